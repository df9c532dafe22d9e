"""Games in words, in no language yet: what a seat is asked, may do and has seen happen.

`words_of` a table gives phrases; `render` says them in a language.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from duomo.core.game import Game
from duomo.core.rules import Rules
from duomo.core.table import Table
from duomo.words.phrase import Phrase, render
from duomo.words.words import Words

__all__ = ["Phrase", "Words", "render", "words_at", "words_of"]


def words_of(table: Table, seat: int | None = None) -> Words:
    """The words of a table as it stands: for a seat only what it may know, without one the whole truth."""
    state = table.state if seat is None else table.rules.seen_by(table.state, seat)
    return words_at(table.game, table.rules, state)


def words_at(game: Game, rules: Rules[Any], state: Any) -> Words:
    """The words of a position: `WORDS` of the game's module here, or plain ones where there is none."""
    module = f"{__name__}.{game.name.replace('-', '_')}"
    if find_spec(module) is None:
        return Words(game, rules, state)
    words = import_module(module).WORDS(game, rules, state)
    assert isinstance(words, Words)
    return words
