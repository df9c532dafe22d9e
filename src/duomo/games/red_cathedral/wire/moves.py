"""Offered moves as documents: what is moved, where it goes, what it costs and gains."""

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
    """RC-4.1. End the turn."""


class PassMove(Move, tag="pass"):
    """RC-4.1. Pass: no basic action is possible."""


class DoneMove(Move, tag="done"):
    """Finish the pending decision without taking or doing more."""


class LeaveMove(Move, tag="leave"):
    """RC-7.8. End the visit to the market."""

    forfeits: list[Amount]
    """What the resource tile and the player's tiles could still give."""


class DeclineMove(Move, tag="decline"):
    """RC-4.7. Take nothing of what is offered."""


class BuildMove(Move, tag="build"):
    """RC-6.1."""

    sections: list[SectionName]
    """Own sections that need something from the inventory."""


class TradeMove(Move, tag="trade"):
    """RC-4.2. Trade one prestige for rubles."""

    brings: list[Amount]


class RerollMove(Move, tag="reroll"):
    """RC-4.3."""

    space: int


class ClaimMove(Move, tag="claim"):
    """RC-5.1."""

    section: SectionName


class BannerMove(Move, tag="banner"):
    """RC-5.2. Take a banner from the inventory or from a white slot."""

    place: Literal["inventory", "white-1", "white-2"]


class OpenMove(Move, tag="open"):
    """RC-5.3. Place the tile of a claim face up."""

    slot: SlotName
    rubles: int
    left: int
    """Rubles left afterwards."""
    brings: list[Amount]


class HideMove(Move, tag="hide"):
    """RC-5.3. Place the tile of a claim face down."""

    slot: SlotName


class DeliverMove(Move, tag="deliver"):
    """RC-6.2."""

    material: Material
    section: SectionName
    replaced: bool
    """CT-5.2. A piece of the guild replaces the material."""


class DecorateMove(Move, tag="decorate"):
    """RC-6.4."""

    section: SectionName
    ornament: Ornament
    material: Material
    """The material of the ornament."""


class GemsMove(Move, tag="gems"):
    """RC-6.4. Set gems in an ornament."""

    gems: list[Gem]


class DieMove(Move, tag="die"):
    """RC-7.1. Move a die to the space where it lands, for a number of rubles."""

    die: DieName
    rubles: int
    space: int
    brings: list[Amount]
    """RC-7.4, RC-7.5. What the resource tile would give there, limited by room and reserve."""
    quadrant: int
    """RC-7.6. The quadrant of the influence card that could be used there."""
    activates: list[SlotName]
    """RC-7.7. Own slots with a face-up tile that the visit could activate."""


class ResourcesMove(Move, tag="resources"):
    """RC-7.4. Take the resource tile of the visit, for each die there."""

    space: int
    dice: int
    offered: int
    """What the tile gives for all dice, whether or not it fits."""
    limit: Literal["room", "reserve"] | None
    """RC-7.5. Why less can be taken."""
    brings: list[Amount]


class InfluenceMove(Move, tag="influence"):
    """RC-7.6. Use an action of the visit's influence card."""

    quadrant: int
    half: Half
    action: str


class ActivateMove(Move, tag="activate"):
    """RC-7.7. Activate a face-up tile, usually one of the player's."""

    party: Party
    slot: SlotName
    brings: list[Amount]


class TakeMove(Move, tag="take"):
    """RC-4.7."""

    resource: Resource
    amount: int


class GainMove(Move, tag="gain"):
    """Take a material of choice."""

    material: Material


class GiveMove(Move, tag="give"):
    """RC-7.9. Give a material for an influence action."""

    material: Material


class SwapMove(Move, tag="swap"):
    """RC-7.9, T4. Swap the resource tiles of two spaces."""

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
