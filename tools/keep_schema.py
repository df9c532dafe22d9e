"""Store games as this version saves them, so that later versions can test their migrations on real data.

Run it before a release: it plays at a server and writes every row into tests/server/schemas/NNNN.json, where
NNNN is the newest migration. `tests/server/test_migrations.py` migrates each of them, on both databases, and
opens every game.
"""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path

import sqlalchemy as sa

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "tests" / "server" / "schemas"


def play(url: str) -> None:
    """Play a finished game, one with a bot, one with an undo, one with a free seat, and upload a record."""
    sys.path.insert(0, str(ROOT / "tests"))
    from server_tools import Person, Running

    server = Running(url)
    anna, bruno = Person(server.port, "Anna"), Person(server.port, "Bruno")
    finished, _ = anna.table("basilica", "me screen")
    with anna.live(finished) as live:
        live.play_on()
    record = anna.http.get(f"/api/tables/{finished}/record").text
    bruno.http.post("/api/replays", content=record).raise_for_status()
    anna.post(f"/api/tables/{finished}/rematch")
    against, _ = bruno.table("basilica", "me bot")
    with bruno.live(against) as live:
        live.play_on(5)
    shared, links = anna.table("red-cathedral", "me screen friend", {"contractors": "on"})
    bruno.take(shared, links[2])
    with anna.live(shared) as live:
        while live.now["number"] < 30 and live.now["yours"] is not None:
            live.play()
        if live.now["undo"]["to"] is not None and live.now["yours"] is not None:
            place = {"seat": live.now["yours"], "to": live.now["undo"]["to"], "after": live.now["number"]}
            live.say("undo", **place)
    anna.table("basilica", "me friend")
    server.stop()


def rows(url: str) -> tuple[str, dict[str, list[dict[str, object]]]]:
    engine = sa.create_engine(url)
    known = sa.MetaData()
    known.reflect(engine)
    with engine.connect() as connection:
        kept = {
            table.name: [dict(row) for row in connection.execute(sa.select(table)).mappings()]
            for table in known.sorted_tables
        }
    return str(kept.pop("alembic_version")[0]["version_num"]), kept


def main() -> None:
    with tempfile.TemporaryDirectory(prefix="duomo-schema-") as folder:
        url = f"sqlite:///{folder}/duomo.sqlite"
        play(url)
        revision, kept = rows(url)
    FOLDER.mkdir(parents=True, exist_ok=True)
    file = FOLDER / f"{revision}.json"
    lines = [
        f"{json.dumps(name)}: [\n" + ",\n".join(json.dumps(row, ensure_ascii=False) for row in some) + "\n]"
        for name, some in kept.items()
    ]
    file.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
    print(f"{file.relative_to(ROOT)}: {', '.join(f'{len(some)} {name}' for name, some in kept.items())}")


if __name__ == "__main__":
    main()
