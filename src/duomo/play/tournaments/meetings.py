"""The history of a tournament, as needed for pairing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final, Literal

import msgspec

Kind = Literal["round-robin", "swiss", "knock-out"]
How = Literal["game", "bye", "rest", "walkover"]
"""With a game at a table; or without one: a bye, a rest in a round robin with an odd number, or because the
opponents have withdrawn."""
POINT: Final = 4
"""Points are counted in quarters, so that every share is an integer."""


class Rules(msgspec.Struct, frozen=True):
    """The format of a tournament."""

    kind: Kind
    size: int
    """Players at a table."""
    smallest: int
    """Minimum number of players at a table, if the entrants cannot be divided evenly."""
    rounds: int = 1
    """Number of rounds, in a Swiss tournament or a round robin at tables of more than two."""
    games: int = 1
    """Games per match, in a knock-out at tables of two."""

    @property
    def worth(self) -> int:
        """Points for finishing ahead of everyone else at a table."""
        return POINT * (self.size - 1)

    @property
    def bye(self) -> int:
        """Points for a bye: a win at tables of two, half of that at larger ones, where nobody can count on
        winning."""
        return self.worth if self.size == 2 else self.worth // 2


class Meeting(msgspec.Struct, frozen=True):
    """A game, or a round without one. It has points once it is over."""

    round: int
    board: int
    entrants: tuple[int, ...]
    """Entrants by seat."""
    part: int = 1
    """Number of the game in its match."""
    how: How = "game"
    places: tuple[int, ...] | None = None
    """Places by seat, once it is over; the first is 1."""
    points: tuple[int, ...] | None = None

    @property
    def over(self) -> bool:
        return self.points is not None


def points_of(rules: Rules, places: Sequence[int], absent: Iterable[int] = ()) -> tuple[int, ...]:
    """Return the points by seat: the same for each opponent who finished behind, half of that for one at the
    same place.

    Players who were gone at the end get nothing. A smaller table is worth as much as a full one.
    """
    each = rules.worth // (len(places) - 1)
    gone = set(absent)
    return tuple(
        0
        if seat in gone
        else each * sum(place > own for place in places) + each // 2 * (list(places).count(own) - 1)
        for seat, own in enumerate(places)
    )


class History:
    """Who has met whom, who sat where, and the points so far."""

    def __init__(self, meetings: Iterable[Meeting]) -> None:
        self.points: Counter[int] = Counter()
        self.met: Counter[tuple[int, int]] = Counter()
        """How often two entrants have met; the smaller number comes first."""
        self.seats: Counter[tuple[int, int]] = Counter()
        """How often an entrant has had a seat."""
        self.last: dict[int, int] = {}
        """The last seat of each entrant."""
        self.balance: Counter[int] = Counter()
        """How much more often an entrant was first than second, at tables of two."""
        self.byes: Counter[int] = Counter()
        self.floated: dict[int, int] = {}
        """Entrants who met another score in the last round: 1 if they had more points, -1 if fewer."""
        for _, some in by_round(meetings).items():
            self._follow(some)

    def _follow(self, meetings: Sequence[Meeting]) -> None:
        before = self.points.copy()
        self.floated = {}
        for meeting in meetings:
            seated = meeting.entrants
            for entrant, points in zip(seated, meeting.points or ()):
                self.points[entrant] += points
            if meeting.how != "game":
                self.byes[seated[0]] += meeting.how == "bye"
                self.floated[seated[0]] = 1
                continue
            for seat, entrant in enumerate(seated):
                self.seats[entrant, seat] += 1
                self.last[entrant] = seat
                for other in seated[seat + 1 :]:
                    self.met[_pair(entrant, other)] += 1
            if len(seated) == 2:
                first, second = seated
                self.balance[first] += 1
                self.balance[second] -= 1
                if before[first] != before[second]:
                    higher, lower = (first, second) if before[first] > before[second] else (second, first)
                    self.floated[higher], self.floated[lower] = 1, -1

    def meetings(self, one: int, other: int) -> int:
        return self.met[_pair(one, other)]


def by_round(meetings: Iterable[Meeting]) -> dict[int, list[Meeting]]:
    """Return the meetings by round, in order."""
    found: dict[int, list[Meeting]] = {}
    for meeting in sorted(meetings, key=lambda one: (one.round, one.board, one.part)):
        found.setdefault(meeting.round, []).append(meeting)
    return found


def alone(rules: Rules, number: int, board: int, entrant: int, how: How) -> Meeting:
    """Return a round without a game; it is over immediately."""
    points = {"bye": rules.bye, "walkover": rules.worth}.get(how, 0)
    return Meeting(number, board, (entrant,), 1, how, (1,), (points,))


def _pair(one: int, other: int) -> tuple[int, int]:
    return (one, other) if one < other else (other, one)
