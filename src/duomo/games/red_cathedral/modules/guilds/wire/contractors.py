"""The Contractors' guild in documents (CT-5.5)."""

from __future__ import annotations

from duomo.games.red_cathedral.modules.guilds.wire.guild import GuildWire
from duomo.games.red_cathedral.modules.guilds.wire.shared import PartyMove, WhoseDecision
from duomo.games.red_cathedral.wire.base import Fact
from duomo.games.red_cathedral.wire.names import Party


class CountContractorsFact(Fact, tag="count-contractors"):
    """CT-5.5."""

    contractors: int
    other: Party


class ContractorsGuildWire(GuildWire):
    documents = (WhoseDecision, PartyMove, CountContractorsFact)
