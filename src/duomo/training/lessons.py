"""Self-play: what searches found in a game, as rows of training data.

A row is a position in numbers (`Rules.insight`), the hand-made outlook and doubt, and two targets for every
party: its share of the victory and its points. The target of a position before a turn blends what the search
said with what later searches said and finally how the game ended, weighted less the further away (TD over
turns). Turns that were searched but not played are used too.
"""

from __future__ import annotations

from array import array
from dataclasses import dataclass

from duomo.bots.search import Settings
from duomo.bots.teacher import Sample, TeacherBot, Thought
from duomo.core.engine.dealer import Dealer
from duomo.core.engine.driver import Bot, Playout
from duomo.training.course import Lessons, rules_at

DRAWS = 10
"""Number of different tables where options are left to chance."""
CAP = 300
"""Maximum number of turns; a longer game is not used."""


@dataclass(frozen=True)
class Lesson:
    """One game of self-play."""

    index: int
    parties: int
    rows: bytes
    """32-bit floats; empty for a game without a result."""
    turns: int


def row_size(own: int, common: int, parties: int) -> int:
    """Return the length of a row: inputs; outlook, doubt; shares, points."""
    return parties * own + common + parties + 1 + 2 * parties


@dataclass(frozen=True)
class Played:
    """One game, with the searches of all seats."""

    parties: int
    turns: int
    thoughts: list[Thought]
    shares: list[float]
    """Shares of the victory; empty for a game without a result."""
    points: list[float]


def lesson(shared: Lessons, index: int) -> Lesson:
    """Play game number `index` of a generation, which depends only on the course, its number and the
    teacher."""
    course, game = shared.course, played(shared, index)
    found = b""
    if game.shares:
        found = rows(game.thoughts, game.shares, game.points, course.trust, course.weighed)
    return Lesson(index, game.parties, found, game.turns)


def played(shared: Lessons, index: int) -> Played:
    """Let the teacher play against itself."""
    course = shared.course
    number, table = divmod(index, len(course.tables))
    rules = rules_at(course, table, number % DRAWS, shared.teacher)
    thoughts: list[Thought] = []
    name = f"{course.seed}:{shared.generation}:{index}"
    seldom = max(4, course.simulations // 24) if course.weighed else 1 << 60
    settings = Settings()
    settings.patience = course.patience
    bots: list[Bot] = [
        TeacherBot(f"{name}:{seat}", course.simulations, course.curiosity, seldom, thoughts, settings)
        for seat in range(rules.seats)
    ]
    state = rules.start()
    playout = Playout(rules, state, bots, Dealer(f"{name}:dealer"), CAP)
    if not playout.finished:
        return Played(rules.parties, state.turns, thoughts, [], [])
    winners = rules.winners(state)
    shares = [1.0 / len(winners) if party in winners else 0.0 for party in range(rules.parties)]
    points = [float(score) for score in rules.scores(state)]
    return Played(rules.parties, state.turns, thoughts, shares, points)


def rows(
    thoughts: list[Thought], shares: list[float], points: list[float], trust: float, weighed: bool = True
) -> bytes:
    """Return all rows of a game, from its end to its beginning."""
    out = array("f")
    for thought in reversed(thoughts):
        if thought.after is not None:
            shares = blended(thought.after.shares, shares, trust)
            points = blended(thought.after.found, points, trust)
            put(out, thought.after, shares, points)
        if not thought.best:  # the outcome says little about a position where a better turn was available
            shares, points = thought.before.shares, thought.before.found
        put(out, thought.before, shares, points)
        for other in thought.others if weighed else ():
            put(out, other, other.shares, other.found)
    return out.tobytes()


def blended(near: list[float], far: list[float], trust: float) -> list[float]:
    return [(1.0 - trust) * one + trust * other for one, other in zip(near, far)]


def put(out: array[float], sample: Sample, shares: list[float], points: list[float]) -> None:
    out.extend(sample.inputs)
    out.extend(sample.points)
    out.append(sample.doubt)
    out.extend(shares)
    out.extend(points)
