"""Questions about a move, given in notation or as a piece pressed on the board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from duomo.core.engine.refusal import NotationError, Refusal
from duomo.core.move import Move
from duomo.core.table import Table
from duomo.core.words.phrase import say
from duomo.core.words.refusals import refusal_words
from duomo.play.documents.table import WhyNot

NO_PART = WhyNot(say("web-why-no-part"), "")
"""The answer for a piece that stands for no move."""


def read(
    table: Table, state: Any, codes: Sequence[int], text: str | None, piece: str | None
) -> Move | WhyNot:
    """Return the move that is asked about, or why it is not legal. `codes` are the legal moves in `state`."""
    rules = table.rules
    if piece is not None:
        code = table.game.wire().meant(rules, state, piece)
        if code is None:
            return NO_PART
    else:
        try:
            code = rules.parse(text or "")
        except NotationError as error:
            return told(error.refusal)
    return Move(code, rules.text(code)) if code in codes else told(rules.refuse(state, code))


def told(refusal: Refusal) -> WhyNot:
    return WhyNot(refusal_words(refusal), refusal.rule)
