"""The challenge of a day: one deal for everybody, one attempt each, nothing taken back after a roll or draw.

What is dealt follows from the day and from a secret of the house, so that nobody can know it before. The bots
have their own chance from the same, so that they answer alike to the same play.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from datetime import date
from typing import Final

from duomo.play.challenge_documents import ChallengeResult
from duomo.play.live_table import LiveTable
from duomo.play.making import new_table
from duomo.play.parts import parts_of
from duomo.play.rows import SeatRow

CHALLENGER: Final = 0
"""The seat of whoever takes the challenge."""


@dataclass(frozen=True)
class Challenge:
    """What is played."""

    game: str
    players: int
    level: str | None = None
    """Of the bots; None: the game has an automaton for those who are alone."""
    options: dict[str, str] = field(default_factory=dict)


ROTATION: Final = (
    Challenge("red-cathedral", 2, "master-builder"),
    Challenge("basilica", 2, "master-builder"),
    Challenge("red-cathedral", 1),
    Challenge("red-cathedral", 3, "architect", {"workshops": "advanced"}),
    Challenge("basilica", 2, "architect"),
    Challenge("red-cathedral", 2, "architect", {"contractors": "on", "guild": "random"}),
)
"""Day after day."""


def challenge_of(day: date) -> Challenge:
    """What is played on a day."""
    return ROTATION[day.toordinal() % len(ROTATION)]


def seed_of(day: date, secret: str) -> str:
    """What the deal of a day follows from."""
    return hmac.digest(bytes.fromhex(secret), f"challenge {day}".encode(), hashlib.sha256).hex()


def dealt(day: date, secret: str, guest: str, name: str) -> LiveTable:
    """The table at which a guest takes the challenge of a day, before anything is dealt."""
    challenge, seed = challenge_of(day), seed_of(day, secret)
    parts = parts_of(challenge.game, challenge.players, challenge.options, seed=seed)
    seats = [
        SeatRow(seat, guest=guest, name=name or None)
        if seat == CHALLENGER
        else SeatRow(seat, level=challenge.level)
        for seat in range(parts.rules.seats)
    ]
    return new_table(parts, seats, guest, True, seed)


@dataclass(frozen=True)
class Finished:
    """A game of a challenge that is over."""

    guest: str
    name: str
    table: str
    scores: Sequence[int]
    winners: Sequence[int]


def listed(results: Sequence[ChallengeResult], most: int) -> list[ChallengeResult]:
    """The first of them, and one's own wherever it stands."""
    return [*results[:most], *(result for result in results[most:] if result.mine)]


def ranked(games: Iterable[Finished], guest: str | None, shown: bool) -> list[ChallengeResult]:
    """The best first: by the lead, then by points. Records are `shown` to whom they can teach nothing."""

    def lead(game: Finished) -> int:
        others = [score for party, score in enumerate(game.scores) if party != CHALLENGER]
        return game.scores[CHALLENGER] - max(others)

    def rank(game: Finished) -> tuple[bool, int, int]:
        return CHALLENGER not in game.winners, -lead(game), -game.scores[CHALLENGER]

    found: list[ChallengeResult] = []
    before: tuple[bool, int, int] | None = None
    for number, game in enumerate(sorted(games, key=rank), 1):
        place = found[-1].place if rank(game) == before else number
        before = rank(game)
        found.append(
            ChallengeResult(
                place,
                game.name,
                game.guest == guest,
                game.scores[CHALLENGER],
                lead(game),
                CHALLENGER in game.winners,
                game.table if shown or game.guest == guest else None,
            )
        )
    return found
