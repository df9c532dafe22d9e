"""The component set as the engine reads it: plain numbers, accessed by index."""

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
    """Everything that never changes at a table: its options and its tiles."""

    def __init__(self, starter: int, paid_own: bool) -> None:
        self.starter = starter
        """The seat that starts, or -1 for a random one."""
        self.paid_own = paid_own
        """BA-4.3. A paid recruit must be next to one of the payer's builders, not just anybody's."""
        self.count = [0] * KINDS
        """Tiles of each kind."""
        self.crowned = [0] * KINDS
        """How many of them have a crown."""
        self.kinds: list[int] = []
        """The kinds that exist, lowest first."""
        self.size = 0
        """Total number of tiles."""
        self.draws: list[list[Any]] = []
        """Precomputed chance outcomes: by kind, and by how many of that kind are in the pile. `Any` keeps the
        compiled engine from unpacking and rebuilding every pair."""

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
    """BA-1.1. Return the vault on the other side of a tile, as a cell number."""
    return VAULTS[2 * kind + crown]
