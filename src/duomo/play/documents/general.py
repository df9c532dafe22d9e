"""What the server says and understands over HTTP: guests, games, and the list of tables.

The OpenAPI document is made of these, `table_documents` and `library_documents`; the page's types are made
of that.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from duomo.core.words.phrase import Phrase
from duomo.play.tables.clocks import Pace
from duomo.play.tables.rows import Ended, Gone, SeatingKind
from duomo.play.tables.terms import Opening, Terms

Name = Annotated[str, Meta(min_length=1, max_length=40, description="What a person is called.")]
MoveText = Annotated[
    str, Meta(min_length=1, max_length=120, description="A move in notation: docs/notation.md.")
]
PieceName = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=60,
        description="A piece of the board: its kind and what distinguishes it, as in `section/3.2`.",
    ),
]
MoveId = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=64,
        description="Chosen by the client, a new one for each move: a repeated move is recognised by it.",
    ),
]
SeatNumber = Annotated[int, Meta(ge=0, le=9, description="A seat, counted from 0.")]
Number = Annotated[int, Meta(ge=0, le=1_000_000, description="The number of an entry.")]
Language = Annotated[
    str, Meta(min_length=2, max_length=8, description="The code of a language that there are texts in.")
]
Token = Annotated[str, Meta(min_length=8, max_length=64, pattern="^[A-Za-z0-9_-]+$")]


class Trouble(msgspec.Struct):
    """Why something was not done."""

    error: Phrase
    detail: str
    """The same in English, for programs."""


class Announced(msgspec.Struct):
    """What everybody is told at present, in the stewards' own words."""

    text: str
    draining: bool
    """Nothing new is begun: the server is about to restart."""
    site: bool = False
    """The site is beside the server: a browser can keep it for times without a network."""


class Me(msgspec.Struct):
    guest: str
    name: str
    language: Language
    steward: bool = False
    """Whether this guest may look after the house: tables, people, announcements."""
    leaving: str | None = None
    """When everything about this guest goes, unless they stay after all."""
    regret_days: int = 0
    """Days in which one can change one's mind."""


class Session(msgspec.Struct):
    """A browser by which a guest is known."""

    id: str
    device: str
    """What it is, such as “Firefox · Linux”; empty where it does not say."""
    created: str
    seen: str
    this: bool
    """It is the one that asks."""


class MeChange(msgspec.Struct, forbid_unknown_fields=True):
    name: Name | None = None
    language: Language | None = None


class OptionOffer(msgspec.Struct):
    name: str
    choices: list[str]
    default: str
    rule: str
    expansion: bool


class GameOffer(msgspec.Struct):
    name: str
    title: str
    players: list[int]
    usual_players: int
    options: list[OptionOffer]
    house_copy: bool = False
    """New tables are played with the values of the house's own copy; none of them is rated."""


class Choices(msgspec.Struct, forbid_unknown_fields=True):
    players: Annotated[int, Meta(ge=1, le=9)]
    options: dict[str, Annotated[str, Meta(max_length=40)]] = {}


class Problem(msgspec.Struct):
    """Choices that do not go together, and why."""

    words: Phrase
    rule: str
    options: list[str]


class Check(msgspec.Struct):
    problems: list[Problem]
    idle: list[str]
    """Options that change nothing beside these choices."""


class Effort(msgspec.Struct):
    """How long a bot thinks about a turn."""

    simulations: int
    """0: it does not search."""
    milliseconds: int
    """It stops then, however many simulations it has made; 0: it takes the time that they need."""


class Level(msgspec.Struct):
    """A bot: what it is called, and one sentence about it."""

    name: str
    words: Phrase
    about: Phrase
    efforts: dict[str, Effort]
    """By game."""


class SeatWish(msgspec.Struct, forbid_unknown_fields=True):
    """me: this browser; screen: somebody else at this browser; friend: whoever gets the link; open: whoever
    finds the table in the lobby, or gets the link; bot."""

    who: Literal["me", "screen", "friend", "open", "bot"]
    name: Name | None = None
    level: Annotated[str, Meta(max_length=40)] | None = None


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """`pace`: how much time there is; `stand_in`: the level of the bot that plays for those who are gone.

    `position`: where the game begins, as text; it says itself how many play and with which options. `copy`:
    the values of one's own copy, as a file has them. `rated` is refused with either, and where one plays
    alone, several play at one screen or a bot has no rating. `open`: for whom the open seats are; `terms`:
    what may be done at the table.
    """

    game: Annotated[str, Meta(max_length=40)]
    players: Annotated[int, Meta(ge=1, le=9)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=9)]
    options: dict[str, Annotated[str, Meta(max_length=40)]] = {}
    rated: bool = False
    pace: Pace | None = None
    stand_in: Annotated[str, Meta(max_length=40)] | None = None
    position: Annotated[str, Meta(max_length=100_000)] | None = None
    copy: Annotated[str, Meta(max_length=200_000)] | None = None
    terms: Terms | None = None
    open: Opening | None = None


class Link(msgspec.Struct):
    seat: int
    link: str
    """A path: whoever opens it first has the seat."""


class Made(msgspec.Struct):
    table: str
    links: list[Link]


class LinkedSeat(msgspec.Struct):
    """What a private link leads to."""

    table: str
    seat: int
    party: Phrase
    game: str
    title: str
    taken: bool
    """The link was used, and the seat is somebody's: it cannot be taken."""
    mine: bool
    name: str | None
    own_copy: bool = False
    """It is played with the values of somebody's own copy."""


class TakeSeat(msgspec.Struct, forbid_unknown_fields=True):
    token: Token
    name: Name | None = None


class Taken(msgspec.Struct):
    table: str
    seat: int


class RenewLink(msgspec.Struct, forbid_unknown_fields=True):
    seat: SeatNumber


class Seat(msgspec.Struct):
    seat: int
    colour: str
    party: Phrase
    name: str | None
    who: Literal["person", "bot", "open"]
    level: str | None
    mine: bool
    online: bool
    gone: Gone | None = None
    """Why a bot plays for its person: away until they are back, or out of the game."""
    stand_in: str | None = None
    """The level of that bot."""
    vacation: str | None = None
    """Until when its person is on vacation."""
    rating: int | None = None
    """Of its person before the game, where it counts and they have one."""


class Seating(msgspec.Struct):
    """Somebody has taken a seat, the host has renewed its invitation, its person plays on elsewhere, a bot
    plays for them, they are back or out; or the table was given up, which that seat had proposed."""

    after: int
    """The last entry when it happened."""
    kind: SeatingKind
    seat: int
    name: str | None
    at: str


class Result(msgspec.Struct):
    """Of every party, automata included."""

    scores: list[int]
    winners: list[int]


class Summary(msgspec.Struct):
    table: str
    game: str
    title: str
    players: int
    seats: list[Seat]
    decider: int | None
    yours: int | None
    """Your seat, when it is the one that decides."""
    number: int
    created: str
    changed: str
    over: bool
    result: Result | None
    pace: Pace | None = None
    left: int | None = None
    """Milliseconds that the seat which decides has left."""
    ended: Ended | None = None
    """Its people have given it up."""


class Tables(msgspec.Struct):
    running: list[Summary]
    finished: list[Summary]
    unreadable: list[str] = []
    """Tables that this version of the server cannot read."""
