"""Backups: a single SQLite file, whatever the database. They can be restored into any database and are
checked by opening every game."""

from __future__ import annotations

import shutil
import sqlite3
import tempfile
from collections.abc import Callable
from itertools import islice
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from duomo.core.engine.refusal import DuomoError
from duomo.play.tables.live_table import LiveTable
from duomo.play.tables.rows import TableRow
from duomo.play.trouble import ServerTrouble
from duomo.store import schema
from duomo.store.database import file_of, make_engine, migrate
from duomo.store.reading import Store
from duomo.store.trouble import store_trouble

TOGETHER = 1000
SAME = ("number", "decider", "waits_for_bot", "over", "scores", "winners")
"""Columns of a table's row that are derived from its entries."""

Progress = Callable[[int, int], None]


def export(engine: sa.Engine, target: Path) -> None:
    """Write a consistent copy of everything while the server runs. The file is written completely or not at
    all."""
    part = target.with_name(target.name + ".part")
    part.unlink(missing_ok=True)
    part.touch(mode=0o600)
    try:
        own = file_of(str(engine.url))
        if own is not None:
            _copy_file(own, part)
        else:
            copy = make_engine(f"sqlite:///{part}")
            migrate(copy)
            with engine.connect().execution_options(isolation_level="REPEATABLE READ") as source:
                _copy_rows(source, copy)
            copy.dispose()
        _settle(part)
        part.replace(target)
    except sa.exc.SQLAlchemyError as error:
        raise store_trouble(error) from error
    except (OSError, sqlite3.Error) as error:
        raise ServerTrouble(503, "bad-backup", file=str(target), reason=str(error)) from None
    finally:
        for leftover in target.parent.glob(f"{part.name}*"):
            leftover.unlink(missing_ok=True)


def _copy_file(source: Path, target: Path) -> None:
    """Copy with SQLite's backup API: consistent while others read and write."""
    with sqlite3.connect(source) as ours, sqlite3.connect(target) as copy:
        ours.backup(copy)


def _settle(file: Path) -> None:
    """Fold the write-ahead log into the file, so that nothing is left beside it."""
    with sqlite3.connect(file) as connection:
        connection.execute("PRAGMA journal_mode=DELETE")
    connection.close()


def _copy_rows(source: sa.Connection, target: sa.Engine) -> None:
    with target.begin() as into:
        for table in schema.metadata.sorted_tables:
            rows = source.execution_options(yield_per=TOGETHER).execute(sa.select(table)).mappings()
            while some := [dict(row) for row in islice(rows, TOGETHER)]:
                into.execute(sa.insert(table), some)


def restore(file: Path, engine: sa.Engine) -> None:
    """Restore a backup, also of an older version, into an empty database."""
    migrate(engine)
    with tempfile.TemporaryDirectory(prefix="duomo-restore-") as folder:
        copy = Path(folder) / "backup.sqlite"
        try:
            shutil.copyfile(file, copy)
            with sqlite3.connect(copy) as connection:
                sound = connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        except (OSError, sqlite3.Error) as error:
            raise ServerTrouble(400, "bad-backup", file=str(file), reason=str(error)) from None
        if not sound:
            raise ServerTrouble(400, "bad-backup", file=str(file), reason="integrity_check")
        backup = make_engine(f"sqlite:///{copy}")
        try:
            migrate(backup)
            _check_empty(engine)
            with backup.connect() as source:
                _copy_rows(source, engine)
        except sa.exc.SQLAlchemyError as error:
            raise store_trouble(error) from error
        finally:
            backup.dispose()


def _check_empty(engine: sa.Engine) -> None:
    with engine.connect() as connection:
        for table in schema.metadata.sorted_tables:
            if connection.execute(sa.select(sa.literal(1)).select_from(table).limit(1)).first():
                raise ServerTrouble(409, "not-empty")


def check_file(file: Path, told: Progress | None = None) -> list[tuple[str, str]]:
    """Like `check`, for a backup file, which stays a single file."""
    engine = make_engine(f"sqlite:///{file.absolute()}")
    try:
        return check(engine, told)
    finally:
        engine.dispose()
        _settle(file)


def check(engine: sa.Engine, told: Progress | None = None) -> list[tuple[str, str]]:
    """Open every game and compare it with its row; return the damaged tables and what is wrong with them."""
    store = Store(engine)
    try:
        with engine.connect() as connection:
            every = list(connection.scalars(sa.select(schema.tables.c.id)))
    except sa.exc.SQLAlchemyError as error:
        raise store_trouble(error) from error
    wrong: list[tuple[str, str]] = []
    for number, table in enumerate(every):
        reason = _trouble(store, table)
        if reason:
            wrong.append((table, reason))
        if told is not None:
            told(number + 1, len(every))
    return wrong


def _trouble(store: Store, table: str) -> str:
    try:
        stored = store.table(table, bookmarked=False)
        if stored is None:
            return "gone"
        said = _facts(stored.row)
        live = LiveTable.opened(stored)
    except (DuomoError, ValueError, LookupError, AssertionError) as error:
        return str(error) or type(error).__name__
    found = _facts(live.row)
    return ", ".join(
        f"{name}: {said[name]} stored, {found[name]} played" for name in SAME if said[name] != found[name]
    )


def _facts(row: TableRow) -> dict[str, Any]:
    return {name: getattr(row, name) for name in SAME}
