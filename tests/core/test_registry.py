"""Games are found by their entry points; a broken one is named."""

from __future__ import annotations

from importlib.metadata import EntryPoint

import pytest

from duomo.games.registry import GAMES, GROUP, GameError, find, made, sorted_out


def entry(name: str, value: str) -> EntryPoint:
    return EntryPoint(name, value, GROUP)


def test_the_usual_game_leads_and_each_is_made_once() -> None:
    assert list(GAMES)[:2] == ["red-cathedral", "basilica"]
    assert find("basilica") is find("basilica") is GAMES["basilica"]


def test_other_games_follow_by_name() -> None:
    found = [entry(name, "package:Game") for name in ("zebra", "basilica", "abbey", "red-cathedral")]
    assert list(sorted_out(found)) == ["red-cathedral", "abbey", "basilica", "zebra"]


def test_a_name_that_is_given_twice_names_both_packages() -> None:
    with pytest.raises(GameError, match=r"“abbey” is installed twice: one:Abbey .* and two:Abbey"):
        sorted_out([entry("abbey", "one:Abbey"), entry("abbey", "two:Abbey")])


def test_no_game_at_all_says_what_to_do() -> None:
    with pytest.raises(GameError, match="make environment"):
        sorted_out([])


@pytest.mark.parametrize(
    ("name", "value", "why"),
    [
        ("abbey", "no_such_package.game:Abbey", "cannot be loaded from no_such_package.game:Abbey"),
        ("abbey", "duomo.core.game:NoSuchClass", "cannot be loaded"),
        ("abbey", "duomo.core.game:Game", "cannot be loaded"),
        ("abbey", "builtins:dict", "no subclass of"),
        ("abbey", "duomo.games.basilica.game:Basilica", "calls itself “basilica”"),
    ],
)
def test_a_broken_entry_point_is_named(name: str, value: str, why: str) -> None:
    with pytest.raises(GameError, match=why) as caught:
        made(entry(name, value))
    assert f"“{name}”" in str(caught.value)
    assert value in str(caught.value)
