"""The board of a guild as a document. Each guild that has one derives a subclass."""

from __future__ import annotations

import msgspec


class GuildBoard(msgspec.Struct, tag_field="guild"):
    """The guild in play."""
