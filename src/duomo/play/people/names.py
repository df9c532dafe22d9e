"""Names: visible characters, normalised, and unique at a table."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from duomo.play.trouble import ServerTrouble

LONGEST = 40
BOT = "BOT "
"""Prefix of programs' names, in lists, logs, records and e-mails."""
INVISIBLE = {"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"}
"""Unicode categories of characters that are invisible or change how others are shown: controls, formats
(including all that change the text direction), private-use and unassigned ones."""
BLANK = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
"""Letters and marks that are drawn as nothing."""
MARKS = 3
"""Maximum number of marks on one letter; more would overlap its neighbours."""


def clean(name: str) -> str:
    """Normalise a name, with single spaces; raises ServerTrouble if it cannot be shown."""
    written = " ".join(unicodedata.normalize("NFC", name).split())
    if not written or len(written) > LONGEST or not visible(written):
        raise ServerTrouble(400, "bad-name")
    return written


def called(name: str, bot: bool = False) -> str:
    """Return a name as it is stored. Programs' names are marked with a prefix that nobody else can use."""
    written = clean(name)
    while alike(written[: len(BOT)]) == alike(BOT):
        written = clean(written[len(BOT) :])
    return f"{BOT}{written}"[:LONGEST].rstrip() if bot else written


def visible(name: str) -> bool:
    """True if every character of a name is visible, on its own or as a mark on a letter."""
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
    """Return the visible part of a name from elsewhere, such as a record."""
    kept = "".join(character for character in unicodedata.normalize("NFC", name) if visible("a" + character))
    return " ".join(kept.split())[:LONGEST].strip() or None


def alike(name: str) -> str:
    """Return a key that is the same for names people would read as the same."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


def told_apart(name: str | None, others: Iterable[str | None]) -> str | None:
    """Return the name, with a number after it if somebody else at the table has the same one."""
    if name is None:
        return None
    taken = {alike(other) for other in others if other is not None}
    found, number = name, 1
    while alike(found) in taken:
        number += 1
        behind = f" ({number})"
        found = name[: LONGEST - len(behind)].rstrip() + behind
    return found
