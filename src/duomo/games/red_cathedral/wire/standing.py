"""The scoring if the game ended now, as far as one seat knows (RC-10)."""

from __future__ import annotations

from duomo.core.engine.event import Log
from duomo.games.red_cathedral.rules.scoring import score
from duomo.games.red_cathedral.rules.state import RedState
from duomo.games.red_cathedral.rules.values import TableValues
from duomo.games.red_cathedral.wire.module import wires_of
from duomo.games.red_cathedral.wire.scoring import BaseScoring, scoring


def standing(values: TableValues, state: RedState, seat: int) -> BaseScoring:
    """Return the scoring without what the seat may not know."""
    ended = state.copy()
    log = Log()
    for wire in wires_of(values):
        wire.conceal(values, ended, seat)
    for module in values.modules:
        module.before_scoring(values, ended, log)
    ended.final = score(values, ended, None)
    return scoring(values, ended, log.events)
