"""Where the contracts are: hands, the deck, and groups put under it. The order of a deck is unknown to all.

The deck is a set of contracts that were never drawn, on top of groups put under it, each without order: a
group is what one player put there at once, and only that player knows it. Before a bot sees the position,
what its seat cannot know is invented, using only what the seat knows (`as_seen_by`).
"""

from __future__ import annotations

from typing import Final

from duomo.core.engine.state import replaced
from duomo.games.red_cathedral.rules.packed import count_bits, everything, has_bit, with_bit, without_bit
from duomo.games.red_cathedral.rules.state import Extra

CONTRACTS: Final = 15
ALL: Final = everything(CONTRACTS)
NOBODY_KNOWS: Final = -1


def contracts_of(mask: int) -> list[int]:
    return [contract for contract in range(CONTRACTS) if has_bit(mask, contract)]


class Archive(Extra):
    """Sets of contracts are masks. Copies share the lists; they are changed only by `replaced`."""

    def __init__(self, parties: int = 0, model: Archive | None = None) -> None:
        self.parties = parties
        self.fresh: int = ALL if model is None else model.fresh
        """Never drawn."""
        self.groups: list[int] = [] if model is None else model.groups
        """Groups put under the deck, the first to be drawn first."""
        self.knowers: list[int] = [] if model is None else model.knowers
        """The party that put each group there and still knows all of it, or NOBODY_KNOWS."""
        self.hands: list[int] = [0] * parties if model is None else model.hands
        self.drawn: int = 0 if model is None else model.drawn
        """What the active player has drawn to choose from."""
        self.made_up: int = 0 if model is None else model.made_up
        """A mask of parties whose hands are invented."""

    def copy(self) -> Archive:
        return Archive(self.parties, self)

    def key(self) -> tuple[object, ...]:
        return (
            self.fresh, tuple(self.groups), tuple(self.knowers), tuple(self.hands), self.drawn,
            self.made_up,
        )  # fmt: skip

    def equals(self, other: Archive) -> bool:
        """Lists are never changed in place, so the same list object has the same content."""
        return (
            self.hands is other.hands
            and self.groups is other.groups
            and self.knowers is other.knowers
            and self.fresh == other.fresh
            and self.drawn == other.drawn
        )

    def on_top(self) -> int:
        """Return the contracts from which the next one is drawn."""
        return self.fresh if self.fresh else self.groups[0]

    def draw(self, party: int, contract: int) -> None:
        """CT-5.9. Draw a contract. The party that knew its group no longer does, unless it is the one
        drawing."""
        self.drawn = with_bit(self.drawn, contract)
        if self.fresh:
            self.fresh = without_bit(self.fresh, contract)
            return
        left = without_bit(self.groups[0], contract)
        if left:
            self.groups = replaced(self.groups, 0, left)
            if self.knowers[0] != party:
                self.knowers = replaced(self.knowers, 0, NOBODY_KNOWS)
        else:
            self.groups = self.groups[1:]
            self.knowers = self.knowers[1:]

    def put_under(self, party: int, mask: int) -> None:
        if mask:
            self.groups = [*self.groups, mask]
            self.knowers = [*self.knowers, party]

    def keep(self, party: int, contract: int) -> None:
        """Move one of the drawn contracts to the hand, the others under the deck."""
        self.hands = replaced(self.hands, party, with_bit(self.hands[party], contract))
        self.put_under(party, without_bit(self.drawn, contract))
        self.drawn = 0

    def give_back(self, party: int, contract: int) -> None:
        self.hands = replaced(self.hands, party, without_bit(self.hands[party], contract))
        self.put_under(party, with_bit(0, contract))

    def nothing_hidden(self) -> bool:
        """True if no contract has left the deck yet."""
        return self.fresh == ALL

    def known_to(self, party: int, active: int) -> int:
        """Return the party's hand and draw, and what it put under the deck."""
        known = self.hands[party]
        if party == active:
            known |= self.drawn
        for at in range(len(self.groups)):
            if self.knowers[at] == party:
                known |= self.groups[at]
        return known


def as_seen_by(archive: Archive, party: int, active: int, turns: int) -> None:
    """Deal the contracts unknown to a party to the places it cannot see, deterministically."""
    shift = turns % CONTRACTS
    left = rotated(ALL & ~archive.known_to(party, active), shift)
    back = CONTRACTS - shift
    hands = archive.hands[:]
    for other in range(archive.parties):
        if other != party and hands[other]:
            dealt = lowest(left, count_bits(hands[other]))
            hands[other] = rotated(dealt, back)
            left &= ~dealt
            archive.made_up = with_bit(archive.made_up, other)
    archive.hands = hands
    if party != active and archive.drawn:
        dealt = lowest(left, count_bits(archive.drawn))
        archive.drawn = rotated(dealt, back)
        left &= ~dealt
    groups = archive.groups[:]
    for at in range(len(groups)):
        if archive.knowers[at] != party:
            dealt = lowest(left, count_bits(groups[at]))
            groups[at] = rotated(dealt, back)
            left &= ~dealt
    archive.groups = groups
    archive.fresh = rotated(left, back)


def rotated(mask: int, by: int) -> int:
    return (mask << by | mask >> (CONTRACTS - by)) & ALL


def lowest(mask: int, count: int) -> int:
    """Return the lowest `count` elements of a set."""
    rest = mask
    for _ in range(count):
        rest &= rest - 1
    return mask & ~rest
