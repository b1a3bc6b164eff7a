"""Alembic environment, on the connection and in the transaction that `migrate` passes."""

from alembic import context

from caravane.server.store.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
context.run_migrations()
