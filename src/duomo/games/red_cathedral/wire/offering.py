"""All legal moves of a position as documents."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from duomo.core.words.words import Words
from duomo.games.red_cathedral.wire.numbered import Numbered
from duomo.games.red_cathedral.wire.position import Position


def offers(
    make: Callable[..., Any], numbered: Numbered, at: Position, words: Words, codes: Sequence[int]
) -> list[Any]:
    """Return the document that `make` builds for each move from its words, its effect, and whether it ends
    the turn."""
    found: list[Any] = []
    for code, said in zip(codes, words.said(codes)):
        text, phrase, group, aside, obvious, usual, closes = said
        does, ends = numbered.move(code, at), at.decision.ends_turn(code)
        found.append(make(text, phrase, group, aside, obvious, usual, closes, does=does, ends_turn=ends))
    return found
