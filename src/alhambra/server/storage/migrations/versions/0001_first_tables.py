"""Guests, tokens, tables, seats and the logs."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "guests",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("created", sa.Integer, nullable=False),
        sa.Column("seen", sa.Integer, nullable=False),
    )
    op.create_table(
        "tokens",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("guest", sa.String(16), sa.ForeignKey("guests.id", ondelete="CASCADE"), nullable=False, index=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("expires", sa.Integer, nullable=True),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("phase", sa.String(16), nullable=False),
        sa.Column("is_public", sa.Boolean, nullable=False),
        sa.Column("owner", sa.String(16), nullable=False),
        sa.Column("actor", sa.Integer, nullable=True),
        sa.Column("updated", sa.Integer, nullable=False),
        sa.Column("description", sa.Text, nullable=False),
    )
    op.create_index("tables_by_phase", "tables", ["phase", "is_public", "updated"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("guest", sa.String(16), nullable=False, index=True),
    )
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("version", sa.Integer, primary_key=True),
        sa.Column("body", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
