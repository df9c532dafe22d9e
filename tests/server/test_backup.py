"""Backups: made while people play, restored into either database, verified by opening every game."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
import sqlalchemy as sa

from duomo.cli import main
from duomo.play.tables.rows import now
from duomo.play.trouble import ServerTrouble
from duomo.store import backup, house, schema
from duomo.store.database import make_engine, migrate
from server_tools import Cluster, Person, Running

Make = Callable[..., Person]


def everything(engine: sa.Engine) -> dict[str, list[tuple[object, ...]]]:
    with engine.connect() as connection:
        return {
            table.name: sorted(
                (tuple(map(str, row)) for row in connection.execute(sa.select(table))), key=str
            )
            for table in schema.metadata.sorted_tables
        }


def test_a_backup_goes_from_either_database_into_the_other(
    server: Running, person: Make, tmp_path: Path, cluster: Cluster
) -> None:
    anna = person("Anna")
    table, links = anna.table("red-cathedral", "me screen friend", {"contractors": "on"})
    person("Bruno").take(table, links[2])
    with anna.live(table) as live:
        while live.now["yours"] is not None and live.now["number"] < 25:
            live.play()
    here = ["--database", server.settings.database]
    file = tmp_path / "backup.sqlite"
    assert main(["admin", "backup", str(file), *here]) == 0
    assert file.stat().st_mode & 0o777 == 0o600
    assert main(["admin", "backup", str(file), *here]) == 1, "it does not write over another"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["backup.sqlite"]
    source = make_engine(server.settings.database)
    before = everything(source)
    for url in (f"sqlite:///{tmp_path / 'new' / 'duomo.sqlite'}", cluster.database()):
        if url.startswith("sqlite"):
            (tmp_path / "new").mkdir()
        assert main(["admin", "restore", str(file), "--database", url]) == 0
        assert everything(make_engine(url)) == before
        assert main(["admin", "restore", str(file), "--database", url]) != 0, "there are games in it"


def test_a_steward_downloads_a_backup(server: Running, person: Make, tmp_path: Path) -> None:
    stella = person("Stella")
    house.execute(make_engine(server.settings.database), house.grant(stella.me["guest"], True))
    stella.table("basilica", "me screen")
    answer = stella.http.get("/api/house/backup")
    assert answer.status_code == 200
    (tmp_path / "got.sqlite").write_bytes(answer.content)
    assert backup.check(make_engine(f"sqlite:///{tmp_path / 'got.sqlite'}")) == []


@pytest.fixture
def small(tmp_path: Path) -> sa.Engine:
    """A database with a few games, and no server."""
    url = f"sqlite:///{tmp_path / 'duomo.sqlite'}"
    server = Running(url)
    anna = Person(server.port, "Anna")
    for _ in range(3):
        table, _ = anna.table("basilica", "me screen")
        with anna.live(table) as live:
            live.play_on(6)
    server.stop()
    return make_engine(url)


def test_what_is_wrong_with_a_game_is_found(small: sa.Engine) -> None:
    assert backup.check(small) == []
    with small.begin() as connection:
        names = list(connection.scalars(sa.select(schema.tables.c.id)))
        entries, tables = schema.entries, schema.tables
        connection.execute(
            sa.delete(entries).where((entries.c.table_id == names[0]) & (entries.c.number == 3))
        )
        connection.execute(sa.update(tables).where(tables.c.id == names[1]).values(number=99))
    wrong = backup.check(small)
    assert sorted(table for table, _ in wrong) == sorted(names[:2])
    assert all(reason for _, reason in wrong)


@pytest.mark.parametrize("damage", ["empty", "text", "cut", "flipped", "other"])
def test_a_damaged_backup_is_told(small: sa.Engine, tmp_path: Path, damage: str) -> None:
    file = tmp_path / "backup.sqlite"
    backup.export(small, file)
    content = bytearray(file.read_bytes())
    if damage == "text":
        content = bytearray(b"no database at all " * 100)
    elif damage == "cut":
        content = content[: len(content) // 2]
    elif damage == "flipped":
        for at in range(4096, len(content), 1024):
            content[at] ^= 0xFF
    elif damage == "empty":
        content = bytearray()
    file.write_bytes(content)
    if damage == "other":
        file.unlink()
        with sqlite3.connect(file) as connection:
            connection.execute("CREATE TABLE alembic_version (version_num TEXT)")
            connection.execute("INSERT INTO alembic_version VALUES ('nothing of ours')")
        connection.close()
    target = make_engine(f"sqlite:///{tmp_path / 'new.sqlite'}")
    if damage == "empty":  # an empty database is still a database
        backup.restore(file, target)
        assert backup.check(target) == []
        return
    with pytest.raises(ServerTrouble):
        backup.restore(file, target)
    migrate(target)
    assert all(not rows for rows in everything(target).values()), "nothing came half"


def test_what_is_old_is_removed(small: sa.Engine) -> None:
    known = house.House(small)
    with small.begin() as connection:
        names = list(connection.scalars(sa.select(schema.tables.c.id)))
        long_ago = now() - 400 * house.DAY
        tables = schema.tables
        connection.execute(
            sa.update(tables).where(tables.c.id == names[0]).values(over=True, changed=long_ago)
        )
        connection.execute(
            sa.update(tables).where(tables.c.id == names[1]).values(number=1, changed=long_ago)
        )
    assert known.old_tables(0, 0) == []
    assert known.old_tables(365, 0) == [names[0]]
    assert sorted(known.old_tables(365, 30)) == sorted(names[:2])
    url = small.url.render_as_string(hide_password=False)
    here = ["--database", url, "--finished-days", "365", "--people-days", "1"]
    assert main(["admin", "prune", "--dry-run", *here]) == 0
    assert len(known.tables()) == 3
    assert main(["admin", "prune", *here]) == 0
    assert [row.id for row in known.tables()] == [names[2]]
    assert len(known.people()) == 1, "who sits somewhere stays"
    house.execute(small, house.forget(tables=[names[2]]))
    with small.begin() as connection:
        connection.execute(sa.update(schema.guests).values(created=1))
        connection.execute(sa.update(schema.sessions).values(seen=1))
    assert main(["admin", "prune", *here]) == 0
    assert known.people() == []
