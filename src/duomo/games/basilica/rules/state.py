"""The position of a game of Basilica."""

from __future__ import annotations

import copyreg
from collections.abc import Callable
from typing import Final

from librt.strings import BytesWriter
from librt.vecs import extend, vec
from mypy_extensions import i64

from duomo.core.engine.state import NATURE, State
from duomo.games.basilica.rules.codes import (
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

NO_KINDS: Final = bytes(KINDS)
NO_SIDES: Final = bytes(2 * KINDS)


def recount(counts: bytes, at: int, by: int) -> bytes:
    """Return the counts with one of them changed."""
    out = BytesWriter()
    out.write(counts)
    out[at] = counts[at] + by
    return out.getvalue()


class Player:
    """BA-1.3. What one player owns."""

    def __init__(self, model: Player | None = None) -> None:
        self.crew: list[int] = [] if model is None else model.crew[:]
        """Cells with one of the player's builders, lowest first."""
        self.tokens: int = TOKENS if model is None else model.tokens
        """Promotion tokens in the reserve."""
        self.coins: int = 1 if model is None else model.coins
        self.points: int = 0 if model is None else model.points

    def copy(self) -> Player:
        return Player(self)

    def reserve(self) -> int:
        """Builders that are not in the cathedral."""
        return BUILDERS - len(self.crew)

    def key(self) -> tuple[object, ...]:
        return tuple(self.crew), self.tokens, self.coins, self.points


SLOTS: Final = [SLOT] * COLUMNS + [WALL]
EMPTY_ROW: Final = [0] * COLUMNS + [WALL]


def rows_of(cells: list[int]) -> vec[i64]:
    return extend(vec[i64](), cells)


def as_list(rows: vec[i64]) -> tuple[Callable[..., vec[i64]], tuple[list[int]]]:
    return rows_of, (list(rows),)


copyreg.pickle(type(vec[i64]()), as_list)  # positions are sent to the bot processes


def empty_rows() -> vec[i64]:
    """BA-1.4. The starting slots and two empty rows: one to build in, one as a border for lookups."""
    return rows_of(SLOTS + EMPTY_ROW * 2)


class BasilicaState(State):
    """Cathedral, display, pile, discards and players.

    Tiles are counted by kind, as seen from their order sides. Once a tile is turned over its crown is known;
    `crowns` describes what is known about the others. Counts are immutable bytes, shared by copies: `recount`
    makes new ones.
    """

    def __init__(self, model: BasilicaState | None = None) -> None:
        self.decider = NATURE
        self.stack: list[int] = [] if model is None else model.stack[:]
        self.turns = 0
        self.active = 0
        """The seat whose turn it is."""
        self.left = ACTIONS
        """Actions left in this turn."""
        self.fresh = 0
        """The cell of the vault placed by the previous action (BA-2.2), or 0."""
        self.king = 0
        """The king's space; `king

        KING_STEP` scorings have taken place.
        """
        self.players: list[Player] = (
            [Player(), Player()] if model is None else [Player(model.players[0]), Player(model.players[1])]
        )

        self.cells: vec[i64] = empty_rows() if model is None else model.cells[:]
        """The cathedral, always with two empty rows beyond the last occupied one."""
        self.built = 0
        """Number of vaults in it."""

        self.orders: list[int] = [NO_TILE] * PLACES if model is None else model.orders
        """Kind of the tile on each order place."""
        self.vaults: list[int] = [0] * PLACES if model is None else model.vaults
        """The vault on each vault place, or 0."""
        self.top = NO_TILE
        """Kind of the tile on top of the pile."""
        self.pile: bytes = NO_KINDS if model is None else model.pile
        """Tiles under the top one, by kind."""
        self.under = 0
        """Number of tiles under the top one."""
        self.reshuffled = 0
        """1 once the discards have become the pile (BA-2.4)."""

        self.spent: bytes = NO_KINDS if model is None else model.spent
        """Executed orders in the discards, by kind; nobody has seen their vault sides."""
        self.fallen: bytes = NO_SIDES if model is None else model.fallen
        """Vaults in the discards, by kind, without and with a crown."""
        self.discards = 0
        """Number of tiles in the discards, both sorts together."""

        self.unturned: bytes = NO_KINDS if model is None else model.unturned
        """Tiles with unknown crowns, by kind, wherever they are."""
        self.crowned: bytes = NO_KINDS if model is None else model.crowned
        """How many of those have a crown."""
        self.earlier: list[int] = [NO_TILE] * PLACES if model is None else model.earlier
        self.early = 0
        self.doubt: list[int] = [] if model is None else model.doubt
        """What is still unknown about the tiles on order places at the reshuffle: see `crowns`."""

    def copy(self) -> BasilicaState:
        other = BasilicaState(self)
        other.decider = self.decider
        other.turns = self.turns
        other.active = self.active
        other.left = self.left
        other.fresh = self.fresh
        other.king = self.king
        other.built = self.built
        other.top = self.top
        other.under = self.under
        other.reshuffled = self.reshuffled
        other.discards = self.discards
        other.early = self.early
        return other

    def key(self) -> tuple[object, ...]:
        return (
            self.decider, self.turns, self.active, self.left, self.fresh, self.king, tuple(self.stack),
            self.players[0].key(), self.players[1].key(), tuple(self.cells), self.built, tuple(self.orders),
            tuple(self.vaults), self.top, self.pile, self.under, self.reshuffled, self.spent,
            self.fallen, self.discards, self.unturned, self.crowned,
            tuple(self.earlier), self.early, tuple(self.doubt),
        )  # fmt: skip
