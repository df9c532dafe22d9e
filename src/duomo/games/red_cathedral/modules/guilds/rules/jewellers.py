"""The Jewellers: diamonds, a seventh material that replaces any other on the cathedral (CT-5.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.strings import BytesWriter

from duomo.core.engine.event import Log
from duomo.core.engine.observation import Field
from duomo.core.engine.refusal import PositionError
from duomo.core.engine.state import first, fourth, frame, replaced, second, third
from duomo.core.words.phrase import Phrase, say
from duomo.games.red_cathedral.modules.guilds.rules.guild import Guild, GuildAct, GuildDecision, read_action
from duomo.games.red_cathedral.rules.build import BASIC_DELIVERIES, arrive, decorate, gem_prestige
from duomo.games.red_cathedral.rules.codes import (
    BUILD,
    CELLS,
    DECORATE,
    DELIVER,
    GEM_CHOICES,
    GREEN_GEM,
    HAND,
    MATERIALS,
    OWN_RESOURCES,
    PURPLE_GEM,
    SET_GEMS,
)
from duomo.games.red_cathedral.rules.decision import Decision
from duomo.games.red_cathedral.rules.gains import offer, return_materials, takeable
from duomo.games.red_cathedral.rules.names import GEM_NAMES, MATERIAL_NAMES, RESOURCE_NAMES, section_name
from duomo.games.red_cathedral.rules.packed import needed, pieces
from duomo.games.red_cathedral.rules.state import Extra, Player, RedState
from duomo.games.red_cathedral.rules.track import gain_prestige
from duomo.games.red_cathedral.rules.values import TableValues
from duomo.games.red_cathedral.words.printed_signs import ANY, Shown

if TYPE_CHECKING:
    from duomo.games.red_cathedral.modules.guilds.positions.table import GuildTable
    from duomo.games.red_cathedral.modules.guilds.wire.guild import GuildWire
    from duomo.games.red_cathedral.rules.pending import Pending

DIAMOND: Final = 6
"""CT-5.2. The seventh material."""
DIAMONDS: Final = 15
PERMITS: Final = OWN_RESOURCES
GIVEN: Final = 3
"""a3: number of materials for two diamonds."""
HELD: Final = RESOURCE_NAMES[: DIAMOND + 1]
DIAMOND_WORTH: Final = 0.75
"""For bots: more than a spare material, less than one that is needed."""


class Diamonds(Extra):
    """Diamonds on unfinished sections."""

    def __init__(self, model: Diamonds | None = None) -> None:
        self.standing: list[int] = [0] * CELLS if model is None else model.standing
        """By cell: the materials that diamonds replace, as a cost."""

    def copy(self) -> Diamonds:
        return Diamonds(self)

    def key(self) -> tuple[object, ...]:
        return tuple(self.standing)


class Jewellers(Guild):
    def __init__(self, index: int) -> None:
        super().__init__(index, "jewellers", "CT-5.2", [1, 3, 0, 0])
        self.cards_need_region = [3]
        self.actions_need_region = [4]  # it gives permits
        self.deliver = DeliverDiamond(self)
        self.gems = SetWithDiamonds(self)
        self.hand_over = HandOverThree(self)
        self.decisions = [self.deliver, self.gems, self.hand_over]
        self.next = DiamondNext(self, self.deliver)
        self.as_gem = DiamondAs(self, self.gems)
        self.acts = [self.next, self.as_gem]

    def bring(self, values: TableValues) -> None:
        super().bring(values)
        values.reserve.append(DIAMONDS)

    def diamonds(self, state: RedState) -> Diamonds:
        extra = state.extras[self.index]
        assert isinstance(extra, Diamonds)
        return extra

    def new_extra(self, values: TableValues) -> Extra:
        return Diamonds()

    # ---- the four actions ------------------------------------------------------------------------

    def usable(self, values: TableValues, state: RedState, player: Player, action: int, shown: int) -> bool:
        number = action - self.first_action + 1
        if number == 4:
            return player.materials[DIAMOND] > 0 and takeable(values, state, player, PERMITS, 2) > 0
        if number == 3:
            return sum(player.materials) >= GIVEN and state.reserve[DIAMOND] + player.materials[DIAMOND] > 0
        return takeable(values, state, player, DIAMOND, 1) > 0

    def use(
        self, values: TableValues, state: RedState, player: Player, action: int, shown: int, log: Log | None
    ) -> None:
        """a1: 1 diamond for a ruble; a2: 2 for three; a3: 2 for three materials; a4: 2 permits for 1."""
        number = action - self.first_action + 1
        if number == 4:
            return_materials(state, player, DIAMOND, 1)
            if log is not None:
                log.say("give", state.active, {"material": RESOURCE_NAMES[DIAMOND], "amount": 1})
            offer(state, [PERMITS, 2])
        elif number == 3:
            state.stack.append(frame(self.hand_over.kind, action))
        else:
            offer(state, [DIAMOND, number])

    # ---- hooks of the base game ------------------------------------------------------------------

    def can_deliver(self, values: TableValues, state: RedState, player: Player, seat: int) -> bool:
        if len(player.materials) <= DIAMOND or player.materials[DIAMOND] == 0:
            return False
        for cell in state.cells:
            if state.done[cell] == 0:
                if state.owner[cell] == seat:
                    return True
            elif may_decorate(values, state, player, cell):
                return True
        return False

    def at_build(
        self, values: TableValues, state: RedState, player: Player, top: int, moves: list[int]
    ) -> None:
        if self.can_deliver(values, state, player, state.active):
            moves.append(self.next.first)

    def at_gems(
        self, values: TableValues, state: RedState, player: Player, top: int, moves: list[int]
    ) -> None:
        if player.materials[DIAMOND] > 0:
            moves.append(self.as_gem.first)
            moves.append(self.as_gem.first + 1)

    def stands_for_gem(self, player: Player) -> bool:
        return player.materials[DIAMOND] > 0

    def materials_back(self, state: RedState, cell: int) -> None:
        """CT-5.2. Diamonds go back to the supply of 15; the materials they replaced were never used."""
        diamonds = self.diamonds(state)
        standing = diamonds.standing[cell]
        if standing:
            for material in range(MATERIALS):
                count = needed(standing, material)
                state.reserve[material] -= count
                state.reserve[DIAMOND] += count
            diamonds.standing = replaced(diamonds.standing, cell, 0)

    def pieces(self, values: TableValues, state: RedState, material: int) -> int:
        total = 0
        for standing in self.diamonds(state).standing:
            if material < MATERIALS:
                total -= needed(standing, material)
            elif material == DIAMOND:
                for named in range(MATERIALS):
                    total += needed(standing, named)
        return total

    # ---- for bots and views ----------------------------------------------------------------------

    def worth(self, values: TableValues, state: RedState, seat: int) -> float:
        held = state.players[seat].materials[DIAMOND]
        return DIAMOND_WORTH * held if state.ender < 0 else 0.2 * held

    def fields(self, values: TableValues) -> list[Field]:
        return [Field("standing", "standing", (CELLS, MATERIALS), 7, "what diamonds stand for on sections")]

    def observe(self, values: TableValues, state: RedState, seat: int, out: BytesWriter) -> None:
        for standing in self.diamonds(state).standing:
            for material in range(MATERIALS):
                out.append(needed(standing, material))

    def signs(self) -> list[Shown]:
        return [
            ([], ["diamond"]),
            ([], [2, "diamond"]),
            ([3, ANY], [2, "diamond"]),
            (["diamond"], [2, "permits"]),
        ]

    def table(self) -> GuildTable:
        from duomo.games.red_cathedral.modules.guilds.positions.jewellers import JewellersTable

        return JewellersTable(self)

    def wire(self) -> GuildWire:
        from duomo.games.red_cathedral.modules.guilds.wire.jewellers import JewellersWire

        return JewellersWire(self)


def may_decorate(values: TableValues, state: RedState, player: Player, cell: int) -> bool:
    """RC-6.4. True for a finished section without an ornament, if the ornament is available."""
    if not state.done[cell] or state.ornament[cell] >= 0:
        return False
    return player.ornaments[values.card_kind[state.card[cell]]] > 0


# ---- deliveries ----------------------------------------------------------------------------------


class DiamondNext(GuildAct):
    """CT-5.2. The next delivery is a diamond."""

    def __init__(self, guild: Guild, deliver: DeliverDiamond) -> None:
        super().__init__(guild, "diamond")
        self.deliver = deliver

    def play(self, values: TableValues, state: RedState, player: Player, move: int, log: Log | None) -> None:
        top = state.stack[-1]
        state.stack[-1] = frame(self.deliver.kind, first(top), second(top))

    def texts(self, values: TableValues) -> dict[int, str]:
        return {self.first: "diamond"}


class DeliverDiamond(GuildDecision):
    """Deliver a diamond, naming the material it replaces. Frame: deliveries left, delivered already (0 or
    1)."""

    def __init__(self, guild: Jewellers) -> None:
        super().__init__(guild, "diamond", "decision-guild-with-diamond", upon=())
        self.jewellers = guild

    def legal(self, values: TableValues, state: RedState, player: Player, top: int, moves: list[int]) -> None:
        for cell in state.cells:
            if state.done[cell] == 0:
                if state.owner[cell] == state.active:
                    for material in range(MATERIALS):
                        if needed(state.needs[cell], material):
                            moves.append(DELIVER + material * CELLS + cell)
            elif may_decorate(values, state, player, cell):
                moves.append(DECORATE + cell)

    def play(self, values: TableValues, state: RedState, player: Player, move: int, log: Log | None) -> None:
        """CT-5.2. It replaces one needed material, named by the player."""
        left = first(state.stack.pop()) - 1
        if left:
            state.stack.append(frame(BUILD, left, 1))
        if move < DELIVER:
            decorate(values, state, player, move - DECORATE, DIAMOND, left, log)
            return
        material, cell = (move - DELIVER) // CELLS, (move - DELIVER) % CELLS
        player.store(DIAMOND, -1)
        diamonds = self.jewellers.diamonds(state)
        diamonds.standing = replaced(diamonds.standing, cell, diamonds.standing[cell] + pieces(material))
        if log is not None:
            log.say(
                "deliver-diamond",
                state.active,
                {"material": MATERIAL_NAMES[material], "section": section_name(cell)},
            )
        arrive(values, state, material, cell, log)

    def write(self, values: TableValues, state: RedState, top: int) -> str:
        return f"diamond {first(top)}" + (" begun" if second(top) else "")

    def read(self, pending: Pending) -> int:
        left = pending.count(1, BASIC_DELIVERIES)
        return frame(self.kind, left, 1 if pending.words and pending.one_of(["begun"]) == 0 else 0)

    def lies_on(self, values: TableValues, state: RedState, below: Decision | None) -> bool:
        """It can be pending wherever materials are delivered."""
        return values.decisions[BUILD].lies_on(values, state, below)


# ---- gems ----------------------------------------------------------------------------------------


class DiamondAs(GuildAct):
    """CT-5.2. Use one more diamond among the gems to set: + 0 as green, + 1 as purple."""

    def __init__(self, guild: Guild, gems: SetWithDiamonds) -> None:
        super().__init__(guild, "diamond-as")
        self.gems = gems

    def play(self, values: TableValues, state: RedState, player: Player, move: int, log: Log | None) -> None:
        top, purple = state.stack[-1], move - self.first
        green = third(top) + 1 - purple
        state.stack[-1] = frame(self.gems.kind, first(top), second(top), green, fourth(top) + purple)

    def own_moves(self) -> int:
        return 2

    def texts(self, values: TableValues) -> dict[int, str]:
        return {self.first: "diamond green", self.first + 1: "diamond purple"}

    def tell(self, values: TableValues, state: RedState, move: int) -> Phrase:
        return say("move-guild-diamond-as", material=MATERIAL_NAMES[GREEN_GEM + move - self.first])


class SetWithDiamonds(GuildDecision):
    """Set gems, some of them diamonds. Frame: cell, deliveries left, diamonds used as green, as purple."""

    def __init__(self, guild: Jewellers) -> None:
        super().__init__(guild, "diamond-gems", "decision-guild-diamond-gems", upon=("build",))
        self.jewellers = guild

    def legal(self, values: TableValues, state: RedState, player: Player, top: int, moves: list[int]) -> None:
        """RC-6.4. As in the base game, including the named diamonds."""
        left, as_green, as_purple = second(top), third(top), fourth(top)
        for index in range(len(GEM_CHOICES)):
            greens, purples = GEM_CHOICES[index]
            real_greens, real_purples = greens - as_green, purples - as_purple
            if (
                greens + purples <= left
                and 0 <= real_greens <= player.materials[GREEN_GEM]
                and 0 <= real_purples <= player.materials[PURPLE_GEM]
            ):
                moves.append(SET_GEMS + index)
        named = as_green + as_purple
        if named < min(left, 2) and player.materials[DIAMOND] > named:
            moves.append(self.jewellers.as_gem.first)
            moves.append(self.jewellers.as_gem.first + 1)

    def play(self, values: TableValues, state: RedState, player: Player, move: int, log: Log | None) -> None:
        """RC-6.5, CT-5.2. Gems and diamonds score at once and go back; each counts as a delivery."""
        top = state.stack.pop()
        greens, purples = GEM_CHOICES[move - SET_GEMS]
        left = second(top) - greens - purples
        state.stack.pop()
        if left:
            state.stack.append(frame(BUILD, left, 1))
        return_materials(state, player, GREEN_GEM, greens - third(top))
        return_materials(state, player, PURPLE_GEM, purples - fourth(top))
        return_materials(state, player, DIAMOND, third(top) + fourth(top))
        prestige = gem_prestige(greens, purples)
        gain_prestige(values, player, prestige)
        if log is not None:
            facts: dict[str, int | str] = {"gems": GEM_NAMES[move - SET_GEMS], "prestige": prestige}
            facts["section"] = section_name(first(top))
            facts["diamonds"] = third(top) + fourth(top)
            log.say("gems-diamonds", state.active, facts)

    def write(self, values: TableValues, state: RedState, top: int) -> str:
        return f"diamond-gems {section_name(first(top))} {second(top)} {third(top)} {fourth(top)}"

    def read(self, pending: Pending) -> int:
        cell, left = pending.cell(), pending.count(1, BASIC_DELIVERIES - 1)
        green, purple = pending.count(0, 2), pending.count(0, 2)
        return frame(self.kind, cell, left, green, purple)

    def check(self, values: TableValues, state: RedState, place: str, stack: list[int], at: int) -> None:
        top = stack[at]
        if state.ornament[first(top)] != state.active:
            raise PositionError(
                f"{place}: the player has no ornament on {section_name(first(top))} (RC-6.4)."
            )
        player, named = state.players[state.active], third(top) + fourth(top)
        if not 1 <= named <= min(second(top), player.materials[DIAMOND]):
            raise PositionError(f"{place}: the player cannot set {named} diamonds (CT-5.2).")

    def ask(self, values: TableValues, state: RedState, top: int) -> Phrase:
        return say(self.question, count=third(top) + fourth(top))


# ---- three materials for two diamonds ------------------------------------------------------------


class HandOverThree(GuildDecision):
    """a3. Give materials, one at a time. Frame: action, -, given so far, lowest material allowed next."""

    def __init__(self, guild: Guild) -> None:
        super().__init__(guild, "hand-over", "decision-guild-give")

    def legal(self, values: TableValues, state: RedState, player: Player, top: int, moves: list[int]) -> None:
        for material in range(fourth(top), len(player.materials)):
            if may_give(state, player, material, third(top)):
                moves.append(HAND + material)

    def play(self, values: TableValues, state: RedState, player: Player, move: int, log: Log | None) -> None:
        top, material = state.stack.pop(), move - HAND
        given = third(top) + 1
        return_materials(state, player, material, 1)
        if log is not None:
            log.say("give", state.active, {"material": RESOURCE_NAMES[material], "amount": 1})
        if given < GIVEN:
            state.stack.append(frame(self.kind, first(top), 0, given, material))
        else:
            offer(state, [DIAMOND, 2])

    def texts(self, values: TableValues) -> dict[int, str]:
        return {HAND + DIAMOND: "give diamond"}

    def write(self, values: TableValues, state: RedState, top: int) -> str:
        text = f"hand-over {values.action_names[first(top)]}"
        return f"{text} given {third(top)} from {HELD[fourth(top)]}" if third(top) else text

    def read(self, pending: Pending) -> int:
        action = read_action(pending, self.owner)
        given = lowest = 0
        if pending.words:
            pending.one_of(["given"])
            given = pending.count(1, GIVEN - 1)
            pending.one_of(["from"])
            lowest = pending.one_of(HELD)
        return frame(self.kind, action, 0, given, lowest)


def may_give(state: RedState, player: Player, material: int, given: int) -> bool:
    """a3. In ascending order, so that each set is listed once; at least one diamond must be available."""
    if player.materials[material] == 0 or sum(player.materials[material:]) < GIVEN - given:
        return False
    return given < GIVEN - 1 or material == DIAMOND or state.reserve[DIAMOND] > 0
