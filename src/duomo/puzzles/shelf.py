"""Storage of puzzles: one file for each game, read on first use."""

from __future__ import annotations

import gzip
from collections.abc import Iterable
from functools import cache

import msgspec

from duomo.core.game import Game
from duomo.puzzles.puzzle import Puzzle

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Puzzle).decode


def line_of(puzzle: Puzzle) -> bytes:
    return _encode(puzzle) + b"\n"


def read_lines(data: bytes) -> list[Puzzle]:
    return [_decode(line) for line in data.splitlines() if line.strip()]


def packed(puzzles: Iterable[Puzzle]) -> bytes:
    """Return the file of a game: the same bytes for the same puzzles."""
    return gzip.compress(b"".join(line_of(puzzle) for puzzle in puzzles), 9, mtime=0)


@cache
def puzzles_of(game: Game) -> dict[str, Puzzle]:
    """Return all puzzles of a game by id, in the order of the file."""
    if game.puzzles is None or not game.puzzles.exists():
        return {}
    return {puzzle.id: puzzle for puzzle in read_lines(gzip.decompress(game.puzzles.read_bytes()))}
