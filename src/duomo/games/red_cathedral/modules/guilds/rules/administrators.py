"""The Administrators: three cards with two actions of their own each (CT-5.7)."""

from __future__ import annotations

from typing import Final

from duomo.core.engine.event import Log
from duomo.core.engine.state import frame, second
from duomo.games.red_cathedral.modules.guilds.rules.codes import ADMINISTRATORS, GIVE_ANY
from duomo.games.red_cathedral.modules.guilds.rules.guild import Guild
from duomo.games.red_cathedral.rules.codes import (
    GOLD,
    GREEN_GEM,
    HAND,
    MATERIALS,
    PRESTIGE,
    PURPLE_GEM,
    RECOGNITION,
    RUBLES,
)
from duomo.games.red_cathedral.rules.gains import offer, offer_choice, return_materials, some_choice
from duomo.games.red_cathedral.rules.names import RESOURCE_NAMES
from duomo.games.red_cathedral.rules.state import Player, RedState
from duomo.games.red_cathedral.rules.values import TableValues

GEMS: Final = 48
"""The mask of green and purple gems."""


class Administrators(Guild):
    def __init__(self, index: int) -> None:
        super().__init__(index, "administrators", "CT-5.7", ADMINISTRATORS, [0, 0, 0, 0, 0, 0])

    def usable(self, values: TableValues, state: RedState, player: Player, action: int, shown: int) -> bool:
        number = action - ADMINISTRATORS + 1
        if number == 1:
            return some_choice(state, player, shown)
        if number == 2:
            return holds_some(player, shown)
        if number == 4:
            return player.materials[GOLD] > 0
        if number == 5:
            return some_choice(state, player, GEMS)
        if number == 6:
            return player.materials[GREEN_GEM] > 0 and player.materials[PURPLE_GEM] > 0
        return True

    def use(
        self, values: TableValues, state: RedState, player: Player, action: int, shown: int, log: Log | None
    ) -> None:
        number = action - ADMINISTRATORS + 1
        if number == 1:
            offer_choice(state, shown, 1)
        elif number == 2:
            state.stack.append(frame(GIVE_ANY, action, shown))
        elif number == 3:
            offer(state, [RUBLES, 1])
        elif number == 4:
            give(state, player, GOLD, log)
            offer(state, [RUBLES, 3])
        elif number == 5:
            offer_choice(state, GEMS, 1)
        else:
            give(state, player, GREEN_GEM, log)
            give(state, player, PURPLE_GEM, log)
            offer(state, [PRESTIGE, 1, RUBLES, 2])

    def legal(self, values: TableValues, state: RedState, player: Player, top: int, moves: list[int]) -> None:
        for material in range(MATERIALS):
            if second(top) >> material & 1 and player.materials[material] > 0:
                moves.append(HAND + material)

    def play(self, values: TableValues, state: RedState, player: Player, move: int, log: Log | None) -> None:
        """a2: a shown material for 1 recognition."""
        state.stack.pop()
        give(state, player, move - HAND, log)
        offer(state, [RECOGNITION, 1])


def holds_some(player: Player, mask: int) -> bool:
    for material in range(MATERIALS):
        if mask >> material & 1 and player.materials[material] > 0:
            return True
    return False


def give(state: RedState, player: Player, material: int, log: Log | None) -> None:
    """RC-4.7. A cost goes to the reserve before the gain is taken."""
    return_materials(state, player, material, 1)
    if log is not None:
        log.say("give", state.active, {"material": RESOURCE_NAMES[material], "amount": 1})
