"""Ratings of people and bots: after every rated game, for each game and kind of table.

The bot levels are anchored: each beats the one below it in about seven games of ten (`docs/strength.md`),
which is one step here, and their ratings have little uncertainty. So a rating means the same on every server.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal

import msgspec

from duomo.bots.levels import LEVELS
from duomo.play.people.skills import Skill
from duomo.play.tables.clocks import Pace
from duomo.play.tables.live_table import LiveTable
from duomo.play.tables.rows import SeatingRow, SeatRow, TableRow

TableKind = Literal["two", "many", "slow"]
"""Two players; more than two; days per move."""
KINDS: Final[tuple[TableKind, ...]] = ("two", "many", "slow")
WEAKEST: Final = 900.0
STEP: Final = 200.0
DOUBT_OF_BOT: Final = 40.0
ANCHORS: Final = {
    level.name: Skill(WEAKEST + STEP * number, DOUBT_OF_BOT) for number, level in enumerate(LEVELS)
}
OUT: Final = ("late", "resigned", "voted")
"""Kinds of notes about players who do not come back."""
SETTLED: Final = 5
"""Number of games after which a rating is reliable."""


class Entrant(msgspec.Struct, frozen=True):
    """A participant of a rated game: a person or a bot of a level, with the place reached."""

    seat: int
    guest: str | None
    level: str | None
    place: int


class RatedGame(msgspec.Struct, frozen=True):
    table: str
    game: str
    kind: TableKind
    at: int
    entrants: list[Entrant]


def kind_of(players: int, pace: Pace | None) -> TableKind:
    if pace is not None and pace.kind == "days":
        return "slow"
    return "two" if players == 2 else "many"


def places(row: TableRow, seats: list[SeatRow]) -> list[int]:
    """Return the place of every seat; the first is 1. Players who were gone at the end come after all who
    were there."""
    scores, winners = row.scores or [], row.winners or []

    def rank(seat: SeatRow) -> tuple[bool, bool, int]:
        won = seat.seat in winners
        return seat.gone is not None, not won, 0 if won else -scores[seat.seat]

    ranks = [rank(seat) for seat in seats]
    return [1 + sum(other < own for other in ranks) for own in ranks]


def left_places(seats: list[SeatRow], seatings: Iterable[SeatingRow]) -> list[int]:
    """Return the places at a table that everyone has left before the end: players who left later come before
    those who left earlier, and bots before all, because they did not leave."""
    left = {line.seat: line.number for line in seatings if line.kind in OUT}
    last = max(left.values(), default=0) + 1
    ranks = [last if seat.level is not None else left.get(seat.seat, 0) for seat in seats]
    return [1 + sum(other > own for other in ranks) for own in ranks]


def reached(row: TableRow, seats: list[SeatRow], seatings: Iterable[SeatingRow]) -> list[int] | None:
    """Return the place of every seat in a game that was played out or that all have left.

    None for any other, including games that all agreed to give up: nobody has won those.
    """
    if row.over and row.scores is not None:
        return places(row, seats)
    return left_places(seats, seatings) if row.ended == "left" else None


Uncounted = Literal["position", "copy", "alone", "screen", "bot"]
"""Why a game cannot count: it starts from a position, uses somebody's own component set, has a single player,
has several people at one screen, or has a bot without an anchored rating."""


def uncounted(seats: list[SeatRow]) -> Uncounted | None:
    """Return why a game with these players cannot count; None if it can."""
    if len(seats) < 2:
        return "alone"
    people = [seat.guest for seat in seats if seat.level is None and seat.guest is not None]
    if len(set(people)) < len(people):
        return "screen"
    return "bot" if any(seat.level not in (None, *ANCHORS) for seat in seats) else None


def rated_game(live: LiveTable) -> RatedGame | None:
    """Return what counts of a game that is over or that all have left; resigning last does not undo the
    others' earlier resignations.

    None for games that all agreed to give up, and for those that cannot count (`uncounted`).
    """
    row, seats = live.row, live.seats
    found = reached(row, seats, live.seatings)
    if not row.rated or found is None or uncounted(seats) is not None:
        return None
    people = [seat.guest for seat in seats if seat.level is None]
    if not people or None in people:
        return None
    entrants = [Entrant(seat.seat, seat.guest, seat.level, found[seat.seat]) for seat in seats]
    return RatedGame(row.id, row.game, kind_of(len(seats), row.pace), row.done_at, entrants)
