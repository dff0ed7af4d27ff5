"""Alembic's entry point. `storage/database.py` hands over the connection."""

from __future__ import annotations

from alembic import context

from alhambra.server.storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite can change a table only by making it anew
)
with context.begin_transaction():
    context.run_migrations()
