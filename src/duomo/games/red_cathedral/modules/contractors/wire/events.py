"""Events of the contractors module as documents."""

from __future__ import annotations

from duomo.games.red_cathedral.wire.base import Fact
from duomo.games.red_cathedral.wire.names import CityName, Ornament


class LayCityFact(Fact, tag="lay-city"):
    """CT-1.4."""

    tower: int
    city: CityName


class DrawSpecialistFact(Fact, tag="draw-specialist"):
    """CT-2.4."""

    space: int
    specialist: str


class PermitFact(Fact, tag="permit"):
    """CT-1.6."""

    permits: int


class RecruitFact(Fact, tag="recruit"):
    """CT-2.1."""

    city: CityName
    permits: int
    contractor: int


class HireFact(Fact, tag="hire"):
    """CT-2.3."""

    specialist: str
    space: int
    rubles: int


class SendAwayFact(Fact, tag="send-away"):
    """CT-2.3."""

    specialist: str
    space: int


class LayByFact(Fact, tag="lay-by"):
    """CT-2.4."""

    specialist: str
    tool: str


class UseSpecialistFact(Fact, tag="use-specialist"):
    """CT-3.1."""

    specialist: str
    tool: str


class PayRublesFact(Fact, tag="pay-rubles"):
    """CT-3.2."""

    rubles: int


class GatherFact(Fact, tag="gather"):
    """CT-3.2."""

    space: int


class DiscardOrnamentFact(Fact, tag="discard-ornament"):
    """CT-3.2."""

    ornament: Ornament


class CloseCityFact(Fact, tag="close-city"):
    """CT-4.1."""

    city: CityName
    tower: int


class CityPointsFact(Fact, tag="city-points"):
    """CT-4.1."""

    city: CityName
    recognition: int


class ScoreToolsFact(Fact, tag="score-tools"):
    """CT-3.4."""

    prestige: int
    rule: str


Facts = (
    LayCityFact
    | DrawSpecialistFact
    | PermitFact
    | RecruitFact
    | HireFact
    | SendAwayFact
    | LayByFact
    | UseSpecialistFact
    | PayRublesFact
    | GatherFact
    | DiscardOrnamentFact
    | CloseCityFact
    | CityPointsFact
    | ScoreToolsFact
)
