"""What a module adds to the documents of The Red Cathedral. Its manifest provides it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import reduce
from operator import or_
from typing import Any

from duomo.core.engine.event import Event
from duomo.core.remembered import Remembered
from duomo.games.red_cathedral.modules.expansions import MANIFESTS, manifest_of
from duomo.games.red_cathedral.rules.module import Module
from duomo.games.red_cathedral.rules.state import RedState
from duomo.games.red_cathedral.rules.values import TableValues
from duomo.games.red_cathedral.wire.base import Decision, Fact, Move, ScoringLine
from duomo.games.red_cathedral.wire.decisions import Maker as DecisionMaker
from duomo.games.red_cathedral.wire.making import Maker as MoveMaker
from duomo.games.red_cathedral.wire.position import Piece, Position


class ModuleWire:
    """Every method is a hook called while a document is made."""

    decisions: Mapping[str, DecisionMaker] = {}
    """Makers of its decisions, by the name under which each gets its number."""
    moves: Mapping[str, MoveMaker] = {}
    """Makers of its moves, by the name under which they get their numbers."""
    documents: tuple[type[Decision | Move | Fact | ScoringLine], ...] = ()
    """The types of its decisions, moves, events and scoring lines."""
    declined: tuple[str, ...] = ()
    """What its offers are called when they are declined, besides resources."""
    field: tuple[str, Any] | None = None
    """The field it adds to a view: name and type."""

    def board(self, values: TableValues, kept: Remembered, state: RedState, seat: int) -> object:
        """Return its field of a view, as far as the seat may see it."""
        return None

    def secret(self) -> bool:
        """True if seats may see different things on its board."""
        return False

    def activatable(self, values: TableValues, state: RedState) -> list[str]:
        """RC-7.7. Return what the party in turn may activate with a die that has no slot."""
        return []

    def meant(self, at: Position, piece: Piece) -> int | None:
        """Return the move meant by a click on a piece, or None if the module does not decide it."""
        return None

    def places(self, at: Position) -> list[str]:
        """Return the places on its board that a lesson may point to, as named by the page (`data-at`)."""
        return []

    def conceal(self, values: TableValues, state: RedState, seat: int) -> None:
        """Remove what a seat may not know from a position, a copy that is not played on."""

    def lines_before(self, events: Iterable[Event]) -> list[ScoringLine]:
        """Return the lines scored before the markers move back."""
        return []

    def lines(self, values: TableValues, state: RedState) -> list[ScoringLine]:
        """Return the lines scored besides track, goods and towers."""
        return []

    def prestige(self, values: TableValues, state: RedState, seat: int) -> int:
        """Return what a party gets on these lines."""
        return 0


def wire_of(module: Module) -> ModuleWire:
    return manifest_of(module).wire()


def wires_of(values: TableValues) -> list[ModuleWire]:
    """Return one for each module in play, in order."""
    return [wire_of(module) for module in values.modules]


def all_wires() -> list[ModuleWire]:
    return [manifest.wire() for manifest in MANIFESTS]


def union_of(base: Any, kind: type) -> Any:
    """Return a union of the base game's documents of a kind and those of all modules."""
    own = [one for wire in all_wires() for one in wire.documents if issubclass(one, kind)]
    return reduce(or_, own, base)


def declined() -> list[str]:
    """Return what the offers of all modules are called when they are declined, besides resources."""
    return [name for wire in all_wires() for name in wire.declined]


def fields() -> list[tuple[str, Any]]:
    """Return the fields that modules add to a view, in order."""
    return [wire.field for wire in all_wires() if wire.field is not None]
