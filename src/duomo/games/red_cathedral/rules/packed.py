"""Small numbers packed into one: sets of materials, and costs."""

from __future__ import annotations


def has_material(mask: int, material: int) -> bool:
    """True if the set contains the material."""
    return mask >> material & 1 == 1


def everything(count: int) -> int:
    """Return the set of the first `count` places."""
    return (1 << count) - 1


def set_of(places: list[int]) -> int:
    """Return the set of these places."""
    mask = 0
    for place in places:
        mask = with_bit(mask, place)
    return mask


def without_material(mask: int, material: int) -> int:
    """Return the set without the material."""
    return mask & ~(1 << material)


def needed(cost: int, material: int) -> int:
    """Return the pieces of a material in a cost: three bits for each, wood lowest."""
    return cost >> 3 * material & 7


def pieces(material: int, count: int = 1) -> int:
    """Return a cost of `count` pieces of one material."""
    return count << 3 * material


def has_bit(mask: int, place: int) -> bool:
    """True if the set contains the place."""
    return mask >> place & 1 == 1


def with_bit(mask: int, place: int) -> int:
    return mask | 1 << place


def without_bit(mask: int, place: int) -> int:
    return mask & ~(1 << place)


def count_bits(mask: int) -> int:
    """Return the number of places in a set."""
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count
