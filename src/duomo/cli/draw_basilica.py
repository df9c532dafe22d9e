"""Basilica in the terminal: display, cathedral, players, scorings."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from duomo.cli.face import Face
from duomo.core.event import Event
from duomo.core.state import second
from duomo.core.table import Move, Table
from duomo.games.basilica import codes as c
from duomo.games.basilica.names import (
    COLOUR_NAMES,
    FACE_NAMES,
    ORDER_NAMES,
    RANK_NAMES,
    SEAT_NAMES,
    cell_name,
)
from duomo.games.basilica.state import BasilicaState
from duomo.locales import sentence
from duomo.locales.tell import tell

STYLES = {"red": "red", "yellow": "yellow", "green": "green", "blue": "bright_blue"}
QUESTIONS = {
    c.TURN: "turn",
    c.PLACE: "place",
    c.BUILD_SCAFFOLD: "scaffold",
    c.CHOOSE_PROMOTED: "promote",
    c.CHOOSE_RANK: "rank",
    c.CHOOSE_RECRUIT: "recruit",
    c.CHOOSE_MOVER: "move",
    c.CHOOSE_TARGET: "target",
    c.CHOOSE_REMOVED: "take-back",
    c.CHOOSE_GLASS: "glass",
    c.CHOOSE_RUIN: "catastrophe",
    c.OFFER: "offer",
}
BUILDERS = {c.WHITE: "○", c.BLACK: "●"}
SILENT = ("top", "turned")
"""Events of the display, which the picture shows."""


class BasilicaFace(Face):
    def name(self, table: Table, seat: int, language: str) -> str:
        return sentence("ba-seat", language, {"seat": SEAT_NAMES[seat]})

    def board(self, table: Table, language: str, width: int, you: Collection[int] = ()) -> RenderableType:
        return draw(state_of(table), language, you)

    def legend(self, table: Table, language: str) -> RenderableType | None:
        lines = [sentence(f"ba-legend-{part}", language) for part in ("colours", "signs", "builders")]
        return Text(" · ".join(lines), style="dim")

    def seat_line(self, table: Table, seat: int, language: str) -> RenderableType | None:
        return stock(state_of(table), seat, language)

    # ---- choices ---------------------------------------------------------------------------------

    def decision(self, table: Table, language: str) -> str:
        state = state_of(table)
        top = state.stack[-1]
        question = QUESTIONS.get(top & 63, "turn")
        facts: dict[str, int | str] = {"order": ORDER_NAMES[second(top)]} if question == "offer" else {}
        text = sentence(f"ba-decide-{question}", language, facts)
        if question == "turn":
            text += f" ({sentence('ba-actions-left', language, {'actions': state.left})})"
        return text

    def move(self, table: Table, move: Move, language: str) -> str:
        state, code = state_of(table), move.code
        if code < c.REPLACE:
            return vault_words(state.vaults[code - c.TAKE_VAULT], language)
        if code == c.REPLACE:
            return sentence("ba-move-replace", language)
        if code == c.PLACE_BUILDER:
            return sentence("ba-move-builder", language)
        if code <= c.GIVE_RANK:
            return order_words(state.orders[code - c.TAKE_ORDER], language)
        if code < c.PAY:
            return sentence("ba-move-rank", language, {"rank": RANK_NAMES[code - c.GIVE_RANK]})
        if code >= c.AT:
            return sentence("ba-move-at", language, {"cell": cell_name(c.cell_of(code))})
        return sentence("ba-move-pay" if code == c.PAY else "ba-move-decline", language)

    def group(self, table: Table, move: Move, language: str) -> str:
        if table.state.stack[-1] & 63 != c.TURN:
            return ""
        if move.code <= c.REPLACE:
            return sentence("ba-heading-vault", language)
        return sentence(
            "ba-heading-builder" if move.code == c.PLACE_BUILDER else "ba-heading-order", language
        )

    # ---- what happened ---------------------------------------------------------------------------

    def story(self, table: Table, events: Sequence[Event], language: str) -> list[str]:
        names = self.names(table, language)
        told = [event for event in events if event.kind not in SILENT]
        return [tell(event, names, language, table.game.name) for event in told]


def state_of(table: Table) -> BasilicaState:
    assert isinstance(table.state, BasilicaState)
    return table.state


def draw(state: BasilicaState, language: str = "en", you: Collection[int] = ()) -> RenderableType:
    """The whole position."""
    parts: list[RenderableType] = [
        display(state, language),
        pile(state, language),
        cathedral(state, language),
    ]
    for seat, name in enumerate(SEAT_NAMES):
        line = Text("▶ " if state.active == seat and state.stack else "  ", style="bold")
        line.append(f"{BUILDERS[c.side(seat)]} {sentence('ba-seat', language, {'seat': name})}", style="bold")
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
        if colours >> bit & 1:
            text.append("/" if text else "")
            text.append(sentence("ba-colour-short", language, {"colour": name}), style=STYLES[name])
    return text


def vault_words(vault: int, language: str) -> str:
    colours = FACE_NAMES[(vault >> c.KIND_SHIFT) // c.ORDERS]
    return sentence("ba-move-vault", language, {"colours": colours, "crown": 1 if vault & c.CROWN else 0})


def order_words(kind: int, language: str) -> str:
    facts = {"colours": FACE_NAMES[kind // c.ORDERS], "order": ORDER_NAMES[kind % c.ORDERS]}
    return sentence("ba-move-order", language, facts)


def display(state: BasilicaState, language: str) -> RenderableType:
    """BA-1.4. Each order place above its vault place."""
    grid = Grid(box=box.SIMPLE, pad_edge=False)
    grid.add_column("", style="bold")
    for place in range(c.PLACES):
        grid.add_column(str(place + 1))
    orders = ["–" if kind == c.NO_TILE else order_words(kind, language) for kind in state.orders]
    vaults = [vault_words(vault, language) if vault else "–" for vault in state.vaults]
    grid.add_row(sentence("ba-orders", language), *orders)
    grid.add_row(sentence("ba-vaults", language), *vaults)
    return grid


def pile(state: BasilicaState, language: str) -> Text:
    """BA-2.1. The top of the pile is seen by everybody."""
    if state.top == c.NO_TILE:
        text = sentence("ba-pile-empty", language)
    else:
        facts: dict[str, int | str] = {
            "tiles": state.under + 1,
            "colours": FACE_NAMES[state.top // c.ORDERS],
            "order": ORDER_NAMES[state.top % c.ORDERS],
        }
        text = sentence("ba-pile", language, facts)
    discards = sentence("ba-discards", language, {"tiles": state.discards})
    return Text(f"{text} · {discards} · {sentence('ba-king-at', language, {'king': state.king})}")


def cathedral(state: BasilicaState, language: str) -> RenderableType:
    """BA-1.4. Row 1 is nearest the board, so it is drawn lowest."""
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
    if value & c.SCAFFOLD:
        return Text("##", style="dim")
    text = colour_codes(value & c.COLOURS, language)
    text.append("^" if value & c.CROWN else "")
    text.append("*" if value & c.GLASS else "", style="bold cyan")
    for side, sign in BUILDERS.items():
        if value & side:
            rank = (value & c.RANK) >> c.RANK_SHIFT
            text.append(f" {sign}", style="bold")
            if rank:
                text.append(sentence("ba-rank-short", language, {"rank": RANK_NAMES[rank]}), style="bold")
    return text


FACE = BasilicaFace()
