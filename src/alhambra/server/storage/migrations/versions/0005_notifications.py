"""Who is called when a table waits for them, how, and what waits to be said."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "notification_keys",
        sa.Column("name", sa.String(16), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "notification_preferences",
        _guest(primary_key=True),
        sa.Column("language", sa.String(16), nullable=False),
        sa.Column("zone", sa.String(64), nullable=False),
        sa.Column("quiet_begin", sa.Integer, nullable=True),
        sa.Column("quiet_end", sa.Integer, nullable=True),
    )
    op.create_table(
        "notification_channels",
        sa.Column("id", sa.String(16), primary_key=True),
        _guest(nullable=False, index=True),
        sa.Column("how", sa.Text, nullable=False),
        sa.Column("address", sa.Text, nullable=False, index=True),
        sa.Column("label", sa.String(64), nullable=False),
        sa.Column("created", sa.Integer, nullable=False),
        sa.Column("confirmed", sa.Integer, nullable=True),
        sa.Column("failing_since", sa.Integer, nullable=True),
        sa.Column("is_stopped", sa.Boolean, nullable=False, server_default="0"),
    )
    op.create_table("notification_mutes", _guest(primary_key=True), _table())
    op.create_table(
        "notification_turns",
        _guest(primary_key=True),
        _table(),
        sa.Column("turn", sa.String(24), nullable=False),
    )
    op.create_table(
        "notification_calls",
        sa.Column(
            "channel",
            sa.String(16),
            sa.ForeignKey("notification_channels.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        _table(),
        sa.Column("guest", sa.String(16), nullable=False),
        sa.Column("turn", sa.String(24), nullable=False),
        sa.Column("created", sa.Integer, nullable=False),
        sa.Column("due", sa.Integer, nullable=False),
        sa.Column("attempts", sa.Integer, nullable=False, server_default="0"),
    )


def _guest(*, primary_key: bool = False, nullable: bool = False, index: bool = False) -> sa.Column[str]:
    return sa.Column(
        "guest",
        sa.String(16),
        sa.ForeignKey("guests.id", ondelete="CASCADE"),
        primary_key=primary_key,
        nullable=nullable,
        index=index,
    )


def _table() -> sa.Column[str]:
    return sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
