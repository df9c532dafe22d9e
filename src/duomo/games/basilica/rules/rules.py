"""The rules of one table of Basilica: who decides, what the choices are, and what follows."""

from __future__ import annotations

from librt.vecs import vec

from duomo.core.engine.dealer import Dealer
from duomo.core.engine.event import Log
from duomo.core.engine.refusal import Refusal
from duomo.core.engine.rules import Rules
from duomo.core.engine.skill import Skill
from duomo.core.engine.state import NATURE, NOBODY, kind_of
from duomo.games.basilica.judgement.features import features
from duomo.games.basilica.judgement.insight import COMMON, OWN, insight
from duomo.games.basilica.judgement.outlook import doubt, outlook
from duomo.games.basilica.judgement.skills import SKILLS
from duomo.games.basilica.judgement.value import value
from duomo.games.basilica.judgement.weights import Weights, beginner_weights
from duomo.games.basilica.rules.codes import GAME, PLAYER_MOVES, PLAYERS
from duomo.games.basilica.rules.decisions import assemble
from duomo.games.basilica.rules.notation import BasilicaNotation
from duomo.games.basilica.rules.scoring import winners
from duomo.games.basilica.rules.setup import new_state
from duomo.games.basilica.rules.state import BasilicaState
from duomo.games.basilica.rules.values import TableValues


class BasilicaRules(Rules[BasilicaState]):
    """Delegates to the decision selected by the kind of the topmost frame."""

    def __init__(self, values: TableValues) -> None:
        self.values = values
        self.game = GAME
        self.seats = PLAYERS
        self.parties = PLAYERS
        self.notation = BasilicaNotation()
        self.weights = Weights()
        self.beginner = beginner_weights()
        self.decisions = assemble()
        """By kind."""

    def start(self) -> BasilicaState:
        state = new_state(self.values)
        self.settle(state, None)
        return state

    def legal(self, state: BasilicaState) -> list[int]:
        moves: list[int] = []
        if state.decider >= 0:
            top = state.stack[-1]
            self.decisions[top & 63].legal(self.values, state, top, moves)  # `kind_of`, inlined: hot path
        return moves

    def chance(self, state: BasilicaState) -> list[tuple[int, int]]:
        if state.decider != NATURE:
            return []
        top = state.stack[-1]
        return self.decisions[kind_of(top)].outcomes(self.values, state, top)

    def deal(self, state: BasilicaState, dealer: Dealer) -> int:
        top = state.stack[-1]
        return self.decisions[kind_of(top)].deal(self.values, state, top, dealer)

    def play(self, state: BasilicaState, move: int, log: Log | None) -> None:
        top = state.stack[-1]
        self.decisions[top & 63].play(self.values, state, top, move, log)  # `kind_of`, inlined: hot path
        self.settle(state, log)

    def settle(self, state: BasilicaState, log: Log | None) -> None:
        """Carry out automatic consequences, then set who decides."""
        stack = state.stack
        while stack:
            top = stack[-1]
            if self.decisions[kind_of(top)].settle(self.values, state, top, log):
                return
        state.decider = NOBODY

    def refuse(self, state: BasilicaState, move: int) -> Refusal:
        if state.decider < 0:
            return Refusal("ba-nature-first", "BA-2.3")
        if move >= PLAYER_MOVES:
            return Refusal("ba-not-nature", "BA-2.2")
        top = state.stack[-1]
        return self.decisions[kind_of(top)].refuse(self.values, state, top, move)

    def scores(self, state: BasilicaState) -> list[int]:
        return [state.players[0].points, state.players[1].points]

    def winners(self, state: BasilicaState) -> list[int]:
        return winners(state)

    def value(self, state: BasilicaState, seat: int) -> float:
        return value(state, seat)

    def outlook(self, state: BasilicaState) -> list[float]:
        return outlook(self.weights, state)

    def glance(self, state: BasilicaState) -> list[float]:
        return outlook(self.beginner, state)

    def insight(self, state: BasilicaState, points: list[float]) -> vec[float]:
        return insight(state, points)

    def insight_sizes(self) -> tuple[int, int]:
        return OWN, COMMON

    def features(self, state: BasilicaState, seat: int) -> list[tuple[str, float, float]]:
        return features(state, seat)

    def skills(self) -> dict[str, Skill]:
        return SKILLS

    def doubt(self, state: BasilicaState) -> float:
        return doubt(self.weights, state)

    def text(self, move: int) -> str:
        return self.notation.text(move)

    def parse(self, text: str) -> int:
        return self.notation.parse(text)
