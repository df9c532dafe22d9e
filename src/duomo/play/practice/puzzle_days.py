"""The puzzle of the day, and streaks of days. A day starts at midnight UTC."""

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
    """Return the puzzle of a day. The games take turns, and none is repeated before all have been used."""
    shelves = [shelf for game in GAMES if (shelf := _shuffled(game))]
    number = day.toordinal()
    shelf = shelves[number % len(shelves)]
    return shelf[number // len(shelves) % len(shelf)]


@cache
def _shuffled(game: str) -> list[Puzzle]:
    """Return a game's puzzles in a pseudo-random order that is the same everywhere."""
    found = puzzles_of(GAMES[game]).values()
    return sorted(found, key=lambda puzzle: hashlib.sha256(f"day {puzzle.id}".encode()).digest())


def in_a_row(days: Iterable[str], now: date) -> tuple[int, int]:
    """Return the current streak, up to today or to yesterday while today is still open; and the longest
    one."""
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
