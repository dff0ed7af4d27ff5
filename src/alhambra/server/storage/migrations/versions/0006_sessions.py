"""What one has to know of a device to end its session, and when the server ran."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for name, kind in (
        ("id", sa.String(16)),
        ("label", sa.String(60)),
        ("created", sa.Integer),
        ("seen", sa.Integer),
        ("replaces", sa.String(64)),
    ):
        op.add_column("tokens", sa.Column(name, kind, nullable=True))
    op.execute("UPDATE tokens SET id = lower(hex(randomblob(8)))")
    op.create_table(
        "uptimes",
        sa.Column("began", sa.Integer, primary_key=True),
        sa.Column("ended", sa.Integer, nullable=False),
    )
