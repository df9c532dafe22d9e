"""The guild of the Contractors: the black die's space, and contractors on the region board (CT-5.5)."""

from __future__ import annotations

from typing import Final

from duomo.core.engine.event import Log
from duomo.core.engine.state import frame
from duomo.games.red_cathedral.modules.contractors.rules.codes import BLACK
from duomo.games.red_cathedral.modules.contractors.rules.codes import CONTRACTORS as IN_A_ROW
from duomo.games.red_cathedral.modules.contractors.rules.region import Region
from duomo.games.red_cathedral.modules.guilds.rules.codes import CONTRACTORS, PARTY, WHOSE
from duomo.games.red_cathedral.modules.guilds.rules.guild import Guild, party_name, party_texts
from duomo.games.red_cathedral.modules.guilds.rules.shared import space_gives
from duomo.games.red_cathedral.rules.codes import OWN_RESOURCES, RUBLES
from duomo.games.red_cathedral.rules.gains import offer, some_fits
from duomo.games.red_cathedral.rules.state import Player, RedState
from duomo.games.red_cathedral.rules.values import TableValues

PERMITS: Final = OWN_RESOURCES


class Contractors(Guild):
    def __init__(self, index: int, region: int) -> None:
        super().__init__(index, "contractors", "CT-5.5", CONTRACTORS, [0, 0, 0, 0])
        self.region = region
        """Place of the contractors module's part of the state."""

    def sent(self, state: RedState, party: int) -> int:
        """Contractors of a party on the region board."""
        extra = state.extras[self.region]
        assert isinstance(extra, Region)
        return IN_A_ROW - extra.left[party]

    def gives(self, values: TableValues, state: RedState, action: int) -> list[int]:
        """a1: what the black die's space shows; a2, a3: permits or rubles for the own contractors there."""
        if action == CONTRACTORS:
            return space_gives(values, state, state.die_space[BLACK])
        return [PERMITS if action == CONTRACTORS + 1 else RUBLES, self.sent(state, state.active)]

    def usable(self, values: TableValues, state: RedState, player: Player, action: int, shown: int) -> bool:
        if action < CONTRACTORS + 3:
            return some_fits(values, state, player, self.gives(values, state, action))
        for party in range(len(state.players)):
            if party != state.active and self.sent(state, party):
                return True
        return False

    def use(
        self, values: TableValues, state: RedState, player: Player, action: int, shown: int, log: Log | None
    ) -> None:
        if action < CONTRACTORS + 3:
            offer(state, self.gives(values, state, action))
        else:
            state.stack.append(frame(WHOSE, action))

    def legal(self, values: TableValues, state: RedState, player: Player, top: int, moves: list[int]) -> None:
        for party in range(len(state.players)):
            if party != state.active and self.sent(state, party):
                moves.append(PARTY + party)

    def play(self, values: TableValues, state: RedState, player: Player, move: int, log: Log | None) -> None:
        """a4: rubles for another party's contractors."""
        state.stack.pop()
        party = move - PARTY
        if log is not None:
            facts: dict[str, int | str] = {"contractors": self.sent(state, party)}
            facts["other"] = party_name(values, state, party)
            log.say("count-contractors", state.active, facts)
        offer(state, [RUBLES, self.sent(state, party)])

    def texts(self, values: TableValues) -> dict[int, str]:
        return party_texts()
