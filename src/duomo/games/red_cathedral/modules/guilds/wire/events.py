"""Events of the guilds as documents."""

from __future__ import annotations

from duomo.games.red_cathedral.wire.base import Fact
from duomo.games.red_cathedral.wire.names import Gem, Material, Party, SectionName, SlotName


class DeliverDiamondFact(Fact, tag="deliver-diamond"):
    """CT-5.2."""

    material: Material
    section: SectionName


class GemsDiamondsFact(Fact, tag="gems-diamonds"):
    """CT-5.2."""

    gems: list[Gem]
    prestige: int
    section: SectionName
    diamonds: int


class BorrowFact(Fact, tag="borrow"):
    """CT-5.3."""

    slot: SlotName
    tile: str
    other: Party


class ForemanFact(Fact, tag="foreman"):
    """CT-5.4."""

    steps: int
    tower: int


class InspectFact(Fact, tag="inspect"):
    """CT-5.4."""

    tower: int
    banners: int
    other: Party


class CountContractorsFact(Fact, tag="count-contractors"):
    """CT-5.5."""

    contractors: int
    other: Party


class GivePermitsFact(Fact, tag="give-permits"):
    """CT-5.8."""

    permits: int


class PayRecognitionFact(Fact, tag="pay-recognition"):
    """CT-5.9, CT-5.10."""

    recognition: int


class ChooseSpaceFact(Fact, tag="choose-space"):
    """CT-5.9, CT-5.11."""

    space: int
    times: int


class DrawContractFact(Fact, tag="draw-contract"):
    """CT-5.9. Everybody hears that."""


class DrewContractFact(Fact, tag="drew-contract"):
    """CT-5.9. For the one who drew it."""

    contract: str


class KeepContractFact(Fact, tag="keep-contract"):
    """CT-5.9. Everybody hears that."""


class KeptContractFact(Fact, tag="kept-contract"):
    """CT-5.9. For the one who keeps it."""

    contract: str


class ReturnContractFact(Fact, tag="return-contract"):
    """CT-5.9. Everybody hears that."""


class ReturnedContractFact(Fact, tag="returned-contract"):
    """CT-5.9. For the one who returned it."""

    contract: str


class ScoreContractFact(Fact, tag="score-contract"):
    """CT-5.12."""

    contract: str
    prestige: int
    rule: str


class DrawCardFact(Fact, tag="draw-card"):
    """CT-5.10."""

    card: str


class ReshuffleFact(Fact, tag="reshuffle"):
    """CT-5.10."""


class OwnSectionFact(Fact, tag="own-section"):
    """CT-5.10."""

    section: SectionName


class TakeButtressFact(Fact, tag="take-buttress"):
    """CT-5.11."""

    buttress: str


class UseButtressFact(Fact, tag="use-buttress"):
    """CT-5.11."""

    buttress: str


Facts = (
    DeliverDiamondFact
    | GemsDiamondsFact
    | BorrowFact
    | ForemanFact
    | InspectFact
    | CountContractorsFact
    | GivePermitsFact
    | PayRecognitionFact
    | ChooseSpaceFact
    | DrawContractFact
    | DrewContractFact
    | KeepContractFact
    | KeptContractFact
    | ReturnContractFact
    | ReturnedContractFact
    | ScoreContractFact
    | DrawCardFact
    | ReshuffleFact
    | OwnSectionFact
    | TakeButtressFact
    | UseButtressFact
)
