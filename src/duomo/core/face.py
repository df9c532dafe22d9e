"""How the terminal shows a game; returned by `Game.face`."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from duomo.core.engine.event import Event
from duomo.core.position import write_document
from duomo.core.table import Table
from duomo.core.words.phrase import render
from duomo.locales import sentence


class Face:
    """Board, log and result of one game in the terminal; this default shows plain documents."""

    def name(self, table: Table, seat: int, language: str) -> str:
        """Return the display name of a party."""
        return render(table.words().party(seat), language)

    def names(self, table: Table, language: str) -> list[str]:
        return [render(party, language) for party in table.words().parties()]

    def style(self, table: Table, seat: int) -> str:
        """Return the style of a party's name."""
        return "bold"

    def board(self, table: Table, language: str, width: int, you: Collection[int] = ()) -> RenderableType:
        """Return the whole position, for a console `width` wide; `you` are the seats of the people there."""
        return Text(write_document(table.view()))

    def legend(self, table: Table, language: str) -> RenderableType | None:
        """Return the meaning of the signs on the board."""
        return None

    def seat_line(self, table: Table, seat: int, language: str) -> RenderableType | None:
        """Return one line about what a seat owns, shown between the moves of its turn."""
        return None

    def call(self, table: Table, seat: int, language: str) -> str:
        """Return the prompt for a seat at the beginning of its turn."""
        return sentence("cli-your-turn", language, {"who": self.name(table, seat, language)})

    def story(self, table: Table, events: Sequence[Event], language: str) -> list[str]:
        """Return what happened, one sentence per line of the log."""
        words = table.words()
        return [render(told, language) for told in map(words.event, events) if told is not None]

    def result(self, table: Table, events: Sequence[Event], language: str) -> RenderableType:
        """Return the final result: every line of the scoring, and who won."""
        names = self.names(table, language)
        grid = Grid()
        grid.add_column("")
        for name in names:
            grid.add_column(name, justify="right")
        points = [str(score) for score in table.rules.scores(table.state)]
        grid.add_row(sentence("cli-total", language), *points)
        winners = table.rules.winners(table.state)
        return Group(grid, Text(winner_words([names[seat] for seat in winners], language), style="bold"))


def winner_words(names: Sequence[str], language: str) -> str:
    if len(names) == 1:
        return sentence("cli-winner", language, {"who": names[0]})
    return sentence("cli-shared-win", language, {"who": ", ".join(names)})
