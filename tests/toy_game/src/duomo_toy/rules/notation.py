"""Moves as text and text as moves."""

from __future__ import annotations

from duomo.core.engine.notation import Notation
from duomo_toy.rules.codes import ACTIONS, FIRST_PLAN, FIRST_ROLL, PLAN_NAMES, SIDES


class StonesNotation(Notation):
    def all_texts(self) -> dict[int, str]:
        texts = {stones: f"lay {stones}" for stones in range(ACTIONS)}
        texts.update({FIRST_PLAN + plan: f"plan {name}" for plan, name in enumerate(PLAN_NAMES)})
        texts.update({FIRST_ROLL + side: f"roll {side + 1}" for side in range(SIDES)})
        return texts
