"""What a guild keeps, as a document. Each guild that keeps something derives its own."""

from __future__ import annotations

import msgspec


class GuildBoard(msgspec.Struct, tag_field="guild"):
    """The guild in play."""
