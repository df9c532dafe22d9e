"""Possible decisions in a position: every pending decision that the rules lead to from the start of the turn,
and that the reader of positions accepts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from duomo.core.engine.refusal import DuomoError
from duomo.core.engine.rules import Rules
from duomo.core.engine.state import NATURE, NOBODY, State
from duomo.core.game import Document, Game
from duomo.core.position import write_document
from duomo.core.table import Table
from duomo.core.words.phrase import Phrase, say
from duomo.play.companion.checking import checked, find
from duomo.play.companion.positions import PositionGiven, given_document
from duomo.play.trouble import ServerTrouble

PENDING = "pending"
"""The entry of a position that says what has to be decided."""
DEEP = 3
"""Maximum number of moves into a turn."""
MOST_STATES, MOST_OFFERS = 600, 60


class PositionDecision(msgspec.Struct):
    """A possible decision."""

    words: Phrase
    """The question."""
    detail: str
    """How the position describes it: distinguishes decisions with the same question."""
    text: str
    """The position with this decision pending."""
    now: bool
    """Whether it is the decision already pending."""
    moves: bool
    """Whether a move is made to reach it, so that the pieces change."""


def decisions_of(given: PositionGiven) -> list[PositionDecision]:
    try:
        document = given_document(given)
        game = find(document)
        found = checked(document)
        if found.problems or found.read is None:
            raise ServerTrouble(422, "no-position")
        whole = game.write_position(*found.read[2:])
        offers = [offer for one in reached(game, whole) if (offer := offered(game, whole, one)) is not None]
    except (DuomoError, KeyError, TypeError, ValueError, AttributeError):
        # As in `position_shown`: a repair may encounter something that is not a position.
        raise ServerTrouble(422, "no-position") from None
    return sorted(offers, key=lambda offer: (not offer.now, offer.moves))[:MOST_OFFERS]


def reached(game: Game, whole: Document) -> list[tuple[Document, int]]:
    """Return positions of this turn, the given one first, each with a different decision pending, and how
    many moves away."""
    found = {str(whole[PENDING]): (whole, 0)}
    for start in ({key: value for key, value in whole.items() if key != PENDING}, whole):
        try:
            _, _, rules, state = game.read_position(start)
        except DuomoError:  # without the pending decision it is not a position: the turn is half over
            continue
        for there, depth in within_the_turn(rules, state):
            document = game.write_position(rules, there)
            if document.get(PENDING):
                found.setdefault(str(document[PENDING]), (document, depth))
    return list(found.values())


def offered(game: Game, whole: Document, there: tuple[Document, int]) -> PositionDecision | None:
    """Return the decision for the pieces as they lie; if they do not allow it, after the one move that leads
    there."""
    document, depth = there
    offer = said(game, whole, document[PENDING], {**whole, PENDING: document[PENDING]}, moves=False)
    if offer is None and depth == 1:
        offer = said(game, whole, document[PENDING], document, moves=True)
    return offer


def within_the_turn(rules: Rules[Any], state: State) -> Iterator[tuple[State, int]]:
    """Yield positions a few moves away in the same turn, nearest first."""
    line, seen = [(state, 0)], 0
    while line and seen < MOST_STATES:
        here, depth = line.pop(0)
        yield here, depth
        seen += 1
        if depth == DEEP or here.decider == NOBODY:
            continue
        codes = [code for code, _ in rules.chance(here)][:1] if here.decider == NATURE else rules.legal(here)
        for code in codes:
            after = here.copy()
            rules.play(after, code, None)
            if after.turns == state.turns:
                line.append((after, depth + 1))


def said(
    game: Game, whole: Document, pending: Any, document: Document, *, moves: bool
) -> PositionDecision | None:
    """Return the decision; None if the pieces do not allow it."""
    try:
        options, components, rules, state = game.read_position(document)
    except DuomoError:
        return None
    table = Table(game, options, components, rules, state)
    words = table.words().decision() if state.decider not in (NATURE, NOBODY) else None
    detail = " · ".join(one if isinstance(one, str) else " ".join(map(str, one.values())) for one in pending)
    same = pending == whole[PENDING]
    return PositionDecision(words or say("web-game-nature"), detail, write_document(document), same, moves)
