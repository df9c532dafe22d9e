"""The influence cards of the market's quadrants (RC-7.6, RC-7.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from duomo.core.engine.event import Log
from duomo.core.engine.refusal import Refusal
from duomo.core.engine.state import first, fourth, frame, replaced, second, third
from duomo.games.red_cathedral.rules.build import ALL_KINDS, can_deliver, finished_kinds
from duomo.games.red_cathedral.rules.codes import (
    ACTION_NAMES,
    ACTIVATE,
    ANY_MATERIAL,
    BASE_ACTIONS,
    BUILD,
    C1,
    C2,
    C3,
    C4,
    C5,
    C6,
    EXCHANGE,
    GIVE,
    HAND,
    K1,
    K2,
    K3,
    K4,
    M1,
    M2,
    M3,
    M4,
    MATERIALS,
    PRESTIGE,
    RECOGNITION,
    RUBLES,
    SPACE_PAIRS,
    SWAP,
    T1,
    T2,
    T3,
    T4,
    USE_TILE,
)
from duomo.games.red_cathedral.rules.decision import Decision
from duomo.games.red_cathedral.rules.gains import offer, offer_choice, return_materials, some_choice
from duomo.games.red_cathedral.rules.names import MATERIAL_NAMES, RESOURCE_NAMES, mask_of, names_of
from duomo.games.red_cathedral.rules.packed import has_material, without_material
from duomo.games.red_cathedral.rules.state import Player, RedState
from duomo.games.red_cathedral.rules.values import TableValues
from duomo.games.red_cathedral.rules.workshop import any_useful

if TYPE_CHECKING:
    from duomo.games.red_cathedral.rules.pending import Pending

DIFFERENT: Final = 3
"""K3: number of different materials."""
GIVING: Final = [ACTION_NAMES[action] for action in (C1, C3, C5, M1, M2, M3, K3)]
"""Actions that ask for a material."""


def usable(values: TableValues, state: RedState, player: Player, action: int, shown: int) -> bool:
    """RC-4.7. True if the cost can be paid, and at least one unit gained or the effect applied."""
    if player.rubles < values.action_price[action]:
        return False
    if action >= BASE_ACTIONS:
        return values.modules[values.action_module[action]].usable(values, state, player, action, shown)
    if action == C2 or action == C6:
        return some_choice(state, player, shown)
    if action == C4:
        return some_choice(state, player, ANY_MATERIAL)
    if action == T1 or action == T3:
        return can_deliver(values, state, player, state.active)
    if action == T2 or action == T4 or action == K1 or action == K2:
        return True
    if action == M4:
        return any_useful(values, state, player)
    if action == K4:
        return finished_kinds(values, state, state.active) == ALL_KINDS
    return can_give(state, player, action, shown, 0, 0)


def can_give(state: RedState, player: Player, action: int, shown: int, given: int, start: int) -> bool:
    for material in range(start, len(player.materials)):
        if may_give(state, player, action, shown, given, material):
            return True
    return False


def may_give(state: RedState, player: Player, action: int, shown: int, given: int, material: int) -> bool:
    """RC-7.9. True if this material can be given for the action."""
    held = player.materials[material]
    if held == 0:
        return False
    if action == C3 or action == C5:
        return has_material(shown, material)
    if action == M1:
        return held >= 2
    if action == M3:
        return held >= 4
    if action == M2:
        return other_kind_left(state, material)
    if action == K3:
        return given + different_from(player, material) >= DIFFERENT
    return True


def other_kind_left(state: RedState, material: int) -> bool:
    """M2: true if the reserve holds a material of another kind."""
    for other in range(MATERIALS):
        if other != material and state.reserve[other] > 0:
            return True
    return False


def different_from(player: Player, start: int) -> int:
    """Count the kinds held from `start` on; K3 takes them in that order, so that each set is listed once."""
    kinds = 0
    for material in range(start, len(player.materials)):
        if player.materials[material] > 0:
            kinds += 1
    return kinds


def use(
    values: TableValues, state: RedState, player: Player, action: int, shown: int, log: Log | None
) -> None:
    """Pay, then push the gain (RC-4.7)."""
    player.rubles -= values.action_price[action]
    if log is not None:
        log.say(
            "influence",
            state.active,
            {"action": values.action_names[action], "rubles": values.action_price[action]},
        )
    if action >= BASE_ACTIONS:
        values.modules[values.action_module[action]].use(values, state, player, action, shown, log)
    elif action == C2 or action == C6:
        offer_choice(state, shown, 1)
    elif action == C4:
        offer_choice(state, ANY_MATERIAL, 1)
    elif action == T1:
        state.stack.append(frame(BUILD, 1, 0))
    elif action == T3:
        state.stack.append(frame(BUILD, 2, 0))
    elif action == T2:
        offer(state, [RUBLES, 1])
    elif action == T4:
        state.stack.append(frame(SWAP))
    elif action == M4:
        state.stack.append(frame(ACTIVATE))
    elif action == K1:
        offer(state, [RECOGNITION, 1])
    elif action == K2:
        offer(state, [PRESTIGE, 1])
    elif action == K4:
        offer(state, [RECOGNITION, 2])
    else:
        state.stack.append(frame(GIVE, action, shown))


class GiveMaterial(Decision):
    """RC-7.9. Give a material for an action. Frame: action, shown mask, given so far (K3), next material
    (K3)."""

    def __init__(self) -> None:
        super().__init__("give", "RC-7.9")

    def legal(self, values: TableValues, state: RedState, player: Player, top: int, moves: list[int]) -> None:
        for material in range(fourth(top), len(player.materials)):
            if may_give(state, player, first(top), second(top), third(top), material):
                moves.append(HAND + material)

    def play(self, values: TableValues, state: RedState, player: Player, move: int, log: Log | None) -> None:
        top = state.stack.pop()
        action = first(top)
        material = move - HAND
        amount = amount_given(action)
        return_materials(state, player, material, amount)
        if log is not None:
            log.say("give", state.active, {"material": RESOURCE_NAMES[material], "amount": amount})
        if action == C1 or action == C3:
            offer(state, [RUBLES, 1])
        elif action == C5:
            offer(state, [RUBLES, 2])
        elif action == M1:
            offer_choice(state, ANY_MATERIAL, 1)
        elif action == M2:
            offer_choice(state, without_material(ANY_MATERIAL, material), 1)
        elif action == M3:
            offer_choice(state, ANY_MATERIAL, 2)
        elif third(top) + 1 == DIFFERENT:
            offer(state, [PRESTIGE, 1])
        else:
            state.stack.append(frame(GIVE, action, 0, third(top) + 1, material + 1))

    def refuse(self, values: TableValues, state: RedState, player: Player, top: int, move: int) -> Refusal:
        if not HAND <= move < USE_TILE:
            return self.not_now(move)
        material = move - HAND
        name = RESOURCE_NAMES[material]
        action = first(top)
        if player.materials[material] == 0:
            return Refusal("rc-material-missing", "RC-7.9", {"material": name})
        if action == M1 or action == M3:
            return Refusal("rc-not-enough-equal", "RC-7.9", {"needed": amount_given(action)})
        if action == K3:
            early = material < fourth(top)
            return Refusal("rc-given-already" if early else "rc-in-order", "RC-7.9", {"material": name})
        return Refusal("rc-not-offered", "RC-7.9", {"material": name})

    def write(self, values: TableValues, state: RedState, top: int) -> str:
        text = f"give {ACTION_NAMES[first(top)]}"
        if third(top):
            return f"{text} given {third(top)} from {MATERIAL_NAMES[fourth(top)]}"
        return " ".join([text, *names_of(second(top))])

    def read(self, pending: Pending) -> int:
        action = ACTION_NAMES.index(GIVING[pending.one_of(GIVING)])
        if action == K3 and pending.words:
            pending.one_of(["given"])
            given = pending.count(1, DIFFERENT - 1)
            pending.one_of(["from"])
            return frame(GIVE, K3, 0, given, pending.one_of(MATERIAL_NAMES))
        if action == C3 or action == C5:
            return frame(GIVE, action, mask_of(pending.names(MATERIAL_NAMES)))
        return frame(GIVE, action)


def amount_given(action: int) -> int:
    """Return how many equal materials an action asks for."""
    return 2 if action == M1 else 4 if action == M3 else 1


class SwapTiles(Decision):
    """RC-7.9, T4. Swap two resource tiles of the market."""

    def __init__(self) -> None:
        super().__init__("swap", "RC-7.9")

    def legal(self, values: TableValues, state: RedState, player: Player, top: int, moves: list[int]) -> None:
        for pair in range(len(SPACE_PAIRS)):
            moves.append(EXCHANGE + pair)

    def play(self, values: TableValues, state: RedState, player: Player, move: int, log: Log | None) -> None:
        state.stack.pop()
        one, other = SPACE_PAIRS[move - EXCHANGE]
        moved = state.resource[one]
        state.resource = replaced(replaced(state.resource, one, state.resource[other]), other, moved)
        if log is not None:
            log.say("swap", state.active, {"one": one + 1, "other": other + 1})


def no_action(values: TableValues, state: RedState, player: Player, action: int) -> Refusal:
    """Explain why an influence action cannot be used now."""
    price = values.action_price[action]
    if player.rubles < price:
        return Refusal("rc-rubles-short", "RC-4.7", {"needed": price, "have": player.rubles})
    if action >= BASE_ACTIONS:
        return values.modules[values.action_module[action]].explain_action(values, state, player, action)
    if action == T1 or action == T3:
        return Refusal("rc-nothing-to-deliver", "RC-4.7")
    if action == K4:
        return Refusal("rc-no-three-kinds", "RC-7.9")
    if action == K3:
        return Refusal("rc-no-three-materials", "RC-7.9")
    if action == M1 or action == M3:
        return Refusal("rc-not-enough-equal", "RC-7.9", {"needed": amount_given(action)})
    if action == C1 or action == C3 or action == C5:
        return Refusal("rc-nothing-to-sell", "RC-7.9")
    if action == M2 and sum(player.materials) == 0:
        return Refusal("rc-nothing-to-exchange", "RC-7.9")
    return Refusal("rc-no-gain", "RC-4.7", {"action": values.action_names[action]})
