"""The contractors module's hooks into the base game (CT-1 to CT-4)."""

from __future__ import annotations

from librt.strings import BytesWriter

from duomo.core.engine.event import Log
from duomo.core.engine.observation import Field
from duomo.core.engine.state import frame
from duomo.games.red_cathedral.modules.contractors.judgement.worth import worth
from duomo.games.red_cathedral.modules.contractors.observation import observed
from duomo.games.red_cathedral.modules.contractors.rules.cities import close_city, tool_prestige
from duomo.games.red_cathedral.modules.contractors.rules.codes import (
    BLACK,
    CITIES,
    MOST_PERMITS,
    MOST_RUBLES,
    SPACES,
    SPECIALISTS,
)
from duomo.games.red_cathedral.modules.contractors.rules.effects import Effects
from duomo.games.red_cathedral.modules.contractors.rules.own import region_at
from duomo.games.red_cathedral.modules.contractors.rules.printed import Printed
from duomo.games.red_cathedral.modules.contractors.rules.recruit import GetPermit, Hire, Recruit
from duomo.games.red_cathedral.modules.contractors.rules.region import ORNAMENT_KINDS, Region
from duomo.games.red_cathedral.modules.contractors.rules.setup import DrawSpecialist, LayCities
from duomo.games.red_cathedral.modules.contractors.rules.specialists import UseSpecialist
from duomo.games.red_cathedral.rules.codes import AFTER, MARKET
from duomo.games.red_cathedral.rules.codes import SPACES as MARKET_SPACES
from duomo.games.red_cathedral.rules.module import Module
from duomo.games.red_cathedral.rules.names import ORNAMENT_NAMES
from duomo.games.red_cathedral.rules.state import Player, RedState
from duomo.games.red_cathedral.rules.values import TableValues

NAME = "contractors"


class Contractors(Module):
    def __init__(self, index: int, printed: Printed) -> None:
        super().__init__(NAME, index)
        self.printed = printed
        self.lay_cities = LayCities(printed)
        self.draw = DrawSpecialist(printed)
        self.hire = Hire(printed, self.draw)
        self.effects = Effects(printed)
        self.recruit = Recruit(-1, index, printed, self.hire)
        self.permit = GetPermit(-1, index)
        self.specialist = UseSpecialist(-1, index, printed, self.effects)

    def region(self, state: RedState) -> Region:
        """Return the module's part of the state."""
        return region_at(state, self.index)

    # ---- set-up, chance, own decisions -----------------------------------------------------------

    def bring(self, values: TableValues) -> None:
        """Assign numbers to all moves and decisions; the order must never change."""
        effects = self.effects
        values.add_decision(self.lay_cities, nature=True, module=self.index)
        values.add_decision(self.draw, nature=True, module=self.index)
        own = [
            self.hire, effects.both, effects.two_tiles, effects.ornament, effects.rubles, effects.tile,
            effects.claim,
        ]  # fmt: skip
        for decision in own:
            values.add_decision(decision, module=self.index)
        self.recruit.first = values.add_moves("recruit", CITIES, self.index)
        self.permit.first = values.add_moves("permit", 1, self.index)
        self.hire.pay_for = values.add_moves("hire", SPACES, self.index)
        self.hire.send_away = values.add_moves("dismiss", SPACES, self.index)
        self.specialist.first = values.add_moves("specialist", 1, self.index)
        effects.ornament.discard = values.add_moves("discard", ORNAMENT_KINDS, self.index)
        effects.rubles.pay = values.add_moves("pay", MOST_RUBLES + 1, self.index)
        effects.tile.gather = values.add_moves("gather", MARKET_SPACES, self.index)
        self.lay_cities.lay_city = values.add_moves("city", CITIES, self.index, nature=True)
        self.draw.drawn = values.add_moves("specialist", SPECIALISTS, self.index, nature=True)
        for act in (self.recruit, self.permit, self.specialist):
            values.add_act(act)
        values.decisions[AFTER].admit("choose")  # CT-2.2. The bonus of a contractor.
        values.decisions[MARKET].admit("place", "banner")  # CT-3.2. The claim of a specialist.

    def new_extra(self, values: TableValues) -> Region:
        return Region(values.players)

    def set_up(self, values: TableValues, state: RedState) -> None:
        """CT-1.3, CT-1.4. Lay out the cities, then five specialists."""
        state.stack.append(frame(self.draw.kind, 0, SPACES - 1))
        state.stack.append(frame(self.lay_cities.kind, 0))

    def texts(self, values: TableValues) -> dict[int, str]:
        printed, effects = self.printed, self.effects
        found = {self.permit.first: "permit", self.specialist.first: "specialist"}
        for city in range(CITIES):
            found[self.recruit.first + city] = f"recruit {printed.city_names[city]}"
            found[self.lay_cities.lay_city + city] = f"city {printed.city_names[city]}"
        for space in range(SPACES):
            found[self.hire.pay_for + space] = f"hire {space + 1}"
            found[self.hire.send_away + space] = f"dismiss {space + 1}"
        for kind in range(ORNAMENT_KINDS):
            found[effects.ornament.discard + kind] = f"discard {ORNAMENT_NAMES[kind]}"
        for rubles in range(MOST_RUBLES + 1):
            found[effects.rubles.pay + rubles] = f"pay {rubles}"
        for space in range(MARKET_SPACES):
            found[effects.tile.gather + space] = f"gather {space + 1}"
        for tile in range(SPECIALISTS):
            found[self.draw.drawn + tile] = f"specialist {printed.names[tile]}"
        return found

    # ---- a turn ----------------------------------------------------------------------------------

    def basic_actions(self, values: TableValues, state: RedState, player: Player, moves: list[int]) -> None:
        self.recruit.legal(state, moves)

    def any_moment(self, values: TableValues, state: RedState, player: Player, moves: list[int]) -> None:
        if self.permit.possible(values, state, player):
            moves.append(self.permit.first)

    def activations(
        self, values: TableValues, state: RedState, player: Player, die: int, moves: list[int]
    ) -> None:
        """CT-3.1. With the black die, activating means using the held specialist."""
        if die == BLACK and self.specialist.possible(state, player):
            moves.append(self.specialist.first)

    # ---- resources -------------------------------------------------------------------------------

    def takeable(self, state: RedState, seat: int, resource: int, amount: int) -> int:
        """CT-1.5. Permits beyond 6 are lost."""
        return min(amount, MOST_PERMITS - self.region(state).permits[seat])

    def receive(self, state: RedState, seat: int, resource: int, amount: int) -> None:
        self.region(state).add_permits(seat, amount)

    # ---- the cathedral and the end ---------------------------------------------------------------

    def tower_finished(self, values: TableValues, state: RedState, tower: int, log: Log | None) -> None:
        close_city(self.printed, state, self.region(state), tower, log)

    def boxed(self, state: RedState, seat: int, kind: int) -> int:
        """CT-3.2. Ornaments discarded for prestige."""
        return self.region(state).discarded[seat * ORNAMENT_KINDS + kind]

    def leftovers(self, state: RedState, seat: int) -> int:
        """CT-4.2. Permits count like materials and rubles."""
        return self.region(state).permits[seat]

    def final_prestige(self, values: TableValues, state: RedState, seat: int, log: Log | None) -> int:
        """CT-3.4."""
        prestige = tool_prestige(self.printed, self.region(state).tools[seat])
        if log is not None and prestige:
            log.say("score-tools", seat, {"prestige": prestige, "rule": "CT-3.4"})
        return prestige

    def fields(self, values: TableValues) -> list[Field]:
        return observed.fields()

    def observe(self, values: TableValues, state: RedState, seat: int, out: BytesWriter) -> None:
        observed.observe(self.region(state), seat, out)

    def worth(self, values: TableValues, state: RedState, seat: int) -> float:
        return worth(self.printed, values, state, self.region(state), seat)
