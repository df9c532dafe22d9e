"""The database: opening it, and bringing its schema up to date. `reading` reads from it, `writer` writes."""

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


def newest_schema() -> str:
    """The schema that this version of Duomo works with."""
    from alembic.script import ScriptDirectory

    return str(ScriptDirectory.from_config(_alembic()).get_current_head())


def schema_of(engine: sa.Engine) -> str | None:
    """The schema that a database has; None when it has none yet."""
    from alembic.runtime.migration import MigrationContext

    try:
        with engine.connect() as connection:
            return MigrationContext.configure(connection).get_current_revision()
    except sa.exc.SQLAlchemyError as error:
        raise store_trouble(error) from error


def check_schema(engine: sa.Engine) -> None:
    """ServerTrouble says what to do with a database of another version."""
    found, wanted = schema_of(engine), newest_schema()
    if found == wanted:
        return
    if found is not None and found not in known_schemas():
        raise ServerTrouble(500, "newer-database", found=found, wanted=wanted)
    raise ServerTrouble(500, "older-database", found=found or "–", wanted=wanted)


def known_schemas() -> list[str]:
    """All that there ever were, the first one first."""
    from alembic.script import ScriptDirectory

    return [one.revision for one in ScriptDirectory.from_config(_alembic()).walk_revisions()][::-1]


def _alembic() -> Any:
    from alembic.config import Config  # only the process that starts the others needs it

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config


@contextmanager
def _changing(engine: sa.Engine) -> Iterator[sa.Connection]:
    """One transaction for all changes of the schema: they are there whole or not at all."""
    if engine.dialect.name == "postgresql":
        with engine.begin() as connection:
            connection.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATING)))
            yield connection
        return
    with engine.connect() as connection:
        driver: Any = connection.connection.driver_connection
        driver.isolation_level = None  # its own transactions would leave changes of tables out
        connection.exec_driver_sql(
            "PRAGMA foreign_keys=OFF"
        )  # a table that is made anew is gone for a moment
        connection.exec_driver_sql("BEGIN IMMEDIATE")
        try:
            yield connection
            if connection.exec_driver_sql("PRAGMA foreign_key_check").first():
                raise ServerTrouble(500, "no-database")
            connection.commit()
        finally:
            connection.rollback()
            connection.invalidate()  # the next one is as it should be


def migrate(engine: sa.Engine, to: str = "head") -> None:
    """Bring the schema up to date; ServerTrouble when the database cannot be used or is a newer one."""
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
