"""The contract of a game's rules: the only source of validity, for people and bots alike."""

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

    Games in other packages need not be compiled; their classes may still derive from this one.
    """

    game: str
    """The game's name."""

    seats: int
    """Number of seats that make decisions."""

    parties: int
    """Number of parties that are scored, automata included."""

    network: Network | None = None
    """Learned correction of the hand-made outlook, if any."""

    @abstractmethod
    def start(self) -> S:
        """Return the table before anything is dealt; nature decides first."""

    @abstractmethod
    def legal(self, state: S) -> list[int]:
        """Return every move of the seat that decides now, each once; empty for nature and at the end."""

    @abstractmethod
    def chance(self, state: S) -> list[tuple[int, int]]:
        """Return nature's outcomes now, with integer weights; empty when nature does not decide."""

    def deal(self, state: S, dealer: Dealer) -> int:
        """Choose nature's move: one of `chance`, which a game may pick without listing it."""
        return dealer.choose(self.chance(state))

    @abstractmethod
    def play(self, state: S, move: int, log: Log | None) -> None:
        """Change the state. The move is not checked: callers that take moves from people must check them."""

    @abstractmethod
    def refuse(self, state: S, move: int) -> Refusal:
        """Return why an illegal move is not legal."""

    @abstractmethod
    def scores(self, state: S) -> list[int]:
        """Return the points of every party in a finished game."""

    @abstractmethod
    def winners(self, state: S) -> list[int]:
        """Return the parties that won a finished game; several share the victory."""

    @abstractmethod
    def value(self, state: S, seat: int) -> float:
        """Return the hand-made value of the position for a seat, in points."""

    @abstractmethod
    def text(self, move: int) -> str:
        """Return the move as people write it."""

    @abstractmethod
    def parse(self, text: str) -> int:
        """Return the move that a text names; NotationError if it names none."""

    def promising(self, state: S, moves: list[int]) -> list[int]:
        """Return the moves among `moves` that a search should consider; at least one."""
        return moves

    def worthwhile(self, state: S, moves: list[int]) -> list[int]:
        """Return the moves among `moves` that a deep search should consider; fewer than `promising`, at
        least one."""
        return self.promising(state, moves)

    def outlook(self, state: S) -> list[float]:
        """Return a hand-made estimate of everybody's final points, up to a constant common to all."""
        part = (self.parties - 1) / self.parties
        return [self.value(state, party) * part for party in range(self.parties)]

    def glance(self, state: S) -> list[float]:
        """Return the outlook of a beginner, who ignores what makes the game deep."""
        return self.outlook(state)

    def insight(self, state: S, points: list[float]) -> vec[float]:
        """Return a position as inputs for a network: the numbers of each party in turn, then those common
        to all; `points` is the outlook. A game without them has no network."""
        return vec[float]()

    def insight_sizes(self) -> tuple[int, int]:
        """Return how many numbers of `insight` each party has, and how many are common."""
        return 0, 0

    def corrected(self, state: S, points: list[float]) -> list[float]:
        """Return the outlook of a position with the learned correction."""
        network = self.network
        return points if network is None else network.corrected(self.insight(state, points), points)

    def features(self, state: S, seat: int) -> list[tuple[str, float, float]]:
        """Return what a player can count in a position, to explain why one is better than another: name,
        amount, and the value of one more in points."""
        return []

    def doubt(self, state: S) -> float:
        """Return by how many points the end may still differ from the outlook: the scale of its odds."""
        return 4.0

    def skills(self) -> dict[str, Skill]:
        """Return what the levels of opponents mean in this game, by name; a missing level has its default
        meaning. Each level should beat the one below in about two games of three."""
        return {}

    def seen_by(self, state: S, seat: int) -> S:
        """Return the position as far as a seat knows it; unchanged in a game without secrets."""
        return state
