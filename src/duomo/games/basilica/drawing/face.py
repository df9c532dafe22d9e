"""Basilica in the terminal: display, cathedral, players, scorings."""

from __future__ import annotations

from collections.abc import Collection

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from duomo.core.face import Face
from duomo.core.table import Table
from duomo.core.words.phrase import render
from duomo.games.basilica.rules import codes as c
from duomo.games.basilica.rules.cells import (
    builder_of,
    colours_of,
    has_builder,
    has_crown,
    has_glass,
    is_scaffold,
    rank_of,
)
from duomo.games.basilica.rules.names import COLOUR_NAMES, RANK_NAMES, SEAT_NAMES, tile_facts
from duomo.games.basilica.rules.state import BasilicaState
from duomo.games.basilica.words.words import order_words, vault_words
from duomo.locales import sentence

STYLES = {"red": "red", "yellow": "yellow", "green": "green", "blue": "bright_blue"}
BUILDERS = "○●"
"""By seat."""


class BasilicaFace(Face):
    def board(self, table: Table, language: str, width: int, you: Collection[int] = ()) -> RenderableType:
        return draw(state_of(table), language, you)

    def legend(self, table: Table, language: str) -> RenderableType | None:
        lines = [sentence(f"ba-legend-{part}", language) for part in ("colours", "signs", "builders")]
        return Text(" · ".join(lines), style="dim")

    def seat_line(self, table: Table, seat: int, language: str) -> RenderableType | None:
        return stock(state_of(table), seat, language)


def state_of(table: Table) -> BasilicaState:
    assert isinstance(table.state, BasilicaState)
    return table.state


def draw(state: BasilicaState, language: str = "en", you: Collection[int] = ()) -> RenderableType:
    """Draw the whole position."""
    parts: list[RenderableType] = [
        display(state, language),
        pile(state, language),
        cathedral(state, language),
    ]
    for seat, name in enumerate(SEAT_NAMES):
        line = Text("▶ " if state.active == seat and state.stack else "  ", style="bold")
        line.append(f"{BUILDERS[seat]} {sentence('ba-seat', language, {'seat': name})}", style="bold")
        line.append(f" {sentence('cli-you', language)}" if seat in you else "")
        line.append(" · ").append_text(stock(state, seat, language))
        parts.append(line)
    return Group(*parts)


def stock(state: BasilicaState, seat: int, language: str) -> Text:
    player = state.players[seat]
    facts: dict[str, int | str] = {
        "points": player.points, "reserve": player.reserve(), "tokens": player.tokens, "coins": player.coins,
    }  # fmt: skip
    return Text(sentence("ba-stock", language, facts))


def colour_codes(colours: int, language: str) -> Text:
    """`Re`, or `Re/Bl` for a joker."""
    text = Text()
    for bit, name in enumerate(COLOUR_NAMES):
        if colours >> bit & 1:  # one bit for each of the four colours
            text.append("/" if text else "")
            text.append(sentence("ba-colour-short", language, {"colour": name}), style=STYLES[name])
    return text


def display(state: BasilicaState, language: str) -> RenderableType:
    """BA-1.4. Draw each order place above its vault place."""
    grid = Grid(box=box.SIMPLE, pad_edge=False)
    grid.add_column("", style="bold")
    for place in range(c.PLACES):
        grid.add_column(str(place + 1))
    orders = ["–" if kind == c.NO_TILE else render(order_words(kind), language) for kind in state.orders]
    vaults = [render(vault_words(vault), language) if vault else "–" for vault in state.vaults]
    grid.add_row(sentence("ba-orders", language), *orders)
    grid.add_row(sentence("ba-vaults", language), *vaults)
    return grid


def pile(state: BasilicaState, language: str) -> Text:
    """BA-2.1. Draw the top of the pile, which is public."""
    if state.top == c.NO_TILE:
        text = sentence("ba-pile-empty", language)
    else:
        facts: dict[str, int | str] = {
            "tiles": state.under + 1,
            **tile_facts(state.top),
        }
        text = sentence("ba-pile", language, facts)
    discards = sentence("ba-discards", language, {"tiles": state.discards})
    return Text(f"{text} · {discards} · {sentence('ba-king-at', language, {'king': state.king})}")


def cathedral(state: BasilicaState, language: str) -> RenderableType:
    """BA-1.4. Draw the cathedral. Row 1 is nearest the board, so it is at the bottom."""
    grid = Grid(box=box.SQUARE, show_lines=True, show_header=False, padding=0)
    grid.add_column(justify="right", style="dim")
    for _ in range(c.COLUMNS):
        grid.add_column(width=9)
    for row in range(len(state.cells) // c.STRIDE - 2, 0, -1):
        first = row * c.STRIDE
        cells = [cell_text(state, cell, language) for cell in range(first, first + c.COLUMNS)]
        grid.add_row(str(row), *cells)
    grid.add_row("", *(Text(str(column + 1), style="dim") for column in range(c.COLUMNS)))
    return Group(Text(sentence("ba-cathedral", language), style="bold underline"), grid)


def cell_text(state: BasilicaState, cell: int, language: str) -> Text:
    value = state.cells[cell]
    if is_scaffold(value):
        return Text("##", style="dim")
    text = colour_codes(colours_of(value), language)
    text.append("^" if has_crown(value) else "")
    text.append("*" if has_glass(value) else "", style="bold cyan")
    if has_builder(value):
        text.append(f" {BUILDERS[builder_of(value)]}", style="bold")
        if rank := rank_of(value):
            text.append(sentence("ba-rank-short", language, {"rank": RANK_NAMES[rank]}), style="bold")
    return text


FACE = BasilicaFace()
