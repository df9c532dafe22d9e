"""Converts moves to text and back. The grammar is in docs/notation.md."""

from __future__ import annotations

from typing import Final

from duomo.core.engine.notation import Notation
from duomo.core.engine.refusal import NotationError, Refusal
from duomo.games.red_cathedral.rules.codes import (
    CELLS,
    CLAIM,
    COLOURS,
    DECORATE,
    DELIVER,
    DONE,
    DROP_DIE,
    END_TURN,
    EXCHANGE,
    FACES,
    FROM_RULER,
    FROM_WHITE,
    FURTHEST,
    HAND,
    HIDE,
    LAY_INFLUENCE,
    LAY_RESOURCE,
    LAY_SECTION,
    LAY_TILE,
    LEAVE,
    LOWER,
    MATERIALS,
    MOVE_DIE,
    OPEN,
    PASS,
    PICK,
    PLAN,
    REROLL,
    RESOURCES,
    ROLLED,
    SET_GEMS,
    SLOTS,
    SPACE_PAIRS,
    SPACES,
    START_BUILD,
    STARTS,
    TAKE,
    TRADE,
    UPPER,
    USE_TILE,
)
from duomo.games.red_cathedral.rules.names import (
    DIE_NAMES,
    GEM_NAMES,
    MATERIAL_NAMES,
    SLOT_NAMES,
    section_name,
)
from duomo.games.red_cathedral.rules.values import TableValues

MOST: Final = 9
"""The largest amount that a gain can offer."""


def player_texts(values: TableValues) -> dict[int, str]:
    texts = {
        END_TURN: "end",
        PASS: "pass",
        START_BUILD: "build",
        DONE: "done",
        RESOURCES: "resources",
        UPPER: "influence upper",
        LOWER: "influence lower",
        LEAVE: "leave",
        TRADE: "trade",
        TAKE: "decline",
        FROM_RULER: "banner inventory",
        FROM_WHITE: "banner white-1",
        FROM_WHITE + 1: "banner white-2",
    }
    for amount in range(1, MOST + 1):
        texts[TAKE + amount] = f"take {amount}"
    for space in range(SPACES):
        texts[REROLL + space] = f"reroll {space + 1}"
    for material in range(MATERIALS):
        texts[PICK + material] = f"gain {MATERIAL_NAMES[material]}"
        texts[HAND + material] = f"give {MATERIAL_NAMES[material]}"
    for slot in range(SLOTS):
        texts[USE_TILE + slot] = f"activate {SLOT_NAMES[slot]}"
        texts[OPEN + slot] = f"open {SLOT_NAMES[slot]}"
        texts[HIDE + slot] = f"hide {SLOT_NAMES[slot]}"
    for choice in range(len(GEM_NAMES)):
        texts[SET_GEMS + choice] = f"gems {GEM_NAMES[choice]}"
    for die in range(values.dice):
        for extra in range(FURTHEST + 1):
            texts[MOVE_DIE + die * SPACES + extra] = f"die {DIE_NAMES[die]}" + (f" +{extra}" if extra else "")
    for pair in range(len(SPACE_PAIRS)):
        one, other = SPACE_PAIRS[pair]
        texts[EXCHANGE + pair] = f"swap {one + 1} {other + 1}"
    for cell in range(CELLS):
        texts[CLAIM + cell] = f"claim {section_name(cell)}"
        texts[DECORATE + cell] = f"decorate {section_name(cell)}"
        for material in range(MATERIALS):
            texts[DELIVER + material * CELLS + cell] = (
                f"deliver {MATERIAL_NAMES[material]} {section_name(cell)}"
            )
    return texts


def nature_texts(values: TableValues) -> dict[int, str]:
    texts: dict[int, str] = {}
    for die in range(values.dice):
        for face in range(FACES):
            texts[ROLLED + die * FACES + face] = f"roll {DIE_NAMES[die]} {face + 1}"
            texts[DROP_DIE + die * FACES + face] = f"drop {DIE_NAMES[die]} {face + 1}"
    for seat in range(COLOURS):
        texts[STARTS + seat] = f"starts {seat + 1}"
    for plan in range(len(values.plan_names)):
        texts[PLAN + plan] = f"blueprint {values.plan_names[plan]}"
    for tile in range(len(values.resource_names)):
        texts[LAY_RESOURCE + tile] = f"resource {values.resource_names[tile]}"
    for card in range(len(values.influence_names)):
        texts[LAY_INFLUENCE + card] = f"influence {values.influence_names[card]}"
    for card in range(len(values.card_names)):
        texts[LAY_SECTION + card] = f"section {values.card_names[card]}"
    for tile in range(len(values.tile_names)):
        texts[LAY_TILE + tile] = f"tile {values.tile_names[tile]}"
    return texts


class RedNotation(Notation):
    """Notation for the cards and tiles of one table and the moves of its modules."""

    def __init__(self, values: TableValues) -> None:
        super().__init__("The Red Cathedral")
        self.values = values

    def all_texts(self) -> dict[int, str]:
        texts = player_texts(self.values)
        texts.update(nature_texts(self.values))
        for module in self.values.modules:
            texts.update(module.texts(self.values))
        return texts

    def parse(self, text: str) -> int:
        words = text.lower().split()
        if len(words) == 3 and words[0] == "die" and words[1] in DIE_NAMES and is_extra(words[2]):
            raise NotationError(Refusal("rc-too-far", "RC-7.1", {"most": FURTHEST}))
        return super().parse(text)


def is_extra(word: str) -> bool:
    """RC-7.1. True for more spaces than rubles can add: `+8`."""
    return word[:1] == "+" and word[1:].isascii() and word[1:].isdigit() and int(word[1:5]) > FURTHEST
