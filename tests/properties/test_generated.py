"""A state that awaits a player always has a legal move, wherever an accepted position leads."""

from __future__ import annotations

from random import Random

import pytest

import duomo
from duomo.core.engine.refusal import OptionError, PositionError
from duomo.core.engine.rules import Rules
from duomo.core.engine.state import NATURE, NOBODY
from duomo.games.red_cathedral.modules.components.sets import GUILDS
from duomo.games.red_cathedral.rules.state import RedState
from properties.generated import mutated
from properties.walks import codes
from red_cathedral.helpers import GAME
from size import sized

TABLES: dict[str, tuple[int, dict[str, str]]] = {
    "base": (2, {}),
    "advanced": (3, {"workshops": "advanced"}),
    "contractors": (2, {"contractors": "on"}),
    "contractors-advanced": (2, {"contractors": "on", "workshops": "advanced"}),
    "solo": (1, {}),
    "solo-contractors": (1, {"contractors": "on"}),
    "archivists": (2, {"guild": "archivists"}),
    "brickmakers": (2, {"guild": "brickmakers"}),
    "jewellers": (2, {"guild": "jewellers"}),
    "weavers": (3, {"guild": "weavers"}),
    "foremen": (4, {"guild": "foremen", "workshops": "advanced"}),
    "contractors-guild": (2, {"guild": "contractors", "contractors": "on"}),
    "wholesalers": (2, {"guild": "wholesalers"}),
    "administrators": (2, {"guild": "administrators"}),
    "lawyers": (4, {"guild": "lawyers", "contractors": "on"}),
    "master-builders": (3, {"guild": "master-builders"}),
    "solo-foremen": (1, {"guild": "foremen", "contractors": "on"}),
}
PLAYED = sized(6)
CHANGED = 12
MOVES = 40


@pytest.mark.parametrize("name", TABLES)
def test_whoever_decides_has_a_legal_move(name: str) -> None:
    """Documents of played positions, changed at random: refused, or playable."""
    players, options = TABLES[name]
    accepted = 0
    for seed in range(PLAYED):
        random = Random(f"{name} {seed}")
        table = duomo.table("red-cathedral", players=players, options=options, seed=seed)
        for _ in range(random.randint(30, 500)):
            if table.over:
                break
            table.play(random.choice(table.legal()))
        document = table.document()
        for _ in range(CHANGED):
            try:
                _, _, rules, state = GAME.read_position(mutated(document, random))
            except (PositionError, OptionError):
                continue
            accepted += 1
            play_on(rules, state, random)
    assert accepted > 0


def test_every_guild_and_every_number_of_players_is_among_them() -> None:
    """CT-5.1, RC-2.1."""
    assert {options.get("guild") for _, options in TABLES.values()} >= set(GUILDS)
    assert {players for players, _ in TABLES.values()} == set(GAME.players)


def play_on(rules: Rules[RedState], state: RedState, random: Random) -> None:
    """Play some random moves; nobody is ever asked without having a legal move."""
    for _ in range(MOVES):
        if state.decider == NOBODY:
            return
        moves = codes(rules, state)
        assert moves, "somebody decides, but nothing is possible"
        assert (state.decider == NATURE) == bool(rules.chance(state))
        rules.play(state, random.choice(moves), None)
