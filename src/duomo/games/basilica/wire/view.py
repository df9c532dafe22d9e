"""What a seat may know about a position of Basilica: everything, as no part of a state is hidden (BA-1.1)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

import msgspec

from duomo.core import wire
from duomo.core.engine.state import NATURE, NOBODY, first, kind_of, second, third
from duomo.core.remembered import Remembered
from duomo.games.basilica.rules.codes import (
    ACTIONS,
    BUILD_SCAFFOLD,
    CHOOSE_GLASS,
    CHOOSE_RANK,
    CHOOSE_RECRUIT,
    CHOOSE_REMOVED,
    CHOOSE_RUIN,
    CHOOSE_TARGET,
    EXECUTED,
    GAME,
    NO_TILE,
    PLACE,
    PLAYER_FRAMES,
)
from duomo.games.basilica.rules.names import SEAT_NAMES, cell_name, kind_name
from duomo.games.basilica.rules.rules import BasilicaRules
from duomo.games.basilica.rules.state import BasilicaState
from duomo.games.basilica.wire.things import (
    Builder,
    Cell,
    Points,
    Side,
    Tile,
    ZoneShown,
    builder_on,
    cells_shown,
    order_side,
    side_of,
    vault_side,
    zones_shown,
)


class VaultInHand(msgspec.Struct, tag_field="kind", tag="vault"):
    tile: Tile


class BuilderInHand(msgspec.Struct, tag_field="kind", tag="builder"):
    builder: Builder


class GlassInHand(msgspec.Struct, tag_field="kind", tag="glass"):
    pass


class ScaffoldInHand(msgspec.Struct, tag_field="kind", tag="scaffold"):
    pass


class RuinInHand(msgspec.Struct, tag_field="kind", tag="ruin"):
    """A vault to be destroyed."""


class HomeInHand(msgspec.Struct, tag_field="kind", tag="take-back"):
    """A builder to be sent home."""


Hand = VaultInHand | BuilderInHand | GlassInHand | ScaffoldInHand | RuinInHand | HomeInHand
"""What the decider is about to put on a cell, or to do there."""


class Chosen(msgspec.Struct):
    """What was chosen earlier in the same action."""

    vault: int | None
    """The vault place, from 1."""
    order: int | None
    """The place of the order being executed, from 1."""
    cell: str | None


class Player(msgspec.Struct):
    """BA-1.3."""

    side: Side
    points: int
    reserve: int
    tokens: int
    coins: int


class Unseen(msgspec.Struct, array_like=True):
    """Tiles of one kind: those under the top of the pile, those nobody has turned over, and crowns on the
    latter."""

    pile: int
    unturned: int
    crowns: int


class View(wire.View, tag_field=wire.GAME, tag=GAME):
    seat: Side | None
    """The viewer; None for a spectator."""
    decides: Side | Literal["nature", "nobody"]
    asks: str | None
    """What a player has to decide: the first word of a pending decision as in docs/positions.md."""
    turn: Side
    action: int
    """BA-2.2. The current action of the turn, from 1."""
    actions: int
    """BA-2.2. Actions per turn."""
    fresh: str | None
    """BA-2.2. The cell of the vault placed by the previous action."""
    chosen: Chosen
    hand: Hand | None
    king: int
    orders: list[Tile | None]
    vaults: list[Tile | None]
    top: Tile | None
    pile: int
    discards: int
    reshuffled: bool
    height: int
    """Number of occupied rows."""
    cells: list[Cell]
    zones: list[ZoneShown]
    """Zones with builders, the most valuable first."""
    scored_now: Points
    """BA-5.3. What a scoring would give now."""
    players: list[Player]
    unseen: dict[str, Unseen]
    """By the order side of the tile."""


def view(rules: BasilicaRules, kept: Remembered, state: BasilicaState, seat: int) -> View:
    """Return the view of a seat. The cathedral is taken from the cache if it has not changed."""
    built = tuple(state.cells)
    zones = kept.part("zones", built, zones_shown, state.cells)
    cells = kept.part("cells", built, cells_shown, state.cells)
    values = rules.values
    decides: Any = {NATURE: "nature", NOBODY: "nobody"}.get(state.decider) or SEAT_NAMES[state.decider]
    top = state.stack[-1] if state.stack else 0
    players_decision = bool(state.stack) and kind_of(top) >= PLAYER_FRAMES
    return View(
        state.turns,
        side_of(seat) if 0 <= seat < len(state.players) else None,
        decides,
        rules.decisions[kind_of(top)].name if players_decision else None,
        side_of(state.active),
        action_of(state),
        ACTIONS,
        cell_name(state.fresh) if state.fresh else None,
        chosen(state),
        hand(state, top) if players_decision else None,
        state.king,
        [order_side(kind) for kind in state.orders],
        [vault_side(vault) for vault in state.vaults],
        order_side(state.top),
        state.under + (state.top != NO_TILE),
        state.discards,
        bool(state.reshuffled),
        max((cell.row for cell in cells), default=0),
        cells,
        zones,
        Points(sum(zone.points.white for zone in zones), sum(zone.points.black for zone in zones)),
        [
            Player(side_of(number), player.points, player.reserve(), player.tokens, player.coins)
            for number, player in enumerate(state.players)
        ],
        {
            kind_name(kind): Unseen(state.pile[kind], state.unturned[kind], state.crowned[kind])
            for kind in values.kinds
            if state.pile[kind] or state.unturned[kind]
        },
    )


def action_of(state: BasilicaState) -> int:
    """BA-2.2, BA-4.1. An order counts as taken while it is being executed."""
    executing = any(kind_of(top) == EXECUTED for top in state.stack)
    return min(ACTIONS, ACTIONS - state.left + (0 if executing else 1))


CHOSEN: dict[int, Callable[[int], dict[str, int | str]]] = {
    PLACE: lambda top: {"vault": second(top) + 1},
    EXECUTED: lambda top: {"order": first(top) + 1},
    CHOOSE_RANK: lambda top: {"cell": cell_name(second(top))},
    CHOOSE_TARGET: lambda top: {"cell": cell_name(third(top))},
}
"""What was chosen before a decision came up, by the kind of the decision: a field of `Chosen`."""


def chosen(state: BasilicaState) -> Chosen:
    found = Chosen(None, None, None)
    for top in state.stack:
        tell = CHOSEN.get(kind_of(top))
        if tell is not None:
            found = msgspec.structs.replace(found, **tell(top))
    return found


def vault_in_hand(state: BasilicaState, top: int) -> Hand | None:
    tile = vault_side(state.vaults[second(top)])
    return None if tile is None else VaultInHand(tile)


def mover_in_hand(state: BasilicaState, top: int) -> Hand | None:
    builder = builder_on(state.cells[third(top)])
    return None if builder is None else BuilderInHand(builder)


HANDS: dict[int, Callable[[BasilicaState, int], Hand | None]] = {
    PLACE: vault_in_hand,
    CHOOSE_RECRUIT: lambda state, top: BuilderInHand(Builder(side_of(first(top)))),
    CHOOSE_TARGET: mover_in_hand,
    CHOOSE_GLASS: lambda state, top: GlassInHand(),
    BUILD_SCAFFOLD: lambda state, top: ScaffoldInHand(),
    CHOOSE_RUIN: lambda state, top: RuinInHand(),
    CHOOSE_REMOVED: lambda state, top: HomeInHand(),
}
"""What is in hand during a decision, by its kind; for kinds not listed, nothing."""


def hand(state: BasilicaState, top: int) -> Hand | None:
    make = HANDS.get(kind_of(top))
    return None if make is None else make(state, top)
