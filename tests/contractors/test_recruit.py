"""Recruiting, the fourth basic action (CT-2)."""

from __future__ import annotations

import pytest

from contractors.helpers import Scene
from duomo.core.words.phrase import render, say
from duomo.locales import LANGUAGES


def test_permits_for_everybodys_contractors() -> None:
    """CT-2.1: as many as the city then has contractors, including the new one."""
    boards = [{"permits": 3, "sent": {"suzdal": 1}}, {"sent": {"suzdal": 1, "vologda": 3}}]
    scene = Scene(region={"board": boards})
    assert scene.legal("recruit") == ["recruit moscow", "recruit suzdal", "recruit ryazan"]
    assert scene.rule_against("recruit vologda") == "CT-2.1"
    scene.play("recruit suzdal")
    assert scene.region.permits[0] == 0
    assert scene.region.contractors_in(2) == 3
    assert scene.region.left[0] == 4


@pytest.mark.parametrize("permits", [0, 6])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_question_names_every_action_that_can_be_done(permits: int, language: str) -> None:
    """CT-2.1, RC-4.1: recruiting is among the actions, but only if somebody can be sent."""
    scene = Scene(region={"board": [{"permits": permits}]})
    asked = scene.table.words().decision()
    sentence = render(asked, language)
    possible = {move.split()[0] for move in scene.legal()}
    named = {
        do for do in ("claim", "build", "die", "recruit") if render(say("rc-do", do=do), language) in sentence
    }
    assert named == possible & {"claim", "build", "die", "recruit"}
    assert ("recruit" in named) == (permits > 0)


def test_closed_cities_take_nobody() -> None:
    """CT-2.1, CT-1.4."""
    scene = Scene(region={"board": [{"permits": 6}]})
    assert scene.rule_against("recruit smolensk") == "CT-2.1"
    assert scene.rule_against("recruit tver") == "CT-2.1"


def test_nobody_left_to_send() -> None:
    """CT-2.1: six contractors, and no more."""
    sent = {"suzdal": 3, "moscow": 3}
    scene = Scene(region={"board": [{"permits": 6, "sent": sent}]})
    assert scene.legal("recruit") == []
    assert scene.rule_against("recruit vologda") == "CT-2.1"


def test_a_seventh_contractor_is_out_of_reach() -> None:
    """CT-2.1: nobody can hold more than six permits."""
    boards = [{"permits": 6, "sent": {"suzdal": 3}}, {"sent": {"suzdal": 3}}]
    scene = Scene(region={"board": boards})
    refusal = scene.table.why_not("recruit suzdal")
    assert refusal is not None
    assert refusal.data["needed"] == 7


def test_it_is_the_one_basic_action() -> None:
    """CT-2.1, RC-4.1."""
    scene = Scene(region={"board": [{"permits": 6}]})
    scene.play("recruit suzdal", "dismiss 1", "specialist claim-1")
    assert scene.legal() == ["end"]
    assert scene.rule_against("recruit moscow") == "RC-4.1"
    assert scene.rule_against("die white") == "RC-4.1"


def test_bonuses_under_the_contractors() -> None:
    """CT-2.2: the third gives a material of choice; the first of the default set gives nothing."""
    first = Scene(red={"rubles": 0}, region={"board": [{"permits": 6}]})
    first.play("recruit suzdal")
    assert first.legal("hire", "dismiss", "take", "gain") == ["dismiss 1", "dismiss 2"]
    second = Scene(red={"rubles": 0}, region={"board": [{"permits": 6, "sent": {"moscow": 1}}]})
    second.play("recruit suzdal", "take 2", "hire 1")  # its bonus pays for the specialist
    assert second.red.rubles == 0
    third = Scene(region={"board": [{"permits": 6, "sent": {"moscow": 2}}]})
    third.play("recruit suzdal")
    assert third.legal() == [f"gain {m}" for m in "wood brick stone gold green purple".split()] + ["decline"]
    third.play("gain gold")
    assert third.red.materials[3] == 1
    assert third.legal("dismiss") == ["dismiss 1", "dismiss 2"]


def test_later_bonuses() -> None:
    """CT-2.2, RC-4.7: recognition, two materials of choice, prestige; each may be declined."""
    fourth = Scene(region={"board": [{"permits": 6, "sent": {"moscow": 3}}]})
    fourth.play("recruit suzdal", "take 2")
    assert fourth.red.marker == 4
    fifth = Scene(region={"board": [{"permits": 6, "sent": {"moscow": 4}}]})
    fifth.play("recruit suzdal", "gain wood", "gain purple")
    assert fifth.red.materials == [1, 0, 0, 0, 0, 1]
    sixth = Scene(region={"board": [{"permits": 6, "sent": {"moscow": 5}}]})
    sixth.play("recruit suzdal", "take 1")
    assert sixth.red.marker == 5


def test_a_bonus_that_does_not_fit_is_lost() -> None:
    """CT-2.2, RC-7.5."""
    scene = Scene(
        red={"materials": {"wood": 6}, "rubles": 0}, region={"board": [{"permits": 6, "sent": {"moscow": 2}}]}
    )
    scene.play("recruit suzdal")
    assert scene.legal() == ["dismiss 1", "dismiss 2"]


def test_a_specialist_for_two_rubles() -> None:
    """CT-2.3, CT-2.4: one of the two beside the city; the space is refilled from the bag."""
    scene = Scene(red={"rubles": 3}, region={"board": [{"permits": 1}]})
    scene.play("recruit ryazan")
    assert scene.legal() == ["hire 2", "dismiss 2", "hire 3", "dismiss 3"]
    assert scene.rule_against("hire 1") == "CT-1.3"
    scene.play("hire 2")
    assert scene.specialist(0) == "gain-gold-green"
    assert scene.red.rubles == 1
    assert scene.region.spaces[1] == -1
    scene.play("specialist claim-2")
    assert scene.module.printed.names[scene.region.spaces[1]] == "claim-2"
    assert scene.region.bag.bit_count() == 18


def test_moscow_chooses_among_five() -> None:
    """CT-2.3, CT-1.3."""
    scene = Scene(red={"rubles": 2}, region={"board": [{"permits": 1}]})
    scene.play("recruit moscow")
    assert len(scene.legal("hire")) == len(scene.legal("dismiss")) == 5


def test_without_paying_the_tile_leaves_the_game() -> None:
    """CT-2.3: a specialist already held stays."""
    board = {"permits": 6, "sent": {"moscow": 1}, "specialist": "claim-1"}
    scene = Scene(red={"rubles": 1}, region={"board": [board]})
    scene.play("recruit suzdal", "decline")
    assert scene.legal() == ["dismiss 1", "dismiss 2"]
    assert scene.rule_against("hire 1") == "CT-2.3"
    scene.play("dismiss 2", "specialist claim-2")
    assert scene.specialist(0) == "claim-1"
    assert scene.table.document()["contractors"]["removed"] == ["gain-gold-green"]
    assert scene.tools(0) == []


def test_a_specialist_already_held_becomes_a_tool() -> None:
    """CT-2.3: placed face down without effect."""
    board = {"permits": 6, "sent": {"moscow": 1}, "specialist": "gain-rubles"}
    scene = Scene(red={"rubles": 2}, region={"spaces": ["claim-1"], "board": [board]})
    events = scene.play("recruit suzdal", "decline", "hire 1")
    assert scene.specialist(0) == "claim-1"
    assert scene.tools(0) == ["gain-rubles"]
    assert scene.red.rubles == 0
    assert [event.kind for event in events] == ["recruit", "decline", "lay-by", "hire"]


def everybody_gone(spaces: list[str]) -> list[str]:
    from duomo.games.red_cathedral.modules.components import sets as component_set

    return [row.id for row in component_set.default().specialists if row.id not in spaces]


def test_an_empty_bag_leaves_the_space_empty() -> None:
    """CT-2.4."""
    spaces = ["gain-plain", "claim-1", "none", "none", "claim-2"]
    scene = Scene(region={"spaces": spaces, "removed": everybody_gone(spaces), "board": [{"permits": 6}]})
    assert scene.region.bag == 0
    scene.play("recruit vologda")  # beside spaces 1 and 5
    scene.play("dismiss 1")
    assert scene.region.spaces[0] == -1
    assert scene.legal() == ["end"]


def test_nobody_to_choose() -> None:
    """CT-2.4: both steps are skipped; the bonus is not."""
    spaces = ["gain-plain", "none", "none", "none", "claim-2"]
    board = {"permits": 6, "sent": {"moscow": 2}}
    scene = Scene(region={"spaces": spaces, "removed": everybody_gone(spaces), "board": [board]})
    scene.play("recruit ryazan", "gain wood")  # beside spaces 2 and 3
    assert scene.legal() == ["end"]
    gone = everybody_gone(spaces)
    half = Scene(red={"rubles": 0}, region={"spaces": spaces, "removed": gone, "board": [{"permits": 6}]})
    half.play("recruit suzdal")
    assert half.legal() == ["dismiss 1"]
    assert half.rule_against("dismiss 2") == "CT-2.4"


def test_pass_when_two_full_spaces_block_each_other() -> None:
    """RC-4.1: six dice on two spaces, each die exactly as far from the other space; no other action is
    possible.
    """
    towers = [
        {"sections": [{"banner": "blue"}] * 3},
        {"sections": [{"banner": "red"}] * 3},
        {"sections": [{"banner": "red"}] * 3},
        {"sections": [{"banner": "blue"}] * 3},
    ]
    dice = {name: {"space": 1, "face": 4} for name in ("white", "red", "blue")}
    dice |= {name: {"space": 5, "face": 4} for name in ("green", "yellow", "black")}
    scene = Scene(red={"rubles": 0}, tower=towers, market={"dice": dice}, region={"board": [{"permits": 0}]})
    assert scene.legal() == ["pass"]
    scene.play("pass", "end")
    assert scene.table.decider == 1
