"""The Weavers in documents (CT-5.3)."""

from __future__ import annotations

from typing import Any

from duomo.core.engine.state import first, second, third
from duomo.games.red_cathedral.modules.guilds.rules.guild import party_name
from duomo.games.red_cathedral.modules.guilds.wire.guild import DecisionMaker, GuildWire
from duomo.games.red_cathedral.modules.guilds.wire.shared import PartyMove
from duomo.games.red_cathedral.rules.names import SLOT_NAMES
from duomo.games.red_cathedral.rules.packed import has_bit
from duomo.games.red_cathedral.rules.state import RedState
from duomo.games.red_cathedral.wire.base import Decision, Fact
from duomo.games.red_cathedral.wire.names import Party, SlotName
from duomo.games.red_cathedral.wire.printed import Printed


class WeaveDecision(Decision, tag="weave"):
    """CT-5.3. Activate own tiles."""

    times: int
    left: int
    slots: list[SlotName]
    """Slots already activated."""


class BorrowDecision(Decision, tag="borrow"):
    """CT-5.3. Activate a tile of another party."""

    party: Party


class BorrowFact(Fact, tag="borrow"):
    """CT-5.3."""

    slot: SlotName
    tile: str
    other: Party


def weave(printed: Printed, state: RedState, top: int) -> WeaveDecision:
    slots: list[Any] = [name for slot, name in enumerate(SLOT_NAMES) if has_bit(third(top), slot)]
    return WeaveDecision(first(top), second(top), slots)


def borrow(printed: Printed, state: RedState, top: int) -> BorrowDecision:
    party: Any = party_name(printed.values, state, first(top))
    return BorrowDecision(party)


DECISIONS: dict[str, DecisionMaker] = {"weave": weave, "borrow": borrow}


class WeaversWire(GuildWire):
    decisions = DECISIONS
    documents = (WeaveDecision, BorrowDecision, PartyMove, BorrowFact)
