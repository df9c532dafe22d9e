"""Named accessors for the packed number of a cathedral cell or a vault place (BA-1.4).

Loops over the whole cathedral test the bits of `codes` directly.
"""

from __future__ import annotations

from mypy_extensions import i64

from duomo.games.basilica.rules.codes import (
    BLACK,
    BUILDER,
    COLOURS,
    CROWN,
    GLASS,
    JOKER,
    KIND_SHIFT,
    RANK,
    RANK_SHIFT,
    SCAFFOLD,
    WHITE,
)


def tile_of(vault: int) -> int:
    """BA-1.1. The kind of the tile, as its order side shows it."""
    return vault >> KIND_SHIFT


def has_crown(vault: int) -> bool:
    """BA-1.1."""
    return vault & CROWN != 0


def colours_of(cell: i64) -> int:
    """BA-1.1. The colours of a vault as bits; 0 if there is none."""
    return cell & COLOURS


def is_vault(cell: i64) -> bool:
    """BA-1.4."""
    return cell & COLOURS != 0


def is_joker(cell: i64) -> bool:
    """BA-1.1. A vault of two colours."""
    return cell & JOKER != 0


def is_scaffold(cell: i64) -> bool:
    """BA-4.5."""
    return cell & SCAFFOLD != 0


def has_glass(cell: i64) -> bool:
    """BA-4.5."""
    return cell & GLASS != 0


def has_builder(cell: i64) -> bool:
    """BA-1.4. A builder of either player."""
    return cell & BUILDER != 0


def builder_of(cell: i64) -> int:
    """BA-1.4. The seat whose builder stands there; -1 if there is none."""
    if cell & WHITE:
        return 0
    return 1 if cell & BLACK else -1


def rank_of(cell: i64) -> int:
    """BA-4.2. The rank of the builder there."""
    return (cell & RANK) >> RANK_SHIFT


def promoted(cell: i64, rank: int) -> int:
    """BA-4.2. The cell with this rank given to its builder."""
    return cell & ~RANK | rank << RANK_SHIFT


def without_builder(cell: i64) -> int:
    """BA-5.4. The cell without its builder and rank."""
    return cell & ~(BUILDER | RANK)


def builder(side: int, rank: int) -> int:
    """A builder to add to a vault: the bit of its side (`codes.side`) and its rank."""
    return side | rank << RANK_SHIFT
