"""What Alembic runs to migrate: on the connection that `migrate` hands over, in its transaction."""

from alembic import context

from caravane.server.store.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
context.run_migrations()
