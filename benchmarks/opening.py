"""Measure how long it takes to open a long game: the first request for it after the server has restarted.

    python benchmarks/opening.py --write

A table is opened from its bookmark, which holds the position; the entries after it, fewer than fifty, are
replayed. Random play, by one person over HTTP and bots for the others, makes games several times as long as
those of people.
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

import httpx
import msgspec
from live import UNLIMITED, serving
from machine import write_page

from duomo.http.settings import Settings
from duomo.play.tables.bookmarks import opened
from duomo.store.database import make_engine
from duomo.store.reading import Store

sys.path.append(str(Path(__file__).parent.parent / "tests"))
from followed import Followed, Snapshot

PAGE = Path(__file__).parent.parent / "docs" / "benchmarks-opening.md"
TABLES: dict[str, tuple[str, int, dict[str, str]]] = {
    "The Red Cathedral, 2 players": ("red-cathedral", 2, {}),
    "Contractors with the Jewellers, 4 players": (
        "red-cathedral",
        4,
        {"contractors": "on", "guild": "jewellers"},
    ),
    "Basilica": ("basilica", 2, {}),
}
PAUSE = 0.01
LOOKS = 7
TEXT = """\
# Opening a long game

Written by `python benchmarks/opening.py --write`. A table is opened from its bookmark, which holds the
position, and from the entries after it. Random games, far longer than those of people; a table of the same
kind that has just begun was opened before. *Opened*: read from the database and set up, in a program of its
own. *First look*, in {looks} starts of the server: from the request to the last byte of the whole table in
words. Medians.

Machine: {machine}; the engine {engine}; SQLite.

| table | entries | opened | first look | second look |
|---|--:|--:|--:|--:|
{rows}

Aim: opened in at most 5 ms, however long the game.
"""


def look(http: httpx.Client, table: str) -> tuple[float, Followed]:
    began = time.perf_counter()
    reply = http.get(f"/api/tables/{table}").raise_for_status()
    took = time.perf_counter() - began
    found = Followed()
    found.learn(msgspec.json.decode(reply.content, type=Snapshot).now)
    return took, found


def opening(store: Store, table: str) -> float:
    began = time.perf_counter()
    stored = store.table(table)
    assert stored is not None
    assert stored.bookmark is not None
    opened(stored)
    return time.perf_counter() - began


def begun(http: httpx.Client, game: str, players: int, options: dict[str, str]) -> str:
    seats = [{"who": "me"}, *[{"who": "bot", "level": "random"}] * (players - 1)]
    wish = {"game": game, "players": players, "seats": seats, "options": options}
    table: str = http.post("/api/tables", json=wish).raise_for_status().json()["table"]
    return table


def finish(http: httpx.Client, game: str, table: str) -> None:
    choice = random.Random(game)
    while not (now := look(http, table)[1]).over:
        if now.yours is None:
            time.sleep(PAUSE)
            continue
        body = {
            "seat": now.yours,
            "move": choice.choice(now.legal),
            "after": now.number,
            "id": str(now.number),
        }
        http.post(f"/api/tables/{table}/moves", json=body).raise_for_status()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--port", type=int, default=8199)
    parser.add_argument("--write", action="store_true", help="docs/benchmarks-opening.md")
    given = parser.parse_args()
    length: dict[str, int] = {}
    with tempfile.TemporaryDirectory() as folder, httpx.Client(timeout=60) as http:
        database = f"sqlite:///{folder}/duomo.sqlite"
        settings = Settings(database=database, port=given.port, workers=1, bots=1, limits=UNLIMITED)
        http.base_url = httpx.URL(f"http://127.0.0.1:{given.port}")
        with serving(settings):
            http.get("/api/me").raise_for_status()
            tables = {name: begun(http, *wanted) for name, wanted in TABLES.items()}
            alike = {name: begun(http, *wanted) for name, wanted in TABLES.items()}
            for name, table in tables.items():
                finish(http, TABLES[name][0], table)
        first: dict[str, list[float]] = {name: [] for name in tables}
        second: dict[str, list[float]] = {name: [] for name in tables}
        for _ in range(LOOKS):
            with serving(settings):
                for name, table in tables.items():
                    look(http, alike[name])
                    first[name].append(look(http, table)[0])
                    took, found = look(http, table)
                    second[name].append(took)
                    length[name] = found.number
        store = Store(make_engine(database))
        rows = []
        for name, table in tables.items():
            alone = [opening(store, table) for _ in range(LOOKS)]
            times = [f"{median(some) * 1000:.1f} ms" for some in (alone, first[name], second[name])]
            rows.append(f"| {name} | {length[name]} | {' | '.join(times)} |")
            print(rows[-1], flush=True)
    if given.write:
        write_page(PAGE, TEXT, rows, looks=LOOKS)


if __name__ == "__main__":
    main()
