"""The contract of a game: the only source of validity, for people and bots alike."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import mypyc_attr

from duomo.core.engine.dealer import Dealer
from duomo.core.engine.event import Log
from duomo.core.engine.network import Network
from duomo.core.engine.refusal import Refusal
from duomo.core.engine.skill import Skill
from duomo.core.engine.state import State

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(ABC, Generic[S]):
    """The rules of one table: a game, its options and its components. Immutable once made.

    Games of other packages need not be compiled: their classes may derive from this one all the same.
    """

    game: str
    """The game's name."""

    seats: int
    """Seats that decide something."""

    parties: int
    """Everybody who is scored, automata included."""

    network: Network | None = None
    """What was learned beyond the hand-made outlook; None: nothing."""

    @abstractmethod
    def start(self) -> S:
        """The table before anything is dealt; nature decides first."""

    @abstractmethod
    def legal(self, state: S) -> list[int]:
        """Every move of the seat that decides now, each once; empty for nature and at the end."""

    @abstractmethod
    def chance(self, state: S) -> list[tuple[int, int]]:
        """Nature's outcomes now, with integer weights; empty when nature does not decide."""

    def deal(self, state: S, dealer: Dealer) -> int:
        """What nature does now: a choice among `chance`, which a game may make without listing it."""
        return dealer.choose(self.chance(state))

    @abstractmethod
    def play(self, state: S, move: int, log: Log | None) -> None:
        """Change the state. The move is not checked: whoever takes moves from people does that."""

    @abstractmethod
    def refuse(self, state: S, move: int) -> Refusal:
        """Why a move that is not legal is not."""

    @abstractmethod
    def scores(self, state: S) -> list[int]:
        """Points of every party in a finished game."""

    @abstractmethod
    def winners(self, state: S) -> list[int]:
        """Parties that won a finished game; several share the victory."""

    @abstractmethod
    def value(self, state: S, seat: int) -> float:
        """Hand-made worth of the position for a seat, in the game's own points."""

    @abstractmethod
    def text(self, move: int) -> str:
        """The move as people write it."""

    @abstractmethod
    def parse(self, text: str) -> int:
        """The move that a text names; NotationError when it names none."""

    def promising(self, state: S, moves: list[int]) -> list[int]:
        """The moves among `moves` that a search should look at; at least one."""
        return moves

    def worthwhile(self, state: S, moves: list[int]) -> list[int]:
        """The moves among `moves` that a deep search should look at; fewer than `promising`, at least one."""
        return self.promising(state, moves)

    def outlook(self, state: S) -> list[float]:
        """Hand-made estimate of everybody's points at the end, up to what is the same for all."""
        part = (self.parties - 1) / self.parties
        return [self.value(state, party) * part for party in range(self.parties)]

    def glance(self, state: S) -> list[float]:
        """The outlook as a beginner has it, who does not think of what makes the game deep."""
        return self.outlook(state)

    def insight(self, state: S, points: list[float]) -> vec[float]:
        """A position in numbers that a network can learn from, those of each party in turn, then those that
        are common to all; `points` is the outlook. A game without them has no network."""
        return vec[float]()

    def insight_sizes(self) -> tuple[int, int]:
        """How many numbers of `insight` each party has, and how many are common."""
        return 0, 0

    def corrected(self, state: S, points: list[float]) -> list[float]:
        """The outlook of a position with what was learned beyond it."""
        network = self.network
        return points if network is None else network.corrected(self.insight(state, points), points)

    def features(self, state: S, seat: int) -> list[tuple[str, float, float]]:
        """What a player can count in a position, to say why one is better than another: name, amount, and
        what one more of it is worth in points."""
        return []

    def doubt(self, state: S) -> float:
        """Points by which the end may still differ from the outlook: the scale of its odds."""
        return 4.0

    def skills(self) -> dict[str, Skill]:
        """What a level of opponents means in this game, by the level's name; one that is missing means what
        it means everywhere. Each level should beat the one below in about two games of three."""
        return {}

    def seen_by(self, state: S, seat: int) -> S:
        """The position as far as a seat knows it. A game without secrets has nothing to hide."""
        return state
