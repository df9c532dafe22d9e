"""The challenge of a day: one deal for everybody, one attempt each, nothing taken back after a roll or draw.

What is dealt follows from the day and from a secret of the house, so that nobody can know it before. The bots
have their own chance from the same, so that they answer alike to the same play.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date
from functools import cache
from typing import Final

from duomo.core.challenge import Challenge, rotation
from duomo.games import registry
from duomo.play.documents.challenge import ChallengeResult
from duomo.play.tables.live_table import LiveTable
from duomo.play.tables.making import new_table
from duomo.play.tables.parts import parts_of
from duomo.play.tables.rows import SeatRow

CHALLENGER: Final = 0
"""The seat of whoever takes the challenge."""


@cache
def challenges() -> tuple[tuple[str, Challenge], ...]:
    """Games and what is played of them, day after day."""
    return rotation(registry.GAMES.values())


def challenge_of(day: date) -> tuple[str, Challenge]:
    """The game of a day, and what is played of it."""
    found = challenges()
    return found[day.toordinal() % len(found)]


def seed_of(day: date, secret: str) -> str:
    """What the deal of a day follows from."""
    return hmac.digest(bytes.fromhex(secret), f"challenge {day}".encode(), hashlib.sha256).hex()


def dealt(day: date, secret: str, guest: str, name: str) -> LiveTable:
    """The table at which a guest takes the challenge of a day, before anything is dealt."""
    (game, challenge), seed = challenge_of(day), seed_of(day, secret)
    parts = parts_of(game, challenge.players, challenge.options, seed=seed)
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
