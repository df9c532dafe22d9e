"""Which modules a table's options bring into play, in the order in which the base game asks them."""

from __future__ import annotations

from collections.abc import Callable

from duomo.core.options import Options
from duomo.games.red_cathedral.component_set import RedCathedralComponents
from duomo.games.red_cathedral.module import Module
from duomo.games.red_cathedral.tables import Tables

Attach = Callable[[Tables, Options, RedCathedralComponents], None]
"""Looks at the options and, if its module is wanted, changes the tables and joins (`join`)."""

MANIFESTS: tuple[Attach, ...] = ()


def attach_modules(tables: Tables, options: Options, components: RedCathedralComponents) -> None:
    for attach in MANIFESTS:
        attach(tables, options, components)


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
