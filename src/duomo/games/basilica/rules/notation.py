"""Converts moves to text and back. The grammar is in docs/notation.md."""

from __future__ import annotations

from duomo.core.engine.notation import Notation
from duomo.core.engine.numbering import Numbering
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
    PLAYER_MOVES,
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


def check_codes() -> None:
    """Check that codes assigned in this order match the constants in `codes`, without overlaps."""
    players = Numbering("moves of the players", 0, PLAYER_MOVES)
    check(players, "vault", PLACES, TAKE_VAULT)
    check(players, "replace", 1, REPLACE)
    check(players, "builder", 1, PLACE_BUILDER)
    check(players, "order", PLACES, TAKE_ORDER)
    check(players, "rank", HERCULES, GIVE_RANK + ARCHITECT)
    check(players, "pay", 1, PAY)
    check(players, "decline", 1, DECLINE)
    check(players, "at", ROWS * COLUMNS, AT)
    check(Numbering("start players", STARTS, TURNED), "starts", PLAYERS, STARTS)
    check(Numbering("sides of a tile", TURNED, TOP), "turned", 2, TURNED)
    check(Numbering("tiles", TOP, TOP + KINDS), "top", KINDS, TOP)


def check(codes: Numbering, name: str, count: int, fixed: int) -> None:
    given = codes.take(name, count)
    if given != fixed:
        raise ValueError(f"{codes.what}: {name} is {fixed} in `codes`, but gets {given}.")


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
        check_codes()

    def all_texts(self) -> dict[int, str]:
        return {**player_texts(), **nature_texts()}
