"""The words for one position: the question, its moves, its parties, and what happened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Generic, TypeVar

from mypy_extensions import mypyc_attr

from duomo.core.engine.event import Event
from duomo.core.engine.rules import Rules
from duomo.core.engine.state import NATURE
from duomo.core.game import Game
from duomo.core.words.phrase import Phrase, Value, say, tokens

Its = TypeVar("Its", bound=Rules[Any])
At = TypeVar("At")

Said = tuple[str, Phrase, Phrase | None, bool, bool, bool, str]
"""The words for a move: the fields of `Offer`, in their order."""


@mypyc_attr(allow_interpreted_subclasses=True)
class WordsOf(Generic[Its, At]):
    """The words for one position; this default uses notation. `Game.words` returns a game's own subclass,
    which names the types of its rules and its state.

    They reveal everything in the state: for a viewer, make them from what that seat may know (`Table.words`).
    """

    prefix: ClassVar[str] = ""
    """Prefix in the keys of the game's events, so that two games may both have an event `take`; without
    one no events are told."""

    silent: ClassVar[frozenset[str]] = frozenset()
    """Events that other events already tell."""
    shown: ClassVar[frozenset[str]] = frozenset()
    """Events that the picture tells: only a replay, which steps through them one by one, says them."""

    def __init__(self, game: Game, rules: Its, state: At) -> None:
        self.game = game
        self.rules = rules
        self.state = state

    def party(self, seat: int) -> Phrase:
        """Return the display name of a party."""
        return say("party-any", party=self.game.seat_names(self.rules, self.state)[seat])

    def parties(self) -> list[Phrase]:
        return [self.party(seat) for seat in range(self.rules.parties)]

    # ---- choices ---------------------------------------------------------------------------------

    def decision(self) -> Phrase:
        """Return what has to be decided now."""
        return say("decision-any")

    def rule(self) -> str:
        """Return the rulebook paragraph about the current decision; empty if the game names none."""
        return ""

    def move(self, code: int) -> Phrase:
        """Return a legal move, with what it costs and brings."""
        return say("move-any", move=self.rules.text(code))

    def heading(self, code: int) -> Phrase | None:
        """Return the group of a move in the list of a turn's choices; other lists have no headings."""
        return None

    def aside(self, code: int) -> bool:
        """True if the move is possible at any time, besides the pending decision."""
        return False

    def asides(self, codes: Sequence[int]) -> list[tuple[list[int], Phrase]]:
        """Return the moves besides the pending decision in few lines: consecutive codes, and their words."""
        return [([code], self.move(code)) for code in codes if self.aside(code)]

    def main(self, codes: Sequence[int]) -> list[int]:
        """Return the moves that answer the pending decision."""
        return [code for code in codes if not self.aside(code)]

    def closes(self, code: int) -> str:
        """Return what the move ends, in one word of the game; empty if nothing, or if the game says so
        itself."""
        return ""

    def obvious(self, codes: Sequence[int]) -> int | None:
        """Return a move no player would decline, though another is legal; it may be made without asking."""
        return None

    def usual(self, codes: Sequence[int]) -> int | None:
        """Return the suggested move, if one is nearly always right."""
        main = self.main(codes)
        return main[0] if len(main) == 1 else None

    def said(self, codes: Sequence[int]) -> list[Said]:
        """Return the words common to all games for legal moves."""
        obvious, usual = self.obvious(codes), self.usual(codes)
        return [
            (
                self.rules.text(code),
                self.move(code),
                self.heading(code),
                self.aside(code),
                code == obvious,
                code == usual,
                self.closes(code),
            )
            for code in codes
        ]

    # ---- what happened ---------------------------------------------------------------------------

    def event(self, event: Event, replayed: bool = False) -> Phrase | None:
        """Return what happened, in one sentence; None if it needs none. The position may be a later one of
        the same game: only parties and components are used."""
        if not self.prefix or event.kind in self.silent:
            return None
        if not replayed and self.is_shown(event.kind):
            return None
        data = tokens(event.data)
        data["who"] = say("nature") if event.seat == NATURE else self.party(event.seat)
        data.update(self.explained(event))
        return Phrase(f"event-{self.prefix}-{event.kind}", data)

    def is_shown(self, kind: str) -> bool:
        return kind in self.shown

    def explained(self, event: Event) -> dict[str, Value]:
        """Return words for tokens of an event that need the components to explain."""
        return {}


Words = WordsOf[Any, Any]
"""The words of any game."""
