"""The record of a table, with who sat where."""

from __future__ import annotations

from duomo.bots.registry import BOTS
from duomo.core.record import Record
from duomo.play.live_table import LiveTable
from duomo.play.names import shown
from duomo.play.rows import SeatRow

BOT, GUEST = "bot ", "guest"
"""What a record’s tags say of a seat: the level follows the one; the other has no name."""
GONE = "gone"
"""The tag of a seat that a bot has played to the end, after its name: why."""


def record_of_table(live: LiveTable) -> Record:
    """It has everybody's secrets in it: only for games that are over."""
    record = live.table.record()
    names = live.table.names()
    record.tags = {names[seat.seat]: tag_of(seat) for seat in live.seats}
    record.tags |= {f"{names[seat.seat]} {GONE}": seat.gone for seat in live.seats if seat.gone is not None}
    return record


def tag_of(seat: SeatRow) -> str:
    """Who sat there, for the record."""
    return f"{BOT}{seat.level}" if seat.level is not None else seat.name or GUEST


def who_of(tag: str | None) -> tuple[str | None, str | None]:
    """The name of a person or the level of a bot, as a tag tells them."""
    level = (tag or "").removeprefix(BOT)
    if level != tag and level in BOTS:
        return None, level
    return (None if tag is None or tag == GUEST else shown(tag)), None
