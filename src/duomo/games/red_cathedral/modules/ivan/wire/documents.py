"""Ivan in documents: the decisions made for him, and his board."""

from __future__ import annotations

from typing import Literal

import msgspec

from duomo.core.words.signs import Sign
from duomo.games.red_cathedral.wire.base import Decision, Move
from duomo.games.red_cathedral.wire.names import Colour, DieName, SectionName, SoloCard


class SoloDealDecision(Decision, tag="solo-deal"):
    """RC-11.2. Chance lays out Ivan's row."""

    what: Literal["cards", "tiles"]
    place: int


class SoloRollDecision(Decision, tag="solo-roll"):
    """RC-11.4. Chance rolls these dice."""

    dice: list[DieName]


class SoloDecision(Decision, tag="solo"):
    """RC-11.5, RC-11.7. Choose the section that Ivan decorates or claims."""

    what: Literal["decorate", "claim"]
    rule: str


Decisions = SoloDealDecision | SoloRollDecision | SoloDecision


class IvanMove(Move, tag="ivan"):
    """RC-11.5, RC-11.7. The section that Ivan decorates or claims."""

    section: SectionName


class SoloPlace(msgspec.Struct):
    """RC-11.2. A card of Ivan's row with the tile on it."""

    card: SoloCard
    die: DieName | None
    face_down: bool
    does: list[Sign]
    """What the card does, in signs."""


class IvanBoard(msgspec.Struct):
    colour: Colour
    space: int
    prestige: int
    row: list[SoloPlace]
    used: int
    """RC-11.4. Number of cards whose tile is face down."""
    inventory: dict[str, int]
    build: dict[str, int]
    banners: int
    ornaments: dict[str, int]
    finished: int
    placed: int
    marker: int | None
    """CT-6.2. The tower of the last claim."""
