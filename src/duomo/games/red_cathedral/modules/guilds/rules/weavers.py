"""The Weavers: workshop tiles, one's own and other people's (CT-5.3)."""

from __future__ import annotations

from duomo.core.engine.event import Log
from duomo.core.engine.state import first, fourth, frame, second, third
from duomo.games.red_cathedral.modules.guilds.rules.codes import BORROW, PARTY, WEAVE, WEAVERS, WHOSE
from duomo.games.red_cathedral.modules.guilds.rules.guild import Guild, party_name, party_texts
from duomo.games.red_cathedral.rules.codes import ACTIVATE, DONE, SLOTS, USE_TILE
from duomo.games.red_cathedral.rules.gains import offer, some_fits
from duomo.games.red_cathedral.rules.names import SLOT_NAMES
from duomo.games.red_cathedral.rules.state import Player, RedState
from duomo.games.red_cathedral.rules.values import TableValues
from duomo.games.red_cathedral.rules.workshop import activate, any_useful, benefit, useful


class Weavers(Guild):
    def __init__(self, index: int) -> None:
        super().__init__(index, "weavers", "CT-5.3", WEAVERS, [0, 1, 2, 2])

    def usable(self, values: TableValues, state: RedState, player: Player, action: int, shown: int) -> bool:
        if action != WEAVERS + 1:
            return any_useful(values, state, player)
        for party in range(len(state.players)):
            if has_useful(values, state, player, party):
                return True
        return False

    def use(
        self, values: TableValues, state: RedState, player: Player, action: int, shown: int, log: Log | None
    ) -> None:
        """a1: an own tile; a2: somebody else's; a3: an own one twice; a4: two different own ones."""
        if action == WEAVERS:
            state.stack.append(frame(ACTIVATE))
        elif action == WEAVERS + 1:
            state.stack.append(frame(WHOSE, action))
        elif action == WEAVERS + 2:
            state.stack.append(frame(WEAVE, 2, 1))
        else:
            state.stack.append(frame(WEAVE, 1, 2))

    def legal(self, values: TableValues, state: RedState, player: Player, top: int, moves: list[int]) -> None:
        kind = top & 63
        if kind == WHOSE:
            for party in range(len(state.players)):
                if has_useful(values, state, player, party):
                    moves.append(PARTY + party)
        elif kind == BORROW:
            for slot in range(SLOTS):
                if useful_to(values, state, player, state.players[first(top)], slot):
                    moves.append(USE_TILE + slot)
        else:
            for slot in range(SLOTS):
                if third(top) >> slot & 1 == 0 and useful(values, state, player, slot):
                    moves.append(USE_TILE + slot)
            if fourth(top):
                moves.append(DONE)

    def play(self, values: TableValues, state: RedState, player: Player, move: int, log: Log | None) -> None:
        top = state.stack.pop()
        kind = top & 63
        if kind == WHOSE:
            state.stack.append(frame(BORROW, move - PARTY))
        elif kind == BORROW:
            borrow(values, state, first(top), move - USE_TILE, log)
        else:
            slot = move - USE_TILE
            if second(top) > 1:
                state.stack.append(frame(WEAVE, first(top), second(top) - 1, third(top) | 1 << slot, 1))
            activate(values, state, player, slot, log, first(top))

    def texts(self, values: TableValues) -> dict[int, str]:
        return party_texts()


def useful_to(values: TableValues, state: RedState, player: Player, owner: Player, slot: int) -> bool:
    """CT-5.3. A face-up tile of somebody else of which the player could take something."""
    tile = owner.slots[slot]
    return tile >= 0 and some_fits(values, state, player, benefit(values, state, tile))


def has_useful(values: TableValues, state: RedState, player: Player, party: int) -> bool:
    if party == state.active:
        return False
    owner = state.players[party]
    for slot in range(len(owner.slots)):
        if useful_to(values, state, player, owner, slot):
            return True
    return False


def borrow(values: TableValues, state: RedState, party: int, slot: int, log: Log | None) -> None:
    tile = state.players[party].slots[slot]
    if log is not None:
        facts: dict[str, int | str] = {"slot": SLOT_NAMES[slot], "tile": values.tile_names[tile]}
        facts["other"] = party_name(values, state, party)
        log.say("borrow", state.active, facts)
    offer(state, benefit(values, state, tile))
