"""Documents about blocks and reported chat lines."""

from __future__ import annotations

import msgspec

from duomo.play.documents.company import GuestId


class BlockWish(msgspec.Struct, forbid_unknown_fields=True):
    """A person to block: you neither hear them nor meet them."""

    guest: GuestId


class Reported(msgspec.Struct):
    """A reported chat line, and the reason."""

    id: str
    guest: str
    """Id of its author, as used for bans."""
    name: str
    table: str
    said: str
    reason: str
    created: str
