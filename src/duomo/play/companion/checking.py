"""Lists everything that is wrong with a position, each with a way to fix it.

The game's own reader finds the errors. It stops at the first contradiction, which is fixed in a copy, and the
reader continues from there. So exactly the rules for reading positions are checked.
"""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from dataclasses import dataclass
from typing import Any

import msgspec

from duomo.core.engine.refusal import DuomoError, Refusal
from duomo.core.engine.rules import Rules
from duomo.core.game import Document
from duomo.core.position import write_document
from duomo.core.words.phrase import Phrase, say
from duomo.core.words.refusals import refusal_words
from duomo.games import registry
from duomo.play.trouble import ServerTrouble

MOST = 20
"""Maximum number of problems to list."""


class PositionProblem(msgspec.Struct):
    """A contradiction, with its rule, its place, and the position after fixing it."""

    words: Phrase
    rule: str
    place: dict[str, int | str]
    """`section`, `seat` and `colour`, `slot`, `die` or `cell`; or the `place` in the text, if known."""
    fix: Phrase | None
    """Label of the button that fixes it; null if there is no single way."""
    fixed: str | None
    """The position with only this problem fixed, as text."""


@dataclass
class Checked:
    problems: list[PositionProblem]
    document: Document
    """The position with everything fixed that can be."""
    read: tuple[Any, Any, Rules[Any], Any] | None
    """Options, components, rules and state; None if a problem remains that only the user can fix."""


def checked(document: Document, named: Callable[[Refusal], Refusal] = lambda refusal: refusal) -> Checked:
    """Read a position, however wrong it is. `named` rewords a contradiction."""
    game = find(document)
    counting = game.counting()
    problems: list[PositionProblem] = []
    now = deepcopy(document)
    while len(problems) < MOST:
        try:
            read = game.read_position(now)
        except DuomoError as error:
            refusal = error.refusal
            before = deepcopy(now)
            how = None if counting is None else counting.repair(now, refusal)
            alone = None
            if how is not None and now != before:
                only = deepcopy(document)
                if counting is not None and put_right(counting.repair, only, refusal):
                    alone = write_document(only)
            fix = None if alone is None or how is None else say("position-fix", how=how)
            told = named(refusal)
            problems.append(PositionProblem(refusal_words(told), told.rule, place_of(refusal), fix, alone))
            if how is None or now == before:
                return Checked(problems, now, None)
        else:
            return Checked(problems, now, read)
    return Checked(problems, now, None)


def put_right(repair: Any, document: Document, refusal: Refusal) -> bool:
    """Repair only this problem; True if that worked. It may fail without the repairs made before it."""
    try:
        return repair(document, refusal) is not None
    except (KeyError, IndexError, ValueError):
        return False


def find(document: Document) -> Any:
    try:
        return registry.find(str(document.get("game")))
    except DuomoError:
        raise ServerTrouble(404, "no-game", game=str(document.get("game"))) from None


def place_of(refusal: Refusal) -> dict[str, int | str]:
    """Return where the problem is, as far as the refusal says."""
    data = refusal.data
    found: dict[str, int | str] = {
        name: str(data[name]) for name in ("cell", "place") if isinstance(data.get(name), str)
    }
    for value in refusal.data.values():
        if isinstance(value, Refusal):
            found |= {k: v for k, v in value.data.items() if not isinstance(v, Refusal)}
    return found
