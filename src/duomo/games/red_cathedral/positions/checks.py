"""Checks on a whole position, so that play can continue from it."""

from __future__ import annotations

from duomo.core.engine.refusal import PositionError, Refusal
from duomo.core.engine.state import first, kind_of, second
from duomo.games.red_cathedral.positions.places import impossible, of_player, party_words, where
from duomo.games.red_cathedral.rules import setup
from duomo.games.red_cathedral.rules.codes import NO_TILE, PLACE, QUADRANTS, ROLL, SETUP, SPACES, TURN
from duomo.games.red_cathedral.rules.rules import RedRules
from duomo.games.red_cathedral.rules.state import RedState
from duomo.games.red_cathedral.rules.values import TableValues


def check_decision(rules: RedRules, state: RedState, colours: list[str]) -> None:
    """RC-4.1, RC-10.1. Check that the decider has a legal move."""
    if state.ender == state.active and kind_of(state.stack[0]) == TURN:
        raise PositionError(Refusal("position-ended", "RC-10.1", {"party": colours[state.active]}))
    trial = state.copy()
    while trial.stack and kind_of(trial.stack[-1]) == ROLL:
        trial.stack.pop()
    rules.settle(trial)
    if trial.stack and not (rules.legal(trial) or rules.chance(trial)):
        facts: dict[str, int | str | Refusal] = {"party": colours[state.active], "number": len(trial.stack)}
        raise PositionError(Refusal("position-nothing-to-do", "", facts))


def check_tiles(values: TableValues, state: RedState, colours: list[str]) -> None:
    """RC-5.2. Check that every tile in a workshop, or pending for one, came with a claim."""
    for seat in range(values.seats):
        tiles = sum(1 for tile in state.players[seat].slots if tile != NO_TILE)
        if seat == state.active:
            tiles += sum(1 for top in state.stack if kind_of(top) == PLACE)
        claims = sum(1 for cell in state.cells if state.owner[cell] == seat)
        if tiles > claims:
            facts: dict[str, int | str | Refusal] = {"place": of_player(seat, colours[seat])}
            facts.update(tiles=tiles, claims=claims)
            raise PositionError(Refusal("position-tiles", "RC-5.2", facts))


def check_end(state: RedState, colours: list[str]) -> None:
    """RC-10.1. The game ends before the next turn of the first party to finish six sections."""
    if state.ender < 0:
        raise PositionError(Refusal("position-not-over", "RC-10.1"))
    last = (state.ender - 1) % len(state.players)
    if state.active != last:
        facts: dict[str, int | str | Refusal] = {"party": colours[state.ender]}
        facts["other"] = party_words(colours[last])
        raise PositionError(Refusal("position-last-turn", "", facts))


def check_set_up(values: TableValues, state: RedState) -> None:
    """RC-2. During set-up, exactly what comes before the next step must have been laid out."""
    if len(state.stack) != 1 or kind_of(state.stack[0]) != SETUP:
        raise impossible("set-up-alone", "RC-2.1", where("pending", number=1))
    step, index = first(state.stack[0]), second(state.stack[0])
    laid = [
        (setup.RESOURCE_TILES, "resources", sum(1 for tile in state.resource if tile >= 0), SPACES),
        (
            setup.INFLUENCE_CARDS,
            "influence",
            sum(1 for c in state.influence if c >= 0),
            QUADRANTS,
        ),
        (setup.SECTIONS, "sections", _laid(state, state.card), len(state.cells)),
        (setup.TILES, "tiles", _laid(state, state.tile), len(state.cells)),
        (setup.DIE_PLACES, "dice", sum(1 for face in state.die_face if face), values.dice),
    ]
    for its_step, name, count, whole in laid:
        expected = whole if its_step < step else index if its_step == step else 0
        if count != expected:
            here = where("pending", number=1)
            raise impossible("set-up-laid", "RC-2.1", here, things=name, expected=expected, count=count)
    if (state.heights in values.plan_heights) != (step > setup.PLANS) or (
        step <= setup.PLANS and state.heights
    ):
        raise impossible("set-up-towers", "RC-2.2", where("towers"))
    if (step == setup.START) != (values.starter < 0) and step == setup.START:
        raise impossible("set-up-start", "RC-2.5", where("pending", number=1))
    if any(owner >= 0 for owner in state.owner):
        raise impossible("set-up-banners", "RC-2.2", where("towers"))


def _laid(state: RedState, things: list[int]) -> int:
    """Return how many of the first cells are covered; -1 if there is a gap."""
    covered = [things[cell] >= 0 for cell in state.cells]
    count = covered.count(True)
    return count if all(covered[:count]) else -1
