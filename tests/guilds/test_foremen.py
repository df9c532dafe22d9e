"""CT-5.4: the Foremen."""

from __future__ import annotations

import pytest

from duomo.games.red_cathedral.modules.guilds.rules.foremen import Foremen
from guilds.scene import GuildScene, at_card


def foreman(scene: GuildScene) -> int:
    assert isinstance(scene.guild, Foremen)
    return scene.guild.foreman(scene.state).tower + 1


def with_banners(card: int) -> GuildScene:
    scene = at_card("foremen", card)
    scene.tower(2, "red", "(red)", "blue")
    scene.tower(3, "blue", "(blue)")
    return scene


def test_a1_recognition_for_own_banners_finished_or_not() -> None:
    """CT-5.4."""
    scene = with_banners(1)
    assert foreman(scene) == 1
    scene.play("influence upper")
    assert scene.legal() == ["foreman 1", "foreman 2"]
    scene.play("foreman 1", "take 2")
    assert (foreman(scene), scene.red.marker) == (2, 4)
    assert scene.rule_against("influence upper") == "RC-7.6"


def test_a2_rubles_for_own_banners() -> None:
    """CT-5.4: without any there, he moves for nothing."""
    scene = with_banners(1)
    scene.play("influence lower", "foreman 1", "take 2")
    assert scene.red.rubles == 2
    scene = with_banners(1)
    scene.play("influence lower", "foreman 2")
    assert (foreman(scene), scene.can("leave")) == (3, True)


@pytest.mark.parametrize(("card", "marker", "rubles"), [(2, 4, 0), (3, 2, 2)])
def test_a3_and_a4_count_another_players_banners(card: int, marker: int, rubles: int) -> None:
    """CT-5.4: recognition (a3) or rubles (a4)."""
    scene = with_banners(card)
    scene.play("influence lower", "foreman 2")
    assert scene.legal() == ["party 2"]
    scene.play("party 2", "take 2")
    assert (scene.red.marker, scene.red.rubles) == (marker, rubles)


def test_he_wraps_round() -> None:
    """CT-5.4: to the right, from the last tower to the first."""
    scene = with_banners(1)
    assert isinstance(scene.guild, Foremen)
    scene.guild.foreman(scene.state).tower = 4
    scene.play("influence upper", "foreman 2")
    assert foreman(scene) == 2


def test_under_his_eyes_a_finisher_gains_one_more() -> None:
    """CT-5.4, RC-6.3."""
    for tower, marker in ((1, 6), (2, 5)):
        scene = GuildScene("foremen")
        scene.section(f"{tower}.1", owner="red", cost="wood wood brick", needs="wood", recognition=3)
        scene.have("red", wood=1)
        scene.play("build", f"deliver wood {tower}.1")
        assert scene.red.marker == marker


def test_and_penalties_are_doubled() -> None:
    """CT-5.4, RC-6.6."""
    for tower, lost in ((1, 2), (2, 1)):
        scene = GuildScene("foremen")
        scene.section(f"{tower}.1", owner="blue", needs="wood wood brick")
        scene.section(f"{tower}.2", owner="red", cost="wood wood brick", needs="wood")
        scene.have("red", wood=1)
        scene.have("blue", marker=10)
        scene.play("build", f"deliver wood {tower}.2")
        assert scene.blue.marker == 10 - lost
