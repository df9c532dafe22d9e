"""What stewards are told of talk."""

from __future__ import annotations

import msgspec


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
