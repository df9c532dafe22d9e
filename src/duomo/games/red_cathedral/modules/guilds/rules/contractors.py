"""The Contractors' guild: the black die's space, and contractors on the region board (CT-5.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from duomo.core.engine.event import Log
from duomo.core.engine.state import frame
from duomo.games.red_cathedral.modules.contractors.rules.codes import BLACK, CONTRACTORS
from duomo.games.red_cathedral.modules.contractors.rules.region import Region
from duomo.games.red_cathedral.modules.guilds.rules.guild import Guild, party_name, region_of
from duomo.games.red_cathedral.modules.guilds.rules.shared import ChooseParty, space_gives
from duomo.games.red_cathedral.rules.codes import OWN_RESOURCES, RUBLES
from duomo.games.red_cathedral.rules.gains import offer, some_fits
from duomo.games.red_cathedral.rules.state import Player, RedState
from duomo.games.red_cathedral.rules.values import TableValues
from duomo.games.red_cathedral.words.printed_signs import OTHERS, STALL, Shown

if TYPE_CHECKING:
    from duomo.games.red_cathedral.modules.guilds.wire.guild import GuildWire

PERMITS: Final = OWN_RESOURCES


class ContractorsGuild(Guild):
    def __init__(self, index: int) -> None:
        super().__init__(index, "contractors", "CT-5.5", [0, 0, 0, 0])
        self.free = [1, 2, 3, 4]
        self.needs_region = True
        self.region = -1
        """Index of the contractors module's part of the state."""
        self.whose = WhoseContractors(self)
        self.decisions = [self.whose]

    def bring(self, values: TableValues) -> None:
        super().bring(values)
        self.region = region_of(values)

    def sent(self, state: RedState, party: int) -> int:
        """Return the number of a party's contractors on the region board."""
        extra = state.extras[self.region]
        assert isinstance(extra, Region)
        return CONTRACTORS - extra.left[party]

    def gives(self, values: TableValues, state: RedState, number: int) -> list[int]:
        """a1: what the black die's space shows; a2, a3: permits or rubles for contractors there."""
        if number == 1:
            return space_gives(values, state, state.die_space[BLACK])
        return [PERMITS if number == 2 else RUBLES, self.sent(state, state.active)]

    def usable(self, values: TableValues, state: RedState, player: Player, action: int, shown: int) -> bool:
        number = action - self.first_action + 1
        if number == 4:
            return self.whose.some(values, state, player)
        return some_fits(values, state, player, self.gives(values, state, number))

    def use(
        self, values: TableValues, state: RedState, player: Player, action: int, shown: int, log: Log | None
    ) -> None:
        number = action - self.first_action + 1
        if number == 4:
            state.stack.append(frame(self.whose.kind, action))
        else:
            offer(state, self.gives(values, state, number))

    def signs(self) -> list[Shown]:
        return [
            ([], ["black", STALL]),
            (["contractor"], ["permits"]),
            (["contractor"], ["rubles"]),
            ([OTHERS, "contractor"], ["rubles"]),
        ]

    def wire(self) -> GuildWire:
        from duomo.games.red_cathedral.modules.guilds.wire.contractors import ContractorsGuildWire

        return ContractorsGuildWire()


class WhoseContractors(ChooseParty):
    """a4. Rubles for another party's contractors."""

    def __init__(self, guild: ContractorsGuild) -> None:
        super().__init__(guild)
        self.contractors = guild

    def fits(self, values: TableValues, state: RedState, player: Player, party: int) -> bool:
        return self.contractors.sent(state, party) > 0

    def choose(self, values: TableValues, state: RedState, action: int, party: int, log: Log | None) -> None:
        sent = self.contractors.sent(state, party)
        if log is not None:
            facts: dict[str, int | str] = {"contractors": sent}
            facts["other"] = party_name(values, state, party)
            log.say("count-contractors", state.active, facts)
        offer(state, [RUBLES, sent])
