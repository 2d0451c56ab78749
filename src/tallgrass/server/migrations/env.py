"""Runs migrations on the connection that `database.upgrade` hands over."""

from alembic import context

from tallgrass.server.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transactional_ddl=True,
    render_as_batch=True,  # SQLite changes a column only by making the table anew
)
with context.begin_transaction():
    context.run_migrations()
