"""Reports, bans, what the host did, and who is being forgotten."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "reports",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("at", sa.Integer, nullable=False),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("reporter", sa.String(16), nullable=False, index=True),
        sa.Column("reported", sa.String(16), nullable=False, index=True),
        sa.Column("remark", sa.Integer, nullable=True),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("closed", sa.Integer, nullable=True, index=True),
        sa.Column("outcome", sa.String(16), nullable=True),
    )
    op.create_table(
        "bans",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("at", sa.Integer, nullable=False),
        sa.Column("until", sa.Integer, nullable=False),
        sa.Column("guest", sa.String(16), nullable=True),
        sa.Column("network", sa.String(64), nullable=True),
        sa.Column("cause", sa.Text, nullable=False),
    )
    op.create_table(
        "audit",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("at", sa.Integer, nullable=False),
        sa.Column("source", sa.String(16), nullable=False),
        sa.Column("action", sa.String(32), nullable=False),
        sa.Column("subject", sa.String(64), nullable=False),
        sa.Column("detail", sa.Text, nullable=False),
    )
    op.create_table(
        "erasures",
        sa.Column("guest", sa.String(16), primary_key=True),
        sa.Column("at", sa.Integer, nullable=False),
    )
