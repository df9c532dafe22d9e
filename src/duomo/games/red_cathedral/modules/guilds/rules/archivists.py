"""The Archivists: contracts for the end of the game, and recognition for favours (CT-5.9)."""

from __future__ import annotations

from typing import Final

from duomo.core.engine.event import Log
from duomo.core.engine.refusal import Refusal
from duomo.core.engine.state import first, frame
from duomo.games.red_cathedral.modules.guilds.rules.archive import Archive, as_seen_by, contracts_of, count_of
from duomo.games.red_cathedral.modules.guilds.rules.codes import (
    ARCHIVISTS,
    CONTRACT,
    CONTRACT_DRAWN,
    CONTRACTS,
    DRAW_CONTRACT,
    DRAWN_CONTRACTS,
    FULL_HAND,
    KEEP,
    ONE_ACTION,
    RETURN,
    SPACE,
)
from duomo.games.red_cathedral.modules.guilds.rules.contracts import Contracts, score_contract, times_met
from duomo.games.red_cathedral.modules.guilds.rules.guild import Guild
from duomo.games.red_cathedral.modules.guilds.rules.shared import (
    action_texts,
    any_space_fits,
    ask_one_action,
    ask_space,
    legal_one_action,
    legal_spaces,
    play_one_action,
    play_space,
    some_action,
    space_texts,
)
from duomo.games.red_cathedral.rules.state import Extra, Player, RedState
from duomo.games.red_cathedral.rules.track import lose_recognition
from duomo.games.red_cathedral.rules.values import TableValues

# For bots, in prestige.
HOPE: Final = 0.6
"""A contract may still be met by the end."""
UNKNOWN_CONTRACT: Final = 1.8
NEXT_CONTRACT: Final = 1.7
"""What a draw is worth before it is made."""


class Answer:
    """What a seat knew of an archive in a turn, the secrets made up."""

    def __init__(self, asked: Archive, seat: int, turn: int) -> None:
        self.asked = asked
        self.seat = seat
        self.turn = turn
        self.made_up = asked.copy()


class Archivists(Guild):
    def __init__(self, index: int, contracts: Contracts) -> None:
        super().__init__(index, "archivists", "CT-5.9", ARCHIVISTS, [2, 0, 0, 0])
        self.contracts = contracts
        self.answer = Answer(Archive(), -1, -1)
        """The last one of `seen_by`: most moves touch no contract."""

    def archive(self, state: RedState) -> Archive:
        extra = state.extras[self.index]
        assert isinstance(extra, Archive)
        return extra

    def new_extra(self, values: TableValues) -> Extra:
        return Archive(values.players)

    # ---- the four actions ------------------------------------------------------------------------

    def usable(self, values: TableValues, state: RedState, player: Player, action: int, shown: int) -> bool:
        if action == ARCHIVISTS:
            return True
        if player.marker == 0:
            return False
        if action == ARCHIVISTS + 2:
            return some_action(values, state, player, False)
        return any_space_fits(values, state, player, action == ARCHIVISTS + 1)

    def use(
        self, values: TableValues, state: RedState, player: Player, action: int, shown: int, log: Log | None
    ) -> None:
        """a1: contracts; for a recognition a2: a space times its dice, a3: an action, a4: a space once."""
        if action == ARCHIVISTS:
            state.stack.append(frame(KEEP))
            state.stack.append(frame(DRAW_CONTRACT, DRAWN_CONTRACTS))
            if count_of(self.archive(state).hands[state.active]) >= FULL_HAND:
                state.stack.append(frame(RETURN))
            return
        lose_recognition(player, 1)
        if log is not None:
            log.say("pay-recognition", state.active, {"recognition": 1})
        if action == ARCHIVISTS + 2:
            ask_one_action(state, False)
        else:
            ask_space(state, action == ARCHIVISTS + 1, action == ARCHIVISTS + 1)

    # ---- decisions -------------------------------------------------------------------------------

    def outcomes(self, values: TableValues, state: RedState, top: int) -> list[tuple[int, int]]:
        """CT-5.9. Contracts put under the deck come only when all others are gone, in their order."""
        return [(CONTRACT_DRAWN + contract, 1) for contract in contracts_of(self.archive(state).on_top())]

    def legal(self, values: TableValues, state: RedState, player: Player, top: int, moves: list[int]) -> None:
        kind = top & 63
        if kind == SPACE:
            legal_spaces(values, state, player, top, moves)
        elif kind == ONE_ACTION:
            legal_one_action(values, state, player, False, moves)
        else:
            archive = self.archive(state)
            for contract in contracts_of(archive.drawn if kind == KEEP else archive.hands[state.active]):
                moves.append(CONTRACT + contract)

    def play(self, values: TableValues, state: RedState, player: Player, move: int, log: Log | None) -> None:
        kind = state.stack[-1] & 63
        if kind == SPACE:
            play_space(values, state, move, log)
        elif kind == ONE_ACTION:
            play_one_action(values, state, player, move, log)
        elif kind == DRAW_CONTRACT:
            self.draw(state, move - CONTRACT_DRAWN, log)
        elif kind == KEEP:
            state.stack.pop()
            self.archive(state).keep(state.active, move - CONTRACT)
            if log is not None:
                log.say("keep-contract", state.active)
                log.whisper((state.active,), "kept-contract", state.active, self.facts(move - CONTRACT))
        else:
            state.stack.pop()
            self.archive(state).give_back(state.active, move - CONTRACT)
            if log is not None:
                log.say("return-contract", state.active)
                log.whisper((state.active,), "returned-contract", state.active, self.facts(move - CONTRACT))

    def draw(self, state: RedState, contract: int, log: Log | None) -> None:
        left = first(state.stack.pop()) - 1
        if left:
            state.stack.append(frame(DRAW_CONTRACT, left))
        self.archive(state).draw(state.active, contract)
        if log is not None:
            log.say("draw-contract", state.active)
            log.whisper((state.active,), "drew-contract", state.active, self.facts(contract))

    def facts(self, contract: int) -> dict[str, int | str]:
        """Everybody hears that something happened, one seat hears which contract it was."""
        return {"contract": self.contracts.names[contract]}

    # ---- the end, bots, words --------------------------------------------------------------------

    def before_scoring(self, values: TableValues, state: RedState, log: Log | None) -> None:
        """CT-5.12."""
        hands = self.archive(state).hands
        for seat in range(len(state.players)):
            for contract in contracts_of(hands[seat]):
                score_contract(self.contracts, values, state, seat, contract, log)

    def seen_by(self, values: TableValues, state: RedState, seat: int) -> RedState:
        """CT-5.9. Other hands are secret, and what others put under the deck; at the end nothing is."""
        if state.over() or self.archive(state).nothing_hidden():
            return state
        extras = state.extras[:]
        extras[self.index] = self.made_up_for(self.archive(state), seat, state)
        return state.beside(extras)

    def made_up_for(self, archive: Archive, seat: int, state: RedState) -> Archive:
        """The archive with its secrets made up: the answer of the last call if nothing has changed since."""
        answer = self.answer
        if answer.seat != seat or answer.turn != state.turns or not archive.equals(answer.asked):
            answer = Answer(archive.copy(), seat, state.turns)
            as_seen_by(answer.made_up, seat, state.active, state.turns)
            self.answer = answer
        return answer.made_up

    def worth(self, values: TableValues, state: RedState, seat: int) -> float:
        archive = self.archive(state)
        if archive.made_up >> seat & 1:
            return UNKNOWN_CONTRACT * count_of(archive.hands[seat])
        total = 0.0
        for contract in contracts_of(archive.hands[seat]):
            now = times_met(self.contracts, values, state, seat, contract) * self.contracts.prestige[contract]
            total += HOPE + 0.75 * now if state.ender < 0 else now
        if seat == state.active:
            for top in state.stack:
                if top & 63 == KEEP:
                    total += NEXT_CONTRACT
        return total

    def explain(self, values: TableValues, state: RedState, move: int) -> Refusal | None:
        kind = state.stack[-1] & 63
        if CONTRACT <= move < CONTRACT + CONTRACTS and (kind == KEEP or kind == RETURN):
            return Refusal(
                "ct-guild-not-drawn" if kind == KEEP else "ct-guild-not-in-hand",
                self.rule,
                self.facts(move - CONTRACT),
            )
        return super().explain(values, state, move)

    def explain_action(self, values: TableValues, state: RedState, player: Player, action: int) -> Refusal:
        if player.marker == 0:
            return Refusal("ct-guild-no-recognition", "RC-4.7")
        return super().explain_action(values, state, player, action)

    def texts(self, values: TableValues) -> dict[int, str]:
        texts = space_texts()
        texts.update(action_texts())
        for contract in range(CONTRACTS):
            texts[CONTRACT + contract] = f"contract {self.contracts.names[contract]}"
            texts[CONTRACT_DRAWN + contract] = f"draw {self.contracts.names[contract]}"
        return texts
