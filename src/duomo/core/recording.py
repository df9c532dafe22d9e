"""Makes a record of a game. Used by tables, simulations and environments."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from duomo.core.engine.rules import Rules
from duomo.core.engine.state import NATURE, State
from duomo.core.game import Components, Document, Game
from duomo.core.options import Options
from duomo.core.own_copy import own_values
from duomo.core.record import NATURE_NAME, Record, RecordLine


def record_of(
    game: Game,
    options: Options,
    components: Components,
    rules: Rules[Any],
    first: State,
    moves: Sequence[int],
    seed: int | str | None = None,
    position: Document | None = None,
) -> Record:
    """Return the record of the moves, nature's included, made from the state `first` on."""
    state = first.copy()
    names = game.seat_names(rules, state)
    lines: list[RecordLine] = []
    for code in moves:
        who = NATURE_NAME if state.decider == NATURE else names[state.decider]
        lines.append(RecordLine(0, who, rules.text(code)))
        rules.play(state, code, None)
    return Record(
        game.name,
        options.players,
        dict(options.values),
        components.name,
        components.hash,
        lines,
        seed,
        position,
        dict(zip(names, rules.scores(state), strict=True)) if state.over() else None,
        copy=own_values(game, components, options),
    )
