"""Puzzles, and the player's progress in them and in the lessons, stored in this browser."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from duomo.games.registry import GAMES
from duomo.local.house import House
from duomo.local.routing import ROUTER, Later, route
from duomo.play.documents.progress import LessonProgress, LessonsTaken, taken_at
from duomo.play.documents.puzzle import (
    PuzzleCard,
    PuzzleLine,
    PuzzleNow,
    PuzzleOverview,
    PuzzleTry,
    PuzzleVerdict,
    Rated,
    RatingChange,
)
from duomo.play.documents.table import WhyNot
from duomo.play.people.skills import Skill
from duomo.play.practice.puzzle_days import in_a_row, puzzle_of, today
from duomo.play.practice.puzzle_questions import PuzzleAnswer
from duomo.play.practice.puzzle_ratings import rated, skill_of_level
from duomo.play.practice.puzzle_shelf import shelf_of
from duomo.play.practice.puzzles import PARTS, PuzzleTable, card_of, find, next_for
from duomo.play.tables.rows import now
from duomo.play.tables.telling import moment
from duomo.play.trouble import ServerTrouble
from duomo.puzzles.puzzle import Puzzle
from duomo.puzzles.shelf import puzzles_of

ATTEMPTS, PROGRESS = "attempts", "progress"
BEST = 3
"""Stars for the best turn."""
HISTORY = 50
"""Number of ratings shown."""

PuzzleId = Annotated[str, Meta(pattern="^[0-9a-f]{8}$")]
Short = Annotated[str, Meta(max_length=40)]
Day = Annotated[str, Meta(pattern=r"^\d{4}-\d\d-\d\d$")]
Stars = Annotated[int, Meta(ge=0, le=3)]


class Attempt(msgspec.Struct):
    """A first answer, and its results."""

    puzzle: PuzzleId
    at: int
    day: Day | None
    """Earlier versions stored the only day here."""
    best: Stars
    mu: float
    sigma: float
    days: dict[Day, Stars] = {}
    """Days on which it was the daily puzzle and was answered, with the stars of the first answer on that
    day."""
    puzzle_mu: float | None = None
    puzzle_sigma: float | None = None
    """The puzzle's rating after the answer; earlier versions did not store it."""

    @property
    def puzzle_skill(self) -> Skill | None:
        if self.puzzle_mu is None or self.puzzle_sigma is None:
            return None
        return Skill(self.puzzle_mu, self.puzzle_sigma)


def attempts_of(house: House) -> list[Attempt]:
    text = house.keeper.get(ATTEMPTS)
    return [] if text is None else [as_kept(one) for one in msgspec.json.decode(text, type=list[Attempt])]


def as_kept(attempt: Attempt) -> Attempt:
    """Convert an attempt of an earlier version."""
    if attempt.day is not None:
        attempt.days.setdefault(attempt.day, attempt.best)
        attempt.day = None
    return attempt


def _days(attempts: list[Attempt]) -> Iterator[str]:
    return (day for attempt in attempts for day in attempt.days)


def _stars(attempts: list[Attempt]) -> dict[str, int]:
    return {attempt.puzzle: attempt.best for attempt in attempts}


def _skill(attempts: list[Attempt]) -> Skill:
    return Skill(attempts[-1].mu, attempts[-1].sigma) if attempts else Skill()


def _card(puzzle: Puzzle, attempts: list[Attempt]) -> PuzzleCard:
    return card_of(puzzle, _skills(attempts).get(puzzle.id), _stars(attempts).get(puzzle.id))


def _skills(attempts: list[Attempt]) -> dict[str, Skill]:
    """Return the ratings of puzzles after the answers given here."""
    return {attempt.puzzle: skill for attempt in attempts if (skill := attempt.puzzle_skill) is not None}


@route("GET", "/api/puzzles")
def overview(house: House) -> PuzzleOverview:
    attempts, guest, day = attempts_of(house), house.me.guest, today(now())
    stars, own, daily = _stars(attempts), _skill(attempts), puzzle_of(day)
    mine = [attempt.days[str(day)] for attempt in attempts if str(day) in attempt.days]
    streak, best_streak = in_a_row(_days(attempts), day)
    return PuzzleOverview(
        str(day),
        _card(daily, attempts),
        len(mine),
        sum(found == BEST for found in mine),
        [
            shelf_of(name, list(puzzles.values()), stars, _skills(attempts), own, guest)
            for name, game in GAMES.items()
            if (puzzles := puzzles_of(game))
        ],
        own.shown,
        [Rated(moment(one.at), Skill(one.mu).shown) for one in attempts[-HISTORY:]],
        len(attempts),
        streak,
        best_streak,
    )


@route("GET", "/api/puzzles/all")
def puzzles(house: House, game: Short) -> list[PuzzleCard]:
    if game not in GAMES:
        raise ServerTrouble(404, "no-game", game=game)
    attempts = attempts_of(house)
    cards = [_card(puzzle, attempts) for puzzle in puzzles_of(GAMES[game]).values()]
    return sorted(cards, key=lambda card: (card.rating, card.id))


@route("GET", "/api/puzzles/next")
def next_puzzle(house: House, game: Short | None = None, theme: Short | None = None) -> PuzzleCard:
    attempts = attempts_of(house)
    some = [
        puzzle
        for name, known in GAMES.items()
        if game in (None, name)
        for puzzle in puzzles_of(known).values()
        if theme in (None, puzzle.theme)
    ]
    found = next_for(
        some, (one.puzzle for one in attempts), _skills(attempts), _skill(attempts), house.me.guest
    )
    if found is None:
        raise ServerTrouble(404, "no-more-puzzles")
    return card_of(found, None)


@route("POST", "/api/puzzles/{puzzle}")
def puzzle(house: House, puzzle: PuzzleId, data: PuzzleLine) -> PuzzleNow:
    found = find(puzzle)
    return PuzzleTable(found, tuple(data.moves)).now(_card(found, attempts_of(house)))


@route("POST", "/api/puzzles/{puzzle}/why")
def why(house: House, puzzle: PuzzleId, data: PuzzleTry) -> WhyNot:
    return PuzzleTable(find(puzzle), tuple(data.moves)).why(data.move, data.piece)


@route("POST", "/api/puzzles/{puzzle}/answer")
def answer(house: House, puzzle: PuzzleId, data: PuzzleLine) -> Later[PuzzleVerdict]:
    found = find(puzzle)

    def made(answer: Any) -> PuzzleVerdict:
        return _rated(house, found, answer)

    return Later(PuzzleAnswer(puzzle, tuple(data.moves)), made)


def _rated(house: House, puzzle: Puzzle, verdict: PuzzleVerdict) -> PuzzleVerdict:
    """Rate the first answer; a later one can only bring more stars."""
    attempts, day = attempts_of(house), today(now())
    known = next((attempt for attempt in attempts if attempt.puzzle == puzzle.id), None)
    days = {str(day): verdict.stars} if puzzle_of(day).id == puzzle.id else {}
    if known is not None:
        known.best = max(known.best, verdict.stars)
        known.days = {**days, **known.days}
    else:
        before = _skill(attempts)
        after, other = rated(before, skill_of_level(puzzle.level), PARTS[verdict.stars])
        attempts.append(
            Attempt(puzzle.id, now(), None, verdict.stars, after.mu, after.sigma, days, other.mu, other.sigma)
        )
        streak, _ = in_a_row(_days(attempts), day)
        verdict.rated = RatingChange(before.shown, after.shown, streak)
    house.keeper.put(ATTEMPTS, msgspec.json.encode(attempts).decode())
    return verdict


@route("GET", "/api/attempts")
def attempts(house: House) -> list[Attempt]:
    """Only in the browser: part of the export of everything."""
    return attempts_of(house)


@route("PUT", "/api/attempts")
def bring_attempts(house: House, data: list[Attempt]) -> list[Attempt]:
    """Add attempts of another browser; a puzzle tried in both counts as here, with the better stars."""
    kept = {one.puzzle: one for one in attempts_of(house)}
    for one in data:
        find(one.puzzle)
        here = kept.setdefault(one.puzzle, as_kept(one))
        here.best = max(here.best, one.best)
        here.days = {**as_kept(one).days, **here.days}
    found = sorted(kept.values(), key=lambda one: one.at)
    house.keeper.put(ATTEMPTS, msgspec.json.encode(found).decode())
    return found


@route("GET", "/api/progress")
def progress(house: House) -> list[LessonProgress]:
    text = house.keeper.get(PROGRESS)
    return [] if text is None else msgspec.json.decode(text, type=list[LessonProgress])


@route("PUT", "/api/progress")
def keep_progress(house: House, data: LessonsTaken) -> list[LessonProgress]:
    """Merge progress: the later entry wins, but stars are never lost."""
    kept = {one.lesson: one for one in progress(house)}
    for one in data.lessons:
        new = taken_at(one, now())
        known = kept.get(one.lesson, new)
        stars = max(new.stars, known.stars)
        later = new if new.changed >= known.changed else known
        kept[one.lesson] = msgspec.structs.replace(later, stars=stars)
    found = [kept[lesson] for lesson in sorted(kept)]
    house.keeper.put(PROGRESS, msgspec.json.encode(found).decode())
    return found


ROUTER.people_elsewhere("/api/challenge")
