"""Alembic's door. `alhambra.server.storage.store` hands over the connection; there is no other way in."""

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
