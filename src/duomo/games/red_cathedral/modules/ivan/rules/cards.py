"""The actions of Ivan's solo cards (RC-11.7). Each event carries the name of the card that caused it."""

from __future__ import annotations

from typing import Final

from duomo.core.engine.event import Log
from duomo.core.engine.state import replaced
from duomo.games.red_cathedral.modules.ivan.rules.codes import (
    BUILD_CARD,
    CARD_NAMES,
    CLAIM_CARD,
    INVENTORY_CARD,
    IVAN,
    RECOGNITION_CARD,
    TRANSPORT_CARD,
)
from duomo.games.red_cathedral.modules.ivan.rules.state import IvanExtra
from duomo.games.red_cathedral.rules.build import complete, fewer
from duomo.games.red_cathedral.rules.codes import MATERIALS, NO_TILE, RECOGNITION
from duomo.games.red_cathedral.rules.names import MATERIAL_NAMES, section_name
from duomo.games.red_cathedral.rules.packed import needed, pieces
from duomo.games.red_cathedral.rules.state import RedState
from duomo.games.red_cathedral.rules.track import gain_recognition
from duomo.games.red_cathedral.rules.values import TableValues

CARD_RECOGNITION: Final = 4
CARD_MATERIALS: Final = 4


def skip(card: int, why: str, log: Log | None) -> None:
    """RC-11.8. Skip an impossible action."""
    if log is not None:
        log.say("ivan-skips", IVAN, {"card": CARD_NAMES[card], "why": why, "rule": "RC-11.8"})


def recognition(state: RedState, log: Log | None) -> None:
    """RC-11.7. Gain four recognition."""
    gain_recognition(state.players[IVAN], CARD_RECOGNITION)
    if log is not None:
        facts: dict[str, int | str] = {"card": CARD_NAMES[RECOGNITION_CARD]}
        facts["recognition"] = CARD_RECOGNITION
        log.say("ivan-recognition", IVAN, facts)


def fullest(state: RedState) -> int:
    """RC-11.7. The material with the most pieces in the reserve; in a tie, the first in the order of
    RC-1.1."""
    best = 0
    for material in range(1, MATERIALS):
        if state.reserve[material] > state.reserve[best]:
            best = material
    return best


def take_materials(state: RedState, ivan: IvanExtra, log: Log | None) -> None:
    """RC-11.7, Inventory. Take four of one kind from the fullest pile, or all of it."""
    material = fullest(state)
    amount = min(CARD_MATERIALS, state.reserve[material])
    if amount == 0:
        skip(INVENTORY_CARD, "no-materials", log)
        return
    state.reserve[material] -= amount
    ivan.inventory = replaced(ivan.inventory, material, ivan.inventory[material] + amount)
    if log is not None:
        log.say(
            "ivan-takes",
            IVAN,
            {"card": CARD_NAMES[INVENTORY_CARD], "resource": MATERIAL_NAMES[material], "amount": amount},
        )


def transport(ivan: IvanExtra, log: Log | None) -> None:
    """RC-11.7, Transport. Move everything on Inventory to Build."""
    amount = sum(ivan.inventory)
    if amount == 0:
        skip(TRANSPORT_CARD, "no-materials", log)
        return
    ivan.build = [ivan.build[material] + ivan.inventory[material] for material in range(MATERIALS)]
    ivan.inventory = [0] * MATERIALS
    if log is not None:
        log.say("ivan-transports", IVAN, {"card": CARD_NAMES[TRANSPORT_CARD], "amount": amount})


def claim(values: TableValues, state: RedState, cell: int, log: Log | None) -> None:
    """RC-11.7, Claim. Place Ivan's banner and gain the recognition shown by the tile, which is then
    discarded."""
    tile = state.tile[cell]
    points = 0
    if tile >= 0 and values.tile_die[tile] < 0:
        points = shown_recognition(values.tile_gives[tile])
    put_banner(values, state, cell, points, log)


def shown_recognition(gives: list[int]) -> int:
    """Return the recognition that a workshop tile shows; a die tile shows none."""
    for at in range(0, len(gives), 2):
        if gives[at] == RECOGNITION:
            return gives[at + 1]
    return 0


def put_banner(values: TableValues, state: RedState, cell: int, points: int, log: Log | None) -> None:
    """RC-11.3, RC-11.7. Place the banner; the tile leaves the game."""
    player = state.players[IVAN]
    player.spare -= 1
    state.owner = replaced(state.owner, cell, IVAN)
    state.tile = replaced(state.tile, cell, NO_TILE)
    gain_recognition(player, points)
    if log is not None:
        facts: dict[str, int | str] = {"card": CARD_NAMES[CLAIM_CARD], "section": section_name(cell)}
        facts["recognition"] = points
        log.say("ivan-claims", IVAN, facts)
    for module in values.modules:
        module.claimed(values, state, cell, log)


def own_unfinished(state: RedState) -> list[int]:
    """RC-11.7. Ivan's unfinished sections, first tower to last, bottom to top."""
    return [cell for cell in state.cells if state.owner[cell] == IVAN and not state.done[cell]]


def build(values: TableValues, state: RedState, ivan: IvanExtra, log: Log | None) -> None:
    """RC-11.7, Build. All materials go to Ivan's sections in order; those no section needs stay on the
    card."""
    cells = own_unfinished(state)
    if sum(ivan.build) == 0 or not cells:
        skip(BUILD_CARD, "no-materials" if cells else "no-section", log)
        return
    for cell in cells:
        deliver(values, state, ivan, cell, log)


def number_needed(needs: int) -> int:
    total = 0
    for material in range(MATERIALS):
        total += needed(needs, material)
    return total


def deliver(values: TableValues, state: RedState, ivan: IvanExtra, cell: int, log: Log | None) -> None:
    """RC-11.7. Deliver as many pieces as the section needs, of any kind, in the order of RC-1.1."""
    for material in range(MATERIALS):
        amount = min(number_needed(state.needs[cell]), ivan.build[material])
        if amount == 0:
            continue
        ivan.build = replaced(ivan.build, material, ivan.build[material] - amount)
        ivan.lying = replaced(ivan.lying, cell, ivan.lying[cell] + pieces(material, amount))
        state.needs = replaced(state.needs, cell, fewer(state.needs[cell], amount))
        if log is not None:
            facts: dict[str, int | str] = {"card": CARD_NAMES[BUILD_CARD], "section": section_name(cell)}
            facts["resource"] = MATERIAL_NAMES[material]
            facts["amount"] = amount
            log.say("ivan-delivers", IVAN, facts)
    if state.needs[cell] == 0:
        give_back(state, ivan, cell)
        complete(values, state, cell, 0, log)


def give_back(state: RedState, ivan: IvanExtra, cell: int) -> None:
    """RC-6.3. Return the pieces on a finished section to the reserve."""
    for material in range(MATERIALS):
        state.reserve[material] += needed(ivan.lying[cell], material)
    ivan.lying = replaced(ivan.lying, cell, 0)
