"""The rules of one table of The Red Cathedral: who decides, what the choices are, and what follows."""

from __future__ import annotations

from librt.vecs import extend, vec

from duomo.core.engine.dealer import Dealer
from duomo.core.engine.event import Log
from duomo.core.engine.refusal import Refusal
from duomo.core.engine.rules import Rules
from duomo.core.engine.skill import Skill
from duomo.core.engine.state import NATURE, NOBODY, first, kind_of
from duomo.games.red_cathedral.judgement.features import features
from duomo.games.red_cathedral.judgement.insight import COMMON, OWN, insight
from duomo.games.red_cathedral.judgement.outlook import doubt, outlook
from duomo.games.red_cathedral.judgement.skills import skills_at
from duomo.games.red_cathedral.judgement.value import promising, value
from duomo.games.red_cathedral.judgement.weights import beginner_weights, kind_of_table, weights_for
from duomo.games.red_cathedral.judgement.worthwhile import worthwhile
from duomo.games.red_cathedral.rules.codes import (
    CHOOSE,
    DONE,
    FACES,
    GAIN,
    GAME,
    NATURE_FRAMES,
    NATURE_MOVES,
    ROLL,
    ROLLED,
)
from duomo.games.red_cathedral.rules.decision import Decision, not_your_turn
from duomo.games.red_cathedral.rules.market import lowest
from duomo.games.red_cathedral.rules.notation import RedNotation
from duomo.games.red_cathedral.rules.scoring import winners
from duomo.games.red_cathedral.rules.setup import new_state
from duomo.games.red_cathedral.rules.state import RedState
from duomo.games.red_cathedral.rules.turn import legal_any_moment
from duomo.games.red_cathedral.rules.values import TableValues


class RedRules(Rules[RedState]):
    """Delegates every pending decision to its class, found by kind (`decision.py`)."""

    def __init__(self, values: TableValues) -> None:
        self.values = values
        self.decisions = extend(vec[Decision](), values.decisions)
        """A vector, so that lookups, several per move, skip the type check."""
        self.acts = values.acts
        self.game = GAME
        self.seats = values.seats
        self.parties = values.players
        self.notation = RedNotation(values)
        self.kind = kind_of_table(values.seats, values.players, bool(values.modules))
        """The kind of table, for evaluating positions."""
        self.weights = weights_for(self.kind)
        self.beginner = beginner_weights(self.kind)

    def start(self) -> RedState:
        return new_state(self.values)

    def legal(self, state: RedState) -> list[int]:
        moves: list[int] = []
        if state.decider < 0:
            return moves
        values = self.values
        player = state.players[state.active]
        top = state.stack[-1]
        self.decisions[top & 63].legal(values, state, player, top, moves)  # `kind_of`, inlined: hot path
        if not moves and values.modules:
            moves.append(DONE)  # a module's change has made the decision impossible
        if state.decider == state.active:
            legal_any_moment(values, state, player, moves)
        return moves

    def chance(self, state: RedState) -> list[tuple[int, int]]:
        if state.decider != NATURE:
            return []
        top = state.stack[-1]
        return self.decisions[top & 63].outcomes(self.values, state, top)  # `kind_of`, inlined: hot path

    def deal(self, state: RedState, dealer: Dealer) -> int:
        top = state.stack[-1]
        if top & 63 == ROLL:  # `kind_of`, inlined: hot path
            return ROLLED + lowest(first(top)) * FACES + dealer.below(FACES)
        return dealer.choose(self.chance(state))

    def play(self, state: RedState, move: int, log: Log | None) -> None:
        values = self.values
        player = state.players[state.active]
        kind = state.stack[-1] & 63  # `kind_of`, inlined: hot path
        if kind < NATURE_FRAMES:
            self.decisions[kind].play(values, state, player, move, log)
        else:
            act = self.acts[move]
            if state.traded == 1 and values.one_moment and (act is None or act.ends_trades()):
                state.traded = 2  # RC-4.2. Any other move ends the turn's one series of trades.
            if act is None:
                self.decisions[kind].play(values, state, player, move, log)
            else:
                act.play(values, state, player, move, log)
        self.settle(state)

    def settle(self, state: RedState) -> None:
        """Drop pending gains of which nothing can be taken (RC-9.2), then set who decides."""
        stack = state.stack
        while stack:
            top = stack[-1]
            kind = top & 63  # `kind_of`, inlined: hot path
            if kind < NATURE_FRAMES:
                state.decider = NATURE
                return
            # Only gains lapse; the two comparisons save most decisions the call.
            if (kind == GAIN or kind == CHOOSE) and self.decisions[kind].lapsed(
                self.values, state, state.players[state.active], top
            ):
                stack.pop()
            else:
                state.decider = self.values.speaker[state.active]
                return
        state.decider = NOBODY

    def refuse(self, state: RedState, move: int) -> Refusal:
        if state.decider == NOBODY:
            return Refusal("rc-nature-first", "RC-4.6")
        player = state.players[state.active]
        top = state.stack[-1]
        decision = self.decisions[kind_of(top)]
        if state.decider == NATURE:
            return decision.refuse(self.values, state, player, top, move)
        if move >= NATURE_MOVES:
            return Refusal("rc-not-nature", "RC-4.1")
        values = self.values
        act = self.acts[move]
        if act is not None:
            if state.decider != state.active and act.at_any_moment():
                return not_your_turn(values, state)
            return act.refuse(values, state, player, top, move)
        owner = values.move_module.get(move, -1)
        if owner >= 0 and owner != decision.module:
            answer = values.modules[owner].explain(values, state, move)
            if answer is not None:
                return answer
            if decision.module < 0:
                return decision.not_now(move)
        return decision.refuse(values, state, player, top, move)

    def seen_by(self, state: RedState, seat: int) -> RedState:
        seen = state
        for module in self.values.modules:
            seen = module.seen_by(self.values, seen, seat)
        return seen

    def scores(self, state: RedState) -> list[int]:
        return state.final

    def winners(self, state: RedState) -> list[int]:
        return winners(state)

    def value(self, state: RedState, seat: int) -> float:
        return value(self.values, state, seat)

    def promising(self, state: RedState, moves: list[int]) -> list[int]:
        return promising(state, moves)

    def worthwhile(self, state: RedState, moves: list[int]) -> list[int]:
        return worthwhile(state, moves)

    def outlook(self, state: RedState) -> list[float]:
        return outlook(self.values, self.weights, state)

    def glance(self, state: RedState) -> list[float]:
        return outlook(self.values, self.beginner, state)

    def insight(self, state: RedState, points: list[float]) -> vec[float]:
        return insight(self.values, self.weights, state, points)

    def insight_sizes(self) -> tuple[int, int]:
        return OWN, COMMON

    def features(self, state: RedState, seat: int) -> list[tuple[str, float, float]]:
        return features(self.values, state, seat)

    def skills(self) -> dict[str, Skill]:
        return skills_at(self.kind)

    def doubt(self, state: RedState) -> float:
        return doubt(self.weights, state)

    def text(self, move: int) -> str:
        return self.notation.text(move)

    def parse(self, text: str) -> int:
        return self.notation.parse(text)
