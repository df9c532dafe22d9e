"""The module's moves as people write them (docs/notation.md)."""

from __future__ import annotations

from duomo.games.red_cathedral.modules.contractors.rules.codes import (
    CITIES,
    DISCARD,
    DRAWN,
    GATHER,
    GET_PERMIT,
    LAY_CITY,
    MOST_RUBLES,
    PAY,
    PAY_FOR,
    RECRUIT,
    SEND_AWAY,
    SPACES,
    USE,
)
from duomo.games.red_cathedral.modules.contractors.rules.printed import Printed
from duomo.games.red_cathedral.rules.codes import SPACES as MARKET_SPACES
from duomo.games.red_cathedral.rules.names import ORNAMENT_NAMES


def texts(printed: Printed) -> dict[int, str]:
    found = {GET_PERMIT: "permit", USE: "specialist"}
    for city in range(CITIES):
        found[RECRUIT + city] = f"recruit {printed.city_names[city]}"
        found[LAY_CITY + city] = f"city {printed.city_names[city]}"
    for space in range(SPACES):
        found[PAY_FOR + space] = f"hire {space + 1}"
        found[SEND_AWAY + space] = f"dismiss {space + 1}"
    for kind in range(len(ORNAMENT_NAMES)):
        found[DISCARD + kind] = f"discard {ORNAMENT_NAMES[kind]}"
    for rubles in range(MOST_RUBLES + 1):
        found[PAY + rubles] = f"pay {rubles}"
    for space in range(MARKET_SPACES):
        found[GATHER + space] = f"gather {space + 1}"
    for tile in range(len(printed.names)):
        found[DRAWN + tile] = f"specialist {printed.names[tile]}"
    return found
