"""Alembic environment: runs migrations on the connection of `database.migrate`, or for a developer."""

from __future__ import annotations

from alembic import context
from sqlalchemy import create_engine

from duomo.store.schema import metadata


def run() -> None:
    connection = context.config.attributes.get("connection")
    if connection is not None:
        context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
        context.run_migrations()
        return
    url = context.config.get_main_option("sqlalchemy.url")
    assert url, "alembic -x needs sqlalchemy.url"
    with create_engine(url).begin() as own:
        context.configure(connection=own, target_metadata=metadata, render_as_batch=True)
        context.run_migrations()


run()
