"""The numbers behind the names of the guilds; the base game's are in `red_cathedral.codes`."""

from __future__ import annotations

from typing import Final

DIAMOND: Final = 6
"""CT-5.2. The seventh material."""
DIAMONDS: Final = 15
CONTRACTS: Final = 15
FULL_HAND: Final = 3
"""CT-5.9. Contracts that a hand can hold."""
DRAWN_CONTRACTS: Final = 3
NO_CARD: Final = 4095
"""CT-5.10. In place of the second card of a draw that has one only."""

# ---- pending decisions, 34 to 49; nature's, 4 and 5 ----------------------------------------------

DRAW_CONTRACT: Final = 4
"""Nature draws contracts: how many are left to draw."""
DRAW_CARD: Final = 5
"""Nature draws section cards: how many are left, the card drawn before or NO_CARD."""

FIRST_FRAME: Final = 34
WITH_DIAMOND: Final = 34
"""Deliver a diamond, naming what it stands for: deliveries left, delivered already (0 or 1)."""
GEMS_WITH_DIAMONDS: Final = 35
"""Set gems, some of them diamonds: cell, deliveries left, diamonds that are green, that are purple."""
GIVE_ANY: Final = 36
"""Give materials for a guild's action: action, shown mask, given so far, the lowest that may follow."""
WEAVE: Final = 37
"""Activate own tiles: times each, how many tiles are left, mask of the slots activated, begun (0 or 1)."""
BORROW: Final = 38
"""Activate a tile of another party: the party."""
WALK: Final = 39
"""Move the foreman: action."""
WHOSE: Final = 40
"""Choose another party: action."""
SPACE: Final = 41
"""Choose a space of the market: 1 when its dice multiply, 1 when it needs a die."""
ONE_ACTION: Final = 42
"""Use one action of a card in play: 1 when the guild's own card counts too."""
RETURN: Final = 43
"""Put a contract of the full hand under the deck."""
KEEP: Final = 44
"""Keep one of the contracts drawn."""
PRINTED: Final = 45
"""Take materials printed on cards drawn: first card, second card or NO_CARD, taken from each."""
OWN_SECTION: Final = 46
"""Choose an own unfinished section: action."""
BUTTRESS: Final = 47
"""Choose a buttress on offer."""
FRAMES_END: Final = 50

# ---- influence actions, 18 to 59 -----------------------------------------------------------------

JEWELLERS: Final = 18
WEAVERS: Final = 22
FOREMEN: Final = 26
CONTRACTORS: Final = 30
WHOLESALERS: Final = 34
ADMINISTRATORS: Final = 38
LAWYERS: Final = 44
ARCHIVISTS: Final = 48
MASTER_BUILDERS: Final = 52
BRICKMAKERS: Final = 56
"""+ 0 for a1, 1 for a2 …"""
ACTIONS_END: Final = 60

# ---- moves of the players, 500 to 619 ------------------------------------------------------------

FIRST_MOVE: Final = 500
DIAMOND_NEXT: Final = 500
"""The next delivery is a diamond."""
DIAMOND_AS: Final = 501
"""+ 0 green, 1 purple: set a diamond as a gem"""
PARTY: Final = 503
"""+ party"""
STEPS: Final = 507
"""+ steps - 1: move the foreman"""
CONTRACT: Final = 509
"""+ contract: keep it or put it under the deck"""
CHOOSE_SPACE: Final = 524
"""+ space of the market"""
ACTION_AT: Final = 532
"""+ quadrant * 2 + lower"""
FROM_CARD: Final = 540
"""+ (0 or 1 for the first or second card) * 6 + material"""
SECTION: Final = 552
"""+ cell"""
TAKE_BUTTRESS: Final = 588
USE_BUTTRESS: Final = 600
"""+ buttress"""
MOST_BUTTRESSES: Final = 12
MOVES_END: Final = 620

# ---- moves of nature, 1800 to 1949 ---------------------------------------------------------------

FIRST_NATURE: Final = 1800
CONTRACT_DRAWN: Final = 1800
"""+ contract"""
CARD_DRAWN: Final = 1820
"""+ section card"""
NATURE_END: Final = 1950
