"""Building and decorating (RC-6)."""

from __future__ import annotations

from typing import Final

from duomo.core.engine.event import Log
from duomo.core.engine.state import first, frame, replaced, second
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
    PURPLE_GEM,
    SET_GEMS,
    STONE,
    WOOD,
)
from duomo.games.red_cathedral.rules.gains import return_materials
from duomo.games.red_cathedral.rules.names import GEM_NAMES, MATERIAL_NAMES, ORNAMENT_NAMES, section_name
from duomo.games.red_cathedral.rules.state import Player, RedState
from duomo.games.red_cathedral.rules.track import gain_prestige, gain_recognition, lose_recognition
from duomo.games.red_cathedral.rules.values import TableValues

BASIC_DELIVERIES: Final = 3
ORNAMENT_MATERIAL: Final = [WOOD, STONE, GOLD]
"""RC-6.4. A door is wood, an arch stone, a cross gold."""
SIXTH: Final = 6


def can_deliver(values: TableValues, state: RedState, player: Player, seat: int) -> bool:
    """RC-4.5, RC-6.2, RC-6.4. Whether a single material can be delivered anywhere."""
    for cell in state.cells:
        if state.done[cell] == 0:
            if state.owner[cell] == seat:
                needs = state.needs[cell]
                for material in range(MATERIALS):
                    if needs >> 3 * material & 7 and player.materials[material] > 0:
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


def legal_build(values: TableValues, state: RedState, player: Player, top: int, moves: list[int]) -> None:
    """RC-6.1, RC-6.2, RC-6.4. One delivery after the other, in any mix; RC-4.5: at least one."""
    seat = state.active
    for cell in state.cells:
        if state.done[cell] == 0:
            if state.owner[cell] == seat:
                needs = state.needs[cell]
                for material in range(MATERIALS):
                    if needs >> 3 * material & 7 and player.materials[material] > 0:
                        moves.append(DELIVER + material * CELLS + cell)
        elif state.ornament[cell] < 0 and can_decorate(values, state, player, cell):
            moves.append(DECORATE + cell)
    for module in values.modules:
        module.at_build(values, state, player, top, moves)
    if second(top):
        moves.append(DONE)


def play_build(values: TableValues, state: RedState, player: Player, move: int, log: Log | None) -> None:
    left = first(state.stack.pop()) - 1
    if left:
        state.stack.append(frame(BUILD, left, 1))
    if move >= DELIVER:
        material = (move - DELIVER) // CELLS
        cell = (move - DELIVER) % CELLS
        player.store(material, -1)
        if log is not None:
            log.say(
                "deliver", state.active, {"material": MATERIAL_NAMES[material], "section": section_name(cell)}
            )
        arrive(values, state, material, cell, log)
    else:
        cell = move - DECORATE
        material = ORNAMENT_MATERIAL[values.card_kind[state.card[cell]]]
        decorate(values, state, player, cell, material, left, log)


def arrive(values: TableValues, state: RedState, material: int, cell: int, log: Log | None) -> None:
    """RC-6.2. The material stays on the card until the section is finished."""
    needs = state.needs[cell] - (1 << 3 * material)
    state.needs = replaced(state.needs, cell, needs)
    if needs == 0:
        finish(values, state, cell, log)


def fewer(needs: int, count: int) -> int:
    """RC-11.7. So many needs less, the lowest kinds first: for sections that take any material."""
    for material in range(MATERIALS):
        less = min(count, needs >> 3 * material & 7)
        needs -= less << 3 * material
        count -= less
    return needs


def finish(values: TableValues, state: RedState, cell: int, log: Log | None) -> None:
    """RC-6.3. All of it at once, in the order of the rule: first the materials go back to the reserve."""
    card = state.card[cell]
    cost = values.card_cost[card]
    for material in range(MATERIALS):
        state.reserve[material] += cost >> 3 * material & 7
    for module in values.modules:
        module.materials_back(state, cell)
    complete(values, state, cell, values.card_rubles[card], log)


def complete(values: TableValues, state: RedState, cell: int, rubles: int, log: Log | None) -> None:
    """RC-6.3. The reward, the card flipped, penalties, tower, end of the game."""
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
    """RC-6.6. Owner and loss of each claimed, unfinished section below the one just finished."""
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
        loss = once * factor
        lose_recognition(state.players[owner], loss)
        if log is not None:
            log.say("penalty", owner, {"recognition": loss, "section": section_name(cell)})


def end_begins(values: TableValues, state: RedState, seat: int, log: Log | None) -> None:
    """RC-10.1. The first sixth section of the game."""
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
    """RC-6.4. The ornament and its material; gems follow if deliveries and gems are left for them."""
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
    """A gem, or something that a module lets stand for one."""
    if player.materials[GREEN_GEM] or player.materials[PURPLE_GEM]:
        return True
    for module in values.modules:
        if module.stands_for_gem(player):
            return True
    return False


def legal_gems(values: TableValues, state: RedState, player: Player, top: int, moves: list[int]) -> None:
    """RC-6.4. None, one or two, as far as gems and deliveries reach."""
    left = second(top)
    green, purple = player.materials[GREEN_GEM], player.materials[PURPLE_GEM]
    for index in range(len(GEM_CHOICES)):
        greens, purples = GEM_CHOICES[index]
        if greens + purples <= left and greens <= green and purples <= purple:
            moves.append(SET_GEMS + index)
    for module in values.modules:
        module.at_gems(values, state, player, top, moves)


def gem_prestige(greens: int, purples: int) -> int:
    """RC-6.5. One gem 1, two alike 2, two different 3."""
    return 3 if greens == 1 and purples == 1 else greens + purples


def play_gems(values: TableValues, state: RedState, player: Player, move: int, log: Log | None) -> None:
    """RC-6.5. Gems pay at once and go back to the reserve; each was a delivery."""
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
        log.say(
            "gems",
            state.active,
            {"gems": GEM_NAMES[move - SET_GEMS], "prestige": prestige, "section": section_name(first(top))},
        )


def finished_kinds(values: TableValues, state: RedState, seat: int) -> int:
    """A mask of the kinds of section (base, middle, dome) that a seat has finished."""
    mask = 0
    for cell in state.cells:
        if state.done[cell] and state.owner[cell] == seat:
            mask |= 1 << values.card_kind[state.card[cell]]
    return mask


ALL_KINDS: Final = 7
"""Base, middle and dome."""
