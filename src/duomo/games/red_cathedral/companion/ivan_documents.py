"""Ivan beside a real table: what the player tells of it, and what he is told (RC-11)."""

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
"""Recognition that its tile may show; the printed value is not known for sure."""


class DieShown(msgspec.Struct, forbid_unknown_fields=True):
    space: Space
    face: Annotated[int, Meta(ge=1, le=6)]


class CardShown(msgspec.Struct, forbid_unknown_fields=True):
    """What is printed on a section that Ivan claims: only the number of its materials counts (RC-11.7)."""

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
    """His cards from left to right."""
    tiles: Annotated[list[Token], Meta(max_length=6)]
    """The dice on his tiles, card by card."""
    dice: dict[DieName, DieShown]
    base: Annotated[int, Meta(ge=1, le=6)]
    """RC-11.3. The tower whose base he claims."""
    card: CardShown
    """What that base shows."""
    recognition: Space | None
    """The space of the recognition tile; None when it stayed in the box (CT-1.2)."""
    amount: Annotated[int, Meta(ge=1, le=MOST_AMOUNT)] = 1
    """What it shows."""
    clergy: Annotated[int, Meta(ge=1, le=4)] = 4
    """The quadrant of the Clergy."""
    actions: Annotated[list[Token], Meta(min_length=2, max_length=2)] = msgspec.field(
        default_factory=lambda: ["K1", "K2"]
    )
    """What the card of the Clergy offers."""
    options: dict[Token, Token] = {}
    cities: Annotated[list[Token], Meta(max_length=6)] = []
    """CT-1.4. The city on each tower."""
    specialists: Annotated[list[Token], Meta(max_length=5)] = []
    """CT-1.3. On the five spaces of the region."""


class TurnReport(msgspec.Struct, forbid_unknown_fields=True):
    """What the player's own turn changed, as far as Ivan minds it."""

    dice: dict[DieName, DieShown] = {}
    claimed: Annotated[list[Section], Meta(max_length=12)] = []
    finished: Annotated[list[Section], Meta(max_length=12)] = []
    adorned: Annotated[list[Section], Meta(max_length=12)] = []
    recognition: Space | None = None
    """Where the recognition tile lies now, if tiles were swapped (RC-7.9)."""
    specialists: Annotated[list[Token], Meta(max_length=5)] | None = None
    """Who stands in the region now, if that changed; `none` for an empty space."""


class IvanStep(msgspec.Struct, forbid_unknown_fields=True):
    """One thing that the player tells: his turn, what a die showed, a choice, how the dice lie in truth; and
    what was asked besides."""

    report: TurnReport | None = None
    move: Annotated[str, Meta(max_length=60)] | None = None
    dice: dict[DieName, DieShown] | None = None
    """How they lie in truth."""
    cards: dict[Section, CardShown] = {}
    reserve: Pile | None = None


class IvanLine(msgspec.Struct, forbid_unknown_fields=True, tag_field=GAME, tag=NAME):
    """A solo game at a real table so far. Taking something back is sending less of it."""

    start: IvanSetUp
    steps: Annotated[list[IvanStep], Meta(max_length=2000)] = []


class Instruction(msgspec.Struct):
    """What to do with the real pieces, and the rule behind it."""

    words: Phrase
    rule: str


class IvanWish(msgspec.Struct, forbid_unknown_fields=True, tag_field=GAME, tag=NAME):
    """What is known before the table is laid out."""

    options: dict[Token, Token] = {}
    heights: Annotated[list[Annotated[int, Meta(ge=2, le=6)]], Meta(max_length=6)] = []
    """The towers of the blueprint, as soon as it is chosen."""
    first: Space = 1
    """The space of the tile from which the dice are laid (RC-2.4, CT-1.1)."""


class Specialist(msgspec.Struct):
    name: str
    tool: str


class IvanSheet(msgspec.Struct, tag_field=GAME, tag=NAME):
    """How the table is laid out, and what can be said of it."""

    told: list[Instruction]
    """What to lay where."""
    blueprints: list[Blueprint]
    cards: list[str]
    """RC-11.2, CT-6.1. His solo cards."""
    dice: dict[str, DieShown]
    """RC-2.4, CT-1.1. One on each space, in some order; his tiles show the same ones."""
    first: Literal["recognition", "permits"]
    """The resource tile from which the dice are laid."""
    amounts: list[int]
    """What the recognition tile can show; nothing where it stays in the box."""
    quadrants: list[list[int]]
    """RC-2.1. The spaces of each, in the order of the market."""
    actions: list[str]
    """RC-11.6. That a card of the Clergy can offer."""
    piles: list[Material]
    """Of the reserve."""
    takes: int
    """RC-11.7. Of the fullest one; whether more lie there does not matter to him."""
    base: CardShown
    """RC-11.3. The base that he claims, as the set of components has it."""
    materials: list[int]
    recognition: list[int]
    tile: list[int]
    """What can be printed on a section and on its tile."""
    cities: list[str]
    """CT-1.4. None without the module."""
    specialists: list[Specialist]
    spaces: int
    """CT-1.3. For specialists."""


class IvanOption(msgspec.Struct):
    """One of the answers to a question; `move` is sent back."""

    move: str
    die: str | None = None
    face: int | None = None
    section: str | None = None
    specialist: str | None = None
    tool: str | None = None


class IvanAsk(msgspec.Struct):
    """What the player is asked now."""

    kind: Literal["turn", "roll", "tile", "section", "specialist", "card", "reserve", "over"]
    words: Phrase
    rule: str
    options: list[IvanOption] = []
    dice: list[list[IvanOption]] = []
    """Of a roll all its dice, in the order in which they are told; the first are the options."""
    section: str | None = None
    """Whose card is asked about."""
    usual: CardShown | None = None
    """What the set of components says of it."""


class IvanOpen(msgspec.Struct):
    """What a turn of the player can have done to sections."""

    claims: list[list[str]]
    """RC-5.1. Of each tower those without a banner, in the order in which they can be claimed."""
    builds: list[str]
    """RC-6.3. His own unfinished ones."""
    adorns: list[str]
    """RC-6.4. Finished ones without an ornament."""


class Way(msgspec.Struct):
    """The way of Ivan's die in this turn: every space, from where it lay to where it lies."""

    die: str
    spaces: list[int]


class IvanNow(msgspec.Struct, tag_field=GAME, tag=NAME):
    view: View
    turn: int
    """Of Ivan, counted from 1."""
    told: list[Instruction]
    """Of his turn so far, or of his last one."""
    ask: IvanAsk
    card: int
    """RC-11.4. The place in his row that is used now, or comes next."""
    answered: int
    """Steps that were taken; one less than were sent when the last one needs more."""
    open: IvanOpen
    way: Way | None
    """None: none has moved in this turn, or it was blocked."""
    coming: list[Instruction]
    """What follows in his turn once the question is answered."""
    count: RedCathedralCount | None
    """At the end, what is known of it for the count; the player's own things are his to enter."""
