"""The table before a solo game: what to put where, and the possible inputs (RC-2, RC-11.1 to 11.3, CT-6)."""

from __future__ import annotations

from typing import Literal

from duomo.core.words.phrase import Value, say
from duomo.games.red_cathedral.companion.documents import Blueprint
from duomo.games.red_cathedral.companion.ivan import ivan_module
from duomo.games.red_cathedral.companion.ivan_documents import (
    MOST_AMOUNT,
    CardShown,
    DieShown,
    Instruction,
    IvanSheet,
    IvanWish,
    Specialist,
)
from duomo.games.red_cathedral.game import RedCathedral
from duomo.games.red_cathedral.modules.contractors.positions.position import contractors_of
from duomo.games.red_cathedral.modules.contractors.rules.codes import SPACES as REGION
from duomo.games.red_cathedral.modules.ivan.rules.cards import CARD_MATERIALS, shown_recognition
from duomo.games.red_cathedral.modules.ivan.rules.codes import CARD_NAMES
from duomo.games.red_cathedral.positions.rows import unpacked
from duomo.games.red_cathedral.rules.codes import ACTION_NAMES, BASE, SPACES
from duomo.games.red_cathedral.rules.names import DIE_NAMES, MATERIAL_NAMES
from duomo.games.red_cathedral.rules.values import TableValues

CLERGY = "K"
"""RC-7.9. The letter of its actions."""

First = Literal["recognition", "permits"]


def sheet_of(wish: IvanWish) -> IvanSheet:
    game = RedCathedral()
    options = game.choose(1, wish.options)
    rules = game.rules(options, game.components(None, options))
    values, solo = rules.values, ivan_module(rules).solo
    first: First = "recognition" if solo.contractors is None else "permits"
    dice = [DIE_NAMES[die] for die in solo.dice]
    cities: list[str] = []
    specialists: list[Specialist] = []
    if solo.contractors is not None:
        printed = contractors_of(values).printed
        cities = printed.city_names
        specialists = [
            Specialist(name, printed.tool_names[printed.tool[at]]) for at, name in enumerate(printed.names)
        ]
    return IvanSheet(
        set_up(wish, first, len(dice)),
        [Blueprint(*one) for one in zip(values.plan_names, values.plan_heights, strict=True)],
        [CARD_NAMES[card] for card in solo.cards],
        {name: DieShown((wish.first - 1 + at) % SPACES + 1, 1) for at, name in enumerate(dice)},
        first,
        list(range(1, MOST_AMOUNT + 1)) if first == "recognition" else [],
        [[2 * quadrant + 1, 2 * quadrant + 2] for quadrant in range(SPACES // 2)],
        [name for name in ACTION_NAMES if name.startswith(CLERGY)],
        list(MATERIAL_NAMES),
        CARD_MATERIALS,
        usual_base(values),
        *printed_numbers(values),
        cities,
        specialists,
        REGION if cities else 0,
    )


def usual_base(values: TableValues) -> CardShown:
    """RC-11.3. Return the base with the most recognition."""
    bases = [card for card in values.deal_cards if values.card_kind[card] == BASE]
    best = max(bases, key=values.card_recognition.__getitem__)
    return CardShown(len(unpacked(values.card_cost[best])), values.card_recognition[best])


def printed_numbers(values: TableValues) -> tuple[list[int], list[int], list[int]]:
    """Return all numbers in the set: materials, recognition on cards, and recognition on tiles."""
    costs = [len(unpacked(cost)) for cost in values.card_cost]
    tiles = [shown_recognition(gives) for gives in values.tile_gives]
    return (
        list(range(min(costs), max(costs) + 1)),
        list(range(min(values.card_recognition), max(values.card_recognition) + 1)),
        list(range(max(tiles) + 1)),
    )


def set_up(wish: IvanWish, first: First, dice: int) -> list[Instruction]:
    """Return the instructions in set-up order; those that depend on the blueprint once it is chosen."""
    with_contractors = first == "permits"
    steps: list[tuple[str, str, dict[str, Value]]] = [("market", "RC-2.1", {"tile": first})]
    if wish.heights:
        facts: dict[str, Value] = {
            "heights": ", ".join(map(str, wish.heights)),
            "towers": len(wish.heights),
            "middles": sum(wish.heights) - 2 * len(wish.heights),
        }
        steps.append(("towers", "RC-2.2", facts))
    steps += [
        ("tiles", "RC-2.3", {"contractors": "on" if with_contractors else "off"}),
        ("dice", "RC-2.4", {"tile": first, "dice": dice}),
        ("you", "RC-11.3", {"contractors": "on" if with_contractors else "off"}),
        ("ivan", "RC-11.1", {"contractors": "on" if with_contractors else "off"}),
        ("row", "RC-11.2", {"cards": dice}),
    ]
    if with_contractors:
        steps.append(("region", "CT-1.3", {"spaces": REGION}))
        if wish.heights:
            steps.append(("cities", "CT-1.4", {"towers": len(wish.heights)}))
    steps.append(("base", "RC-11.3", {}))
    if with_contractors:
        steps.append(("marker", "CT-6.2", {}))
    return [Instruction(say(f"ivan-lay-{name}", **facts), rule) for name, rule, facts in steps]
