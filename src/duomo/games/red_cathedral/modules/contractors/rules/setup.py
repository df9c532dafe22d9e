"""City tiles and specialists: nature lays and draws them one at a time (CT-1.3, CT-1.4, CT-2.4)."""

from __future__ import annotations

from duomo.core.engine.event import Log
from duomo.core.engine.state import first, frame, replaced, second
from duomo.games.red_cathedral.modules.contractors.rules.codes import (
    CITIES,
    DRAW,
    DRAWN,
    LAY_CITIES,
    LAY_CITY,
    SPACES,
    SPECIALISTS,
)
from duomo.games.red_cathedral.modules.contractors.rules.printed import Printed
from duomo.games.red_cathedral.modules.contractors.rules.region import Region
from duomo.games.red_cathedral.rules.state import RedState


def set_up(state: RedState) -> None:
    """CT-1.3, CT-1.4. First the cities, then five specialists."""
    state.stack.append(frame(DRAW, 0, SPACES - 1))
    state.stack.append(frame(LAY_CITIES, 0))


def outcomes(region: Region, top: int) -> list[tuple[int, int]]:
    """What nature can lay or draw next, every piece with the same weight."""
    if top & 63 == LAY_CITIES:
        return [(LAY_CITY + city, 1) for city in range(CITIES) if city not in region.city_of]
    return [(DRAWN + tile, 1) for tile in range(SPECIALISTS) if region.bag >> tile & 1]


def lay_city(printed: Printed, state: RedState, region: Region, city: int, log: Log | None) -> None:
    """CT-1.4. One tile on every tower; the cities left over stay closed."""
    tower = first(state.stack.pop())
    region.city_of = replaced(region.city_of, tower, city)
    region.open |= 1 << city
    if tower + 1 < len(state.heights):
        state.stack.append(frame(LAY_CITIES, tower + 1))
    if log is not None:
        log.say("lay-city", -1, {"tower": tower + 1, "city": printed.city_names[city]})


def refill(state: RedState, region: Region, space: int, last: int) -> None:
    """CT-2.4. A specialist for each of these spaces while the bag has one."""
    if region.bag:
        state.stack.append(frame(DRAW, space, last))


def draw(printed: Printed, state: RedState, region: Region, tile: int, log: Log | None) -> None:
    """CT-1.3, CT-2.4."""
    top = state.stack.pop()
    space, last = first(top), second(top)
    region.bag &= ~(1 << tile)
    region.spaces = replaced(region.spaces, space, tile)
    if space < last:
        refill(state, region, space + 1, last)
    if log is not None:
        log.say("draw-specialist", -1, {"space": space + 1, "specialist": printed.names[tile]})
