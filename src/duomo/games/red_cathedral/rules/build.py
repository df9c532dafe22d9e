"""Building and decorating (RC-6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from duomo.core.engine.event import Log
from duomo.core.engine.refusal import PositionError, Refusal
from duomo.core.engine.state import first, frame, replaced, second
from duomo.core.words.phrase import Phrase, say
from duomo.games.red_cathedral.rules.codes import (
    BUILD,
    CELLS,
    DECORATE,
    DELIVER,
    DONE,
    GEM_CHOICES,
    GEMS,
    GOLD,
    GREEN_GEM,
    LEVELS,
    MATERIALS,
    MOVE_DIE,
    NO_TILE,
    PURPLE_GEM,
    SET_GEMS,
    SLOTS,
    STONE,
    WOOD,
)
from duomo.games.red_cathedral.rules.decision import Decision
from duomo.games.red_cathedral.rules.gains import return_materials
from duomo.games.red_cathedral.rules.names import GEM_NAMES, MATERIAL_NAMES, ORNAMENT_NAMES, section_name
from duomo.games.red_cathedral.rules.packed import needed, pieces, with_bit
from duomo.games.red_cathedral.rules.state import Player, RedState
from duomo.games.red_cathedral.rules.track import gain_prestige, gain_recognition, lose_recognition
from duomo.games.red_cathedral.rules.values import TableValues

if TYPE_CHECKING:
    from duomo.games.red_cathedral.rules.pending import Pending

BASIC_DELIVERIES: Final = 3
ORNAMENT_MATERIAL: Final = [WOOD, STONE, GOLD]
"""RC-6.4. A door is wood, an arch stone, a cross gold."""
SIXTH: Final = 6


def can_deliver(values: TableValues, state: RedState, player: Player, seat: int) -> bool:
    """RC-4.5, RC-6.2, RC-6.4. True if at least one material can be delivered somewhere."""
    done, owner, materials = state.done, state.owner, player.materials
    for cell in state.cells:
        if done[cell] == 0:
            if owner[cell] == seat:
                needs = state.needs[cell]
                for material in range(MATERIALS):
                    if needs >> 3 * material & 7 and materials[material] > 0:  # `needed`, inlined: hot path
                        return True
        elif state.ornament[cell] < 0 and can_decorate(values, state, player, cell):
            return True
    for module in values.modules:
        if module.can_deliver(values, state, player, seat):
            return True
    return False


def can_decorate(values: TableValues, state: RedState, player: Player, cell: int) -> bool:
    """RC-6.4. The ornament must be available and its material in the inventory."""
    kind = values.card_kind[state.card[cell]]
    return player.ornaments[kind] > 0 and player.materials[ORNAMENT_MATERIAL[kind]] > 0


class Build(Decision):
    """RC-6.1. Deliver materials. Frame: deliveries left, delivered already (0 or 1)."""

    def __init__(self) -> None:
        super().__init__("build", "RC-6.1", above=("gems",))

    def legal(self, values: TableValues, state: RedState, player: Player, top: int, moves: list[int]) -> None:
        """RC-6.1, RC-6.2, RC-6.4. One delivery at a time, in any combination; RC-4.5: at least one."""
        seat = state.active
        for cell in state.cells:
            if state.done[cell] == 0:
                if state.owner[cell] == seat:
                    needs = state.needs[cell]
                    for material in range(MATERIALS):
                        if needs >> 3 * material & 7 and player.materials[material] > 0:  # `needed`, hot
                            moves.append(DELIVER + material * CELLS + cell)
            elif state.ornament[cell] < 0 and can_decorate(values, state, player, cell):
                moves.append(DECORATE + cell)
        for module in values.modules:
            module.at_build(values, state, player, top, moves)
        if second(top):
            moves.append(DONE)

    def play(self, values: TableValues, state: RedState, player: Player, move: int, log: Log | None) -> None:
        left = first(state.stack.pop()) - 1
        if left:
            state.stack.append(frame(BUILD, left, 1))
        if move >= DELIVER:
            material = (move - DELIVER) // CELLS
            cell = (move - DELIVER) % CELLS
            player.store(material, -1)
            if log is not None:
                facts: dict[str, int | str] = {"material": MATERIAL_NAMES[material]}
                facts["section"] = section_name(cell)
                log.say("deliver", state.active, facts)
            arrive(values, state, material, cell, log)
        else:
            cell = move - DECORATE
            material = ORNAMENT_MATERIAL[values.card_kind[state.card[cell]]]
            decorate(values, state, player, cell, material, left, log)

    def refuse(self, values: TableValues, state: RedState, player: Player, top: int, move: int) -> Refusal:
        if move == DONE:
            return Refusal("rc-deliver-something", "RC-4.5")
        if move >= DELIVER:
            return no_delivery(state, (move - DELIVER) // CELLS, (move - DELIVER) % CELLS)
        if move >= DECORATE:
            return no_decoration(values, state, player, move - DECORATE)
        return self.not_now(move)

    def write(self, values: TableValues, state: RedState, top: int) -> str:
        return f"build {first(top)}" + (" begun" if second(top) else "")

    def read(self, pending: Pending) -> int:
        left = pending.count(1, BASIC_DELIVERIES)
        return frame(BUILD, left, 1 if pending.words and pending.one_of(["begun"]) == 0 else 0)

    def ask(self, values: TableValues, state: RedState, top: int) -> Phrase:
        return say("decision-rc-build", left=first(top))


def no_delivery(state: RedState, material: int, cell: int) -> Refusal:
    """Explain why a material cannot be delivered to a section."""
    where = section_name(cell)
    name = MATERIAL_NAMES[material]
    if state.card[cell] < 0:
        return Refusal("rc-no-such-section", "RC-1.7", {"section": where})
    if state.owner[cell] != state.active:
        return Refusal("rc-not-your-section", "RC-6.2", {"section": where})
    if state.done[cell]:
        return Refusal("rc-section-finished", "RC-6.2", {"section": where})
    if needed(state.needs[cell], material) == 0:
        return Refusal("rc-not-needed", "RC-6.2", {"section": where, "material": name})
    return Refusal("rc-material-missing", "RC-6.1", {"material": name})


def no_decoration(values: TableValues, state: RedState, player: Player, cell: int) -> Refusal:
    """Explain why a section cannot be decorated."""
    where = section_name(cell)
    if state.card[cell] < 0:
        return Refusal("rc-no-such-section", "RC-1.7", {"section": where})
    if not state.done[cell]:
        return Refusal("rc-not-finished", "RC-6.4", {"section": where})
    if state.ornament[cell] >= 0:
        return Refusal("rc-ornament-there", "RC-6.4", {"section": where})
    kind = values.card_kind[state.card[cell]]
    if player.ornaments[kind] == 0:
        return no_ornament(player, kind)
    return Refusal("rc-material-missing", "RC-6.4", {"material": MATERIAL_NAMES[ORNAMENT_MATERIAL[kind]]})


def no_ornament(player: Player, kind: int) -> Refusal:
    """Explain a missing ornament: still on its slot, lost under a face-down tile, or used up."""
    data: dict[str, int | str] = {"ornament": ORNAMENT_NAMES[kind]}
    for slot in range(SLOTS):
        if player.holds[slot] == kind and player.slots[slot] == NO_TILE:
            return Refusal("rc-ornament-locked", "RC-8.2", data)
    return Refusal("rc-ornament-gone", "RC-8.2" if kind in player.holds else "RC-6.4", data)


def arrive(values: TableValues, state: RedState, material: int, cell: int, log: Log | None) -> None:
    """RC-6.2. The material stays on the card until the section is finished."""
    needs = state.needs[cell] - pieces(material)
    state.needs = replaced(state.needs, cell, needs)
    if needs == 0:
        finish(values, state, cell, log)


def fewer(needs: int, count: int) -> int:
    """RC-11.7. Reduce the needs by a count, lowest kinds first: for sections that take any material."""
    for material in range(MATERIALS):
        less = min(count, needed(needs, material))
        needs -= pieces(material, less)
        count -= less
    return needs


def finish(values: TableValues, state: RedState, cell: int, log: Log | None) -> None:
    """RC-6.3. Finish a section, in the order of the rule: first the materials go back to the reserve."""
    card = state.card[cell]
    cost = values.card_cost[card]
    for material in range(MATERIALS):
        state.reserve[material] += needed(cost, material)
    for module in values.modules:
        module.materials_back(state, cell)
    complete(values, state, cell, values.card_rubles[card], log)


def complete(values: TableValues, state: RedState, cell: int, rubles: int, log: Log | None) -> None:
    """RC-6.3. Pay the reward, flip the card, apply penalties, then check the tower and the end of the
    game."""
    card = state.card[cell]
    seat = state.owner[cell]
    player = state.players[seat]
    recognition = values.card_recognition[card]
    for module in values.modules:
        recognition += module.finish_recognition(state, cell)
    gain_recognition(player, recognition)
    player.rubles += rubles
    state.done = replaced(state.done, cell, 1)
    player.finished += 1
    if log is not None:
        log.say("finish", seat, {"section": section_name(cell), "recognition": recognition, "rubles": rubles})
    penalise(values, state, cell, log)
    if values.modules and tower_done(state, cell // LEVELS):
        for module in values.modules:
            module.tower_finished(values, state, cell // LEVELS, log)
    if player.finished == SIXTH and state.ender < 0:
        end_begins(values, state, seat, log)


def penalties(state: RedState, cell: int) -> list[tuple[int, int]]:
    """RC-6.6. Return owner and loss for each claimed, unfinished section below the one just finished."""
    losses: list[tuple[int, int]] = []
    base = cell - cell % LEVELS
    top = base + state.heights[cell // LEVELS]
    for below in range(base, cell):
        owner = state.owner[below]
        if owner >= 0 and not state.done[below]:
            loss = 0
            for above in range(below + 1, top):
                if state.done[above] and state.owner[above] != owner:
                    loss += 1
            if loss:
                losses.append((owner, loss))
    return losses


def tower_done(state: RedState, tower: int) -> bool:
    for cell in range(tower * LEVELS, tower * LEVELS + state.heights[tower]):
        if not state.done[cell]:
            return False
    return True


def penalise(values: TableValues, state: RedState, cell: int, log: Log | None) -> None:
    """RC-6.6."""
    factor = 1
    for module in values.modules:
        factor *= module.penalty_factor(state, cell)
    for owner, once in penalties(state, cell):
        player = state.players[owner]
        before = player.marker
        lose_recognition(player, once * factor)
        if log is not None:
            # RC-3.2. The marker stops at space 0: report what was actually lost.
            lost = before - player.marker
            log.say("penalty", owner, {"recognition": lost, "section": section_name(cell)})


def end_begins(values: TableValues, state: RedState, seat: int, log: Log | None) -> None:
    """RC-10.1. A party has finished six sections, the first to do so."""
    state.ender = seat
    gain_prestige(values, state.players[seat], values.sixth_prestige)
    if log is not None:
        if values.sixth_prestige:
            log.say("sixth", seat, {"prestige": values.sixth_prestige})
        else:
            log.say("last-turns", seat)  # RC-11.8


def decorate(
    values: TableValues, state: RedState, player: Player, cell: int, material: int, left: int, log: Log | None
) -> None:
    """RC-6.4. Place the ornament with its material; gems follow if deliveries and gems are left."""
    kind = values.card_kind[state.card[cell]]
    player.ornaments = replaced(player.ornaments, kind, player.ornaments[kind] - 1)
    player.placed += 1
    state.ornament = replaced(state.ornament, cell, state.active)
    return_materials(state, player, material, 1)
    if log is not None:
        log.say("decorate", state.active, {"ornament": ORNAMENT_NAMES[kind], "section": section_name(cell)})
    if left and gem_at_hand(values, player):
        state.stack.append(frame(GEMS, cell, left))


def gem_at_hand(values: TableValues, player: Player) -> bool:
    """True if the player has a gem, or something a module lets replace one."""
    if player.materials[GREEN_GEM] or player.materials[PURPLE_GEM]:
        return True
    for module in values.modules:
        if module.stands_for_gem(player):
            return True
    return False


def gem_prestige(greens: int, purples: int) -> int:
    """RC-6.5. One gem 1, two of the same 2, two different 3."""
    return 3 if greens == 1 and purples == 1 else greens + purples


class SetGems(Decision):
    """RC-6.4, RC-6.5. Set gems in the ornament of a section. Frame: cell, deliveries left."""

    def __init__(self) -> None:
        super().__init__("gems", "RC-6.4")

    def legal(self, values: TableValues, state: RedState, player: Player, top: int, moves: list[int]) -> None:
        """None, one or two gems, limited by the gems and deliveries left."""
        left = second(top)
        green, purple = player.materials[GREEN_GEM], player.materials[PURPLE_GEM]
        for index in range(len(GEM_CHOICES)):
            greens, purples = GEM_CHOICES[index]
            if greens + purples <= left and greens <= green and purples <= purple:
                moves.append(SET_GEMS + index)
        for module in values.modules:
            module.at_gems(values, state, player, top, moves)

    def play(self, values: TableValues, state: RedState, player: Player, move: int, log: Log | None) -> None:
        """Gems score at once and go back to the reserve; each counts as a delivery."""
        top = state.stack.pop()
        greens, purples = GEM_CHOICES[move - SET_GEMS]
        left = second(top) - greens - purples
        state.stack.pop()
        if left:
            state.stack.append(frame(BUILD, left, 1))
        return_materials(state, player, GREEN_GEM, greens)
        return_materials(state, player, PURPLE_GEM, purples)
        prestige = gem_prestige(greens, purples)
        gain_prestige(values, player, prestige)
        if log is not None and prestige:
            facts: dict[str, int | str] = {"gems": GEM_NAMES[move - SET_GEMS], "prestige": prestige}
            facts["section"] = section_name(first(top))
            log.say("gems", state.active, facts)

    def refuse(self, values: TableValues, state: RedState, player: Player, top: int, move: int) -> Refusal:
        if not SET_GEMS <= move < MOVE_DIE:
            return self.not_now(move)
        greens, purples = GEM_CHOICES[move - SET_GEMS]
        if greens + purples > second(top):
            return Refusal("rc-deliveries-left", "RC-6.1", {"left": second(top)})
        missing = GREEN_GEM if greens > player.materials[GREEN_GEM] else PURPLE_GEM
        return Refusal("rc-material-missing", "RC-6.4", {"material": MATERIAL_NAMES[missing]})

    def write(self, values: TableValues, state: RedState, top: int) -> str:
        return f"gems {section_name(first(top))} {second(top)}"

    def read(self, pending: Pending) -> int:
        return frame(GEMS, pending.cell(), pending.count(1, BASIC_DELIVERIES - 1))

    def check(self, values: TableValues, state: RedState, place: str, stack: list[int], at: int) -> None:
        """Check that the gems belong to an ornament just placed, and that deliveries are left for them."""
        cell, left = first(stack[at]), second(stack[at])
        below = stack[at - 1]
        if state.ornament[cell] != state.active:
            raise PositionError(f"{place}: the player has no ornament on {section_name(cell)} (RC-6.4).")
        if first(below) != left or not second(below):
            raise PositionError(f"{place}: below it belongs “build {left} begun” (RC-6.4).")

    def ask(self, values: TableValues, state: RedState, top: int) -> Phrase:
        return say("decision-rc-gems", section=section_name(first(top)), left=second(top))


def finished_kinds(values: TableValues, state: RedState, seat: int) -> int:
    """Return a mask of the kinds of section (base, middle, dome) that a seat has finished."""
    mask = 0
    for cell in state.cells:
        if state.done[cell] and state.owner[cell] == seat:
            mask = with_bit(mask, values.card_kind[state.card[cell]])
    return mask


ALL_KINDS: Final = 7
"""Base, middle and dome."""
