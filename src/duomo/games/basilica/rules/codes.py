"""Numeric codes for things, pending decisions and moves."""

from __future__ import annotations

from typing import Final

GAME: Final = "basilica"

# ---- things --------------------------------------------------------------------------------------

PLAYERS: Final = 2
BUILDERS: Final = 5
TOKENS: Final = 4
"""BA-1.3. Builders and promotion tokens of one player."""
KING_STEP: Final = 10
LAST_SPACE: Final = 30
"""BA-1.3. Every tenth space of the king's track has a crown; the third is the last."""
ACTIONS: Final = 3
"""BA-2.2. Actions in a turn."""
PLACES: Final = 3
"""BA-1.4. Order places, each above a vault place."""

RED: Final = 1
YELLOW: Final = 2
GREEN: Final = 4
BLUE: Final = 8
FACES: Final = (1, 2, 4, 8, 3, 5, 9, 6, 10, 12)
"""BA-1.1. The colours of a tile: one of four, or one of the six pairs of a joker."""
JOKERS_FROM: Final = 4
"""Faces from this number on are jokers."""

PROMOTE: Final = 0
MOVE: Final = 1
RECRUIT: Final = 2
CONFOUND: Final = 3
GLASS_ORDER: Final = 4
SCAFFOLD_ORDER: Final = 5
CATASTROPHE: Final = 6
ORDERS: Final = 7
"""BA-1.2."""

KINDS: Final = 70
"""Tiles whose order sides look alike are one kind: `face * ORDERS + order`. Crowns do not show there."""
NO_TILE: Final = -1

PLAIN: Final = 0
ARCHITECT: Final = 1
MASON: Final = 2
HERCULES: Final = 3
"""BA-4.2. Ranks of a builder."""

# ---- cells of the cathedral, BA-1.4 --------------------------------------------------------------
#
# A cell is one number, 0 when it is empty. A vault is the same number on its vault place.

COLOURS: Final = 15
SCAFFOLD: Final = 16
SLOT: Final = 32
"""A starting slot on the board: row 0."""
WALL: Final = 64
"""The border beside the five columns."""
GLASS: Final = 128
WHITE: Final = 256
BLACK: Final = 512
BUILDER: Final = 768
RANK_SHIFT: Final = 10
RANK: Final = 3072
JOKER: Final = 4096
CROWN: Final = 8192
KIND_SHIFT: Final = 14
TILE: Final = ~4095 | 15
"""The bits of the tile itself: colours, joker, crown and kind."""
SUPPORT: Final = 63
"""BA-3.1. A new tile must be next to a starting slot, a vault or a scaffold."""

COLUMNS: Final = 5
STRIDE: Final = 6
"""Cell = row * STRIDE + column (0..4); the sixth cell of each row is a wall, and serves the row above it
too."""
ROWS: Final = 100
"""Number of rows that have names. No game needs more: see `components.sets.check_height`."""

# ---- pending decisions ---------------------------------------------------------------------------

# The classes in `decisions` document each kind and the meaning of its numbers. `assemble` assigns the kinds
# and checks them against these constants, which the rules use to push frames.

START: Final = 0
REVEAL: Final = 1
TURN_OVER: Final = 2
NATURE_FRAMES: Final = 4
"""Frames below this number belong to nature."""

REFILL: Final = 4
EXECUTED: Final = 5
PLAYER_FRAMES: Final = 8
"""Frames from this number on belong to a player; their first number is the seat."""

TURN: Final = 8
PLACE: Final = 9
BUILD_SCAFFOLD: Final = 10
CHOOSE_PROMOTED: Final = 11
CHOOSE_RANK: Final = 12
CHOOSE_RECRUIT: Final = 13
CHOOSE_MOVER: Final = 14
CHOOSE_TARGET: Final = 15
CHOOSE_REMOVED: Final = 16
CHOOSE_GLASS: Final = 17
CHOOSE_RUIN: Final = 18
OFFER: Final = 19

# ---- moves of the players ------------------------------------------------------------------------

TAKE_VAULT: Final = 0
"""+ place"""
REPLACE: Final = 3
PLACE_BUILDER: Final = 4
TAKE_ORDER: Final = 5
"""+ place"""
GIVE_RANK: Final = 7
"""+ rank 1..3"""
PAY: Final = 11
DECLINE: Final = 12
AT: Final = 13
"""+ (row - 1) * COLUMNS + column (0..4)"""
PLAYER_MOVES: Final = 513
"""The action space: every player move is below this number."""

# ---- moves of nature -----------------------------------------------------------------------------

STARTS: Final = 1000
"""+ seat"""
TURNED: Final = 1010
"""+ 1 with a crown"""
TOP: Final = 1100
"""+ kind"""


def face_of(kind: int) -> int:
    """The colours of a tile, as an index into `FACES`."""
    return kind // ORDERS


def order_of(kind: int) -> int:
    """BA-1.2. The order on a tile."""
    return kind % ORDERS


def cell_of(move: int) -> int:
    """The cell named by an `at` move."""
    number = move - AT
    return (number // COLUMNS + 1) * STRIDE + number % COLUMNS


def at(cell: int) -> int:
    """The `at` move for a cell."""
    return AT + (cell // STRIDE - 1) * COLUMNS + cell % STRIDE


def side(seat: int) -> int:
    """The bit for a builder of this seat."""
    return WHITE if seat == 0 else BLACK
