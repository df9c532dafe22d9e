"""The record of a table, with tags for the players."""

from __future__ import annotations

from dataclasses import dataclass

from duomo.bots.registry import BOTS
from duomo.core.record import Record, write
from duomo.core.recording import record_of
from duomo.play.people.names import shown
from duomo.play.tables.live_table import LiveTable
from duomo.play.tables.parts import parts_of
from duomo.play.tables.rows import SeatRow
from duomo.play.thinking import Tell, Thought

BOT, GUEST = "bot ", "guest"
"""Values of a seat's tag in a record: the first is followed by the bot's level, the second stands for a
person without a name."""
GONE = "gone"
"""Suffix of the tag that says why a bot played a seat to the end."""


def record_of_table(live: LiveTable) -> Record:
    """Return the record. It contains every player's secrets, so only use it for games that are over."""
    record = live.table.record()
    record.tags = _tags(live)
    return record


def _tags(live: LiveTable) -> dict[str, str]:
    names = live.table.names()
    tags = {names[seat.seat]: tag_of(seat) for seat in live.seats}
    return tags | {f"{names[seat.seat]} {GONE}": seat.gone for seat in live.seats if seat.gone is not None}


@dataclass(frozen=True)
class Written(Thought):
    """Writes the record of a finished table as text. This replays the whole game."""

    game: str
    players: int
    options: dict[str, str]
    components_hash: str
    components: str | None
    position: str | None
    moves: list[int]
    tags: dict[str, str]

    def think(self, tell: Tell) -> None:
        tell(self.text().encode())

    def text(self) -> str:
        wanted = (self.game, self.players, self.options, self.components_hash, self.components)
        parts = parts_of(*wanted, position=self.position)
        of_game = parts.game, parts.options, parts.components, parts.rules
        record = record_of(*of_game, parts.begins, self.moves, None, parts.position)
        record.tags = self.tags
        return write(record)


def written(live: LiveTable) -> Written:
    """Return the task that writes the record of a finished table."""
    row, parts = live.row, live.parts
    components = None if parts.of_today else parts.document
    of_table = row.game, row.players, row.options, row.components_hash, components, row.position
    return Written(*of_table, list(live.table.moves), _tags(live))


def tag_of(seat: SeatRow) -> str:
    """Return the record's tag for whoever sat there."""
    return f"{BOT}{seat.level}" if seat.level is not None else seat.name or GUEST


def who_of(tag: str | None) -> tuple[str | None, str | None]:
    """Return the name of a person and the level of a bot from a tag; at least one is None."""
    level = (tag or "").removeprefix(BOT)
    if level != tag and level in BOTS:
        return None, level
    return (None if tag is None or tag == GUEST else shown(tag)), None
