"""The position of a game of Basilica."""

from __future__ import annotations

from duomo.core.state import NATURE, State
from duomo.games.basilica.codes import (
    ACTIONS,
    BUILDERS,
    COLUMNS,
    KINDS,
    NO_TILE,
    PLACES,
    SLOT,
    TOKENS,
    WALL,
)


class Player:
    """BA-1.3. What one player owns."""

    def __init__(self) -> None:
        self.crew: list[int] = []
        """Cells with an own builder, lowest first."""
        self.tokens = TOKENS
        """Promotion tokens in the reserve."""
        self.coins = 1
        self.points = 0

    def copy(self) -> Player:
        other = Player.__new__(Player)
        other.crew = self.crew[:]
        other.tokens = self.tokens
        other.coins = self.coins
        other.points = self.points
        return other

    def reserve(self) -> int:
        """Builders not in the cathedral."""
        return BUILDERS - len(self.crew)

    def key(self) -> tuple[object, ...]:
        return tuple(self.crew), self.tokens, self.coins, self.points


def empty_rows() -> list[int]:
    """BA-1.4. The starting slots, and two rows where nothing stands: one to build in, one to look at."""
    return [SLOT] * COLUMNS + [WALL] + ([0] * COLUMNS + [WALL]) * 2


class BasilicaState(State):
    """Cathedral, display, pile, discards and players.

    Tiles are counted by kind, as their order sides look. Who has turned a tile over knows its crown; `crowns`
    says what everybody knows about the others.
    """

    def __init__(self) -> None:
        self.decider = NATURE
        self.stack: list[int] = []
        self.turns = 0
        self.active = 0
        """The seat whose turn it is."""
        self.left = ACTIONS
        """Actions left in this turn."""
        self.fresh = 0
        """The cell of the vault that was placed by the action just before (BA-2.2), or 0."""
        self.king = 0
        """The king's space; he has brought `king // KING_STEP` scorings."""
        self.players = [Player(), Player()]

        self.cells = empty_rows()
        """The cathedral, always with two empty rows beyond its last."""
        self.built = 0
        """Vaults in it."""

        self.orders = [NO_TILE] * PLACES
        """Kind of the tile on each order place."""
        self.vaults = [0] * PLACES
        """The vault on each vault place, or 0."""
        self.top = NO_TILE
        """Kind of the tile on top of the pile."""
        self.pile = [0] * KINDS
        """Tiles under it, by kind."""
        self.under = 0
        """How many they are."""
        self.reshuffled = 0
        """1 when the discards have become the pile (BA-2.4)."""

        self.spent = [0] * KINDS
        """Executed orders in the discards, by kind; nobody has seen their vault sides."""
        self.fallen = [0] * (2 * KINDS)
        """Vaults in the discards, by kind, without and with a crown."""
        self.discards = 0
        """How many both are."""

        self.unturned = [0] * KINDS
        """Tiles whose crown nobody can tell, by kind, wherever they lie."""
        self.crowned = [0] * KINDS
        """How many of those carry one."""
        self.earlier = [NO_TILE] * PLACES
        self.early = 0
        self.doubt: list[int] = []
        """What is left to know about tiles that lay on order places at the reshuffle: see `crowns`."""

    def copy(self) -> BasilicaState:
        other = BasilicaState.__new__(BasilicaState)
        other.decider = self.decider
        other.stack = self.stack[:]
        other.turns = self.turns
        other.active = self.active
        other.left = self.left
        other.fresh = self.fresh
        other.king = self.king
        other.players = [self.players[0].copy(), self.players[1].copy()]
        other.cells = self.cells[:]
        other.built = self.built
        other.orders = self.orders[:]
        other.vaults = self.vaults[:]
        other.top = self.top
        other.pile = self.pile[:]
        other.under = self.under
        other.reshuffled = self.reshuffled
        other.spent = self.spent[:]
        other.fallen = self.fallen[:]
        other.discards = self.discards
        other.unturned = self.unturned[:]
        other.crowned = self.crowned[:]
        other.earlier = self.earlier[:]
        other.early = self.early
        other.doubt = self.doubt[:]
        return other

    def key(self) -> tuple[object, ...]:
        return (
            self.decider, self.turns, self.active, self.left, self.fresh, self.king, tuple(self.stack),
            self.players[0].key(), self.players[1].key(), tuple(self.cells), self.built, tuple(self.orders),
            tuple(self.vaults), self.top, tuple(self.pile), self.under, self.reshuffled, tuple(self.spent),
            tuple(self.fallen), self.discards, tuple(self.unturned), tuple(self.crowned),
            tuple(self.earlier), self.early, tuple(self.doubt),
        )  # fmt: skip
