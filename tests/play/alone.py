"""A whole game through `duomo.play`, without network, database, threads or event loop.

`test_alone.py` runs it in a separate process, where all of these are disabled.
"""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from duomo.core.record import write
from duomo.play.documents.general import NewTable, SeatWish
from duomo.play.documents.messages import encode
from duomo.play.reading import library, replays
from duomo.play.tables import making, summaries
from duomo.play.tables.change import Change
from duomo.play.tables.live_table import LiveTable
from duomo.play.tables.records import record_of_table
from duomo.play.tables.rows import EntryRow, StoredTable
from duomo.play.tables.session import Session
from duomo.play.tables.viewer import Held, Viewer

ME = "somebody"
VIEWERS: tuple[Held, ...] = ((0,), (1,), (0, 1), ())


class Alone:
    """One person against a bot; what must be stored goes into a list."""

    def __init__(self, game: str, level: str) -> None:
        wish = NewTable(game, 2, [SeatWish("me"), SeatWish("bot", level=level)])
        live, _ = making.wished(wish, ME, "Anna")
        self.entries: list[EntryRow] = [live.start()]
        self.session = Session(live)
        self.seen: dict[Held, Any] = {held: self.heard(held, 0)["snapshot"]["now"] for held in VIEWERS}
        self.chance = Random(5)

    def heard(self, held: Held, after: int) -> Any:
        return msgspec.json.decode(encode(self.session.since(after, Viewer(held))))

    def keep(self, change: Change | None) -> None:
        """Store a change, and tell everybody."""
        assert change is not None
        assert change.outcome.outcome == "done", change
        assert change.entries
        self.entries += change.entries
        tell = self.session.kept(change)
        for held in VIEWERS:
            message = msgspec.json.decode(encode(tell(Viewer(held))))
            assert message["type"] == "entries"
            self.seen[held] = message["now"]

    def play(self, text: str) -> None:
        number = self.seen[0,]["number"]
        again = self.session.play(ME, 0, text, number, f"move {number}")
        self.keep(again)
        repeated = self.session.play(ME, 0, text, number, f"move {number}")
        assert repeated.nothing
        assert repeated.outcome.outcome == "done"
        assert self.session.play(ME, 0, text, number, "another").outcome.outcome == "late"

    def let_the_bot_play(self) -> None:
        while (thought := self.session.bots_turn()) is not None:
            number = self.session.live.number
            for code in thought.moves():
                self.keep(self.session.play_for_bot(thought, number, code))
                number = self.session.live.number

    def undo(self) -> None:
        """Undo and repeat the move: nature answers the same."""
        last = self.entries[-1]
        before = self.seen[0,]
        assert last.move is not None
        self.keep(self.session.undo(ME, 0, last.number - 1, last.number, None))
        self.play(last.move)
        assert self.entries[-1].dealt == last.dealt
        assert self.seen[0,]["view"] == before["view"]

    def game(self) -> None:
        assert self.session.play(ME, 1, "pass", 1, "not mine").outcome.outcome == "refused"
        undone = 0
        while not self.session.live.over:
            self.let_the_bot_play()
            now = self.seen[0,]
            if now["yours"] is None:
                continue
            assert self.session.why(ME, "no such move").words is not None
            self.play(self.chance.choice(now["legal"])["move"])
            if undone < 5 and self.session.live.decider == 0:
                self.undo()
                undone += 1
        assert undone == 5

    def stored(self) -> StoredTable:
        return StoredTable(self.session.live.row, self.session.live.seats, self.entries)


def main() -> None:
    alone = Alone("basilica", "greedy")
    alone.let_the_bot_play()
    move, why = alone.session.advice(ME).hint()
    assert why
    assert move in [offer["move"] for offer in alone.seen[0,]["legal"]]
    alone.game()

    live = alone.session.live
    anew = LiveTable.opened(alone.stored())
    assert anew.table.moves == live.table.moves
    assert [row.over for row in (live.row, anew.row)] == [True, True]
    assert summaries.summary(live.row, live.seats, ME, 0).result is not None

    text = write(record_of_table(live))
    replay = replays.describe("0", text, None)
    assert replay.result is not None
    assert replay.result.scores == live.row.scores
    assert replay.moves == len(live.table.moves)
    assert len(replays.story(text)) == replay.moves + 1
    assert replays.positions(text, 0, 10, 0)[9].view

    assert {game.name for game in library.games_offered()} >= {"basilica", "red-cathedral"}
    assert library.levels_offered()
    assert library.rules_in("de").pages
    assert library.components_of("red-cathedral", {}).tables
    print("played", replay.moves)
