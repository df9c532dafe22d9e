"""Golden fingerprints of the base game: no module may change a single move while it is off."""

from __future__ import annotations

import pytest

from duomo.sim import simulate

RANDOM = [
    (2, {}, "f921aab25a3db2615a95c92a622e4095ab8b3ec55936343da299acf7275aa386"),
    (3, {}, "a8c0d7001deb172620e8a1adc5dea05662bd88f015815300b608f6a05036dc0a"),
    (4, {}, "b646db4af5e27576db94c05efec0f6207bf305188fd45312929834b43d7ff22a"),
    (
        2,
        {"workshops": "advanced"},
        "fb5b5116cf86c41d0f00577f6cb147dc393e9248a27cd3201e00e3ac484810b5",
    ),
    (
        3,
        {"optional_actions": "either"},
        "fbbdd16106857d049818d585e9c024d4b6e1b72eacf3d6363d158166fb446da2",
    ),
    (
        4,
        {"ruble_trade": "one_moment", "start_player": "2"},
        "7dd82000ca38fd7c6925cb4dc1e5fc2d28bba876eb316620c64c90b1df7867f0",
    ),
]


@pytest.mark.slow
@pytest.mark.both_speeds
@pytest.mark.parametrize(("players", "options", "fingerprint"), RANDOM)
def test_random_games_are_the_same_to_the_last_move(
    players: int, options: dict[str, str], fingerprint: str
) -> None:
    assert simulate("red-cathedral", players, ["random"], 20, 7, options).fingerprint == fingerprint


@pytest.mark.slow
@pytest.mark.both_speeds
def test_greedy_games_are_the_same_to_the_last_move() -> None:
    two = simulate("red-cathedral", 2, ["greedy"], 2, 7, {})
    assert two.fingerprint == "0de7495e5ddbc569f36ed89aaac04fa8e56f5ad74c54866c159ca9915b444049"
    four = simulate("red-cathedral", 4, ["greedy"], 1, 7, {"workshops": "advanced"})
    assert four.fingerprint == "f33d310e727ecc5ae2c84d7e88f907b2e8430a7becef9424a2e483c10daf1700"
