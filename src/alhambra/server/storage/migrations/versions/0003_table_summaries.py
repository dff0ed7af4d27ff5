"""What queries look for in a table gets columns of its own; the rest is a summary that only the program reads."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

# The summary of the version before had the shape of that version's message, which these statements know.
FILL = """
UPDATE tables SET
  spectators = coalesce(json_extract(summary, '$.options.spectators'), 1),
  is_for_computers = actor IS NOT NULL AND coalesce(json_extract(summary, '$.options.pace'), 'days') = 'days' AND (
    json_extract(summary, '$.seats[' || actor || '].kind') = 'computer'
    OR json_extract(summary, '$.seats[' || actor || '].stand_in') IS NOT NULL
  ),
  is_given_up = EXISTS (
    SELECT 1 FROM json_each(summary, '$.seats') AS seat WHERE json_extract(seat.value, '$.kind') <> 'computer'
  ) AND NOT EXISTS (
    SELECT 1 FROM json_each(summary, '$.seats') AS seat
    WHERE json_extract(seat.value, '$.kind') <> 'computer'
      AND json_extract(seat.value, '$.stand_in.why') IS NOT 'conceded'
  )
"""


def upgrade() -> None:
    op.alter_column("tables", "description", new_column_name="summary")
    for name, default in (("spectators", "1"), ("is_for_computers", "0"), ("is_given_up", "0")):
        op.add_column("tables", sa.Column(name, sa.Boolean, nullable=False, server_default=default))
    op.execute(FILL)
