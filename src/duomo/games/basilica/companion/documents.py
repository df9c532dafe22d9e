"""The input for scoring a cathedral that lies on a real table."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from duomo.core.wire import GAME
from duomo.games.basilica.rules.codes import GAME as NAME
from duomo.games.basilica.rules.codes import LAST_SPACE

Text = Annotated[str, Meta(max_length=40)]
Points = Annotated[int, Meta(ge=0, le=999)]


class CountedSide(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A player: points before this scoring, and builders by cell, with the rank of promoted ones."""

    points: Points = 0
    builders: Annotated[list[Text], Meta(max_length=20)] = []


class BasilicaCount(msgspec.Struct, forbid_unknown_fields=True, tag_field=GAME, tag=NAME):
    """The cathedral when the king reaches a crown, or when the pile is exhausted."""

    king: Annotated[int, Meta(ge=0, le=LAST_SPACE)] = 0
    """BA-3.3. The king's space: 10, 20 or 30; any other value if the pile is exhausted (BA-2.4)."""
    white: CountedSide = msgspec.field(default_factory=CountedSide)
    black: CountedSide = msgspec.field(default_factory=CountedSide)
    vaults: dict[Text, Text] = {}
    """Colours by cell: `red`, or `yellow-blue` for a joker."""
    scaffolds: Annotated[list[Text], Meta(max_length=60)] = []
    glass: Annotated[list[Text], Meta(max_length=60)] = []


class Face(msgspec.Struct):
    """A possible vault face."""

    name: str
    colours: list[str]
    """Two for a joker."""


class BasilicaSheet(msgspec.Struct, tag_field=GAME, tag=NAME):
    """The possible inputs."""

    cells: list[list[str]]
    """BA-1.4. Cell names, row by row from the bottom: the built rows and some above them."""
    built: int
    """Number of rows up to the highest occupied one."""
    faces: list[Face]
    """Single-colour vaults first, then jokers."""
    ranks: list[str]
    builders: int
    """BA-1.3. Builders per player."""
    crowns: list[int]
    """BA-3.3. The king's spaces that trigger a scoring."""
