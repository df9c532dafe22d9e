"""The events of a table of Basilica, and its scorings."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from duomo.core import wire
from duomo.core.engine.event import Event as Happened
from duomo.core.words.phrase import Phrase
from duomo.games.basilica.rules.codes import GAME
from duomo.games.basilica.rules.rules import BasilicaRules
from duomo.games.basilica.rules.state import BasilicaState
from duomo.games.basilica.wire.things import (
    Colour,
    Order,
    Points,
    Rank,
    Side,
    ZoneShown,
    side_of,
    zones_shown,
)


class Starts(msgspec.Struct, tag_field="kind", tag="starts"):
    pass


class Top(msgspec.Struct, tag_field="kind", tag="top"):
    """BA-2.1. A new tile is on top of the pile."""

    colours: list[Colour]
    order: Order


class Turned(msgspec.Struct, tag_field="kind", tag="turned"):
    """BA-2.3. A tile became a vault."""

    colours: list[Colour]
    order: Order
    place: int
    crown: bool


class VaultPlaced(msgspec.Struct, tag_field="kind", tag="vault"):
    colours: list[Colour]
    order: Order
    place: int
    cell: str
    rule: str


class KingMoved(msgspec.Struct, tag_field="kind", tag="king"):
    king: int
    rule: str


class BuilderPlaced(msgspec.Struct, tag_field="kind", tag="builder"):
    cell: str
    rule: str


class Replaced(msgspec.Struct, tag_field="kind", tag="replace"):
    rule: str


class OrderTaken(msgspec.Struct, tag_field="kind", tag="order"):
    place: int
    order: Order


class Promoted(msgspec.Struct, tag_field="kind", tag="promote"):
    cell: str
    rank: Rank
    rule: str


class Moved(msgspec.Struct, tag_field="kind", tag="move"):
    cell: str
    target: str
    rule: str


class Recruited(msgspec.Struct, tag_field="kind", tag="recruit"):
    cell: str
    rule: str


class TakenBack(msgspec.Struct, tag_field="kind", tag="take-back"):
    cell: str
    rule: str


class Glazed(msgspec.Struct, tag_field="kind", tag="glass"):
    cell: str
    rule: str


class ScaffoldBuilt(msgspec.Struct, tag_field="kind", tag="scaffold"):
    cell: str
    rule: str


class Fell(msgspec.Struct, tag_field="kind", tag="catastrophe"):
    cell: str
    rule: str


class Paid(msgspec.Struct, tag_field="kind", tag="pay"):
    order: Order
    rule: str


class Declined(msgspec.Struct, tag_field="kind", tag="decline"):
    order: Order


class ScoringBegan(msgspec.Struct, tag_field="kind", tag="scoring"):
    """BA-3.3. The king has reached a crown."""

    king: int
    rule: str


class Exhausted(msgspec.Struct, tag_field="kind", tag="exhausted"):
    """BA-2.4. The pile is exhausted: the last scoring."""

    rule: str


class ZoneScored(msgspec.Struct, tag_field="kind", tag="zone"):
    """BA-5.2. One side has the majority of a zone."""

    colour: Colour
    cell: str
    size: int
    white: int
    black: int
    rule: str


class ZoneTied(msgspec.Struct, tag_field="kind", tag="zone-tied"):
    colour: Colour
    cell: str
    size: int
    white: int
    black: int
    rule: str


class Scored(msgspec.Struct, tag_field="kind", tag="scored"):
    points: int
    total: int
    rule: str


class CleanedUp(msgspec.Struct, tag_field="kind", tag="clean-up"):
    vaults: int
    rows: int
    rule: str


class Reshuffled(msgspec.Struct, tag_field="kind", tag="reshuffle"):
    tiles: int
    rule: str


class TurnBegan(msgspec.Struct, tag_field="kind", tag="turn"):
    turn: int


class Ended(msgspec.Struct, tag_field="kind", tag="end"):
    by: Literal["king", "pile"]
    rule: str


class Won(msgspec.Struct, tag_field="kind", tag="wins"):
    points: int
    rule: str


class Drawn(msgspec.Struct, tag_field="kind", tag="draw"):
    points: int
    rule: str


Fact = (
    Starts | Top | Turned | VaultPlaced | KingMoved | BuilderPlaced | Replaced | OrderTaken | Promoted | Moved
    | Recruited | TakenBack | Glazed | ScaffoldBuilt | Fell | Paid | Declined | ScoringBegan | Exhausted
    | ZoneScored | ZoneTied | Scored | CleanedUp | Reshuffled | TurnBegan | Ended | Won | Drawn
)  # fmt: skip

BY_KIND: dict[str, Any] = {struct.__struct_config__.tag: struct for struct in Fact.__args__}


class Event(wire.GameEvent, tag_field=wire.GAME, tag=GAME):
    """Something that happened, and the facts about it."""

    kind: str
    """The kind of the fact, for clients that need no more."""
    fact: Fact


def event(happened: Happened, words: Phrase | None) -> Event:
    facts: dict[str, Any] = happened.data
    if "colours" in facts:
        facts = {**facts, "colours": facts["colours"].split("-")}
        if "crown" in facts:
            facts["crown"] = bool(facts["crown"])
    return Event(happened.seat, words, happened.kind, BY_KIND[happened.kind](**facts))


# ---- scoring -------------------------------------------------------------------------------------


class ZoneLine(msgspec.Struct):
    """BA-5.2, BA-5.3. A zone that was scored."""

    colour: Colour
    cell: str
    size: int
    points: Points
    lead: Side | None
    rule: str
    zone: ZoneShown | None
    """The zone as it stands: only for the last scoring, which has no clean-up (BA-5.5)."""


class RoyalScoring(msgspec.Struct):
    king: int | None
    """The king's space; None if the pile was exhausted (BA-2.4)."""
    turn: int
    rule: str
    lines: list[ZoneLine]
    points: Points
    totals: Points


class Scoring(wire.Scoring, tag_field=wire.GAME, tag=GAME):
    scorings: list[RoyalScoring]
    rule: str
    """BA-5.5. The rule that decides the game."""


def scoring(rules: BasilicaRules, state: BasilicaState, told: wire.Told) -> Scoring:
    scorings: list[RoyalScoring] = []
    for turn, events in told:
        for happened in events:
            tell(scorings, turn, happened)
    standing = {(zone.colour, zone.first): zone for zone in zones_shown(state.cells)}
    for line in scorings[-1].lines:
        line.zone = standing.get((line.colour, line.cell))
    return Scoring(rules.scores(state), rules.winners(state), None, scorings, "BA-5.5")


def tell(scorings: list[RoyalScoring], turn: int, happened: Happened) -> None:
    data: dict[str, Any] = happened.data
    if happened.kind in ("scoring", "exhausted"):
        scorings.append(RoyalScoring(data.get("king"), turn, data["rule"], [], Points(0, 0), Points(0, 0)))
    elif happened.kind in ("zone", "zone-tied"):
        lead = side_of(happened.seat) if happened.kind == "zone" else None
        points = Points(data["white"], data["black"])
        line = ZoneLine(data["colour"], data["cell"], data["size"], points, lead, data["rule"], None)
        scorings[-1].lines.append(line)
    elif happened.kind == "scored":
        for amounts, amount in ((scorings[-1].points, data["points"]), (scorings[-1].totals, data["total"])):
            setattr(amounts, side_of(happened.seat), amount)
