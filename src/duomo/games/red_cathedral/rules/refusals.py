"""Why a move is not legal now, with the rule. It explains what `legal` decided and decides nothing."""

from __future__ import annotations

from typing import Final

from duomo.core.engine.refusal import Refusal
from duomo.core.engine.state import first, fourth, second, third
from duomo.games.red_cathedral.rules.build import ORNAMENT_MATERIAL
from duomo.games.red_cathedral.rules.claim import available
from duomo.games.red_cathedral.rules.codes import (
    ACTIVATE,
    AFTER,
    BANNER,
    BASE_ACTIONS,
    BUILD,
    C1,
    C3,
    C5,
    CELLS,
    CHOOSE,
    CLAIM,
    DECORATE,
    DELIVER,
    DONE,
    END_TURN,
    EXCHANGE,
    FROM_RULER,
    FULL,
    GAIN,
    GEM_CHOICES,
    GEMS,
    GIVE,
    GREEN_GEM,
    HAND,
    HIDE,
    HOLDS_BANNER,
    K3,
    K4,
    LOWER,
    M1,
    M3,
    MARKET,
    MOVE_DIE,
    NATURE_MOVES,
    NO_TILE,
    OPEN,
    OWN_RESOURCES,
    PASS,
    PICK,
    PLACE,
    PLAYER_MOVES,
    PURPLE_GEM,
    REROLL,
    RESOURCES,
    SET_GEMS,
    SLOTS,
    SPACES,
    START_BUILD,
    SWAP,
    T1,
    T3,
    TAKE,
    TRADE,
    TURN,
    UPPER,
    USE_TILE,
    WHITE,
)
from duomo.games.red_cathedral.rules.gains import takeable
from duomo.games.red_cathedral.rules.market import (
    ACTIVATED,
    INFLUENCE,
    INFLUENCE_OVER,
    LOWER_IN_USE,
    TOOK,
    may_extend,
)
from duomo.games.red_cathedral.rules.names import (
    DIE_NAMES,
    MATERIAL_NAMES,
    ORNAMENT_NAMES,
    RESOURCE_NAMES,
    SLOT_NAMES,
    section_name,
)
from duomo.games.red_cathedral.rules.state import Player, RedState
from duomo.games.red_cathedral.rules.track import can_lose_prestige
from duomo.games.red_cathedral.rules.values import TableValues
from duomo.games.red_cathedral.rules.workshop import price_of

WAITING: Final = {
    TURN: ("turn", "RC-4.1"),
    AFTER: ("after", "RC-4.1"),
    BANNER: ("banner", "RC-5.2"),
    PLACE: ("place", "RC-5.3"),
    GAIN: ("gain", "RC-4.7"),
    CHOOSE: ("choose", "RC-4.7"),
    BUILD: ("build", "RC-6.1"),
    GEMS: ("gems", "RC-6.4"),
    MARKET: ("market", "RC-7.3"),
    GIVE: ("give", "RC-7.9"),
    SWAP: ("swap", "RC-7.9"),
    ACTIVATE: ("activate", "RC-7.9"),
}
"""What has to be decided now, and the rule that asks for it."""


def explain(values: TableValues, state: RedState, move: int) -> Refusal:
    if state.decider < 0:
        return Refusal("rc-nature-first", "RC-4.6")
    if move >= NATURE_MOVES:
        return Refusal("rc-not-nature", "RC-4.1")
    player = state.players[state.active]
    top = state.stack[-1]
    kind = top & 63
    for owner in (values.move_module.get(move, -1), values.frame_module[kind]):
        answer = values.modules[owner].explain(values, state, move) if owner >= 0 else None
        if answer is not None:
            return answer
    if move == TRADE:
        return no_trade(values, state, player)
    if REROLL <= move < PICK:
        return no_reroll(values, state, player, move - REROLL)
    if move >= PLAYER_MOVES:
        return not_now(kind, move)
    if kind == TURN:
        if move == END_TURN:
            return Refusal("rc-basic-action-first", "RC-4.1")
        if move == PASS:
            return Refusal("rc-no-pass", "RC-4.1")
        if move == START_BUILD:
            return Refusal("rc-nothing-to-deliver", "RC-4.5")
        if MOVE_DIE <= move < EXCHANGE:
            return no_die(values, state, player, (move - MOVE_DIE) // SPACES, (move - MOVE_DIE) % SPACES)
        if CLAIM <= move < DECORATE:
            return no_claim(state, player, move - CLAIM)
        if move >= DECORATE:
            return Refusal("rc-build-first", "RC-6.1")
    elif kind == BUILD:
        if move == DONE:
            return Refusal("rc-deliver-something", "RC-4.5")
        if move >= DELIVER:
            return no_delivery(state, player, (move - DELIVER) // CELLS, (move - DELIVER) % CELLS)
        if move >= DECORATE:
            return no_decoration(values, state, player, move - DECORATE)
    elif kind == MARKET:
        if move == RESOURCES:
            return no_resources(values, state, player, top)
        if move == UPPER or move == LOWER:
            return no_influence(values, state, player, top, move - UPPER)
        if USE_TILE <= move < OPEN:
            return no_activation(state, player, top, move - USE_TILE)
    elif kind == ACTIVATE and USE_TILE <= move < OPEN:
        return no_tile(player, move - USE_TILE)
    elif kind == GAIN and TAKE <= move < REROLL:
        return no_take(values, state, player, top)
    elif kind == CHOOSE and PICK <= move < HAND:
        return no_pick(state, player, top, move - PICK)
    elif kind == GIVE and HAND <= move < USE_TILE:
        return no_give(state, player, top, move - HAND)
    elif kind == PLACE and OPEN <= move < FROM_RULER:
        return no_place(values, state, player, top, move)
    elif kind == BANNER and FROM_RULER <= move < SET_GEMS:
        return Refusal("rc-no-banner-there", "RC-5.2")
    elif kind == GEMS and SET_GEMS <= move < MOVE_DIE:
        return no_gems(player, top, move - SET_GEMS)
    return not_now(kind, move)


def not_now(kind: int, move: int) -> Refusal:
    """Something else has to be decided."""
    if basic(move) and kind == AFTER:
        return Refusal("rc-basic-action-done", "RC-4.1")
    now, rule = WAITING[kind]
    return Refusal("rc-not-now", rule, {"now": now})


def basic(move: int) -> bool:
    """A move that begins a basic action, or belongs to one."""
    return move == PASS or move == START_BUILD or MOVE_DIE <= move < EXCHANGE or move >= CLAIM


def no_trade(values: TableValues, state: RedState, player: Player) -> Refusal:
    if not can_lose_prestige(values, player):
        return Refusal("rc-no-prestige-behind", "RC-3.3")
    if values.either and state.rerolled:
        return Refusal("rc-rerolled-already", "RC-4.4")
    return Refusal("rc-trades-over", "RC-4.2")


def no_reroll(values: TableValues, state: RedState, player: Player, space: int) -> Refusal:
    if state.rerolled:
        return Refusal("rc-one-reroll", "RC-4.3")
    if not can_lose_prestige(values, player):
        return Refusal("rc-no-prestige-behind", "RC-3.3")
    if values.either and state.traded:
        return Refusal("rc-traded-already", "RC-4.4")
    return Refusal("rc-no-dice-there", "RC-4.3", {"space": space + 1})


def no_die(values: TableValues, state: RedState, player: Player, die: int, extra: int) -> Refusal:
    if extra and not may_extend(values, player, die):
        return Refusal("rc-not-your-die", "RC-7.1", {"die": DIE_NAMES[die]})
    if extra > player.rubles:
        return Refusal("rc-rubles-short", "RC-7.1", {"needed": extra, "have": player.rubles})
    target = (state.die_space[die] + state.die_face[die] + extra) % SPACES
    return Refusal("rc-space-full", "RC-7.2", {"space": target + 1, "dice": FULL})


def exists(state: RedState, cell: int) -> bool:
    return state.card[cell] >= 0


def no_claim(state: RedState, player: Player, cell: int) -> Refusal:
    if not exists(state, cell):
        return Refusal("rc-no-such-section", "RC-1.7", {"section": section_name(cell)})
    if player.banners() == 0:
        return Refusal("rc-no-banner-left", "RC-5.1")
    if not available(state, cell) and state.owner[cell] >= 0:
        return Refusal("rc-already-claimed", "RC-5.1", {"section": section_name(cell)})
    return Refusal(
        "rc-claim-below-first", "RC-5.1", {"section": section_name(cell), "below": section_name(cell - 1)}
    )


def no_delivery(state: RedState, player: Player, material: int, cell: int) -> Refusal:
    where = section_name(cell)
    name = MATERIAL_NAMES[material]
    if not exists(state, cell):
        return Refusal("rc-no-such-section", "RC-1.7", {"section": where})
    if state.owner[cell] != state.active:
        return Refusal("rc-not-your-section", "RC-6.2", {"section": where})
    if state.done[cell]:
        return Refusal("rc-section-finished", "RC-6.2", {"section": where})
    if state.needs[cell] >> 3 * material & 7 == 0:
        return Refusal("rc-not-needed", "RC-6.2", {"section": where, "material": name})
    return Refusal("rc-material-missing", "RC-6.1", {"material": name})


def no_decoration(values: TableValues, state: RedState, player: Player, cell: int) -> Refusal:
    where = section_name(cell)
    if not exists(state, cell):
        return Refusal("rc-no-such-section", "RC-1.7", {"section": where})
    if not state.done[cell]:
        return Refusal("rc-not-finished", "RC-6.4", {"section": where})
    if state.ornament[cell] >= 0:
        return Refusal("rc-ornament-there", "RC-6.4", {"section": where})
    kind = values.card_kind[state.card[cell]]
    if player.ornaments[kind] == 0:
        return no_ornament(player, kind)
    return Refusal("rc-material-missing", "RC-6.4", {"material": MATERIAL_NAMES[ORNAMENT_MATERIAL[kind]]})


def no_ornament(player: Player, kind: int) -> Refusal:
    """Waiting on its slot, lost under a tile face down, or used up."""
    data: dict[str, int | str] = {"ornament": ORNAMENT_NAMES[kind]}
    for slot in range(SLOTS):
        if player.holds[slot] == kind and player.slots[slot] == NO_TILE:
            return Refusal("rc-ornament-locked", "RC-8.2", data)
    return Refusal("rc-ornament-gone", "RC-8.2" if kind in player.holds else "RC-6.4", data)


def no_resources(values: TableValues, state: RedState, player: Player, top: int) -> Refusal:
    if third(top) & TOOK:
        return Refusal("rc-took-already", "RC-7.3")
    kind = values.resource_kind[state.resource[first(top)]]
    if kind >= OWN_RESOURCES:
        return Refusal("rc-no-room-for-it", "RC-7.5")
    if player.room == 0:
        return Refusal("rc-inventory-full", "RC-7.5")
    return Refusal("rc-reserve-empty", "RC-7.5", {"material": RESOURCE_NAMES[kind]})


def no_influence(values: TableValues, state: RedState, player: Player, top: int, lower: int) -> Refusal:
    quadrant = first(top) // 2
    influence = third(top) & INFLUENCE
    if influence == INFLUENCE_OVER:
        return Refusal("rc-influence-over", "RC-7.6")
    if influence:
        used_lower = influence == LOWER_IN_USE
        if used_lower != (lower == 1):
            return Refusal("rc-one-action", "RC-7.6")
    at = state.influence[quadrant] * 2 + lower
    if values.influence_once[at] and state.used >> (quadrant * 2 + lower) & 1:
        return Refusal("rc-lightning-used", "RC-7.6")
    action = values.influence_action[at]
    if player.rubles < values.action_price[action]:
        return Refusal(
            "rc-rubles-short", "RC-4.7", {"needed": values.action_price[action], "have": player.rubles}
        )
    if action >= BASE_ACTIONS:
        return values.modules[values.action_module[action]].explain_action(values, state, player, action)
    if action == T1 or action == T3:
        return Refusal("rc-nothing-to-deliver", "RC-4.7")
    if action == K4:
        return Refusal("rc-no-three-kinds", "RC-7.9")
    if action == K3:
        return Refusal("rc-no-three-materials", "RC-7.9")
    if action == M1 or action == M3:
        return Refusal("rc-not-enough-equal", "RC-7.9", {"needed": 2 if action == M1 else 4})
    if action == C1 or action == C3 or action == C5:
        return Refusal("rc-nothing-to-sell", "RC-7.9")
    return Refusal("rc-no-gain", "RC-4.7", {"action": values.action_names[action]})


def no_activation(state: RedState, player: Player, top: int, slot: int) -> Refusal:
    if third(top) & ACTIVATED:
        return Refusal("rc-activated-already", "RC-7.3")
    die = second(top)
    fits = slot < 2 if die == WHITE else slot == die + 1
    if not fits:
        return Refusal("rc-other-slot", "RC-7.7", {"die": DIE_NAMES[die], "slot": SLOT_NAMES[slot]})
    return no_tile(player, slot)


def no_tile(player: Player, slot: int) -> Refusal:
    if player.slots[slot] < 0:
        return Refusal("rc-no-open-tile", "RC-7.7", {"slot": SLOT_NAMES[slot]})
    return Refusal("rc-tile-gives-nothing", "RC-7.5", {"slot": SLOT_NAMES[slot]})


def no_take(values: TableValues, state: RedState, player: Player, top: int) -> Refusal:
    most = takeable(values, state, player, first(top), second(top))
    return Refusal("rc-too-much", "RC-7.5", {"most": most, "resource": RESOURCE_NAMES[first(top)]})


def no_pick(state: RedState, player: Player, top: int, material: int) -> Refusal:
    if first(top) >> material & 1 == 0:
        return Refusal("rc-not-offered", "RC-7.9", {"material": MATERIAL_NAMES[material]})
    return Refusal("rc-reserve-empty", "RC-7.5", {"material": MATERIAL_NAMES[material]})


def no_give(state: RedState, player: Player, top: int, material: int) -> Refusal:
    name = RESOURCE_NAMES[material]
    action = first(top)
    if player.materials[material] == 0:
        return Refusal("rc-material-missing", "RC-7.9", {"material": name})
    if action == M1 or action == M3:
        return Refusal("rc-not-enough-equal", "RC-7.9", {"needed": 2 if action == M1 else 4})
    if action == K3:
        rule = "rc-in-order" if material >= fourth(top) else "rc-given-already"
        return Refusal(rule, "RC-7.9", {"material": name})
    return Refusal("rc-not-offered", "RC-7.9", {"material": name})


def no_place(values: TableValues, state: RedState, player: Player, top: int, move: int) -> Refusal:
    slot = move - OPEN if move < HIDE else move - HIDE
    if player.holds[slot] == HOLDS_BANNER:
        return Refusal("rc-slot-blocked", "RC-8.3", {"slot": SLOT_NAMES[slot]})
    if player.slots[slot] != NO_TILE:
        return Refusal("rc-slot-taken", "RC-5.3", {"slot": SLOT_NAMES[slot]})
    needed = price_of(values, state, top, slot)
    return Refusal("rc-rubles-short", "RC-5.3", {"needed": needed, "have": player.rubles})


def no_gems(player: Player, top: int, choice: int) -> Refusal:
    greens, purples = GEM_CHOICES[choice]
    if greens + purples > second(top):
        return Refusal("rc-deliveries-left", "RC-6.1", {"left": second(top)})
    missing = GREEN_GEM if greens > player.materials[GREEN_GEM] else PURPLE_GEM
    return Refusal("rc-material-missing", "RC-6.4", {"material": MATERIAL_NAMES[missing]})
