"""Measure what is sent to each viewer of a whole game, in bytes on the wire and by content.

    python benchmarks/frames.py --write
    python benchmarks/frames.py --table "Contractors, 4 players" --games 10

Bots play for the people, each on their own screen, who receive only changes, like the page; one more watches.
The games do not depend on the machine.
"""

from __future__ import annotations

import argparse
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
from machine import write_page

from duomo.bots.registry import make_bot
from duomo.core.engine.driver import Bot
from duomo.http.gate.packing import framed
from duomo.play.documents.general import NewTable, SeatWish
from duomo.play.tables import making
from duomo.play.tables.dealing import SecretDealer
from duomo.play.tables.session import Session
from duomo.play.tables.viewer import Viewer

PAGE = Path(__file__).parent.parent / "docs" / "benchmarks-frames.md"
TABLES: dict[str, tuple[str, int, dict[str, str]]] = {
    "Contractors, 2 players": ("red-cathedral", 2, {"contractors": "on"}),
    "Contractors, 4 players": ("red-cathedral", 4, {"contractors": "on"}),
    "Contractors with the Jewellers, 4 players": (
        "red-cathedral",
        4,
        {"contractors": "on", "guild": "jewellers"},
    ),
    "The Red Cathedral, 4 players": ("red-cathedral", 4, {}),
    "Basilica": ("basilica", 2, {}),
}
BOT = "greedy"
PARTS = ("first", "entries", "view", "legal", "undo", "decision", "closed", "rest", "frames")
TEXT = """\
# What is sent to each viewer

Written by `python benchmarks/frames.py --write`. {games} whole games at each table, played by *{bot}* for the
people, each at a screen of their own, who hear of changes only; one more watches. Kilobytes over the wire, in
the mean and for whoever was sent the most. *Packed* is what browsers get, and programs that offer to unpack
(`permessage-deflate`); *plain* is the same for those who do not. What the plain ones are made of: the *first*
frame, what happened (*entries*), the board (*view*), the *legal* moves, the rest.

| table | viewer | moves | packed | at most | plain | at most | first | entries | view | legal | rest |
|---|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|
{rows}

Aim: at most 600 kB for a whole game with Contractors.
"""


class Game:
    """People at a table, each with a screen, and a spectator."""

    def __init__(self, game: str, players: int, options: dict[str, str], seed: str) -> None:
        wish = NewTable(game, players, [SeatWish("me"), *[SeatWish("friend")] * (players - 1)], options)
        live, _ = making.wished(wish, "g0", "")
        live.dealer = live.table.dealer = SecretDealer(seed.encode().hex())  # the same games each time
        for seat in live.seats:
            seat.guest = f"g{seat.seat}"
        live.start()
        self.session = Session(live)
        self.bots: list[Bot] = [make_bot(BOT, f"{seed}:{seat}") for seat in range(players)]
        self.viewers = [Viewer((seat,), changes=True) for seat in range(players)]
        self.viewers.append(Viewer((), changes=True))
        self.sent = [Counter[str]() for _ in self.viewers]

    def play(self) -> None:
        session, live = self.session, self.session.live
        for viewer, sent in zip(self.viewers, self.sent, strict=True):
            frame = session.welcome(viewer, 0)
            sent["first"] += len(framed(frame, packed=False))
            sent["packed"] += len(framed(frame, packed=True))
        while not live.over:
            seat, rules = live.decider, live.table.rules
            assert seat is not None
            code = self.bots[seat].choose(rules, rules.seen_by(live.table.state, seat), live.table.codes())
            change = session.play(f"g{seat}", seat, rules.text(code), live.number, f"{live.number:08x}")
            assert change.outcome.outcome == "done"
            frames = session.frames(session.kept(change), self.viewers)
            for (_, frame), sent in zip(frames, self.sent, strict=True):
                count(frame, sent)


def count(frame: str, sent: Counter[str]) -> None:
    """Add up the bytes of a frame by content."""
    told: dict[str, Any] = msgspec.json.decode(frame)
    sent["moves"] += 1
    sent["packed"] += len(framed(frame, packed=True))
    sent["frames"] += len(framed(frame, packed=False))
    for name, part in ({"entries": told["entries"]} | told["now"]).items():
        size = len(msgspec.json.encode(part))
        sent[name if name in PARTS else "rest"] += size
        sent["frames"] -= size


def row(name: str, who: str, sent: list[Counter[str]]) -> str:
    def mean(*parts: str) -> float:
        return sum(one[part] for one in sent for part in parts) / len(sent)

    def kilobytes(*parts: str) -> str:
        return f"{mean(*parts) / 1000:.0f} kB"

    rest = [part for part in PARTS if part not in ("first", "entries", "view", "legal")]
    most = max(one["packed"] for one in sent), max(sum(one[part] for part in PARTS) for one in sent)
    cells = [
        *(name, who, f"{mean('moves'):.0f}", kilobytes("packed"), f"{most[0] / 1000:.0f} kB"),
        *(kilobytes(*PARTS), f"{most[1] / 1000:.0f} kB"),
        *(kilobytes(part) for part in ("first", "entries", "view", "legal")),
        kilobytes(*rest),
    ]
    return f"| {' | '.join(cells)} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=5, help="at each table")
    parser.add_argument("--table", action="append", choices=list(TABLES), help="only this one")
    parser.add_argument("--write", action="store_true", help="docs/benchmarks-frames.md")
    given = parser.parse_args()
    rows: list[str] = []
    for name in given.table or TABLES:
        games = [Game(*TABLES[name], f"frames:{number}") for number in range(given.games)]
        for game in games:
            game.play()
        rows.append(row(name, "player", [sent for game in games for sent in game.sent[:-1]]))
        rows.append(row(name, "watcher", [game.sent[-1] for game in games]))
        print("\n".join(rows[-2:]), flush=True)
    if given.write:
        write_page(PAGE, TEXT, rows, games=given.games, bot=BOT)


if __name__ == "__main__":
    main()
