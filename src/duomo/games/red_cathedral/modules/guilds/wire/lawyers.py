"""The Lawyers in documents (CT-5.8)."""

from __future__ import annotations

from duomo.games.red_cathedral.modules.guilds.wire.guild import GuildWire
from duomo.games.red_cathedral.wire.base import Fact


class GivePermitsFact(Fact, tag="give-permits"):
    """CT-5.8."""

    permits: int


class LawyersWire(GuildWire):
    documents = (GivePermitsFact,)
