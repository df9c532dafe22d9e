"""Ivan's part of the state, in addition to what every party has."""

from __future__ import annotations

from duomo.games.red_cathedral.rules.codes import CELLS, MATERIALS
from duomo.games.red_cathedral.rules.packed import has_bit
from duomo.games.red_cathedral.rules.state import Extra


class IvanExtra(Extra):
    """Ivan's row of cards and what is on them. Copies share all lists, which are only ever replaced."""

    def __init__(self) -> None:
        self.row: list[int] = []
        """Solo cards, left to right (RC-11.2)."""
        self.tiles: list[int] = []
        """The die shown by the tile on each card; -1: none yet."""
        self.face_up = 0
        """Face-up tiles: one bit per place in the row."""
        self.inventory: list[int] = [0] * MATERIALS
        """Materials on the Inventory card, by kind."""
        self.build: list[int] = [0] * MATERIALS
        """Materials on the Build card."""
        self.lying: list[int] = [0] * CELLS
        """RC-11.7. Materials on Ivan's unfinished sections, packed like a cost."""
        self.marker = -1
        """CT-6.2. The tower of the last claim; -1 without the contractors."""

    def copy(self) -> IvanExtra:
        other = IvanExtra()
        other.row = self.row
        other.tiles = self.tiles
        other.face_up = self.face_up
        other.inventory = self.inventory
        other.build = self.build
        other.lying = self.lying
        other.marker = self.marker
        return other

    def key(self) -> tuple[object, ...]:
        return (
            tuple(self.row), tuple(self.tiles), self.face_up, tuple(self.inventory), tuple(self.build),
            tuple(self.lying), self.marker,
        )  # fmt: skip

    def next_place(self) -> int:
        """RC-11.4. The leftmost card with a face-up tile; -1 if all are face down."""
        for place in range(len(self.row)):
            if has_bit(self.face_up, place):
                return place
        return -1

    def face_down(self) -> int:
        """RC-11.4. Number of face-down tiles; they are turned from the left, so the number identifies
        them."""
        place = self.next_place()
        return len(self.tiles) if place < 0 else place
