"""Documents about guests, games and lists of tables.

The OpenAPI document is made from these and the other modules of this package; the page's types are made from
it.
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
    """Why a request failed."""

    error: Phrase
    detail: str
    """The same in English, for programs."""


class Announced(msgspec.Struct):
    """The current announcement, in the stewards' own words."""

    text: str
    draining: bool
    """Whether nothing new may be started because the server is about to restart."""
    site: bool = False
    """Whether the server also serves the static site, which a browser can keep for offline use."""


class Me(msgspec.Struct):
    guest: str
    name: str
    language: Language
    steward: bool = False
    """Whether this guest is a steward, who manages tables, people and announcements."""
    leaving: str | None = None
    """When all data about this guest will be deleted, unless they cancel it."""
    regret_days: int = 0
    """Number of days in which a deletion can be cancelled."""


class Session(msgspec.Struct):
    """A browser signed in as this guest."""

    id: str
    device: str
    """Kind of browser, such as “Firefox · Linux”; empty if unknown."""
    created: str
    seen: str
    this: bool
    """Whether it is the browser making this request."""


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
    """Whether new tables use the host's own copy of the components; such games are never rated."""


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
    """Options that have no effect with these choices."""


class Effort(msgspec.Struct):
    """How long a bot thinks about a turn."""

    simulations: int
    """Number of simulations; 0 if the bot does not search."""
    milliseconds: int
    """Time limit, even if there were fewer simulations; 0 for no limit."""


class Level(msgspec.Struct):
    """A bot level, with its name and one sentence about it."""

    name: str
    words: Phrase
    about: Phrase
    efforts: dict[str, Effort]
    """By game."""


class SeatWish(msgspec.Struct, forbid_unknown_fields=True):
    """Who gets a seat. `me`: this browser; `screen`: somebody else at this browser; `friend`: whoever gets
    the link; `open`: whoever finds the table in the lobby or gets the link; `bot`: a bot of `level`."""

    who: Literal["me", "screen", "friend", "open", "bot"]
    name: Name | None = None
    level: Annotated[str, Meta(max_length=40)] | None = None


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table to make. `pace`: the time control; `stand_in`: the level of the bot that plays for absent
    players. `position`: the start position as text, which determines the number of players and the options.
    `copy`: the values of your own copy of the components, as in its file. `rated` is refused with either of
    these, and also if you play alone, several people play at one screen or a bot has no rating. `open`: who
    may take the open seats; `terms`: what is allowed at the table."""

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
    """A path: whoever opens it first gets the seat."""


class Made(msgspec.Struct):
    table: str
    links: list[Link]


class LinkedSeat(msgspec.Struct):
    """The seat that a private link leads to."""

    table: str
    seat: int
    party: Phrase
    game: str
    title: str
    taken: bool
    """Whether the link was already used and the seat belongs to somebody."""
    mine: bool
    name: str | None
    own_copy: bool = False
    """Whether the table uses the values of somebody's own copy."""


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
    """Level of that bot."""
    vacation: str | None = None
    """End of its person's vacation."""
    rating: int | None = None
    """Its person's rating before the game, if the game counts and they have one."""


class Seating(msgspec.Struct):
    """A note about a seat: somebody took it, the host renewed its link, its person continues on another
    device, a bot took over, they came back or are out; or the table was given up, as that seat had
    proposed."""

    after: int
    """Number of the last entry when it happened."""
    kind: SeatingKind
    seat: int
    name: str | None
    at: str


class Result(msgspec.Struct):
    """Scores and winners among all parties, including automata."""

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
    """Your seat, if it has to decide."""
    number: int
    created: str
    changed: str
    over: bool
    result: Result | None
    pace: Pace | None = None
    left: int | None = None
    """Milliseconds left for the deciding seat."""
    ended: Ended | None = None
    """Set if its players have given it up."""


class Tables(msgspec.Struct):
    running: list[Summary]
    finished: list[Summary]
    unreadable: list[str] = []
    """Ids of tables that this version of the server cannot read."""
