"""The numbers behind the names of the contractors module; the base game's are in `red_cathedral.codes`."""

from __future__ import annotations

from typing import Final

# ---- things --------------------------------------------------------------------------------------

PERMITS: Final = 10
"""CT-1.5. A resource that is no material."""
BLACK: Final = 5
"""CT-1.1. The sixth die."""
CITIES: Final = 6
MOSCOW: Final = 0
SPACES: Final = 5
"""CT-1.3. Specialist spaces; space s lies between the ring's cities s + 1 and s + 2."""
CONTRACTORS: Final = 6
MOST_PERMITS: Final = 6
FIRST_PERMITS: Final = 1
FEE: Final = 2
"""CT-2.3. Rubles for a specialist."""
SPECIALISTS: Final = 24
TOOLS: Final = 6
NOBODY_HELD: Final = -1

# ---- effects, CT-3.2 -----------------------------------------------------------------------------

GAIN_SHOWN: Final = 0
SELL_FOR_PRESTIGE: Final = 1
SELL_FOR_RECOGNITION: Final = 2
ACTIVATE_TWO: Final = 3
DISCARD_ORNAMENT: Final = 4
BUY_RECOGNITION: Final = 5
MATERIAL_AND_DELIVERY: Final = 6
RESOURCE_TILE: Final = 7
CLAIM_SECTION: Final = 8

SOLD_RECOGNITION: Final = 3
ORNAMENT_PRESTIGE: Final = 3
MOST_RUBLES: Final = 5
ACTIVATIONS: Final = 2

# ---- pending decisions, 24 to 33; nature's, 2 and 3 ----------------------------------------------

LAY_CITIES: Final = 2
"""Nature lays a city tile on a tower: tower."""
DRAW: Final = 3
"""Nature draws a specialist for a space: space, last space to fill."""

FIRST_FRAME: Final = 24
HIRE: Final = 24
"""Choose a specialist of a city, paid or not: city."""
BOTH: Final = 25
"""A material of choice and a delivery, in either order: gain left, delivery left."""
TWO_TILES: Final = 26
"""Activate own workshop tiles: how many are left."""
ORNAMENT: Final = 27
"""Choose the ornament to discard."""
RUBLES_PAID: Final = 28
"""Choose how many rubles to pay for recognition."""
ANY_TILE: Final = 29
"""Choose a resource tile of the market."""
FREE_CLAIM: Final = 30
"""Choose the section of a specialist's claim."""
FRAMES_END: Final = 34

# ---- moves of the players, 431 to 499 ------------------------------------------------------------

FIRST_MOVE: Final = 431
RECRUIT: Final = 431
"""+ city"""
GET_PERMIT: Final = 437
PAY_FOR: Final = 438
"""+ space: take the specialist for 2 rubles"""
SEND_AWAY: Final = 443
"""+ space: the specialist leaves the game"""
USE: Final = 448
"""Use the held specialist."""
DISCARD: Final = 449
"""+ kind of ornament"""
PAY: Final = 452
"""+ rubles, 0 to 5"""
GATHER: Final = 458
"""+ space of the market: gain what its resource tile shows"""
MOVES_END: Final = 500

# ---- moves of nature, 1700 to 1799 ---------------------------------------------------------------

FIRST_NATURE: Final = 1700
LAY_CITY: Final = 1700
"""+ city"""
DRAWN: Final = 1710
"""+ specialist"""
NATURE_END: Final = 1800
