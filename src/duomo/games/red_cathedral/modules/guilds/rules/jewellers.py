"""The Jewellers: diamonds, a seventh material that stands for any other on the cathedral (CT-5.2)."""

from __future__ import annotations

from typing import Final

from duomo.core.engine.event import Log
from duomo.core.engine.state import first, fourth, frame, replaced, second, third
from duomo.games.red_cathedral.modules.guilds.rules.codes import (
    DIAMOND,
    DIAMOND_AS,
    DIAMOND_NEXT,
    GEMS_WITH_DIAMONDS,
    GIVE_ANY,
    JEWELLERS,
    WITH_DIAMOND,
)
from duomo.games.red_cathedral.modules.guilds.rules.guild import Guild
from duomo.games.red_cathedral.rules.build import arrive, decorate, gem_prestige
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
from duomo.games.red_cathedral.rules.gains import offer, return_materials, takeable
from duomo.games.red_cathedral.rules.names import GEM_NAMES, MATERIAL_NAMES, RESOURCE_NAMES, section_name
from duomo.games.red_cathedral.rules.state import Extra, Player, RedState
from duomo.games.red_cathedral.rules.track import gain_prestige
from duomo.games.red_cathedral.rules.values import TableValues

PERMITS: Final = OWN_RESOURCES
GIVEN: Final = 3
"""a3: materials for two diamonds."""
DIAMOND_WORTH: Final = 0.75
"""For bots: more than a spare material, less than the one that is needed."""


class Diamonds(Extra):
    """Diamonds that lie on unfinished sections."""

    def __init__(self, model: Diamonds | None = None) -> None:
        self.standing: list[int] = [0] * CELLS if model is None else model.standing
        """By cell: three bits for each material that diamonds stand for, wood lowest."""

    def copy(self) -> Diamonds:
        return Diamonds(self)

    def key(self) -> tuple[object, ...]:
        return tuple(self.standing)


class Jewellers(Guild):
    def __init__(self, index: int) -> None:
        super().__init__(index, "jewellers", "CT-5.2", JEWELLERS, [1, 3, 0, 0])

    def diamonds(self, state: RedState) -> Diamonds:
        extra = state.extras[self.index]
        assert isinstance(extra, Diamonds)
        return extra

    def new_extra(self, values: TableValues) -> Extra:
        return Diamonds()

    # ---- the four actions ------------------------------------------------------------------------

    def usable(self, values: TableValues, state: RedState, player: Player, action: int, shown: int) -> bool:
        if action == JEWELLERS + 3:
            return player.materials[DIAMOND] > 0 and takeable(values, state, player, PERMITS, 2) > 0
        if action == JEWELLERS + 2:
            return sum(player.materials) >= GIVEN and state.reserve[DIAMOND] + player.materials[DIAMOND] > 0
        return takeable(values, state, player, DIAMOND, 1) > 0

    def use(
        self, values: TableValues, state: RedState, player: Player, action: int, shown: int, log: Log | None
    ) -> None:
        """a1: 1 diamond for a ruble; a2: 2 for three; a3: 2 for three materials; a4: 2 permits for 1."""
        if action == JEWELLERS + 3:
            return_materials(state, player, DIAMOND, 1)
            if log is not None:
                log.say("give", state.active, {"material": RESOURCE_NAMES[DIAMOND], "amount": 1})
            offer(state, [PERMITS, 2])
        elif action == JEWELLERS + 2:
            state.stack.append(frame(GIVE_ANY, action))
        else:
            offer(state, [DIAMOND, 1 if action == JEWELLERS else 2])

    # ---- decisions -------------------------------------------------------------------------------

    def legal(self, values: TableValues, state: RedState, player: Player, top: int, moves: list[int]) -> None:
        kind = top & 63
        if kind == WITH_DIAMOND:
            legal_with_diamond(values, state, player, moves)
        elif kind == GEMS_WITH_DIAMONDS:
            legal_gems(player, top, moves)
        else:
            for material in range(fourth(top), len(player.materials)):
                if may_give(state, player, material, third(top)):
                    moves.append(HAND + material)

    def play(self, values: TableValues, state: RedState, player: Player, move: int, log: Log | None) -> None:
        kind = state.stack[-1] & 63
        if move == DIAMOND_NEXT:
            top = state.stack[-1]
            state.stack[-1] = frame(WITH_DIAMOND, first(top), second(top))
        elif move == DIAMOND_AS or move == DIAMOND_AS + 1:
            add_diamond(state, move - DIAMOND_AS)
        elif kind == WITH_DIAMOND:
            self.deliver(values, state, player, move, log)
        elif kind == GEMS_WITH_DIAMONDS:
            set_gems(values, state, player, move, log)
        else:
            give(state, player, move - HAND, log)

    def deliver(
        self, values: TableValues, state: RedState, player: Player, move: int, log: Log | None
    ) -> None:
        """CT-5.2. It stands for one needed material, which the player names."""
        left = first(state.stack.pop()) - 1
        if left:
            state.stack.append(frame(BUILD, left, 1))
        if move < DELIVER:
            decorate(values, state, player, move - DECORATE, DIAMOND, left, log)
            return
        material, cell = (move - DELIVER) // CELLS, (move - DELIVER) % CELLS
        player.store(DIAMOND, -1)
        diamonds = self.diamonds(state)
        standing = diamonds.standing[cell] + (1 << 3 * material)
        diamonds.standing = replaced(diamonds.standing, cell, standing)
        if log is not None:
            log.say(
                "deliver-diamond",
                state.active,
                {"material": MATERIAL_NAMES[material], "section": section_name(cell)},
            )
        arrive(values, state, material, cell, log)

    # ---- moments of the base game ----------------------------------------------------------------

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
            moves.append(DIAMOND_NEXT)

    def at_gems(
        self, values: TableValues, state: RedState, player: Player, top: int, moves: list[int]
    ) -> None:
        if player.materials[DIAMOND] > 0:
            moves.append(DIAMOND_AS)
            moves.append(DIAMOND_AS + 1)

    def stands_for_gem(self, player: Player) -> bool:
        return player.materials[DIAMOND] > 0

    def materials_back(self, state: RedState, cell: int) -> None:
        """CT-5.2. Diamonds go back to the 15; what they stood for was never there."""
        diamonds = self.diamonds(state)
        standing = diamonds.standing[cell]
        if standing:
            for material in range(MATERIALS):
                count = standing >> 3 * material & 7
                state.reserve[material] -= count
                state.reserve[DIAMOND] += count
            diamonds.standing = replaced(diamonds.standing, cell, 0)

    def pieces(self, values: TableValues, state: RedState, material: int) -> int:
        total = 0
        for standing in self.diamonds(state).standing:
            if material < MATERIALS:
                total -= standing >> 3 * material & 7
            elif material == DIAMOND:
                for named in range(MATERIALS):
                    total += standing >> 3 * named & 7
        return total

    def worth(self, values: TableValues, state: RedState, seat: int) -> float:
        held = state.players[seat].materials[DIAMOND]
        return DIAMOND_WORTH * held if state.ender < 0 else 0.2 * held

    def texts(self, values: TableValues) -> dict[int, str]:
        return {
            DIAMOND_NEXT: "diamond",
            DIAMOND_AS: "diamond green",
            DIAMOND_AS + 1: "diamond purple",
            HAND + DIAMOND: "give diamond",
        }


def may_decorate(values: TableValues, state: RedState, player: Player, cell: int) -> bool:
    """RC-6.4. A finished section without an ornament, and the ornament at hand."""
    if not state.done[cell] or state.ornament[cell] >= 0:
        return False
    return player.ornaments[values.card_kind[state.card[cell]]] > 0


def legal_with_diamond(values: TableValues, state: RedState, player: Player, moves: list[int]) -> None:
    for cell in state.cells:
        if state.done[cell] == 0:
            if state.owner[cell] == state.active:
                needs = state.needs[cell]
                for material in range(MATERIALS):
                    if needs >> 3 * material & 7:
                        moves.append(DELIVER + material * CELLS + cell)
        elif may_decorate(values, state, player, cell):
            moves.append(DECORATE + cell)


def add_diamond(state: RedState, purple: int) -> None:
    """One more diamond among the gems to be set, as a green or a purple one."""
    top = state.stack[-1]
    green = third(top) + 1 - purple
    state.stack[-1] = frame(GEMS_WITH_DIAMONDS, first(top), second(top), green, fourth(top) + purple)


def legal_gems(player: Player, top: int, moves: list[int]) -> None:
    """RC-6.4. As in the base game, with the named diamonds among them."""
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
        moves.append(DIAMOND_AS)
        moves.append(DIAMOND_AS + 1)


def set_gems(values: TableValues, state: RedState, player: Player, move: int, log: Log | None) -> None:
    """RC-6.5, CT-5.2. Gems and diamonds pay at once and go back; each was a delivery."""
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


def may_give(state: RedState, player: Player, material: int, given: int) -> bool:
    """a3. In rising order, so that each set is named once; one of the two diamonds must be to be had."""
    if player.materials[material] == 0 or sum(player.materials[material:]) < GIVEN - given:
        return False
    return given < GIVEN - 1 or material == DIAMOND or state.reserve[DIAMOND] > 0


def give(state: RedState, player: Player, material: int, log: Log | None) -> None:
    top = state.stack.pop()
    given = third(top) + 1
    return_materials(state, player, material, 1)
    if log is not None:
        log.say("give", state.active, {"material": RESOURCE_NAMES[material], "amount": 1})
    if given < GIVEN:
        state.stack.append(frame(GIVE_ANY, first(top), 0, given, material))
    else:
        offer(state, [DIAMOND, 2])
