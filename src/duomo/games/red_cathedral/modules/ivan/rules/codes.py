"""Ivan's cards, pending decisions and moves."""

from __future__ import annotations

from typing import Final

from duomo.games.red_cathedral.rules.codes import CELLS

YOU: Final = 0
IVAN: Final = 1
"""Parties of a solo game: the player, who has the only seat, and Ivan."""
IVAN_NAME: Final = "ivan"

# RC-11.2, RC-11.7. The solo cards; the sixth comes with the contractors (CT-6.1).
RECOGNITION_CARD: Final = 0
INVENTORY_CARD: Final = 1
TRANSPORT_CARD: Final = 2
CLAIM_CARD: Final = 3
BUILD_CARD: Final = 4
RECRUIT_CARD: Final = 5
CARD_NAMES: Final = ["recognition", "inventory", "transport", "claim", "build", "recruit"]

NATURE_FRAMES_OF_IVAN: Final = range(6, 8)
DEAL: Final = 6
"""Nature lays his row: DEAL_CARDS or DEAL_TILES, place in the row."""
DEAL_CARDS: Final = 0
DEAL_TILES: Final = 1
DEAL_SPECIALISTS: Final = 2
"""Nature refills the spaces of the region that Ivan emptied (CT-6.3): space, another one or NO_SPACE."""
IVAN_ROLL: Final = 7
"""Nature rolls the dice of a mask, lowest first; then comes the action of a card: mask, place in the row."""

FRAMES_OF_IVAN: Final = range(50, 56)
CHOOSE_DECORATED: Final = 50
"""RC-11.5. The player chooses the section that Ivan decorates."""
CHOOSE_CLAIMED: Final = 51
"""RC-11.7. The player chooses the section that Ivan claims."""

MOVES_OF_IVAN: Final = range(620, 680)
FOR_IVAN: Final = 620
"""+ cell: the section that Ivan claims or decorates"""
assert FOR_IVAN + CELLS <= 680

NATURE_MOVES_OF_IVAN: Final = range(1950, 2000)
LAY_SOLO_CARD: Final = 1950
"""+ solo card"""
LAY_SOLO_TILE: Final = 1960
"""+ die that the tile shows"""
