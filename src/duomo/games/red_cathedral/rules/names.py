"""The words used in notation, events and positions for the numbers of `codes`."""

from __future__ import annotations

from typing import Final

from duomo.games.red_cathedral.rules.codes import LEVELS
from duomo.games.red_cathedral.rules.packed import has_bit, has_material

MATERIAL_NAMES: Final = ["wood", "brick", "stone", "gold", "green", "purple"]
RESOURCE_NAMES: Final = [*MATERIAL_NAMES, "diamond", "rubles", "recognition", "prestige", "permits"]
"""Including the words of modules: a seventh material and another resource."""
DIE_NAMES: Final = ["white", "red", "blue", "green", "yellow", "black"]
SLOT_NAMES: Final = ["white-1", "white-2", "red", "blue", "green", "yellow"]
KIND_NAMES: Final = ["base", "middle", "dome"]
ORNAMENT_NAMES: Final = ["door", "arch", "cross"]
HOLDS_NAMES: Final = [*ORNAMENT_NAMES, "nothing", "banner"]
GROUP_NAMES: Final = ["craftsmen", "teamsters", "merchants", "clergy"]
GEM_NAMES: Final = ["none", "green", "purple", "green green", "purple purple", "green purple"]


def section_name(cell: int) -> str:
    """Tower and level, both from 1: `3.2` is the second section of the third tower."""
    return f"{cell // LEVELS + 1}.{cell % LEVELS + 1}"


def mask_of(names: list[str]) -> int:
    mask = 0
    for name in names:
        mask |= 1 << MATERIAL_NAMES.index(name)
    return mask


def names_of(mask: int) -> list[str]:
    return [name for index, name in enumerate(MATERIAL_NAMES) if has_material(mask, index)]


def dice_names(mask: int) -> list[str]:
    """Return the names of the dice in a mask."""
    return [name for die, name in enumerate(DIE_NAMES) if has_bit(mask, die)]
