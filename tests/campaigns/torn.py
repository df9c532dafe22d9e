"""Copies of a database cut off at some point: their content is always a prefix of the real one."""

from __future__ import annotations

import random
import shutil
import sqlite3
import sys
import tempfile
from pathlib import Path

from campaigns import players
from campaigns.figures import Figures
from duomo.play.trouble import ServerTrouble
from duomo.store import backup
from duomo.store.database import make_engine
from duomo.store.reading import Store
from server_tools import Process


def copies(count: int) -> Figures:
    """While people play, copy the write-ahead log and tear it somewhere, as a crash would; every tenth time
    make a backup instead, which must be complete.
    """
    figures = Figures("torn-copies")
    chance = random.Random(3)
    opened = backups = 0
    with tempfile.TemporaryDirectory(prefix="duomo-torn-") as folder:
        place = Path(folder)
        server = Process(f"sqlite:///{place}/duomo.sqlite")
        try:
            people = players.begin(server, 4)
            for number in range(count):
                players.play_on(people, 0.05 + chance.random() / 5)
                if number % 10 == 9:
                    known = [
                        (at.table, max((number for number, _ in list(at.acknowledged.values())), default=0))
                        for p in people
                        for at in p.sittings
                    ]
                    file = place / f"backup{number}.sqlite"
                    backup.export(make_engine(server.settings.database), file)
                    backups += 1
                    _compare_backup(file, known, figures)
                    file.unlink()
                    continue
                copy = place / f"copy{number}"
                _torn(place, copy, chance)
                opened += _is_a_beginning(copy / "duomo.sqlite", server.settings.database, figures)
                shutil.rmtree(copy)
            players.finish(people)
            figures.tell("torn copies", count - backups)
            figures.tell("tables opened in them", opened)
            figures.tell("live backups, checked", backups)
            figures.tell("acknowledged moves", players.acknowledged(people))
            players.compare(people, server.settings.database, figures)
        finally:
            server.kill()
    return figures.ended()


def _torn(place: Path, copy: Path, chance: random.Random) -> None:
    """Copy the database file and part of the log. Whatever a checkpoint may have copied from the log into the
    file was already safe on disk, so a crash cannot tear that part.
    """
    copy.mkdir()
    with sqlite3.connect(place / "duomo.sqlite") as holds:
        holds.execute("BEGIN")
        holds.execute("SELECT COUNT(*) FROM tables").fetchone()  # keeps the log from restarting
        shutil.copyfile(place / "duomo.sqlite", copy / "duomo.sqlite")
        safe = _safe_part(place, holds.execute("PRAGMA page_size").fetchone()[0])
        log = (place / "duomo.sqlite-wal").read_bytes()
    holds.close()
    safe = min(safe, len(log))
    end = chance.randrange(safe, len(log) + 1)
    torn = bytearray(log[:end])
    if end > safe and chance.random() < 0.5:
        torn[-1 - chance.randrange(min(512, end - safe))] ^= 0xFF  # the last block was half written
    (copy / "duomo.sqlite-wal").write_bytes(torn)


def _safe_part(place: Path, page: int) -> int:
    """Bytes of the log that checkpoints have started to copy: `nBackfillAttempted` of SQLite's WAL-index."""
    index = (place / "duomo.sqlite-shm").read_bytes()
    frames = int.from_bytes(index[128:132], sys.byteorder)
    return 32 + frames * (24 + page) if frames else 0


def _is_a_beginning(file: Path, truth: str, figures: Figures) -> int:
    """Check that every table in the copy opens and has the first entries of the real one."""
    engine = make_engine(f"sqlite:///{file}")
    store, whole = Store(engine), Store(make_engine(truth))
    try:
        with sqlite3.connect(file) as connection:
            names = [row[0] for row in connection.execute("SELECT id FROM tables")]
        connection.close()
    except sqlite3.OperationalError as error:
        figures.must("no such table" in str(error), f"a copy cannot be read: {error}")
        return 0
    try:
        wrong = backup.check(engine)
        figures.must(not wrong, f"games of a torn copy do not open: {wrong}")
        for name in names:
            entries = store.entries(name)
            figures.must(entries == whole.entries(name)[: len(entries)], f"table {name} has another past")
    except ServerTrouble as trouble:
        figures.wrong.append(f"a copy cannot be read: {trouble}")
    finally:
        engine.dispose()
    return len(names)


def _compare_backup(file: Path, known: list[tuple[str, int]], figures: Figures) -> None:
    engine = make_engine(f"sqlite:///{file}")
    wrong = backup.check(engine)
    figures.must(not wrong, f"games of a backup do not open: {wrong}")
    for table, number in known:
        figures.must(len(Store(engine).entries(table)) >= number, f"a backup lacks moves of {table}")
    engine.dispose()
