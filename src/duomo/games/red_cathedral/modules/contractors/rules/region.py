"""The module's part of the state: the region board and the extensions of the players' boards."""

from __future__ import annotations

from duomo.core.engine.state import replaced
from duomo.games.red_cathedral.modules.contractors.rules.codes import (
    CITIES,
    CONTRACTORS,
    FIRST_PERMITS,
    NOBODY_HELD,
    SPACES,
    SPECIALISTS,
)
from duomo.games.red_cathedral.rules.codes import TOWERS
from duomo.games.red_cathedral.rules.packed import everything, has_bit, with_bit, without_bit
from duomo.games.red_cathedral.rules.state import Extra

ORNAMENT_KINDS = 3


class Region(Extra):
    """Copies share every list, changed only by `replaced`. Sets of specialists are masks."""

    def __init__(self, parties: int = 0, model: Region | None = None) -> None:
        self.parties = parties
        self.bag: int = everything(SPECIALISTS) if model is None else model.bag
        """Specialists not drawn yet, without order."""
        self.open: int = 0 if model is None else model.open
        """A mask of the cities that take contractors."""
        self.city_of: list[int] = [-1] * TOWERS if model is None else model.city_of
        """The city of each tower."""
        self.spaces: list[int] = [-1] * SPACES if model is None else model.spaces
        """The specialist on each space, -1 for none."""
        self.sent: list[int] = [0] * (parties * CITIES) if model is None else model.sent
        """Contractors, by party and city."""
        self.left: list[int] = [CONTRACTORS] * parties if model is None else model.left
        """Contractors not sent yet."""
        self.permits: list[int] = [FIRST_PERMITS] * parties if model is None else model.permits
        self.held: list[int] = [NOBODY_HELD] * parties if model is None else model.held
        """The specialist on each board, -1 for none."""
        self.tools: list[int] = [0] * parties if model is None else model.tools
        """Specialists laid face down, showing their tools: one mask per party."""
        self.discarded: list[int] = [0] * (parties * ORNAMENT_KINDS) if model is None else model.discarded
        """Ornaments that went to the box, by party and kind."""

    def copy(self) -> Region:
        return Region(self.parties, self)

    def key(self) -> tuple[object, ...]:
        return (
            self.bag, self.open, tuple(self.city_of), tuple(self.spaces), tuple(self.sent),
            tuple(self.left), tuple(self.permits), tuple(self.held), tuple(self.tools),
            tuple(self.discarded),
        )  # fmt: skip

    def contractors_in(self, city: int) -> int:
        """Return the number of all parties' contractors in a city."""
        total = 0
        for party in range(self.parties):
            total += self.sent[party * CITIES + city]
        return total

    def add_permits(self, party: int, amount: int) -> None:
        self.permits = replaced(self.permits, party, self.permits[party] + amount)

    def send(self, party: int, city: int) -> None:
        """Send one contractor of a party to a city."""
        at = party * CITIES + city
        self.sent = replaced(self.sent, at, self.sent[at] + 1)
        self.left = replaced(self.left, party, self.left[party] - 1)

    def lay_by(self, party: int, tile: int) -> None:
        """CT-3.1. Lay a specialist face down, showing its tool."""
        self.tools = replaced(self.tools, party, with_bit(self.tools[party], tile))

    def has_tool(self, party: int, tile: int) -> bool:
        """True if a specialist lies face down in front of a party."""
        return has_bit(self.tools[party], tile)

    def is_open(self, city: int) -> bool:
        """CT-2.1. True if a city takes contractors."""
        return has_bit(self.open, city)

    def open_city(self, city: int) -> None:
        self.open = with_bit(self.open, city)

    def close_city(self, city: int) -> None:
        self.open = without_bit(self.open, city)

    def in_bag(self, tile: int) -> bool:
        return has_bit(self.bag, tile)

    def take_from_bag(self, tile: int) -> None:
        self.bag = without_bit(self.bag, tile)

    def put_in_bag(self, tile: int) -> None:
        self.bag = with_bit(self.bag, tile)
