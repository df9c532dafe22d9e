"""Measure the most expensive requests: milliseconds of processor time of the server process, each alone.

    python benchmarks/requests.py --write

The server has a long finished game and a game with thousands of undone moves, both without a bookmark, and a
person who has played thousands of games. Every request is made three times. Work of other processes, the
thinkers and readers, is not counted.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import sqlalchemy as sa
from live import ROOT, serving
from machine import write_page

from duomo.core.record import read
from duomo.http.people.remembering import REMEMBERED
from duomo.http.settings import Limits, Settings
from duomo.play.people.tokens import hashed, new_id, new_token
from duomo.play.tables.rows import now
from duomo.store import schema, sessions
from duomo.store.database import make_engine, migrate
from duomo.store.reading import SessionRow

sys.path.append(str(ROOT / "tests"))
from campaigns import heavy_tables

PAGE = ROOT / "docs" / "benchmarks-requests.md"
DAY = 24 * 3600 * 1000
UNDONE = 24_000
GAMES = 2_000
"""More than are ever searched of one person's."""
LONGEST = 2_000
"""Moves of a game from a real table."""
ASKED = 3
SETTLED = 10.0
"""Seconds after which the server's periodic tasks have loaded what they need."""
TEXT = """\
# What the dearest requests cost

Written by `python benchmarks/requests.py --write`. Milliseconds of processor time of the process that serves,
all its threads, for one request: the first, the second and the third of its kind. *Long* is a game of {long}
entries that is over, *undone* one of {undone}, nearly all of them taken back; neither has a bookmark when it
is asked for first. Whoever asks has played {games} games, the latest {searched} of which are searched. What
is done by processes that think and read is not counted.

Machine: {machine}; the engine {engine}; SQLite.

| request | status | first | second | third | kB |
|---|--:|--:|--:|--:|--:|
{rows}

Aim: at most 50 ms.
"""


def spent(pid: int) -> float:
    """Return the milliseconds of processor time of a process so far, in all its threads."""
    tasks = Path(f"/proc/{pid}/task").iterdir()
    return sum(int((task / "schedstat").read_text().split()[0]) for task in tasks) / 1e6


def filled(database: str, games: int) -> tuple[str, str, int, str]:
    """Return the two expensive tables, the length of the first, and the cookie of the person with many
    games."""
    engine = make_engine(database)
    migrate(engine)
    long, undone = heavy_tables.finished(engine), heavy_tables.taken_back(engine, UNDONE)
    short = heavy_tables.finished(engine, heavy_tables.AGAINST_A_BOT)
    token, at = new_token(), now()
    with engine.begin() as connection:
        length = len(_rows(connection, schema.entries, long))
        guest = _rows(connection, schema.seats, short)[0]["guest_id"]
        sessions.new_session(SessionRow(new_id(), guest, at, at, at + DAY), hashed(token))(connection)
        kept = {
            table: _rows(connection, table, short) for table in (schema.tables, schema.seats, schema.entries)
        }
        for _ in range(games):
            name = new_id()
            for table, rows in kept.items():
                which = "id" if table is schema.tables else "table_id"
                connection.execute(table.insert(), [row | {which: name} for row in rows])
    engine.dispose()
    return long, undone, length, token


def _rows(connection: sa.Connection, table: sa.Table, of: str) -> list[dict[str, Any]]:
    """Return the rows of a database table that belong to a game table."""
    which = table.c.id if table is schema.tables else table.c.table_id
    return [dict(row) for row in connection.execute(sa.select(table).where(which == of)).mappings()]


def asked(long: str, undone: str) -> dict[str, tuple[str, str]]:
    """Return the requests by name: their method and path."""
    return {
        "`GET /api/tables`": ("GET", "/api/tables"),
        "`GET /api/tables/{undone}`": ("GET", f"/api/tables/{undone}"),
        "`GET /api/tables/{undone}/entries`": ("GET", f"/api/tables/{undone}/entries?start=9000&stop=9099"),
        "`GET /api/tables/{long}`": ("GET", f"/api/tables/{long}"),
        "`GET /api/tables/{long}/entries`": ("GET", f"/api/tables/{long}/entries?start=500&stop=599"),
        "`GET /api/tables/{long}/record`": ("GET", f"/api/tables/{long}/record"),
        "`GET /api/tables/{long}/dice`": ("GET", f"/api/tables/{long}/dice"),
        "`GET /api/replays/{long}`": ("GET", f"/api/replays/{long}"),
        "`GET /api/replays/{long}/moves`": ("GET", f"/api/replays/{long}/moves"),
        "`GET /api/replays/{long}/steps`": ("GET", f"/api/replays/{long}/steps?start=300&stop=360"),
        "`GET /api/replays/{long}/offers`": ("GET", f"/api/replays/{long}/offers?at=400"),
        "`GET /api/replays/{long}/scoring`": ("GET", f"/api/replays/{long}/scoring"),
        "`POST /api/replays`, the long game": ("POST", "/api/replays"),
        "`POST /api/companion/game`, the long game": ("POST", "/api/companion/game"),
        "`GET /api/me/profile`": ("GET", "/api/me/profile"),
        "`GET /api/me/games`": ("GET", "/api/me/games"),
        "`GET /api/me/games?text=`": ("GET", "/api/me/games?text=anna&start=1000"),
        "`GET /api/me/turns`": ("GET", "/api/me/turns"),
        "`GET /api/me/everything`": ("GET", "/api/me/everything"),
        "`GET /api/leaders`": ("GET", "/api/leaders?game=red-cathedral&kind=two"),
        "`GET /api/components/red-cathedral`": ("GET", "/api/components/red-cathedral?language=fr"),
        "`GET /api/rules/fr`": ("GET", "/api/rules/fr"),
        "`GET /api/schema/openapi.json`": ("GET", "/api/schema/openapi.json"),
        "`GET /`": ("GET", "/"),
    }


def _said(path: str, record: str, turn: int) -> str:
    """Return the request body, slightly different each time, so that no answer is cached."""
    if path == "/api/replays":
        return record.replace("\n\n", f"\n# {turn}\n\n", 1)
    moves = [line.text for line in read(record).moves][: LONGEST - turn]
    game = {"game": "red-cathedral", "players": 2, "options": {"contractors": "on"}, "moves": moves}
    return json.dumps(game)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--port", type=int, default=8199)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--write", action="store_true", help="docs/benchmarks-requests.md")
    given = parser.parse_args()
    rows: list[str] = []
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/duomo.sqlite"
        long, undone, length, token = filled(database, given.games)
        limits = Limits(requests=1e6, requests_address=1e6, records=10**6, tickets=10**6)
        settings = Settings(database=database, port=given.port, bots=1, limits=limits)
        address = f"http://127.0.0.1:{given.port}"
        with serving(settings) as server, httpx.Client(base_url=address, timeout=120) as http:
            http.cookies["duomo"] = token
            http.get("/api/me").raise_for_status()
            time.sleep(SETTLED)
            record = ""
            for name, (method, path) in asked(long, undone).items():
                costs: list[float] = []
                for turn in range(ASKED):
                    text = _said(path, record, turn) if method == "POST" else None
                    before = spent(server)
                    reply = http.request(method, path, content=text)
                    costs.append(spent(server) - before)
                if path.endswith("/record"):
                    record = reply.text
                cells = [f"{cost:.1f}" for cost in costs]
                size = len(reply.content) / 1000
                rows.append(f"| {name} | {reply.status_code} | {' | '.join(cells)} | {size:.0f} |")
                print(rows[-1], flush=True)
    if given.write:
        write_page(PAGE, TEXT, rows, long=length, undone=UNDONE, games=given.games, searched=REMEMBERED)


if __name__ == "__main__":
    main()
