"""How Alembic runs here: on the connection that `schema.upgrade` hands it."""

from alembic import context

context.configure(connection=context.config.attributes["connection"], target_metadata=None)
context.run_migrations()
