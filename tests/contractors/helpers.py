"""Positions of the contractors module, as short as a test needs them.

Missing entries default as in `docs/positions.md`: space 1 of the market is wood, then brick, stone, gold,
green, purple, rubles, permits; white is on space 8, red to yellow on 1 to 4, black on 5, each showing 1.
Towers 1 to 4 have the cities moscow, vologda, suzdal, ryazan; smolensk and tver are closed. The specialists
of the five spaces are gain-plain, gain-gold-green, gain-gold-purple, gain-rubles, gain-permits.
"""

from __future__ import annotations

from typing import Any

import duomo
from contractors.conserve import check_region
from duomo.core.engine.event import Event
from duomo.core.engine.state import NATURE
from duomo.core.table import Table
from duomo.games.red_cathedral.modules.contractors.rules.module import Contractors
from duomo.games.red_cathedral.modules.contractors.rules.region import Region
from duomo.games.red_cathedral.rules.rules import RedRules
from duomo.games.red_cathedral.rules.state import Player, RedState

NAMES = ["red", "blue", "green", "yellow"]


def document(
    players: int = 2,
    red: dict[str, Any] | None = None,
    blue: dict[str, Any] | None = None,
    options: dict[str, str] | None = None,
    region: dict[str, Any] | None = None,
    **entries: Any,
) -> dict[str, Any]:
    given = [red or {}, blue or {}, {}, {}]
    boards = [{"colour": name, **part} for name, part in zip(NAMES[:players], given, strict=False)]
    return {
        "duomo_position": 1,
        "game": "red-cathedral",
        "options": {"contractors": "on", **(options or {})},
        "player": boards,
        "contractors": region or {},
        **entries,
    }


class Scene:
    """A table at a position, with its region board."""

    def __init__(self, *args: Any, **entries: Any) -> None:
        self.table: Table = duomo.table(position=document(*args, **entries))

    @property
    def state(self) -> RedState:
        state = self.table.state
        assert isinstance(state, RedState)
        return state

    @property
    def module(self) -> Contractors:
        rules = self.table.rules
        assert isinstance(rules, RedRules)
        return next(module for module in rules.values.modules if isinstance(module, Contractors))

    @property
    def region(self) -> Region:
        return self.module.region(self.state)

    @property
    def red(self) -> Player:
        return self.state.players[0]

    @property
    def blue(self) -> Player:
        return self.state.players[1]

    def play(self, *moves: str) -> list[Event]:
        events: list[Event] = []
        for move in moves:
            events += self.table.play(move)
            rules = self.table.rules
            assert isinstance(rules, RedRules)
            check_region(rules.values, self.module, self.state)
        return events

    def roll(self, face: int = 1) -> list[str]:
        rolled = []
        while self.table.decider == NATURE:
            move = next(move for move in self.table.legal() if move.text.endswith(f" {face}"))
            rolled.append(move.text)
            self.play(move.text)
        return rolled

    def legal(self, *beginnings: str) -> list[str]:
        texts = [move.text for move in self.table.legal()]
        return [text for text in texts if not beginnings or text.split()[0] in beginnings]

    def rule_against(self, move: str) -> str:
        refusal = self.table.why_not(move)
        if refusal is not None:
            assert str(refusal)
        return "" if refusal is None else refusal.rule

    def specialist(self, party: int) -> str:
        held = self.region.held[party]
        return "" if held < 0 else self.module.printed.names[held]

    def tools(self, party: int) -> list[str]:
        return [
            name
            for tile, name in enumerate(self.module.printed.names)
            if self.region.tools[party] >> tile & 1
        ]


def using(name: str, **entries: Any) -> Scene:
    """Red at the market with the black die and a specialist; the visit has just started."""
    region = entries.pop("region", {})
    board = {"specialist": name, "sent": {"suzdal": 1}, "permits": 0}
    red_board = {**board, **region.pop("red", {})}
    blue_board = region.pop("blue", {})
    return Scene(
        region={"board": [red_board, blue_board], **region},
        pending=["after", "market 5 black"],
        **entries,
    )
