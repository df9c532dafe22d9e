"""Figures of the rules, and the pages that tell in pictures how a game is played."""

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
    """A sign with a number, at a place of the table."""

    at: str
    icon: str
    number: str


class FigureShown(msgspec.Struct):
    """A part of a table, with what is marked on it."""

    name: str
    snapshot: Snapshot
    show: str
    """Which part, as the game's own drawings call it."""
    which: list[str]
    """What of that part, where not all of it is shown."""
    lit: list[str]
    """Moves that are shown as possible."""
    crossed: list[str]
    """Places that are crossed out."""
    arrows: list[Arrow]
    badges: list[Badge]
    words: Phrase
    """What it shows, in a sentence."""
    standing: Scoring | None
    """If the game were scored now; None where the view says it."""


class PanelDetail(msgspec.Struct):
    icon: str
    words: Phrase
    rule: str


class PanelShown(msgspec.Struct):
    """One step of how a game is played: a picture and a few sentences."""

    name: str
    title: Phrase
    lead: Phrase
    words: Phrase
    rule: str
    figures: list[str]
    """Side by side; one leads to the next."""
    stacked: bool
    """They stand one under the other instead."""
    lesson: str | None
    """The lesson of the course that teaches it."""
    tries: str | None
    """The figure whose position can be tried at a table; None where nothing is played in it."""
    details: list[PanelDetail]


class GuideName(msgspec.Struct):
    name: str
    title: Phrase


class GuideShown(msgspec.Struct):
    """How a game is played, on one page."""

    name: str
    game: str
    course: str
    """The course in which it can be practised."""
    others: list[GuideName]
    """Every such page."""
    title: Phrase
    panels: list[PanelShown]
