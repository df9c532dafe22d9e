"""Chat at a table: what may be said, and who hears it.

Players and watchers have separate rooms, so that nobody can secretly help a player; when the game is over
everyone hears everything. A quick phrase is stored by name and shown in the reader's language. There is no
markup.
"""

from __future__ import annotations

import unicodedata
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from duomo.play.people.names import BLANK, INVISIBLE, shown
from duomo.play.tables.live_table import LiveTable
from duomo.play.tables.telling import moment
from duomo.play.trouble import ServerTrouble

LONGEST = 300
MARKS = 3
KEPT = 200
"""Maximum number of lines sent to somebody who joins."""
TalkRoom = Literal["players", "watchers"]
QuickPhrase = Literal["hello", "good-luck", "well-built", "thinking", "sorry", "thanks", "wait", "good-game"]


class TalkRow(msgspec.Struct, frozen=True):
    """A chat line, as it is stored."""

    number: int
    guest_id: str
    room: TalkRoom
    seat: int | None
    text: str | None
    phrase: QuickPhrase | None
    at: int
    name: str = ""
    """The guest's current name."""


class TalkLine(msgspec.Struct):
    """A chat line, for one reader."""

    number: int
    room: TalkRoom
    seat: int | None
    """Seat of the speaker; null for a watcher, and for somebody who no longer has their seat."""
    name: str | None
    """Name of the speaker; null for a guest without a name."""
    text: str | None
    phrase: QuickPhrase | None
    """A quick phrase, to be shown in the reader's language."""
    mine: bool
    at: str


class Say(msgspec.Struct, forbid_unknown_fields=True):
    """A text or a quick phrase."""

    text: Annotated[str, Meta(max_length=LONGEST)] | None = None
    phrase: QuickPhrase | None = None


class Report(msgspec.Struct, forbid_unknown_fields=True):
    reason: Annotated[str, Meta(max_length=200)] = ""


class Blocked(msgspec.Struct):
    """Somebody you have blocked."""

    id: str
    name: str | None
    since: str


def cleaned(text: str) -> str:
    """Clean a text to one line of visible characters; raises ServerTrouble if nothing is left."""
    kept: list[str] = []
    marks = 0
    for character in " ".join(unicodedata.normalize("NFC", text).split()):
        category = unicodedata.category(character)
        joins = character in "\u200d\ufe0f"  # joins the parts of one emoji, such as a family
        if not joins and (category in INVISIBLE or character in BLANK):
            continue
        marks = marks + 1 if category.startswith("M") and not joins else 0
        if marks <= MARKS:
            kept.append(character)
    line = "".join(kept).strip()[:LONGEST]
    if not line:
        raise ServerTrouble(400, "nothing-said")
    return line


def room_of(live: LiveTable, guest: str) -> TalkRoom:
    return "players" if live.held_by(guest) else "watchers"


def hears(live: LiveTable, guest: str | None, blocked: frozenset[str], row: TalkRow) -> bool:
    """True if somebody may hear a line."""
    if row.guest_id in blocked:
        return False
    room = "players" if live.held_by(guest) else "watchers"
    return row.guest_id == guest or live.row.done or room == row.room


def line(live: LiveTable, guest: str | None, row: TalkRow) -> TalkLine:
    """Return a line under the speaker's own name, even if somebody else has the seat now."""
    seat = row.seat if row.seat in live.held_by(row.guest_id) else None
    name = row.name if seat is None else live.seats[seat].name
    called = None if not name else shown(name)
    return TalkLine(
        row.number, row.room, seat, called, row.text, row.phrase, row.guest_id == guest, moment(row.at)
    )
