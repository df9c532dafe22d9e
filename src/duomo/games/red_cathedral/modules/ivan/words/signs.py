"""The actions of Ivan's cards, in signs (RC-11.7, CT-6.3)."""

from __future__ import annotations

from duomo.core.words.signs import Sign
from duomo.games.red_cathedral.modules.ivan.rules.cards import CARD_MATERIALS, CARD_RECOGNITION
from duomo.games.red_cathedral.words.printed_signs import ANY, DELIVERY, TILE

CARDS: list[list[Sign]] = [
    ["+", CARD_RECOGNITION, "recognition"],
    [CARD_MATERIALS, ANY],
    [TILE, "arrow", DELIVERY],
    ["banner"],
    [DELIVERY],
    ["contractor"],
]
"""In the order of `CARD_NAMES`."""
