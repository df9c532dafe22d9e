"""Matches between a new network and the best one so far: paired deals, rotated seats, an interval."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

from duomo.bots.mcts import MctsBot
from duomo.bots.search import Budget
from duomo.core.engine.dealer import Dealer
from duomo.core.engine.driver import Bot, Playout
from duomo.core.engine.rules import Rules
from duomo.core.engine.state import State
from duomo.core.learned import Learned
from duomo.training.course import Course, rules_at
from duomo.training.lessons import CAP, DRAWS

NORMAL = 1.96


@dataclass(frozen=True)
class Match:
    """What the workers of a match share: one player with the new network against others with the old one."""

    course: Course
    new: Learned | None
    old: Learned | None
    """None: only the hand-made estimate."""


@dataclass(frozen=True)
class Outcome:
    """One game of a match."""

    index: int
    won: float
    """The new network's share of the victory."""
    fair: float
    """The share that would be even: more with fewer at the table."""


@dataclass(frozen=True)
class Verdict:
    """The result of a match."""

    games: int
    share: float
    """Wins minus the even share, plus a half: 0.5 is as good as the old one."""
    low: float
    high: float

    @property
    def better(self) -> bool:
        return self.share > 0.5

    def document(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "share": round(self.share, 4),
            "interval": [round(self.low, 4), round(self.high, 4)],
        }


class Judge(Bot):
    """Searches with its own rules and their network."""

    def __init__(self, rules: Rules[Any], seed: str, simulations: int) -> None:
        self.rules = rules
        self.bot = MctsBot(seed, Budget(simulations))

    def choose(self, rules: Rules[Any], seen: State, moves: list[int]) -> int:
        return self.bot.choose(self.rules, seen, moves)


def play(match: Match, index: int) -> Outcome:
    """Play game number `index`: every deal is played from every seat."""
    course = match.course
    number, table = divmod(index, len(course.tables))
    deal, seat = divmod(number, course.tables[table][0])
    new, old = (rules_at(course, table, deal % DRAWS, learned) for learned in (match.new, match.old))
    name = f"match:{course.seed}:{deal}"
    if new.seats == 1:  # alone: even is what the old one wins on the same deal
        return Outcome(index, won_by(0, [new], name, course), won_by(0, [old], name, course))
    sides = [new if other == seat else old for other in range(new.seats)]
    return Outcome(index, won_by(seat, sides, name, course), 1.0 / new.parties)


def won_by(seat: int, sides: list[Rules[Any]], name: str, course: Course) -> float:
    """Return a seat's share of the victory, each player with its own rules."""
    bots: list[Bot] = [
        Judge(own, f"{name}:{other}", course.match_simulations) for other, own in enumerate(sides)
    ]
    rules = sides[seat]
    state = rules.start()
    finished = Playout(rules, state, bots, Dealer(name), CAP).finished
    winners = rules.winners(state) if finished else []
    return 1.0 / len(winners) if seat in winners else 0.0


def verdict(outcomes: list[Outcome]) -> Verdict:
    """Return the mean with its 95% interval."""
    games = len(outcomes)
    marks = [outcome.won - outcome.fair + 0.5 for outcome in outcomes]
    mean = sum(marks) / games
    spread = math.sqrt(sum((mark - mean) ** 2 for mark in marks) / max(1, games - 1) / games)
    return Verdict(games, mean, mean - NORMAL * spread, mean + NORMAL * spread)
