"""Events of the base game as documents."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from duomo.games.red_cathedral.rules.names import RESOURCE_NAMES
from duomo.games.red_cathedral.wire.base import Fact
from duomo.games.red_cathedral.wire.module import declined
from duomo.games.red_cathedral.wire.names import (
    DieName,
    Gem,
    Material,
    Ornament,
    Resource,
    SectionName,
    SlotName,
)

if TYPE_CHECKING:
    Declined = str
else:
    # A resource, one of choice, or what a module offers.
    Declined = Literal[(*RESOURCE_NAMES, "material", *declined())]


class TurnFact(Fact, tag="turn"):
    """RC-4.1. A turn begins."""

    turn: int


class StartsFact(Fact, tag="starts"):
    """RC-2.5."""


class LayPlanFact(Fact, tag="lay-plan"):
    blueprint: str


class LayResourceFact(Fact, tag="lay-resource"):
    space: int
    tile: str


class LayInfluenceFact(Fact, tag="lay-influence"):
    quadrant: int
    card: str


class LaySectionFact(Fact, tag="lay-section"):
    section: SectionName
    card: str


class LayTileFact(Fact, tag="lay-tile"):
    section: SectionName
    tile: str


class DropFact(Fact, tag="drop"):
    """RC-2.4. A die is placed on the market."""

    die: DieName
    space: int
    face: int


class ClaimFact(Fact, tag="claim"):
    """RC-5.2."""

    section: SectionName
    tile: str | None
    """None if the section had no tile."""


class OpenFact(Fact, tag="open"):
    """RC-5.3."""

    tile: str
    slot: SlotName
    rubles: int


class HideFact(Fact, tag="hide"):
    """RC-5.3."""

    tile: str
    slot: SlotName


class UnlockFact(Fact, tag="unlock"):
    """RC-8.2."""

    ornament: Ornament


class BuildFact(Fact, tag="build"):
    """RC-6.1."""


class DeliverFact(Fact, tag="deliver"):
    """RC-6.2."""

    material: Material
    section: SectionName


class FinishFact(Fact, tag="finish"):
    """RC-6.3."""

    section: SectionName
    recognition: int
    rubles: int


class PenaltyFact(Fact, tag="penalty"):
    """RC-6.6."""

    section: SectionName
    recognition: int


class SixthFact(Fact, tag="sixth"):
    """RC-10.1."""

    prestige: int


class LastTurnsFact(Fact, tag="last-turns"):
    """RC-11.8."""


class DecorateFact(Fact, tag="decorate"):
    """RC-6.4."""

    ornament: Ornament
    section: SectionName


class GemsFact(Fact, tag="gems"):
    """RC-6.5."""

    gems: list[Gem]
    prestige: int
    section: SectionName


class DieFact(Fact, tag="die"):
    """RC-7.1."""

    die: DieName
    from_: int = msgspec.field(name="from")
    space: int
    rubles: int


class ResourcesFact(Fact, tag="resources"):
    """RC-7.4."""

    space: int
    dice: int


class InfluenceFact(Fact, tag="influence"):
    """RC-7.6."""

    action: str
    rubles: int


class ActivateFact(Fact, tag="activate"):
    """RC-7.7."""

    slot: SlotName
    tile: str


class TakeFact(Fact, tag="take"):
    """RC-4.7."""

    resource: Resource
    amount: int


class DeclineFact(Fact, tag="decline"):
    """RC-4.7."""

    resource: Declined
    amount: int


class GiveFact(Fact, tag="give"):
    """RC-7.9."""

    material: Material
    amount: int


class SwapFact(Fact, tag="swap"):
    """RC-7.9."""

    one: int
    other: int


class LeaveFact(Fact, tag="leave"):
    """RC-7.8."""

    space: int


class RollFact(Fact, tag="roll"):
    die: DieName
    face: int


class TradeFact(Fact, tag="trade"):
    """RC-4.2."""

    rubles: int


class RerollFact(Fact, tag="reroll"):
    """RC-4.3."""

    space: int


class PassFact(Fact, tag="pass"):
    """RC-4.1."""


class ScoreTrackFact(Fact, tag="score-track"):
    """RC-10.2."""

    prestige: int
    space: int
    rule: str


class ScoreLeftoversFact(Fact, tag="score-leftovers"):
    """RC-10.3."""

    prestige: int
    rule: str


class ScoreTowerFact(Fact, tag="score-tower"):
    """RC-10.4 to RC-10.6."""

    tower: int
    value: int
    presence: int
    prestige: int
    rule: str


class WinsFact(Fact, tag="wins"):
    """RC-10.7."""

    prestige: int
    rule: str


Base = (
    TurnFact
    | StartsFact
    | LayPlanFact
    | LayResourceFact
    | LayInfluenceFact
    | LaySectionFact
    | LayTileFact
    | DropFact
    | ClaimFact
    | OpenFact
    | HideFact
    | UnlockFact
    | BuildFact
    | DeliverFact
    | FinishFact
    | PenaltyFact
    | SixthFact
    | LastTurnsFact
    | DecorateFact
    | GemsFact
    | DieFact
    | ResourcesFact
    | InfluenceFact
    | ActivateFact
    | TakeFact
    | DeclineFact
    | GiveFact
    | SwapFact
    | LeaveFact
    | RollFact
    | TradeFact
    | RerollFact
    | PassFact
    | ScoreTrackFact
    | ScoreLeftoversFact
    | ScoreTowerFact
    | WinsFact
)
