"""Claiming a section (RC-5, RC-8.3)."""

from __future__ import annotations

from duomo.core.engine.event import Log
from duomo.core.engine.state import first, frame, replaced
from duomo.games.red_cathedral.rules.codes import (
    BANNER,
    CLAIM,
    FROM_RULER,
    FROM_WHITE,
    HOLDS_BANNER,
    HOLDS_NOTHING,
    LEVELS,
    NO_TILE,
    PLACE,
    WHITE_1,
    WHITE_2,
)
from duomo.games.red_cathedral.rules.names import section_name
from duomo.games.red_cathedral.rules.state import Player, RedState
from duomo.games.red_cathedral.rules.values import TableValues


def available(state: RedState, cell: int) -> bool:
    """RC-5.1. No banner on it, and it is a base or the section directly below carries one."""
    return state.owner[cell] < 0 and (cell % LEVELS == 0 or state.owner[cell - 1] >= 0)


def legal_claims(state: RedState, player: Player, moves: list[int]) -> None:
    """RC-5.1. In each tower at most one section is available: the lowest without a banner."""
    if player.banners() == 0:
        return
    for tower in range(len(state.heights)):
        cell = tower * LEVELS
        end = cell + state.heights[tower]
        while cell < end:
            if state.owner[cell] < 0:
                moves.append(CLAIM + cell)
                break
            cell += 1


def play_claim(values: TableValues, state: RedState, player: Player, cell: int, log: Log | None) -> None:
    """RC-5.2. Standard board: a banner of the inventory first. Advanced board: the player chooses."""
    if values.advanced:
        state.stack.append(frame(BANNER, cell))
    else:
        if player.ruler > 0:
            player.ruler -= 1
            player.room += 1
        else:
            player.spare -= 1
        put_banner(values, state, cell, log)


def legal_banners(player: Player, moves: list[int]) -> None:
    """RC-5.2. Advanced board: from the inventory or from a white slot."""
    if player.ruler > 0:
        moves.append(FROM_RULER)
    if player.holds[WHITE_1] == HOLDS_BANNER:
        moves.append(FROM_WHITE)
    if player.holds[WHITE_2] == HOLDS_BANNER:
        moves.append(FROM_WHITE + 1)


def play_banner(values: TableValues, state: RedState, player: Player, move: int, log: Log | None) -> None:
    cell = first(state.stack.pop())
    if move == FROM_RULER:
        player.ruler -= 1
        player.room += 1
    else:
        player.holds = replaced(player.holds, move - FROM_WHITE, HOLDS_NOTHING)
    put_banner(values, state, cell, log)


def put_banner(values: TableValues, state: RedState, cell: int, log: Log | None) -> None:
    """RC-5.2. The banner stands; the section's tile waits for a slot (RC-5.3)."""
    state.owner = replaced(state.owner, cell, state.active)
    tile = state.tile[cell]
    state.tile = replaced(state.tile, cell, NO_TILE)
    if log is not None:
        data: dict[str, int | str] = {"section": section_name(cell)}
        if tile >= 0:
            data["tile"] = values.tile_names[tile]
        log.say("claim", state.active, data)
    for module in values.modules:
        module.claimed(values, state, cell, log)
    if tile >= 0:
        state.stack.append(frame(PLACE, tile))
