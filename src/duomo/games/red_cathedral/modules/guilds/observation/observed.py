"""What a seat sees of the guild in play, as fields of an observation."""

from __future__ import annotations

from librt.strings import BytesWriter

from duomo.core.engine.observation import Field, one_hot
from duomo.games.red_cathedral.modules.guilds.rules.archive import Archive, count_of
from duomo.games.red_cathedral.modules.guilds.rules.brickmakers import Buttresses
from duomo.games.red_cathedral.modules.guilds.rules.codes import CONTRACTS, MOST_BUTTRESSES
from duomo.games.red_cathedral.modules.guilds.rules.foremen import Foreman
from duomo.games.red_cathedral.modules.guilds.rules.jewellers import Diamonds
from duomo.games.red_cathedral.modules.guilds.rules.master_builders import Discards
from duomo.games.red_cathedral.rules.codes import CELLS, MATERIALS, TOWERS
from duomo.games.red_cathedral.rules.state import Extra

CARDS = 100
"""More than there are section cards."""


def fields(extra: Extra, parties: int) -> list[Field]:
    if isinstance(extra, Diamonds):
        return [Field("standing", "standing", (CELLS, MATERIALS), 7, "what diamonds stand for on sections")]
    if isinstance(extra, Foreman):
        return [Field("foreman", "tower", (TOWERS,), 1, "the tower where the foreman stands")]
    if isinstance(extra, Discards):
        return [Field("discards", "cards", (CARDS,), 1, "section cards that were drawn")]
    if isinstance(extra, Buttresses):
        return [
            Field("offered", "offered", (MOST_BUTTRESSES,), 1, "buttresses on offer"),
            Field("used", "used", (1,), 1, "one was used in this turn"),
            Field("buttresses", "held", (MOST_BUTTRESSES,), 1, "buttresses of each party", True),
        ]
    if isinstance(extra, Archive):
        return [
            Field("fresh", "fresh", (1,), CONTRACTS, "contracts never drawn", number=True),
            Field("under", "groups", (CONTRACTS,), CONTRACTS, "how many were put under the deck at once",
                  number=True),
            Field("knowers", "knowers", (CONTRACTS, parties), 1, "who knows each of these groups"),
            Field("drawn", "drawn", (CONTRACTS,), 1, "contracts drawn to choose from"),
            Field("hand", "hands", (CONTRACTS,), 1, "contracts in hand", True),
            Field("contracts", "hands", (1,), CONTRACTS, "how many they are", True, number=True),
            Field("knows", "groups", (CONTRACTS,), CONTRACTS, "known contracts under the deck: group, from 1",
                  True),
        ]  # fmt: skip
    return []


def observe(extra: Extra, seat: int, parties: int, out: BytesWriter) -> None:
    """The fields in their order; those of each party from the seat on."""
    if isinstance(extra, Diamonds):
        for packed in extra.standing:
            for material in range(MATERIALS):
                out.append(packed >> 3 * material & 7)
    elif isinstance(extra, Foreman):
        out.write(one_hot(TOWERS)[extra.tower])
    elif isinstance(extra, Discards):
        start = len(out)
        out.write(bytes(CARDS))
        for card in extra.cards:
            out[start + card] = 1
    elif isinstance(extra, Buttresses):
        write_mask(extra.offered, MOST_BUTTRESSES, out)
        out.append(1 if extra.used else 0)
        for party in range(parties):
            write_mask(extra.held[(seat + party) % parties], MOST_BUTTRESSES, out)
    elif isinstance(extra, Archive):
        observe_archive(extra, seat, parties, out)


def observe_archive(archive: Archive, seat: int, parties: int, out: BytesWriter) -> None:
    order = [(seat + party) % parties for party in range(parties)]
    out.append(count_of(archive.fresh))
    for at in range(CONTRACTS):
        out.append(count_of(archive.groups[at]) if at < len(archive.groups) else 0)
    knows = one_hot(parties)
    for at in range(CONTRACTS):
        knower = archive.knowers[at] if at < len(archive.knowers) else -1
        out.write(knows[(knower - seat) % parties if knower >= 0 else -1])
    write_mask(archive.drawn, CONTRACTS, out)
    for party in order:
        write_mask(archive.hands[party], CONTRACTS, out)
    for party in order:
        out.append(count_of(archive.hands[party]))
    for party in order:
        start = len(out)
        out.write(bytes(CONTRACTS))
        for at in range(len(archive.groups)):
            if archive.knowers[at] == party:
                for contract in range(CONTRACTS):
                    if archive.groups[at] >> contract & 1:
                        out[start + contract] = at + 1


def write_mask(mask: int, size: int, out: BytesWriter) -> None:
    for bit in range(size):
        out.append(mask >> bit & 1)
