"""The Brickmakers: bricks for buttresses, and buttresses for whenever they help (CT-5.11)."""

from __future__ import annotations

from typing import Final

from duomo.core.engine.event import Log
from duomo.core.engine.refusal import Refusal
from duomo.core.engine.state import first, frame, replaced, second
from duomo.games.red_cathedral.modules.guilds.rules.codes import (
    BRICKMAKERS,
    BUTTRESS,
    MOST_BUTTRESSES,
    ONE_ACTION,
    SPACE,
    TAKE_BUTTRESS,
    USE_BUTTRESS,
)
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
from duomo.games.red_cathedral.rules.build import can_deliver
from duomo.games.red_cathedral.rules.codes import (
    ACTIVATE,
    ANY_MATERIAL,
    BRICK,
    BUILD,
    PLACE,
    RECOGNITION,
    RUBLES,
    TAKE,
)
from duomo.games.red_cathedral.rules.gains import offer, offer_choice, return_materials, some_choice
from duomo.games.red_cathedral.rules.names import RESOURCE_NAMES
from duomo.games.red_cathedral.rules.state import Extra, Player, RedState
from duomo.games.red_cathedral.rules.values import TableValues
from duomo.games.red_cathedral.rules.workshop import any_useful

EFFECTS: Final = (
    "rubles", "influence", "activate", "deliver", "recognition", "free-slot", "materials", "market-space",
)  # fmt: skip
GET_RUBLES: Final = 0
ANY_ACTION: Final = 1
ACTIVATE_TILE: Final = 2
DELIVER_ONE: Final = 3
GET_RECOGNITION: Final = 4
FREE_SLOT: Final = 5
MATERIALS_OF_CHOICE: Final = 6
MARKET_SPACE: Final = 7

BUTTRESS_WORTH: Final = 0.9
"""For bots: a buttress that is held."""


class Buttresses(Extra):
    """Tiles on offer and in front of the players, as masks; a used one has left the game."""

    def __init__(self, parties: int = 0, offered: int = 0, model: Buttresses | None = None) -> None:
        self.offered = offered
        self.held: list[int] = [0] * parties if model is None else model.held
        self.used: int = 0 if model is None else model.used
        """1 when the player whose turn it is has used one."""

    def copy(self) -> Buttresses:
        return Buttresses(0, self.offered, self)

    def key(self) -> tuple[object, ...]:
        return (self.offered, tuple(self.held), self.used)


class Brickmakers(Guild):
    def __init__(self, index: int, names: list[str], effects: list[int], amounts: list[int]) -> None:
        super().__init__(index, "brickmakers", "CT-5.11", BRICKMAKERS, [0, 0, 0, 0])
        self.names = names
        self.effects = effects
        self.amounts = amounts

    def buttresses(self, state: RedState) -> Buttresses:
        extra = state.extras[self.index]
        assert isinstance(extra, Buttresses)
        return extra

    def new_extra(self, values: TableValues) -> Extra:
        return Buttresses(values.players, (1 << len(self.names)) - 1)

    # ---- the four actions ------------------------------------------------------------------------

    def usable(self, values: TableValues, state: RedState, player: Player, action: int, shown: int) -> bool:
        bricks = player.materials[BRICK]
        if action == BRICKMAKERS:
            return bricks >= 2 and self.buttresses(state).offered > 0
        if bricks == 0:
            return False
        if action == BRICKMAKERS + 1:
            player.store(BRICK, -1)  # the brick that is given cannot be delivered
            possible = can_deliver(values, state, player, state.active)
            player.store(BRICK, 1)
            return possible
        return True

    def use(
        self, values: TableValues, state: RedState, player: Player, action: int, shown: int, log: Log | None
    ) -> None:
        """For bricks a1: a buttress, a2: a delivery, a3: two rubles, a4: a recognition."""
        amount = 2 if action == BRICKMAKERS else 1
        return_materials(state, player, BRICK, amount)
        if log is not None:
            log.say("give", state.active, {"material": RESOURCE_NAMES[BRICK], "amount": amount})
        if action == BRICKMAKERS:
            state.stack.append(frame(BUTTRESS))
        elif action == BRICKMAKERS + 1:
            state.stack.append(frame(BUILD, 1, 0))
        elif action == BRICKMAKERS + 2:
            offer(state, [RUBLES, 2])
        else:
            offer(state, [RECOGNITION, 1])

    # ---- decisions -------------------------------------------------------------------------------

    def legal(self, values: TableValues, state: RedState, player: Player, top: int, moves: list[int]) -> None:
        kind = top & 63
        if kind == SPACE:
            legal_spaces(values, state, player, top, moves)
        elif kind == ONE_ACTION:
            legal_one_action(values, state, player, True, moves)
        else:
            offered = self.buttresses(state).offered
            for tile in range(len(self.names)):
                if offered >> tile & 1:
                    moves.append(TAKE_BUTTRESS + tile)
            moves.append(TAKE)

    def play(self, values: TableValues, state: RedState, player: Player, move: int, log: Log | None) -> None:
        kind = state.stack[-1] & 63
        if move >= USE_BUTTRESS:
            self.use_buttress(values, state, move - USE_BUTTRESS, log)
        elif kind == SPACE:
            play_space(values, state, move, log)
        elif kind == ONE_ACTION:
            play_one_action(values, state, player, move, log)
        else:
            self.take_buttress(state, move, log)

    def take_buttress(self, state: RedState, move: int, log: Log | None) -> None:
        state.stack.pop()
        if move == TAKE:
            if log is not None:
                log.say("decline", state.active, {"resource": "buttress", "amount": 1})
            return
        tile = move - TAKE_BUTTRESS
        buttresses = self.buttresses(state)
        buttresses.offered &= ~(1 << tile)
        held = buttresses.held[state.active] | 1 << tile
        buttresses.held = replaced(buttresses.held, state.active, held)
        if log is not None:
            log.say("take-buttress", state.active, {"buttress": self.names[tile]})

    # ---- buttresses ------------------------------------------------------------------------------

    def any_moment(self, values: TableValues, state: RedState, player: Player, moves: list[int]) -> None:
        """CT-5.11. At any moment of the own turn, at most one a turn."""
        buttresses = self.buttresses(state)
        held = buttresses.held[state.active]
        if held == 0 or buttresses.used:
            return
        for tile in range(len(self.names)):
            if held >> tile & 1 and self.helps(values, state, player, tile):
                moves.append(USE_BUTTRESS + tile)

    def helps(self, values: TableValues, state: RedState, player: Player, tile: int) -> bool:
        """RC-4.7. Whether a buttress would do anything now."""
        effect = self.effects[tile]
        if effect == ANY_ACTION:
            return some_action(values, state, player, True)
        if effect == ACTIVATE_TILE:
            return any_useful(values, state, player)
        if effect == DELIVER_ONE:
            return can_deliver(values, state, player, state.active)
        if effect == FREE_SLOT:
            top = state.stack[-1]
            return top & 63 == PLACE and second(top) == 0
        if effect == MATERIALS_OF_CHOICE:
            return some_choice(state, player, ANY_MATERIAL)
        if effect == MARKET_SPACE:
            return any_space_fits(values, state, player, True)
        return True

    def use_buttress(self, values: TableValues, state: RedState, tile: int, log: Log | None) -> None:
        """CT-5.11. The effect, and the tile leaves the game."""
        buttresses = self.buttresses(state)
        held = buttresses.held[state.active] & ~(1 << tile)
        buttresses.held = replaced(buttresses.held, state.active, held)
        buttresses.used = 1
        if log is not None:
            log.say("use-buttress", state.active, {"buttress": self.names[tile]})
        effect, amount = self.effects[tile], self.amounts[tile]
        if effect == GET_RUBLES:
            offer(state, [RUBLES, amount])
        elif effect == GET_RECOGNITION:
            offer(state, [RECOGNITION, amount])
        elif effect == ANY_ACTION:
            ask_one_action(state, True)
        elif effect == ACTIVATE_TILE:
            state.stack.append(frame(ACTIVATE))
        elif effect == DELIVER_ONE:
            state.stack.append(frame(BUILD, amount, 0))
        elif effect == FREE_SLOT:
            state.stack[-1] = frame(PLACE, first(state.stack[-1]), 1)
        elif effect == MATERIALS_OF_CHOICE:
            offer_choice(state, ANY_MATERIAL, amount)
        else:
            ask_space(state, False, True)

    def turn_ends(self, state: RedState) -> None:
        self.buttresses(state).used = 0

    # ---- words, bots -----------------------------------------------------------------------------

    def explain(self, values: TableValues, state: RedState, move: int) -> Refusal | None:
        """CT-5.11. Why a buttress cannot be taken or used now."""
        buttresses = self.buttresses(state)
        if USE_BUTTRESS <= move < USE_BUTTRESS + MOST_BUTTRESSES:
            name = self.names[move - USE_BUTTRESS]
            if buttresses.held[state.active] >> (move - USE_BUTTRESS) & 1 == 0:
                return Refusal("ct-guild-buttress-not-yours", self.rule, {"buttress": name})
            if buttresses.used:
                return Refusal("ct-guild-one-buttress", self.rule)
            return Refusal("ct-guild-buttress-useless", self.rule, {"buttress": name})
        if TAKE_BUTTRESS <= move < USE_BUTTRESS and state.stack[-1] & 63 == BUTTRESS:
            name = self.names[move - TAKE_BUTTRESS]
            return Refusal("ct-guild-buttress-gone", self.rule, {"buttress": name})
        return super().explain(values, state, move)

    def worth(self, values: TableValues, state: RedState, seat: int) -> float:
        held = self.buttresses(state).held[seat]
        total = 0.0
        while held:
            held &= held - 1
            total += BUTTRESS_WORTH
        if seat == state.active and state.stack and state.stack[-1] & 63 == BUTTRESS:
            total += BUTTRESS_WORTH
        return total if state.ender < 0 else 0.3 * total

    def texts(self, values: TableValues) -> dict[int, str]:
        texts = space_texts()
        texts.update(action_texts())
        for tile in range(len(self.names)):
            texts[TAKE_BUTTRESS + tile] = f"buttress {self.names[tile]}"
            texts[USE_BUTTRESS + tile] = f"use {self.names[tile]}"
        return texts
