"""A table's terms, besides the rules of its game: hints, undo, who may watch and who may sit down."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

Openness = Literal["all", "friends", "club"]
Watchers = Literal["all", "friends", "nobody"]
Rating = Annotated[int, Meta(ge=0, le=9999, description="A rating.")]


class Terms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What players may do. Rated games have no hints, and undo is at most the usual one."""

    hints: Literal["all", "off"] = "all"
    """`all`: any player may ask for hints, and everyone sees that they did; `off`: no hints."""
    undo: Literal["usual", "consent", "free", "off"] = "usual"
    """`usual`: free until something is revealed, by consent beyond that; always by consent; always free; or
    off."""
    watchers: Watchers = "all"
    """Who may watch a running game: anyone, friends of the players, or nobody."""


USUAL: Final = Terms()


class Opening(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who may take the open seats without a private link."""

    to: Openness = "all"
    """Anyone, friends of the table's maker, or the members of a club."""
    club: Annotated[str, Meta(pattern="^[0-9a-f]{16}$")] | None = None
    lowest: Rating | None = None
    highest: Rating | None = None


def in_force(terms: Terms, rated: bool) -> Terms:
    """Return the terms that apply at a table, which may be rated."""
    if not rated:
        return terms
    undo = terms.undo if terms.undo == "off" else "usual"
    return msgspec.structs.replace(terms, hints="off", undo=undo)
