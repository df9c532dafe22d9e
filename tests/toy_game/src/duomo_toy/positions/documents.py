"""A position as a document: read, written, and as one seat sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from duomo.core.engine.state import NATURE, NOBODY, frame, kind_of
from duomo.core.game import ComponentSource, Document
from duomo.core.position import FORMAT, array, entries_in, number, word, wrong
from duomo.core.view import AllSeeing, Declaration, Eyes, declare
from duomo_toy.components.sets import StonesComponents
from duomo_toy.rules.codes import COLOURS, DEAL, GAME, LAY, NO_PLAN, PLAN_NAMES, ROLL, SIDES
from duomo_toy.rules.rules import StonesRules
from duomo_toy.rules.state import StonesState

if TYPE_CHECKING:
    from duomo_toy.game import Stones

OF_TABLE: Declaration = declare(
    StonesState,
    {
        "decider": "public",
        "turns": "public",
        "stack": "public",
        "active": "public",
        "quarry": "public",
        "rolled": "public",
        "heights": "public",
        "plans": "owner",
    },
)
"""Plans belong to their players: a document shows each of them through `OF_PLAYER`."""

OF_PLAYER: Declaration = {"height": "public", "plan": "owner"}

ENTRIES = ("duomo_position", "game", "options", "turns", "turn", "quarry", "rolled", "player")
PLAYER = ("colour", "height", "plan")
NONE = "none"


def write(rules: StonesRules, state: StonesState) -> Document:
    """The whole position."""
    return document(rules, state, AllSeeing())


def view(rules: StonesRules, state: StonesState, seat: int) -> Document:
    """What a seat may know; at the end plans are open (ST-3.2)."""
    eyes = AllSeeing() if state.over() else Eyes(seat, state.active, OF_TABLE, OF_PLAYER)
    return document(rules, state, eyes)


def document(rules: StonesRules, state: StonesState, eyes: Eyes) -> Document:
    players: list[Document] = []
    for seat in range(rules.seats):
        player: Document = {"colour": COLOURS[seat], "height": state.heights[seat]}
        if eyes.of(seat, "plan"):
            plan = state.plans[seat]
            player["plan"] = NONE if plan == NO_PLAN else PLAN_NAMES[plan]
        players.append(player)
    return {
        "duomo_position": FORMAT,
        "game": GAME,
        "options": {"quarry": str(rules.values.quarry)},
        "turns": state.turns,
        "turn": COLOURS[state.active],
        "quarry": state.quarry,
        "rolled": state.rolled,
        "player": players,
    }


def read(
    game: Stones, source: Document, of_set: ComponentSource
) -> tuple[Any, StonesComponents, StonesRules, StonesState]:
    """Read a position, with the set from `of_set`; missing entries are as at the start."""
    entries_in("position", source, ENTRIES)
    players = array("player", source.get("player"), len(COLOURS))
    options = game.choose(len(players), entries_in("options", source.get("options", {}), ("quarry",)))
    components = game.components_from(of_set, options)
    assert isinstance(components, StonesComponents)
    rules = game.rules(options, components)
    state = rules.start()
    for seat, entry in enumerate(players):
        place = f"player {seat + 1}"
        entries_in(place, entry, PLAYER)
        word(f"{place}, colour", entry.get("colour", COLOURS[seat]), (COLOURS[seat],))
        state.heights[seat] = number(f"{place}, height", entry.get("height", 0), 0, rules.values.quarry)
        plan = word(f"{place}, plan", entry.get("plan", NONE), (NONE, *PLAN_NAMES))
        state.plans[seat] = NO_PLAN if plan == NONE else PLAN_NAMES.index(plan)
    if min(rules.undealt(state)) < 0:
        raise wrong("too-many", "player, plan", count=len(players), most=max(rules.values.cards))
    state.turns = number("turns", source.get("turns", 0), 0, 10_000)
    state.active = COLOURS.index(word("turn", source.get("turn", COLOURS[0]), COLOURS[: rules.seats]))
    left = rules.values.quarry - sum(state.heights)
    state.quarry = number("quarry", source.get("quarry", left), 0, max(left, 0))
    state.rolled = number("rolled", source.get("rolled", 0), 0, SIDES)
    decide(state)
    return options, components, rules, state


def decide(state: StonesState) -> None:
    """Derive the pending decision from the rest."""
    state.stack = [frame(LAY if state.rolled else ROLL)]
    state.stack += [
        frame(DEAL, seat) for seat in reversed(range(len(state.plans))) if state.plans[seat] == NO_PLAN
    ]
    if kind_of(state.stack[-1]) == DEAL:
        if state.rolled or state.turns:
            raise wrong("value", "player, plan", value=NONE, kind="plan")
        state.decider = NATURE
    elif state.quarry == 0:
        state.stack, state.decider, state.rolled = [], NOBODY, 0
    else:
        state.decider = state.active if state.rolled else NATURE
