"""The daily challenge: one deal for everyone, one attempt each, no undo after a roll or draw.

The deal is derived from the day and a secret of the server, so that nobody can know it in advance. The bots'
randomness is derived from the same, so that they answer the same play in the same way.
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
"""The challenger's seat."""


@cache
def challenges() -> tuple[tuple[str, Challenge], ...]:
    """Return the games and their settings, in daily rotation."""
    return rotation(registry.GAMES.values())


def challenge_of(day: date) -> tuple[str, Challenge]:
    """Return the game of a day, and its settings."""
    found = challenges()
    return found[day.toordinal() % len(found)]


def seed_of(day: date, secret: str) -> str:
    """Return the seed of a day's deal."""
    return hmac.digest(bytes.fromhex(secret), f"challenge {day}".encode(), hashlib.sha256).hex()


def dealt(day: date, secret: str, guest: str, name: str) -> LiveTable:
    """Return a guest's table for the challenge of a day, before anything is dealt."""
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
    """A finished game of a challenge."""

    guest: str
    name: str
    table: str
    scores: Sequence[int]
    winners: Sequence[int]


def listed(results: Sequence[ChallengeResult], most: int) -> list[ChallengeResult]:
    """Return the first results, and the guest's own wherever it is."""
    return [*results[:most], *(result for result in results[most:] if result.mine)]


def ranked(games: Iterable[Finished], guest: str | None, shown: bool) -> list[ChallengeResult]:
    """Return the results, best first: by lead, then by points.

    `shown`: whether to include the records, because the guest can no longer benefit from them.
    """

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
