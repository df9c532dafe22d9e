"""Base class for queries.

Every query uses its own connection, except within `at_one_moment`.
"""

from __future__ import annotations

import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, nullcontext
from typing import Any

import sqlalchemy as sa

from duomo.store.trouble import store_trouble
from duomo.store.writer import Statement

Query = sa.Select[Any] | sa.CompoundSelect[Any]


class Reader:
    """Runs queries and translates database errors. Queries block."""

    def __init__(self, engine: sa.Engine) -> None:
        self.engine = engine
        self.at_hand = threading.local()
        """The current connection of this thread."""

    @contextmanager
    def at_one_moment(self) -> Iterator[None]:
        """Show this thread's queries a snapshot of the database.

        They share one connection, because getting one costs a round trip to check that it is alive.
        """
        if getattr(self.at_hand, "connection", None) is not None:
            yield
            return
        try:
            with self.engine.connect() as connection:
                _stand_still(connection)
                self.at_hand.connection = connection
                yield
        except sa.exc.SQLAlchemyError as error:
            raise store_trouble(error) from error
        finally:
            self.at_hand.connection = None

    def rows(self, query: Query) -> list[dict[str, Any]]:
        """Return rows as dicts by column name."""
        names, found = self._read(query)
        return [dict(zip(names, row)) for row in found]

    def tuples(self, query: Query) -> Sequence[tuple[Any, ...]]:
        """Return rows as tuples in column order: fastest for thousands of rows."""
        return self._read(query)[1]

    def _read(self, query: Query) -> tuple[list[str], Sequence[tuple[Any, ...]]]:
        kept: sa.Connection | None = getattr(self.at_hand, "connection", None)
        try:
            with self.engine.connect() if kept is None else nullcontext(kept) as connection:
                result = connection.execute(query)
                return list(map(str, result.keys())), result.all()
        except sa.exc.DataError:
            return [], []  # PostgreSQL rejects text that contains NUL
        except sa.exc.SQLAlchemyError as error:
            raise store_trouble(error) from error


def _stand_still(connection: sa.Connection) -> None:
    """Start a snapshot. SQLite's driver starts a transaction only for writes; PostgreSQL by default shows
    each query the latest data."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN")
    else:
        connection.execution_options(isolation_level="REPEATABLE READ")


def together(*statements: sa.Executable) -> Statement:
    """Run all statements in one transaction."""

    def run(connection: sa.Connection) -> None:
        for statement in statements:
            connection.execute(statement)

    return run
