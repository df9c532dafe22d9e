"""Taking resources: how much of an offer a player may take, and taking it (RC-4.7, RC-7.5, RC-9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from duomo.core.engine.event import Log
from duomo.core.engine.refusal import Refusal
from duomo.core.engine.state import first, frame, second
from duomo.core.words.phrase import Phrase, say
from duomo.games.red_cathedral.rules.codes import (
    ANY_MATERIAL,
    CHOOSE,
    GAIN,
    HAND,
    MATERIALS,
    OWN_RESOURCES,
    PICK,
    PRESTIGE,
    RECOGNITION,
    REROLL,
    RUBLES,
    TAKE,
    unlimited,
)
from duomo.games.red_cathedral.rules.decision import Decision
from duomo.games.red_cathedral.rules.names import MATERIAL_NAMES, RESOURCE_NAMES, mask_of, names_of
from duomo.games.red_cathedral.rules.packed import has_material, without_material
from duomo.games.red_cathedral.rules.state import Player, RedState
from duomo.games.red_cathedral.rules.track import gain_prestige, gain_recognition
from duomo.games.red_cathedral.rules.values import TableValues

if TYPE_CHECKING:
    from duomo.games.red_cathedral.rules.pending import Pending

MOST_GAINED: Final = 9
"""The largest number that a gain can offer."""


def takeable(values: TableValues, state: RedState, player: Player, resource: int, amount: int) -> int:
    """RC-7.5. Return how much of an offer reserve and inventory allow."""
    if resource >= OWN_RESOURCES:
        module = values.modules[values.resource_module[resource - OWN_RESOURCES]]
        return module.takeable(state, state.active, resource, amount)
    if unlimited(resource):
        return amount
    there = min(player.room, state.reserve[resource])  # only two-argument `min` compiles well
    return min(amount, there)


def some_fits(values: TableValues, state: RedState, player: Player, gives: list[int]) -> bool:
    """True if at least one unit of a gain can be taken."""
    for at in range(0, len(gives), 2):
        if takeable(values, state, player, gives[at], gives[at + 1]) > 0:
            return True
    return False


def some_choice(state: RedState, player: Player, mask: int) -> bool:
    """True if one of the masked materials can be taken."""
    if player.room <= 0:
        return False
    for material in range(MATERIALS):
        if has_material(mask, material) and state.reserve[material] > 0:
            return True
    return False


def offer(state: RedState, gives: list[int], times: int = 1) -> None:
    """Push an offer: the player takes each kind in turn, or less of it (RC-4.7)."""
    for at in range(len(gives) - 2, -1, -2):
        state.stack.append(frame(GAIN, gives[at], gives[at + 1] * times))


def offer_choice(state: RedState, mask: int, count: int) -> None:
    """Push an offer of materials of the player's choice."""
    state.stack.append(frame(CHOOSE, mask, count))


class TakeGain(Decision):
    """RC-4.7. Take some of what is offered. Frame: resource, amount."""

    def __init__(self) -> None:
        super().__init__("gain", "RC-4.7", above=("gain",))

    def legal(self, values: TableValues, state: RedState, player: Player, top: int, moves: list[int]) -> None:
        """All of it, or less, or nothing."""
        most = takeable(values, state, player, first(top), second(top))
        for amount in range(most, -1, -1):
            moves.append(TAKE + amount)

    def play(self, values: TableValues, state: RedState, player: Player, move: int, log: Log | None) -> None:
        resource = first(state.stack.pop())
        amount = move - TAKE
        receive(values, state, player, resource, amount)
        if log is not None:
            log.say(
                "take" if amount else "decline",
                state.active,
                {"resource": RESOURCE_NAMES[resource], "amount": amount},
            )

    def lapsed(self, values: TableValues, state: RedState, player: Player, top: int) -> bool:
        return takeable(values, state, player, first(top), second(top)) <= 0

    def refuse(self, values: TableValues, state: RedState, player: Player, top: int, move: int) -> Refusal:
        if not TAKE <= move < REROLL:
            return self.not_now(move)
        resource, offered = first(top), second(top)
        if move - TAKE > offered:
            facts: dict[str, int | str] = {"offered": offered, "resource": RESOURCE_NAMES[resource]}
            return Refusal("rc-more-than-offered", "RC-7.4", facts)
        most = takeable(values, state, player, resource, offered)
        return Refusal("rc-too-much", "RC-7.5", {"most": most, "resource": RESOURCE_NAMES[resource]})

    def write(self, values: TableValues, state: RedState, top: int) -> str:
        return f"gain {RESOURCE_NAMES[first(top)]} {second(top)}"

    def read(self, pending: Pending) -> int:
        values = pending.values
        own = RESOURCE_NAMES[OWN_RESOURCES : OWN_RESOURCES + len(values.resource_module)]
        more = RESOURCE_NAMES[MATERIALS : len(values.reserve)]
        allowed = [*MATERIAL_NAMES, "rubles", "recognition", *own, *more, "prestige"]
        resource = RESOURCE_NAMES.index(allowed[pending.one_of(allowed)])
        return frame(GAIN, resource, pending.count(1, MOST_GAINED))

    def ask(self, values: TableValues, state: RedState, top: int) -> Phrase:
        resource, offered = first(top), second(top)
        most = takeable(values, state, state.players[state.active], resource, offered)
        if most < offered:
            return say(
                "decision-rc-gain-less", resource=RESOURCE_NAMES[resource], amount=most, offered=offered
            )
        return say("decision-rc-gain", resource=RESOURCE_NAMES[resource], amount=offered)


def receive(values: TableValues, state: RedState, player: Player, resource: int, amount: int) -> None:
    """Put resources where they belong: inventory, rubles or track."""
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


class ChooseMaterials(Decision):
    """RC-4.7. Take materials of choice, one at a time. Frame: mask of materials, how many."""

    def __init__(self) -> None:
        super().__init__("choose", "RC-4.7")

    def legal(self, values: TableValues, state: RedState, player: Player, top: int, moves: list[int]) -> None:
        """One of the offered materials that is in the reserve, or none."""
        mask = first(top)
        if player.room > 0:
            for material in range(MATERIALS):
                if has_material(mask, material) and state.reserve[material] > 0:
                    moves.append(PICK + material)
        moves.append(TAKE)

    def play(self, values: TableValues, state: RedState, player: Player, move: int, log: Log | None) -> None:
        top = state.stack.pop()
        if move == TAKE:
            if log is not None:
                log.say("decline", state.active, {"resource": "material", "amount": second(top)})
            return
        if second(top) > 1:
            state.stack.append(frame(CHOOSE, first(top), second(top) - 1))
        pick(state, player, move - PICK, log)

    def lapsed(self, values: TableValues, state: RedState, player: Player, top: int) -> bool:
        return not some_choice(state, player, first(top))

    def refuse(self, values: TableValues, state: RedState, player: Player, top: int, move: int) -> Refusal:
        if not PICK <= move < HAND:
            return self.not_now(move)
        material = move - PICK
        name = MATERIAL_NAMES[material]
        if not has_material(first(top), material):
            same = first(top) == without_material(ANY_MATERIAL, material)
            return Refusal("rc-same-kind" if same else "rc-not-offered", "RC-7.9", {"material": name})
        return Refusal("rc-reserve-empty", "RC-7.5", {"material": name})

    def write(self, values: TableValues, state: RedState, top: int) -> str:
        return f"choose {second(top)} of {' '.join(names_of(first(top)))}"

    def read(self, pending: Pending) -> int:
        count = pending.count(1, MOST_GAINED)
        pending.one_of(["of"])
        return frame(CHOOSE, mask_of(pending.names(MATERIAL_NAMES)), count)

    def ask(self, values: TableValues, state: RedState, top: int) -> Phrase:
        return say("decision-rc-choose", count=second(top))


def pick(state: RedState, player: Player, material: int, log: Log | None) -> None:
    """Take one material of choice from the reserve."""
    player.store(material, 1)
    state.reserve[material] -= 1
    if log is not None:
        log.say("take", state.active, {"resource": MATERIAL_NAMES[material], "amount": 1})


def return_materials(state: RedState, player: Player, material: int, amount: int) -> None:
    """RC-4.7. Return a cost to the reserve and free its inventory spaces."""
    player.store(material, -amount)
    state.reserve[material] += amount
