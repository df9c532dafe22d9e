"""Ivan beside a real table: what the player tells of it, and what he is told (RC-11)."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from duomo.core.wire import View
from duomo.core.words.phrase import Phrase

Token = Annotated[str, Meta(max_length=40)]
Few = Annotated[int, Meta(ge=0, le=99)]
Space = Annotated[int, Meta(ge=1, le=8)]


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

    material: Token
    amount: Few


class IvanSetUp(msgspec.Struct, forbid_unknown_fields=True):
    """The table before the first turn (RC-11.1 to RC-11.3)."""

    colour: Token
    heights: Annotated[list[Annotated[int, Meta(ge=2, le=6)]], Meta(min_length=1, max_length=6)]
    row: Annotated[list[Token], Meta(max_length=6)]
    """His cards from left to right."""
    tiles: Annotated[list[Token], Meta(max_length=6)]
    """The dice on his tiles, card by card."""
    dice: dict[Token, DieShown]
    base: Annotated[int, Meta(ge=1, le=6)]
    """RC-11.3. The tower whose base he claims."""
    card: CardShown
    """What that base shows."""
    recognition: Space | None
    """The space of the recognition tile; None when it stayed in the box (CT-1.2)."""
    amount: Annotated[int, Meta(ge=1, le=3)] = 1
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

    dice: dict[Token, DieShown] = {}
    claimed: Annotated[list[Token], Meta(max_length=12)] = []
    finished: Annotated[list[Token], Meta(max_length=12)] = []
    adorned: Annotated[list[Token], Meta(max_length=12)] = []
    recognition: Space | None = None
    """Where the recognition tile lies now, if tiles were swapped (RC-7.9)."""
    specialists: Annotated[list[Token], Meta(max_length=5)] | None = None
    """Who stands in the region now, if that changed; `none` for an empty space."""


class IvanStep(msgspec.Struct, forbid_unknown_fields=True):
    """One thing that the player tells: his turn, what a die showed, a choice; and what was asked besides."""

    report: TurnReport | None = None
    move: Annotated[str, Meta(max_length=60)] | None = None
    cards: dict[Token, CardShown] = {}
    reserve: Pile | None = None


class IvanLine(msgspec.Struct, forbid_unknown_fields=True):
    """A solo game at a real table so far. Taking something back is sending less of it."""

    start: IvanSetUp
    steps: Annotated[list[IvanStep], Meta(max_length=2000)] = []


class Instruction(msgspec.Struct):
    """What to do with the real pieces, and the rule behind it."""

    words: Phrase
    rule: str


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
    section: str | None = None
    """Whose card is asked about."""
    usual: CardShown | None = None
    """What the set of components says of it."""


class IvanNow(msgspec.Struct):
    view: View
    turn: int
    """Of Ivan, counted from 1."""
    told: list[Instruction]
    """Of his turn so far, or of his last one."""
    ask: IvanAsk
    answered: int
    """Steps that were taken; one less than were sent when the last one needs more."""
