"""Positions of solo games: Ivan's table, round trips, contradictions, views (RC-11)."""

from __future__ import annotations

from typing import Any

import pytest

import duomo
from duomo.core.engine.refusal import PositionError
from duomo.core.position import read_document, write_document
from duomo.games.red_cathedral.modules.ivan.positions.position import OF_IVAN
from duomo.games.red_cathedral.modules.ivan.rules.state import IvanExtra
from red_cathedral.helpers import GAME, check_conservation, red

ROW = ["build", "claim", "transport", "inventory", "recognition"]
DONE = {"banner": "ivan", "finished": True}
DICE = ["white", "red", "blue", "green", "yellow"]


def doc(**entries: Any) -> dict[str, Any]:
    return {"duomo_position": 1, "game": "red-cathedral", "player": [{}], **entries}


def towers(*first: dict[str, Any]) -> list[dict[str, Any]]:
    """Four towers of three; the sections of the first one are given from the base up."""
    rest: list[dict[str, Any]] = [{} for _ in range(3 - len(first))]
    return [{"sections": [*first, *rest]}, *({"sections": [{}, {}, {}]} for _ in range(3))]


def test_the_shortest_position_is_the_start_of_a_game() -> None:
    """RC-11.1, RC-11.3. Ivan has made his first claim; the player moves, with 3 rubles."""
    table = duomo.table(position=doc())
    assert table.names() == ["red", "ivan"]
    assert table.decider == 0
    rules, state = red(table)
    assert [player.rubles for player in state.players] == [3, 0]
    assert state.players[1].banners() == 5
    check_conservation(rules, state)


def test_a_hand_written_table_of_ivans() -> None:
    """RC-11.7. Pieces of any kind are on his sections."""
    section = {
        "banner": "ivan",
        "cost": ["gold", "green", "purple"],
        "recognition": 4,
        "delivered": ["wood", "wood"],
    }
    ivan = {
        "space": 12,
        "row": ROW,
        "tiles": DICE,
        "face_down": 2,
        "inventory": {"brick": 4},
        "build": ["stone"],
    }
    table = duomo.table(position=doc(tower=towers(section), ivan=ivan))
    written = table.document()
    assert written["ivan"] == {**ivan, "build": {"stone": 1}}
    assert written["tower"][0]["sections"][0]["delivered"] == ["wood", "wood"]
    assert written["reserve"]["wood"] == 18
    assert written["reserve"]["brick"] == 16
    assert GAME.read_position(read_document(write_document(written)))[3].key() == table.state.key()
    seen = table.view(0)
    assert seen["tower"][0]["sections"][0]["needs"] == ["any"]
    assert seen["ivan"]["banners"] == 5
    assert seen["ivan"]["prestige"] == 2
    check_conservation(*red(table))


def test_every_colour_has_its_ivan() -> None:
    """RC-11.1. His colour is the next one."""
    table = duomo.table(position=doc(player=[{"colour": "yellow"}]))
    assert table.view()["ivan"]["colour"] == "red"
    assert table.names() == ["yellow", "ivan"]


@pytest.mark.parametrize(
    ("message", "entries"),
    [
        ("there can be: recognition, inventory", {"ivan": {"row": ["sleep"]}}),
        ("ivan, row: there is one of each", {"ivan": {"row": ["claim"] * 5}}),
        ("ivan, tiles: there is one of each", {"ivan": {"tiles": ["red"] * 5}}),
        ("his row has 5 cards, each with a tile", {"ivan": {"row": ROW[:4]}}),
        ("ivan, face_down: 6 is wrong", {"ivan": {"face_down": 6}}),
        ("ivan: the entry “rubles” is unknown", {"ivan": {"rubles": 3}}),
        ("he claimed a base at set-up", {"tower": towers({"banner": "red"})}),
        ("wood: 24 pieces are in play", {"ivan": {"inventory": {"wood": 12}, "build": {"wood": 12}}}),
        (
            "all its materials are there, so it is finished",
            {"tower": towers({"banner": "ivan", "delivered": ["wood"] * 4})},
        ),
        (
            "order door, arch, arch, cross",
            {"tower": towers(DONE, DONE, {**DONE, "ornament": "ivan"})},
        ),
        ("pending 1: ivan decides nothing", {"turn": "ivan", "pending": ["after"]}),
        (
            "the tile die-red-3plus lies in his row",
            {"tower": towers({"banner": "red"}), "player": [{"slots": {"white-1": "die-red-3plus"}}]},
        ),
        ("this belongs to Ivan's turn", {"pending": ["solo claim"]}),
        ("is not Claim", {"turn": "ivan", "pending": ["solo claim"]}),
        ("when all his tiles are face down", {"turn": "ivan", "pending": ["solo decorate"]}),
        (
            "only among several sections",
            {"turn": "ivan", "pending": ["solo decorate"], "ivan": {"face_down": 5}},
        ),
        ("not the dice that his die has reached", {"turn": "ivan", "pending": ["solo roll red"]}),
        ("5 cards and 0 tiles have been laid", {"turn": "ivan", "pending": ["solo tiles 3"]}),
        ("his row is laid before the first turn", {"turns": 3, "pending": ["turn", "solo tiles 1"]}),
    ],
)  # fmt: skip
def test_contradictions_are_refused_by_name(message: str, entries: dict[str, Any]) -> None:
    """RC-11.2 to RC-11.7."""
    with pytest.raises(PositionError, match=message):
        GAME.read_position(doc(**entries))


def test_ivan_has_no_table_when_two_play() -> None:
    """RC-11.1."""
    with pytest.raises(PositionError, match="the entry “ivan” is unknown"):
        GAME.read_position(doc(player=[{}, {}], ivan={}))


def test_choices_for_ivan_can_be_pending() -> None:
    """RC-11.5, RC-11.7. Round trips during his turn."""
    claimed = [{"sections": [{"banner": who}, {}, {}]} for who in ("red", "ivan", "red", "ivan")]
    ivan = {"row": ["claim", *ROW[:1], *ROW[2:]], "face_down": 1}
    written = doc(tower=claimed, ivan=ivan, turn="ivan", pending=["solo claim"])
    written = duomo.table(position=written).document()
    assert written["pending"] == ["solo claim"]
    assert written["turn"] == "ivan"
    table = duomo.table(position=written)
    assert [move.text for move in table.legal()] == ["ivan 1.2", "ivan 3.2"]


def test_all_that_lies_before_ivan_lies_open() -> None:
    """RC-11.2. Every attribute has a declared visibility."""
    assert set(OF_IVAN) >= {"row", "tiles", "inventory", "build"}
    assert set(OF_IVAN.values()) == {"public"}
    one = IvanExtra()
    assert one.copy().key() == one.key()


def test_the_beginning_of_ivans_turn() -> None:
    """RC-11.4. His die moves, then nature rolls; a choice of the player's becomes pending."""
    entries = {"turn": "ivan", "ivan": {"row": ROW}}
    for pending in ({}, {"pending": ["turn"]}):
        table = duomo.table(position=doc(tower=towers({"banner": "ivan"}), **entries, **pending))
        assert table.document()["turn"] == "ivan"
        assert table.document()["pending"] == ["solo roll white red"]
        assert table.document()["ivan"]["face_down"] == 1
    finished = {"banner": "red", "finished": True}
    tower = [{"sections": [section, {}]} for section in ({"banner": "ivan"}, finished, finished)]
    ended = {"tower": tower, "turn": "ivan", "ivan": {"face_down": 5}}
    table = duomo.table(position=doc(**ended))
    assert [move.text for move in table.legal()] == ["ivan 2.1", "ivan 3.1"]
