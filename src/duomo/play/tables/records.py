"""The record of a table, with who sat where."""

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
"""What a record’s tags say of a seat: the level follows the one; the other has no name."""
GONE = "gone"
"""The tag of a seat that a bot has played to the end, after its name: why."""


def record_of_table(live: LiveTable) -> Record:
    """It has everybody's secrets in it: only for games that are over."""
    record = live.table.record()
    record.tags = _tags(live)
    return record


def _tags(live: LiveTable) -> dict[str, str]:
    names = live.table.names()
    tags = {names[seat.seat]: tag_of(seat) for seat in live.seats}
    return tags | {f"{names[seat.seat]} {GONE}": seat.gone for seat in live.seats if seat.gone is not None}


@dataclass(frozen=True)
class Written(Thought):
    """The record of a finished table as text. To write it the whole game is played again."""

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
    """What has to be thought about for the record of a table that is over."""
    row, parts = live.row, live.parts
    components = None if parts.of_today else parts.document
    of_table = row.game, row.players, row.options, row.components_hash, components, row.position
    return Written(*of_table, list(live.table.moves), _tags(live))


def tag_of(seat: SeatRow) -> str:
    """Who sat there, for the record."""
    return f"{BOT}{seat.level}" if seat.level is not None else seat.name or GUEST


def who_of(tag: str | None) -> tuple[str | None, str | None]:
    """The name of a person or the level of a bot, as a tag tells them."""
    level = (tag or "").removeprefix(BOT)
    if level != tag and level in BOTS:
        return None, level
    return (None if tag is None or tag == GUEST else shown(tag)), None
