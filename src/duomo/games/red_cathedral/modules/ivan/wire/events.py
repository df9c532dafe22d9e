"""Ivan's events as documents."""

from __future__ import annotations

from typing import Literal

import msgspec

from duomo.games.red_cathedral.wire.base import Fact
from duomo.games.red_cathedral.wire.names import CityName, DieName, Material, Ornament, SectionName, SoloCard


class LaySoloCardFact(Fact, tag="lay-solo-card"):
    """RC-11.2."""

    place: int
    card: SoloCard


class LaySoloTileFact(Fact, tag="lay-solo-tile"):
    """RC-11.2."""

    card: SoloCard
    die: DieName


class IvanCardFact(Fact, tag="ivan-card"):
    """RC-11.4."""

    card: SoloCard
    place: int
    die: DieName


class IvanDieFact(Fact, tag="ivan-die"):
    """RC-11.4."""

    card: SoloCard
    die: DieName
    from_: int = msgspec.field(name="from")
    space: int


class IvanBlockedFact(Fact, tag="ivan-blocked"):
    """RC-11.4."""

    card: SoloCard
    die: DieName
    space: int


class IvanReshufflesFact(Fact, tag="ivan-reshuffles"):
    """RC-11.4."""


class IvanDecoratesFact(Fact, tag="ivan-decorates"):
    """RC-11.5."""

    ornament: Ornament
    section: SectionName
    prestige: int


class IvanNoOrnamentFact(Fact, tag="ivan-no-ornament"):
    """RC-11.5."""

    ornament: Literal["door", "arch", "cross", "none"]
    rule: str


class IvanMarketFact(Fact, tag="ivan-market"):
    """RC-11.6."""

    card: SoloCard
    space: int
    recognition: int


class IvanRecognitionFact(Fact, tag="ivan-recognition"):
    """RC-11.7."""

    card: SoloCard
    recognition: int


class IvanTakesFact(Fact, tag="ivan-takes"):
    """RC-11.7."""

    card: SoloCard
    resource: Material
    amount: int


class IvanTransportsFact(Fact, tag="ivan-transports"):
    """RC-11.7."""

    card: SoloCard
    amount: int


class IvanClaimsFact(Fact, tag="ivan-claims"):
    """RC-11.7."""

    card: SoloCard
    section: SectionName
    recognition: int


class IvanDeliversFact(Fact, tag="ivan-delivers"):
    """RC-11.7."""

    card: SoloCard
    section: SectionName
    resource: Material
    amount: int


class IvanSkipsFact(Fact, tag="ivan-skips"):
    """RC-11.8."""

    card: SoloCard
    why: str
    rule: str


class IvanMarkerFact(Fact, tag="ivan-marker"):
    """CT-6.2."""

    tower: int
    city: CityName


class IvanRecruitsFact(Fact, tag="ivan-recruits"):
    """CT-6.3."""

    card: SoloCard
    city: CityName


class IvanMoscowFact(Fact, tag="ivan-moscow"):
    """CT-6.3."""

    card: SoloCard
    prestige: int


class IvanSpecialistFact(Fact, tag="ivan-specialist"):
    """CT-6.3."""

    card: SoloCard
    specialist: str
    tool: str
    recognition: int


class IvanCancelsFact(Fact, tag="ivan-cancels"):
    """CT-6.3."""

    card: SoloCard
    tool: str


Facts = (
    LaySoloCardFact
    | LaySoloTileFact
    | IvanCardFact
    | IvanDieFact
    | IvanBlockedFact
    | IvanReshufflesFact
    | IvanDecoratesFact
    | IvanNoOrnamentFact
    | IvanMarketFact
    | IvanRecognitionFact
    | IvanTakesFact
    | IvanTransportsFact
    | IvanClaimsFact
    | IvanDeliversFact
    | IvanSkipsFact
    | IvanMarkerFact
    | IvanRecruitsFact
    | IvanMoscowFact
    | IvanSpecialistFact
    | IvanCancelsFact
)
