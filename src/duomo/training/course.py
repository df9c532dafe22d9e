"""The parameters of a training course: everything that determines its outcome, as plain data."""

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
    """The game, its tables, and the amount of each step."""

    game: str
    tables: tuple[tuple[int, tuple[tuple[str, str], ...]], ...]
    """Players and options of the tables, played in turn; they share one network."""
    seed: int = 0
    generations: int = 2
    games: int = 200
    """Self-play games in each generation."""
    simulations: int = 200
    """Simulations before each turn of self-play."""
    patience: int = PATIENCE
    """Patience of those searches: the lower, the deeper a few simulations look."""
    curiosity: float = 0.25
    """Probability that a turn is drawn in proportion to its visits instead of taking the best one."""
    trust: float = 0.9
    """Weight of later searches, and finally the result, over the search of the position itself (TD)."""
    weighed: bool = True
    """True if turns that were searched but not played are used too, though few visits say little about
    them."""
    hidden: int = 16
    epochs: int = 12
    matches: int = 100
    """Games that a new network plays against the best one so far."""
    match_simulations: int = 400
    start: str = ""
    """Fingerprint of the network used in the first generation; empty: the hand-made estimate."""

    def document(self) -> dict[str, Any]:
        return asdict(self)


@dataclass(frozen=True)
class Lessons:
    """What the workers of one generation share."""

    course: Course
    generation: int
    teacher: Learned | None
    """The network that plays; None: only the hand-made estimate."""


def course_of(game: str, players: tuple[int, ...], options: Mapping[str, str], **numbers: Any) -> Course:
    """Return a playable course; OptionError gives the reason if there is none."""
    tables = tuple((count, tuple(sorted(options.items()))) for count in players)
    course = Course(game, tables, **numbers)
    kinds = {rules_at(course, index, 0).insight_sizes() for index in range(len(tables))}
    if (0, 0) in kinds:
        raise OptionError(f"{game} says nothing that a network could learn from.")
    return course


@lru_cache(maxsize=128)
def rules_at(course: Course, index: int, draw: int, learned: Learned | None = None) -> Rules[Any]:
    """Return the rules of one of the tables, with a network or only the hand-made estimate; `draw` decides
    the options left to chance."""
    from duomo.games.registry import find

    players, options = course.tables[index]
    found = find(course.game)
    chosen = found.choose(players, dict(options), draw)
    rules = found.rules(chosen, found.components(None, chosen))
    rules.network = learned.network() if learned is not None else None
    return rules


def components_of(course: Course) -> str:
    """Return the hash of the component set of the course: a network fits no other."""
    from duomo.games.registry import find

    game = find(course.game)
    players, options = course.tables[0]
    return game.components(None, game.choose(players, dict(options), 0)).hash


def fingerprint(network: Learned) -> str:
    """Return a hash that is equal for equal weights and shape."""
    shape = f"{network.own} {network.common} {network.hidden} ".encode("ascii")
    return hashlib.sha256(shape + array("f", network.numbers).tobytes()).hexdigest()[:16]
