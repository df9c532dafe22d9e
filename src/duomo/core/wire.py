"""What a game sends to clients: documents with declared types, one set for each game.

A game derives its own types from the ones below. Each carries the game's name in its field `game`, so that
the documents of all games together are one union, in the OpenAPI description and in the page. A game that
declares nothing gets plain ones: its view as it is, its moves in notation.
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
"""The field that tells the documents of different games apart."""


class View(msgspec.Struct):
    """What one viewer may know of a position. Each game has its own."""

    turns: int
    """Turns begun so far, of all seats together."""


class Offer(msgspec.Struct, omit_defaults=True):
    """One legal move. Each game adds what is clicked, what it costs and what it brings."""

    move: str
    """In notation: docs/notation.md."""
    words: Phrase
    group: Phrase | None = None
    aside: bool = False
    """Possible at every moment, beside what is asked."""
    obvious: bool = False
    """Nobody would not make it."""
    usual: bool = False
    """The one to suggest."""
    closes: str = ""
    """What is over with it, in one word of the game: the turn, a visit, a piece of work. Empty: nothing."""


class Closed(msgspec.Struct):
    """A move that belongs to what is asked but cannot be made now, and why. A game may add what it does."""

    move: str
    done: bool
    """It was made already."""
    words: Phrase
    rule: str


class GameEvent(msgspec.Struct):
    """Something that happened. Each game adds its facts."""

    seat: int
    """-1: nature."""
    words: Phrase | None
    """None: it is told by others, or by the picture alone."""


class TieBreak(msgspec.Struct):
    """What decided between parties with the same score."""

    by: str
    """A token of the game; `shared` when nothing did."""
    rule: str
    parties: list[int]
    """The better one first."""
    amounts: list[int]
    """What was compared, of each of those parties."""


class Scoring(msgspec.Struct):
    """How a finished game was scored. Each game adds its lines."""

    scores: list[int]
    """Of every party, automata too."""
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
"""A game's events, move by move: in which turn, and what happened."""

Views = Callable[[Any, int], View]
"""Makes the view of a state for a seat, one position of a table after the other."""


class Wire(ABC):
    """Makes a game's documents. Whatever it is given, the reader may know: only `view` asks who that is."""

    declared: Declared

    @abstractmethod
    def view(self, rules: Rules[Any], state: Any, seat: int) -> View:
        """What one seat (or, with seat -1, a spectator) may know."""

    def views(self, rules: Rules[Any]) -> Views:
        """The views of one table. A game may keep parts of the last one that have not changed."""
        return partial(self.view, rules)

    def with_other_eyes(self, rules: Rules[Any], state: Any, view: View, seat: int) -> View:
        """What another seat may know of the same position. A game in which most is open to all says here what
        is not, so that the rest need not be made again."""
        return self.view(rules, state, seat)

    def offers(self, words: Words, codes: Sequence[int]) -> list[Offer]:
        """Legal moves of the seat that decides; `words` speak of the position as that seat may know it."""
        return [self.offer(words, code, said) for code, said in zip(codes, words.said(codes), strict=True)]

    def closed(self, words: Words, codes: Sequence[int]) -> list[Closed]:
        """What is asked about besides the legal moves; a game whose board shows it names nothing."""
        return []

    @abstractmethod
    def offer(self, words: Words, code: int, said: Said) -> Offer:
        """One of them, with what the game adds to what is said of every move."""

    @abstractmethod
    def event(self, words: Words, event: Event, replayed: bool = False) -> GameEvent:
        """One thing that happened, told to somebody who may know it."""

    @abstractmethod
    def scoring(self, rules: Rules[Any], state: Any, told: Told) -> Scoring:
        """The scoring of a finished game."""

    def standing(self, rules: Rules[Any], state: Any, seat: int) -> Scoring | None:
        """The same if the game ended now, as far as a seat knows; None where the view says it."""
        return None

    def meant(self, rules: Rules[Any], state: Any, piece: str) -> int | None:
        """The move that a press on a piece of the board would be, whether it is legal or not; None: the piece
        stands for no move. A piece is called by its kind and what distinguishes it, as in `section/3.2`."""
        return None

    def places(self, rules: Rules[Any], state: Any) -> frozenset[str]:
        """What of the table a lesson or a figure may point to, as the page's board names it (`data-at`)."""
        return frozenset()

    def turn_of(self, rules: Rules[Any], state: Any, seat: int) -> Any | None:
        """The position as it would be if that seat's turn began now, as far as it may know it. None: the game
        does not say, or not in the middle of what is going on."""
        return None


# ---- a game that declares nothing ----------------------------------------------------------------


class PlainView(View):
    position: dict[str, Any]
    """The game's own document: docs/positions.md."""


class PlainEvent(GameEvent):
    kind: str
    data: dict[str, int | str]


Document = TypeVar("Document", bound=msgspec.Struct)


def tagged(name: str, base: type[Document], game: str) -> type[Document]:
    """The type of one game's documents, made of what they have in common with those of others."""
    made: Any = msgspec.defstruct(name, [], bases=(base,), tag_field=GAME, tag=game)
    return cast(type[Document], made)


class PlainWire(Wire):
    """Serves any game, from what its contract has anyway."""

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
