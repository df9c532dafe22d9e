"""What belongs to a day: the puzzle that everybody gets, and days in a row. A day begins at midnight UTC."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from datetime import UTC, date, datetime, timedelta
from functools import cache
from typing import Final

from duomo.games.registry import GAMES
from duomo.puzzles.puzzle import Puzzle
from duomo.puzzles.shelf import puzzles_of

DAY: Final = timedelta(days=1)


def today(milliseconds: int) -> date:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).date()


def puzzle_of(day: date) -> Puzzle:
    """The puzzle of a day; the games take turns, and nothing comes twice before all have come once."""
    shelves = [shelf for game in GAMES if (shelf := _shuffled(game))]
    number = day.toordinal()
    shelf = shelves[number % len(shelves)]
    return shelf[number // len(shelves) % len(shelf)]


@cache
def _shuffled(game: str) -> list[Puzzle]:
    """In an order that says nothing, the same everywhere."""
    found = puzzles_of(GAMES[game]).values()
    return sorted(found, key=lambda puzzle: hashlib.sha256(f"day {puzzle.id}".encode()).digest())


def in_a_row(days: Iterable[str], now: date) -> tuple[int, int]:
    """Days up to today, or up to yesterday while today is still open; and the most there ever were."""
    known = {date.fromisoformat(day) for day in days}
    best = 0
    for day in known:
        if day - DAY not in known:
            length = 1
            while day + length * DAY in known:
                length += 1
            best = max(best, length)
    last = now if now in known else now - DAY
    current = 0
    while last - current * DAY in known:
        current += 1
    return current, best
