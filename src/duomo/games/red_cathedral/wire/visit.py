"""A visit to the market as moves: what it brings now, and what whoever leaves does without (RC-7)."""

from __future__ import annotations

from typing import Any

from duomo.games.red_cathedral.rules.codes import SLOTS, WHITE
from duomo.games.red_cathedral.rules.names import DIE_NAMES
from duomo.games.red_cathedral.wire.moves import LeaveMove, Maker, Position, ResourcesMove
from duomo.games.red_cathedral.wire.names import Amount


def resources(words: list[str], at: Position) -> ResourcesMove:
    space = at.visit.space if at.visit else 0
    dice = at.state.dice_on[space - 1]
    brings = at.stall(space - 1, dice)
    offered = dice * at.values.resource_amount[at.state.resource[space - 1]]
    limit: Any = None
    if brings[0].amount < offered:
        limit = "room" if at.player.room == brings[0].amount else "reserve"
    return ResourcesMove(space, dice, offered, limit, brings)


def leave(words: list[str], at: Position) -> LeaveMove:
    """RC-7.3. Each of the three actions is optional; what was not done is lost."""
    visit = at.visit
    forfeits: list[Amount] = []
    if visit is not None and not visit.took:
        forfeits += at.stall(visit.space - 1, at.state.dice_on[visit.space - 1])
    if visit is not None and not visit.activated:
        for slot in slots_of(DIE_NAMES.index(visit.die)):
            forfeits += at.tile_gives(at.state.active, slot)
    return LeaveMove([amount for amount in forfeits if amount.amount])


def slots_of(die: int) -> tuple[int, ...]:
    """RC-7.7. The slots that a die activates; the black one has none."""
    if die == WHITE:
        return 0, 1
    return (die + 1,) if die + 1 < SLOTS else ()


MOVES: dict[str, Maker] = {"resources": resources, "leave": leave}
