"""Every guild with every number of players, with and without the module: properties of every game."""

from __future__ import annotations

import pytest

from duomo.games.red_cathedral.modules.components.sets import GUILDS
from duomo.games.red_cathedral.rules.rules import RedRules
from guilds.scene import belongs_to_guild
from properties.checks import MOST_MOVES, check_all
from properties.walks import Setting, walk
from red_cathedral.helpers import GAME, check_conservation
from size import sized


def setting(guild: str, players: int, module: str, workshops: str = "standard") -> Setting:
    options = {"guild": guild, "contractors": module, "workshops": workshops}
    return Setting(GAME, GAME.choose(players, options))


TABLES = [
    pytest.param(guild, players, module, id=f"{guild}-{players}-{module}")
    for guild in GUILDS
    for players in (1, 2, 3, 4)
    for module in ("off", "on")
    if module == "on" or guild not in ("contractors", "lawyers")
]

GAMES_EACH = 12
MOST_GAMES = 200
"""Maximum number of games played until one of a guild's own moves occurs."""


@pytest.mark.parametrize(("guild", "players", "module"), TABLES)
def test_everything_holds_along_a_walk(guild: str, players: int, module: str) -> None:
    """CT-5.1: copies, choices, chance, round trips of positions, views, conservation."""
    table = setting(guild, players, module, "advanced" if players == 3 else "standard")
    rules = table.rules()
    assert isinstance(rules, RedRules)
    state = rules.start()
    own = 0
    for step, move in enumerate(walk(rules, state, f"{guild}{players}{module}", 2600)):
        guilds = belongs_to_guild(rules.values, move)
        own += guilds
        if step % 97 == 0 or (guilds and own % 8 == 0):
            check_all(table, rules, state)
    check_all(table, rules, state)


@pytest.mark.slow
@pytest.mark.parametrize(("guild", "players", "module"), TABLES)
def test_many_games(guild: str, players: int, module: str) -> None:
    """CT-5.1: no errors, nothing lost, few choices at every decision. A guild's own moves must occur, except
    in solo games, which are too short to be sure. Golden games and fingerprints show that both speeds do the
    same.
    """
    rules = setting(guild, players, module).rules()
    assert isinstance(rules, RedRules)
    own = any(belongs_to_guild(rules.values, move) for move in rules.values.move_module)
    met = players == 1 or not own
    played = 0
    while played < sized(GAMES_EACH) or not met:
        assert met or played < MOST_GAMES
        state = rules.start()
        for step, move in enumerate(walk(rules, state, played, 20_000)):
            met = met or belongs_to_guild(rules.values, move)
            if step % 50 == 0:
                check_conservation(rules, state)
                assert len(rules.legal(state)) <= MOST_MOVES
        assert state.over()
        check_conservation(rules, state)
        played += 1
