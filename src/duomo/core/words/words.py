"""What can be said about one position: the question, its moves, its parties, and what happened."""

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
"""What is said of a move: the fields of `Offer`, in their order."""


@mypyc_attr(allow_interpreted_subclasses=True)
class WordsOf(Generic[Its, At]):
    """The words of one position; these make do with notation. `Game.words` hands out a game's own, which name
    the types of its rules and its state.

    They tell whatever the state tells: for a viewer, make them from what that seat may know (`Table.words`).
    """

    prefix: ClassVar[str] = ""
    """In the keys of the game's events, so that two games may both have an event `take`; without one nothing
    that happens is told."""

    silent: ClassVar[frozenset[str]] = frozenset()
    """Events that others tell as well."""
    shown: ClassVar[frozenset[str]] = frozenset()
    """Events that the picture tells: only a replay, which goes through them one by one, says them."""

    def __init__(self, game: Game, rules: Its, state: At) -> None:
        self.game = game
        self.rules = rules
        self.state = state

    def party(self, seat: int) -> Phrase:
        """What people call a party."""
        return say("party-any", party=self.game.seat_names(self.rules, self.state)[seat])

    def parties(self) -> list[Phrase]:
        return [self.party(seat) for seat in range(self.rules.parties)]

    # ---- choices ---------------------------------------------------------------------------------

    def decision(self) -> Phrase:
        """What has to be decided now."""
        return say("decision-any")

    def rule(self) -> str:
        """The paragraph of the rulebook about what has to be decided now; empty where the game names none."""
        return ""

    def move(self, code: int) -> Phrase:
        """A legal move, with what it costs and brings."""
        return say("move-any", move=self.rules.text(code))

    def heading(self, code: int) -> Phrase | None:
        """The group of a move in the list of a turn's choices; other lists have no headings."""
        return None

    def aside(self, code: int) -> bool:
        """Whether the move is possible at every moment, beside what is asked."""
        return False

    def asides(self, codes: Sequence[int]) -> list[tuple[list[int], Phrase]]:
        """The moves beside what is asked, in few lines: codes that follow one another, and their words."""
        return [([code], self.move(code)) for code in codes if self.aside(code)]

    def main(self, codes: Sequence[int]) -> list[int]:
        """The moves that answer the question."""
        return [code for code in codes if not self.aside(code)]

    def closes(self, code: int) -> str:
        """What is over with the move, in one word of the game; empty: nothing, or the game says so itself."""
        return ""

    def obvious(self, codes: Sequence[int]) -> int | None:
        """A move that nobody would not make, though another is legal; it may be made without asking."""
        return None

    def usual(self, codes: Sequence[int]) -> int | None:
        """The move to suggest, where one is nearly always right."""
        main = self.main(codes)
        return main[0] if len(main) == 1 else None

    def said(self, codes: Sequence[int]) -> list[Said]:
        """What is said of legal moves, whatever the game."""
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
        """What happened, in one sentence; None for what needs none. The position may be a later one of the
        same game: only parties and components are asked."""
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
        """Words for tokens of an event that only the components can explain."""
        return {}


Words = WordsOf[Any, Any]
"""Those of any game."""
