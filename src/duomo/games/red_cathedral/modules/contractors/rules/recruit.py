"""Recruiting, the fourth basic action, and permits (CT-1.5, CT-1.6, CT-2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from duomo.core.engine.event import Log
from duomo.core.engine.refusal import PositionError, Refusal
from duomo.core.engine.state import first, frame, kind_of, replaced
from duomo.core.words.phrase import Phrase, say
from duomo.games.red_cathedral.modules.contractors.rules.codes import (
    CITIES,
    CONTRACTORS,
    FEE,
    MOST_PERMITS,
    NOBODY_HELD,
    SPACES,
)
from duomo.games.red_cathedral.modules.contractors.rules.own import ContractorsDecision, region_at
from duomo.games.red_cathedral.modules.contractors.rules.printed import Printed
from duomo.games.red_cathedral.modules.contractors.rules.region import Region
from duomo.games.red_cathedral.modules.contractors.rules.setup import DrawSpecialist
from duomo.games.red_cathedral.rules.codes import AFTER, ANY_MATERIAL, TURN
from duomo.games.red_cathedral.rules.decision import Act
from duomo.games.red_cathedral.rules.gains import offer, offer_choice
from duomo.games.red_cathedral.rules.state import Player, RedState
from duomo.games.red_cathedral.rules.track import can_lose_prestige, lose_prestige
from duomo.games.red_cathedral.rules.values import TableValues

if TYPE_CHECKING:
    from duomo.games.red_cathedral.rules.pending import Pending


class GetPermit(Act):
    """CT-1.6. Pay one prestige for one permit."""

    def __init__(self, number: int, module: int) -> None:
        super().__init__(number)
        self.module = module

    def possible(self, values: TableValues, state: RedState, player: Player) -> bool:
        """True with prestige to lose and room for a permit."""
        permits = region_at(state, self.module).permits[state.active]
        return permits < MOST_PERMITS and can_lose_prestige(values, player)

    def play(self, values: TableValues, state: RedState, player: Player, move: int, log: Log | None) -> None:
        lose_prestige(values, player)
        region_at(state, self.module).add_permits(state.active, 1)
        if log is not None:
            log.say("permit", state.active, {"permits": 1})

    def refuse(self, values: TableValues, state: RedState, player: Player, top: int, move: int) -> Refusal:
        if region_at(state, self.module).permits[state.active] >= MOST_PERMITS:
            return Refusal("ct-permits-full", "CT-1.6", {"most": MOST_PERMITS})
        return Refusal("rc-no-prestige-behind", "RC-3.3")

    def at_any_moment(self) -> bool:
        return True


class Recruit(Act):
    """CT-2.1. Send a contractor to a city: + city."""

    def __init__(self, number: int, module: int, printed: Printed, hire: Hire) -> None:
        super().__init__(number, CITIES)
        self.module = module
        self.printed = printed
        self.hire = hire

    def legal(self, state: RedState, moves: list[int]) -> None:
        """Open cities whose permits the player can pay: one for each contractor there, including the new
        one."""
        region = region_at(state, self.module)
        if region.left[state.active] == 0:
            return
        permits = region.permits[state.active]
        for city in range(CITIES):
            if region.is_open(city) and region.contractors_in(city) < permits:
                moves.append(self.first + city)

    def play(self, values: TableValues, state: RedState, player: Player, move: int, log: Log | None) -> None:
        """CT-2.1, CT-2.2. Send the contractor and pay permits; the bonus comes before the specialist."""
        seat, city = state.active, move - self.first
        region, printed = region_at(state, self.module), self.printed
        state.stack[-1] = frame(AFTER)
        place = CONTRACTORS - region.left[seat]
        region.send(seat, city)
        cost = region.contractors_in(city)
        region.add_permits(seat, -cost)
        if log is not None:
            log.say(
                "recruit",
                seat,
                {"city": printed.city_names[city], "permits": cost, "contractor": place + 1},
            )
        if some_specialist(printed, region, city):
            state.stack.append(frame(self.hire.kind, city))
        if printed.bonus_choice[place]:
            offer_choice(state, ANY_MATERIAL, printed.bonus_choice[place])
        else:
            offer(state, printed.bonus_gives[place])

    def refuse(self, values: TableValues, state: RedState, player: Player, top: int, move: int) -> Refusal:
        if kind_of(top) != TURN:
            return super().refuse(values, state, player, top, move)
        city = move - self.first
        name = self.printed.city_names[city]
        region = region_at(state, self.module)
        if region.left[state.active] == 0:
            return Refusal("ct-no-contractor", "CT-2.1")
        if not region.is_open(city):
            return Refusal("ct-city-closed", "CT-2.1", {"city": name})
        short = region.contractors_in(city) + 1
        have = region.permits[state.active]
        return Refusal("ct-permits-short", "CT-2.1", {"city": name, "needed": short, "have": have})


def some_specialist(printed: Printed, region: Region, city: int) -> bool:
    """CT-2.4. True if there is a specialist to choose; otherwise the choice is skipped."""
    for space in printed.touching[city]:
        if region.spaces[space] >= 0:
            return True
    return False


class Hire(ContractorsDecision):
    """CT-2.3. Choose a specialist of a city, to hire or to send away. Frame: city."""

    def __init__(self, printed: Printed, draw: DrawSpecialist) -> None:
        super().__init__(printed, "hire", "CT-2.3", "hire", above=("gain", "choose"), upon=("after",))
        self.draw = draw
        self.pay_for = -1
        """+ space: hire the specialist for 2 rubles"""
        self.send_away = -1
        """+ space: the specialist leaves the game"""

    def legal(self, values: TableValues, state: RedState, player: Player, top: int, moves: list[int]) -> None:
        """One specialist next to the city: hired for 2 rubles, or removed from the game."""
        region = self.region(state)
        for space in self.printed.touching[first(top)]:
            if region.spaces[space] >= 0:
                if player.rubles >= FEE:
                    moves.append(self.pay_for + space)
                moves.append(self.send_away + space)

    def play(self, values: TableValues, state: RedState, player: Player, move: int, log: Log | None) -> None:
        """CT-2.3, CT-2.4. A specialist already held is first laid face down, without effect."""
        state.stack.pop()
        seat, region, printed = state.active, self.region(state), self.printed
        paid = self.is_paid(move)
        space = self.space_of(move)
        tile = region.spaces[space]
        region.spaces = replaced(region.spaces, space, -1)
        if paid:
            player.rubles -= FEE
            before = region.held[seat]
            if before != NOBODY_HELD:
                region.lay_by(seat, before)
                if log is not None:
                    log.say("lay-by", seat, facts_of(printed, before))
            region.held = replaced(region.held, seat, tile)
        if log is not None:
            facts: dict[str, int | str] = {"specialist": printed.names[tile], "space": space + 1}
            if paid:
                facts["rubles"] = FEE
            log.say("hire" if paid else "send-away", seat, facts)
        self.draw.refill(state, region, space, space)

    def is_own(self, move: int) -> bool:
        """True if the move hires or sends away."""
        return self.pay_for <= move < self.send_away + SPACES

    def is_paid(self, move: int) -> bool:
        return move < self.send_away

    def space_of(self, move: int) -> int:
        return move - self.pay_for if self.is_paid(move) else move - self.send_away

    def refuse(self, values: TableValues, state: RedState, player: Player, top: int, move: int) -> Refusal:
        if not self.is_own(move):
            return self.not_now(move)
        space, city = self.space_of(move), first(top)
        if space not in self.printed.touching[city]:
            facts: dict[str, int | str] = {"space": space + 1, "city": self.printed.city_names[city]}
            return Refusal("ct-not-beside", "CT-1.3", facts)
        if self.region(state).spaces[space] < 0:
            return Refusal("ct-nobody-there", "CT-2.4", {"space": space + 1})
        return Refusal("rc-rubles-short", "CT-2.3", {"needed": FEE, "have": player.rubles})

    def write(self, values: TableValues, state: RedState, top: int) -> str:
        return f"hire {self.printed.city_names[first(top)]}"

    def read(self, pending: Pending) -> int:
        return frame(self.kind, pending.one_of(self.printed.city_names))

    def check(self, values: TableValues, state: RedState, place: str, stack: list[int], at: int) -> None:
        city = first(stack[at])
        name, region = self.printed.city_names[city], self.region(state)
        if not region.sent[state.active * CITIES + city]:
            raise PositionError(f"{place}: the player has no contractor in {name} (CT-2.1).")
        if not some_specialist(self.printed, region, city):
            raise PositionError(f"{place}: no specialist touches {name} (CT-2.4).")

    def ask(self, values: TableValues, state: RedState, top: int) -> Phrase:
        return say("decision-ct-hire", city=self.printed.city_names[first(top)])


def facts_of(printed: Printed, tile: int) -> dict[str, int | str]:
    return {"specialist": printed.names[tile], "tool": printed.tool_names[printed.tool[tile]]}
