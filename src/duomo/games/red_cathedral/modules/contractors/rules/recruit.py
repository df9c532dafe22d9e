"""Recruiting, the fourth basic action, and permits (CT-1.5, CT-1.6, CT-2)."""

from __future__ import annotations

from duomo.core.engine.event import Log
from duomo.core.engine.state import first, frame, replaced
from duomo.games.red_cathedral.modules.contractors.rules.codes import (
    CITIES,
    CONTRACTORS,
    FEE,
    HIRE,
    MOST_PERMITS,
    NOBODY_HELD,
    PAY_FOR,
    RECRUIT,
    SEND_AWAY,
)
from duomo.games.red_cathedral.modules.contractors.rules.printed import Printed
from duomo.games.red_cathedral.modules.contractors.rules.region import Region
from duomo.games.red_cathedral.modules.contractors.rules.setup import refill
from duomo.games.red_cathedral.rules.codes import AFTER, ANY_MATERIAL
from duomo.games.red_cathedral.rules.gains import offer, offer_choice
from duomo.games.red_cathedral.rules.state import Player, RedState
from duomo.games.red_cathedral.rules.track import can_lose_prestige, lose_prestige
from duomo.games.red_cathedral.rules.values import TableValues


def may_get_permit(values: TableValues, state: RedState, region: Region, player: Player) -> bool:
    """CT-1.6. Prestige to lose, and room for a permit."""
    return region.permits[state.active] < MOST_PERMITS and can_lose_prestige(values, player)


def get_permit(values: TableValues, state: RedState, region: Region, player: Player, log: Log | None) -> None:
    """CT-1.6. One prestige for one permit."""
    lose_prestige(values, player)
    region.add_permits(state.active, 1)
    if log is not None:
        log.say("permit", state.active, {"permits": 1})


def legal_recruits(state: RedState, region: Region, moves: list[int]) -> None:
    """CT-2.1. Open cities whose permits can be paid: one for each contractor there, the new one included."""
    if region.left[state.active] == 0:
        return
    permits = region.permits[state.active]
    for city in range(CITIES):
        if region.open >> city & 1 and region.contractors_in(city) < permits:
            moves.append(RECRUIT + city)


def recruit(printed: Printed, state: RedState, region: Region, city: int, log: Log | None) -> None:
    """CT-2.1, CT-2.2. The contractor goes, permits are paid, the bonus comes before the specialist."""
    seat = state.active
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
        state.stack.append(frame(HIRE, city))
    if printed.bonus_choice[place]:
        offer_choice(state, ANY_MATERIAL, printed.bonus_choice[place])
    else:
        offer(state, printed.bonus_gives[place])


def some_specialist(printed: Printed, region: Region, city: int) -> bool:
    """CT-2.4. With nobody to choose, the choice is skipped."""
    for space in printed.touching[city]:
        if region.spaces[space] >= 0:
            return True
    return False


def legal_hires(printed: Printed, region: Region, player: Player, top: int, moves: list[int]) -> None:
    """CT-2.3. One specialist that touches the city: for 2 rubles, or out of the game."""
    for space in printed.touching[first(top)]:
        if region.spaces[space] >= 0:
            if player.rubles >= FEE:
                moves.append(PAY_FOR + space)
            moves.append(SEND_AWAY + space)


def hire(
    printed: Printed, state: RedState, region: Region, player: Player, move: int, log: Log | None
) -> None:
    """CT-2.3, CT-2.4. A specialist already held is first laid face down, without effect."""
    state.stack.pop()
    seat = state.active
    paid = move < SEND_AWAY
    space = move - PAY_FOR if paid else move - SEND_AWAY
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
    refill(state, region, space, space)


def facts_of(printed: Printed, tile: int) -> dict[str, int | str]:
    return {"specialist": printed.names[tile], "tool": printed.tool_names[printed.tool[tile]]}
