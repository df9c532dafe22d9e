"""Ivan with the contractors module: his marker, the Recruit card, his tools (CT-6.2, CT-6.3)."""

from __future__ import annotations

from typing import Final

from duomo.core.engine.event import Log
from duomo.core.engine.state import frame, replaced, second, third
from duomo.games.red_cathedral.modules.contractors.rules.codes import GAIN_SHOWN, MOSCOW, SPECIALISTS
from duomo.games.red_cathedral.modules.contractors.rules.printed import Printed
from duomo.games.red_cathedral.modules.contractors.rules.region import Region
from duomo.games.red_cathedral.modules.ivan.rules import cards
from duomo.games.red_cathedral.modules.ivan.rules.codes import (
    CARD_NAMES,
    DEAL_SPECIALISTS,
    IVAN,
    RECRUIT_CARD,
)
from duomo.games.red_cathedral.modules.ivan.rules.solo import Solo
from duomo.games.red_cathedral.modules.ivan.rules.state import IvanExtra
from duomo.games.red_cathedral.rules.packed import without_bit
from duomo.games.red_cathedral.rules.state import RedState
from duomo.games.red_cathedral.rules.track import gain_prestige, gain_recognition
from duomo.games.red_cathedral.rules.values import TableValues

START_PRESTIGE: Final = 3
"""CT-6.1. Ivan starts on the space of this prestige."""
NO_SPACE: Final = 15


def start_region(values: TableValues, state: RedState, region: Region) -> None:
    """CT-6.1. Ivan starts further along the track, without permits."""
    state.players[IVAN].marker = values.prestige.index(START_PRESTIGE)
    region.permits = replaced(region.permits, IVAN, 0)


def move_marker(printed: Printed, region: Region, ivan: IvanExtra, tower: int, log: Log | None) -> None:
    """CT-6.2. The marker stands on the tower of the last claim, whoever made it."""
    moved = ivan.marker != tower
    ivan.marker = tower
    if log is not None and moved:
        city = printed.city_names[region.city_of[tower]]
        log.say("ivan-marker", IVAN, {"tower": tower + 1, "city": city})


def first_contractor(printed: Printed, region: Region, ivan: IvanExtra, log: Log | None) -> None:
    """CT-6.2. Send a contractor with Ivan's starting claim, free and without any effect."""
    city = region.city_of[ivan.marker]
    region.send(IVAN, city)
    if log is not None:
        log.say("ivan-recruits", IVAN, {"card": CARD_NAMES[RECRUIT_CARD], "city": printed.city_names[city]})


def recruit(values: TableValues, state: RedState, solo: Solo, ivan: IvanExtra, log: Log | None) -> bool:
    """CT-6.3. Send a contractor to the city of the marker's tower; return whether specialists must be
    drawn."""
    assert solo.contractors is not None
    region, printed = solo.contractors.region(state), solo.contractors.printed
    city = region.city_of[ivan.marker]
    if region.left[IVAN] == 0 or not region.is_open(city):
        cards.skip(RECRUIT_CARD, "city-closed" if region.left[IVAN] else "no-contractor", log)
        return False
    region.send(IVAN, city)
    if log is not None:
        log.say("ivan-recruits", IVAN, {"card": CARD_NAMES[RECRUIT_CARD], "city": printed.city_names[city]})
    if city == MOSCOW:
        gain_prestige(values, state.players[IVAN], 1)
        if log is not None:
            log.say("ivan-moscow", IVAN, {"card": CARD_NAMES[RECRUIT_CARD], "prestige": 1})
        return False
    for space in printed.touching[city]:
        if region.spaces[space] >= 0:
            take(printed, state, region, space, log)
    return ask_draw(state, solo, region, printed.touching[city])


def take(printed: Printed, state: RedState, region: Region, space: int, log: Log | None) -> None:
    """CT-6.3. Gain recognition that costs nothing, then the tool; if Ivan has an equal one, both go to the
    bag."""
    tile = region.spaces[space]
    region.spaces = replaced(region.spaces, space, -1)
    points = cards.shown_recognition(printed.gives[tile]) if printed.effect[tile] == GAIN_SHOWN else 0
    gain_recognition(state.players[IVAN], points)
    tool = printed.tool_names[printed.tool[tile]]
    if log is not None:
        facts: dict[str, int | str] = {"card": CARD_NAMES[RECRUIT_CARD], "specialist": printed.names[tile]}
        facts["tool"] = tool
        facts["recognition"] = points
        log.say("ivan-specialist", IVAN, facts)
    equal = equal_tool(printed, region, tile)
    if equal < 0:
        region.lay_by(IVAN, tile)
        return
    region.tools = replaced(region.tools, IVAN, without_bit(region.tools[IVAN], equal))
    region.put_in_bag(equal)
    region.put_in_bag(tile)
    if log is not None:
        log.say("ivan-cancels", IVAN, {"card": CARD_NAMES[RECRUIT_CARD], "tool": tool})


def equal_tool(printed: Printed, region: Region, tile: int) -> int:
    """Return the specialist among Ivan's tools that shows the same tool; -1 if there is none."""
    for other in range(SPECIALISTS):
        if region.has_tool(IVAN, other) and printed.tool[other] == printed.tool[tile]:
            return other
    return -1


def ask_draw(state: RedState, solo: Solo, region: Region, spaces: list[int]) -> bool:
    """CT-6.3. Refill the spaces that Ivan emptied, while there are specialists in the bag."""
    empty = [space for space in spaces if region.spaces[space] < 0]
    if not empty or not region.bag:
        return False
    other = empty[1] if len(empty) > 1 else NO_SPACE
    state.stack.append(frame(solo.deal, DEAL_SPECIALISTS, empty[0], other))
    return True


def draw(state: RedState, solo: Solo, move: int, log: Log | None) -> bool:
    """CT-6.3. Draw one specialist from the bag; return whether it was the last."""
    assert solo.contractors is not None
    top = state.stack.pop()
    region, drawing = solo.contractors.region(state), solo.contractors.draw
    drawing.put(region, second(top), move - drawing.drawn, log)
    return third(top) == NO_SPACE or not ask_draw(state, solo, region, [third(top)])
