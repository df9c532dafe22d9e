"""A table: checks, plays and records the moves of people and bots."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from mypy_extensions import mypyc_attr

from duomo.core.engine.dealer import Dealer
from duomo.core.engine.event import Event, Log
from duomo.core.engine.refusal import DuomoError, IllegalMove, NotationError, RecordError, Refusal
from duomo.core.engine.rules import Rules
from duomo.core.engine.state import NATURE, State
from duomo.core.game import Components, Document, Game
from duomo.core.move import Move
from duomo.core.options import Options
from duomo.core.record import NATURE_NAME, Record, RecordLine
from duomo.core.recording import record_of

if TYPE_CHECKING:
    from duomo.core.words.words import Words


class Nature(Protocol):
    """Answers for nature at a table: a `Dealer`, or anything else that can draw."""

    def choose(self, outcomes: list[tuple[int, int]]) -> int:
        """Choose one of nature's outcomes, by weight."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """One game being played. With a dealer nature's moves are made automatically; otherwise the caller makes
    them.

    A seed makes a dealer and is written into the record; another dealer can be given instead.
    """

    def __init__(
        self,
        game: Game,
        options: Options,
        components: Components,
        rules: Rules[Any],
        state: State,
        seed: int | str | None = None,
        position: Document | None = None,
        dealer: Nature | None = None,
    ) -> None:
        self.game = game
        self.options = options
        self.components = components
        self.rules = rules
        self.state = state
        self.seed = seed
        self.position = position
        self.moves: list[int] = []
        self.deciders: list[int] = []
        self.dealer = Dealer(seed) if dealer is None and seed is not None else dealer
        self._start = state.copy()
        self.dealt: list[Event] = self.deal()
        """What nature did before the first decision of a player."""

    @property
    def decider(self) -> int:
        """The seat that must choose now, NATURE, or NOBODY when the game is over."""
        return self.state.decider

    def beginning(self) -> State:
        """Return a copy of the state before the first move."""
        return self._start.copy()

    @property
    def over(self) -> bool:
        return self.state.over()

    @property
    def drawn(self) -> int:
        """Number of moves nature has made so far."""
        return self.deciders.count(NATURE)

    def legal(self) -> list[Move]:
        """Return all legal moves; nature's outcomes when nature decides."""
        return [Move(code, self.rules.text(code)) for code in self.codes()]

    def codes(self) -> list[int]:
        """Return the legal moves as codes of the engine."""
        if self.decider == NATURE:
            return [code for code, _ in self.rules.chance(self.state)]
        return self.rules.legal(self.state)

    def play(self, move: str | Move) -> list[Event]:
        """Make a move and let the dealer, if any, answer for nature. IllegalMove gives the reason."""
        code = move.code if isinstance(move, Move) else self.rules.parse(move)
        if code not in self.codes():
            raise IllegalMove(self.rules.text(code), self._refusal(code))
        return self.advance(code) + self.deal()

    def advance(self, code: int) -> list[Event]:
        """Make a move known to be legal, nature's included. The dealer does not answer."""
        log = Log()
        self.deciders.append(self.decider)
        self.rules.play(self.state, code, log)
        self.moves.append(code)
        return log.events

    def deal(self) -> list[Event]:
        """Let the dealer, if any, answer for nature until a player has to decide."""
        events: list[Event] = []
        if self.dealer is not None:
            while self.decider == NATURE:
                events += self.advance(self.dealer.choose(self.rules.chance(self.state)))
        return events

    def read(self, text: str) -> Move | Refusal:
        """Return the move that a text names, or why it is not legal now."""
        try:
            code = self.rules.parse(text)
        except NotationError as error:
            return error.refusal
        return Move(code, self.rules.text(code)) if code in self.codes() else self._refusal(code)

    def why_not(self, move: str | Move) -> Refusal | None:
        """Return why a move is not legal now; None if it is."""
        if isinstance(move, Move):
            return None if move.code in self.codes() else self._refusal(move.code)
        found = self.read(move)
        return found if isinstance(found, Refusal) else None

    def view(self, seat: int | None = None) -> Document:
        """Return what a seat may know; without a seat, what a spectator may."""
        return self.game.view(self.rules, self.state, -1 if seat is None else seat)

    def words(self, seat: int | None = None) -> Words:
        """Return the position in words: what a seat may know, or everything if no seat is given."""
        state = self.state if seat is None else self.rules.seen_by(self.state, seat)
        return self.game.words(self.rules, state)

    def document(self) -> Document:
        """Return the whole position, as a document that `duomo.table(position=…)` reads."""
        return self.game.write_position(self.rules, self.state)

    def names(self) -> list[str]:
        """Return the parties at the table, in seat order."""
        return self.game.seat_names(self.rules, self.state)

    def winners(self) -> list[str]:
        """Return the names of the winners; several share the victory. Empty while the game goes on."""
        if not self.over:
            return []
        names = self.names()
        return [names[party] for party in self.rules.winners(self.state)]

    def undo(self) -> None:
        """Take back the last move of a player, and everything nature did after it."""
        kept = len(self.moves)
        while kept and self.deciders[kept - 1] == NATURE:
            kept -= 1
        if not kept:
            raise DuomoError("There is no move to take back.")
        self.rewind(kept - 1)

    def rewind(self, count: int) -> None:
        """Go back to the position after the first `count` moves, nature's included."""
        kept = self.moves[:count]
        self.state = self._start.copy()
        self.moves, self.deciders = [], []
        for code in kept:
            self.advance(code)

    def record(self) -> Record:
        """Return the game so far."""
        return record_of(
            self.game,
            self.options,
            self.components,
            self.rules,
            self._start,
            self.moves,
            self.seed,
            self.position,
        )

    def follow(self, line: RecordLine) -> list[Event]:
        """Play one line of a record; RecordError names it if it breaks the rules."""
        return self.advance(self.code_of(line))

    def code_of(self, line: RecordLine) -> int:
        """Return the move of one line of a record; RecordError if it is not legal now."""
        decider = self._name_of_decider()
        facts: dict[str, int | str | Refusal] = {"line": line.number, "who": line.who, "move": line.text}
        if line.who != decider:
            raise RecordError(Refusal("record-wrong-decider", "", {**facts, "decider": decider}))
        try:
            code = self.rules.parse(line.text)
        except NotationError as error:
            raise RecordError(Refusal("record-no-move", "", {**facts, "why": error.refusal})) from None
        if code not in self.codes():
            raise RecordError(Refusal("record-illegal-move", "", {**facts, "why": self._refusal(code)}))
        return code

    def _name_of_decider(self) -> str:
        if self.over:
            return "nobody"
        return NATURE_NAME if self.decider == NATURE else self.names()[self.decider]

    def _refusal(self, code: int) -> Refusal:
        if self.over:
            return Refusal("game-over", "")
        return self.rules.refuse(self.state, code)
