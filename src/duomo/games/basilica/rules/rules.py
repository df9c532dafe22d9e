"""The rules of one table of Basilica: who decides, among what, and what follows."""

from __future__ import annotations

from duomo.core.engine.dealer import Dealer
from duomo.core.engine.event import Log
from duomo.core.engine.refusal import Refusal
from duomo.core.engine.rules import Rules
from duomo.core.engine.skill import Skill
from duomo.core.engine.state import NATURE, NOBODY, first, second
from duomo.games.basilica.judgement.features import features
from duomo.games.basilica.judgement.outlook import doubt, outlook
from duomo.games.basilica.judgement.skills import SKILLS
from duomo.games.basilica.judgement.value import value
from duomo.games.basilica.judgement.weights import Weights
from duomo.games.basilica.rules.builders import (
    choose_mover,
    choose_promoted,
    legal_crew,
    legal_movers,
    legal_ranks,
    legal_recruits,
    legal_removals,
    legal_targets,
    move_builder,
    play_offer,
    promote,
    recruit,
    take_back,
)
from duomo.games.basilica.rules.cathedral import legal_cells
from duomo.games.basilica.rules.codes import (
    BUILD_SCAFFOLD,
    CHOOSE_GLASS,
    CHOOSE_MOVER,
    CHOOSE_PROMOTED,
    CHOOSE_RANK,
    CHOOSE_RECRUIT,
    CHOOSE_REMOVED,
    CHOOSE_RUIN,
    CHOOSE_TARGET,
    DECLINE,
    EXECUTED,
    GAME,
    NATURE_FRAMES,
    OFFER,
    PAY,
    PLACE,
    PLAYERS,
    REFILL,
    REVEAL,
    SCAFFOLD,
    TURN,
    TURN_OVER,
)
from duomo.games.basilica.rules.display import draw, play_reveal, play_turn_over, refill, sides, tops
from duomo.games.basilica.rules.notation import BasilicaNotation
from duomo.games.basilica.rules.orders import build_scaffold, executed, glaze, legal_glass, legal_ruins, ruin
from duomo.games.basilica.rules.refusals import explain
from duomo.games.basilica.rules.scoring import winners
from duomo.games.basilica.rules.setup import new_state, play_start, starters
from duomo.games.basilica.rules.state import BasilicaState
from duomo.games.basilica.rules.turn import legal_turn, next_turn, place_vault, play_turn
from duomo.games.basilica.rules.values import TableValues


class BasilicaRules(Rules[BasilicaState]):
    """Each pending decision of `codes` has one function that lists its moves and one that plays them."""

    def __init__(self, values: TableValues) -> None:
        self.values = values
        self.game = GAME
        self.seats = PLAYERS
        self.parties = PLAYERS
        self.notation = BasilicaNotation()
        self.weights = Weights()

    def start(self) -> BasilicaState:
        state = new_state(self.values)
        self.settle(state, None)
        return state

    def legal(self, state: BasilicaState) -> list[int]:
        moves: list[int] = []
        if state.decider < 0:
            return moves
        top = state.stack[-1]
        kind = top & 63
        if kind == TURN:
            legal_turn(state, top, moves)
        elif kind == PLACE:
            legal_cells(state.cells, state.vaults[second(top)], moves)
        elif kind == BUILD_SCAFFOLD:
            legal_cells(state.cells, SCAFFOLD, moves)
        elif kind == CHOOSE_TARGET:
            legal_targets(state, top, moves)
        elif kind == CHOOSE_MOVER:
            legal_movers(state, state.players[second(top)], moves)
        elif kind == CHOOSE_RECRUIT:
            legal_recruits(self.values, state, top, moves)
        elif kind == CHOOSE_PROMOTED:
            legal_crew(state.players[first(top)], moves)
        elif kind == CHOOSE_RANK:
            legal_ranks(state, top, moves)
        elif kind == CHOOSE_REMOVED:
            legal_removals(state, first(top), moves)
        elif kind == CHOOSE_GLASS:
            legal_glass(state, state.players[first(top)], moves)
        elif kind == CHOOSE_RUIN:
            legal_ruins(state, moves)
        elif kind == OFFER:
            moves.append(PAY)
            moves.append(DECLINE)
        return moves

    def chance(self, state: BasilicaState) -> list[tuple[int, int]]:
        if state.decider != NATURE:
            return []
        top = state.stack[-1]
        kind = top & 63
        if kind == REVEAL:
            return tops(self.values, state)
        if kind == TURN_OVER:
            return sides(state, top)
        return starters()

    def deal(self, state: BasilicaState, dealer: Dealer) -> int:
        if state.stack[-1] & 63 == REVEAL:
            return draw(state, dealer.below(state.under))
        return dealer.choose(self.chance(state))

    def play(self, state: BasilicaState, move: int, log: Log | None) -> None:
        kind = state.stack[-1] & 63
        if kind == REVEAL:
            play_reveal(state, move, log)
        elif kind == TURN_OVER:
            play_turn_over(state, move, log)
        elif kind == TURN:
            play_turn(state, move, log)
        elif kind == PLACE:
            place_vault(state, move, log)
        elif kind == BUILD_SCAFFOLD:
            build_scaffold(state, move, log)
        elif kind == CHOOSE_TARGET:
            move_builder(state, move, log)
        elif kind == CHOOSE_MOVER:
            choose_mover(state, move)
        elif kind == CHOOSE_RECRUIT:
            recruit(self.values, state, move, log)
        elif kind == CHOOSE_PROMOTED:
            choose_promoted(state, move)
        elif kind == CHOOSE_RANK:
            promote(self.values, state, move, log)
        elif kind == CHOOSE_REMOVED:
            take_back(self.values, state, move, log)
        elif kind == CHOOSE_GLASS:
            glaze(state, move, log)
        elif kind == CHOOSE_RUIN:
            ruin(state, move, log)
        elif kind == OFFER:
            play_offer(state, move, log)
        else:
            play_start(state, move, log)
        self.settle(state, log)

    def settle(self, state: BasilicaState, log: Log | None) -> None:
        """Do what nobody decides, then say who decides."""
        stack = state.stack
        while stack:
            top = stack[-1]
            kind = top & 63
            if kind < NATURE_FRAMES:
                state.decider = NATURE
                return
            if kind == REFILL:
                refill(state, log)
            elif kind == EXECUTED:
                executed(state)
            elif kind == TURN and state.left == 0:
                next_turn(state, log)
            else:
                state.decider = first(top)
                return
        state.decider = NOBODY

    def refuse(self, state: BasilicaState, move: int) -> Refusal:
        return explain(self.values, state, move)

    def scores(self, state: BasilicaState) -> list[int]:
        return [state.players[0].points, state.players[1].points]

    def winners(self, state: BasilicaState) -> list[int]:
        return winners(state)

    def value(self, state: BasilicaState, seat: int) -> float:
        return value(state, seat)

    def outlook(self, state: BasilicaState) -> list[float]:
        return outlook(self.weights, state)

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
