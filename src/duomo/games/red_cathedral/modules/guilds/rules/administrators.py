"""The Administrators: three cards with two unique actions each (CT-5.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from duomo.core.engine.event import Log
from duomo.core.engine.state import first, frame, second
from duomo.games.red_cathedral.modules.guilds.rules.guild import Guild, GuildDecision, read_action
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
from duomo.games.red_cathedral.rules.names import MATERIAL_NAMES, RESOURCE_NAMES, mask_of, names_of
from duomo.games.red_cathedral.rules.packed import has_material
from duomo.games.red_cathedral.rules.state import Player, RedState
from duomo.games.red_cathedral.rules.values import TableValues
from duomo.games.red_cathedral.words.printed_signs import SHOWN, Shown

if TYPE_CHECKING:
    from duomo.games.red_cathedral.modules.guilds.wire.guild import GuildWire
    from duomo.games.red_cathedral.rules.pending import Pending

GEMS: Final = 48
"""The mask of green and purple gems."""


class Administrators(Guild):
    def __init__(self, index: int) -> None:
        super().__init__(index, "administrators", "CT-5.7", [0, 0, 0, 0, 0, 0])
        self.free = [1, 3, 5]
        self.showing = [1, 2]
        self.hand_over = HandOver(self)
        self.decisions = [self.hand_over]

    def usable(self, values: TableValues, state: RedState, player: Player, action: int, shown: int) -> bool:
        number = action - self.first_action + 1
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
        number = action - self.first_action + 1
        if number == 1:
            offer_choice(state, shown, 1)
        elif number == 2:
            state.stack.append(frame(self.hand_over.kind, action, shown))
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

    def signs(self) -> list[Shown]:
        return [
            ([], [SHOWN]),
            ([SHOWN], [1, "recognition"]),
            ([], ["+", 1, "rubles"]),
            (["gold"], [3, "rubles"]),
            ([], ["green", "/", "purple"]),
            (["green", "purple"], [1, "prestige", 2, "rubles"]),
        ]

    def wire(self) -> GuildWire:
        from duomo.games.red_cathedral.modules.guilds.wire.administrators import AdministratorsWire

        return AdministratorsWire()


class HandOver(GuildDecision):
    """a2. Give a shown material for 1 recognition. Frame: action, shown mask."""

    def __init__(self, guild: Guild) -> None:
        super().__init__(guild, "hand-over", "decision-guild-give")

    def legal(self, values: TableValues, state: RedState, player: Player, top: int, moves: list[int]) -> None:
        for material in range(MATERIALS):
            if has_material(second(top), material) and player.materials[material] > 0:
                moves.append(HAND + material)

    def play(self, values: TableValues, state: RedState, player: Player, move: int, log: Log | None) -> None:
        state.stack.pop()
        give(state, player, move - HAND, log)
        offer(state, [RECOGNITION, 1])

    def write(self, values: TableValues, state: RedState, top: int) -> str:
        return " ".join(["hand-over", values.action_names[first(top)], *names_of(second(top))])

    def read(self, pending: Pending) -> int:
        action = read_action(pending, self.owner)
        return frame(self.kind, action, mask_of(pending.names(MATERIAL_NAMES)))


def holds_some(player: Player, mask: int) -> bool:
    for material in range(MATERIALS):
        if has_material(mask, material) and player.materials[material] > 0:
            return True
    return False


def give(state: RedState, player: Player, material: int, log: Log | None) -> None:
    """RC-4.7. A cost goes to the reserve before the gain is taken."""
    return_materials(state, player, material, 1)
    if log is not None:
        log.say("give", state.active, {"material": RESOURCE_NAMES[material], "amount": 1})
