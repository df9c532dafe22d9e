"""Which sections Ivan may claim or decorate; if there are several, the player chooses (RC-11.5, RC-11.7)."""

from __future__ import annotations

from duomo.games.red_cathedral.modules.ivan.rules.codes import IVAN, YOU
from duomo.games.red_cathedral.rules.claim import available
from duomo.games.red_cathedral.rules.codes import BASE, DOME, LEVELS
from duomo.games.red_cathedral.rules.state import RedState
from duomo.games.red_cathedral.rules.values import TableValues


def start_base(values: TableValues, state: RedState) -> int:
    """RC-11.3. The base with the most recognition, the leftmost in a tie."""
    best = 0
    for tower in range(1, len(state.heights)):
        if recognition_at(values, state, tower * LEVELS) > recognition_at(values, state, best):
            best = tower * LEVELS
    return best


def recognition_at(values: TableValues, state: RedState, cell: int) -> int:
    return values.card_recognition[state.card[cell]]


def claimable(state: RedState) -> list[int]:
    """RC-11.7. Directly above one of the player's sections; otherwise a base; otherwise any available
    section."""
    open_cells = [cell for cell in state.cells if available(state, cell)]
    above = [cell for cell in open_cells if cell % LEVELS > 0 and state.owner[cell - 1] == YOU]
    if above:
        return above
    bases = [cell for cell in open_cells if cell % LEVELS == 0]
    return bases if bases else open_cells


def next_ornament(state: RedState) -> int:
    """RC-11.5. Door, arch, arch, cross, in this order; -1 if none is left."""
    left = state.players[IVAN].ornaments
    for kind in range(BASE, DOME + 1):
        if left[kind] > 0:
            return kind
    return -1


def decorable(values: TableValues, state: RedState) -> list[int]:
    """RC-11.5. Matching finished sections without an ornament: the player's, otherwise his own."""
    kind = next_ornament(state)
    for owner in (YOU, IVAN):
        cells = [
            cell
            for cell in state.cells
            if state.done[cell]
            and state.ornament[cell] < 0
            and state.owner[cell] == owner
            and values.card_kind[state.card[cell]] == kind
        ]
        if cells:
            return cells
    return []
