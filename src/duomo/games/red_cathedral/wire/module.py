"""What a module adds to the documents of The Red Cathedral. Its manifest hands it out."""

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
    """Every method is asked at its place while a document is made."""

    decisions: Mapping[str, DecisionMaker] = {}
    """What makes its decisions, by the name under which each gets its number."""
    moves: Mapping[str, MoveMaker] = {}
    """What makes its moves, by the name under which they get their numbers."""
    documents: tuple[type[Decision | Move | Fact | ScoringLine], ...] = ()
    """The types of its decisions, moves, events and lines of the scoring."""
    field: tuple[str, Any] | None = None
    """What it adds to a view: the name, and the type of what stands there."""

    def board(self, values: TableValues, kept: Remembered, state: RedState, seat: int) -> object:
        """What it adds to a view, as far as a seat sees it."""
        return None

    def secret(self) -> bool:
        """Whether seats may see different things on its board."""
        return False

    def activatable(self, values: TableValues, state: RedState) -> list[str]:
        """RC-7.7. What the party in turn may activate with a die that has no slot."""
        return []

    def meant(self, at: Position, piece: Piece) -> int | None:
        """The move that a press on a piece would be, where the module has a say in it."""
        return None

    def places(self, at: Position) -> list[str]:
        """What a lesson may point to on its board, as the page names it (`data-at`)."""
        return []

    def conceal(self, values: TableValues, state: RedState, seat: int) -> None:
        """Take out of a position, a copy that nobody plays on, what a seat may not know."""

    def lines_before(self, events: Iterable[Event]) -> list[ScoringLine]:
        """What was scored before the markers went back."""
        return []

    def lines(self, values: TableValues, state: RedState) -> list[ScoringLine]:
        """What is scored beside track, goods and towers."""
        return []

    def prestige(self, values: TableValues, state: RedState, seat: int) -> int:
        """What a party gets on these lines."""
        return 0


def wire_of(module: Module) -> ModuleWire:
    return manifest_of(module).wire()


def wires_of(values: TableValues) -> list[ModuleWire]:
    """Those of the modules in play, in their order."""
    return [wire_of(module) for module in values.modules]


def all_wires() -> list[ModuleWire]:
    return [manifest.wire() for manifest in MANIFESTS]


def union_of(base: Any, kind: type) -> Any:
    """A union of the base game's documents of a kind, and those of all modules."""
    own = [one for wire in all_wires() for one in wire.documents if issubclass(one, kind)]
    return reduce(or_, own, base)


def fields() -> list[tuple[str, Any]]:
    """What modules add to a view, in their order."""
    return [wire.field for wire in all_wires() if wire.field is not None]
