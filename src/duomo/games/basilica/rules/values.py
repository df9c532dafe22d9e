"""The component set as the engine reads it: plain numbers, looked up by index."""

from __future__ import annotations

from typing import Any, Final

from duomo.games.basilica.rules.codes import (
    CROWN,
    FACES,
    JOKER,
    JOKERS_FROM,
    KIND_SHIFT,
    KINDS,
    ORDERS,
    TOP,
    face_of,
)


class TableValues:
    """Everything that never changes at one table: its options and its tiles."""

    def __init__(self, starter: int, paid_own: bool) -> None:
        self.starter = starter
        """The seat that starts, or -1 for chance."""
        self.paid_own = paid_own
        """BA-4.3. A paid recruit stands beside a builder of the payer, not of anybody."""
        self.count = [0] * KINDS
        """Tiles of each kind."""
        self.crowned = [0] * KINDS
        """How many of them carry a crown."""
        self.kinds: list[int] = []
        """The kinds that exist, lowest first."""
        self.size = 0
        """All tiles."""
        self.draws: list[list[Any]] = []
        """Nature's outcomes made in advance: by kind and by how many of it are in the pile. `Any` keeps the
        compiled engine from taking every pair apart and making it anew."""

    def add(self, face: int, order: int, crown: bool) -> None:
        kind = face * ORDERS + order
        self.count[kind] += 1
        self.crowned[kind] += 1 if crown else 0
        self.size += 1

    def finish(self) -> None:
        self.kinds = [kind for kind in range(KINDS) if self.count[kind]]
        self.draws = [
            [(TOP + kind, weight) for weight in range(self.count[kind] + 1)] for kind in range(KINDS)
        ]


def vault_side(kind: int, crown: int) -> int:
    face = face_of(kind)
    vault = FACES[face] | kind << KIND_SHIFT
    if face >= JOKERS_FROM:
        vault |= JOKER
    return vault | CROWN if crown else vault


VAULTS: Final = [vault_side(code // 2, code % 2) for code in range(2 * KINDS)]


def vault_of(kind: int, crown: int) -> int:
    """BA-1.1. The vault on the other side of a tile, as the number of a cell."""
    return VAULTS[2 * kind + crown]
