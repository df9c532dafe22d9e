"""The levels of opponents in Basilica. Looking one reply ahead tells more here than in other games.

Measured in docs/strength.md.
"""

from __future__ import annotations

from typing import Final

from duomo.core.engine.skill import Skill

SKILLS: Final = {
    "apprentice": Skill(2, 0.045, 0.055, naive=True),
    "carter": Skill(2, 0.0, 0.02, naive=True),
    "carpenter": Skill(3, 0.075, 0.055),
    "mason": Skill(4, 0.025, 0.01),
    "sculptor": Skill(simulations=12, patience=6),
    "foreman": Skill(simulations=120, patience=6),
    "architect": Skill(simulations=70, patience=6, learned=True, by_hand=900),
    "master-builder": Skill(simulations=500, patience=6, learned=True, by_hand=3600),
    "grandmaster": Skill(simulations=30000, patience=6, learned=True, longer=2.0, milliseconds=4800),
    "master-builder-1": Skill(simulations=3000),  # bots/yardstick.py: must never change
    "scout": Skill(
        simulations=1200
    ),  # puzzles/mining.py: simulations are fast here, and a few of them see little
}
