"""Using the held specialist on a visit with the black die (CT-3.1 to CT-3.3)."""

from __future__ import annotations

from duomo.core.engine.event import Log
from duomo.core.engine.state import first, frame, replaced, second
from duomo.games.red_cathedral.modules.contractors.rules.codes import (
    ACTIVATE_TWO,
    ACTIVATIONS,
    ANY_TILE,
    BOTH,
    BUY_RECOGNITION,
    CLAIM_SECTION,
    DISCARD,
    DISCARD_ORNAMENT,
    FREE_CLAIM,
    GAIN_SHOWN,
    GATHER,
    MATERIAL_AND_DELIVERY,
    MOST_RUBLES,
    NOBODY_HELD,
    ORNAMENT,
    ORNAMENT_PRESTIGE,
    PAY,
    RUBLES_PAID,
    SELL_FOR_PRESTIGE,
    SELL_FOR_RECOGNITION,
    SOLD_RECOGNITION,
    TWO_TILES,
)
from duomo.games.red_cathedral.modules.contractors.rules.printed import Printed
from duomo.games.red_cathedral.modules.contractors.rules.recruit import facts_of
from duomo.games.red_cathedral.modules.contractors.rules.region import ORNAMENT_KINDS, Region
from duomo.games.red_cathedral.rules.build import can_deliver
from duomo.games.red_cathedral.rules.claim import legal_claims, play_claim
from duomo.games.red_cathedral.rules.codes import (
    BUILD,
    CLAIM,
    DONE,
    MARKET,
    MATERIALS,
    PICK,
    PRESTIGE,
    RECOGNITION,
    START_BUILD,
    USE_TILE,
)
from duomo.games.red_cathedral.rules.codes import SPACES as MARKET_SPACES
from duomo.games.red_cathedral.rules.gains import offer, pick, return_materials
from duomo.games.red_cathedral.rules.market import ACTIVATED, after_influence
from duomo.games.red_cathedral.rules.names import MATERIAL_NAMES, ORNAMENT_NAMES
from duomo.games.red_cathedral.rules.state import Player, RedState
from duomo.games.red_cathedral.rules.values import TableValues
from duomo.games.red_cathedral.rules.workshop import activate, legal_any_activation


def usable_specialist(printed: Printed, state: RedState, region: Region, player: Player) -> bool:
    """CT-3.3. What is discarded must be there, a claim must be legal; all others can always be used."""
    tile = region.held[state.active]
    if tile == NOBODY_HELD:
        return False
    effect = printed.effect[tile]
    if effect == SELL_FOR_PRESTIGE or effect == SELL_FOR_RECOGNITION:
        return player.materials[printed.material[tile]] > 0
    if effect == DISCARD_ORNAMENT:
        return sum(player.ornaments) > 0
    if effect == CLAIM_SECTION:
        claims: list[int] = []
        legal_claims(state, player, claims)
        return len(claims) > 0
    return True


def use_specialist(
    printed: Printed, state: RedState, region: Region, player: Player, log: Log | None
) -> None:
    """CT-3.1. Once: its effect, and the tile is laid face down. Whatever asked for it is answered."""
    top = state.stack[-1]
    if top & 63 == MARKET:
        after_influence(state, top, ACTIVATED)
    else:
        state.stack.pop()
    seat = state.active
    tile = region.held[seat]
    region.held = replaced(region.held, seat, NOBODY_HELD)
    region.lay_by(seat, tile)
    if log is not None:
        log.say("use-specialist", seat, facts_of(printed, tile))
    resolve(printed, state, player, tile, log)


def resolve(printed: Printed, state: RedState, player: Player, tile: int, log: Log | None) -> None:
    """CT-3.2. One of the nine kinds of effect; where there is something to choose it is pending."""
    effect = printed.effect[tile]
    if effect == GAIN_SHOWN:
        offer(state, printed.gives[tile])
    elif effect == SELL_FOR_PRESTIGE or effect == SELL_FOR_RECOGNITION:
        material = printed.material[tile]
        return_materials(state, player, material, 1)
        if log is not None:
            log.say("give", state.active, {"material": MATERIAL_NAMES[material], "amount": 1})
        if effect == SELL_FOR_PRESTIGE:
            offer(state, [PRESTIGE, printed.prestige[tile]])
        else:
            offer(state, [RECOGNITION, SOLD_RECOGNITION])
    elif effect == ACTIVATE_TWO:
        state.stack.append(frame(TWO_TILES, ACTIVATIONS))
    elif effect == DISCARD_ORNAMENT:
        state.stack.append(frame(ORNAMENT))
    elif effect == BUY_RECOGNITION:
        state.stack.append(frame(RUBLES_PAID))
    elif effect == MATERIAL_AND_DELIVERY:
        state.stack.append(frame(BOTH, 1, 1))
    elif effect == CLAIM_SECTION:
        state.stack.append(frame(FREE_CLAIM))
    else:
        state.stack.append(frame(ANY_TILE))


def legal_effect(values: TableValues, state: RedState, player: Player, top: int, moves: list[int]) -> None:
    """What can be chosen while an effect is resolved."""
    kind = top & 63
    if kind == TWO_TILES:
        legal_any_activation(values, state, player, moves)
        moves.append(DONE)
    elif kind == BOTH:
        if first(top) and player.room > 0:
            for material in range(MATERIALS):
                if state.reserve[material] > 0:
                    moves.append(PICK + material)
        if second(top) and can_deliver(values, state, player, state.active):
            moves.append(START_BUILD)
        moves.append(DONE)
    elif kind == ORNAMENT:
        for ornament in range(ORNAMENT_KINDS):
            if player.ornaments[ornament] > 0:
                moves.append(DISCARD + ornament)
    elif kind == RUBLES_PAID:
        for rubles in range(min(MOST_RUBLES, player.rubles), -1, -1):
            moves.append(PAY + rubles)
    elif kind == FREE_CLAIM:
        legal_claims(state, player, moves)
    else:
        for space in range(MARKET_SPACES):
            moves.append(GATHER + space)


def play_effect(
    values: TableValues, state: RedState, region: Region, player: Player, move: int, log: Log | None
) -> None:
    top = state.stack.pop()
    kind = top & 63
    if kind == TWO_TILES:
        if move != DONE:
            if first(top) > 1:
                state.stack.append(frame(TWO_TILES, first(top) - 1))
            activate(values, state, player, move - USE_TILE, log)
    elif kind == BOTH:
        play_both(state, player, top, move, log)
    elif kind == ORNAMENT:
        discard_ornament(state, region, player, move - DISCARD, log)
    elif kind == RUBLES_PAID:
        player.rubles -= move - PAY
        if log is not None:
            log.say("pay-rubles", state.active, {"rubles": move - PAY})
        offer(state, [RECOGNITION, move - PAY])
    elif kind == FREE_CLAIM:
        play_claim(values, state, player, move - CLAIM, log)
    else:
        tile = state.resource[move - GATHER]
        if log is not None:
            log.say("gather", state.active, {"space": move - GATHER + 1})
        offer(state, [values.resource_kind[tile], values.resource_amount[tile]])


def play_both(state: RedState, player: Player, top: int, move: int, log: Log | None) -> None:
    """CT-3.2. A material of choice and one delivery, in either order, each optional."""
    gain, delivery = first(top), second(top)
    if move == DONE:
        return
    if move == START_BUILD:
        if gain:
            state.stack.append(frame(BOTH, gain, 0))
        state.stack.append(frame(BUILD, 1, 0))
    else:
        if delivery:
            state.stack.append(frame(BOTH, 0, delivery))
        pick(state, player, move - PICK, log)


def discard_ornament(state: RedState, region: Region, player: Player, kind: int, log: Log | None) -> None:
    """CT-3.2. An available ornament goes to the box."""
    player.ornaments = replaced(player.ornaments, kind, player.ornaments[kind] - 1)
    at = state.active * ORNAMENT_KINDS + kind
    region.discarded = replaced(region.discarded, at, region.discarded[at] + 1)
    if log is not None:
        log.say("discard-ornament", state.active, {"ornament": ORNAMENT_NAMES[kind]})
    offer(state, [PRESTIGE, ORNAMENT_PRESTIGE])
