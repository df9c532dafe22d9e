"""The rules of one table of The Red Cathedral: who decides, among what, and what follows."""

from __future__ import annotations

from duomo.core.dealer import Dealer
from duomo.core.event import Log
from duomo.core.refusal import Refusal
from duomo.core.rules import Rules
from duomo.core.state import NATURE, NOBODY, first
from duomo.games.red_cathedral.build import legal_build, legal_gems, play_build, play_gems
from duomo.games.red_cathedral.claim import legal_banners, play_banner
from duomo.games.red_cathedral.codes import (
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
from duomo.games.red_cathedral.gains import legal_choice, legal_gain, nothing_left, play_choice, play_gain
from duomo.games.red_cathedral.influence import (
    legal_gives,
    legal_swaps,
    play_activation,
    play_give,
    play_swap,
)
from duomo.games.red_cathedral.market import ROLLS, legal_visit, lowest, play_roll, play_visit
from duomo.games.red_cathedral.notation import RedNotation
from duomo.games.red_cathedral.outlook import doubt, outlook
from duomo.games.red_cathedral.refusals import explain
from duomo.games.red_cathedral.scoring import winners
from duomo.games.red_cathedral.setup import lay, new_state, outcomes
from duomo.games.red_cathedral.state import RedState
from duomo.games.red_cathedral.tables import Tables
from duomo.games.red_cathedral.turn import (
    end_turn,
    legal_any_moment,
    legal_turn,
    play_reroll,
    play_trade,
    play_turn,
)
from duomo.games.red_cathedral.value import promising, value
from duomo.games.red_cathedral.weights import weights_for
from duomo.games.red_cathedral.workshop import legal_any_activation, legal_places, play_place
from duomo.games.red_cathedral.worthwhile import worthwhile


class RedRules(Rules[RedState]):
    """Each pending decision of `codes` has one function that lists its moves and one that plays them."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.game = GAME
        self.seats = tables.seats
        self.parties = tables.players
        self.notation = RedNotation(tables)
        self.weights = weights_for(tables.seats, tables.players, bool(tables.modules))

    def start(self) -> RedState:
        return new_state(self.tables)

    def legal(self, state: RedState) -> list[int]:
        moves: list[int] = []
        if state.decider < 0:
            return moves
        tables = self.tables
        player = state.players[state.active]
        top = state.stack[-1]
        kind = top & 63
        if kind == TURN:
            legal_turn(tables, state, player, moves)
        elif kind == MARKET:
            legal_visit(tables, state, player, top, moves)
        elif kind == GAIN:
            legal_gain(tables, state, player, top, moves)
        elif kind == AFTER:
            moves.append(END_TURN)
        elif kind == BUILD:
            legal_build(tables, state, player, top, moves)
        elif kind == PLACE:
            legal_places(tables, state, player, top, moves)
        elif kind == CHOOSE:
            legal_choice(state, player, top, moves)
        elif kind == GIVE:
            legal_gives(state, player, top, moves)
        elif kind == GEMS:
            legal_gems(tables, state, player, top, moves)
        elif kind == BANNER:
            legal_banners(player, moves)
        elif kind == SWAP:
            legal_swaps(moves)
        elif kind == ACTIVATE:
            legal_any_activation(tables, state, player, moves)
        else:
            tables.modules[tables.frame_module[kind]].legal(tables, state, player, top, moves)
        if not moves and tables.modules:
            moves.append(DONE)  # what a module did meanwhile has made the decision impossible
        if state.decider == state.active:
            legal_any_moment(tables, state, player, moves)
        return moves

    def chance(self, state: RedState) -> list[tuple[int, int]]:
        if state.decider != NATURE:
            return []
        top = state.stack[-1]
        if top & 63 == ROLL:
            return ROLLS[lowest(first(top))]
        if top & 63 >= MODULE_ROLLS:
            return self.tables.modules[self.tables.frame_module[top & 63]].outcomes(self.tables, state, top)
        return outcomes(self.tables, state, top)

    def deal(self, state: RedState, dealer: Dealer) -> int:
        top = state.stack[-1]
        if top & 63 == ROLL:
            return ROLLED + lowest(first(top)) * FACES + dealer.below(FACES)
        return dealer.choose(self.chance(state))

    def play(self, state: RedState, move: int, log: Log | None) -> None:
        tables = self.tables
        player = state.players[state.active]
        kind = state.stack[-1] & 63
        if kind < NATURE_FRAMES:
            if kind == ROLL:
                play_roll(state, move, log)
            elif kind >= MODULE_ROLLS:
                tables.modules[tables.frame_module[kind]].play(tables, state, player, move, log)
            else:
                lay(tables, state, move, log)
        elif move == TRADE:
            play_trade(tables, state, player, log)
        else:
            if state.traded == 1 and tables.one_moment:
                state.traded = 2  # RC-4.2. Any other move ends the one series of trades.
            if move == DONE:
                state.stack.pop()
            elif REROLL <= move < PICK:
                play_reroll(tables, state, player, move - REROLL, log)
            elif move >= PLAYER_MOVES:
                tables.modules[tables.move_module[move]].play(tables, state, player, move, log)
            elif kind == TURN:
                play_turn(tables, state, player, move, log)
            elif kind == MARKET:
                play_visit(tables, state, player, move, log)
            elif kind == GAIN:
                play_gain(tables, state, player, move, log)
            elif kind == AFTER:
                end_turn(tables, state, log)
            elif kind == BUILD:
                play_build(tables, state, player, move, log)
            elif kind == PLACE:
                play_place(tables, state, player, move, log)
            elif kind == CHOOSE:
                play_choice(state, player, move, log)
            elif kind == GIVE:
                play_give(state, player, move, log)
            elif kind == GEMS:
                play_gems(tables, state, player, move, log)
            elif kind == BANNER:
                play_banner(tables, state, player, move, log)
            elif kind == SWAP:
                play_swap(tables, state, move, log)
            elif kind == ACTIVATE:
                play_activation(tables, state, player, move, log)
            else:
                tables.modules[tables.frame_module[kind]].play(tables, state, player, move, log)
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
                self.tables, state, state.players[state.active], kind, top
            ):
                stack.pop()
            else:
                state.decider = self.tables.speaker[state.active]
                return
        state.decider = NOBODY

    def seen_by(self, state: RedState, seat: int) -> RedState:
        seen = state
        for module in self.tables.modules:
            seen = module.seen_by(self.tables, seen, seat)
        return seen

    def refuse(self, state: RedState, move: int) -> Refusal:
        return explain(self.tables, state, move)

    def scores(self, state: RedState) -> list[int]:
        return state.final

    def winners(self, state: RedState) -> list[int]:
        return winners(state)

    def value(self, state: RedState, seat: int) -> float:
        return value(self.tables, state, seat)

    def promising(self, state: RedState, moves: list[int]) -> list[int]:
        return promising(state, moves)

    def worthwhile(self, state: RedState, moves: list[int]) -> list[int]:
        return worthwhile(state, moves)

    def outlook(self, state: RedState) -> list[float]:
        return outlook(self.tables, self.weights, state)

    def doubt(self, state: RedState) -> float:
        return doubt(self.weights, state)

    def text(self, move: int) -> str:
        return self.notation.text(move)

    def parse(self, text: str) -> int:
        return self.notation.parse(text)
