"""Numbers that hold several small ones: sets of materials, and costs."""

from __future__ import annotations


def has_material(mask: int, material: int) -> bool:
    """Whether a set of materials holds one."""
    return mask >> material & 1 == 1


def everything(count: int) -> int:
    """The set of the first so many places."""
    return (1 << count) - 1


def set_of(places: list[int]) -> int:
    """The set of these places."""
    mask = 0
    for place in places:
        mask = with_bit(mask, place)
    return mask


def without_material(mask: int, material: int) -> int:
    """The set without one of its materials."""
    return mask & ~(1 << material)


def needed(cost: int, material: int) -> int:
    """Pieces of a material in a cost: three bits for each, wood lowest."""
    return cost >> 3 * material & 7


def pieces(material: int, count: int = 1) -> int:
    """So many pieces of one material, as a cost."""
    return count << 3 * material


def has_bit(mask: int, place: int) -> bool:
    """Whether a set of places holds one."""
    return mask >> place & 1 == 1


def with_bit(mask: int, place: int) -> int:
    return mask | 1 << place


def without_bit(mask: int, place: int) -> int:
    return mask & ~(1 << place)


def count_bits(mask: int) -> int:
    """How many places a set holds."""
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count
