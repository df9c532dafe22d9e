"""What stewards are told of talk, and whom somebody does not want to hear."""

from __future__ import annotations

import msgspec

from duomo.play.documents.company import GuestId


class BlockWish(msgspec.Struct, forbid_unknown_fields=True):
    """Somebody whom you do not want to hear, nor to meet."""

    guest: GuestId


class Reported(msgspec.Struct):
    """What somebody said, and why another minds."""

    id: str
    guest: str
    """Who said it, as bans name them."""
    name: str
    table: str
    said: str
    reason: str
    created: str
