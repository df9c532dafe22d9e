"""What a course of training is: everything that decides its outcome, as plain data that can travel."""

from __future__ import annotations

import hashlib
from array import array
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from functools import lru_cache
from typing import Any

from duomo.bots.search import PATIENCE
from duomo.core.engine.refusal import OptionError
from duomo.core.engine.rules import Rules
from duomo.core.learned import Learned


@dataclass(frozen=True)
class Course:
    """A game at one kind of table, and how much of everything."""

    game: str
    tables: tuple[tuple[int, tuple[tuple[str, str], ...]], ...]
    """Players and options of the tables that are played at in turn; they share one network."""
    seed: int = 0
    generations: int = 2
    games: int = 200
    """Of self-play, in each generation."""
    simulations: int = 200
    """Before each turn of self-play."""
    patience: int = PATIENCE
    """Of those searches: the less, the deeper few simulations look."""
    curiosity: float = 0.25
    """Chance that a turn is drawn by how often the search looked at it, and not the best one."""
    trust: float = 0.9
    """How far a later search, and at last the result, counts for more than the search before it (TD)."""
    weighed: bool = True
    """Whether turns that were weighed but not played are lessons too: few looks say little of them."""
    hidden: int = 16
    epochs: int = 12
    matches: int = 100
    """Games that a new network plays against the best one so far."""
    match_simulations: int = 400
    start: str = ""
    """Fingerprint of the network that the first generation plays with; empty: the hand-made estimate."""

    def document(self) -> dict[str, Any]:
        return asdict(self)


@dataclass(frozen=True)
class Lessons:
    """What the workers of one generation share."""

    course: Course
    generation: int
    teacher: Learned | None
    """The network that plays; None: the hand-made estimate alone."""


def course_of(game: str, players: tuple[int, ...], options: Mapping[str, str], **numbers: Any) -> Course:
    """A course that can be played; OptionError says why another cannot."""
    tables = tuple((count, tuple(sorted(options.items()))) for count in players)
    course = Course(game, tables, **numbers)
    kinds = {rules_at(course, index, 0).insight_sizes() for index in range(len(tables))}
    if (0, 0) in kinds:
        raise OptionError(f"{game} says nothing that a network could learn from.")
    return course


@lru_cache(maxsize=128)
def rules_at(course: Course, index: int, draw: int, learned: Learned | None = None) -> Rules[Any]:
    """The rules of one of the tables, with a network or the hand-made estimate alone; `draw` decides what the
    options leave to chance."""
    from duomo.games.registry import find

    players, options = course.tables[index]
    found = find(course.game)
    chosen = found.choose(players, dict(options), draw)
    rules = found.rules(chosen, found.components(None, chosen))
    rules.network = learned.network() if learned is not None else None
    return rules


def components_of(course: Course) -> str:
    """The set that the course is played with: a network is for no other."""
    from duomo.games.registry import find

    game = find(course.game)
    players, options = course.tables[0]
    return game.components(None, game.choose(players, dict(options), 0)).hash


def fingerprint(network: Learned) -> str:
    """The same for equal weights of an equal shape."""
    shape = f"{network.own} {network.common} {network.hidden} ".encode("ascii")
    return hashlib.sha256(shape + array("f", network.numbers).tobytes()).hexdigest()[:16]
