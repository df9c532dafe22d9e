"""Which move a click on a piece of the board means, depending on the open question.

Legality is checked elsewhere: a click on a piece that is not offered is answered with the reason.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from duomo.games.red_cathedral.rules import codes as c
from duomo.games.red_cathedral.rules.names import (
    DIE_NAMES,
    MATERIAL_NAMES,
    ORNAMENT_NAMES,
    SLOT_NAMES,
    section_name,
)
from duomo.games.red_cathedral.rules.packed import needed
from duomo.games.red_cathedral.wire.making import HALVES
from duomo.games.red_cathedral.wire.module import ModuleWire
from duomo.games.red_cathedral.wire.position import Piece, Position

CELL_NAMES = [section_name(cell) for cell in range(c.CELLS)]
SPACE_NAMES = [str(space + 1) for space in range(c.SPACES)]


def meant(wires: Iterable[ModuleWire], at: Position, text: str) -> int | None:
    """Return the move for a piece, asking modules first; None if the piece stands for no move."""
    piece = Piece(*text.split("/")[:3])
    for wire in wires:
        code = wire.meant(at, piece)
        if code is not None:
            return code
    make = PIECES.get(piece.kind)
    return None if make is None else make(at, piece)


def numbered(first: int, names: Sequence[str], name: str) -> int | None:
    """Return the move for one of several named things."""
    return first + names.index(name) if name in names else None


# ---- the cathedral -------------------------------------------------------------------------------


def section(at: Position, piece: Piece) -> int | None:
    if piece.name not in CELL_NAMES:
        return None
    state, cell = at.state, CELL_NAMES.index(piece.name)
    if state.card[cell] < 0:
        return c.CLAIM + cell
    if state.done[cell]:
        return c.DECORATE + cell
    own = at.kind == c.TURN and state.owner[cell] == state.active
    return delivery(at, cell) if own or at.kind == c.BUILD else c.CLAIM + cell


def delivery(at: Position, cell: int) -> int:
    """Deliver the first material a section still needs, or else the first of its cost."""
    for cost in (at.state.needs[cell], at.values.card_cost[at.state.card[cell]]):
        for which in range(c.MATERIALS):
            if needed(cost, which):
                return c.DELIVER + which * c.CELLS + cell
    return c.DELIVER + cell


def material(at: Position, piece: Piece) -> int | None:
    """Deliver a material from the inventory, or give it for an action."""
    if at.kind != c.BUILD and at.kind != c.TURN:
        return numbered(c.HAND, MATERIAL_NAMES, piece.name)
    if piece.name not in MATERIAL_NAMES:
        return None
    state, which = at.state, MATERIAL_NAMES.index(piece.name)
    wanting = (cell for cell in state.cells if state.owner[cell] >= 0 and needed(state.needs[cell], which))
    return c.DELIVER + which * c.CELLS + next(wanting, state.cells[0])


def ornament(at: Position, piece: Piece) -> int | None:
    """Put the ornament on the first section where it fits."""
    if piece.name not in ORNAMENT_NAMES:
        return None
    state, which = at.state, ORNAMENT_NAMES.index(piece.name)
    fitting = [cell for cell in state.cells if at.values.card_kind[state.card[cell]] == which]
    bare = (cell for cell in fitting if state.done[cell] and state.ornament[cell] < 0)
    return c.DECORATE + next(bare, fitting[0])


# ---- the market and the workshop -----------------------------------------------------------------


def die(at: Position, piece: Piece) -> int | None:
    dice = DIE_NAMES[: len(at.state.die_space)]
    return c.MOVE_DIE + dice.index(piece.name) * c.SPACES if piece.name in dice else None


def stall(at: Position, piece: Piece) -> int | None:
    if piece.name not in SPACE_NAMES:
        return None
    if at.kind != c.SWAP:
        return c.RESOURCES
    space, last = SPACE_NAMES.index(piece.name), c.SPACES - 1
    return c.EXCHANGE + c.SPACE_PAIRS.index((min(space, last - 1), last))


def slot(at: Position, piece: Piece) -> int | None:
    return numbered(c.OPEN if at.kind == c.PLACE else c.USE_TILE, SLOT_NAMES, piece.other)


def aside(at: Position, piece: Piece) -> int | None:
    if piece.name == "trade":
        return c.TRADE
    if piece.name != "reroll":
        return None
    return c.REROLL + next(space for space, dice in enumerate(at.state.dice_on) if dice)


PIECES: Mapping[str, Callable[[Position, Piece], int | None]] = {
    "section": section,
    "material": material,
    "ornament": ornament,
    "die": die,
    "space": stall,
    "tile": stall,
    "act": lambda at, piece: numbered(c.UPPER, HALVES, piece.other),
    "slot": slot,
    "banner": lambda at, piece: c.FROM_RULER,
    "reserve": lambda at, piece: numbered(c.PICK, MATERIAL_NAMES, piece.name),
    "aside": aside,
}
"""By kind of piece."""
