"""The rules of one table: chapters 1 and 2 of the rulebook."""

from __future__ import annotations

from duomo.core.engine.event import Log
from duomo.core.engine.refusal import Refusal
from duomo.core.engine.rules import Rules
from duomo.core.engine.state import NATURE, NOBODY, first, frame, kind_of
from duomo_toy.judgement.value import value
from duomo_toy.rules.codes import (
    ACTIONS,
    DEAL,
    FIRST_PLAN,
    FIRST_ROLL,
    GAME,
    LAY,
    NO_PLAN,
    PLAN_NAMES,
    PLANS,
    ROLL,
    SIDES,
)
from duomo_toy.rules.notation import StonesNotation
from duomo_toy.rules.scoring import points, winners
from duomo_toy.rules.state import StonesState
from duomo_toy.rules.values import TableValues


class StonesRules(Rules[StonesState]):
    def __init__(self, values: TableValues) -> None:
        self.values = values
        self.game = GAME
        self.seats = values.players
        self.parties = values.players
        self.notation = StonesNotation("Stone by Stone")

    def start(self) -> StonesState:
        """ST-1.2, ST-1.3. A full quarry; everybody will be dealt a plan."""
        state = StonesState()
        state.quarry = self.values.quarry
        state.heights = [0] * self.seats
        state.plans = [NO_PLAN] * self.seats
        state.stack = [frame(ROLL), *[frame(DEAL, seat) for seat in reversed(range(self.seats))]]
        return state

    # ---- who decides, and the choices ------------------------------------------------------------

    def legal(self, state: StonesState) -> list[int]:
        """ST-2.2. Any number of stones up to the die."""
        if state.decider < 0:
            return []
        return list(range(min(state.rolled, state.quarry) + 1))

    def chance(self, state: StonesState) -> list[tuple[int, int]]:
        if state.decider != NATURE:
            return []
        if kind_of(state.stack[-1]) == DEAL:
            left = self.undealt(state)
            return [(FIRST_PLAN + plan, left[plan]) for plan in range(PLANS) if left[plan]]
        return [(FIRST_ROLL + side, 1) for side in range(SIDES)]

    def undealt(self, state: StonesState) -> list[int]:
        """Undealt cards, by kind."""
        return [count - state.plans.count(plan) for plan, count in enumerate(self.values.cards)]

    # ---- what a move does ------------------------------------------------------------------------

    def play(self, state: StonesState, move: int, log: Log | None) -> None:
        top = state.stack.pop()
        if kind_of(top) == DEAL:
            self.deal_plan(state, first(top), move - FIRST_PLAN, log)
        elif kind_of(top) == ROLL:
            self.roll(state, move - FIRST_ROLL + 1, log)
        else:
            self.lay(state, move, log)

    def deal_plan(self, state: StonesState, seat: int, plan: int, log: Log | None) -> None:
        """ST-1.3. Only its owner sees it."""
        state.plans[seat] = plan
        if log is not None:
            log.whisper((seat,), "plan", seat, {"plan": PLAN_NAMES[plan]})

    def roll(self, state: StonesState, rolled: int, log: Log | None) -> None:
        """ST-2.1. A turn starts with the die."""
        state.turns += 1
        state.rolled = rolled
        state.decider = state.active
        state.stack.append(frame(LAY))
        if log is not None:
            log.say("roll", state.active, {"number": rolled})

    def lay(self, state: StonesState, stones: int, log: Log | None) -> None:
        """ST-2.2, ST-2.3. Move stones from the quarry to the tower; one is lost if nobody lays any."""
        lost = 1 if stones == 0 else 0
        state.heights[state.active] += stones
        state.quarry -= stones + lost
        if log is not None:
            log.say("lay", state.active, {"stones": stones, "height": state.heights[state.active]})
        state.rolled = 0
        state.active = (state.active + 1) % self.seats
        if state.quarry > 0:
            state.decider = NATURE
            state.stack.append(frame(ROLL))
            return
        state.decider = NOBODY
        if log is not None:
            for seat in range(self.seats):
                told = {"points": points(self.values, state, seat), "plan": PLAN_NAMES[state.plans[seat]]}
                log.say("score", seat, told)

    def refuse(self, state: StonesState, move: int) -> Refusal:
        if move >= ACTIONS or state.decider == NATURE:
            return Refusal("stones-nature", "ST-2.1")
        if move > state.quarry:
            return Refusal("stones-quarry", "ST-2.2", {"stones": state.quarry})
        return Refusal("stones-die", "ST-2.2", {"number": state.rolled})

    # ---- the end, and what a seat knows ----------------------------------------------------------

    def scores(self, state: StonesState) -> list[int]:
        return [points(self.values, state, seat) for seat in range(self.seats)]

    def winners(self, state: StonesState) -> list[int]:
        return winners(self.values, state)

    def value(self, state: StonesState, seat: int) -> float:
        return value(self.values, state, seat)

    def seen_by(self, state: StonesState, seat: int) -> StonesState:
        """The others hold some of the cards that the seat does not: made up here, always in the same way."""
        seen = state.copy()
        if state.over():
            return seen
        unknown = self.values.cards[:]
        if state.plans[seat] != NO_PLAN:
            unknown[state.plans[seat]] -= 1
        cards = [plan for plan in range(PLANS) for _ in range(unknown[plan])]
        for other in range(self.seats):
            if other != seat and state.plans[other] != NO_PLAN:
                seen.plans[other] = cards.pop(0)
        return seen

    def text(self, move: int) -> str:
        return self.notation.text(move)

    def parse(self, text: str) -> int:
        return self.notation.parse(text)
