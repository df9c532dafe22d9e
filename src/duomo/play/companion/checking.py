"""Everything that is wrong with a position, one thing after the other, each with a way to put it right.

What is wrong is said by the game's own reader. It stops at the first contradiction; that one is put right in
a copy, and the reader goes on from there. So the list names the rules that positions are read by, no others.
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
"""Problems that are listed at once."""


class PositionProblem(msgspec.Struct):
    """What contradicts itself, with the rule, where, and what the position is once it has been put right."""

    words: Phrase
    rule: str
    place: dict[str, int | str]
    """`section`, `seat` and `colour`, `slot`, `die` or `cell`; or the `place` in the text, where known."""
    fix: Phrase | None
    """What a button says; None when there is no one way."""
    fixed: str | None
    """The position with this alone put right, as text."""


@dataclass
class Checked:
    problems: list[PositionProblem]
    document: Document
    """With everything put right that can be."""
    read: tuple[Any, Any, Rules[Any], Any] | None
    """Options, components, rules and state; None: something is left that nobody but the reader of the list
    can put right."""


def checked(document: Document, named: Callable[[Refusal], Refusal] = lambda refusal: refusal) -> Checked:
    """Read a position, however wrong it is. `named` says how a contradiction is told."""
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
    """A repair was found in a copy where others had been made before; alone it may not find its place."""
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
    """Where it is, as far as the refusal says so."""
    data = refusal.data
    found: dict[str, int | str] = {
        name: str(data[name]) for name in ("cell", "place") if isinstance(data.get(name), str)
    }
    for value in refusal.data.values():
        if isinstance(value, Refusal):
            found |= {k: v for k, v in value.data.items() if not isinstance(v, Refusal)}
    return found
