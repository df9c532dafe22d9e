"""Every earlier schema, with games in it, is migrated to today's; and other versions say what to do."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext

from duomo.cli import main
from duomo.play.trouble import ServerTrouble
from duomo.store import backup, schema
from duomo.store.database import check_schema, known_schemas, make_engine, migrate, newest_schema, schema_of
from duomo.store.reading import Store
from server_tools import Cluster

FOLDER = Path(__file__).parent / "schemas"
KEPT = sorted(path.stem for path in FOLDER.glob("*.json"))


@pytest.fixture(params=["sqlite", "postgresql"])
def fresh(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[], str]:
    """An empty database."""
    made: list[str] = []

    def make() -> str:
        made.append("")
        if request.param == "sqlite":
            return f"sqlite:///{tmp_path / f'duomo{len(made)}.sqlite'}"
        cluster: Cluster = request.getfixturevalue("cluster")
        return cluster.database()

    return make


def filled(url: str, revision: str) -> tuple[sa.Engine, Any]:
    """A database as that version left it."""
    engine = make_engine(url)
    migrate(engine, revision)
    kept = json.loads((FOLDER / f"{revision}.json").read_text(encoding="utf-8"))
    known = sa.MetaData()
    known.reflect(engine)
    with engine.begin() as connection:
        for table in known.sorted_tables:
            if kept.get(table.name):
                connection.execute(sa.insert(table), kept[table.name])
    return engine, kept


def test_games_of_every_schema_are_kept() -> None:
    assert known_schemas() == KEPT, "run tools/keep_schema.py"


def test_all_migrations_together_lead_to_todays_schema(fresh: Callable[[], str]) -> None:
    """Whatever schema a database started with, it takes the same path from there."""
    engine, _ = filled(fresh(), KEPT[0])
    migrate(engine)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, schema.metadata) == []


@pytest.mark.parametrize("revision", KEPT)
def test_a_database_of_every_version_comes_up_to_date(fresh: Callable[[], str], revision: str) -> None:
    engine, kept = filled(fresh(), revision)
    migrate(engine)
    assert schema_of(engine) == newest_schema()
    with engine.connect() as connection:
        for table in schema.metadata.sorted_tables:
            if table.name in kept and table.name != "sessions":
                count = connection.scalar(sa.select(sa.func.count()).select_from(table))
                assert count == len(kept[table.name]), table.name
    assert backup.check(engine) == []
    store = Store(engine)
    for row in kept["entries"]:
        stored = {entry.number: entry.move for entry in store.entries(row["table_id"])}
        assert stored[row["number"]] == row["move"]
    for seat in kept["seats"]:
        now = next(one for one in store.seats(seat["table_id"]) if one.seat == seat["seat"])
        assert now.guest == seat["guest_id"]


@pytest.mark.parametrize("revision", [revision for revision in KEPT if revision < "0004"])
def test_cookies_and_invitations_from_before_still_work(fresh: Callable[[], str], revision: str) -> None:
    engine, kept = filled(fresh(), revision)
    migrate(engine)
    store = Store(engine)
    for guest in kept["guests"]:
        session = store.session(guest["token_hash"])
        assert session is not None
        assert session.guest == guest["id"]
    unused = [seat for seat in kept["seats"] if seat["link_hash"] and not seat["guest_id"]]
    assert unused
    for seat in kept["seats"]:
        found = seat["link_hash"] and store.seat_of_link(seat["link_hash"])
        if found:
            assert found[1].link_open == (seat in unused)


@pytest.mark.parametrize("revision", KEPT)
def test_a_backup_of_every_version_can_be_restored(
    fresh: Callable[[], str], tmp_path: Path, revision: str
) -> None:
    file = tmp_path / "old.sqlite"
    old, kept = filled(f"sqlite:///{file}", revision)
    old.dispose()
    engine = make_engine(fresh())
    backup.restore(file, engine)
    assert backup.check(engine) == []
    assert all(Store(engine).table(row["id"]) for row in kept["tables"])
    assert schema_of(make_engine(f"sqlite:///{file}")) == revision, "the backup itself is left as it was"


def test_an_older_database_is_told_what_to_do(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    engine, _ = filled(f"sqlite:///{tmp_path / 'duomo.sqlite'}", "0001")
    with pytest.raises(ServerTrouble) as caught:
        check_schema(engine)
    assert caught.value.key == "older-database"
    assert "duomo admin migrate" in str(caught.value)
    here = ["--data", str(tmp_path)]
    assert main(["serve", *here, "--set", "migrate=false"]) == 1
    assert "0001" in capsys.readouterr().err
    assert main(["admin", "tables", *here]) != 0
    assert main(["admin", "migrate", *here]) == 0
    assert main(["admin", "tables", *here]) == 0


def test_a_newer_database_is_told_what_to_do(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    engine = make_engine(f"sqlite:///{tmp_path / 'duomo.sqlite'}")
    migrate(engine)
    with engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    for command in (["serve"], ["admin", "tables"], ["admin", "migrate"]):
        assert main([*command, "--data", str(tmp_path)]) != 0
        said = capsys.readouterr().err
        assert "9999" in said
        assert "newer" in said
    assert main(["doctor", "--data", str(tmp_path)]) == 1
    assert "9999" in capsys.readouterr().out


def test_going_back_a_version_keeps_the_games(fresh: Callable[[], str]) -> None:
    """Downgrades are for developers; they lose what the older schema cannot express, but no game."""
    from alembic import command

    from duomo.store.database import _alembic, _changing

    engine, kept = filled(fresh(), "0003")
    migrate(engine)
    config = _alembic()
    with _changing(engine) as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, "0003")
    migrate(engine)
    assert backup.check(engine) == []
    assert all(Store(engine).session(guest["token_hash"]) for guest in kept["guests"])


def test_a_migration_that_fails_leaves_everything_as_it_was(
    fresh: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A full disk, a killed server: nothing is half changed, and the next start tries again."""
    engine, kept = filled(fresh(), "0001")

    def fail(*_: object, **__: object) -> None:
        raise sa.exc.OperationalError("CREATE TABLE bans", {}, Exception("disk is full"))

    with monkeypatch.context() as patched:
        patched.setattr("duomo.store.migrations.versions.m0004_stewards.op.add_column", fail)
        with pytest.raises(ServerTrouble):
            migrate(engine)
    known = sa.MetaData()
    known.reflect(engine)
    assert schema_of(engine) == "0001"
    assert sorted(known.tables) == sorted([*kept, "alembic_version"])
    migrate(engine)
    assert backup.check(engine) == []
