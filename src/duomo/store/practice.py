"""Practice: lessons, puzzles with their ratings, and daily challenges."""

from __future__ import annotations

import secrets
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from duomo.play.people.skills import Skill
from duomo.play.practice.puzzle_ratings import rated
from duomo.store import schema
from duomo.store.reader import Reader
from duomo.store.writer import Statement

SECRET = "challenge-secret"
"""Key in the `house` table of the secret from which challenges are dealt; nobody can know a deal before its
day."""
LISTED = 100
"""Maximum number of games in a challenge's list."""

_attempts = schema.puzzle_attempts
_days = schema.puzzle_days
_ratings = schema.puzzle_ratings
_lessons = schema.lesson_progress
_challenges = schema.challenges


class LessonRow(msgspec.Struct, frozen=True):
    lesson: str
    stars: int
    done: list[str]
    helped: bool
    missed: bool
    changed: int
    """In milliseconds; when two devices disagree, the later one wins."""


class AttemptRow(msgspec.Struct, frozen=True):
    """A first answer and its result."""

    puzzle: str
    at: int
    stars: int
    best: int
    loss: float
    mu: float
    sigma: float


class ChallengeRow(msgspec.Struct, frozen=True):
    """A game of a challenge."""

    guest: str
    name: str
    table: str
    over: bool
    scores: list[int] | None
    winners: list[int] | None
    changed: int


class Change(msgspec.Struct):
    """What a first answer did to a rating; filled in when it is written."""

    before: Skill = Skill()
    after: Skill | None = None
    """None if it was not the first answer."""


class Practice(Reader):
    """All queries for practice."""

    def lessons(self, guest: str) -> list[LessonRow]:
        query = sa.select(*(_lessons.c[name] for name in LessonRow.__struct_fields__))
        return [LessonRow(**row) for row in self.rows(query.where(_lessons.c.guest_id == guest))]

    def attempts(self, guest: str) -> list[AttemptRow]:
        """Return a guest's first answers, oldest first."""
        columns = [_attempts.c[name] for name in AttemptRow.__struct_fields__]
        query = sa.select(*columns).where(_attempts.c.guest_id == guest).order_by(_attempts.c.at)
        return [AttemptRow(**row) for row in self.rows(query)]

    def days(self, guest: str) -> list[str]:
        """Return the days on which a guest answered the puzzle of the day."""
        return [str(row["day"]) for row in self.rows(sa.select(_days.c.day).where(_days.c.guest_id == guest))]

    def ratings(self) -> dict[str, Skill]:
        """Return the ratings of all puzzles that have been tried."""
        return {row["puzzle"]: Skill(row["mu"], row["sigma"]) for row in self.rows(sa.select(_ratings))}

    def of_day(self, day: str) -> tuple[int, int]:
        """Return how many people tried the puzzle of a day, and how many found the best turn."""
        count = sa.func.count()
        found = sa.func.coalesce(sa.func.sum(sa.case((_days.c.stars == 3, 1), else_=0)), 0)
        query = sa.select(count.label("tried"), found.label("found")).where(_days.c.day == day)
        row = self.rows(query)[0]
        return int(row["tried"]), int(row["found"])

    def challenge_table(self, day: str, guest: str) -> str | None:
        """Return the table where a guest plays the challenge of a day."""
        where = (_challenges.c.day == day) & (_challenges.c.guest_id == guest)
        for row in self.rows(sa.select(_challenges.c.table_id).where(where)):
            return str(row["table_id"])
        return None

    def challenge_day(self, table: str) -> str | None:
        """Return the day whose challenge is played at a table."""
        query = sa.select(_challenges.c.day).where(_challenges.c.table_id == table)
        return next((str(row["day"]) for row in self.rows(query)), None)

    def challenge_games(self, day: str) -> list[ChallengeRow]:
        """Return the games of a day, finished ones first."""
        tables, guests = schema.tables, schema.guests
        query = (
            sa.select(
                _challenges.c.guest_id.label("guest"),
                guests.c.name,
                _challenges.c.table_id.label("table"),
                tables.c.over,
                tables.c.scores,
                tables.c.winners,
                tables.c.changed,
            )
            .join(tables, tables.c.id == _challenges.c.table_id)
            .join(guests, guests.c.id == _challenges.c.guest_id)
            .where(_challenges.c.day == day)
            .order_by(tables.c.over.desc(), tables.c.changed)
        )
        return [ChallengeRow(**row) for row in self.rows(query)]

    def secret(self) -> str | None:
        """Return the secret from which challenges are dealt; None if it has not been made yet."""
        house = schema.house
        for row in self.rows(sa.select(house.c.value).where(house.c.key == SECRET)):
            return str(row["value"])
        return None


# ---- statements ----------------------------------------------------------------------------------


def _insert(connection: sa.Connection, table: sa.Table) -> Any:
    return (postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert)(table)


def keep_lesson(guest: str, row: LessonRow) -> Statement:
    """Store the progress in a lesson. Progress older than the stored one can only add stars."""
    left = {"done": row.done, "helped": row.helped, "missed": row.missed, "changed": row.changed}

    def run(connection: sa.Connection) -> None:
        connection.execute(
            _insert(connection, _lessons)
            .values(guest_id=guest, lesson=row.lesson, stars=row.stars, **left)
            .on_conflict_do_update(
                index_elements=["guest_id", "lesson"], set_=left, where=_lessons.c.changed <= row.changed
            )
        )
        here = (_lessons.c.guest_id == guest) & (_lessons.c.lesson == row.lesson)
        fewer = here & (_lessons.c.stars < row.stars)
        connection.execute(sa.update(_lessons).where(fewer).values(stars=row.stars))

    return run


def attempt(
    guest: str, row: AttemptRow, day: str | None, part: float, first: Skill, change: Change
) -> Statement:
    """Store an answer: the first one changes both ratings, a later one at most the best stars.

    `day`: the day whose puzzle it is, if any. `part`: how much of a win it is. `first`: the initial rating of
    a puzzle that nobody has tried.
    """

    def run(connection: sa.Connection) -> None:
        if day is not None:
            answered = {"guest_id": guest, "day": day, "stars": row.stars}
            connection.execute(_insert(connection, _days).values(answered).on_conflict_do_nothing())
        mine = sa.select(_attempts).where(_attempts.c.guest_id == guest)
        known = connection.execute(mine.where(_attempts.c.puzzle == row.puzzle)).mappings().first()
        if known is not None:
            where = (_attempts.c.guest_id == guest) & (_attempts.c.puzzle == row.puzzle)
            best = max(row.stars, known["best"])
            connection.execute(sa.update(_attempts).where(where).values(best=best))
            change.after = None
            return
        last = connection.execute(mine.order_by(_attempts.c.at.desc()).limit(1)).mappings().first()
        before = Skill() if last is None else Skill(last["mu"], last["sigma"])
        of_puzzle = sa.select(_ratings).where(_ratings.c.puzzle == row.puzzle)
        found = connection.execute(of_puzzle).mappings().first()
        puzzle = first if found is None else Skill(found["mu"], found["sigma"])
        change.before, (change.after, harder) = before, rated(before, puzzle, part)
        values = {**msgspec.structs.asdict(row), "mu": change.after.mu, "sigma": change.after.sigma}
        connection.execute(sa.insert(_attempts).values(guest_id=guest, **values))
        new = {"mu": harder.mu, "sigma": harder.sigma}
        connection.execute(
            _insert(connection, _ratings)
            .values(puzzle=row.puzzle, **new)
            .on_conflict_do_update(index_elements=["puzzle"], set_=new)
        )

    return run


def new_secret() -> Statement:
    """Make the secret for challenges, unless there is one."""

    def run(connection: sa.Connection) -> None:
        value = secrets.token_hex(32)
        connection.execute(
            _insert(connection, schema.house).values(key=SECRET, value=value).on_conflict_do_nothing()
        )

    return run


def challenge(day: str, guest: str, table: str) -> Statement:
    """Store that a guest takes the challenge of a day; fails if the guest has already taken it."""
    values = {"day": day, "guest_id": guest, "table_id": table}

    def run(connection: sa.Connection) -> None:
        connection.execute(sa.insert(_challenges).values(values))

    return run
