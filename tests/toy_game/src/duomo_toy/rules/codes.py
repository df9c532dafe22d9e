"""The numbers of Stone by Stone: pending decisions and moves."""

from __future__ import annotations

from typing import Final

GAME: Final = "stones"

# Pending decisions.
DEAL: Final = 0
"""Nature deals a plan; its number is the seat that gets it."""
ROLL: Final = 1
"""Nature rolls the die."""
LAY: Final = 2
"""The active player lays stones."""

# Moves of players: lay this many stones.
SIDES: Final = 3
"""The largest number on the die (ST-2.1)."""
ACTIONS: Final = SIDES + 1

# Moves of nature.
PLANS: Final = 3
"""Kinds of plans: even, odd, three."""
FIRST_PLAN: Final = ACTIONS
FIRST_ROLL: Final = FIRST_PLAN + PLANS
"""The move of rolling a 1."""
OUTCOMES: Final = PLANS + SIDES

NO_PLAN: Final = -1
PLAN_NAMES: Final = ("even", "odd", "three")
COLOURS: Final = ("red", "blue", "green", "yellow")
