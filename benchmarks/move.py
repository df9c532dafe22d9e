"""Measure what a move costs the server, part by part: microseconds of CPU, without network and disk flush.

    python benchmarks/move.py                 # two people who receive changes, and the writer
    DUOMO_COMPILED=0 python benchmarks/move.py     # every part, interpreted
    python benchmarks/move.py --json
    python benchmarks/move.py --game basilica --moves 4000

Random games of two people. If the engine is interpreted, every part is timed without the parts inside it;
compiled modules call one another past any timer. The cost of the timers is measured with an empty part and
subtracted. `whole` is the same without any timer. The writer commits to a file in memory, if possible: its
own work is measured, not the disk's.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from duomo._compiled_engine import compiled
from duomo.core.changes import Comparison
from duomo.play.documents.general import NewTable, SeatWish
from duomo.play.documents.messages import Move, decoder, encode
from duomo.play.tables import making, session, undoing
from duomo.play.tables.live_table import LiveTable
from duomo.play.tables.rows import EntryRow, TableRow
from duomo.play.tables.session import Session
from duomo.play.tables.telling import Telling
from duomo.play.tables.viewer import Viewer
from duomo.store import statements
from duomo.store.database import make_engine, migrate
from duomo.store.writer import Writer

BATCHES = (1, 2, 4, 8, 16)
CALIBRATION = 20000
SHM = Path("/dev/shm")


class Parts:
    """Time by part, each without the parts inside it."""

    def __init__(self) -> None:
        self.spent: dict[str, float] = {}
        self.calls: dict[str, int] = {}
        self.inside: list[float] = [0.0]

    def timed(self, name: str, work: Callable[..., Any]) -> Callable[..., Any]:
        clock = time.thread_time

        def timing(*given: Any, **named: Any) -> Any:
            self.inside.append(0.0)
            began = clock()
            try:
                return work(*given, **named)
            finally:
                took = clock() - began
                within = self.inside.pop()
                self.inside[-1] += took
                self.spent[name] = self.spent.get(name, 0.0) + took - within
                self.calls[name] = self.calls.get(name, 0) + 1

        return timing

    def cost(self) -> float:
        """Return the seconds of one timer, as counted in the part itself."""
        nothing = Parts()
        idle = nothing.timed("nothing", lambda: None)
        for _ in range(CALIBRATION):
            idle()
        return nothing.spent["nothing"] / CALIBRATION


PLACES: list[tuple[str, Any, str]] = [
    ("session.play: check, play, deal, keep", Session, "play"),
    ("what plays itself", session, "forced_move"),
    ("entries and their events", Telling, "told"),
    ("the view", Telling, "_view"),
    ("offers, in words and as documents, encoded", Telling, "_offers"),
    ("what is closed", Telling, "_closed"),
    ("the question in words", Telling, "_decision"),
    ("what can be taken back", undoing, "offer"),
    ("the rest of the position", Telling, "_now"),
    ("what has changed since", Comparison, "changes"),
    ("encoding the frame", session, "encode"),
]


class Game:
    """Two people at a table, and what is sent to them."""

    def __init__(self, game: str, options: dict[str, str], chance: Random) -> None:
        wish = NewTable(game, 2, [SeatWish("me"), SeatWish("friend")], options)
        live, _ = making.wished(wish, "g0", "")
        live.seats[1].guest = "g1"
        live.start()
        self.chance = chance
        self.session = Session(live)
        self.viewers = [Viewer((seat,), changes=True) for seat in (0, 1)]
        for viewer in self.viewers:
            self.session.welcome(viewer, 0)

    @property
    def live(self) -> LiveTable:
        return self.session.live

    def choice(self) -> tuple[int, str]:
        """Return what a client would send, prepared before the clock runs."""
        seat = self.live.decider
        assert seat is not None
        name = self.live.number
        text = self.chance.choice(self.live.table.legal()).text
        return seat, encode(Move(f"m{name}", seat, text, name))  # type: ignore[arg-type]

    def move(self, seat: int, frame: str) -> int:
        """Play a move, from the client's frame to the frames that report it."""
        said = decoder.decode(frame)
        assert isinstance(said, Move)
        change = self.session.play(f"g{seat}", said.seat, said.move, said.after, said.id)
        tell = self.session.kept(change)
        return sum(len(frame) for _, frame in self.session.frames(tell, self.viewers))


def play(wanted: argparse.Namespace) -> tuple[float, int, int]:
    """Return the seconds of processor time, the bytes of the frames, and the number of moves."""
    chance = Random("moves")
    spent, size, made = 0.0, 0, 0
    while made < wanted.moves:
        game = Game(wanted.game, dict(wanted.option), chance)
        while not game.live.over and made < wanted.moves:
            seat, frame = game.choice()
            began = time.thread_time()
            size += game.move(seat, frame)
            spent += time.thread_time() - began
            made += 1
    return spent, size, made


def by_part(wanted: argparse.Namespace) -> dict[str, float]:
    """Return the microseconds of every part in one move."""
    parts = Parts()
    timer = parts.cost()
    places = [place for place in PLACES if hasattr(place[1], place[2])]  # another commit may lack one
    kept = [(owner, name, getattr(owner, name)) for _, owner, name in places]
    for label, owner, name in places:
        setattr(owner, name, parts.timed(label, getattr(owner, name)))
    try:
        _, _, made = play(wanted)
    finally:
        for owner, name, own in kept:
            setattr(owner, name, own)
    return {
        label: max(0.0, 1e6 * (parts.spent[label] - timer * parts.calls[label]) / made)
        for label, _, _ in PLACES
        if label in parts.spent
    }


# ---- the writer ----------------------------------------------------------------------------------


def writing(batch: int, moves: int) -> float:
    """Return the writer's microseconds of processor time per move, with `batch` moves committed together."""
    folder = SHM if SHM.is_dir() else None
    with tempfile.TemporaryDirectory(dir=folder) as place:
        engine = make_engine(f"sqlite:///{place}/duomo.sqlite")
        migrate(engine)
        writer = Writer(engine)
        spent = asyncio.run(_written(writer, batch, moves))
        engine.dispose()
    return 1e6 * spent / moves


async def _written(writer: Writer, batch: int, moves: int) -> float:
    writer.start()
    rows: list[TableRow] = []
    for at in range(batch):
        wish = NewTable("basilica", 2, [SeatWish("me"), SeatWish("friend")], {})
        live, _ = making.wished(wish, "g0", "")
        if not at:
            await writer.execute(statements.new_guest("g0", "Anna", "en", 1))
        await writer.execute(statements.new_table(live.row, live.seats, [live.start()], None))
        rows.append(live.row)
    spent = 0.0
    work = writer._commit

    def timed(jobs: list[Any]) -> None:
        nonlocal spent
        began = time.thread_time()
        work(jobs)
        spent += time.thread_time() - began

    setattr(writer, "_commit", timed)  # noqa: B010 - the thread is running already
    for number in range(2, 2 + moves // batch):
        entry = EntryRow(
            number, "move", 0, "die red +1", ("roll red 4", "roll blue 2"), None, f"m{number}", 1
        )
        for row in rows:
            row.number = number
        await asyncio.gather(*(writer.append(row, [entry]) for row in rows))
    await asyncio.to_thread(writer.stop)
    return spent


# ---- the command ---------------------------------------------------------------------------------


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--game", default="red-cathedral")
    parser.add_argument("--option", action="append", default=[], type=lambda text: text.split("=", 1))
    parser.add_argument("--moves", type=int, default=3000)
    parser.add_argument("--json", action="store_true")
    wanted = parser.parse_args()
    play(argparse.Namespace(**{**vars(wanted), "moves": 200}))  # warm-up
    spent, size, made = play(wanted)
    found: dict[str, float] = {"whole": 1e6 * spent / made, **({} if compiled() else by_part(wanted))}
    found["bytes sent"] = size / made
    for batch in BATCHES:
        found[f"writer, {batch} together"] = writing(batch, 800)
    if wanted.json:
        print(json.dumps({name: round(value, 1) for name, value in found.items()}))
        return
    for name, value in found.items():
        print(f"{value:8.1f}  {name}")


if __name__ == "__main__":
    main()
