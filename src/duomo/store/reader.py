"""How rows are read, and trouble told as people understand it.

Every query has a connection of its own, unless several belong together (`at_one_moment`).
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
    """Reading blocks."""

    def __init__(self, engine: sa.Engine) -> None:
        self.engine = engine
        self.at_hand = threading.local()
        """The connection that this thread has at present."""

    @contextmanager
    def at_one_moment(self) -> Iterator[None]:
        """Queries of this thread see the database as it is at one moment, whatever is written meanwhile. They
        use one connection: to get one is to ask the database whether it still answers."""
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
        """By the names of their columns."""
        names, found = self._read(query)
        return [dict(zip(names, row)) for row in found]

    def tuples(self, query: Query) -> Sequence[tuple[Any, ...]]:
        """Values in the order of their columns: the quickest where there are thousands."""
        return self._read(query)[1]

    def _read(self, query: Query) -> tuple[list[str], Sequence[tuple[Any, ...]]]:
        kept: sa.Connection | None = getattr(self.at_hand, "connection", None)
        try:
            with self.engine.connect() if kept is None else nullcontext(kept) as connection:
                result = connection.execute(query)
                return list(map(str, result.keys())), result.all()
        except sa.exc.DataError:
            return [], []  # PostgreSQL has no row with a NUL in it, and says so
        except sa.exc.SQLAlchemyError as error:
            raise store_trouble(error) from error


def _stand_still(connection: sa.Connection) -> None:
    """The driver of SQLite begins a transaction only to write; PostgreSQL's shows each query what is new."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN")
    else:
        connection.execution_options(isolation_level="REPEATABLE READ")


def together(*statements: sa.Executable) -> Statement:
    """All of them, or none."""

    def run(connection: sa.Connection) -> None:
        for statement in statements:
            connection.execute(statement)

    return run
