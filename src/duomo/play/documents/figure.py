"""Figures of the rules, and illustrated guides to a game."""

from __future__ import annotations

import msgspec

from duomo.core.wire import Scoring
from duomo.core.words.phrase import Phrase
from duomo.play.documents.table import Snapshot


class Arrow(msgspec.Struct):
    """From one place of the table to another."""

    start: str
    end: str


class Badge(msgspec.Struct):
    """An icon with a number, at a place of the table."""

    at: str
    icon: str
    number: str


class FigureShown(msgspec.Struct):
    """A part of a table, with marks on it."""

    name: str
    snapshot: Snapshot
    show: str
    """Name of the part, as used by the game's drawings."""
    which: list[str]
    """Elements of that part to show; empty for all."""
    lit: list[str]
    """Moves shown as possible."""
    crossed: list[str]
    """Places that are crossed out."""
    arrows: list[Arrow]
    badges: list[Badge]
    words: Phrase
    """Description of the figure in one sentence."""
    standing: Scoring | None
    """The score if the game ended now; null if the view contains it."""


class PanelDetail(msgspec.Struct):
    icon: str
    words: Phrase
    rule: str


class PanelShown(msgspec.Struct):
    """One step of a guide: a picture and a few sentences."""

    name: str
    title: Phrase
    lead: Phrase
    words: Phrase
    rule: str
    figures: list[str]
    """Figures side by side, in reading order."""
    stacked: bool
    """Whether the figures are stacked vertically instead."""
    lesson: str | None
    """The lesson of the course that teaches it."""
    tries: str | None
    """The figure whose position can be tried at a table; null if there is nothing to play in it."""
    details: list[PanelDetail]


class GuideName(msgspec.Struct):
    name: str
    title: Phrase


class GuideShown(msgspec.Struct):
    """A one-page guide to a game."""

    name: str
    game: str
    course: str
    """The course for practising it."""
    others: list[GuideName]
    """All guides."""
    title: Phrase
    panels: list[PanelShown]
