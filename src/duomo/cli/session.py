"""One game at one keyboard: asks people, lets bots answer, tells what happened."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from duomo.cli.common import FileTrouble, write_text
from duomo.cli.face import face_of
from duomo.core.driver import TURN_CAP, Bot
from duomo.core.event import Event
from duomo.core.refusal import NotationError
from duomo.core.state import NATURE
from duomo.core.table import Move, Table
from duomo.locales import sentence
from duomo.locales.tell import tell_refusal


class Stopped(Exception):
    """The player has had enough."""


class Session:
    def __init__(
        self,
        table: Table,
        bots: dict[int, Bot],
        bot_names: dict[int, str],
        language: str,
        screen: Console,
        save: Path | None = None,
    ) -> None:
        self.table = table
        self.bots = bots
        self.bot_names = bot_names
        self.language = language
        self.screen = screen
        self.save = save
        self.face = face_of(table.game.name)
        self.people = [seat for seat in range(table.rules.seats) if seat not in bots]
        self.log: list[tuple[int, str]] = []
        """Sentences, each with the number of moves made when it was told."""
        self.last: list[Event] = list(table.dealt)
        self.choices: list[int] = []
        """Moves made before each choice of a person, for undo."""
        self.shown_turn = (-1, -1)
        """Turn and seat whose beginning was announced with the whole board."""

    def say(self, key: str, style: str = "", **data: int | str) -> None:
        self.screen.print(Text(sentence(key, self.language, data), style=style))

    def name(self, seat: int) -> str:
        return self.face.name(self.table, seat, self.language)

    # ---- the game --------------------------------------------------------------------------------

    def run(self) -> int:
        with suppress(ImportError):
            import readline  # noqa: F401 - gives input() a history and arrow keys
        self.welcome()
        try:
            self.tell(self.table.dealt)
            self.loop()
        except (Stopped, EOFError, KeyboardInterrupt) as reason:
            self.farewell(asked=not isinstance(reason, EOFError))
            return 0
        self.screen.print(self.face.board(self.table, self.language, self.screen.width, self.people))
        self.screen.print()
        self.screen.print(self.face.result(self.table, self.last, self.language))
        self.farewell(asked=True)
        return 0

    def welcome(self) -> None:
        table = self.table
        seed = "–" if table.seed is None else str(table.seed)
        self.say("cli-welcome", "bold", title=table.game.title, players=table.options.players, seed=seed)
        if len(self.people) == 1:
            self.say("cli-you-are", who=self.name(self.people[0]))
        elif self.people:
            self.say("cli-hot-seat", who=", ".join(self.name(seat) for seat in self.people))
        if self.bots:
            who = ", ".join(f"{self.name(seat)} ({name})" for seat, name in self.bot_names.items())
            self.say("cli-opponents", who=who)

    def loop(self) -> None:
        table = self.table
        while not table.over:
            seat = table.decider
            if seat in self.bots:
                seen = table.rules.seen_by(table.state, seat)
                code = self.bots[seat].choose(table.rules, seen, table.rules.legal(seen))
                self.play(Move(code, table.rules.text(code)))
                if not self.people and table.state.turns > TURN_CAP:
                    raise Stopped
            elif seat == NATURE:
                raise Stopped  # a table without a dealer cannot be played here
            else:
                self.ask(seat)

    def decide(self, move: Move) -> None:
        """A person's choice."""
        self.choices.append(len(self.table.moves))
        self.play(move)

    def play(self, move: Move) -> None:
        self.last = self.table.play(move)
        self.tell(self.last)

    def tell(self, events: Sequence[Event]) -> None:
        viewers = self.people if len(self.people) == 1 else [-1]
        seen = [event for event in events if any(event.visible_to(seat) for seat in viewers)]
        for line in self.face.story(self.table, seen, self.language):
            self.log.append((len(self.table.moves), line))
            self.screen.print(Text(f"  {line}"), style="")

    # ---- asking ----------------------------------------------------------------------------------

    def ask(self, seat: int) -> None:
        table, face = self.table, self.face
        moves = table.legal()
        if len(moves) == 1:
            self.say("cli-forced", "dim", move=face.move(table, moves[0], self.language))
            self.play(moves[0])
            return
        turn = (table.state.turns, seat)
        if turn != self.shown_turn:
            self.shown_turn = turn
            self.show_board(seat)
        else:
            line = face.seat_line(table, seat, self.language)
            if line is not None:
                self.screen.print(line, style="dim")
        self.show_moves(moves)
        usual = face.usual(table, moves)
        while True:
            text = self.read(seat)
            if not text and usual is not None:
                self.decide(usual)
                return
            if not text:
                continue
            made = len(table.moves)
            if self.command(text, seat, moves):
                if len(table.moves) != made:
                    return
                continue
            move = self.find(text, moves)
            if move is not None:
                self.decide(move)
                return

    def read(self, seat: int) -> str:
        prompt = sentence("cli-prompt", self.language, {"who": self.name(seat)}) + " "
        text = input(prompt).strip()
        if not sys.stdin.isatty():
            self.screen.print(Text(text))  # so that a scripted game reads like a played one
        return text

    def find(self, text: str, moves: list[Move]) -> Move | None:
        """The move that a number or a notation names; says why when there is none."""
        if text.isdecimal():
            if 1 <= int(text) <= len(moves):
                return moves[int(text) - 1]
            self.say("cli-no-number", "yellow", count=len(moves))
            return None
        try:
            code = self.table.rules.parse(text)
        except NotationError:
            self.say("cli-unknown", "yellow", text=text)
            return None
        for move in moves:
            if move.code == code:
                return move
        self.why(text)
        return None

    def show_board(self, seat: int) -> None:
        self.screen.print()
        self.screen.print(self.face.board(self.table, self.language, self.screen.width, self.people))
        self.screen.print()
        self.say("cli-your-turn", self.face.style(self.table, seat), who=self.name(seat))

    def show_moves(self, moves: list[Move]) -> None:
        table, face = self.table, self.face
        self.screen.print(Text(face.decision(table, self.language), style="bold"))
        grid = Grid(box=None, show_header=False, padding=(0, 1, 0, 0), pad_edge=False)
        grid.add_column(justify="right", width=4, style="bold")
        grid.add_column(ratio=1)
        grid.add_column(style="dim", no_wrap=True)
        headings = {face.group(table, move, self.language) for move in moves}
        heading = ""
        for number, move in enumerate(moves, 1):
            group = face.group(table, move, self.language)
            if group != heading and len(headings) > 1:
                grid.add_row("", Text(group, style="underline"), "")
            heading = group
            grid.add_row(str(number), Text(face.move(table, move, self.language)), move.text)
        self.screen.print(grid)
        usual = face.usual(table, moves)
        if usual is not None:
            self.say("cli-enter", "dim", move=face.move(table, usual, self.language))

    # ---- commands --------------------------------------------------------------------------------

    def command(self, text: str, seat: int, moves: list[Move]) -> bool:
        """Whether the text was a command; it is done then."""
        word, _, rest = text.partition(" ")
        rest = rest.strip()
        match word.lower():
            case "?" | "help":
                self.help()
            case "why":
                self.why(rest) if rest else self.say("cli-why-usage")
            case "board" | "b":
                self.show_board(seat)
            case "moves" | "m":
                self.show_moves(moves)
            case "log":
                self.show_log(rest)
            case "undo" | "u":
                self.undo()
            case "save":
                self.write(Path(rest)) if rest else self.say("cli-save-usage")
            case "quit" | "q" | "exit":
                raise Stopped
            case _:
                return False
        return True

    def help(self) -> None:
        self.say("cli-help-title", "bold")
        grid = Grid(box=None, show_header=False, padding=(0, 2, 0, 1), pad_edge=False)
        for typed, key in (
            ("1, 2, 3 …", "number"),
            ("die white +1", "notation"),
            ("Enter", "enter"),
            ("why MOVE", "why"),
            ("board, b", "board"),
            ("moves, m", "moves"),
            ("log, log 50", "log"),
            ("undo, u", "undo"),
            ("save FILE", "save"),
            ("quit, q", "quit"),
        ):
            grid.add_row(Text(typed, style="bold"), sentence(f"cli-help-{key}", self.language))
        self.screen.print(grid)

    def why(self, text: str) -> None:
        refusal = self.table.why_not(text)
        if refusal is None:
            self.say("cli-may", "green")
            return
        words = tell_refusal(refusal, self.language, self.table.game.specification)
        self.screen.print(Text(words, style="yellow"))

    def show_log(self, rest: str) -> None:
        count = int(rest) if rest.isdecimal() else 20
        if not self.log:
            self.say("cli-no-log")
        for _, line in self.log[-count:]:
            self.screen.print(Text(f"  {line}"))

    def undo(self) -> None:
        """Back to the last choice of a person; what bots and dice did since goes with it."""
        if not self.choices:
            self.say("cli-nothing-to-undo", "yellow")
            return
        self.table.rewind(self.choices.pop())
        self.log = [entry for entry in self.log if entry[0] <= len(self.table.moves)]
        self.say("cli-undone", "green")
        self.shown_turn = (-1, -1)

    # ---- the end ---------------------------------------------------------------------------------

    def write(self, path: Path) -> bool:
        try:
            write_text(path, str(self.table.record()))
        except FileTrouble as error:
            self.screen.print(Text(str(error), style="yellow"))
            return False
        self.say("cli-saved", "green", file=str(path))
        return True

    def farewell(self, asked: bool) -> None:
        """Offer the record; whoever named a file at the start has it without a question."""
        self.screen.print()
        if not self.table.over:
            self.say("cli-goodbye", "bold")
        if self.save is not None:
            self.write(self.save)
            return
        if not asked or not sys.stdin.isatty():
            return
        with suppress(EOFError, KeyboardInterrupt):
            name = input(sentence("cli-offer-save", self.language) + " ").strip()
            while name and not self.write(Path(name)):
                name = input(sentence("cli-offer-save", self.language) + " ").strip()
