"""The cathedral in a position: cells by name, vaults, scaffolds, glass and builders."""

from __future__ import annotations

from typing import Any

from duomo.core.engine.entries import array, show, word, wrong
from duomo.core.engine.refusal import PositionError
from duomo.games.basilica.positions.tiles import Box, Named, vault_name
from duomo.games.basilica.rules.cathedral import around, put, set_builder, trim
from duomo.games.basilica.rules.cells import (
    builder,
    has_builder,
    has_glass,
    is_joker,
    is_scaffold,
    is_vault,
    rank_of,
)
from duomo.games.basilica.rules.codes import (
    ARCHITECT,
    BUILDERS,
    COLUMNS,
    GLASS,
    ORDERS,
    ROWS,
    SCAFFOLD,
    STRIDE,
    TOKENS,
    side,
)
from duomo.games.basilica.rules.names import RANK_NAMES, SEAT_NAMES, cell_name
from duomo.games.basilica.rules.said import RANKS, read_cell
from duomo.games.basilica.rules.state import BasilicaState
from duomo.games.basilica.rules.values import vault_of

MOST_CELLS = ROWS * COLUMNS


def read_cathedral(entries: dict[str, Any], state: BasilicaState, box: Box) -> None:
    """BA-1.4. Read the cathedral: at most one vault or scaffold per cell, at most one glass per vault."""
    vaults = entries.get("cathedral", {})
    if not isinstance(vaults, dict):
        raise PositionError(f"cathedral: {show(vaults)} is wrong; it must be a table of cells and vaults.")
    named = [
        (read_cell("cathedral", cell), Named(f"cathedral, {show(cell)}", text, True, built=True))
        for cell, text in vaults.items()
    ]

    def put_vault(cell: int, value: int) -> None:
        state.cells[cell] = value  # look up `cells` each time: growing replaces it

    for cell, vault in named:
        put(state, cell, vault_of(vault.face * ORDERS, vault.crown))
    for cell, vault in named:
        box.take_vault(vault, put_vault, cell)
    for text in array("scaffolds", entries.get("scaffolds", []), box.most_scaffolds(), "BA-4.5"):
        cell = read_cell("scaffolds", text)
        if cell < len(state.cells) and state.cells[cell]:
            raise wrong("ba-taken", "scaffolds", "BA-1.4", cell=text)
        put(state, cell, SCAFFOLD)
    trim(state)
    for cell, vault in named:
        if is_joker(state.cells[cell]) and is_joker(around(state.cells, cell)):
            raise wrong("ba-jokers", vault.place, "BA-3.1", cell=cell_name(cell))


def read_glass(entries: dict[str, Any], state: BasilicaState) -> None:
    for text in array("glass", entries.get("glass", []), MOST_CELLS, "BA-1.4"):
        cell = read_cell("glass", text)
        value = vault_at("glass", state, cell)
        if has_glass(value):
            raise wrong("ba-glass", "glass", "BA-1.4", cell=text)
        state.cells[cell] |= GLASS


def vault_at(place: str, state: BasilicaState, cell: int) -> int:
    value = state.cells[cell] if cell < len(state.cells) else 0
    if not is_vault(value):
        raise wrong("ba-no-vault", place, "BA-1.4", cell=cell_name(cell))
    return value


def read_crew(place: str, value: object, state: BasilicaState, seat: int) -> None:
    """BA-1.3. Read builders by cell, with the rank of promoted ones: `2.3 architect`."""
    player = state.players[seat]
    for text in array(place, value, BUILDERS, "BA-1.3"):
        words = text.split() if isinstance(text, str) else [text]
        cell = read_cell(place, words[0] if words else text)
        if has_builder(vault_at(place, state, cell)):
            raise wrong("ba-builder", place, "BA-1.4", cell=cell_name(cell))
        rank = RANKS.index(word(place, words[1], RANKS, "BA-4.2")) + ARCHITECT if len(words) > 1 else 0
        if len(words) > 2:
            raise PositionError(f"{place}: {show(text)} is wrong; a cell and at most a rank.")
        set_builder(state, player, cell, builder(side(seat), rank))
        player.tokens -= 1 if rank else 0
    if player.tokens < 0:
        raise wrong("ba-tokens", place, "BA-1.3", tokens=TOKENS)


def write_cathedral(state: BasilicaState) -> dict[str, Any]:
    vaults: dict[str, str] = {}
    scaffolds: list[str] = []
    glass: list[str] = []
    for cell in range(STRIDE, len(state.cells)):
        value = state.cells[cell]
        if is_vault(value):
            vaults[cell_name(cell)] = vault_name(value)
            if has_glass(value):
                glass.append(cell_name(cell))
        elif is_scaffold(value):
            scaffolds.append(cell_name(cell))
    return {"cathedral": vaults, "scaffolds": scaffolds, "glass": glass}


def crew_texts(state: BasilicaState, seat: int) -> list[str]:
    texts: list[str] = []
    for cell in state.players[seat].crew:
        rank = rank_of(state.cells[cell])
        texts.append(f"{cell_name(cell)} {RANK_NAMES[rank]}" if rank else cell_name(cell))
    return texts


def seat_of(place: str, value: object) -> int:
    return SEAT_NAMES.index(word(place, value, SEAT_NAMES))
