"""One game at one keyboard: asks people, lets bots answer, reports what happened."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from rich.console import Console
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from duomo.cli.common import FileTrouble, error_told, write_text
from duomo.core.engine.dealer import Dealer
from duomo.core.engine.driver import TURN_CAP, Bot
from duomo.core.engine.event import Event
from duomo.core.engine.refusal import NotationError
from duomo.core.engine.state import NATURE
from duomo.core.move import Move
from duomo.core.table import Table
from duomo.core.words.phrase import Phrase, render
from duomo.core.words.refusals import with_rule
from duomo.core.words.words import Words
from duomo.locales import sentence


class Stopped(Exception):
    """Raised when the player quits."""


def codes(moves: Sequence[Move]) -> list[int]:
    return [move.code for move in moves]


def named(code: int | None, moves: Sequence[Move]) -> Move | None:
    """Return the move with that code."""
    return next((move for move in moves if move.code == code), None)


class TerminalGame:
    """A game played in a terminal: one board for everybody at the keyboard."""

    def __init__(
        self,
        table: Table,
        bots: dict[int, Bot],
        bot_names: dict[int, str],
        language: str,
        screen: Console,
        save: Path | None = None,
        seed: int | str = 0,
    ) -> None:
        self.table = table
        self.bots = bots
        self.bot_names = bot_names
        self.language = language
        self.screen = screen
        self.save = save
        if table.dealer is None:  # a resumed game
            table.dealer = Dealer(f"{seed}:{len(table.moves)}")
        self.face = table.game.face()
        self.people = [seat for seat in range(table.rules.seats) if seat not in bots]
        self.log: list[tuple[int, str]] = []
        """Sentences, each with the number of moves made when it was added."""
        self.unread: list[str] = []
        """What bots did since a person was last asked."""
        self.auto = True
        """True to take obvious gains without asking."""
        self.known = False
        """True once the legend was shown."""
        self.last: list[Event] = list(table.dealt)
        self.choices: list[int] = []
        """Number of moves made before each choice of a person, for undo."""
        self.shown_turn = (-1, -1)
        """Turn and seat whose beginning was announced with the whole board."""

    def say(self, key: str, style: str = "", **data: int | str) -> None:
        self.screen.print(Text(sentence(key, self.language, data), style=style))

    @property
    def words(self) -> Words:
        """The words of the current position."""
        return self.table.words()

    def render(self, phrase: Phrase) -> str:
        return render(phrase, self.language)

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
        except (Stopped, EOFError, KeyboardInterrupt):
            self.farewell()
            return 0
        self.print_lines(self.unread)
        self.screen.print(self.face.board(self.table, self.language, self.screen.width, self.people))
        self.screen.print()
        self.screen.print(self.face.result(self.table, self.last, self.language))
        self.farewell()
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
                self.last = table.deal()
                self.tell(self.last)
            else:
                self.ask(seat)

    def play(self, move: Move) -> None:
        person = self.table.decider in self.people
        self.last = self.table.play(move)
        self.tell(self.last, person)

    def tell(self, events: Sequence[Event], person: bool = True) -> None:
        """Print at once what a person did; what bots did is printed below the next board."""
        viewers = self.people if len(self.people) == 1 else [-1]
        seen = [event for event in events if any(event.visible_to(seat) for seat in viewers)]
        lines = self.face.story(self.table, seen, self.language)
        self.log += [(len(self.table.moves), line) for line in lines]
        if self.people and seen and seen[-1].kind == "turn" and seen[-1].seat in self.people:
            lines = lines[:-1]  # the board is about to say so
        if person or not self.people:
            self.print_lines(lines)
        else:
            self.unread += lines

    def print_lines(self, lines: Sequence[str]) -> None:
        for line in lines:
            self.screen.print(Padding(Text(line), (0, 0, 0, 2), expand=False))

    # ---- asking ----------------------------------------------------------------------------------

    def ask(self, seat: int) -> None:
        table, words = self.table, self.words
        moves = table.legal()
        if len(moves) == 1:
            self.say("cli-forced", "dim", move=self.render(words.move(moves[0].code)))
            self.play(moves[0])
            return
        obvious = named(words.obvious(codes(moves)), moves) if self.auto else None
        if obvious is not None:
            self.play(obvious)
            return
        turn = (table.state.turns, seat)
        if turn != self.shown_turn:
            self.shown_turn = turn
            self.show_board(seat)
        else:
            line = self.face.seat_line(table, seat, self.language)
            if line is not None:
                self.screen.print(Padding(line, (0, 0, 0, 2), expand=False), style="dim")
        self.show_moves(moves)
        while not self.answer(seat, moves):
            pass

    def answer(self, seat: int, moves: list[Move]) -> bool:
        """Read one answer; True if it led to another position."""
        made = len(self.table.moves)
        text = self.read(seat)
        if not text:
            move = named(self.words.usual(codes(moves)), moves)
        elif self.command(text, seat, moves):
            return len(self.table.moves) != made
        else:
            move = self.find(text, moves)
        if move is None:
            return False
        self.choices.append(made)
        self.play(move)
        return True

    def read(self, seat: int) -> str:
        prompt = sentence("cli-prompt", self.language, {"who": self.name(seat)}) + " "
        text = input(prompt).strip()
        if not sys.stdin.isatty():
            self.screen.print(Text(text))  # so that a scripted game reads like a played one
        return text

    def find(self, text: str, moves: list[Move]) -> Move | None:
        """Return the move that a number or a notation names; print the reason if there is none."""
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
        if not self.known:
            self.show_legend()
            self.say("cli-first-help", "dim")
        self.screen.print()
        if self.unread:
            self.say("cli-meanwhile", "underline")
            self.print_lines(self.unread)
            self.unread = []
        call = self.face.call(self.table, seat, self.language)
        self.screen.print(Text(call, style=self.face.style(self.table, seat)))

    def show_legend(self) -> None:
        self.known = True
        legend = self.face.legend(self.table, self.language)
        if legend is not None:
            self.screen.print(legend)

    def show_moves(self, moves: list[Move]) -> None:
        words = self.words
        self.screen.print(Text(self.render(words.decision()), style="bold"))
        grid = Grid(box=None, show_header=False, padding=(0, 1, 0, 0), pad_edge=False)
        grid.add_column(justify="right", width=5, style="bold", no_wrap=True)
        grid.add_column()
        grid.add_column(style="dim", no_wrap=True)
        heading: Phrase | None = None
        for number, move in enumerate(moves, 1):
            if words.aside(move.code):
                continue
            group = words.heading(move.code)
            if group != heading:
                grid.add_row("", Text("" if group is None else self.render(group), style="underline"), "")
            heading = group
            grid.add_row(str(number), Text(self.render(words.move(move.code))), move.text)
        self.add_asides(grid, words, moves)
        self.screen.print(grid)
        usual = words.usual(codes(moves))
        if usual is not None:
            self.say("cli-enter", "dim", move=self.render(words.move(usual)))

    def add_asides(self, grid: Grid, words: Words, moves: list[Move]) -> None:
        """Add the moves that are possible besides the pending decision, in few lines below it."""
        numbers = codes(moves)
        asides = words.asides(numbers)
        if asides:
            grid.add_row("", Text(sentence("cli-any-moment", self.language), style="underline"), "")
        for some, told in asides:
            first, last = numbers.index(some[0]), numbers.index(some[-1])
            text = Text(self.render(told))
            if first == last:
                grid.add_row(f"{first + 1}", text, moves[first].text)
            else:
                grid.add_row(f"{first + 1}–{last + 1}", text, f"{moves[first].text} …")

    # ---- commands --------------------------------------------------------------------------------

    def command(self, text: str, seat: int, moves: list[Move]) -> bool:
        """Run the text as a command; False if it is not one."""
        word, _, rest = text.partition(" ")
        rest = rest.strip()
        match word.lower():
            case "?" | "help":
                self.help()
            case "why":
                self.why(rest) if rest else self.say("cli-why-usage")
            case "board" | "b":
                self.known = False
                self.show_board(seat)
            case "moves" | "m":
                self.show_moves(moves)
            case "log":
                self.show_log(rest)
            case "auto":
                self.auto = not self.auto
                self.say("cli-auto-on" if self.auto else "cli-auto-off")
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
            ("auto", "auto"),
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
        words = with_rule(refusal, self.table.game)
        self.screen.print(Text(self.render(words), style="yellow"))

    def show_log(self, rest: str) -> None:
        count = int(rest) if rest.isdecimal() else 20
        if not self.log:
            self.say("cli-no-log")
        self.print_lines([line for _, line in self.log[-count:]])

    def undo(self) -> None:
        """Go back to the last choice of a person, undoing what bots and dice did since."""
        if not self.choices:
            self.say("cli-nothing-to-undo", "yellow")
            return
        self.table.rewind(self.choices.pop())
        self.log = [entry for entry in self.log if entry[0] <= len(self.table.moves)]
        self.unread = []
        self.say("cli-undone", "green")
        self.shown_turn = (-1, -1)

    # ---- the end ---------------------------------------------------------------------------------

    def write(self, path: Path) -> bool:
        try:
            write_text(path, str(self.table.record()))
        except FileTrouble as error:
            self.screen.print(Text(error_told(error, self.language), style="yellow"), soft_wrap=True)
            return False
        saved = sentence("cli-saved", self.language, {"file": str(path)})
        self.screen.print(Text(saved, style="green"), soft_wrap=True)  # contains a command to copy
        return True

    def farewell(self) -> None:
        """Offer to save the record, or save it without asking if a file was named at the start."""
        self.screen.print()
        if not self.table.over:
            self.say("cli-goodbye", "bold")
        if self.save is not None:
            self.write(self.save)
            return
        if not sys.stdin.isatty():
            return
        with suppress(EOFError, KeyboardInterrupt):
            name = input(sentence("cli-offer-save", self.language) + " ").strip()
            while name and not self.write(Path(name)):
                name = input(sentence("cli-offer-save", self.language) + " ").strip()
