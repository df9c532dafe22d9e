"""The Weavers: activating workshop tiles, one's own and other players' (CT-5.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from duomo.core.engine.event import Log
from duomo.core.engine.refusal import PositionError
from duomo.core.engine.state import first, fourth, frame, second, third
from duomo.core.words.phrase import Phrase, say
from duomo.games.red_cathedral.modules.guilds.rules.guild import Guild, GuildDecision, party_name
from duomo.games.red_cathedral.modules.guilds.rules.shared import ChooseParty, amount_words
from duomo.games.red_cathedral.rules.codes import ACTIVATE, DONE, OPEN, SLOTS, USE_TILE
from duomo.games.red_cathedral.rules.gains import offer, some_fits
from duomo.games.red_cathedral.rules.names import SLOT_NAMES
from duomo.games.red_cathedral.rules.packed import has_bit, with_bit
from duomo.games.red_cathedral.rules.state import Player, RedState
from duomo.games.red_cathedral.rules.values import TableValues
from duomo.games.red_cathedral.rules.workshop import activate, any_useful, benefit, useful
from duomo.games.red_cathedral.words.printed_signs import OTHERS, TILE, Shown

if TYPE_CHECKING:
    from duomo.games.red_cathedral.modules.guilds.wire.guild import GuildWire
    from duomo.games.red_cathedral.rules.pending import Pending


class Weavers(Guild):
    def __init__(self, index: int) -> None:
        super().__init__(index, "weavers", "CT-5.3", [0, 1, 2, 2])
        self.free = [1]
        self.weave = Weave(self)
        self.borrow = Borrow(self)
        self.whose = WhoseTile(self, self.borrow)
        self.decisions = [self.weave, self.borrow, self.whose]

    def usable(self, values: TableValues, state: RedState, player: Player, action: int, shown: int) -> bool:
        if action == self.first_action + 1:
            return self.whose.some(values, state, player)
        return any_useful(values, state, player)

    def use(
        self, values: TableValues, state: RedState, player: Player, action: int, shown: int, log: Log | None
    ) -> None:
        """a1: one of the player's tiles; a2: somebody else's; a3: one twice; a4: two different ones."""
        number = action - self.first_action + 1
        if number == 1:
            state.stack.append(frame(ACTIVATE))
        elif number == 2:
            state.stack.append(frame(self.whose.kind, action))
        elif number == 3:
            state.stack.append(frame(self.weave.kind, 2, 1))
        else:
            state.stack.append(frame(self.weave.kind, 1, 2))

    def signs(self) -> list[Shown]:
        return [
            ([], [TILE]),
            ([], [OTHERS, TILE]),
            ([], [2, "×", TILE]),
            ([], [TILE, TILE]),
        ]

    def wire(self) -> GuildWire:
        from duomo.games.red_cathedral.modules.guilds.wire.weavers import WeaversWire

        return WeaversWire()


class Weave(GuildDecision):
    """Activate own tiles. Frame: times each, tiles left, mask of the slots activated, begun (0 or 1)."""

    def __init__(self, guild: Guild) -> None:
        super().__init__(guild, "weave", "decision-guild-weave", above=("gain",))

    def legal(self, values: TableValues, state: RedState, player: Player, top: int, moves: list[int]) -> None:
        for slot in range(SLOTS):
            if not has_bit(third(top), slot) and useful(values, state, player, slot):
                moves.append(USE_TILE + slot)
        if fourth(top):
            moves.append(DONE)

    def play(self, values: TableValues, state: RedState, player: Player, move: int, log: Log | None) -> None:
        top = state.stack.pop()
        slot = move - USE_TILE
        if second(top) > 1:
            state.stack.append(frame(self.kind, first(top), second(top) - 1, with_bit(third(top), slot), 1))
        activate(values, state, player, slot, log, first(top))

    def write(self, values: TableValues, state: RedState, top: int) -> str:
        slots = [SLOT_NAMES[slot] for slot in range(SLOTS) if has_bit(third(top), slot)]
        return " ".join(["weave", str(first(top)), str(second(top)), *slots])

    def read(self, pending: Pending) -> int:
        times, left = pending.count(1, 2), pending.count(1, 2)
        mask = 0
        if pending.words:
            for name in pending.names(SLOT_NAMES):
                mask = with_bit(mask, SLOT_NAMES.index(name))
        return frame(self.kind, times, left, mask, 1 if mask else 0)


class WhoseTile(ChooseParty):
    """a2. Choose whose tile to borrow."""

    def __init__(self, guild: Guild, borrow: Borrow) -> None:
        super().__init__(guild)
        self.borrow = borrow

    def fits(self, values: TableValues, state: RedState, player: Player, party: int) -> bool:
        owner = state.players[party]
        for slot in range(len(owner.slots)):
            if useful_to(values, state, player, owner, slot):
                return True
        return False

    def choose(self, values: TableValues, state: RedState, action: int, party: int, log: Log | None) -> None:
        state.stack.append(frame(self.borrow.kind, party))


class Borrow(GuildDecision):
    """Activate a tile of another party. Frame: the party."""

    def __init__(self, guild: Guild) -> None:
        super().__init__(guild, "borrow", "decision-guild-borrow")

    def legal(self, values: TableValues, state: RedState, player: Player, top: int, moves: list[int]) -> None:
        for slot in range(SLOTS):
            if useful_to(values, state, player, state.players[first(top)], slot):
                moves.append(USE_TILE + slot)

    def play(self, values: TableValues, state: RedState, player: Player, move: int, log: Log | None) -> None:
        party = first(state.stack.pop())
        slot = move - USE_TILE
        tile = state.players[party].slots[slot]
        if log is not None:
            facts: dict[str, int | str] = {"slot": SLOT_NAMES[slot], "tile": values.tile_names[tile]}
            facts["other"] = party_name(values, state, party)
            log.say("borrow", state.active, facts)
        offer(state, benefit(values, state, tile))

    def whose_tiles(self, state: RedState, top: int) -> int:
        return first(top)

    def write(self, values: TableValues, state: RedState, top: int) -> str:
        return f"borrow {party_name(values, state, first(top))}"

    def read(self, pending: Pending) -> int:
        parties = range(len(pending.state.players))
        names = [party_name(pending.values, pending.state, party) for party in parties]
        return frame(self.kind, pending.one_of(names))

    def check(self, values: TableValues, state: RedState, place: str, stack: list[int], at: int) -> None:
        if first(stack[at]) == state.active:
            raise PositionError(f"{place}: the tile must be another player's (CT-5.3).")

    def ask(self, values: TableValues, state: RedState, top: int) -> Phrase:
        return say(self.question, other=party_name(values, state, first(top)))

    def tell(self, values: TableValues, state: RedState, top: int, move: int) -> Phrase | None:
        """Describe a tile in another party's workshop."""
        if not USE_TILE <= move < OPEN:
            return super().tell(values, state, top, move)
        slot = move - USE_TILE
        flat = benefit(values, state, state.players[first(top)].slots[slot])
        gain = [amount_words(flat[at], flat[at + 1]) for at in range(0, len(flat), 2)]
        return say("move-rc-activate", slot=SLOT_NAMES[slot], gain=gain)


def useful_to(values: TableValues, state: RedState, player: Player, owner: Player, slot: int) -> bool:
    """CT-5.3. True for another party's face-up tile of which the player could take something."""
    tile = owner.slots[slot]
    return tile >= 0 and some_fits(values, state, player, benefit(values, state, tile))
