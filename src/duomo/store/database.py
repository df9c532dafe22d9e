"""Opening the database and migrating its schema. `reading` reads from it, `writer` writes."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy import event

from duomo.play.trouble import ServerTrouble
from duomo.store.trouble import store_trouble

Engine = sa.Engine

MIGRATIONS = Path(__file__).parent / "migrations"
BUSY_SECONDS = 10
"""Seconds SQLite waits while another program is writing."""
MIGRATING = 0x64756F6D
"""Number of the PostgreSQL advisory lock held while migrating, because several servers may start at once."""


def make_engine(url: str) -> sa.Engine:
    """Make an engine; raises ServerTrouble if the URL does not name a usable database."""
    try:
        parsed = sa.make_url(url)
    except sa.exc.ArgumentError:
        raise ServerTrouble(500, "bad-database", url=url) from None
    if parsed.get_backend_name() == "sqlite":
        options = {"timeout": BUSY_SECONDS, "check_same_thread": False}
        engine = sa.create_engine(parsed, connect_args=options, json_deserializer=msgspec.json.decode)
        event.listen(engine, "connect", _durable)
        return engine
    if parsed.get_backend_name() != "postgresql":
        raise ServerTrouble(500, "bad-database", url=parsed.render_as_string(hide_password=True))
    try:
        import psycopg  # noqa: F401 - the extra `postgres`
    except ImportError:
        raise ServerTrouble(500, "no-postgres") from None
    parsed = parsed.set(drivername="postgresql+psycopg")
    return sa.create_engine(parsed, pool_pre_ping=True, json_deserializer=msgspec.json.decode)


def file_of(url: str) -> Path | None:
    """Return the file of an SQLite database; None for any other, and for one in memory."""
    try:
        parsed = sa.make_url(url)
    except sa.exc.ArgumentError:
        return None
    if parsed.get_backend_name() != "sqlite" or parsed.database in (None, "", ":memory:"):
        return None
    return Path(str(parsed.database)).absolute()


def _durable(connection: Any, _record: Any) -> None:
    """Make committed moves survive a crash of the machine, and let readers never wait for the writer."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def newest_schema() -> str:
    """Return the schema revision this version of Duomo needs."""
    from alembic.script import ScriptDirectory

    return str(ScriptDirectory.from_config(_alembic()).get_current_head())


def schema_of(engine: sa.Engine) -> str | None:
    """Return the schema revision of a database; None if it is new."""
    from alembic.runtime.migration import MigrationContext

    try:
        with engine.connect() as connection:
            return MigrationContext.configure(connection).get_current_revision()
    except sa.exc.SQLAlchemyError as error:
        raise store_trouble(error) from error


def check_schema(engine: sa.Engine) -> None:
    """Raise ServerTrouble with advice if the database has another version."""
    found, wanted = schema_of(engine), newest_schema()
    if found == wanted:
        return
    if found is not None and found not in known_schemas():
        raise ServerTrouble(500, "newer-database", found=found, wanted=wanted)
    raise ServerTrouble(500, "older-database", found=found or "–", wanted=wanted)


def known_schemas() -> list[str]:
    """Return all revisions, oldest first."""
    from alembic.script import ScriptDirectory

    return [one.revision for one in ScriptDirectory.from_config(_alembic()).walk_revisions()][::-1]


def _alembic() -> Any:
    from alembic.config import Config  # only needed by the parent process

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config


@contextmanager
def _changing(engine: sa.Engine) -> Iterator[sa.Connection]:
    """Run all schema changes in one transaction."""
    if engine.dialect.name == "postgresql":
        with engine.begin() as connection:
            connection.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATING)))
            yield connection
        return
    with engine.connect() as connection:
        driver: Any = connection.connection.driver_connection
        driver.isolation_level = None  # the driver's implicit transactions would exclude schema changes
        connection.exec_driver_sql(
            "PRAGMA foreign_keys=OFF"
        )  # a table that is rebuilt is missing for a moment
        connection.exec_driver_sql("BEGIN IMMEDIATE")
        try:
            yield connection
            if connection.exec_driver_sql("PRAGMA foreign_key_check").first():
                raise ServerTrouble(500, "no-database")
            connection.commit()
        finally:
            connection.rollback()
            connection.invalidate()  # so that the next connection has the normal settings


def migrate(engine: sa.Engine, to: str = "head") -> None:
    """Upgrade the schema; raises ServerTrouble if the database is unusable or newer."""
    from alembic import command
    from alembic.util import CommandError

    config = _alembic()
    try:
        with _changing(engine) as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, to)
    except sa.exc.SQLAlchemyError as error:
        raise store_trouble(error) from error
    except CommandError as error:
        found = schema_of(engine) or ""
        raise ServerTrouble(500, "newer-database", found=found, wanted=newest_schema()) from error
