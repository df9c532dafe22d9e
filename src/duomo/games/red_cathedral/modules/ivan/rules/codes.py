"""Ivan's cards; the numbers of his decisions and moves are assigned when a table is assembled."""

from __future__ import annotations

from typing import Final

YOU: Final = 0
IVAN: Final = 1
"""The parties of a solo game: the player, who has the only seat, and Ivan."""
IVAN_NAME: Final = "ivan"

# RC-11.2, RC-11.7. The solo cards; the sixth comes with the contractors (CT-6.1).
RECOGNITION_CARD: Final = 0
INVENTORY_CARD: Final = 1
TRANSPORT_CARD: Final = 2
CLAIM_CARD: Final = 3
BUILD_CARD: Final = 4
RECRUIT_CARD: Final = 5
CARD_NAMES: Final = ["recognition", "inventory", "transport", "claim", "build", "recruit"]

# The steps of `row.Deal`.
DEAL_CARDS: Final = 0
DEAL_TILES: Final = 1
DEAL_SPECIALISTS: Final = 2
