"""How rows are read: every query on a connection of its own, trouble told as people understand it."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from duomo.store.trouble import store_trouble
from duomo.store.writer import Statement


class Reader:
    """Reading blocks."""

    def __init__(self, engine: sa.Engine) -> None:
        self.engine = engine

    def rows(self, query: sa.Select[Any] | sa.CompoundSelect[Any]) -> list[dict[str, Any]]:
        try:
            with self.engine.connect() as connection:
                found = connection.execute(query).mappings()
                return [{str(name): value for name, value in row.items()} for row in found]
        except sa.exc.DataError:
            return []  # PostgreSQL has no row with a NUL in it, and says so
        except sa.exc.SQLAlchemyError as error:
            raise store_trouble(error) from error


def together(*statements: sa.Executable) -> Statement:
    """All of them, or none."""

    def run(connection: sa.Connection) -> None:
        for statement in statements:
            connection.execute(statement)

    return run
