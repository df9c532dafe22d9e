"""Laying out the table: every shuffle and draw is a chance decision, one piece at a time (RC-2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from duomo.core.engine.event import Log
from duomo.core.engine.refusal import Refusal
from duomo.core.engine.state import first, frame, replaced, second
from duomo.games.red_cathedral.rules.codes import (
    BASE,
    DICE,
    DOME,
    DROP_DIE,
    FACES,
    HOLDS_BANNER,
    HOLDS_NOTHING,
    LAY_INFLUENCE,
    LAY_RESOURCE,
    LAY_SECTION,
    LAY_TILE,
    LEVELS,
    MIDDLE,
    NO_TILE,
    PLAN,
    QUADRANTS,
    SETUP,
    SLOTS,
    SPACES,
    STARTS,
    TURN,
)
from duomo.games.red_cathedral.rules.decision import Decision
from duomo.games.red_cathedral.rules.names import DIE_NAMES, section_name
from duomo.games.red_cathedral.rules.state import Player, RedState
from duomo.games.red_cathedral.rules.values import TableValues

if TYPE_CHECKING:
    from duomo.games.red_cathedral.rules.pending import Pending

START: Final = 0
PLANS: Final = 1
RESOURCE_TILES: Final = 2
INFLUENCE_CARDS: Final = 3
SECTIONS: Final = 4
TILES: Final = 5
DIE_PLACES: Final = 6
READY: Final = 7
STEPS: Final = ["start", "blueprint", "resource", "influence", "section", "tile", "die"]
"""Names of the steps in positions."""


def new_player(values: TableValues, colour: int) -> Player:
    """RC-2.5, RC-2.6. Create a player's board before the first turn."""
    player = Player(colour)
    player.marker = values.start_space
    player.materials = [0] * len(values.reserve)
    player.ruler = values.ruler_banners
    player.room = values.inventory_spaces - values.ruler_banners
    player.slots = [NO_TILE] * SLOTS
    player.holds = values.slot_holds[:]
    player.ornaments = values.ornaments[:]
    player.spare = values.spare_banners - player.holds.count(HOLDS_BANNER)
    for lying in player.holds:
        if lying < HOLDS_NOTHING:
            player.ornaments[lying] -= 1  # RC-8.1. Not available yet.
    return player


def new_state(values: TableValues) -> RedState:
    state = RedState()
    state.players = [new_player(values, seat + 1) for seat in range(values.players)]
    state.reserve = values.reserve[:]
    state.die_space = [0] * values.dice
    state.die_face = [0] * values.dice
    state.extras = [module.new_extra(values) for module in values.modules]
    for module in values.modules:
        module.new_table(values, state)
    state.starter = max(values.starter, 0)
    state.stack.append(frame(SETUP, START if values.starter < 0 else PLANS))
    return state


MOST_PIECES: Final = 96
"""Upper bound for the numbers of pieces that set-up can deal, of any sort."""


def equal_outcomes(code: int, count: int) -> list[Any]:
    return [(code + piece, 1) for piece in range(count)]


RESOURCE_OUTCOMES: Final = equal_outcomes(LAY_RESOURCE, MOST_PIECES)
SECTION_OUTCOMES: Final = equal_outcomes(LAY_SECTION, MOST_PIECES)
TILE_OUTCOMES: Final = equal_outcomes(LAY_TILE, MOST_PIECES)
DIE_OUTCOMES: Final = equal_outcomes(DROP_DIE, (DICE + 1) * FACES)
"""Created once: every game needs set-up, and in short games it takes a good part of the time."""


def undealt(pieces: list[int], laid: list[int], ready: list[Any]) -> list[Any]:
    """Return the outcomes for the pieces that are not on the table yet."""
    mask = 0
    for piece in laid:
        if piece >= 0:
            mask |= 1 << piece
    return [ready[piece] for piece in pieces if not mask >> piece & 1]  # `has_bit`, inlined: hot path


def kind_at(state: RedState, cell: int) -> int:
    """RC-1.7. The lowest is a base, the highest a dome, the ones between are middles."""
    level = cell % LEVELS
    if level == 0:
        return BASE
    return DOME if level == state.heights[cell // LEVELS] - 1 else MIDDLE


def lay_plan(values: TableValues, state: RedState, plan: int, log: Log | None) -> None:
    """RC-2.2. The blueprint sets the number of sections in each tower."""
    heights = values.plan_heights[plan]
    state.heights = heights[:]
    state.cells = [tower * LEVELS + level for tower in range(len(heights)) for level in range(heights[tower])]
    if log is not None:
        log.say("lay-plan", -1, {"blueprint": values.plan_names[plan]})


def drop(values: TableValues, state: RedState, die: int, face: int, index: int, log: Log | None) -> None:
    """RC-2.4. One die on each space, clockwise, starting at the recognition tile."""
    origin = 0
    for space in range(SPACES):
        if values.resource_kind[state.resource[space]] == values.first_die_on:
            origin = space
    space = (origin + index) % SPACES
    state.die_space = replaced(state.die_space, die, space)
    state.die_face = replaced(state.die_face, die, face)
    state.dice_on = replaced(state.dice_on, space, state.dice_on[space] + 1)
    if log is not None:
        log.say("drop", -1, {"die": DIE_NAMES[die], "space": space + 1, "face": face})


def begin(values: TableValues, state: RedState, log: Log | None) -> None:
    """RC-2.5. Give out rubles in turn order, then start the first turn."""
    for place in range(values.seats):
        seat = (state.starter + place) % values.seats
        state.players[seat].rubles = values.starting_rubles[place]
    begin_turn(values, state, state.starter, log)
    for module in reversed(values.modules):
        module.set_up(values, state)


def begin_turn(values: TableValues, state: RedState, seat: int, log: Log | None) -> None:
    """RC-4.1. Start the turn of a seat, unless a module plays it."""
    state.active = seat
    state.turns += 1
    if log is not None:
        log.say("turn", seat, {"turn": state.turns})
    for module in values.modules:
        if module.takes_turn(values, state, seat, log):
            return
    state.stack.append(frame(TURN))


class LayOut(Decision):
    """RC-2.1 to RC-2.5. Chance lays out the table. Frame: step, index."""

    def __init__(self) -> None:
        super().__init__("set-up", "RC-2.1")

    def outcomes(self, values: TableValues, state: RedState, top: int) -> list[tuple[int, int]]:
        """Everything that can be laid out next, each piece with the same weight."""
        step, index = first(top), second(top)
        if step == START:
            return [(STARTS + seat, 1) for seat in range(values.players)]
        if step == PLANS:
            return [(PLAN + plan, 1) for plan in range(len(values.plan_heights))]
        if step == RESOURCE_TILES:
            return undealt(values.deal_resources, state.resource, RESOURCE_OUTCOMES)
        if step == INFLUENCE_CARDS:
            groups = [values.influence_group[card] for card in state.influence[:index]]
            return [
                (LAY_INFLUENCE + card, values.influence_weight[card])
                for card in values.deal_influence
                if values.influence_group[card] not in groups
            ]
        if step == SECTIONS:
            kind = kind_at(state, state.cells[index])
            fitting = [card for card in values.deal_cards if values.card_kind[card] == kind]
            return undealt(fitting, state.card, SECTION_OUTCOMES)
        if step == TILES:
            return undealt(values.deal_tiles, state.tile, TILE_OUTCOMES)
        found: list[Any] = []
        for die in range(len(state.die_face)):
            if state.die_face[die] == 0:
                found.extend(DIE_OUTCOMES[die * FACES : (die + 1) * FACES])
        return found

    def play(self, values: TableValues, state: RedState, player: Player, move: int, log: Log | None) -> None:
        """RC-2.1 to RC-2.5. Lay out one piece and push the next step."""
        top = state.stack.pop()
        step, index = first(top), second(top)
        count = 1
        if step == START:
            state.starter = move - STARTS
            if log is not None:
                log.say("starts", state.starter)
        elif step == PLANS:
            lay_plan(values, state, move - PLAN, log)
        elif step == RESOURCE_TILES:
            state.resource = replaced(state.resource, index, move - LAY_RESOURCE)
            count = SPACES
            if log is not None:
                log.say(
                    "lay-resource",
                    -1,
                    {"space": index + 1, "tile": values.resource_names[move - LAY_RESOURCE]},
                )
        elif step == INFLUENCE_CARDS:
            state.influence = replaced(state.influence, index, move - LAY_INFLUENCE)
            count = QUADRANTS
            if log is not None:
                log.say(
                    "lay-influence",
                    -1,
                    {"quadrant": index + 1, "card": values.influence_names[move - LAY_INFLUENCE]},
                )
        elif step == SECTIONS:
            cell = state.cells[index]
            state.card = replaced(state.card, cell, move - LAY_SECTION)
            state.needs = replaced(state.needs, cell, values.card_cost[move - LAY_SECTION])
            count = len(state.cells)
            if log is not None:
                log.say(
                    "lay-section",
                    -1,
                    {"section": section_name(cell), "card": values.card_names[move - LAY_SECTION]},
                )
        elif step == TILES:
            cell = state.cells[index]
            state.tile = replaced(state.tile, cell, move - LAY_TILE)
            count = len(state.cells)
            if log is not None:
                log.say(
                    "lay-tile",
                    -1,
                    {"section": section_name(cell), "tile": values.tile_names[move - LAY_TILE]},
                )
        else:
            drop(values, state, (move - DROP_DIE) // FACES, (move - DROP_DIE) % FACES + 1, index, log)
            count = len(state.die_space)
        index += 1
        if index == count:
            step, index = step + 1, 0
        if step < READY:
            state.stack.append(frame(SETUP, step, index))
        else:
            begin(values, state, log)

    def refuse(self, values: TableValues, state: RedState, player: Player, top: int, move: int) -> Refusal:
        return Refusal("rc-nature-first", "RC-4.6")

    def write(self, values: TableValues, state: RedState, top: int) -> str:
        step, index = first(top), second(top)
        if step in (SECTIONS, TILES):
            return f"set-up {STEPS[step]} {section_name(state.cells[index])}"
        return f"set-up {STEPS[step]}" + (f" {index + 1}" if step > PLANS else "")

    def read(self, pending: Pending) -> int:
        step = pending.one_of(STEPS)
        if step <= PLANS:
            return frame(SETUP, step)
        if step in (SECTIONS, TILES):
            return frame(SETUP, step, pending.state.cells.index(pending.cell()))
        most = (
            SPACES if step == RESOURCE_TILES else QUADRANTS if step == INFLUENCE_CARDS else len(pending.dice)
        )
        return frame(SETUP, step, pending.count(1, most) - 1)
