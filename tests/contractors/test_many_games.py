"""Many random games with the module, everything conserved; and the base game is unaffected by it."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from duomo.core.engine.state import NATURE
from duomo.games.red_cathedral.modules.components import sets as component_set
from duomo.games.red_cathedral.rules.rules import RedRules
from duomo.games.registry import find
from duomo.sim import simulate
from red_cathedral.helpers import check_conservation
from size import sized

GAMES = sized(12)


@pytest.mark.slow
@pytest.mark.parametrize("board", ["standard", "advanced"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_without_an_error(players: int, board: str) -> None:
    """Checked at the end of every turn and on every twentieth move."""
    game = find("red-cathedral")
    options = game.choose(players, {"contractors": "on", "workshops": board, "blueprints": "all"})
    rules = game.rules(options, game.components(None, options))
    assert isinstance(rules, RedRules)
    ended = 0
    for seed in range(GAMES):
        random = Random(f"{players}:{board}:{seed}")
        state = rules.start()
        turns = moves = 0
        while not state.over() and state.turns < 2000:
            if state.decider == NATURE:
                outcomes = rules.chance(state)
                move = random.choices([code for code, _ in outcomes], [weight for _, weight in outcomes])[0]
            else:
                move = random.choice(rules.legal(state))
            rules.play(state, move, None)
            moves += 1
            if state.turns != turns or moves % 20 == 0:
                turns = state.turns
                check_conservation(rules, state)
        ended += state.over()
    assert ended == GAMES


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_base_game_does_not_know_the_module(players: int) -> None:
    """With everything off: the same set, games and fingerprint as without any options."""
    plain = simulate("red-cathedral", players, ["random"] * players, games=3, seed=5)
    off = {"contractors": "off", "blueprints": "base"}
    said = simulate("red-cathedral", players, ["random"] * players, games=3, seed=5, options=off)
    assert said.fingerprint == plain.fingerprint
    game = find("red-cathedral")
    assert game.components(None, game.choose(players, off)).hash == game.components().hash
    on = game.components(None, game.choose(players, {"contractors": "on"}))
    assert on.hash == component_set.default().hash != game.components().hash


def test_an_own_copy_of_the_expansion(tmp_path: Path) -> None:
    """CT-2.2: a player's file may contain additional tables when the expansion is in play."""
    file = tmp_path / "mine.toml"
    rows = '[[contractor_spaces]]\nid = "contractor-1"\nplace = 1\ngives = { rubles = 1 }\n'
    file.write_text('[[resource_tiles]]\nid = "gold"\nresource = "gold"\namount = 2\n' + rows)
    game = find("red-cathedral")
    parts = game.components(file, game.choose(2, {"contractors": "on"}))
    assert isinstance(parts, component_set.ExpansionComponents)
    assert parts.contractor_spaces[0].gives == {"rubles": 1}
    assert parts.resource_tiles[3].amount == 2
