"""Practice with stored results: puzzles, daily challenges, lessons."""

from __future__ import annotations

import asyncio
from datetime import date, timedelta

from duomo.games.registry import GAMES
from duomo.http.tables.hub import Hub
from duomo.http.tables.making import open_table
from duomo.http.thinking.advising import Advisers
from duomo.http.thinking.line import Whose
from duomo.play.documents.challenge import ChallengeDay
from duomo.play.documents.general import Made
from duomo.play.documents.puzzle import (
    PuzzleCard,
    PuzzleOverview,
    PuzzleVerdict,
    Rated,
    RatingChange,
)
from duomo.play.people.skills import Skill
from duomo.play.practice.challenges import Finished, challenge_of, dealt, listed, ranked
from duomo.play.practice.puzzle_days import in_a_row, puzzle_of, today
from duomo.play.practice.puzzle_questions import PuzzleAnswer
from duomo.play.practice.puzzle_ratings import skill_of_level
from duomo.play.practice.puzzle_shelf import shelf_of
from duomo.play.practice.puzzles import PARTS, card_of, find, next_for
from duomo.play.tables.rows import now
from duomo.play.tables.telling import moment
from duomo.play.trouble import ServerTrouble
from duomo.puzzles.puzzle import Puzzle
from duomo.puzzles.shelf import puzzles_of
from duomo.store import practice
from duomo.store.practice import AttemptRow, Change, Practice
from duomo.store.trouble import Conflict

HISTORY = 50
"""Number of ratings to show."""


class Practising:
    def __init__(self, hub: Hub, advisers: Advisers, store: Practice) -> None:
        self.hub = hub
        self.advisers = advisers
        self.store = store

    # ---- puzzles ---------------------------------------------------------------------------------

    async def overview(self, guest: str | None) -> PuzzleOverview:
        """Return the available puzzles, and the guest's progress."""
        return await asyncio.to_thread(self._overview, guest)

    def _overview(self, guest: str | None) -> PuzzleOverview:
        attempts = self.store.attempts(guest) if guest is not None else []
        skills = self.store.ratings()
        stars = {attempt.puzzle: attempt.best for attempt in attempts}
        own = Skill(attempts[-1].mu, attempts[-1].sigma) if attempts else Skill()
        day = today(now())
        daily = puzzle_of(day)
        tried, found = self.store.of_day(str(day))
        days = self.store.days(guest) if guest is not None else []
        streak, best_streak = in_a_row(days, day)
        return PuzzleOverview(
            str(day),
            card_of(daily, skills.get(daily.id), stars.get(daily.id)),
            tried,
            found,
            [
                shelf_of(name, list(puzzles.values()), stars, skills, own, guest or "")
                for name, game in GAMES.items()
                if (puzzles := puzzles_of(game))
            ],
            own.shown,
            [Rated(moment(one.at), Skill(one.mu).shown) for one in attempts[-HISTORY:]],
            len(attempts),
            streak,
            best_streak,
        )

    async def cards(self, guest: str | None, game: str) -> list[PuzzleCard]:
        """Return every puzzle of a game, easiest first."""
        if game not in GAMES:
            raise ServerTrouble(404, "no-game", game=game)
        return await asyncio.to_thread(self._cards, guest, list(puzzles_of(GAMES[game]).values()))

    def _cards(self, guest: str | None, puzzles: list[Puzzle]) -> list[PuzzleCard]:
        attempts = self.store.attempts(guest) if guest is not None else []
        stars, skills = {one.puzzle: one.best for one in attempts}, self.store.ratings()
        cards = [card_of(puzzle, skills.get(puzzle.id), stars.get(puzzle.id)) for puzzle in puzzles]
        return sorted(cards, key=lambda card: (card.rating, card.id))

    async def next(self, guest: str | None, game: str | None, theme: str | None) -> PuzzleCard:
        """Return a puzzle the guest has not tried, about as hard as they are strong."""
        puzzles = [
            puzzle
            for name, found in GAMES.items()
            if game in (None, name)
            for puzzle in puzzles_of(found).values()
            if theme in (None, puzzle.theme)
        ]
        return await asyncio.to_thread(self._next, guest, puzzles)

    def _next(self, guest: str | None, puzzles: list[Puzzle]) -> PuzzleCard:
        attempts = self.store.attempts(guest) if guest is not None else []
        skills = self.store.ratings()
        own = Skill(attempts[-1].mu, attempts[-1].sigma) if attempts else Skill()
        found = next_for(puzzles, (one.puzzle for one in attempts), skills, own, guest or "")
        if found is None:
            raise ServerTrouble(404, "no-more-puzzles")
        return card_of(found, skills.get(found.id))

    async def card(self, guest: str | None, puzzle: str) -> PuzzleCard:
        """Return a puzzle's card."""
        return (await asyncio.to_thread(self._cards, guest, [find(puzzle)]))[0]

    async def answer(self, whose: Whose, guest: str, puzzle: str, moves: list[str]) -> PuzzleVerdict:
        """Judge an answer; the first one is rated."""
        found = find(puzzle)
        verdict: PuzzleVerdict = await self.advisers.thought(whose, PuzzleAnswer(found.id, tuple(moves)))
        at, day = now(), today(now())
        daily = str(day) if puzzle_of(day).id == found.id else None
        row = AttemptRow(found.id, at, verdict.stars, verdict.stars, verdict.loss, 0.0, 0.0)
        change = Change()
        part, first = PARTS[verdict.stars], skill_of_level(found.level)
        await self.hub.writer.execute(practice.attempt(guest, row, daily, part, first, change))
        if change.after is not None:
            streak, _ = in_a_row(await asyncio.to_thread(self.store.days, guest), day)
            verdict.rated = RatingChange(change.before.shown, change.after.shown, streak)
        return verdict

    # ---- challenges ------------------------------------------------------------------------------

    async def challenge(self, guest: str | None, wanted: str | None) -> ChallengeDay:
        """Return the challenge of today or of a past day."""
        day = today(now()) if wanted is None else day_of(wanted)
        if day > today(now()):
            raise ServerTrouble(404, "no-challenge")
        return await asyncio.to_thread(self._challenge, guest, day)

    def _challenge(self, guest: str | None, day: date) -> ChallengeDay:
        (game, challenge), games = challenge_of(day), self.store.challenge_games(str(day))
        own = next((one for one in games if one.guest == guest), None)
        is_open = day == today(now())
        over = [
            Finished(one.guest, one.name, one.table, one.scores, one.winners or [])
            for one in games
            if one.over and one.scores is not None
        ]
        return ChallengeDay(
            str(day),
            game,
            challenge.players,
            challenge.options,
            challenge.level,
            None if own is None else own.table,
            own is not None and own.over,
            is_open,
            len(games) - len(over),
            listed(ranked(over, guest, not is_open or (own is not None and own.over)), practice.LISTED),
            str(day - timedelta(days=1)),
        )

    async def take(self, guest: str, name: str) -> Made:
        """Take today's challenge; returns the existing table if it was already taken."""
        day = today(now())
        taken = await asyncio.to_thread(self.store.challenge_table, str(day), guest)
        if taken is not None:
            return Made(taken, [])
        live = dealt(day, await self._secret(), guest, name)
        try:
            await open_table(self.hub, live, practice.challenge(str(day), guest, live.id))
        except Conflict:  # two windows at once
            taken = await asyncio.to_thread(self.store.challenge_table, str(day), guest)
            if taken is None:
                raise
            return Made(taken, [])
        return Made(live.id, [])

    async def day_of(self, table: str) -> date | None:
        """Return the day whose challenge is played at a table, or None."""
        found = await asyncio.to_thread(self.store.challenge_day, table)
        return None if found is None else date.fromisoformat(found)

    async def _secret(self) -> str:
        found = await asyncio.to_thread(self.store.secret)
        if found is None:
            await self.hub.writer.execute(practice.new_secret())
            found = await asyncio.to_thread(self.store.secret)
        assert found is not None
        return found


def day_of(text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise ServerTrouble(404, "no-challenge") from None
