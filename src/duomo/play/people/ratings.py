"""Ratings of people and bots: after every rated game, for each game and kind of table.

Bots of the levels are anchored: each beats the one below it in about seven games of ten (`docs/strength.md`),
which is a step here, and their ratings are in little doubt. So a number means the same on every server.
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
"""Two players; more of them; days for a move."""
KINDS: Final[tuple[TableKind, ...]] = ("two", "many", "slow")
WEAKEST: Final = 900.0
STEP: Final = 200.0
DOUBT_OF_BOT: Final = 40.0
ANCHORS: Final = {
    level.name: Skill(WEAKEST + STEP * number, DOUBT_OF_BOT) for number, level in enumerate(LEVELS)
}
OUT: Final = ("late", "resigned", "voted")
"""What is noted of who does not come back."""
SETTLED: Final = 5
"""Games after which a rating tells something."""


class Entrant(msgspec.Struct, frozen=True):
    """Who took part in a rated game: a person or a bot of a level, and the place reached."""

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
    """Of every seat; the first is 1. Whoever was gone at the end comes after all who were there."""
    scores, winners = row.scores or [], row.winners or []

    def rank(seat: SeatRow) -> tuple[bool, bool, int]:
        won = seat.seat in winners
        return seat.gone is not None, not won, 0 if won else -scores[seat.seat]

    ranks = [rank(seat) for seat in seats]
    return [1 + sum(other < own for other in ranks) for own in ranks]


def left_places(seats: list[SeatRow], seatings: Iterable[SeatingRow]) -> list[int]:
    """The same at a table that everybody has left, where nobody has played to the end: who left later comes
    before who left first, and bots before all, for they did not leave."""
    left = {line.seat: line.number for line in seatings if line.kind in OUT}
    last = max(left.values(), default=0) + 1
    ranks = [last if seat.level is not None else left.get(seat.seat, 0) for seat in seats]
    return [1 + sum(other > own for other in ranks) for own in ranks]


def reached(row: TableRow, seats: list[SeatRow], seatings: Iterable[SeatingRow]) -> list[int] | None:
    """The place of every seat in a game that is played out or that all have left; None in any other, also in
    one that all agreed to give up: nobody has won that."""
    if row.over and row.scores is not None:
        return places(row, seats)
    return left_places(seats, seatings) if row.ended == "left" else None


Uncounted = Literal["position", "copy", "alone", "screen", "bot"]
"""Why a game cannot count: it begins in the middle, it is played with somebody's own values, by one alone, by
several at one screen, or against a bot that nobody has anchored."""


def uncounted(seats: list[SeatRow]) -> Uncounted | None:
    """Why no game counts that is played by these; None when it can."""
    if len(seats) < 2:
        return "alone"
    people = [seat.guest for seat in seats if seat.level is None and seat.guest is not None]
    if len(set(people)) < len(people):
        return "screen"
    return "bot" if any(seat.level not in (None, *ANCHORS) for seat in seats) else None


def rated_game(live: LiveTable) -> RatedGame | None:
    """What counts of a game that is over, or that all have left: who resigns last has not undone that the
    others did before. What all agreed to give up does not count, nor what cannot (`uncounted`)."""
    row, seats = live.row, live.seats
    found = reached(row, seats, live.seatings)
    if not row.rated or found is None or uncounted(seats) is not None:
        return None
    people = [seat.guest for seat in seats if seat.level is None]
    if not people or None in people:
        return None
    entrants = [Entrant(seat.seat, seat.guest, seat.level, found[seat.seat]) for seat in seats]
    return RatedGame(row.id, row.game, kind_of(len(seats), row.pace), row.done_at, entrants)
