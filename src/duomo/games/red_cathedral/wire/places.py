"""Places of the table that a lesson or a figure may point to, as named by the page's board (`data-at`)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from duomo.games.red_cathedral.rules.codes import QUADRANTS
from duomo.games.red_cathedral.rules.names import DIE_NAMES, SLOT_NAMES, section_name
from duomo.games.red_cathedral.wire.module import ModuleWire
from duomo.games.red_cathedral.wire.position import Position
from duomo.games.red_cathedral.wire.pressed import SPACE_NAMES


def places(wires: Iterable[ModuleWire], at: Position) -> frozenset[str]:
    own = [*cathedral(at), *market(at), *workshops(at)]
    return frozenset([*own, *(place for wire in wires for place in wire.places(at))])


def cathedral(at: Position) -> Iterator[str]:
    for cell in at.state.cells:
        yield f"section-{section_name(cell)}"
        yield f"tower-{section_name(cell).split('.')[0]}"


def market(at: Position) -> Iterator[str]:
    yield from (f"stall-{name}" for name in SPACE_NAMES)
    yield from (f"quarter-{name}" for name in SPACE_NAMES[:QUADRANTS])
    yield from (f"die-{name}" for name in DIE_NAMES[: len(at.state.die_space)])


def workshops(at: Position) -> Iterator[str]:
    """The workshops of the players; the automaton has none."""
    for seat in range(len(at.state.players)):
        if not at.values.party_names[seat]:
            yield from (f"slot-{at.party(seat)}-{slot}" for slot in SLOT_NAMES)
