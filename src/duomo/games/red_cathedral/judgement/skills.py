"""The levels of opponents in The Red Cathedral, by kind of table, where they differ from the defaults.

Measured in docs/strength.md.
"""

from __future__ import annotations

from typing import Final

from duomo.core.engine.skill import Skill

OF_TWO: Final = {
    "master-builder": Skill(simulations=400, patience=6, learned=True, by_hand=6000),
}
"""The network for two is so strong that more simulations are reserved for the grandmaster."""

USUAL: Final[dict[str, Skill]] = {}


def skills_at(kind: str) -> dict[str, Skill]:
    return OF_TWO if kind == "two" else USUAL
