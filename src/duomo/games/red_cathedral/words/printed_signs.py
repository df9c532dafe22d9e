"""The signs on influence cards that are no resource (RC-7.9)."""

from __future__ import annotations

from typing import Final

from duomo.core.words.signs import Sign

SHOWN: Final = "shown"
"""The materials printed on the card."""
ANY: Final = "any"
"""Any material."""
DELIVERY: Final = "delivery"
TILE: Final = "tile"
"""A workshop tile."""
STALL: Final = "stall"
"""A resource tile of the market."""
OTHERS: Final = "others"
"""Another party."""

Shown = tuple[list[Sign], list[Sign]]
"""What an action costs apart from rubles, and what it brings."""
