"""The facts about a position that the coach uses, for one seat."""

from __future__ import annotations

from collections.abc import Callable

from duomo.games.red_cathedral.rules.build import BASIC_DELIVERIES, SIXTH
from duomo.games.red_cathedral.rules.codes import LEVELS, MATERIALS
from duomo.games.red_cathedral.rules.packed import needed
from duomo.games.red_cathedral.rules.state import RedState


def situation(state: RedState, seat: int) -> dict[str, int]:
    player = state.players[seat]
    own = [cell for cell in state.cells if state.owner[cell] == seat and not state.done[cell]]
    theirs = [cell for cell in state.cells if state.owner[cell] not in (-1, seat) and not state.done[cell]]
    rivals = [rival for number, rival in enumerate(state.players) if number != seat]
    return {
        "rubles": player.rubles,
        "room": player.room,
        "stored": sum(player.materials),
        "banners": player.banners(),
        "claims": len(own),
        "lacking": sum(sum(missing(state, cell)) for cell in own),
        "useful": useful(state, seat, own),
        "finishable": sum(can_finish(state, seat, cell) for cell in own),
        "finished": player.finished,
        "to_go": max(0, SIXTH - player.finished),
        "rival_finished": max((rival.finished for rival in rivals), default=0),
        "rival_to_go": max(0, SIXTH - max((rival.finished for rival in rivals), default=0)),
        "threats": sum(is_under(state, cell, lambda party: party != seat) for cell in own),
        "strikes": sum(is_under(state, cell, lambda party: party == seat) for cell in theirs),
        "tiles": sum(tile >= 0 for tile in player.slots),
        "ornaments": sum(player.ornaments),
        "ending": int(state.ender >= 0),
    }


def missing(state: RedState, cell: int) -> list[int]:
    """Return the missing pieces of each material for a section."""
    return [needed(state.needs[cell], material) for material in range(MATERIALS)]


def useful(state: RedState, seat: int, cells: list[int]) -> int:
    """Count the held materials that could be delivered at once, three at most (RC-6.1)."""
    left = state.players[seat].materials[:]
    count = 0
    for cell in cells:
        for material, wanted in enumerate(missing(state, cell)):
            taken = min(wanted, left[material])
            left[material] -= taken
            count += taken
    return min(BASIC_DELIVERIES, count)


def can_finish(state: RedState, seat: int, cell: int) -> bool:
    """True if one build action finishes a section."""
    pieces, stored = missing(state, cell), state.players[seat].materials
    return sum(pieces) <= BASIC_DELIVERIES and all(have >= want for have, want in zip(stored, pieces))


def is_under(state: RedState, cell: int, works: Callable[[int], bool]) -> bool:
    """True if one of these parties builds above an unfinished section, which may cost recognition
    (RC-6.6)."""
    top = cell - cell % LEVELS + state.heights[cell // LEVELS]
    return any(
        state.owner[above] >= 0 and works(state.owner[above]) and not state.done[above]
        for above in range(cell + 1, top)
    )
