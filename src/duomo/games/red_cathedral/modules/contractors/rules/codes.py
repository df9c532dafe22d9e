"""Numeric codes of the contractors module; the base game's are in `red_cathedral.rules.codes`.

Its decisions and moves get their numbers when a table is assembled.
"""

from __future__ import annotations

from typing import Final

# ---- things --------------------------------------------------------------------------------------

PERMITS: Final = 10
"""CT-1.5. A resource that is not a material."""
BLACK: Final = 5
"""CT-1.1. The sixth die."""
CITIES: Final = 6
MOSCOW: Final = 0
SPACES: Final = 5
"""CT-1.3. Specialist spaces; space s is between the ring's cities s + 1 and s + 2."""
CONTRACTORS: Final = 6
MOST_PERMITS: Final = 6
FIRST_PERMITS: Final = 1
FEE: Final = 2
"""CT-2.3. Price of a specialist, in rubles."""
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
