"""Taking resources: how much of an offer may be taken, and taking it (RC-4.7, RC-7.5, RC-9)."""

from __future__ import annotations

from duomo.core.engine.event import Log
from duomo.core.engine.state import first, frame, second
from duomo.games.red_cathedral.rules.codes import (
    CHOOSE,
    GAIN,
    MATERIALS,
    OWN_RESOURCES,
    PICK,
    PRESTIGE,
    RECOGNITION,
    RUBLES,
    TAKE,
    unlimited,
)
from duomo.games.red_cathedral.rules.names import MATERIAL_NAMES, RESOURCE_NAMES
from duomo.games.red_cathedral.rules.state import Player, RedState
from duomo.games.red_cathedral.rules.track import gain_prestige, gain_recognition
from duomo.games.red_cathedral.rules.values import TableValues


def takeable(values: TableValues, state: RedState, player: Player, resource: int, amount: int) -> int:
    """RC-7.5. As much of an offer as reserve and inventory allow."""
    if resource >= OWN_RESOURCES:
        module = values.modules[values.resource_module[resource - OWN_RESOURCES]]
        return module.takeable(state, state.active, resource, amount)
    if unlimited(resource):
        return amount
    there = min(player.room, state.reserve[resource])  # only of two numbers `min` is compiled well
    return min(amount, there)


def some_fits(values: TableValues, state: RedState, player: Player, gives: list[int]) -> bool:
    """Whether at least one unit of a gain can be taken."""
    for at in range(0, len(gives), 2):
        if takeable(values, state, player, gives[at], gives[at + 1]) > 0:
            return True
    return False


def some_choice(state: RedState, player: Player, mask: int) -> bool:
    """Whether one of the masked materials can be taken."""
    if player.room <= 0:
        return False
    for material in range(MATERIALS):
        if mask >> material & 1 and state.reserve[material] > 0:
            return True
    return False


def offer(state: RedState, gives: list[int], times: int = 1) -> None:
    """Pending: the player takes each kind in turn, or less of it (RC-4.7)."""
    for at in range(len(gives) - 2, -1, -2):
        state.stack.append(frame(GAIN, gives[at], gives[at + 1] * times))


def offer_choice(state: RedState, mask: int, count: int) -> None:
    """Pending: materials of the player's choice."""
    state.stack.append(frame(CHOOSE, mask, count))


def legal_gain(values: TableValues, state: RedState, player: Player, top: int, moves: list[int]) -> None:
    """RC-4.7. All of it, or less, or nothing."""
    most = takeable(values, state, player, first(top), second(top))
    for amount in range(most, -1, -1):
        moves.append(TAKE + amount)


def play_gain(values: TableValues, state: RedState, player: Player, move: int, log: Log | None) -> None:
    resource = first(state.stack.pop())
    amount = move - TAKE
    receive(values, state, player, resource, amount)
    if log is not None:
        log.say(
            "take" if amount else "decline",
            state.active,
            {"resource": RESOURCE_NAMES[resource], "amount": amount},
        )


def receive(values: TableValues, state: RedState, player: Player, resource: int, amount: int) -> None:
    """Put resources where they belong: inventory, purse or track."""
    if resource == RUBLES:
        player.rubles += amount
    elif resource == RECOGNITION:
        gain_recognition(player, amount)
    elif resource == PRESTIGE:
        gain_prestige(values, player, amount)
    elif resource >= OWN_RESOURCES:
        module = values.modules[values.resource_module[resource - OWN_RESOURCES]]
        module.receive(state, state.active, resource, amount)
    else:
        player.store(resource, amount)
        state.reserve[resource] -= amount


def legal_choice(state: RedState, player: Player, top: int, moves: list[int]) -> None:
    """One of the offered materials that the reserve holds, or none (RC-4.7)."""
    mask = first(top)
    if player.room > 0:
        for material in range(MATERIALS):
            if mask >> material & 1 and state.reserve[material] > 0:
                moves.append(PICK + material)
    moves.append(TAKE)


def play_choice(state: RedState, player: Player, move: int, log: Log | None) -> None:
    top = state.stack.pop()
    if move == TAKE:
        if log is not None:
            log.say("decline", state.active, {"resource": "material", "amount": second(top)})
        return
    material = move - PICK
    player.store(material, 1)
    state.reserve[material] -= 1
    if second(top) > 1:
        state.stack.append(frame(CHOOSE, first(top), second(top) - 1))
    if log is not None:
        log.say("take", state.active, {"resource": MATERIAL_NAMES[material], "amount": 1})


def return_materials(state: RedState, player: Player, material: int, amount: int) -> None:
    """RC-4.7. A cost goes back to the reserve and frees its spaces."""
    player.store(material, -amount)
    state.reserve[material] += amount


def nothing_left(values: TableValues, state: RedState, player: Player, kind: int, top: int) -> bool:
    """A pending gain of which nothing can be taken any more is lost (RC-9.2)."""
    if kind == GAIN:
        return takeable(values, state, player, first(top), second(top)) <= 0
    return kind == CHOOSE and not some_choice(state, player, first(top))
