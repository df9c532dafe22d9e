"""Why one of the module's moves is not legal now, with the rule; it decides nothing."""

from __future__ import annotations

from typing import Final

from duomo.core.engine.refusal import Refusal
from duomo.core.engine.state import first, second, third
from duomo.games.red_cathedral.modules.contractors.rules.codes import (
    ANY_TILE,
    BLACK,
    BOTH,
    CLAIM_SECTION,
    DISCARD,
    DISCARD_ORNAMENT,
    FEE,
    FREE_CLAIM,
    GATHER,
    GET_PERMIT,
    HIRE,
    MOST_PERMITS,
    NOBODY_HELD,
    ORNAMENT,
    PAY,
    PAY_FOR,
    RECRUIT,
    RUBLES_PAID,
    SEND_AWAY,
    TWO_TILES,
    USE,
)
from duomo.games.red_cathedral.modules.contractors.rules.printed import Printed
from duomo.games.red_cathedral.modules.contractors.rules.region import Region
from duomo.games.red_cathedral.rules.claim import no_claim
from duomo.games.red_cathedral.rules.codes import (
    AFTER,
    CLAIM,
    DECORATE,
    HAND,
    MARKET,
    OPEN,
    PICK,
    REROLL,
    START_BUILD,
    TRADE,
    TURN,
    USE_TILE,
)
from duomo.games.red_cathedral.rules.market import ACTIVATED
from duomo.games.red_cathedral.rules.names import MATERIAL_NAMES, ORNAMENT_NAMES
from duomo.games.red_cathedral.rules.state import Player, RedState
from duomo.games.red_cathedral.rules.track import can_lose_prestige
from duomo.games.red_cathedral.rules.values import TableValues
from duomo.games.red_cathedral.rules.workshop import no_tile

WAITING: Final = {
    HIRE: ("hire", "CT-2.3"),
    BOTH: ("material-and-delivery", "CT-3.2"),
    TWO_TILES: ("two-tiles", "CT-3.2"),
    ORNAMENT: ("ornament", "CT-3.2"),
    RUBLES_PAID: ("rubles-paid", "CT-3.2"),
    ANY_TILE: ("any-tile", "CT-3.2"),
    FREE_CLAIM: ("free-claim", "CT-3.2"),
}
"""What has to be decided now, and the rule that asks for it."""


def explain(
    printed: Printed, values: TableValues, state: RedState, region: Region, move: int
) -> Refusal | None:
    player = state.players[state.active]
    top = state.stack[-1]
    kind = top & 63
    if move == GET_PERMIT:
        return no_permit(values, state, region, player)
    if RECRUIT <= move < GET_PERMIT and (kind == TURN or kind == AFTER):
        if kind == AFTER:
            return Refusal("rc-basic-action-done", "RC-4.1")
        return no_recruit(printed, state, region, move - RECRUIT)
    if PAY_FOR <= move < USE and kind == HIRE:
        return no_hire(printed, state, region, player, first(top), move)
    if move == USE and kind == MARKET:
        return no_use(printed, state, region, player, top)
    if DISCARD <= move < PAY and kind == ORNAMENT:
        return Refusal("rc-ornament-gone", "CT-3.3", {"ornament": ORNAMENT_NAMES[move - DISCARD]})
    if PAY <= move < GATHER and kind == RUBLES_PAID:
        return Refusal("rc-rubles-short", "CT-3.2", {"needed": move - PAY, "have": player.rubles})
    if kind == FREE_CLAIM and CLAIM <= move < DECORATE:
        return no_claim(state, player, move - CLAIM)
    if kind == TWO_TILES and USE_TILE <= move < OPEN:
        return no_tile(player, move - USE_TILE)
    if kind == BOTH and move == START_BUILD:
        return Refusal("rc-nothing-to-deliver" if second(top) else "ct-delivered-already", "CT-3.2")
    if kind == BOTH and PICK <= move < HAND:
        return no_pick(state, player, top, move - PICK)
    if kind in WAITING and move != TRADE and not REROLL <= move < PICK:
        now, rule = WAITING[kind]
        return Refusal("ct-not-now", rule, {"now": now})
    return None


def no_permit(values: TableValues, state: RedState, region: Region, player: Player) -> Refusal:
    if region.permits[state.active] >= MOST_PERMITS:
        return Refusal("ct-permits-full", "CT-1.6", {"most": MOST_PERMITS})
    assert not can_lose_prestige(values, player)
    return Refusal("rc-no-prestige-behind", "RC-3.3")


def no_recruit(printed: Printed, state: RedState, region: Region, city: int) -> Refusal:
    name = printed.city_names[city]
    if region.left[state.active] == 0:
        return Refusal("ct-no-contractor", "CT-2.1")
    if region.open >> city & 1 == 0:
        return Refusal("ct-city-closed", "CT-2.1", {"city": name})
    needed = region.contractors_in(city) + 1
    have = region.permits[state.active]
    return Refusal("ct-permits-short", "CT-2.1", {"city": name, "needed": needed, "have": have})


def no_hire(
    printed: Printed, state: RedState, region: Region, player: Player, city: int, move: int
) -> Refusal:
    space = move - SEND_AWAY if move >= SEND_AWAY else move - PAY_FOR
    if space not in printed.touching[city]:
        return Refusal("ct-not-beside", "CT-1.3", {"space": space + 1, "city": printed.city_names[city]})
    if region.spaces[space] < 0:
        return Refusal("ct-nobody-there", "CT-2.4", {"space": space + 1})
    return Refusal("rc-rubles-short", "CT-2.3", {"needed": FEE, "have": player.rubles})


def no_use(printed: Printed, state: RedState, region: Region, player: Player, top: int) -> Refusal:
    tile = region.held[state.active]
    if second(top) != BLACK:
        return Refusal("ct-black-die-only", "CT-3.1")
    if third(top) & ACTIVATED:
        return Refusal("rc-activated-already", "RC-7.3")
    if tile == NOBODY_HELD:
        return Refusal("ct-no-specialist", "CT-3.1")
    if printed.effect[tile] == DISCARD_ORNAMENT:
        return Refusal("ct-no-ornament", "CT-3.3")
    if printed.effect[tile] == CLAIM_SECTION:
        return Refusal("ct-no-claim", "CT-3.3")
    return Refusal("rc-material-missing", "CT-3.3", {"material": MATERIAL_NAMES[printed.material[tile]]})


def no_pick(state: RedState, player: Player, top: int, material: int) -> Refusal:
    if not first(top):
        return Refusal("ct-gained-already", "CT-3.2")
    if player.room == 0:
        return Refusal("rc-inventory-full", "RC-7.5")
    return Refusal("rc-reserve-empty", "RC-7.5", {"material": MATERIAL_NAMES[material]})
