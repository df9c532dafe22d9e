"""The Archivists: contracts for the end of the game, and recognition for favours (CT-5.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.strings import BytesWriter

from duomo.core.engine.event import Log
from duomo.core.engine.observation import Field, one_hot
from duomo.core.engine.refusal import Refusal
from duomo.core.engine.state import first, frame, kind_of
from duomo.core.words.phrase import Phrase, say
from duomo.games.red_cathedral.modules.guilds.rules.contracts import (
    CONTRACTS,
    Archive,
    Contracts,
    as_seen_by,
    contracts_of,
    read_contracts,
    score_contract,
    times_met,
)
from duomo.games.red_cathedral.modules.guilds.rules.guild import Guild, GuildDecision
from duomo.games.red_cathedral.modules.guilds.rules.shared import (
    ChooseSpace,
    UseOneAction,
    any_space_fits,
    write_mask,
)
from duomo.games.red_cathedral.rules.packed import count_bits, has_bit
from duomo.games.red_cathedral.rules.state import Extra, Player, RedState
from duomo.games.red_cathedral.rules.track import lose_recognition
from duomo.games.red_cathedral.rules.values import TableValues
from duomo.games.red_cathedral.words.printed_signs import STALL, Shown

if TYPE_CHECKING:
    from duomo.games.red_cathedral.modules.components.sets import ExpansionComponents
    from duomo.games.red_cathedral.modules.guilds.components.own_table import OwnTable
    from duomo.games.red_cathedral.modules.guilds.positions.table import GuildTable
    from duomo.games.red_cathedral.modules.guilds.wire.guild import GuildWire
    from duomo.games.red_cathedral.rules.pending import Pending

FULL_HAND: Final = 3
"""CT-5.9. Maximum number of contracts in a hand."""
DRAWN_CONTRACTS: Final = 3

# For bots, in prestige.
HOPE: Final = 0.6
"""Worth of a contract that may still be met by the end."""
UNKNOWN_CONTRACT: Final = 1.8
NEXT_CONTRACT: Final = 1.7
"""Worth of a draw before it is made."""


class Answer:
    """A cached archive with invented secrets, for one seat in one turn."""

    def __init__(self, asked: Archive, seat: int, turn: int) -> None:
        self.asked = asked
        self.seat = seat
        self.turn = turn
        self.made_up = asked.copy()


class Archivists(Guild):
    def __init__(self, index: int) -> None:
        super().__init__(index, "archivists", "CT-5.9", [2, 0, 0, 0])
        self.contracts = Contracts()
        self.keep = KeepContract(self)
        self.give_back = ReturnContract(self, self.keep)
        self.draw = DrawContracts(self)
        self.space = ChooseSpace(self)
        self.one_action = UseOneAction(self)
        self.decisions = [self.draw, self.keep, self.give_back, self.space, self.one_action]
        self.answer = Answer(Archive(), -1, -1)
        """The last answer of `seen_by`, kept because most moves do not affect contracts."""

    def take_components(self, values: TableValues, components: ExpansionComponents) -> None:
        self.contracts = read_contracts(components, values.players)

    def archive(self, state: RedState) -> Archive:
        extra = state.extras[self.index]
        assert isinstance(extra, Archive)
        return extra

    def new_extra(self, values: TableValues) -> Extra:
        return Archive(values.players)

    # ---- the four actions ------------------------------------------------------------------------

    def usable(self, values: TableValues, state: RedState, player: Player, action: int, shown: int) -> bool:
        number = action - self.first_action + 1
        if number == 1:
            return True
        if player.marker == 0:
            return False
        if number == 3:
            return self.one_action.some(values, state, player, False)
        return any_space_fits(values, state, player, number == 2)

    def use(
        self, values: TableValues, state: RedState, player: Player, action: int, shown: int, log: Log | None
    ) -> None:
        """a1: contracts; for a recognition a2: a space times its dice, a3: an action, a4: a space once."""
        number = action - self.first_action + 1
        if number == 1:
            state.stack.append(frame(self.keep.kind))
            state.stack.append(frame(self.draw.kind, DRAWN_CONTRACTS))
            if count_bits(self.archive(state).hands[state.active]) >= FULL_HAND:
                state.stack.append(frame(self.give_back.kind))
            return
        lose_recognition(player, 1)
        if log is not None:
            log.say("pay-recognition", state.active, {"recognition": 1})
        if number == 3:
            self.one_action.begin(state, False)
        else:
            self.space.begin(state, number == 2, number == 2)

    def facts(self, contract: int) -> dict[str, int | str]:
        """Everyone is told that something happened; only one seat is told which contract it was."""
        return {"contract": self.contracts.names[contract]}

    # ---- the end, bots, views --------------------------------------------------------------------

    def before_scoring(self, values: TableValues, state: RedState, log: Log | None) -> None:
        """CT-5.12."""
        hands = self.archive(state).hands
        for seat in range(len(state.players)):
            for contract in contracts_of(hands[seat]):
                score_contract(self.contracts, values, state, seat, contract, log)

    def seen_by(self, values: TableValues, state: RedState, seat: int) -> RedState:
        """CT-5.9. Other hands, and what others put under the deck, are secret until the end."""
        if state.over() or self.archive(state).nothing_hidden():
            return state
        extras = state.extras[:]
        extras[self.index] = self.made_up_for(self.archive(state), seat, state)
        return state.beside(extras)

    def made_up_for(self, archive: Archive, seat: int, state: RedState) -> Archive:
        """Return the archive with invented secrets; cached if nothing has changed since the last call."""
        answer = self.answer
        if answer.seat != seat or answer.turn != state.turns or not archive.equals(answer.asked):
            answer = Answer(archive.copy(), seat, state.turns)
            as_seen_by(answer.made_up, seat, state.active, state.turns)
            self.answer = answer
        return answer.made_up

    def worth(self, values: TableValues, state: RedState, seat: int) -> float:
        archive = self.archive(state)
        if has_bit(archive.made_up, seat):
            return UNKNOWN_CONTRACT * count_bits(archive.hands[seat])
        total = 0.0
        for contract in contracts_of(archive.hands[seat]):
            now = times_met(self.contracts, values, state, seat, contract) * self.contracts.prestige[contract]
            total += HOPE + 0.75 * now if state.ender < 0 else now
        if seat == state.active:
            for top in state.stack:
                if kind_of(top) == self.keep.kind:
                    total += NEXT_CONTRACT
        return total

    def explain_action(self, values: TableValues, state: RedState, player: Player, action: int) -> Refusal:
        if player.marker == 0:
            return Refusal("ct-guild-no-recognition", "RC-4.7")
        return super().explain_action(values, state, player, action)

    def fields(self, values: TableValues) -> list[Field]:
        return [
            Field("fresh", "fresh", (1,), CONTRACTS, "contracts never drawn", number=True),
            Field("under", "groups", (CONTRACTS,), CONTRACTS, "how many were put under the deck at once",
                  number=True),
            Field("knowers", "knowers", (CONTRACTS, values.players), 1, "who knows each of these groups"),
            Field("drawn", "drawn", (CONTRACTS,), 1, "contracts drawn to choose from"),
            Field("hand", "hands", (CONTRACTS,), 1, "contracts in hand", True),
            Field("contracts", "hands", (1,), CONTRACTS, "how many they are", True, number=True),
            Field("knows", "groups", (CONTRACTS,), CONTRACTS, "known contracts under the deck: group, from 1",
                  True),
        ]  # fmt: skip

    def observe(self, values: TableValues, state: RedState, seat: int, out: BytesWriter) -> None:
        archive, parties = self.archive(state), values.players
        order = [(seat + party) % parties for party in range(parties)]
        out.append(count_bits(archive.fresh))
        for at in range(CONTRACTS):
            out.append(count_bits(archive.groups[at]) if at < len(archive.groups) else 0)
        knows = one_hot(parties)
        for at in range(CONTRACTS):
            knower = archive.knowers[at] if at < len(archive.knowers) else -1
            out.write(knows[(knower - seat) % parties if knower >= 0 else -1])
        write_mask(archive.drawn, CONTRACTS, out)
        for party in order:
            write_mask(archive.hands[party], CONTRACTS, out)
        for party in order:
            out.append(count_bits(archive.hands[party]))
        for party in order:
            start = len(out)
            out.write(bytes(CONTRACTS))
            for at in range(len(archive.groups)):
                if archive.knowers[at] == party:
                    for contract in contracts_of(archive.groups[at]):
                        out[start + contract] = at + 1

    def signs(self) -> list[Shown]:
        return [
            ([], ["contracts"]),
            ([1, "recognition"], [STALL, "×", "dice"]),
            ([1, "recognition"], ["lightning"]),
            ([1, "recognition"], [STALL]),
        ]

    def own_table(self) -> OwnTable:
        from duomo.games.red_cathedral.modules.guilds.components.archivists import TABLE

        return TABLE

    def table(self) -> GuildTable:
        from duomo.games.red_cathedral.modules.guilds.positions.archivists import ArchivistsTable

        return ArchivistsTable(self)

    def wire(self) -> GuildWire:
        from duomo.games.red_cathedral.modules.guilds.wire.archivists import ArchivistsWire

        return ArchivistsWire(self)


class DrawContracts(GuildDecision):
    """Chance draws contracts. Frame: how many are left to draw."""

    def __init__(self, guild: Archivists) -> None:
        super().__init__(guild, "contracts", "", upon=("keep-contract",))
        self.archivists = guild
        self.nature = True

    def outcomes(self, values: TableValues, state: RedState, top: int) -> list[tuple[int, int]]:
        """CT-5.9. Contracts put under the deck come only when all others are gone, in their order."""
        archive = self.archivists.archive(state)
        return [(self.first_move + contract, 1) for contract in contracts_of(archive.on_top())]

    def play(self, values: TableValues, state: RedState, player: Player, move: int, log: Log | None) -> None:
        left = first(state.stack.pop()) - 1
        if left:
            state.stack.append(frame(self.kind, left))
        contract = move - self.first_move
        self.archivists.archive(state).draw(state.active, contract)
        if log is not None:
            log.say("draw-contract", state.active)
            log.whisper((state.active,), "drew-contract", state.active, self.archivists.facts(contract))

    def own_moves(self, values: TableValues) -> int:
        return CONTRACTS

    def texts(self, values: TableValues) -> dict[int, str]:
        names = self.archivists.contracts.names
        return {self.first_move + contract: f"draw {names[contract]}" for contract in range(CONTRACTS)}

    def write(self, values: TableValues, state: RedState, top: int) -> str:
        return f"contracts {first(top)}"

    def read(self, pending: Pending) -> int:
        return frame(self.kind, pending.count(1, DRAWN_CONTRACTS))


class KeepContract(GuildDecision):
    """Keep one of the drawn contracts."""

    def __init__(self, guild: Archivists) -> None:
        super().__init__(guild, "keep-contract", "decision-guild-keep")
        self.archivists = guild

    def legal(self, values: TableValues, state: RedState, player: Player, top: int, moves: list[int]) -> None:
        for contract in contracts_of(self.archivists.archive(state).drawn):
            moves.append(self.first_move + contract)

    def play(self, values: TableValues, state: RedState, player: Player, move: int, log: Log | None) -> None:
        state.stack.pop()
        contract = move - self.first_move
        self.archivists.archive(state).keep(state.active, contract)
        if log is not None:
            log.say("keep-contract", state.active)
            log.whisper((state.active,), "kept-contract", state.active, self.archivists.facts(contract))

    def refuse(self, values: TableValues, state: RedState, player: Player, top: int, move: int) -> Refusal:
        if self.first_move <= move < self.first_move + CONTRACTS:
            return Refusal("ct-guild-not-drawn", self.rule, self.archivists.facts(move - self.first_move))
        return self.not_now(move)

    def own_moves(self, values: TableValues) -> int:
        return CONTRACTS

    def texts(self, values: TableValues) -> dict[int, str]:
        names = self.archivists.contracts.names
        return {self.first_move + contract: f"contract {names[contract]}" for contract in range(CONTRACTS)}

    def tell(self, values: TableValues, state: RedState, top: int, move: int) -> Phrase | None:
        if move < self.first_move:
            return super().tell(values, state, top, move)
        return say("move-guild-contract", contract=self.archivists.contracts.names[move - self.first_move])


class ReturnContract(GuildDecision):
    """Put a contract of the full hand under the deck, with the moves of `KeepContract`."""

    def __init__(self, guild: Archivists, keep: KeepContract) -> None:
        super().__init__(guild, "return-contract", "decision-guild-return-contract", upon=("contracts",))
        self.archivists = guild
        self.keep = keep

    def legal(self, values: TableValues, state: RedState, player: Player, top: int, moves: list[int]) -> None:
        for contract in contracts_of(self.archivists.archive(state).hands[state.active]):
            moves.append(self.keep.first_move + contract)

    def play(self, values: TableValues, state: RedState, player: Player, move: int, log: Log | None) -> None:
        state.stack.pop()
        contract = move - self.keep.first_move
        self.archivists.archive(state).give_back(state.active, contract)
        if log is not None:
            log.say("return-contract", state.active)
            log.whisper((state.active,), "returned-contract", state.active, self.archivists.facts(contract))

    def refuse(self, values: TableValues, state: RedState, player: Player, top: int, move: int) -> Refusal:
        contract = move - self.keep.first_move
        if 0 <= contract < CONTRACTS:
            return Refusal("ct-guild-not-in-hand", self.rule, self.archivists.facts(contract))
        return self.not_now(move)

    def tell(self, values: TableValues, state: RedState, top: int, move: int) -> Phrase | None:
        return self.keep.tell(values, state, top, move)
