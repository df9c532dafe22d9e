"""What a part of an expansion says about itself, and how it comes into play."""

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
    """No combination of options is impossible."""
    return []


def nothing_drawn(options: Options, dealer: Dealer) -> Options:
    """No option leaves anything to chance."""
    return options


def no_part() -> Part:
    """Nothing to add to positions."""
    from duomo.games.red_cathedral.positions.parts import Part

    return Part()


def no_words() -> ModuleWords:
    """No words of its own."""
    from duomo.games.red_cathedral.words.module import ModuleWords

    return ModuleWords()


def no_wire() -> ModuleWire:
    """Nothing to add to documents."""
    from duomo.games.red_cathedral.wire.module import ModuleWire

    return ModuleWire()


def no_drawing() -> ModuleDrawing:
    """Nothing on the terminal's board."""
    from duomo.games.red_cathedral.drawing.module import ModuleDrawing

    return ModuleDrawing()


@dataclass(frozen=True)
class Manifest:
    """One part of an expansion; `expansions.MANIFESTS` lists them all."""

    name: str
    """That of its module."""
    options: tuple[Option, ...]
    """Options it adds to the game; each is off by default."""
    wanted: Wanted
    """Whether the options of a table bring it into play."""
    attach: Attach
    """When it is wanted: change the table's values, and its module, if it has one, joins."""
    clashes: Clashes = anything_goes
    """Options that cannot go together, and why."""
    drawn: Drawn = nothing_drawn
    """The options with what they leave to chance decided."""
    components: bool = True
    """Whether it needs the components of the expansion."""
    part: Callable[[], Part] = no_part
    """Its table in positions."""
    words: Callable[[], ModuleWords] = no_words
    wire: Callable[[], ModuleWire] = no_wire
    """Its documents."""
    drawing: Callable[[], ModuleDrawing] = no_drawing
    """How the terminal shows it."""
    rule_pages: Mapping[str, str] = field(default_factory=dict)
    """Pages of the rulebook that came with it, by the letters before the numbers of their rules."""
    details: tuple[str, ...] = ()
    """Options among them that change nothing while it is not in play."""
