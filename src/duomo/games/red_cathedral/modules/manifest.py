"""The manifest of a part of an expansion, and how it comes into play."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from duomo.core.engine.dealer import Dealer
from duomo.core.options import Option, Options, Problem
from duomo.games.red_cathedral.components.sets import RedCathedralComponents
from duomo.games.red_cathedral.rules.values import TableValues

if TYPE_CHECKING:
    from duomo.games.red_cathedral.drawing.module import ModuleDrawing
    from duomo.games.red_cathedral.positions.parts import Part
    from duomo.games.red_cathedral.wire.module import ModuleWire
    from duomo.games.red_cathedral.words.module import ModuleWords

Wanted = Callable[[Options], bool]
Attach = Callable[[TableValues, Options, RedCathedralComponents], None]
Clashes = Callable[[Options], list[Problem]]
Drawn = Callable[[Options, Dealer], Options]


def anything_goes(options: Options) -> list[Problem]:
    """Default: all combinations of options are possible."""
    return []


def nothing_drawn(options: Options, dealer: Dealer) -> Options:
    """Default: no option leaves anything to chance."""
    return options


def no_part() -> Part:
    """Default: nothing to add to positions."""
    from duomo.games.red_cathedral.positions.parts import Part

    return Part()


def no_words() -> ModuleWords:
    """Default: no words."""
    from duomo.games.red_cathedral.words.module import ModuleWords

    return ModuleWords()


def no_wire() -> ModuleWire:
    """Default: nothing to add to documents."""
    from duomo.games.red_cathedral.wire.module import ModuleWire

    return ModuleWire()


def no_drawing() -> ModuleDrawing:
    """Default: nothing on the terminal's board."""
    from duomo.games.red_cathedral.drawing.module import ModuleDrawing

    return ModuleDrawing()


@dataclass(frozen=True)
class Manifest:
    """One part of an expansion; `expansions.MANIFESTS` lists them all."""

    name: str
    """The name of its module."""
    options: tuple[Option, ...]
    """Options it adds to the game; all are off by default."""
    wanted: Wanted
    """Whether a table's options bring it into play."""
    attach: Attach
    """If it is wanted: change the table's values and join its module, if it has one."""
    clashes: Clashes = anything_goes
    """Options that cannot be combined, and why."""
    drawn: Drawn = nothing_drawn
    """Returns the options with everything left to chance decided."""
    components: bool = True
    """True if it needs the components of the expansion."""
    part: Callable[[], Part] = no_part
    """Its table in positions."""
    words: Callable[[], ModuleWords] = no_words
    wire: Callable[[], ModuleWire] = no_wire
    """Its documents."""
    drawing: Callable[[], ModuleDrawing] = no_drawing
    """How the terminal shows it."""
    rule_pages: Mapping[str, str] = field(default_factory=dict)
    """Its pages of the rulebook, by the letters at the start of their rule ids."""
    details: tuple[str, ...] = ()
    """Options among these that have no effect while it is not in play."""
