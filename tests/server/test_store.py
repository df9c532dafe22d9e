"""The database: one schema for both kinds, group commit, conflicts, and possible faults."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from duomo.play.people.tokens import new_id
from duomo.play.tables.clocks import Clock
from duomo.play.tables.rows import EntryRow, TableRow
from duomo.play.trouble import ServerTrouble
from duomo.store import schema, statements
from duomo.store.database import make_engine, migrate
from duomo.store.reading import Store
from duomo.store.trouble import Conflict, store_trouble
from duomo.store.writer import Statement, Writer
from server_tools import PATIENCE, run_apart


@pytest.fixture
def engine(other_database: str) -> sa.Engine:
    engine = make_engine(other_database)
    migrate(engine)
    return engine


def table_row(store: Store) -> TableRow:
    """A table and its guest, stored."""
    guest = new_id()
    row = TableRow(
        id=new_id(),
        game="basilica",
        players=2,
        options={"a": "b"},
        components_hash="",
        seed="",
        rated=False,
        created_by=guest,
        created=1,
        changed=2,
    )
    with store.engine.begin() as connection:
        person = {"id": guest, "name": "", "language": "en", "created": 0, "steward": False}
        connection.execute(sa.insert(schema.guests).values(person))
        values = {name: getattr(row, name) for name in row.__struct_fields__}
        connection.execute(sa.insert(schema.tables).values(values))
    return row


def entry(number: int) -> EntryRow:
    return EntryRow(number, "move", 0, f"move {number}", ("a", "b"), None, f"id{number}", 5)


def test_the_migrations_make_the_schema_that_the_code_knows(engine: sa.Engine) -> None:
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, schema.metadata) == []


def test_migrating_twice_changes_nothing(engine: sa.Engine) -> None:
    migrate(engine)
    assert Store(engine).table("nothing") is None


def test_what_is_written_can_be_read(engine: sa.Engine) -> None:
    store = Store(engine)
    row = table_row(store)

    async def write() -> None:
        writer = Writer(engine)
        writer.start()
        row.number, row.decider, row.scores = 2, 1, [3, 4]
        await writer.append(row, [entry(1), entry(2)])
        writer.stop()

    run_apart(write())
    found = store.table(row.id)
    assert found is not None
    assert found.row == row
    assert found.entries == [entry(1), entry(2)]
    assert store.entries(row.id, after=1) == [entry(2)]


def test_a_table_is_read_at_one_moment(engine: sa.Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its row and its entries are consistent, even if a move is made while they are read."""
    store = Store(engine)
    row = table_row(store)
    seats = store.seats

    async def move() -> None:
        writer = Writer(engine)
        writer.start()
        row.number = 1
        await writer.append(row, [entry(1)])
        writer.stop()

    def moved_meanwhile(table: str) -> Any:
        run_apart(move())
        return seats(table)

    monkeypatch.setattr(store, "seats", moved_meanwhile)
    found = store.table(row.id)
    assert found is not None
    assert (found.row.number, found.entries) == (0, [])
    monkeypatch.undo()
    found = store.table(row.id)
    assert found is not None
    assert (found.row.number, found.entries) == (1, [entry(1)])


def test_waiting_moves_are_committed_together(engine: sa.Engine) -> None:
    store = Store(engine)
    rows = [table_row(store) for _ in range(20)]

    async def write() -> int:
        writer = Writer(engine)
        writer.loop = asyncio.get_running_loop()
        waiting = [asyncio.ensure_future(writer.append(row, [entry(1)])) for row in rows]
        await asyncio.sleep(0)
        writer.thread.start()
        await asyncio.gather(*waiting)
        writer.stop()
        return writer.commits

    assert run_apart(write()) == 1
    assert all(len(store.entries(row.id)) == 1 for row in rows)


def test_of_two_states_of_a_table_in_one_commit_the_last_counts(engine: sa.Engine) -> None:
    store = Store(engine)
    row, other = table_row(store), table_row(store)

    async def write() -> None:
        writer = Writer(engine)
        writer.loop = asyncio.get_running_loop()
        waiting = []
        for number, decider in ((1, 0), (2, 1)):
            row.number, row.decider, row.clock = number, decider, Clock([5, number], None, 7)
            waiting.append(asyncio.ensure_future(writer.append(row, [entry(number)])))
            await asyncio.sleep(0)
        waiting.append(asyncio.ensure_future(writer.append(other, [entry(1)])))
        await asyncio.sleep(0)
        writer.thread.start()
        await asyncio.gather(*waiting)
        writer.stop()

    run_apart(write())
    found = store.table(row.id)
    assert found is not None
    assert found.row == row
    assert [one.number for one in found.entries] == [1, 2]


@pytest.mark.parametrize(("while_committing", "written"), [(False, True), (True, False)])
def test_a_lost_connection_is_made_anew_while_nothing_can_be_on_disk(
    engine: sa.Engine, monkeypatch: pytest.MonkeyPatch, while_committing: bool, written: bool
) -> None:
    """After the last statement the outcome is unknown: that is reported, and nothing is done twice."""
    store = Store(engine)
    row = table_row(store)
    lost = sa.exc.OperationalError("", {}, Exception("gone"), connection_invalidated=True)
    losses = [lost]

    def losing(_connection: sa.Connection) -> None:
        if losses:
            writer.committing = while_committing
            raise losses.pop()

    async def write() -> Exception | None:
        writer.start()
        await writer.append(row, [entry(1)])
        assert writer.connection is not None
        try:
            await writer.append(row, [entry(2)], losing)
        except ServerTrouble as trouble:
            return trouble
        finally:
            writer.stop()
        return None

    writer = Writer(engine)
    trouble = run_apart(write())
    assert (trouble is None) == written
    assert len(store.entries(row.id)) == 1 + written


def test_a_fault_of_ours_does_not_end_the_thread_that_writes(
    engine: sa.Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever goes wrong with it: the caller is told, and later jobs are written."""
    store = Store(engine)
    row = table_row(store)

    def broken(_error: BaseException) -> Exception:
        raise KeyError("no text for it")

    def failing(_connection: sa.Connection) -> None:
        raise sa.exc.OperationalError("", {}, Exception("gone"))

    async def write() -> None:
        writer = Writer(engine)
        writer.start()
        with monkeypatch.context() as patch:
            patch.setattr("duomo.store.writer.store_trouble", broken)
            with pytest.raises(KeyError, match="no text"):
                async with asyncio.timeout(PATIENCE):
                    await writer.append(row, [entry(1)], failing)
        async with asyncio.timeout(PATIENCE):
            await writer.append(row, [entry(1)])
        writer.stop()

    run_apart(write())
    assert len(store.entries(row.id)) == 1


def test_a_number_is_written_once_and_others_do_not_suffer(engine: sa.Engine) -> None:
    store = Store(engine)
    rows = [table_row(store) for _ in range(3)]

    async def write() -> list[Any]:
        writer = Writer(engine)
        writer.loop = asyncio.get_running_loop()
        jobs = [writer.append(row, [entry(1)]) for row in (*rows, rows[0])]
        waiting = [asyncio.ensure_future(job) for job in jobs]
        await asyncio.sleep(0)
        writer.thread.start()
        found = await asyncio.gather(*waiting, return_exceptions=True)
        writer.stop()
        return found

    found = run_apart(write())
    assert found[:3] == [None, None, None]
    assert isinstance(found[3], Conflict)
    assert all(len(store.entries(row.id)) == 1 for row in rows)


def test_a_move_is_flushed_to_the_disk(tmp_path: Path) -> None:
    engine = make_engine(f"sqlite:///{tmp_path / 'duomo.sqlite'}")
    with engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2  # FULL
        assert connection.exec_driver_sql("PRAGMA foreign_keys").scalar() == 1


@pytest.mark.parametrize(
    ("error", "key"),
    [
        (sqlite3.OperationalError("database or disk is full"), "disk-full"),
        (sqlite3.OperationalError("database is locked"), "database-locked"),
        (sqlite3.OperationalError("attempt to write a readonly database"), "not-writable"),
        (sqlite3.OperationalError("unable to open database file"), "not-writable"),
        (sqlite3.DatabaseError("file is not a database"), "no-database"),
        (ConnectionRefusedError("connection refused"), "database-unreachable"),
    ],
)
def test_errors_of_databases_are_told_in_words(error: Exception, key: str) -> None:
    trouble = store_trouble(sa.exc.DBAPIError("INSERT", {}, error))
    assert isinstance(trouble, ServerTrouble)
    assert trouble.key == key


def test_a_full_disk_is_told_and_nothing_is_half_written(tmp_path: Path) -> None:
    engine = make_engine(f"sqlite:///{tmp_path / 'duomo.sqlite'}")
    migrate(engine)
    store = Store(engine)
    row = table_row(store)
    long = [EntryRow(number, "move", 0, "x" * 2000, (), None, None, 5) for number in range(1, 400)]

    async def write() -> Exception | None:
        writer = Writer(engine)
        writer.start()
        with engine.connect() as connection:
            pages = connection.exec_driver_sql("PRAGMA page_count").scalar()

        @sa.event.listens_for(engine, "begin")
        def small(connection: sa.Connection) -> None:
            connection.exec_driver_sql(f"PRAGMA max_page_count={pages}")

        try:
            await writer.append(row, long)
        except ServerTrouble as trouble:
            return trouble
        finally:
            writer.stop()
        return None

    trouble = run_apart(write())
    assert isinstance(trouble, ServerTrouble)
    assert trouble.key == "disk-full"
    assert store.entries(row.id) == []


def test_a_locked_database_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("duomo.store.database.BUSY_SECONDS", 0.1)
    file = tmp_path / "duomo.sqlite"
    migrate(make_engine(f"sqlite:///{file}"))
    row = table_row(Store(make_engine(f"sqlite:///{file}")))
    held, done = threading.Event(), threading.Event()

    def hold() -> None:
        other = sqlite3.connect(file)
        other.execute("BEGIN EXCLUSIVE")
        held.set()
        done.wait(30)
        other.close()

    holder = threading.Thread(target=hold)
    holder.start()
    held.wait(30)

    async def write() -> None:
        writer = Writer(make_engine(f"sqlite:///{file}"))
        writer.start()
        try:
            await writer.append(row, [entry(1)])
        finally:
            writer.stop()

    with pytest.raises(ServerTrouble) as caught:
        run_apart(write())
    done.set()
    holder.join()
    assert caught.value.key == "database-locked"


@pytest.mark.parametrize(
    ("url", "key"),
    [
        ("nonsense", "bad-database"),
        ("mysql://root@localhost/x", "bad-database"),
        ("postgresql://duomo@/x?host=/nowhere", "database-unreachable"),
        ("sqlite:////nowhere/at/all/duomo.sqlite", "not-writable"),
    ],
)
def test_a_database_that_cannot_be_used_is_told(url: str, key: str) -> None:
    with pytest.raises(ServerTrouble) as caught:
        migrate(make_engine(url))
    assert caught.value.key == key


def test_a_file_that_is_no_database_is_told(tmp_path: Path) -> None:
    file = tmp_path / "duomo.sqlite"
    file.write_text("not a database, " * 100)
    with pytest.raises(ServerTrouble) as caught:
        migrate(make_engine(f"sqlite:///{file}"))
    assert caught.value.key == "no-database"


def test_a_newer_database_is_told(tmp_path: Path) -> None:
    engine = make_engine(f"sqlite:///{tmp_path / 'duomo.sqlite'}")
    migrate(engine)
    with engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(ServerTrouble) as caught:
        migrate(engine)
    assert caught.value.key == "newer-database"


def together(engine: sa.Engine, *jobs: Statement) -> list[Any]:
    """The results of jobs that wait for the same commit."""

    async def write() -> list[Any]:
        writer = Writer(engine)
        writer.loop = asyncio.get_running_loop()
        waiting = [asyncio.ensure_future(writer.execute(job)) for job in jobs]
        await asyncio.sleep(0)
        writer.thread.start()
        found = await asyncio.gather(*waiting, return_exceptions=True)
        writer.stop()
        return found

    return run_apart(write())


def guest_named(guest: str, name: str) -> Statement:
    return statements.new_guest(guest, name, "en", 1)


@pytest.mark.parametrize("name", ["a\0b", "\ud800"])
def test_what_cannot_be_stored_fails_alone(engine: sa.Engine, name: str) -> None:
    """PostgreSQL accepts no NUL, and neither database accepts half a character."""
    guests = [new_id() for _ in range(4)]
    found = together(engine, *(guest_named(guest, "Anna") for guest in guests), guest_named(new_id(), name))
    assert found[:4] == [None] * 4
    assert all(Store(engine).guest_of(guest) for guest in guests)
    if engine.dialect.name == "postgresql" or name != "a\0b":
        assert isinstance(found[4], ServerTrouble)
        assert found[4].status == 400


def test_the_writer_knows_that_nothing_can_be_written(engine: sa.Engine) -> None:
    async def write() -> None:
        writer = Writer(engine)
        writer.start()
        await writer.execute(statements.probe())
        assert writer.trouble is None
        with pytest.raises(ServerTrouble):
            await writer.execute(full)
        assert writer.trouble is not None
        await writer.execute(statements.probe())
        assert writer.trouble is None
        writer.stop()

    def full(_connection: sa.Connection) -> None:
        raise sa.exc.OperationalError("", {}, Exception("database or disk is full"))

    run_apart(write())
    assert Store(engine).component_set(statements.PROBE) is None


def test_a_bot_whose_table_was_changed_in_the_future_is_found(engine: sa.Engine) -> None:
    """The clock was wrong when it was written, or is wrong now."""
    store = Store(engine)
    moments = {"long ago": 1000, "just now": 5500, "in the future": 90_000}
    names = {}
    for name, moment in moments.items():
        row = table_row(store)
        names[row.id] = name
        with engine.begin() as connection:
            values = {"changed": moment, "waits_for_bot": True}
            connection.execute(sa.update(schema.tables).where(schema.tables.c.id == row.id).values(values))
    found = {names[table] for table in store.waiting_for_bots(5000, 6000) if table in names}
    assert found == {"long ago", "in the future"}


@pytest.mark.parametrize("options", ["[1", '["x"]', '"x"'])
def test_a_damaged_row_does_not_hide_the_others(engine: sa.Engine, options: str) -> None:
    if engine.dialect.name == "postgresql" and options == "[1":
        pytest.skip("PostgreSQL keeps no damaged JSON")
    store = Store(engine)
    rows = [table_row(store) for _ in range(3)]
    guest = rows[0].created_by
    with engine.begin() as connection:
        for row in rows:
            connection.execute(sa.insert(schema.seats).values(table_id=row.id, seat=0, guest_id=guest))
        damage = sa.text("UPDATE tables SET options = :options WHERE id = :table")
        if engine.dialect.name == "postgresql":
            damage = sa.text("UPDATE tables SET options = CAST(:options AS JSON) WHERE id = :table")
        connection.execute(damage, {"options": options, "table": rows[1].id})
    found = store.tables_of(guest)
    assert {row.id for row, _ in found.tables} == {rows[0].id, rows[2].id}
    assert found.unreadable == [rows[1].id]
