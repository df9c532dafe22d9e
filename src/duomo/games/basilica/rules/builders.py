"""Orders about builders: Promote, Move, Recruit, Confound, and their paid forms (BA-4.2 to BA-4.4)."""

from __future__ import annotations

from duomo.core.engine.event import Log
from duomo.core.engine.state import first, frame, second, third
from duomo.games.basilica.rules.cathedral import (
    around,
    can_move,
    free_vault,
    lift_builder,
    rows_to_build,
    set_builder,
)
from duomo.games.basilica.rules.codes import (
    ARCHITECT,
    AT,
    BUILDER,
    CHOOSE_MOVER,
    CHOOSE_PROMOTED,
    CHOOSE_RANK,
    CHOOSE_RECRUIT,
    CHOOSE_TARGET,
    COLOURS,
    COLUMNS,
    CONFOUND,
    DECLINE,
    GIVE_RANK,
    HERCULES,
    OFFER,
    PROMOTE,
    RANK,
    RANK_SHIFT,
    RECRUIT,
    STRIDE,
    at,
    cell_of,
    side,
)
from duomo.games.basilica.rules.names import ORDER_NAMES, RANK_NAMES, cell_name
from duomo.games.basilica.rules.state import BasilicaState, Player
from duomo.games.basilica.rules.values import TableValues

# ---- paid orders ---------------------------------------------------------------------------------


def offer(values: TableValues, state: BasilicaState, order: int, rank: int) -> None:
    """BA-4.1. The opponent may pay if he holds a coin and his order can be executed now."""
    payer = 1 - state.active
    if state.players[payer].coins and can_pay_for(values, state, order, payer):
        state.stack.append(frame(OFFER, payer, order, rank))


def can_pay_for(values: TableValues, state: BasilicaState, order: int, payer: int) -> bool:
    if order == PROMOTE:
        return can_promote(state.players[payer])
    if order == RECRUIT:
        return can_recruit_paid(values, state, payer)
    return True  # BA-4.4. One of his builders moves anyhow.


def play_offer(state: BasilicaState, move: int, log: Log | None) -> None:
    """BA-4.1. A coin changes hands and the paid order is executed, or not."""
    top = state.stack.pop()
    payer, order = first(top), second(top)
    if move == DECLINE:
        if order == CONFOUND:
            state.stack.append(frame(CHOOSE_MOVER, state.active, payer))
        if log is not None:
            log.say("decline", payer, {"order": ORDER_NAMES[order]})
        return
    state.players[payer].coins -= 1
    state.players[state.active].coins += 1
    if log is not None:
        log.say("pay", payer, {"order": ORDER_NAMES[order], "rule": "BA-4.1"})
    if order == PROMOTE:
        state.stack.append(frame(CHOOSE_PROMOTED, payer, third(top)))
    elif order == RECRUIT:
        state.stack.append(frame(CHOOSE_RECRUIT, payer, 1))
    else:
        state.stack.append(frame(CHOOSE_MOVER, payer, payer))


# ---- Promote, BA-4.2 -----------------------------------------------------------------------------


def can_promote(player: Player) -> bool:
    """BA-4.2. A builder in the cathedral and a token in the reserve; of three ranks one always remains."""
    return player.tokens > 0 and len(player.crew) > 0


def legal_crew(player: Player, moves: list[int]) -> None:
    for cell in player.crew:
        moves.append(at(cell))


def choose_promoted(state: BasilicaState, move: int) -> None:
    top = state.stack.pop()
    state.stack.append(frame(CHOOSE_RANK, first(top), cell_of(move), second(top)))


def legal_ranks(state: BasilicaState, top: int, moves: list[int]) -> None:
    """BA-4.2. Never the same rank again; paid, not the one just given."""
    rank_now = (state.cells[second(top)] & RANK) >> RANK_SHIFT
    forbidden = third(top)
    for rank in range(ARCHITECT, HERCULES + 1):
        if rank != rank_now and rank != forbidden:
            moves.append(GIVE_RANK + rank)


def promote(values: TableValues, state: BasilicaState, move: int, log: Log | None) -> None:
    """BA-4.2. A token from the reserve; an old one returns to it."""
    top = state.stack.pop()
    seat, cell = first(top), second(top)
    rank = move - GIVE_RANK
    player = state.players[seat]
    if not state.cells[cell] & RANK:
        player.tokens -= 1
    state.cells[cell] = state.cells[cell] & ~RANK | rank << RANK_SHIFT
    if log is not None:
        log.say("promote", seat, {"cell": cell_name(cell), "rank": RANK_NAMES[rank], "rule": "BA-4.2"})
    if seat == state.active:
        offer(values, state, PROMOTE, rank)


# ---- Move, BA-4.3 --------------------------------------------------------------------------------


def can_move_any(state: BasilicaState, player: Player) -> bool:
    for cell in player.crew:
        if can_move(state.cells, cell):
            return True
    return False


def legal_movers(state: BasilicaState, player: Player, moves: list[int]) -> None:
    """BA-4.3. Builders with an adjacent unoccupied vault."""
    for cell in player.crew:
        if can_move(state.cells, cell):
            moves.append(at(cell))


def choose_mover(state: BasilicaState, move: int) -> None:
    top = state.stack.pop()
    state.stack.append(frame(CHOOSE_TARGET, first(top), second(top), cell_of(move)))


def legal_targets(state: BasilicaState, top: int, moves: list[int]) -> None:
    """BA-4.3. Adjacent, unoccupied, of any colour."""
    cell = third(top)
    cells = state.cells
    if free_vault(cells[cell - STRIDE]):
        moves.append(at(cell - STRIDE))
    if free_vault(cells[cell - 1]):
        moves.append(at(cell - 1))
    if free_vault(cells[cell + 1]):
        moves.append(at(cell + 1))
    if free_vault(cells[cell + STRIDE]):
        moves.append(at(cell + STRIDE))


def move_builder(state: BasilicaState, move: int, log: Log | None) -> None:
    """BA-4.3. The token goes with the builder, glass stays."""
    top = state.stack.pop()
    owner, cell, target = second(top), third(top), cell_of(move)
    bits = lift_builder(state, state.players[owner], cell)
    set_builder(state, state.players[owner], target, bits)
    if log is not None:
        log.say("move", owner, {"cell": cell_name(cell), "target": cell_name(target), "rule": "BA-4.3"})


# ---- Recruit, BA-4.3 -----------------------------------------------------------------------------


def unoccupied(state: BasilicaState) -> bool:
    """Is there a vault without a builder?"""
    return state.built > len(state.players[0].crew) + len(state.players[1].crew)


def can_recruit(state: BasilicaState, player: Player) -> bool:
    return player.reserve() > 0 and unoccupied(state)


def can_recruit_paid(values: TableValues, state: BasilicaState, payer: int) -> bool:
    """BA-4.3. Beside a builder: anybody's, or by option `own` one of the payer's."""
    if not state.players[payer].reserve():
        return False
    if can_move_any(state, state.players[payer]):
        return True
    return not values.paid_own and can_move_any(state, state.players[1 - payer])


def legal_recruits(values: TableValues, state: BasilicaState, top: int, moves: list[int]) -> None:
    """BA-4.3. Any unoccupied vault; paid, one beside a builder."""
    beside = 0
    if second(top):
        beside = side(first(top)) if values.paid_own else BUILDER
    cells = state.cells
    move = AT
    for row in range(1, rows_to_build(cells)):
        start = row * STRIDE
        for cell in range(start, start + COLUMNS):
            value = cells[cell]
            if value & COLOURS and not value & BUILDER and (not beside or around(cells, cell) & beside):
                moves.append(move)
            move += 1


def recruit(values: TableValues, state: BasilicaState, move: int, log: Log | None) -> None:
    """BA-4.3."""
    top = state.stack.pop()
    seat, cell = first(top), cell_of(move)
    set_builder(state, state.players[seat], cell, side(seat))
    if log is not None:
        log.say("recruit", seat, {"cell": cell_name(cell), "rule": "BA-4.3"})
    if not second(top):
        offer(values, state, RECRUIT, 0)


# ---- Confound, BA-4.4 ----------------------------------------------------------------------------


def can_confound(state: BasilicaState, seat: int) -> bool:
    """BA-4.4. An own builder after whose removal one of the opponent's can move."""
    player, other = state.players[seat], state.players[1 - seat]
    if not player.crew or not other.crew:
        return False
    return can_move_any(state, other) or any_beside(state, player, side(1 - seat))


def any_beside(state: BasilicaState, player: Player, bit: int) -> bool:
    for cell in player.crew:
        if around(state.cells, cell) & bit:
            return True
    return False


def legal_removals(state: BasilicaState, seat: int, moves: list[int]) -> None:
    """BA-4.4. Any, if the opponent can move already; else one that makes room for one of his builders."""
    player, other = state.players[seat], state.players[1 - seat]
    if can_move_any(state, other):
        legal_crew(player, moves)
        return
    bit = side(1 - seat)
    for cell in player.crew:
        if around(state.cells, cell) & bit:
            moves.append(at(cell))


def take_back(values: TableValues, state: BasilicaState, move: int, log: Log | None) -> None:
    """BA-4.4. The builder goes home with its token; then the offer; then one of the opponent's moves."""
    seat = first(state.stack.pop())
    player = state.players[seat]
    cell = cell_of(move)
    if lift_builder(state, player, cell) & RANK:
        player.tokens += 1
    if log is not None:
        log.say("take-back", seat, {"cell": cell_name(cell), "rule": "BA-4.4"})
    waiting = len(state.stack)
    offer(values, state, CONFOUND, 0)
    if len(state.stack) == waiting:
        state.stack.append(frame(CHOOSE_MOVER, seat, 1 - seat))
