"""The guild of the Contractors: the black die's space, and contractors on the region board (CT-5.5)."""

from __future__ import annotations

from typing import Final

from duomo.core.event import Log
from duomo.core.state import frame
from duomo.games.red_cathedral.codes import OWN_RESOURCES, RUBLES
from duomo.games.red_cathedral.gains import offer, some_fits
from duomo.games.red_cathedral.modules.contractors.codes import BLACK
from duomo.games.red_cathedral.modules.contractors.codes import CONTRACTORS as IN_A_ROW
from duomo.games.red_cathedral.modules.contractors.region import Region
from duomo.games.red_cathedral.modules.guilds.codes import CONTRACTORS, PARTY, WHOSE
from duomo.games.red_cathedral.modules.guilds.guild import Guild, party_name, party_texts
from duomo.games.red_cathedral.modules.guilds.shared import space_gives
from duomo.games.red_cathedral.state import Player, RedState
from duomo.games.red_cathedral.tables import Tables

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

    def gives(self, tables: Tables, state: RedState, action: int) -> list[int]:
        """a1: what the black die's space shows; a2, a3: permits or rubles for the own contractors there."""
        if action == CONTRACTORS:
            return space_gives(tables, state, state.die_space[BLACK])
        return [PERMITS if action == CONTRACTORS + 1 else RUBLES, self.sent(state, state.active)]

    def usable(self, tables: Tables, state: RedState, player: Player, action: int, shown: int) -> bool:
        if action < CONTRACTORS + 3:
            return some_fits(tables, state, player, self.gives(tables, state, action))
        for party in range(len(state.players)):
            if party != state.active and self.sent(state, party):
                return True
        return False

    def use(
        self, tables: Tables, state: RedState, player: Player, action: int, shown: int, log: Log | None
    ) -> None:
        if action < CONTRACTORS + 3:
            offer(state, self.gives(tables, state, action))
        else:
            state.stack.append(frame(WHOSE, action))

    def legal(self, tables: Tables, state: RedState, player: Player, top: int, moves: list[int]) -> None:
        for party in range(len(state.players)):
            if party != state.active and self.sent(state, party):
                moves.append(PARTY + party)

    def play(self, tables: Tables, state: RedState, player: Player, move: int, log: Log | None) -> None:
        """a4: rubles for another party's contractors."""
        state.stack.pop()
        party = move - PARTY
        if log is not None:
            facts: dict[str, int | str] = {"contractors": self.sent(state, party)}
            facts["other"] = party_name(tables, state, party)
            log.say("count-contractors", state.active, facts)
        offer(state, [RUBLES, self.sent(state, party)])

    def texts(self, tables: Tables) -> dict[int, str]:
        return party_texts()
