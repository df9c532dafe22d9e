"""The Lawyers: permits, and what they can be exchanged for (CT-5.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from duomo.core.engine.event import Log
from duomo.core.engine.state import frame
from duomo.games.red_cathedral.modules.contractors.rules.region import Region
from duomo.games.red_cathedral.modules.guilds.rules.guild import Guild, region_of
from duomo.games.red_cathedral.rules.build import can_deliver
from duomo.games.red_cathedral.rules.codes import ANY_MATERIAL, BUILD, OWN_RESOURCES, PRESTIGE
from duomo.games.red_cathedral.rules.gains import offer, offer_choice, some_choice, takeable
from duomo.games.red_cathedral.rules.state import Player, RedState
from duomo.games.red_cathedral.rules.values import TableValues
from duomo.games.red_cathedral.words.printed_signs import ANY, DELIVERY, Shown

if TYPE_CHECKING:
    from duomo.games.red_cathedral.modules.guilds.wire.guild import GuildWire

PERMITS: Final = OWN_RESOURCES
FEES: Final = [0, 1, 2, 1]
"""Price of a1 to a4 in permits."""


class Lawyers(Guild):
    def __init__(self, index: int) -> None:
        super().__init__(index, "lawyers", "CT-5.8", [0, 0, 0, 0])
        self.free = [1]
        self.needs_region = True
        self.region = -1
        """Index of the contractors module's part of the state."""

    def bring(self, values: TableValues) -> None:
        super().bring(values)
        self.region = region_of(values)

    def board(self, state: RedState) -> Region:
        extra = state.extras[self.region]
        assert isinstance(extra, Region)
        return extra

    def usable(self, values: TableValues, state: RedState, player: Player, action: int, shown: int) -> bool:
        number = action - self.first_action + 1
        if self.board(state).permits[state.active] < FEES[number - 1]:
            return False
        if number == 1:
            return takeable(values, state, player, PERMITS, 1) > 0
        if number == 2:
            return can_deliver(values, state, player, state.active)
        if number == 4:
            return some_choice(state, player, ANY_MATERIAL)
        return True

    def use(
        self, values: TableValues, state: RedState, player: Player, action: int, shown: int, log: Log | None
    ) -> None:
        """a1: a permit; for permits a2: a delivery, a3: a prestige, a4: a material of choice."""
        number = action - self.first_action + 1
        fee = FEES[number - 1]
        if fee:
            self.board(state).add_permits(state.active, -fee)
            if log is not None:
                log.say("give-permits", state.active, {"permits": fee})
        if number == 1:
            offer(state, [PERMITS, 1])
        elif number == 2:
            state.stack.append(frame(BUILD, 1, 0))
        elif number == 3:
            offer(state, [PRESTIGE, 1])
        else:
            offer_choice(state, ANY_MATERIAL, 1)

    def signs(self) -> list[Shown]:
        return [
            ([], ["+", 1, "permits"]),
            ([1, "permits"], [DELIVERY]),
            ([2, "permits"], [1, "prestige"]),
            ([1, "permits"], [ANY]),
        ]

    def wire(self) -> GuildWire:
        from duomo.games.red_cathedral.modules.guilds.wire.lawyers import LawyersWire

        return LawyersWire()
