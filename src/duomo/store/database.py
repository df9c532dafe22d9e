"""The database: opening it, and bringing its schema up to date. `reading` reads from it, `writer` writes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy import event

from duomo.play.trouble import ServerTrouble
from duomo.store.trouble import store_trouble

MIGRATIONS = Path(__file__).parent / "migrations"
BUSY_SECONDS = 10
"""How long SQLite waits for another program that is writing."""
MIGRATING = 0x64756F6D
"""PostgreSQL's number of the lock under which the schema is changed: several servers may start at once."""


def make_engine(url: str) -> sa.Engine:
    """ServerTrouble in a sentence when the URL names no database that can be used."""
    try:
        parsed = sa.make_url(url)
    except sa.exc.ArgumentError:
        raise ServerTrouble(500, "bad-database", url=url) from None
    if parsed.get_backend_name() == "sqlite":
        engine = sa.create_engine(parsed, connect_args={"timeout": BUSY_SECONDS, "check_same_thread": False})
        event.listen(engine, "connect", _durable)
        return engine
    if parsed.get_backend_name() != "postgresql":
        raise ServerTrouble(500, "bad-database", url=parsed.render_as_string(hide_password=True))
    try:
        import psycopg  # noqa: F401 - the extra `postgres`
    except ImportError:
        raise ServerTrouble(500, "no-postgres") from None
    return sa.create_engine(parsed.set(drivername="postgresql+psycopg"), pool_pre_ping=True)


def file_of(url: str) -> Path | None:
    """The file of an embedded database; None for any other, and for one in memory."""
    try:
        parsed = sa.make_url(url)
    except sa.exc.ArgumentError:
        return None
    if parsed.get_backend_name() != "sqlite" or parsed.database in (None, "", ":memory:"):
        return None
    return Path(str(parsed.database)).absolute()


def _durable(connection: Any, _record: Any) -> None:
    """A committed move survives a crash of the machine, and readers never wait for the writer."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def migrate(engine: sa.Engine) -> None:
    """Bring the schema up to date; ServerTrouble when the database cannot be used or is a newer one."""
    from alembic import command  # only the process that starts the others needs it
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    try:
        with engine.begin() as connection:
            if engine.dialect.name == "postgresql":
                connection.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATING)))
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    except sa.exc.SQLAlchemyError as error:
        raise store_trouble(error) from error
    except CommandError as error:
        raise ServerTrouble(500, "newer-database") from error
