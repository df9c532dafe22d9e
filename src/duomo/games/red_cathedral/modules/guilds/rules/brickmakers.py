"""The Brickmakers: buttresses paid for with bricks, usable at any moment (CT-5.11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.strings import BytesWriter

from duomo.core.engine.event import Log
from duomo.core.engine.observation import Field
from duomo.core.engine.refusal import Refusal
from duomo.core.engine.state import first, frame, kind_of, replaced, second
from duomo.core.words.phrase import Phrase, say
from duomo.games.red_cathedral.modules.guilds.components.brickmakers import EFFECTS, Buttress
from duomo.games.red_cathedral.modules.guilds.rules.guild import Guild, GuildAct, GuildDecision
from duomo.games.red_cathedral.modules.guilds.rules.shared import (
    ChooseSpace,
    UseOneAction,
    any_space_fits,
    write_mask,
)
from duomo.games.red_cathedral.rules.build import can_deliver
from duomo.games.red_cathedral.rules.codes import (
    ACTIVATE,
    ANY_MATERIAL,
    BRICK,
    BUILD,
    CHOOSE,
    GAIN,
    GIVE,
    NATURE_FRAMES,
    PLACE,
    RECOGNITION,
    RUBLES,
    SWAP,
    TAKE,
)
from duomo.games.red_cathedral.rules.gains import offer, offer_choice, return_materials, some_choice
from duomo.games.red_cathedral.rules.names import RESOURCE_NAMES
from duomo.games.red_cathedral.rules.packed import count_bits, everything, has_bit, with_bit, without_bit
from duomo.games.red_cathedral.rules.state import Extra, Player, RedState
from duomo.games.red_cathedral.rules.values import TableValues
from duomo.games.red_cathedral.rules.workshop import any_useful
from duomo.games.red_cathedral.words.printed_signs import DELIVERY, Shown

if TYPE_CHECKING:
    from duomo.games.red_cathedral.modules.components.sets import ExpansionComponents
    from duomo.games.red_cathedral.modules.guilds.components.own_table import OwnTable
    from duomo.games.red_cathedral.modules.guilds.positions.table import GuildTable
    from duomo.games.red_cathedral.modules.guilds.wire.guild import GuildWire

MOST_BUTTRESSES: Final = 12
"""Upper bound for the number of buttresses, for observations."""
GET_RUBLES: Final = 0
ANY_ACTION: Final = 1
ACTIVATE_TILE: Final = 2
DELIVER_ONE: Final = 3
GET_RECOGNITION: Final = 4
FREE_SLOT: Final = 5
MATERIALS_OF_CHOICE: Final = 6
MARKET_SPACE: Final = 7

BUTTRESS_WORTH: Final = 0.9
"""For bots: worth of a held buttress."""


class Buttresses(Extra):
    """Tiles on offer and in front of the players, as masks; used ones have left the game."""

    def __init__(self, parties: int = 0, offered: int = 0, model: Buttresses | None = None) -> None:
        self.offered = offered
        self.held: list[int] = [0] * parties if model is None else model.held
        self.used: int = 0 if model is None else model.used
        """1 if the active player has used one this turn."""

    def copy(self) -> Buttresses:
        return Buttresses(0, self.offered, self)

    def key(self) -> tuple[object, ...]:
        return (self.offered, tuple(self.held), self.used)


class Brickmakers(Guild):
    def __init__(self, index: int) -> None:
        super().__init__(index, "brickmakers", "CT-5.11", [0, 0, 0, 0])
        self.names: list[str] = []
        self.effects: list[int] = []
        self.amounts: list[int] = []
        """The amount printed on each buttress."""
        self.space = ChooseSpace(self)
        self.one_action = UseOneAction(self)
        self.choice = ChooseButtress(self)
        self.decisions = [self.space, self.one_action, self.choice]
        self.buttress = UseButtress(self)
        self.acts = [self.buttress]

    def take_components(self, values: TableValues, components: ExpansionComponents) -> None:
        for tile in components.rows(Buttress):
            self.names.append(tile.id)
            self.effects.append(EFFECTS.index(tile.effect))
            self.amounts.append(tile.amount)

    def bring(self, values: TableValues) -> None:
        """A buttress can be used at any moment, so its effect can lie on every decision of a player."""
        super().bring(values)
        anything = tuple(decision.name for decision in values.decisions[NATURE_FRAMES:] if decision.name)
        for kind in (GAIN, CHOOSE, BUILD, GIVE, SWAP, ACTIVATE):
            values.decisions[kind].upon = anything
        for own in self.decisions:
            own.upon = anything

    def buttresses(self, state: RedState) -> Buttresses:
        extra = state.extras[self.index]
        assert isinstance(extra, Buttresses)
        return extra

    def new_extra(self, values: TableValues) -> Extra:
        return Buttresses(values.players, everything(len(self.names)))

    # ---- the four actions ------------------------------------------------------------------------

    def usable(self, values: TableValues, state: RedState, player: Player, action: int, shown: int) -> bool:
        bricks, number = player.materials[BRICK], action - self.first_action + 1
        if number == 1:
            return bricks >= 2 and self.buttresses(state).offered > 0
        if bricks == 0:
            return False
        if number == 2:
            player.store(BRICK, -1)  # the brick paid cannot be delivered
            possible = can_deliver(values, state, player, state.active)
            player.store(BRICK, 1)
            return possible
        return True

    def use(
        self, values: TableValues, state: RedState, player: Player, action: int, shown: int, log: Log | None
    ) -> None:
        """For bricks a1: a buttress, a2: a delivery, a3: two rubles, a4: a recognition."""
        number = action - self.first_action + 1
        amount = 2 if number == 1 else 1
        return_materials(state, player, BRICK, amount)
        if log is not None:
            log.say("give", state.active, {"material": RESOURCE_NAMES[BRICK], "amount": amount})
        if number == 1:
            state.stack.append(frame(self.choice.kind))
        elif number == 2:
            state.stack.append(frame(BUILD, 1, 0))
        elif number == 3:
            offer(state, [RUBLES, 2])
        else:
            offer(state, [RECOGNITION, 1])

    # ---- buttresses ------------------------------------------------------------------------------

    def any_moment(self, values: TableValues, state: RedState, player: Player, moves: list[int]) -> None:
        """CT-5.11. Buttresses can be used at any moment of the player's turn, at most one per turn."""
        buttresses = self.buttresses(state)
        held = buttresses.held[state.active]
        if held == 0 or buttresses.used:
            return
        for tile in range(len(self.names)):
            if has_bit(held, tile) and self.helps(values, state, player, tile):
                moves.append(self.buttress.first + tile)

    def helps(self, values: TableValues, state: RedState, player: Player, tile: int) -> bool:
        """RC-4.7. True if a buttress would have any effect now."""
        effect = self.effects[tile]
        if effect == ANY_ACTION:
            return self.one_action.some(values, state, player, True)
        if effect == ACTIVATE_TILE:
            return any_useful(values, state, player)
        if effect == DELIVER_ONE:
            return can_deliver(values, state, player, state.active)
        if effect == FREE_SLOT:
            top = state.stack[-1]
            return kind_of(top) == PLACE and second(top) == 0
        if effect == MATERIALS_OF_CHOICE:
            return some_choice(state, player, ANY_MATERIAL)
        if effect == MARKET_SPACE:
            return any_space_fits(values, state, player, True)
        return True

    def use_buttress(self, values: TableValues, state: RedState, tile: int, log: Log | None) -> None:
        """CT-5.11. Apply the effect and remove the tile from the game."""
        buttresses = self.buttresses(state)
        held = without_bit(buttresses.held[state.active], tile)
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
            self.one_action.begin(state, True)
        elif effect == ACTIVATE_TILE:
            state.stack.append(frame(ACTIVATE))
        elif effect == DELIVER_ONE:
            state.stack.append(frame(BUILD, amount, 0))
        elif effect == FREE_SLOT:
            state.stack[-1] = frame(PLACE, first(state.stack[-1]), 1)
        elif effect == MATERIALS_OF_CHOICE:
            offer_choice(state, ANY_MATERIAL, amount)
        else:
            self.space.begin(state, False, True)

    def turn_ends(self, state: RedState) -> None:
        self.buttresses(state).used = 0

    # ---- for bots and views ----------------------------------------------------------------------

    def worth(self, values: TableValues, state: RedState, seat: int) -> float:
        total = 0.0
        for _ in range(count_bits(self.buttresses(state).held[seat])):
            total += BUTTRESS_WORTH
        if seat == state.active and state.stack and kind_of(state.stack[-1]) == self.choice.kind:
            total += BUTTRESS_WORTH
        return total if state.ender < 0 else 0.3 * total

    def fields(self, values: TableValues) -> list[Field]:
        return [
            Field("offered", "offered", (MOST_BUTTRESSES,), 1, "buttresses on offer"),
            Field("used", "used", (1,), 1, "one was used in this turn"),
            Field("buttresses", "held", (MOST_BUTTRESSES,), 1, "buttresses of each party", True),
        ]

    def observe(self, values: TableValues, state: RedState, seat: int, out: BytesWriter) -> None:
        buttresses, parties = self.buttresses(state), values.players
        write_mask(buttresses.offered, MOST_BUTTRESSES, out)
        out.append(1 if buttresses.used else 0)
        for party in range(parties):
            write_mask(buttresses.held[(seat + party) % parties], MOST_BUTTRESSES, out)

    def signs(self) -> list[Shown]:
        return [
            (["brick", "brick"], ["guild:brickmakers"]),
            (["brick"], [DELIVERY]),
            (["brick"], [2, "rubles"]),
            (["brick"], [1, "recognition"]),
        ]

    def own_table(self) -> OwnTable:
        from duomo.games.red_cathedral.modules.guilds.components.brickmakers import TABLE

        return TABLE

    def table(self) -> GuildTable:
        from duomo.games.red_cathedral.modules.guilds.positions.brickmakers import BrickmakersTable

        return BrickmakersTable(self)

    def wire(self) -> GuildWire:
        from duomo.games.red_cathedral.modules.guilds.wire.brickmakers import BrickmakersWire

        return BrickmakersWire(self)


class ChooseButtress(GuildDecision):
    """a1. Choose a buttress on offer, or none."""

    def __init__(self, guild: Brickmakers) -> None:
        super().__init__(guild, "choose-buttress", "decision-guild-buttress")
        self.brickmakers = guild

    def legal(self, values: TableValues, state: RedState, player: Player, top: int, moves: list[int]) -> None:
        offered = self.brickmakers.buttresses(state).offered
        for tile in range(len(self.brickmakers.names)):
            if has_bit(offered, tile):
                moves.append(self.first_move + tile)
        moves.append(TAKE)

    def play(self, values: TableValues, state: RedState, player: Player, move: int, log: Log | None) -> None:
        state.stack.pop()
        if move == TAKE:
            if log is not None:
                log.say("decline", state.active, {"resource": "buttress", "amount": 1})
            return
        tile = move - self.first_move
        buttresses = self.brickmakers.buttresses(state)
        buttresses.offered = without_bit(buttresses.offered, tile)
        held = with_bit(buttresses.held[state.active], tile)
        buttresses.held = replaced(buttresses.held, state.active, held)
        if log is not None:
            log.say("take-buttress", state.active, {"buttress": self.brickmakers.names[tile]})

    def refuse(self, values: TableValues, state: RedState, player: Player, top: int, move: int) -> Refusal:
        tile = move - self.first_move
        if 0 <= tile < len(self.brickmakers.names):
            name = self.brickmakers.names[tile]
            return Refusal("ct-guild-buttress-gone", self.rule, {"buttress": name})
        return self.not_now(move)

    def own_moves(self, values: TableValues) -> int:
        return len(self.brickmakers.names)

    def texts(self, values: TableValues) -> dict[int, str]:
        names = self.brickmakers.names
        return {self.first_move + tile: f"buttress {names[tile]}" for tile in range(len(names))}

    def tell(self, values: TableValues, state: RedState, top: int, move: int) -> Phrase | None:
        if move < self.first_move:
            return super().tell(values, state, top, move)
        return say("move-guild-take-buttress", buttress=self.brickmakers.names[move - self.first_move])


class UseButtress(GuildAct):
    """CT-5.11. Use a held buttress, at any moment of the player's turn."""

    def __init__(self, guild: Brickmakers) -> None:
        super().__init__(guild, "use-buttress")
        self.brickmakers = guild

    def play(self, values: TableValues, state: RedState, player: Player, move: int, log: Log | None) -> None:
        self.brickmakers.use_buttress(values, state, move - self.first, log)

    def refuse(self, values: TableValues, state: RedState, player: Player, top: int, move: int) -> Refusal:
        buttresses, tile = self.brickmakers.buttresses(state), move - self.first
        name = self.brickmakers.names[tile]
        if not has_bit(buttresses.held[state.active], tile):
            return Refusal("ct-guild-buttress-not-yours", self.brickmakers.rule, {"buttress": name})
        if buttresses.used:
            return Refusal("ct-guild-one-buttress", self.brickmakers.rule)
        return Refusal("ct-guild-buttress-useless", self.brickmakers.rule, {"buttress": name})

    def own_moves(self) -> int:
        return len(self.brickmakers.names)

    def texts(self, values: TableValues) -> dict[int, str]:
        names = self.brickmakers.names
        return {self.first + tile: f"use {names[tile]}" for tile in range(len(names))}

    def at_any_moment(self) -> bool:
        return True

    def tell(self, values: TableValues, state: RedState, move: int) -> Phrase:
        return say("move-guild-use-buttress", buttress=self.brickmakers.names[move - self.first])
