"""`duomo replay`: recorded games, step by step."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from duomo.cli.common import console, interactive, language_of, read_text
from duomo.core.engine.refusal import OptionError
from duomo.core.record import NATURE_NAME, Record, RecordLine, read
from duomo.core.table import Table
from duomo.locales import sentence


def replay(
    file: Path,
    /,
    *,
    at: int | None = None,
    verify: Annotated[bool, Parameter(negative="")] = False,
    components: Path | None = None,
    language: str | None = None,
) -> int:
    """Step through a recorded game, or check it against the rules.

    Parameters
    ----------
    file
        The record.
    at
        Draw the position after this many moves, dice and cards included, and stop.
    verify
        Check every move against the rules and only print the result.
    components
        A file with the values of the copy the game was played with.
    language
        A code such as en or de. By default, the language of your environment.
    """
    from duomo.core.replay import follow, table_of
    from duomo.games.registry import find

    tongue = language_of(language)
    record = read(read_text(file), file.name)
    table = table_of(find, record, components)
    screen = console()
    if verify:
        for _ in follow(table, record):
            pass
        screen.print(sentence("cli-replay-fine", tongue, {"moves": len(record.moves)}), markup=False)
        return 0
    viewer = Viewer(table, record, tongue, screen)
    if at is not None:
        viewer.show_at(at)
    elif interactive():
        with suppress(EOFError, KeyboardInterrupt):
            viewer.step_through()
    else:
        viewer.print_all()
    return 0


class Viewer:
    def __init__(self, table: Table, record: Record, language: str, screen: Console) -> None:
        self.table = table
        self.record = record
        self.language = language
        self.screen = screen
        self.face = table.game.face()

    def show_at(self, count: int) -> None:
        if not 0 <= count <= len(self.record.moves):
            raise OptionError(
                f"The record has {len(self.record.moves)} moves; there is no position after {count}."
            )
        for line in self.record.moves[:count]:
            self.table.follow(line)
        self.board()

    def print_all(self) -> None:
        for line in self.record.moves:
            self.advance(line)
        self.result()

    def step_through(self) -> None:
        """Play the set-up at once, then one move per Enter."""
        moves = self.record.moves
        while len(self.table.moves) < len(moves) and moves[len(self.table.moves)].who == NATURE_NAME:
            self.table.follow(moves[len(self.table.moves)])
        self.board()
        self.screen.print(Text(sentence("cli-replay-help", self.language), style="dim"))
        while len(self.table.moves) < len(moves):
            done = len(self.table.moves)
            typed = input(f"{done}/{len(moves)}> ").strip().lower()
            if typed in ("q", "quit"):
                return
            if typed in ("b", "board"):
                self.board()
            elif typed in ("-", "back") and done:
                self.table.rewind(done - 1)
                self.board()
            elif typed.isdecimal() and int(typed) <= len(moves):
                self.jump(int(typed))
            elif not typed:
                self.advance(moves[done])
            else:
                self.screen.print(Text(sentence("cli-replay-help", self.language), style="dim"))
        self.result()

    def jump(self, count: int) -> None:
        if count < len(self.table.moves):
            self.table.rewind(count)
        for line in self.record.moves[len(self.table.moves) : count]:
            self.table.follow(line)
        self.board()

    def advance(self, line: RecordLine) -> None:
        """Play one move: print its notation, then what happened."""
        number = len(self.table.moves) + 1
        self.events = self.table.follow(line)
        self.screen.print(Text(f"{number:>4}  {line.who}: {line.text}", style="bold"))
        for words in self.face.story(self.table, self.events, self.language):
            self.screen.print(Padding(Text(words), (0, 0, 0, 6), expand=False))

    def board(self) -> None:
        self.screen.print(self.face.board(self.table, self.language, self.screen.width))

    def result(self) -> None:
        if self.table.over:
            self.screen.print(self.face.result(self.table, self.events, self.language))
        else:
            self.screen.print(Text(sentence("cli-replay-unfinished", self.language), style="dim"))
