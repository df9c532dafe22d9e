"""The levels of opponents in Basilica, where a look at the answer tells more than elsewhere.

Measured in docs/strength.md.
"""

from __future__ import annotations

from typing import Final

from duomo.core.engine.skill import Skill

SKILLS: Final = {
    "apprentice": Skill(2, 0.1, 0.1, naive=True),
    "carter": Skill(2, 0.04, 0.05, naive=True),
    "carpenter": Skill(3, 0.13, 0.13),
    "mason": Skill(3, 0.09, 0.065),
    "sculptor": Skill(4, 0.05, 0.02),
    "foreman": Skill(simulations=18, patience=6),
    "architect": Skill(simulations=260),
    "master-builder": Skill(simulations=3600, patience=6, learned=True),
    "grandmaster": Skill(simulations=30000, patience=6, learned=True, longer=2.0, milliseconds=4800),
    "master-builder-1": Skill(simulations=3000),  # bots/yardstick.py: it never changes
    "scout": Skill(
        simulations=1200
    ),  # puzzles/mining.py: simulations are quick here, and few of them see little
}
