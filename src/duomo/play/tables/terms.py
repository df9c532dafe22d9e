"""What is agreed at a table beside the rules of its game: help, taking back, who may watch and sit down."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

Openness = Literal["all", "friends", "club"]
Watchers = Literal["all", "friends", "nobody"]
Rating = Annotated[int, Meta(ge=0, le=9999, description="A rating.")]


class Terms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What players may do there. In rated play there are no hints, and nothing goes beyond the usual undo."""

    hints: Literal["all", "off"] = "all"
    """Everybody may ask for one, and everybody sees that somebody did; or nobody may."""
    undo: Literal["usual", "consent", "free", "off"] = "usual"
    """Free up to what was revealed and by consent beyond it; always by consent; always free; not at all."""
    watchers: Watchers = "all"
    """Who may watch while it is played: anybody, friends of those who play, nobody."""


USUAL: Final = Terms()


class Opening(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who may sit down on the open seats, without a private link."""

    to: Openness = "all"
    """Anybody, friends of its maker, or the members of a club."""
    club: Annotated[str, Meta(pattern="^[0-9a-f]{16}$")] | None = None
    lowest: Rating | None = None
    highest: Rating | None = None


def in_force(terms: Terms, rated: bool) -> Terms:
    """As they are at a table, which may be rated."""
    if not rated:
        return terms
    undo = terms.undo if terms.undo == "off" else "usual"
    return msgspec.structs.replace(terms, hints="off", undo=undo)
