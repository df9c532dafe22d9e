"""How somebody opens games: with which place on the board, or with which other move."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Literal

import msgspec

from duomo.core.engine.refusal import DuomoError
from duomo.core.words.phrase import Phrase
from duomo.play.documents.memory import OpeningShare
from duomo.play.people.memory import Played
from duomo.play.tables.parts import parts_of
from duomo.play.tables.rows import TableRow

PLACE = re.compile(r"\b\d+\.\d+\b")
"""Matches a section or a cell in notation."""
BY_CHANCE = re.compile(r"\w+ \d+")
"""Matches a numbered place of a display, whose content differs in every game."""
MOST = 5
"""Maximum number of openings of each kind, most frequent first."""

OpeningKind = Literal["first", "place"]


class FirstEntry(msgspec.Struct, frozen=True):
    """The parts of an entry that show how a game opened."""

    number: int
    seat: int | None
    move: str | None
    back_to: int | None


def own_moves(entries: Iterable[FirstEntry], seat: int) -> list[str]:
    """Return the moves of a seat, without those taken back."""
    line: list[FirstEntry] = []
    for entry in entries:
        if entry.back_to is None:
            line.append(entry)
        else:
            line = [one for one in line if one.number <= entry.back_to]
    return [entry.move for entry in line if entry.seat == seat and entry.move is not None]


def openings(games: Iterable[Played], entries: Mapping[str, list[FirstEntry]]) -> list[OpeningShare]:
    """Return the openings of each game and kind, most frequent first."""
    found: dict[tuple[str, OpeningKind, str], list[Played]] = {}
    for game in games:
        moves = own_moves(entries.get(game.row.id, []), game.seat)
        places = [move for move in moves if PLACE.search(move)]
        others = [move for move in moves[:1] if move not in places and not BY_CHANCE.fullmatch(move)]
        kinds: tuple[tuple[OpeningKind, list[str]], ...] = (("first", others), ("place", places))
        for kind, some in kinds:
            if some:
                found.setdefault((game.row.game, kind, some[0]), []).append(game)
    told: list[OpeningShare] = []
    shown: dict[tuple[str, OpeningKind], int] = {}
    for (name, kind, move), same in sorted(found.items(), key=lambda item: (-len(item[1]), item[0])):
        count = shown[name, kind] = shown.get((name, kind), 0) + 1
        words = said(same[0].row, move) if count <= MOST else None
        if words is not None:
            won = sum(game.won for game in same)
            told.append(OpeningShare(name, kind, move, words, len(same), won))
    return told


def said(row: TableRow, move: str) -> Phrase | None:
    """Return a move in words; None if this version does not know it."""
    try:
        table = parts_of(row.game, row.players, row.options).table()
        return table.words().move(table.rules.parse(move))
    except (DuomoError, LookupError, ValueError):
        return None
