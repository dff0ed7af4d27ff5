"""What people say at the tables, and who does not want to hear whom."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "remarks",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("at", sa.Integer, nullable=False, index=True),
        sa.Column("guest", sa.String(16), nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("text", sa.Text, nullable=True),
        sa.Column("reaction", sa.String(16), nullable=True),
    )
    op.create_table(
        "mutes",
        sa.Column("guest", sa.String(16), sa.ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("muted", sa.String(16), primary_key=True),
    )
