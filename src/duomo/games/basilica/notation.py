"""Moves as text, and text as moves. docs/notation.md is the grammar for people."""

from __future__ import annotations

from duomo.core.refusal import NotationError
from duomo.games.basilica.codes import (
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
from duomo.games.basilica.names import RANK_NAMES, cell_name, kind_name


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


class Notation:
    """Both ways, one text for each move and one move for each text; the same at every table."""

    def __init__(self) -> None:
        self.texts: dict[int, str] = {}
        self.codes: dict[str, int] = {}

    def fill(self) -> None:
        """Only when somebody asks for text: bots never do."""
        self.texts = player_texts()
        self.texts.update(nature_texts())
        self.codes = {text: code for code, text in self.texts.items()}

    def text(self, move: int) -> str:
        if not self.texts:
            self.fill()
        return self.texts[move]

    def parse(self, text: str) -> int:
        if not self.texts:
            self.fill()
        code = self.codes.get(" ".join(text.lower().split()))
        if code is None:
            raise NotationError(f"“{text}” is no move of Basilica; docs/notation.md lists them.")
        return code
