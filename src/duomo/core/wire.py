"""What a game sends to clients: typed documents, one set for each game.

A game derives its own types from the ones below. Each carries the game's name in its field `game`, so that
the documents of all games form one union, in the OpenAPI description and in the page. A game that declares
nothing gets plain ones: its view as it is, its moves in notation.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from functools import cache, partial
from typing import Any, TypeVar, cast

import msgspec

from duomo.core.engine.event import Event
from duomo.core.engine.rules import Rules
from duomo.core.game import Game
from duomo.core.words.phrase import Phrase
from duomo.core.words.words import Said, Words

GAME = "game"
"""The field that distinguishes the documents of different games."""


class View(msgspec.Struct):
    """What one viewer may know of a position. Each game has its own."""

    turns: int
    """Turns begun so far, by all seats together."""


class Offer(msgspec.Struct, omit_defaults=True):
    """One legal move. Each game adds what is clicked, what it costs and what it brings."""

    move: str
    """In notation: docs/notation.md."""
    words: Phrase
    group: Phrase | None = None
    aside: bool = False
    """True if the move is possible at any time, besides the pending decision."""
    obvious: bool = False
    """True if no player would choose differently."""
    usual: bool = False
    """True for the suggested move."""
    closes: str = ""
    """What the move ends, in one word of the game: the turn, a visit, a piece of work. Empty if nothing."""


class Closed(msgspec.Struct):
    """A move that belongs to the decision but is not legal now, and why. A game may add its effects."""

    move: str
    done: bool
    """True if it was already made."""
    words: Phrase
    rule: str


class GameEvent(msgspec.Struct):
    """An event of the game. Each game adds its facts."""

    seat: int
    """-1 for nature."""
    words: Phrase | None
    """None if other events or the picture already tell it."""


class TieBreak(msgspec.Struct):
    """The criterion that decided between parties with the same score."""

    by: str
    """A token of the game; `shared` if nothing did."""
    rule: str
    parties: list[int]
    """The better party first."""
    amounts: list[int]
    """The compared value of each of those parties."""


class Scoring(msgspec.Struct):
    """How a finished game was scored. Each game adds its lines."""

    scores: list[int]
    """Scores of all parties, automata included."""
    winners: list[int]
    tie_break: TieBreak | None


class Declared(msgspec.Struct, frozen=True):
    """The types of a game's documents, each with the game's name as its tag."""

    view: type[View]
    offer: type[Offer]
    closed: type[Closed]
    event: type[GameEvent]
    scoring: type[Scoring]

    def types(self) -> tuple[type[msgspec.Struct], ...]:
        return self.view, self.offer, self.closed, self.event, self.scoring


Told = Sequence[tuple[int, Sequence[Event]]]
"""A game's events, move by move: the turn, and what happened."""

Views = Callable[[Any, int], View]
"""Makes the view of a state for a seat, for successive positions of a table."""


class Wire(ABC):
    """Makes a game's documents. Only `view` filters: everything else assumes the reader may know its
    input."""

    declared: Declared

    @abstractmethod
    def view(self, rules: Rules[Any], state: Any, seat: int) -> View:
        """Return what one seat may know; seat -1 is a spectator."""

    def views(self, rules: Rules[Any]) -> Views:
        """Return a maker of views for one table. A game may reuse parts of the last view."""
        return partial(self.view, rules)

    def with_other_eyes(self, rules: Rules[Any], state: Any, view: View, seat: int) -> View:
        """Return what another seat may know of the same position. A game in which most is public can
        override this to change only what is not."""
        return self.view(rules, state, seat)

    def offers(self, words: Words, codes: Sequence[int]) -> list[Offer]:
        """Return the legal moves of the seat that decides; `words` show the position as that seat may know
        it."""
        return [self.offer(words, code, said) for code, said in zip(codes, words.said(codes), strict=True)]

    def closed(self, words: Words, codes: Sequence[int]) -> list[Closed]:
        """Return the moves of the decision that are not legal now; empty if the board already shows them."""
        return []

    @abstractmethod
    def offer(self, words: Words, code: int, said: Said) -> Offer:
        """Return one legal move, with the fields this game adds."""

    @abstractmethod
    def event(self, words: Words, event: Event, replayed: bool = False) -> GameEvent:
        """Return one event, for a reader who may know it."""

    @abstractmethod
    def scoring(self, rules: Rules[Any], state: Any, told: Told) -> Scoring:
        """Return the scoring of a finished game."""

    def standing(self, rules: Rules[Any], state: Any, seat: int) -> Scoring | None:
        """Return the scoring if the game ended now, as far as a seat knows; None if the view contains it."""
        return None

    def meant(self, rules: Rules[Any], state: Any, piece: str) -> int | None:
        """Return the move that a press on a piece of the board stands for, legal or not; None if it stands
        for none. A piece is named by its kind and what distinguishes it, as in `section/3.2`."""
        return None

    def places(self, rules: Rules[Any], state: Any) -> frozenset[str]:
        """Return the places of the table a lesson or figure may point to, as the page's board names them
        (`data-at`)."""
        return frozenset()

    def turn_of(self, rules: Rules[Any], state: Any, seat: int) -> Any | None:
        """Return the position as if that seat's turn began now, as far as it may know it. None if the game
        does not support it, or not in the current situation."""
        return None


# ---- default for a game that declares nothing ----------------------------------------------------


class PlainView(View):
    position: dict[str, Any]
    """The game's own document: docs/positions.md."""


class PlainEvent(GameEvent):
    kind: str
    data: dict[str, int | str]


Document = TypeVar("Document", bound=msgspec.Struct)


def tagged(name: str, base: type[Document], game: str) -> type[Document]:
    """Return the type of one game's documents, derived from the common base."""
    made: Any = msgspec.defstruct(name, [], bases=(base,), tag_field=GAME, tag=game)
    return cast(type[Document], made)


class PlainWire(Wire):
    """Serves any game, using only its basic contract."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.View = tagged("View", PlainView, game.name)
        self.Offer = tagged("Offer", Offer, game.name)
        self.Closed = tagged("Closed", Closed, game.name)
        self.Event = tagged("Event", PlainEvent, game.name)
        self.Scoring = tagged("Scoring", Scoring, game.name)
        self.declared = Declared(self.View, self.Offer, self.Closed, self.Event, self.Scoring)

    def view(self, rules: Rules[Any], state: Any, seat: int) -> View:
        return self.View(state.turns, self.game.view(rules, state, seat))

    def offer(self, words: Words, code: int, said: Said) -> Offer:
        return self.Offer(*said)

    def event(self, words: Words, event: Event, replayed: bool = False) -> GameEvent:
        said = words.event(event, replayed=replayed)
        return self.Event(event.seat, said, event.kind, event.data)

    def scoring(self, rules: Rules[Any], state: Any, told: Told) -> Scoring:
        return self.Scoring(rules.scores(state), rules.winners(state), None)


@cache
def plain_wire(game: Game) -> PlainWire:
    return PlainWire(game)
