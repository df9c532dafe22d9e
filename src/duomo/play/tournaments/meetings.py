"""What has happened in a tournament so far, and what pairing asks of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final, Literal

import msgspec

Kind = Literal["round-robin", "swiss", "knock-out"]
How = Literal["game", "bye", "rest", "walkover"]
"""At a table; or alone: by the pairing, as the odd one of a round robin, or for others who have withdrawn."""
POINT: Final = 4
"""Points are counted in quarters, so that every share of them is whole."""


class Rules(msgspec.Struct, frozen=True):
    """How a tournament is played."""

    kind: Kind
    size: int
    """Players at a table."""
    smallest: int
    """Players at the smallest table that may be set up where the number does not come out even."""
    rounds: int = 1
    """Rounds of a Swiss tournament, and of a round robin at tables of more than two."""
    games: int = 1
    """Games of a match in a knock-out at tables of two."""

    @property
    def worth(self) -> int:
        """What it is worth to leave everybody else at a table behind."""
        return POINT * (self.size - 1)

    @property
    def bye(self) -> int:
        """A win at tables of two; half of it where nobody can count on winning."""
        return self.worth if self.size == 2 else self.worth // 2


class Meeting(msgspec.Struct, frozen=True):
    """A game, or a round without one. Once it is over, it has points."""

    round: int
    board: int
    entrants: tuple[int, ...]
    """By seat."""
    part: int = 1
    """Which game of a match it is."""
    how: How = "game"
    places: tuple[int, ...] | None = None
    """By seat, once it is over; the first is 1."""
    points: tuple[int, ...] | None = None

    @property
    def over(self) -> bool:
        return self.points is not None


def points_of(rules: Rules, places: Sequence[int], absent: Iterable[int] = ()) -> tuple[int, ...]:
    """Everybody gets the same for each opponent left behind, half of it for one who is level. Who was gone at
    the end gets nothing. A smaller table is worth as much as a whole one."""
    each = rules.worth // (len(places) - 1)
    gone = set(absent)
    return tuple(
        0
        if seat in gone
        else each * sum(place > own for place in places) + each // 2 * (list(places).count(own) - 1)
        for seat, own in enumerate(places)
    )


class History:
    """Who has met whom, who sat where, who has how much."""

    def __init__(self, meetings: Iterable[Meeting]) -> None:
        self.points: Counter[int] = Counter()
        self.met: Counter[tuple[int, int]] = Counter()
        """How often two have met; the smaller number comes first."""
        self.seats: Counter[tuple[int, int]] = Counter()
        """How often somebody has had a seat."""
        self.last: dict[int, int] = {}
        """The last seat of everybody."""
        self.balance: Counter[int] = Counter()
        """How much more often somebody was first than second, at tables of two."""
        self.byes: Counter[int] = Counter()
        self.floated: dict[int, int] = {}
        """Who met somebody of another score in the last round: 1 with more points, -1 with fewer."""
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
    """In their order."""
    found: dict[int, list[Meeting]] = {}
    for meeting in sorted(meetings, key=lambda one: (one.round, one.board, one.part)):
        found.setdefault(meeting.round, []).append(meeting)
    return found


def alone(rules: Rules, number: int, board: int, entrant: int, how: How) -> Meeting:
    """A round without a game; it is over at once."""
    points = {"bye": rules.bye, "walkover": rules.worth}.get(how, 0)
    return Meeting(number, board, (entrant,), 1, how, (1,), (points,))


def _pair(one: int, other: int) -> tuple[int, int]:
    return (one, other) if one < other else (other, one)
