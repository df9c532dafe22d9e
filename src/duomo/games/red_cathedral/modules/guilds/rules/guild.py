"""What the guilds have in common: their actions are influence actions, and other parties are chosen."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter

from duomo.core.engine.observation import Field
from duomo.core.engine.refusal import Refusal
from duomo.games.red_cathedral.modules.guilds.rules.codes import PARTY
from duomo.games.red_cathedral.rules.codes import COLOURS, LEVELS, PICK, REROLL, TRADE
from duomo.games.red_cathedral.rules.module import Module
from duomo.games.red_cathedral.rules.names import DIE_NAMES
from duomo.games.red_cathedral.rules.state import Player, RedState
from duomo.games.red_cathedral.rules.values import TableValues

CLERGY: Final = 3
"""RC-1.6. The group whose card the guild's replaces; guilds are numbered after it."""


class Guild(Module):
    """One guild in play; each of the ten is a subclass in a file of its own."""

    def __init__(self, index: int, guild: str, rule: str, first_action: int, prices: list[int]) -> None:
        super().__init__("guilds", index)
        self.guild = guild
        self.rule = rule
        """The paragraph of its actions."""
        self.first_action = first_action
        """The number of a1."""
        self.prices = prices
        """Rubles of a1, a2 …"""

    def explain(self, values: TableValues, state: RedState, move: int) -> Refusal | None:
        """CT-5.1. Its own moves answer its own decisions only."""
        if move == TRADE or REROLL <= move < PICK:
            return None
        return Refusal("ct-guild-not-now", self.rule, {"group": self.guild})

    def explain_action(self, values: TableValues, state: RedState, player: Player, action: int) -> Refusal:
        return Refusal("ct-guild-no-action", self.rule, {"action": values.action_names[action]})

    def fields(self, values: TableValues) -> list[Field]:
        from duomo.games.red_cathedral.modules.guilds.observation import observed

        return observed.fields(self.new_extra(values), values.players)

    def observe(self, values: TableValues, state: RedState, seat: int, out: BytesWriter) -> None:
        from duomo.games.red_cathedral.modules.guilds.observation import observed

        observed.observe(state.extras[self.index], seat, values.players, out)


def party_name(values: TableValues, state: RedState, party: int) -> str:
    """How events name another party."""
    return values.party_names[party] or DIE_NAMES[state.players[party].colour]


def party_texts() -> dict[int, str]:
    return {PARTY + party: f"party {party + 1}" for party in range(COLOURS)}


def banners_in(state: RedState, tower: int, party: int) -> int:
    """Banners of a party in a tower, on finished sections or not."""
    count = 0
    for cell in range(tower * LEVELS, tower * LEVELS + state.heights[tower]):
        if state.owner[cell] == party:
            count += 1
    return count
