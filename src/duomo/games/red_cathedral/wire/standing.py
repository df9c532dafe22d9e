"""How the game would be scored if it ended now, as far as one seat knows (RC-10)."""

from __future__ import annotations

from duomo.core.engine.event import Log
from duomo.games.red_cathedral.modules.guilds.rules.archivists import Archivists
from duomo.games.red_cathedral.rules.scoring import score
from duomo.games.red_cathedral.rules.state import RedState
from duomo.games.red_cathedral.rules.values import TableValues
from duomo.games.red_cathedral.wire.scoring import Scoring, scoring


def standing(values: TableValues, state: RedState, seat: int) -> Scoring:
    """CT-5.9: the contracts of others are secret, so only those in the seat's own hand count."""
    ended = state.copy()
    log = Log()
    for module in values.modules:
        if isinstance(module, Archivists):
            archive = module.archive(ended)
            archive.hands = [hand if party == seat else 0 for party, hand in enumerate(archive.hands)]
        module.before_scoring(values, ended, log)
    ended.final = score(values, ended, None)
    return scoring(values, ended, log.events)
