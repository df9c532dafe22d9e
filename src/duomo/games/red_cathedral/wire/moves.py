"""Offered moves as documents: what is moved, where it goes, what it costs and brings."""

from __future__ import annotations

from typing import Literal

from duomo.games.red_cathedral.wire.base import Move
from duomo.games.red_cathedral.wire.names import (
    Amount,
    DieName,
    Gem,
    Half,
    Material,
    Ornament,
    Party,
    Resource,
    SectionName,
    SlotName,
)


class EndMove(Move, tag="end"):
    """RC-4.1. The turn is over."""


class PassMove(Move, tag="pass"):
    """RC-4.1. No basic action is possible."""


class DoneMove(Move, tag="done"):
    """No more of what is pending."""


class LeaveMove(Move, tag="leave"):
    """RC-7.8. The visit to the market is over."""

    forfeits: list[Amount]
    """What the resource tile and the player's own tiles would still give."""


class DeclineMove(Move, tag="decline"):
    """RC-4.7. Nothing of what is offered."""


class BuildMove(Move, tag="build"):
    """RC-6.1."""

    sections: list[SectionName]
    """Own sections that need something of what is in the inventory."""


class TradeMove(Move, tag="trade"):
    """RC-4.2. One prestige for rubles."""

    brings: list[Amount]


class RerollMove(Move, tag="reroll"):
    """RC-4.3."""

    space: int


class ClaimMove(Move, tag="claim"):
    """RC-5.1."""

    section: SectionName


class BannerMove(Move, tag="banner"):
    """RC-5.2. From the inventory or from a white slot."""

    place: Literal["inventory", "white-1", "white-2"]


class OpenMove(Move, tag="open"):
    """RC-5.3. The tile of a claim face up."""

    slot: SlotName
    rubles: int
    left: int
    """Rubles that remain."""
    brings: list[Amount]


class HideMove(Move, tag="hide"):
    """RC-5.3. The tile of a claim face down."""

    slot: SlotName


class DeliverMove(Move, tag="deliver"):
    """RC-6.2."""

    material: Material
    section: SectionName
    diamond: bool
    """CT-5.2. A diamond stands for the material."""


class DecorateMove(Move, tag="decorate"):
    """RC-6.4."""

    section: SectionName
    ornament: Ornament
    material: Material
    """What it is made of."""


class GemsMove(Move, tag="gems"):
    """RC-6.4. Gems in an ornament."""

    gems: list[Gem]


class DieMove(Move, tag="die"):
    """RC-7.1. To the space where it lands, for so many rubles."""

    die: DieName
    rubles: int
    space: int
    brings: list[Amount]
    """RC-7.4, RC-7.5. What the resource tile would give there, room and reserve counted."""
    quadrant: int
    """RC-7.6. The influence card that could be used there."""
    activates: list[SlotName]
    """RC-7.7. Own slots with a face-up tile that the visit could activate."""


class ResourcesMove(Move, tag="resources"):
    """RC-7.4. The resource tile of the visit, for each die there."""

    space: int
    dice: int
    offered: int
    """What the tile gives for all of them, whether it fits or not."""
    limit: Literal["room", "reserve"] | None
    """RC-7.5. Why less is brought."""
    brings: list[Amount]


class InfluenceMove(Move, tag="influence"):
    """RC-7.6. An action of the card of the visit."""

    quadrant: int
    half: Half
    action: str


class ActivateMove(Move, tag="activate"):
    """RC-7.7. A face-up tile, usually one of the player's."""

    party: Party
    slot: SlotName
    brings: list[Amount]


class TakeMove(Move, tag="take"):
    """RC-4.7."""

    resource: Resource
    amount: int


class GainMove(Move, tag="gain"):
    """A material of choice."""

    material: Material


class GiveMove(Move, tag="give"):
    """RC-7.9. A material for an influence action."""

    material: Material


class SwapMove(Move, tag="swap"):
    """RC-7.9, K2. The resource tiles of two spaces."""

    one: int
    other: int


Base = (
    EndMove
    | PassMove
    | DoneMove
    | LeaveMove
    | DeclineMove
    | BuildMove
    | TradeMove
    | RerollMove
    | ClaimMove
    | BannerMove
    | OpenMove
    | HideMove
    | DeliverMove
    | DecorateMove
    | GemsMove
    | DieMove
    | ResourcesMove
    | InfluenceMove
    | ActivateMove
    | TakeMove
    | GainMove
    | GiveMove
    | SwapMove
)
