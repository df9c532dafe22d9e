"""The Administrators in documents (CT-5.7)."""

from __future__ import annotations

from duomo.games.red_cathedral.modules.guilds.wire.guild import GuildWire
from duomo.games.red_cathedral.modules.guilds.wire.shared import HandOverDecision


class AdministratorsWire(GuildWire):
    documents = (HandOverDecision,)
