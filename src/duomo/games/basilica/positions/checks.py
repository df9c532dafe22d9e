"""Checks on a whole position, so that play can continue from it."""

from __future__ import annotations

from duomo.core.engine.entries import wrong
from duomo.core.engine.refusal import PositionError
from duomo.core.engine.state import kind_of
from duomo.core.position import unfit
from duomo.games.basilica.positions.pending import write_pending
from duomo.games.basilica.rules.codes import LAST_SPACE, NATURE_FRAMES, NO_TILE, REFILL, TURN
from duomo.games.basilica.rules.decision import BOTTOM
from duomo.games.basilica.rules.names import SEAT_NAMES
from duomo.games.basilica.rules.rules import BasilicaRules
from duomo.games.basilica.rules.state import BasilicaState


def check_decision(rules: BasilicaRules, state: BasilicaState) -> None:
    """Check that the pending decisions are those the rules would ask for, and that the decider has a legal
    move."""
    stack, decisions = state.stack, rules.decisions
    below = BOTTOM
    for at, top in enumerate(stack, 1):
        place, decision = f"pending {at}", decisions[kind_of(top)]
        try:
            decision.check(rules.values, state, place, below, top)
        except PositionError as error:
            raise unfit(error, place, decision.write(top)) from None
        below = top
    given = write_pending(decisions, stack)
    check_display(state)
    if len(stack) > 1 and kind_of(stack[-1]) < NATURE_FRAMES:
        stack.pop()  # the rules must ask for the same outcome again
        rules.settle(state, None)
        if write_pending(decisions, stack) != given:
            raise wrong("ba-not-next", f"pending {len(given)}", "BA-2.3", decision=given[-1])
    rules.settle(state, None)
    if state.decider >= 0 and not rules.legal(state):
        name, rule = SEAT_NAMES[state.decider], decisions[kind_of(stack[-1])].rule
        raise wrong("ba-nothing-to-do", f"pending {len(stack)}", rule, side=name)


def check_display(state: BasilicaState) -> None:
    """BA-2.3. Check that nothing is missing from the display in the middle of an action."""
    if any(kind_of(top) == REFILL for top in state.stack) or kind_of(state.stack[0]) != TURN:
        return
    missing = NO_TILE in state.orders or 0 in state.vaults
    if missing or (state.top == NO_TILE and state.under):
        raise wrong("ba-display", "pending", "BA-2.3")


def check_end(state: BasilicaState) -> None:
    """BA-5.5. Allow an empty stack only after the third scoring or when the pile is exhausted."""
    exhausted = state.top == NO_TILE and not state.under and (state.reshuffled or not state.discards)
    if state.king != LAST_SPACE and not exhausted:
        raise wrong("ba-not-over", "pending", "BA-5.5", last=LAST_SPACE)
    state.left = 0
