"""The rules of one table of The Red Cathedral: who decides, among what, and what follows."""

from __future__ import annotations

from duomo.core.engine.dealer import Dealer
from duomo.core.engine.event import Log
from duomo.core.engine.refusal import Refusal
from duomo.core.engine.rules import Rules
from duomo.core.engine.state import NATURE, NOBODY, first
from duomo.games.red_cathedral.judgement.features import features
from duomo.games.red_cathedral.judgement.outlook import doubt, outlook
from duomo.games.red_cathedral.judgement.value import promising, value
from duomo.games.red_cathedral.judgement.weights import weights_for
from duomo.games.red_cathedral.judgement.worthwhile import worthwhile
from duomo.games.red_cathedral.rules.build import legal_build, legal_gems, play_build, play_gems
from duomo.games.red_cathedral.rules.claim import legal_banners, play_banner
from duomo.games.red_cathedral.rules.codes import (
    ACTIVATE,
    AFTER,
    BANNER,
    BUILD,
    CHOOSE,
    DONE,
    END_TURN,
    FACES,
    GAIN,
    GAME,
    GEMS,
    GIVE,
    MARKET,
    MODULE_ROLLS,
    NATURE_FRAMES,
    PICK,
    PLACE,
    PLAYER_MOVES,
    REROLL,
    ROLL,
    ROLLED,
    SWAP,
    TRADE,
    TURN,
)
from duomo.games.red_cathedral.rules.gains import (
    legal_choice,
    legal_gain,
    nothing_left,
    play_choice,
    play_gain,
)
from duomo.games.red_cathedral.rules.influence import (
    legal_gives,
    legal_swaps,
    play_activation,
    play_give,
    play_swap,
)
from duomo.games.red_cathedral.rules.market import ROLLS, legal_visit, lowest, play_roll, play_visit
from duomo.games.red_cathedral.rules.notation import RedNotation
from duomo.games.red_cathedral.rules.refusals import explain
from duomo.games.red_cathedral.rules.scoring import winners
from duomo.games.red_cathedral.rules.setup import lay, new_state, outcomes
from duomo.games.red_cathedral.rules.state import RedState
from duomo.games.red_cathedral.rules.turn import (
    end_turn,
    legal_any_moment,
    legal_turn,
    play_reroll,
    play_trade,
    play_turn,
)
from duomo.games.red_cathedral.rules.values import TableValues
from duomo.games.red_cathedral.rules.workshop import legal_any_activation, legal_places, play_place


class RedRules(Rules[RedState]):
    """Each pending decision of `codes` has one function that lists its moves and one that plays them."""

    def __init__(self, values: TableValues) -> None:
        self.values = values
        self.game = GAME
        self.seats = values.seats
        self.parties = values.players
        self.notation = RedNotation(values)
        self.weights = weights_for(values.seats, values.players, bool(values.modules))

    def start(self) -> RedState:
        return new_state(self.values)

    def legal(self, state: RedState) -> list[int]:
        moves: list[int] = []
        if state.decider < 0:
            return moves
        values = self.values
        player = state.players[state.active]
        top = state.stack[-1]
        kind = top & 63
        if kind == TURN:
            legal_turn(values, state, player, moves)
        elif kind == MARKET:
            legal_visit(values, state, player, top, moves)
        elif kind == GAIN:
            legal_gain(values, state, player, top, moves)
        elif kind == AFTER:
            moves.append(END_TURN)
        elif kind == BUILD:
            legal_build(values, state, player, top, moves)
        elif kind == PLACE:
            legal_places(values, state, player, top, moves)
        elif kind == CHOOSE:
            legal_choice(state, player, top, moves)
        elif kind == GIVE:
            legal_gives(state, player, top, moves)
        elif kind == GEMS:
            legal_gems(values, state, player, top, moves)
        elif kind == BANNER:
            legal_banners(player, moves)
        elif kind == SWAP:
            legal_swaps(moves)
        elif kind == ACTIVATE:
            legal_any_activation(values, state, player, moves)
        else:
            values.modules[values.frame_module[kind]].legal(values, state, player, top, moves)
        if not moves and values.modules:
            moves.append(DONE)  # what a module did meanwhile has made the decision impossible
        if state.decider == state.active:
            legal_any_moment(values, state, player, moves)
        return moves

    def chance(self, state: RedState) -> list[tuple[int, int]]:
        if state.decider != NATURE:
            return []
        top = state.stack[-1]
        if top & 63 == ROLL:
            return ROLLS[lowest(first(top))]
        if top & 63 >= MODULE_ROLLS:
            return self.values.modules[self.values.frame_module[top & 63]].outcomes(self.values, state, top)
        return outcomes(self.values, state, top)

    def deal(self, state: RedState, dealer: Dealer) -> int:
        top = state.stack[-1]
        if top & 63 == ROLL:
            return ROLLED + lowest(first(top)) * FACES + dealer.below(FACES)
        return dealer.choose(self.chance(state))

    def play(self, state: RedState, move: int, log: Log | None) -> None:
        values = self.values
        player = state.players[state.active]
        kind = state.stack[-1] & 63
        if kind < NATURE_FRAMES:
            if kind == ROLL:
                play_roll(state, move, log)
            elif kind >= MODULE_ROLLS:
                values.modules[values.frame_module[kind]].play(values, state, player, move, log)
            else:
                lay(values, state, move, log)
        elif move == TRADE:
            play_trade(values, state, player, log)
        else:
            if state.traded == 1 and values.one_moment:
                state.traded = 2  # RC-4.2. Any other move ends the one series of trades.
            if move == DONE:
                state.stack.pop()
            elif REROLL <= move < PICK:
                play_reroll(values, state, player, move - REROLL, log)
            elif move >= PLAYER_MOVES:
                values.modules[values.move_module[move]].play(values, state, player, move, log)
            elif kind == TURN:
                play_turn(values, state, player, move, log)
            elif kind == MARKET:
                play_visit(values, state, player, move, log)
            elif kind == GAIN:
                play_gain(values, state, player, move, log)
            elif kind == AFTER:
                end_turn(values, state, log)
            elif kind == BUILD:
                play_build(values, state, player, move, log)
            elif kind == PLACE:
                play_place(values, state, player, move, log)
            elif kind == CHOOSE:
                play_choice(state, player, move, log)
            elif kind == GIVE:
                play_give(state, player, move, log)
            elif kind == GEMS:
                play_gems(values, state, player, move, log)
            elif kind == BANNER:
                play_banner(values, state, player, move, log)
            elif kind == SWAP:
                play_swap(values, state, move, log)
            elif kind == ACTIVATE:
                play_activation(values, state, player, move, log)
            else:
                values.modules[values.frame_module[kind]].play(values, state, player, move, log)
        self.settle(state)

    def settle(self, state: RedState) -> None:
        """Drop pending gains of which nothing is left, then say who decides."""
        stack = state.stack
        while stack:
            top = stack[-1]
            kind = top & 63
            if kind < NATURE_FRAMES:
                state.decider = NATURE
                return
            if (kind == GAIN or kind == CHOOSE) and nothing_left(
                self.values, state, state.players[state.active], kind, top
            ):
                stack.pop()
            else:
                state.decider = self.values.speaker[state.active]
                return
        state.decider = NOBODY

    def seen_by(self, state: RedState, seat: int) -> RedState:
        seen = state
        for module in self.values.modules:
            seen = module.seen_by(self.values, seen, seat)
        return seen

    def refuse(self, state: RedState, move: int) -> Refusal:
        return explain(self.values, state, move)

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

    def features(self, state: RedState, seat: int) -> list[tuple[str, float, float]]:
        return features(self.values, state, seat)

    def doubt(self, state: RedState) -> float:
        return doubt(self.weights, state)

    def text(self, move: int) -> str:
        return self.notation.text(move)

    def parse(self, text: str) -> int:
        return self.notation.parse(text)
