"""How the terminal shows a game: with the `FACE` of its module `draw_<name>`, or plainly without one."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from importlib import import_module
from importlib.util import find_spec

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from duomo.core.event import Event
from duomo.core.position import write_document
from duomo.core.table import Table
from duomo.locales import sentence
from duomo.words import render, words_of


class Face:
    """Pictures of one game, and its story; this one makes do with documents."""

    def name(self, table: Table, seat: int, language: str) -> str:
        """What people call a party."""
        return render(words_of(table).party(seat), language)

    def names(self, table: Table, language: str) -> list[str]:
        return [render(party, language) for party in words_of(table).parties()]

    def style(self, table: Table, seat: int) -> str:
        """The colour of a party's name."""
        return "bold"

    def board(self, table: Table, language: str, width: int, you: Collection[int] = ()) -> RenderableType:
        """The whole position, for a console `width` wide; `you` are the seats of the people there."""
        return Text(write_document(table.view()))

    def legend(self, table: Table, language: str) -> RenderableType | None:
        """What the signs on the board mean."""
        return None

    def seat_line(self, table: Table, seat: int, language: str) -> RenderableType | None:
        """One line on what a seat owns, shown between the moves of its turn."""
        return None

    def call(self, table: Table, seat: int, language: str) -> str:
        """Asks a seat to play, at the beginning of its turn."""
        return sentence("cli-your-turn", language, {"who": self.name(table, seat, language)})

    def story(self, table: Table, events: Sequence[Event], language: str) -> list[str]:
        """What happened, a sentence for each line of the log."""
        words = words_of(table)
        return [render(told, language) for told in map(words.event, events) if told is not None]

    def result(self, table: Table, events: Sequence[Event], language: str) -> RenderableType:
        """The end: every line of the scoring, and who won."""
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


def face_of(game: str) -> Face:
    """The face of a game, or the plain one."""
    module = f"duomo.cli.draw_{game.replace('-', '_')}"
    if find_spec(module) is None:
        return Face()
    face = getattr(import_module(module), "FACE", None)
    return face if isinstance(face, Face) else Face()
