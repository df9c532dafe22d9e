"""A legal move of Basilica: what to click, where it goes, what it gains, and whether it ends the turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from duomo.core import wire
from duomo.core.engine.state import first, kind_of, second, third
from duomo.core.words.words import Said, Words
from duomo.games.basilica.rules import codes as c
from duomo.games.basilica.rules.names import ORDER_NAMES, RANK_NAMES, cell_name
from duomo.games.basilica.rules.state import BasilicaState
from duomo.games.basilica.rules.zones import black_points, find_zones, white_points
from duomo.games.basilica.wire.things import Order, Points, Rank, Side, side_of


class TakeVault(msgspec.Struct, tag_field="kind", tag="vault"):
    """BA-2.2. Take a vault from the display."""

    place: int


class TakeOrder(msgspec.Struct, tag_field="kind", tag="order"):
    """BA-4.1. Begin an order from the display."""

    place: int
    order: Order


class ReplaceVaults(msgspec.Struct, tag_field="kind", tag="replace"):
    """BA-3.2. Replace the three vaults, none of which fits."""


class PlaceBuilder(msgspec.Struct, tag_field="kind", tag="builder"):
    """BA-2.2. Put a builder on the vault just placed."""

    cell: str


class PlaceVault(msgspec.Struct, tag_field="kind", tag="place"):
    """BA-3.1. Put the chosen vault on a cell."""

    cell: str
    king: int
    """BA-3.3. The king's space after the move."""
    scoring: bool
    """BA-3.3. The king reaches a crown: both sides are scored."""


class BuildScaffold(msgspec.Struct, tag_field="kind", tag="scaffold"):
    cell: str
    left: int
    """BA-4.5. Scaffolds still to be built afterwards."""


class ChoosePromoted(msgspec.Struct, tag_field="kind", tag="promote"):
    cell: str


class GiveRank(msgspec.Struct, tag_field="kind", tag="rank"):
    cell: str
    rank: Rank


class Recruit(msgspec.Struct, tag_field="kind", tag="recruit"):
    cell: str


class ChooseMover(msgspec.Struct, tag_field="kind", tag="move"):
    cell: str
    side: Side


class MoveBuilder(msgspec.Struct, tag_field="kind", tag="target"):
    """BA-4.3. Move the builder on `start` to a cell."""

    cell: str
    start: str


class TakeBack(msgspec.Struct, tag_field="kind", tag="take-back"):
    cell: str


class Glaze(msgspec.Struct, tag_field="kind", tag="glass"):
    cell: str


class Ruin(msgspec.Struct, tag_field="kind", tag="catastrophe"):
    """BA-4.5. Destroy the vault on a cell."""

    cell: str


class Pay(msgspec.Struct, tag_field="kind", tag="pay"):
    """BA-4.1. Pay a coin to execute the order."""

    order: Order
    coins: int
    """The price."""


class Decline(msgspec.Struct, tag_field="kind", tag="decline"):
    order: Order


Move = (
    TakeVault | TakeOrder | ReplaceVaults | PlaceBuilder | PlaceVault | BuildScaffold | ChoosePromoted
    | GiveRank | Recruit | ChooseMover | MoveBuilder | TakeBack | Glaze | Ruin | Pay | Decline
)  # fmt: skip


class Offer(wire.Offer, kw_only=True, tag_field=wire.GAME, tag=c.GAME):
    does: Move
    brings: Points
    """BA-5.3. How many more points both sides would have after it if a scoring came at once."""
    ends_turn: bool = False
    """After it, the mover can no longer change this turn."""


def offer(words: Words, code: int, now: Points, said: Said) -> Offer:
    """Make the move on a copy of the position, so that its gains are the real ones."""
    state: BasilicaState = words.state
    after = state.copy()
    words.rules.play(after, code, None)
    then = worth(after)
    brings = Points(then.white - now.white, then.black - now.black)
    ends = ends_turn(state, after)
    return Offer(*said, does=does(state, code, after), brings=brings, ends_turn=ends)


def worth(state: BasilicaState) -> Points:
    """BA-5.3. Points of both sides if a scoring came now."""
    white, black = state.players[0].points, state.players[1].points
    if state.stack:
        for zone in find_zones(state.cells):
            white += white_points(zone)
            black += black_points(zone)
    return Points(white, black)


def ends_turn(state: BasilicaState, after: BasilicaState) -> bool:
    """BA-2.2. True if the mover has nothing left to do in the turn. BA-4.4: a declined Confound is still
    theirs to finish."""
    seat = state.active
    if state.decider != seat:
        return False
    if not after.stack or after.active != seat:
        return True
    if after.left:
        return False
    for top in after.stack[1:]:
        kind = kind_of(top)
        if kind >= c.PLAYER_FRAMES and (
            first(top) == seat or (kind == c.OFFER and second(top) == c.CONFOUND)
        ):
            return False
    return True


def does(state: BasilicaState, code: int, after: BasilicaState) -> Move:
    if code < c.REPLACE:
        return TakeVault(code - c.TAKE_VAULT + 1)
    if code == c.REPLACE:
        return ReplaceVaults()
    if code == c.PLACE_BUILDER:
        return PlaceBuilder(cell_name(state.fresh))
    if code < c.TAKE_ORDER + c.PLACES:
        place = code - c.TAKE_ORDER
        return TakeOrder(place + 1, order_name(state.orders[place] % c.ORDERS))
    top = state.stack[-1]
    if code >= c.AT:
        return ON_CELL[kind_of(top)](cell_name(c.cell_of(code)), state, top, after)
    if code == c.PAY:
        return Pay(order_name(second(top)), state.players[first(top)].coins - after.players[first(top)].coins)
    if code == c.DECLINE:
        return Decline(order_name(second(top)))
    rank: Any = RANK_NAMES[code - c.GIVE_RANK]
    return GiveRank(cell_name(second(top)), rank)


def place_vault(cell: str, state: BasilicaState, top: int, after: BasilicaState) -> PlaceVault:
    return PlaceVault(cell, after.king, after.king // c.KING_STEP > state.king // c.KING_STEP)


OnCell = Callable[[str, BasilicaState, int, BasilicaState], Move]
"""Takes a cell, the position, its pending decision, and the position after the move."""
ON_CELL: dict[int, OnCell] = {
    c.PLACE: place_vault,
    c.BUILD_SCAFFOLD: lambda cell, state, top, after: BuildScaffold(cell, second(top) - 1),
    c.CHOOSE_TARGET: lambda cell, state, top, after: MoveBuilder(cell, cell_name(third(top))),
    c.CHOOSE_MOVER: lambda cell, state, top, after: ChooseMover(cell, side_of(second(top))),
    c.CHOOSE_RECRUIT: lambda cell, state, top, after: Recruit(cell),
    c.CHOOSE_PROMOTED: lambda cell, state, top, after: ChoosePromoted(cell),
    c.CHOOSE_REMOVED: lambda cell, state, top, after: TakeBack(cell),
    c.CHOOSE_GLASS: lambda cell, state, top, after: Glaze(cell),
    c.CHOOSE_RUIN: lambda cell, state, top, after: Ruin(cell),
}
"""What happens on the cell of a move, by the kind of the decision."""


def order_name(order: int) -> Any:
    return ORDER_NAMES[order]
