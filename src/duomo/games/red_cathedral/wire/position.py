"""Context shared by the moves of one position while they are described."""

from __future__ import annotations

from typing import Any, NamedTuple

from duomo.core.engine.state import first, kind_of
from duomo.games.red_cathedral.rules.codes import COLOURS, MARKET, NO_TILE, WHITE, WHITE_1, WHITE_2
from duomo.games.red_cathedral.rules.gains import takeable
from duomo.games.red_cathedral.rules.names import DIE_NAMES, RESOURCE_NAMES, SLOT_NAMES
from duomo.games.red_cathedral.rules.state import Player, RedState
from duomo.games.red_cathedral.rules.workshop import benefit
from duomo.games.red_cathedral.wire.names import Amount
from duomo.games.red_cathedral.wire.printed import Printed

NO_VISIT = -1


class Piece(NamedTuple):
    """A clickable piece on the board: `section/3.2`, `slot/red/white-1`."""

    kind: str
    name: str = ""
    other: str = ""


class Position:
    """A position, with what several of its moves need computed once."""

    def __init__(self, printed: Printed, state: RedState) -> None:
        self.printed = printed
        self.values = printed.values
        self.state = state
        self.player = state.players[state.active]
        self.top = state.stack[-1]
        """The pending frame."""
        self.kind = kind_of(self.top)
        self.decision = self.values.decisions[self.kind]
        self.visit = visit_in(state.stack)
        """The current visit to the market, anywhere on the stack, or NO_VISIT."""

    def party(self, seat: int) -> Any:
        return self.values.party_names[seat] or DIE_NAMES[self.state.players[seat].colour]

    def bring(self, gives: list[int], times: int = 1) -> list[Amount]:
        """RC-7.5. Return a gain, limited by the reserve and the room in the inventory."""
        names: list[Any] = RESOURCE_NAMES
        found: list[Amount] = []
        for at in range(0, len(gives), 2):
            fits = takeable(self.values, self.state, self.player, gives[at], gives[at + 1] * times)
            found.append(Amount(names[gives[at]], fits))
        return found

    def stall(self, space: int, times: int) -> list[Amount]:
        """Return what the resource tile of a space would give."""
        tile = self.state.resource[space]
        return self.bring([self.values.resource_kind[tile], self.values.resource_amount[tile]], times)

    def tile_gives(self, seat: int, slot: int) -> list[Amount]:
        """RC-9.1. Return what a tile would give, whichever party's it is."""
        tile = self.state.players[seat].slots[slot]
        return self.bring(benefit(self.values, self.state, tile)) if tile > NO_TILE else []

    def visited(self) -> int:
        """Return the market space of the visit."""
        return first(self.visit)


def visit_in(stack: list[int]) -> int:
    """Return the frame of the current visit to the market."""
    for top in reversed(stack):
        if kind_of(top) == MARKET:
            return top
    return NO_VISIT


def slots_of(die: int) -> tuple[int, ...]:
    """RC-7.7. Return the slots that a die activates; a die of a module has none."""
    if die == WHITE:
        return WHITE_1, WHITE_2
    return (die + 1,) if die <= COLOURS else ()


def tiles_of(player: Player, die: int) -> list[Any]:
    """RC-7.7. Return a player's slots with a face-up tile that a visit with this die may activate."""
    return [SLOT_NAMES[slot] for slot in slots_of(die) if player.slots[slot] > NO_TILE]
