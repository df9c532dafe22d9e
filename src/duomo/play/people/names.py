"""What people are called: visible characters, written one way, and no two alike at a table."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from duomo.play.trouble import ServerTrouble

LONGEST = 40
BOT = "BOT "
"""What the names of programs begin with: in lists, logs, records and letters alike."""
INVISIBLE = {"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"}
"""Categories of characters that nobody sees, or that change how others are shown: controls, formats (among
them all that turn the direction of the text), private ones, and ones that are none."""
BLANK = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
"""Letters and marks in name only: nothing is drawn for them."""
MARKS = 3
"""Marks on one letter; more of them grow over their neighbours."""


def clean(name: str) -> str:
    """A name as it is kept: normalised, with single spaces. ServerTrouble for one that cannot be shown."""
    written = " ".join(unicodedata.normalize("NFC", name).split())
    if not written or len(written) > LONGEST or not visible(written):
        raise ServerTrouble(400, "bad-name")
    return written


def called(name: str, bot: bool = False) -> str:
    """A name as it is kept. A program's is marked, and nobody else's can be."""
    written = clean(name)
    while alike(written[: len(BOT)]) == alike(BOT):
        written = clean(written[len(BOT) :])
    return f"{BOT}{written}"[:LONGEST].rstrip() if bot else written


def visible(name: str) -> bool:
    """Whether every character of a name is one that is seen, on its own or as a mark on a letter."""
    marks = 0
    letters = False
    for character in name:
        category = unicodedata.category(character)
        if category in INVISIBLE or character in BLANK or selects_variant(character):
            return False
        marks = marks + 1 if category.startswith("M") else 0
        letters = letters or category[0] in "LNPS"
        if marks > MARKS:
            return False
    return letters


def selects_variant(character: str) -> bool:
    return "\ufe00" <= character <= "\ufe0f" or "\U000e0100" <= character <= "\U000e01ef"


def shown(name: str) -> str | None:
    """A name that comes from elsewhere, such as a record's: what is visible of it."""
    kept = "".join(character for character in unicodedata.normalize("NFC", name) if visible("a" + character))
    return " ".join(kept.split())[:LONGEST].strip() or None


def alike(name: str) -> str:
    """The same for names that people read as the same."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


def told_apart(name: str | None, others: Iterable[str | None]) -> str | None:
    """The name, with a number behind it if another one at the table is called so already."""
    if name is None:
        return None
    taken = {alike(other) for other in others if other is not None}
    found, number = name, 1
    while alike(found) in taken:
        number += 1
        behind = f" ({number})"
        found = name[: LONGEST - len(behind)].rstrip() + behind
    return found
