"""Ivan beside a real table: what the player enters, and the instructions for the player (RC-11)."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from duomo.core.wire import GAME, View
from duomo.core.words.phrase import Phrase
from duomo.games.red_cathedral.companion.documents import Blueprint, RedCathedralCount
from duomo.games.red_cathedral.rules.codes import GAME as NAME
from duomo.games.red_cathedral.wire.names import DieName, Material

Token = Annotated[str, Meta(max_length=40)]
Section = Annotated[str, Meta(pattern=r"^[1-6]\.[1-6]$")]
"""Tower and level, both from 1."""
Few = Annotated[int, Meta(ge=0, le=99)]
Space = Annotated[int, Meta(ge=1, le=8)]
MOST_AMOUNT = 3
"""Maximum recognition on the resource tile; the printed value is not known for certain."""


class DieShown(msgspec.Struct, forbid_unknown_fields=True):
    space: Space
    face: Annotated[int, Meta(ge=1, le=6)]


class CardShown(msgspec.Struct, forbid_unknown_fields=True):
    """What is printed on a section that Ivan claims: for its materials only the number matters (RC-11.7)."""

    materials: Annotated[int, Meta(ge=1, le=7)]
    recognition: Annotated[int, Meta(ge=0, le=20)]
    tile: Annotated[int, Meta(ge=0, le=9)] = 0
    """Recognition on its workshop tile."""


class Pile(msgspec.Struct, forbid_unknown_fields=True):
    """RC-11.7. The fullest pile of the reserve."""

    material: Material
    amount: Few


class IvanSetUp(msgspec.Struct, forbid_unknown_fields=True):
    """The table before the first turn (RC-11.1 to RC-11.3)."""

    colour: Token
    heights: Annotated[list[Annotated[int, Meta(ge=2, le=6)]], Meta(min_length=1, max_length=6)]
    row: Annotated[list[Token], Meta(max_length=6)]
    """Ivan's cards from left to right."""
    tiles: Annotated[list[Token], Meta(max_length=6)]
    """The dice on Ivan's tiles, card by card."""
    dice: dict[DieName, DieShown]
    base: Annotated[int, Meta(ge=1, le=6)]
    """RC-11.3. The tower whose base Ivan claims."""
    card: CardShown
    """What that base shows."""
    recognition: Space | None
    """The space of the recognition tile; None if it stayed in the box (CT-1.2)."""
    amount: Annotated[int, Meta(ge=1, le=MOST_AMOUNT)] = 1
    """The recognition it shows."""
    clergy: Annotated[int, Meta(ge=1, le=4)] = 4
    """The quadrant of the Clergy card."""
    actions: Annotated[list[Token], Meta(min_length=2, max_length=2)] = msgspec.field(
        default_factory=lambda: ["K1", "K2"]
    )
    """The actions on the Clergy card."""
    options: dict[Token, Token] = {}
    cities: Annotated[list[Token], Meta(max_length=6)] = []
    """CT-1.4. The city on each tower."""
    specialists: Annotated[list[Token], Meta(max_length=5)] = []
    """CT-1.3. The specialists on the five spaces of the region."""


class TurnReport(msgspec.Struct, forbid_unknown_fields=True):
    """What the player's turn changed, as far as it affects Ivan."""

    dice: dict[DieName, DieShown] = {}
    claimed: Annotated[list[Section], Meta(max_length=12)] = []
    finished: Annotated[list[Section], Meta(max_length=12)] = []
    adorned: Annotated[list[Section], Meta(max_length=12)] = []
    recognition: Space | None = None
    """The new space of the recognition tile, if tiles were swapped (RC-7.9)."""
    specialists: Annotated[list[Token], Meta(max_length=5)] | None = None
    """The specialists now in the region, if they changed; `none` for an empty space."""


class IvanStep(msgspec.Struct, forbid_unknown_fields=True):
    """One input of the player: their turn, a die roll, a choice, or the actual dice; plus what else was
    asked."""

    report: TurnReport | None = None
    move: Annotated[str, Meta(max_length=60)] | None = None
    dice: dict[DieName, DieShown] | None = None
    """The actual dice."""
    cards: dict[Section, CardShown] = {}
    reserve: Pile | None = None


class IvanLine(msgspec.Struct, forbid_unknown_fields=True, tag_field=GAME, tag=NAME):
    """A solo game at a real table so far. To take something back, send fewer steps."""

    start: IvanSetUp
    steps: Annotated[list[IvanStep], Meta(max_length=2000)] = []


class Instruction(msgspec.Struct):
    """What to do with the real pieces, and the rule for it."""

    words: Phrase
    rule: str


class IvanWish(msgspec.Struct, forbid_unknown_fields=True, tag_field=GAME, tag=NAME):
    """What is known before the table is laid out."""

    options: dict[Token, Token] = {}
    heights: Annotated[list[Annotated[int, Meta(ge=2, le=6)]], Meta(max_length=6)] = []
    """The towers of the blueprint, once it is chosen."""
    first: Space = 1
    """The space of the tile where placing the dice starts (RC-2.4, CT-1.1)."""


class Specialist(msgspec.Struct):
    name: str
    tool: str


class IvanSheet(msgspec.Struct, tag_field=GAME, tag=NAME):
    """How to lay out the table, and the possible inputs."""

    told: list[Instruction]
    """What to put where."""
    blueprints: list[Blueprint]
    cards: list[str]
    """RC-11.2, CT-6.1. Ivan's solo cards."""
    dice: dict[str, DieShown]
    """RC-2.4, CT-1.1. One on each space, in random order; Ivan's tiles show the same dice."""
    first: Literal["recognition", "permits"]
    """The resource tile where placing the dice starts."""
    amounts: list[int]
    """Possible amounts on the recognition tile; empty if it stays in the box."""
    quadrants: list[list[int]]
    """RC-2.1. The spaces of each quadrant, in the order of the market."""
    actions: list[str]
    """RC-11.6. Possible actions on a Clergy card."""
    piles: list[Material]
    """The piles of the reserve."""
    takes: int
    """RC-11.7. How many Ivan takes from the fullest pile; a larger pile makes no difference."""
    base: CardShown
    """RC-11.3. The base that Ivan claims, as in the component set."""
    materials: list[int]
    recognition: list[int]
    tile: list[int]
    """Possible values on a section and on its tile."""
    cities: list[str]
    """CT-1.4. Empty without the module."""
    specialists: list[Specialist]
    spaces: int
    """CT-1.3. Number of spaces for specialists."""


class IvanOption(msgspec.Struct):
    """One possible answer to a question; the client sends back `move`."""

    move: str
    die: str | None = None
    face: int | None = None
    section: str | None = None
    specialist: str | None = None
    tool: str | None = None


class IvanAsk(msgspec.Struct):
    """The current question to the player."""

    kind: Literal["turn", "roll", "tile", "section", "specialist", "card", "reserve", "over"]
    words: Phrase
    rule: str
    options: list[IvanOption] = []
    dice: list[list[IvanOption]] = []
    """For a roll, the options of all its dice in the order of rolling; the first entry equals `options`."""
    section: str | None = None
    """The section whose card is asked for."""
    usual: CardShown | None = None
    """What the component set says about it."""


class IvanOpen(msgspec.Struct):
    """The changes to sections that a turn of the player can make."""

    claims: list[list[str]]
    """RC-5.1. Sections without a banner, by tower, in the order in which they can be claimed."""
    builds: list[str]
    """RC-6.3. The player's unfinished sections."""
    adorns: list[str]
    """RC-6.4. Finished sections without an ornament."""


class Way(msgspec.Struct):
    """The way of Ivan's die in this turn: every space from start to end."""

    die: str
    spaces: list[int]


class IvanNow(msgspec.Struct, tag_field=GAME, tag=NAME):
    view: View
    turn: int
    """Ivan's turn number, from 1."""
    told: list[Instruction]
    """Instructions for Ivan's turn so far, or for his last one."""
    ask: IvanAsk
    card: int
    """RC-11.4. The position in Ivan's row that is used now, or comes next."""
    answered: int
    """Number of steps taken; one less than sent if the last one needs more input."""
    open: IvanOpen
    way: Way | None
    """None if his die has not moved in this turn, or was blocked."""
    coming: list[Instruction]
    """What follows in Ivan's turn once the question is answered."""
    count: RedCathedralCount | None
    """At the end of the game, what is known for the count; players enter their own things."""
