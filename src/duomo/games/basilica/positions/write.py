"""Writes a position as a document, in full or as one seat may see it."""

from __future__ import annotations

from typing import Any

from duomo.core.engine.rules import Rules
from duomo.core.engine.state import NATURE, NOBODY
from duomo.core.game import Document
from duomo.core.position import FORMAT
from duomo.core.view import AllSeeing, Declaration, Eyes, declare
from duomo.games.basilica.components import sets as component_set
from duomo.games.basilica.components.assemble import fill_values
from duomo.games.basilica.positions.cells import crew_texts, write_cathedral
from duomo.games.basilica.positions.pending import write_pending
from duomo.games.basilica.positions.tiles import describe_set, vault_name
from duomo.games.basilica.rules.codes import GAME, KINDS, NO_TILE, PLACES
from duomo.games.basilica.rules.crowns import still_lies
from duomo.games.basilica.rules.names import COLOUR_OF, SEAT_NAMES, cell_name, kind_name
from duomo.games.basilica.rules.rules import BasilicaRules
from duomo.games.basilica.rules.state import BasilicaState, Player
from duomo.games.basilica.rules.values import TableValues, vault_of
from duomo.games.basilica.rules.zones import black_points, find_zones, white_points

OF_TABLE: Declaration = declare(
    BasilicaState,
    {
        "decider": "public",
        "stack": "public",
        "turns": "public",
        "active": "public",
        "left": "public",
        "fresh": "public",
        "king": "public",
        "players": "public",
        "cells": "public",
        "built": "public",
        "orders": "public",
        "vaults": "public",
        "top": "public",
        "pile": "public",
        "under": "public",
        "reshuffled": "public",
        "spent": "public",
        "fallen": "public",
        "discards": "public",
        "unturned": "public",
        "crowned": "public",
        "earlier": "public",
        "early": "public",
        "doubt": "public",
    },
)
"""BA-1.1. A state holds nothing that chance has not decided yet, so all of it is public: the tiles of the
set, and every tile that has been seen."""

OF_PLAYER: Declaration = declare(
    Player, {"crew": "public", "tokens": "public", "coins": "public", "points": "public"}
)

NONE = "none"
"""An empty place."""


def write(rules: Rules[Any], state: BasilicaState) -> Document:
    """Write the whole position, so that `read` restores it exactly."""
    assert isinstance(rules, BasilicaRules)
    document: Document = {"duomo_position": FORMAT, "game": GAME}
    document.update(Writer(rules, state, AllSeeing(), False).document())
    if not default_set(rules.values):
        document["tiles"] = describe_set(rules.values)
    return document


def view(
    rules: Rules[Any],
    state: BasilicaState,
    seat: int,
    of_table: Declaration = OF_TABLE,
    of_player: Declaration = OF_PLAYER,
) -> Document:
    """Write what a seat may know (-1: a spectator): a position with every count, and who decides what."""
    assert isinstance(rules, BasilicaRules)
    eyes = Eyes(seat, state.active, of_table, of_player)
    document: Document = {"game": GAME}
    if 0 <= seat < len(state.players):
        document["seat"] = SEAT_NAMES[seat]
    document.update(Writer(rules, state, eyes, True).document())
    return document


def default_set(values: TableValues) -> bool:
    default = TableValues(-1, False)
    fill_values(default, component_set.default())
    return default.count == values.count and default.crowned == values.crowned


class Writer:
    """Fills a document; an attribute is written only if the viewer may see it."""

    def __init__(self, rules: BasilicaRules, state: BasilicaState, eyes: Eyes, full: bool) -> None:
        self.rules = rules
        self.values = rules.values
        self.state = state
        self.eyes = eyes
        self.full = full
        """Also write counts that follow from the rest, for drawing the table."""

    def document(self) -> Document:
        state, sees = self.state, self.eyes.on_table
        document = self.turn()
        document["options"] = {
            "paid_recruit": "own" if self.values.paid_own else "any",
            "start_player": "random" if self.values.starter < 0 else str(self.values.starter + 1),
        }
        document.update(self.display())
        if sees("cells"):
            document.update(write_cathedral(state))
        if self.full and sees("cells"):
            document["zones"] = self.zones()
        if sees("spent") and sees("fallen"):
            document["discards"] = self.discards()
        if state.reshuffled and sees("doubt") and sees("earlier") and sees("early"):
            document["crowns"] = self.crowns()
        if sees("players"):
            document["player"] = [self.player(seat) for seat in range(len(state.players))]
        return document

    def turn(self) -> Document:
        """Write whose turn it is, what is left of it, and what has to be decided."""
        state, sees = self.state, self.eyes.on_table
        document: Document = {}
        if sees("turns"):
            document["turns"] = state.turns
        if sees("active"):
            document["turn"] = SEAT_NAMES[state.active]
        if sees("left"):
            document["actions_left"] = state.left
        if sees("fresh") and state.fresh:
            document["fresh"] = cell_name(state.fresh)
        if sees("king"):
            document["king"] = state.king
        if sees("stack"):
            document["pending"] = write_pending(self.rules.decisions, state.stack)
        if self.full and sees("stack"):
            document["decision"] = document["pending"][-1] if state.stack else "over"
        if self.full and sees("decider"):
            names = {NATURE: "nature", NOBODY: "nobody"}
            document["decides"] = names.get(state.decider) or SEAT_NAMES[state.decider]
        return document

    def display(self) -> Document:
        state, sees = self.state, self.eyes.on_table
        document: Document = {}
        if sees("orders"):
            document["orders"] = [NONE if kind == NO_TILE else kind_name(kind) for kind in state.orders]
        if sees("vaults"):
            document["vaults"] = [vault_name(vault) if vault else NONE for vault in state.vaults]
        if sees("top"):
            document["top"] = NONE if state.top == NO_TILE else kind_name(state.top)
        if sees("reshuffled"):
            document["reshuffled"] = bool(state.reshuffled)
        if self.full and sees("under") and sees("top"):
            document["pile"] = state.under + (state.top != NO_TILE)
        if self.full and sees("pile") and sees("unturned") and sees("crowned"):
            document["unseen"] = self.unseen()
        return document

    def unseen(self) -> dict[str, dict[str, int]]:
        """By kind: tiles under the top of the pile, tiles nobody has turned over, and crowns on those."""
        state = self.state
        return {
            kind_name(kind): {
                "pile": state.pile[kind], "unturned": state.unturned[kind], "crowns": state.crowned[kind],
            }
            for kind in self.values.kinds
            if state.pile[kind] or state.unturned[kind]
        }  # fmt: skip

    def zones(self) -> list[Document]:
        """BA-5.1 to BA-5.3. What a scoring would give now."""
        return [
            {
                "colour": COLOUR_OF[zone.colour], "first": cell_name(zone.first), "size": zone.size,
                "white": white_points(zone), "black": black_points(zone),
            }
            for zone in find_zones(self.state.cells)
        ]  # fmt: skip

    def discards(self) -> dict[str, list[str]]:
        """Executed orders, whose crowns nobody has seen, and vaults."""
        state = self.state
        orders = [kind_name(kind) for kind in range(KINDS) for _ in range(state.spent[kind])]
        vaults = [
            vault_name(vault_of(code // 2, code % 2))
            for code in range(2 * KINDS)
            for _ in range(state.fallen[code])
        ]
        return {"orders": orders, "vaults": vaults}

    def crowns(self) -> Document:
        """What is known since the reshuffle about the tiles that lay on order places: see `crowns`."""
        state = self.state
        return {
            "earlier": [NONE if kind == NO_TILE else kind_name(kind) for kind in state.earlier],
            "lying": [place + 1 for place in range(PLACES) if still_lies(state, place)],
            "weights": state.doubt[:],
        }

    def player(self, seat: int) -> Document:
        player = self.state.players[seat]
        document: Document = {"colour": SEAT_NAMES[seat]}
        if self.eyes.of(seat, "crew"):
            document["builders"] = crew_texts(self.state, seat)
        if self.eyes.of(seat, "coins"):
            document["coins"] = player.coins
        if self.eyes.of(seat, "points"):
            document["points"] = player.points
        if self.full and self.eyes.of(seat, "crew"):
            document["reserve"] = player.reserve()
        if self.full and self.eyes.of(seat, "tokens"):
            document["tokens"] = player.tokens
        return document
