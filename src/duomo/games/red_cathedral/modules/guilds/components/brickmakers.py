"""The buttresses of the Brickmakers: their rows, the check they must pass, and what they show (CT-5.11)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Literal, get_args

from duomo.core.components import Problem, Row
from duomo.core.words.components import row_words
from duomo.core.words.phrase import Phrase, say
from duomo.core.words.signs import Sign, Signs, row_signs
from duomo.games.red_cathedral.components.sets import Some
from duomo.games.red_cathedral.modules.guilds.components.own_table import OwnTable
from duomo.games.red_cathedral.words.printed_signs import ANY, DELIVERY, STALL, TILE

if TYPE_CHECKING:
    from duomo.games.red_cathedral.modules.components.sets import PrintedComponents

ButtressEffect = Literal[
    "rubles", "influence", "activate", "deliver", "recognition", "free-slot", "materials", "market-space"
]
EFFECTS: tuple[ButtressEffect, ...] = get_args(ButtressEffect)


class Buttress(Row, frozen=True):
    """CT-5.11."""

    effect: ButtressEffect
    amount: Some = 1


def check_buttresses(parts: PrintedComponents) -> Iterator[Problem]:
    """CT-5.11: every effect occurs."""
    effects = {row.effect for row in parts.rows(Buttress)}
    for effect in EFFECTS:
        if effect not in effects:
            yield Problem("buttresses", "", "effect", f"no tile has the effect {effect}")


TABLE = OwnTable("buttresses", Buttress, check_buttresses)

# ---- what they show ------------------------------------------------------------------------------

COUNTED = {"rubles": "rubles", "recognition": "recognition", "materials": "material"}
"""The effects that bring resources."""
SIGNS: Mapping[ButtressEffect, list[Sign]] = {
    "rubles": ["rubles"],
    "influence": ["lightning"],
    "activate": [TILE],
    "deliver": [DELIVERY],
    "recognition": ["recognition"],
    "free-slot": [0, "rubles"],
    "materials": [ANY],
    "market-space": [STALL],
}


def signs_of(effect: ButtressEffect, amount: int) -> Signs:
    signs = SIGNS[effect]
    return Signs(None, [], [amount, *signs] if amount > 1 else signs)


@row_words.register
def buttress(row: Buttress) -> Phrase:
    if row.effect in COUNTED:
        return say("rc-amount", resource=COUNTED[row.effect], amount=row.amount)
    return say("guild-buttress", buttress=row.effect)


@row_signs.register
def buttress_signs(row: Buttress) -> list[Signs]:
    return [signs_of(row.effect, row.amount)]
