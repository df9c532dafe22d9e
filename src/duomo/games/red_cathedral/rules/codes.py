"""Numeric codes for things, pending decisions and moves."""

from __future__ import annotations

from typing import Final

GAME: Final = "red-cathedral"

# ---- things --------------------------------------------------------------------------------------

WOOD: Final = 0
BRICK: Final = 1
STONE: Final = 2
GOLD: Final = 3
GREEN_GEM: Final = 4
PURPLE_GEM: Final = 5
MATERIALS: Final = 6
RUBLES: Final = 7
RECOGNITION: Final = 8
PRESTIGE: Final = 9
OWN_RESOURCES: Final = 10
"""Resources from this number on belong to modules; number 6 is a material that a module may add."""

WHITE: Final = 0
"""RC-1.3. Dice are white or one of the four player colours; a player's colour is the number of their die."""
COLOURS: Final = 4
DICE: Final = 5
FACES: Final = 6

SPACES: Final = 8
QUADRANTS: Final = 4
FULL: Final = 3
"""RC-1.2. Maximum number of dice on one space of the market."""
FURTHEST: Final = 7
"""RC-7.1. Maximum number of spaces that rubles can add to a die's move."""

WHITE_1: Final = 0
WHITE_2: Final = 1
SLOTS: Final = 6
"""Workshop slots: two white ones, then one for each player colour."""

BASE: Final = 0
MIDDLE: Final = 1
DOME: Final = 2
"""Kinds of section, and of the ornaments that fit them: door, arch, cross."""

TOWERS: Final = 6
LEVELS: Final = 6
CELLS: Final = 36
"""A section is identified by tower and level; its cell is `tower * LEVELS + level`, level 0 being the
base."""

NO_TILE: Final = -1
"""An empty slot, or a section whose tile is gone. A face-down tile in a slot is `-2 - tile`."""

HOLDS_NOTHING: Final = 3
HOLDS_BANNER: Final = 4
"""What is on a slot of the advanced board: an ornament (0..2), nothing, or a banner."""

# ---- pending decisions ---------------------------------------------------------------------------

SETUP: Final = 0
"""Chance lays out the table. Frame: step, index."""
ROLL: Final = 1
"""Chance rolls the dice of a mask, lowest first. Frame: mask."""
NATURE_FRAMES: Final = 8
"""Frames below this number belong to nature."""

TURN: Final = 8
"""Choose the basic action."""
AFTER: Final = 9
"""The basic action is over; the turn goes on until the player ends it."""
BANNER: Final = 10
"""Choose the banner for a claim. Frame: cell."""
PLACE: Final = 11
"""Choose a slot for the tile of a claim. Frame: tile, 1 if the slot is free of charge."""
GAIN: Final = 12
"""Take some of what is offered. Frame: resource, amount."""
CHOOSE: Final = 13
"""Take materials of choice, one at a time. Frame: mask of materials, how many."""
BUILD: Final = 14
"""Deliver materials. Frame: deliveries left, delivered already (0 or 1)."""
GEMS: Final = 15
"""Set gems in the ornament of a section. Frame: cell, deliveries left."""
MARKET: Final = 16
"""At the market. Frame: space, die, used parts of the visit; in a nested visit, actions left."""
GIVE: Final = 17
"""Give a material for an influence action. Frame: action, shown mask, given so far (K3), next material
(K3)."""
SWAP: Final = 18
"""Swap two resource tiles."""
ACTIVATE: Final = 19
"""Activate one of the player's face-up tiles."""
# From 20 to 63: decisions of modules.

# ---- influence actions, RC-7.9 -------------------------------------------------------------------

C1: Final = 0
C2: Final = 1
C3: Final = 2
C4: Final = 3
C5: Final = 4
C6: Final = 5
T1: Final = 6
T2: Final = 7
T3: Final = 8
T4: Final = 9
M1: Final = 10
M2: Final = 11
M3: Final = 12
M4: Final = 13
K1: Final = 14
K2: Final = 15
K3: Final = 16
K4: Final = 17
BASE_ACTIONS: Final = 18
"""Actions from this number on belong to modules."""
ACTION_NAMES: Final = ("C1 C2 C3 C4 C5 C6 T1 T2 T3 T4 M1 M2 M3 M4 K1 K2 K3 K4").split()

ANY_MATERIAL: Final = 63
"""The mask of all six materials."""

# ---- moves of the players ------------------------------------------------------------------------

END_TURN: Final = 0
PASS: Final = 1
START_BUILD: Final = 2
DONE: Final = 3
"""Finish the pending decision without taking or doing more."""
RESOURCES: Final = 4
UPPER: Final = 5
LOWER: Final = 6
LEAVE: Final = 7
TRADE: Final = 8
TAKE: Final = 9
"""+ 0..9; taking nothing declines"""
REROLL: Final = 19
"""+ space"""
PICK: Final = 27
"""+ material: take one of choice"""
HAND: Final = 33
"""+ material: give one away; the seventh is a material that a module may add"""
USE_TILE: Final = 40
"""+ slot"""
OPEN: Final = 46
"""+ slot: place the tile face up"""
HIDE: Final = 52
"""+ slot: place it face down"""
FROM_RULER: Final = 58
FROM_WHITE: Final = 59
"""+ 0 or 1: the banner on that white slot"""
SET_GEMS: Final = 61
"""+ index into GEM_CHOICES"""
MOVE_DIE: Final = 67
"""+ die * 8 + extra spaces; the sixth die is one that a module may add"""
EXCHANGE: Final = 115
"""+ index into SPACE_PAIRS"""
CLAIM: Final = 143
"""+ cell"""
DECORATE: Final = 179
"""+ cell"""
DELIVER: Final = 215
"""+ material * CELLS + cell"""
PLAYER_MOVES: Final = 431
"""The base game's action space: its player moves are below this number, those of modules follow."""

GEM_CHOICES: Final = ((0, 0), (1, 0), (0, 1), (2, 0), (0, 2), (1, 1))
"""Numbers of green and purple gems in an ornament."""

SPACE_PAIRS: Final = tuple((one, other) for one in range(SPACES) for other in range(one + 1, SPACES))

# ---- moves of nature -----------------------------------------------------------------------------

NATURE_MOVES: Final = 1000
"""Nature's moves start at this number."""
BASE_NATURE_MOVES: Final = 700
"""Size of the base game's range of nature's moves; those of modules follow."""
LAST_MOVE: Final = 2000
ROLLED: Final = 1000
"""+ die * FACES + face - 1"""
STARTS: Final = 1100
"""+ seat"""
PLAN: Final = 1110
"""+ blueprint"""
LAY_RESOURCE: Final = 1200
"""+ resource tile"""
LAY_INFLUENCE: Final = 1300
"""+ influence card"""
LAY_SECTION: Final = 1400
"""+ section card"""
LAY_TILE: Final = 1500
"""+ workshop tile"""
DROP_DIE: Final = 1600
"""+ die * FACES + face - 1"""


def unlimited(resource: int) -> bool:
    """RC-1.1, RC-7.5. Rubles and points need no room and never run out."""
    return resource >= RUBLES
