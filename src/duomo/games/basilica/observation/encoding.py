"""The fields of an observation of Basilica. `positions.write` declares who may know them."""

from __future__ import annotations

from duomo.core.engine.observation import MOST, Encoding, Field, Layout, stack_fields
from duomo.core.view import Declaration
from duomo.games.basilica.observation.observer import (
    CASES,
    CELL,
    ROWS_SEEN,
    TILE,
    UNDER,
    VAULT,
    BasilicaObserver,
)
from duomo.games.basilica.positions.write import OF_PLAYER, OF_TABLE
from duomo.games.basilica.rules.codes import (
    ACTIONS,
    BUILDERS,
    COLUMNS,
    KINDS,
    PLACES,
    PLAYER_MOVES,
    STARTS,
    TOKENS,
    TOP,
)
from duomo.games.basilica.rules.rules import BasilicaRules

LEFT_OUT = {"players": "each player has its own fields"}


def table_fields() -> list[Field]:
    return [
        *stack_fields(UNDER),
        Field("decides", "decider", (2,), 1, "a 1 at the seat that decides, the observer's first"),
        Field("round", "turns", (1,), MOST, "turns begun by each player"),
        Field("turn", "active", (2,), 1, "a 1 at the player whose turn it is"),
        Field("left", "left", (1,), ACTIONS, "actions left in this turn"),
        Field("fresh", "fresh", (2,), MOST, "row and column of the vault that was just placed"),
        Field("king", "king", (1,), MOST, "the king's space"),
        Field("built", "built", (1,), MOST, "vaults in the cathedral"),
        Field("orders", "orders", (PLACES, TILE), 1, "tile of each order place: 1, colours, order"),
        Field("vaults", "vaults", (PLACES, VAULT), 1, "vault places: 1, colours, crown, order behind it"),
        Field("top", "top", (TILE,), 1, "the tile on the pile: 1, colours, order"),
        Field("chance", "crowned", (PLACES + 1,), 100, "per cent: a crown behind each order, behind the top"),
        Field("pile", "pile", (KINDS,), MOST, "tiles under the top, by kind: face × 7 + order"),
        Field("rest", "under", (1,), MOST, "how many they are"),
        Field("reshuffled", "reshuffled", (1,), 1, "the discards have become the pile"),
        Field("spent", "spent", (KINDS,), MOST, "executed orders in the discards, by kind"),
        Field("fallen", "fallen", (KINDS, 2), MOST, "vaults in the discards, without and with a crown"),
        Field("discards", "discards", (1,), MOST, "how many both are"),
        Field("unturned", "unturned", (KINDS,), MOST, "tiles whose crown nobody can tell, by kind"),
        Field("crowned", "crowned", (KINDS,), MOST, "how many of those carry one"),
        Field("earlier", "earlier", (PLACES,), KINDS, "kind + 1 of tiles on order places at the reshuffle"),
        Field("early", "early", (PLACES,), 1, "places where they still lie"),
        Field("doubt", "doubt", (CASES,), 100, "per cent: how likely each way to lay crowns on them is"),
    ]  # fmt: skip


CATHEDRAL_FIELDS = [
    Field(
        "cells", "cells", (ROWS_SEEN, COLUMNS, CELL), 7,
        "red, yellow, green, blue, scaffold, glass, own builder, other builder, architect, mason, "
        "Hercules, crown, order on the other side (1 to 7)",
    ),
    Field("beyond", "cells", (1,), MOST, f"things in the cathedral beyond row {ROWS_SEEN}"),
]  # fmt: skip

PLAYER_FIELDS = [
    Field("crew", "crew", (1,), BUILDERS, "builders in the cathedral"),
    Field("tokens", "tokens", (1,), TOKENS, "promotion tokens"),
    Field("coins", "coins", (1,), MOST, "coins"),
    Field("hundreds", "points", (1,), MOST, "points, hundreds"),
    Field("points", "points", (1,), 99, "points beyond the hundreds"),
]


def encoding(
    rules: BasilicaRules, of_table: Declaration = OF_TABLE, of_player: Declaration = OF_PLAYER
) -> Encoding:
    layout = Layout(2, of_table, of_player)
    layout.add_table(table_fields())
    layout.add_players(PLAYER_FIELDS)
    layout.often = layout.size
    layout.add_table(CATHEDRAL_FIELDS)
    layout.finish(LEFT_OUT)
    return Encoding(layout, BasilicaObserver, PLAYER_MOVES, STARTS, TOP + KINDS - STARTS)
