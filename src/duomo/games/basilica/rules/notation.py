"""Moves as text, and text as moves. docs/notation.md is the grammar for people."""

from __future__ import annotations

from duomo.core.engine.notation import Notation
from duomo.games.basilica.rules.codes import (
    ARCHITECT,
    AT,
    COLUMNS,
    DECLINE,
    GIVE_RANK,
    HERCULES,
    KINDS,
    PAY,
    PLACE_BUILDER,
    PLACES,
    PLAYERS,
    REPLACE,
    ROWS,
    STARTS,
    TAKE_ORDER,
    TAKE_VAULT,
    TOP,
    TURNED,
    cell_of,
)
from duomo.games.basilica.rules.names import RANK_NAMES, cell_name, kind_name


def player_texts() -> dict[int, str]:
    texts = {REPLACE: "replace", PLACE_BUILDER: "builder", PAY: "pay", DECLINE: "decline"}
    for place in range(PLACES):
        texts[TAKE_VAULT + place] = f"vault {place + 1}"
        texts[TAKE_ORDER + place] = f"order {place + 1}"
    for rank in range(ARCHITECT, HERCULES + 1):
        texts[GIVE_RANK + rank] = RANK_NAMES[rank]
    for move in range(AT, AT + ROWS * COLUMNS):
        texts[move] = f"at {cell_name(cell_of(move))}"
    return texts


def nature_texts() -> dict[int, str]:
    texts = {TURNED: "plain", TURNED + 1: "crown"}
    for seat in range(PLAYERS):
        texts[STARTS + seat] = f"starts {seat + 1}"
    for kind in range(KINDS):
        texts[TOP + kind] = f"top {kind_name(kind)}"
    return texts


class BasilicaNotation(Notation):
    """The same at every table."""

    def __init__(self) -> None:
        super().__init__("Basilica")

    def all_texts(self) -> dict[int, str]:
        return {**player_texts(), **nature_texts()}
