"""What a seat sees of the contractors module, as fields of an observation."""

from __future__ import annotations

from librt.strings import BytesWriter

from duomo.core.engine.observation import Field, one_hot
from duomo.games.red_cathedral.modules.contractors.rules.codes import (
    CITIES,
    CONTRACTORS,
    MOST_PERMITS,
    SPACES,
    SPECIALISTS,
)
from duomo.games.red_cathedral.modules.contractors.rules.region import ORNAMENT_KINDS, Region
from duomo.games.red_cathedral.rules.codes import TOWERS

MOST_DISCARDED = 9


def fields() -> list[Field]:
    return [
        Field("bag", "bag", (SPECIALISTS,), 1, "specialists not drawn yet"),
        Field("open", "open", (CITIES,), 1, "cities that take contractors"),
        Field("cities", "city_of", (TOWERS, CITIES), 1, "city of each tower"),
        Field("specialists", "spaces", (SPACES, SPECIALISTS), 1, "specialist on each space"),
        Field("sent", "sent", (CITIES,), CONTRACTORS, "contractors in each city", True),
        Field("contractors", "left", (1,), CONTRACTORS, "contractors not sent yet", True),
        Field("permits", "permits", (1,), MOST_PERMITS, "permits", True),
        Field("specialist", "held", (SPECIALISTS,), 1, "specialist on the board", True),
        Field("tools", "tools", (SPECIALISTS,), 1, "specialists that show their tools", True),
        Field("discarded", "discarded", (ORNAMENT_KINDS,), MOST_DISCARDED, "ornaments in the box", True),
    ]


def observe(region: Region, seat: int, out: BytesWriter) -> None:
    """Write the fields in order, party by party starting with the seat."""
    write_mask(region.bag, SPECIALISTS, out)
    write_mask(region.open, CITIES, out)
    cities = one_hot(CITIES)
    for city in region.city_of:
        out.write(cities[city])
    specialists = one_hot(SPECIALISTS)
    for specialist in region.spaces:
        out.write(specialists[specialist])
    order = [(seat + party) % region.parties for party in range(region.parties)]
    for party in order:
        for city in range(CITIES):
            out.append(region.sent[party * CITIES + city])
    for party in order:
        out.append(region.left[party])
    for party in order:
        out.append(region.permits[party])
    for party in order:
        out.write(specialists[region.held[party]])
    for party in order:
        write_mask(region.tools[party], SPECIALISTS, out)
    for party in order:
        for kind in range(ORNAMENT_KINDS):
            out.append(region.discarded[party * ORNAMENT_KINDS + kind])


def write_mask(mask: int, size: int, out: BytesWriter) -> None:
    for bit in range(size):
        out.append(mask >> bit & 1)  # `has_bit`, inlined: hot path
