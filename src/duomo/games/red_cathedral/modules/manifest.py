"""What a part of an expansion says about itself, and how it comes into play."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from duomo.core.options import Option, Options, Problem
from duomo.games.red_cathedral.component_set import RedCathedralComponents
from duomo.games.red_cathedral.module import Module
from duomo.games.red_cathedral.tables import Tables

Wanted = Callable[[Options], bool]
Attach = Callable[[Tables, Options, RedCathedralComponents], None]
Clashes = Callable[[Options], list[Problem]]


def anything_goes(options: Options) -> list[Problem]:
    """No combination of options is impossible."""
    return []


@dataclass(frozen=True)
class Manifest:
    """One part of an expansion; `expansions.MANIFESTS` lists them all."""

    options: tuple[Option, ...]
    """Options it adds to the game; each is off by default."""
    wanted: Wanted
    """Whether the options of a table bring it into play."""
    attach: Attach
    """When it is wanted: change the tables, and `join` if it has a module."""
    clashes: Clashes = anything_goes
    """Options that cannot go together, and why."""
    components: bool = True
    """Whether it needs the components of the expansion."""


def join(
    tables: Tables, module: Module, frames: range, moves: range, nature_frames: range, nature_moves: range
) -> None:
    """Bring a module into play, with the numbers of the decisions and moves that are its own."""
    assert module.index == len(tables.modules)
    tables.modules.append(module)
    for kind in (*frames, *nature_frames):
        tables.frame_module[kind] = module.index
    for move in (*moves, *nature_moves):
        tables.move_module[move] = module.index
