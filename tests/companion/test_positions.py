"""The position editor: every position of a game survives it, and errors are listed with a remedy."""

from __future__ import annotations

import tomllib
from copy import deepcopy
from pathlib import Path
from typing import Any

import msgspec
import pytest

import duomo
from duomo.core.engine.state import kind_of
from duomo.core.position import write_document
from duomo.core.record import read
from duomo.core.replay import table_of
from duomo.core.words.phrase import render
from duomo.games import registry
from duomo.locales import LANGUAGES
from duomo.play.companion.checking import checked
from duomo.play.companion.deciding import decisions_of
from duomo.play.companion.positions import Pieces, PositionGiven, PositionStart, position_shown
from duomo.play.trouble import ServerTrouble
from real_tables import EXAMPLES, GOLDEN

EVERY = 10
"""Moves between two positions of a golden game that are read; the first of every kind of decision and the
last are also shown.
"""


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_every_golden_position_survives(path: Path) -> None:
    """Text to editor to text: the same document, and the same engine state."""
    record = read(path.read_text(encoding="utf-8"), path.name)
    table = table_of(registry.find, record)
    seen: set[int] = set()
    for number, line in enumerate(record.moves, 1):
        table.follow(line)
        kind = kind_of(table.state.stack[-1]) if table.state.stack else -1
        if kind not in seen:
            seen.add(kind)
            shown = position_shown(PositionGiven(text=write_document(table.document())))
            assert not shown.problems
            assert tomllib.loads(shown.text) == table.document()
            counting = table.game.counting()
            assert counting is not None
            laid = counting.document(decoded(shown.pieces))
            assert table.game.read_position(laid)[3].key() == table.state.key()
            assert shown.record is not None
            assert duomo.replay(shown.record).state.key() == table.state.key()
        elif not number % EVERY:
            found = checked(tomllib.loads(write_document(table.document())))
            assert not found.problems
            assert found.read is not None
            assert found.read[3].key() == table.state.key()


def decoded(pieces: object) -> object:
    """Pieces as they come back from a page."""
    return msgspec.json.decode(msgspec.json.encode(pieces), type=Pieces)


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_every_example_survives(path: Path) -> None:
    one = position_shown(PositionGiven(text=path.read_text(encoding="utf-8")))
    assert not one.problems
    assert one.pieces is not None
    other = position_shown(PositionGiven(pieces=one.pieces))
    assert tomllib.loads(other.text) == tomllib.loads(one.text)


def of_two(**entries: Any) -> dict[str, Any]:
    return {"duomo_position": 1, "game": "red-cathedral", "player": [{}, {}], **entries}


COUNTED = {"colour": "red", "banners": {"inventory": 3, "beside": 2}}
"""Five banners: the sixth is on a section. Removing it there causes no second problem here."""
WRONG: list[tuple[str, dict[str, Any]]] = [
    ("RC-7.2", of_two(market={"dice": {die: {"space": 3} for die in ("white", "red", "blue", "green")}})),
    ("RC-5.1", of_two(tower=[{"sections": [{}, {"banner": "red"}]}])),
    ("RC-5.1", of_two(tower=[{"sections": [{}, {"banner": "red"}]}], player=[COUNTED, {}])),
    ("RC-5.2", of_two(tower=[{"sections": [{"banner": "red", "tile": "gold"}, {}]}])),
    ("RC-6.3", of_two(tower=[{"sections": [{"finished": True}, {}]}])),
    ("RC-6.4", of_two(tower=[{"sections": [{"banner": "red", "ornament": "red"}, {}]}])),
    ("RC-1.9", of_two(player=[{"colour": "red", "materials": {"wood": 9}}, {}])),
    ("RC-1.1", of_two(reserve={"wood": 20}, player=[{"materials": {"wood": 1}}, {}])),
    ("RC-5.2", of_two(player=[{"slots": {"red": "gold"}}, {}])),
    ("RC-10.1", of_two(pending=[])),
]


def of_basilica(**entries: Any) -> dict[str, Any]:
    vaults = {"1.1": "red", "1.2": "blue"}
    return {"duomo_position": 1, "game": "basilica", "cathedral": vaults, **entries}


WRONG += [
    ("BA-1.4", of_basilica(scaffolds=["1.1"])),
    ("BA-1.4", of_basilica(glass=["2.2"])),
    ("BA-1.4", of_basilica(glass=["1.1", "1.1"])),
    ("BA-1.4", of_basilica(player=[{"builders": ["1.1"]}, {"builders": ["1.1"]}])),
    ("BA-3.1", of_basilica(cathedral={"1.1": "red-blue", "1.2": "red-green"})),
    ("BA-1.3", of_basilica(player=[{"coins": 2}, {"coins": 2}])),
    ("BA-3.3", of_basilica(king=31)),
    ("BA-2.2", of_basilica(actions_left=5)),
    ("BA-2.2", of_basilica(fresh="1.1")),
    ("BA-5.5", of_basilica(pending=[])),
    ("BA-1.1", of_basilica(vaults=["red promote"] * 2)),
]


def of_contractors(players: int = 2, **region: Any) -> dict[str, Any]:
    options = {"contractors": "on"}
    seats: list[dict[str, Any]] = [{} for _ in range(players)]
    return of_two(options=options, player=seats, contractors=region)


def of_guild(guild: str, **entries: Any) -> dict[str, Any]:
    return of_two(options={"guild": guild}, guild=entries)


def of_ivan(*sections: dict[str, Any], **entries: Any) -> dict[str, Any]:
    """Against Ivan, with these sections in the first tower and two more towers of two."""
    rest: dict[str, Any] = {"sections": [{}, {}]}
    tower = [{"sections": list(sections)}, rest, rest] if sections else [rest] * 3
    return of_two(player=[{}], tower=deepcopy(tower), **entries)


HIS = {"banner": "ivan", "finished": True}
CITY_BOARDS = {"cities": ["moscow", "suzdal", "smolensk"]}
WRONG += [
    ("CT-1.4", of_contractors(cities=["moscow", "moscow"])),
    ("CT-1.3", of_contractors(spaces=["claim-1", "claim-1"])),
    ("CT-1.3", of_contractors(removed=["claim-1"], spaces=["claim-1"])),
    ("CT-1.3", of_contractors(removed=["claim-1", "claim-1"])),
    ("CT-2.4", of_contractors(spaces=["none"])),
    ("CT-1.5", of_contractors(board=[{"permits": 7}])),
    ("CT-1.5", of_contractors(board=[{"sent": {"moscow": 4, "suzdal": 3}}])),
    ("CT-1.4", of_contractors(board=[{"sent": {"tver": 1}}])),
    ("CT-2.3", of_contractors(board=[{"specialist": "claim-1"}])),
    ("CT-2.3", of_contractors(board=[{"sent": {"moscow": 1}, "tools": ["claim-1", "claim-2"]}])),
    ("CT-5.12", of_guild("archivists", hands=[["absent"], ["absent"]])),
    ("CT-5.9", of_guild("archivists", under=[{"by": "red"}])),
    ("CT-5.2", of_guild("jewellers", diamonds={"1.1": ["wood"]})),
    ("RC-11.1", of_ivan() | {"tower": [{"sections": [HIS] * 4}, {"sections": [HIS] * 3}]}),
    ("RC-11.1", of_ivan() | {"tower": [{"sections": [{**HIS, "ornament": "ivan"}, {}]} for _ in range(2)]}),
    ("RC-11.5", of_ivan(HIS, {**HIS, "ornament": "ivan"})),
    ("RC-11.3", of_ivan({"banner": "red"}, {})),
    ("RC-11.1", of_ivan(HIS, {"tile": "die-red-3plus"})),
    ("RC-11.2", of_ivan(ivan={"row": ["claim"] * 5})),
    ("RC-11.2", of_ivan(ivan={"row": ["claim", "build"]})),
    ("RC-11.4", of_ivan(ivan={"face_down": 6})),
    ("CT-6.2", of_ivan(ivan={"marker": 1})),
    ("CT-6.2", of_ivan(HIS, {}, ivan={"marker": 3}, options={"contractors": "on"}, contractors=CITY_BOARDS)),
    ("CT-6.2", of_ivan(options={"contractors": "on"}, contractors={"board": [{}, {"sent": {"moscow": 1}}]})),
    ("RC-11.4", of_ivan(pending=["solo claim"])),
    ("CT-2.1", of_contractors() | {"pending": ["after", "hire moscow"]}),
    ("RC-7.8", of_two(pending=["after", "roll white red"])),
    ("BA-2.2", of_basilica(pending=["turn black"])),
    ("RC-2.1", of_two(pending=["set-up start"], market={"resources": ["wood"]})),
    ("RC-2.1", of_two(pending=["set-up start", "turn"])),
    ("RC-2.1", of_two(market={"influence": ["clergy-1", "clergy-2"]})),
    ("RC-1.7", of_two(tower=[{"sections": [{}]}])),
    ("RC-1.7", of_two(tower=[{"sections": [{"card": "dome-01"}, {}]}])),
    ("RC-1.8", of_two(player=[{"colour": "red"}, {"colour": "red"}])),
    ("RC-1.3", of_two(market={"dice": {"white": {"space": 1, "face": 7}}})),
]  # fmt: skip


@pytest.mark.parametrize(("rule", "document"), WRONG)
def test_a_problem_has_its_rule_and_a_way_out(rule: str, document: dict[str, Any]) -> None:
    shown = position_shown(PositionGiven(text=write_document(document)))
    assert [problem.rule for problem in shown.problems] == [rule]
    assert shown.problems[0].fix is not None
    assert shown.record is None
    assert shown.view is not None
    fixed = position_shown(PositionGiven(text=shown.problems[0].fixed))
    assert not fixed.problems


def test_a_problem_is_told_in_every_language() -> None:
    """No message of the editor falls back to the parser's English words."""
    for _, document in WRONG:
        for problem in position_shown(PositionGiven(text=write_document(document))).problems:
            assert problem.words.key not in ("refusal-position-wrong", "refusal-in-english")
            for language in LANGUAGES:
                said = render(problem.words, language)
                assert language == "en" or said != render(problem.words), said


STARTS = [
    PositionStart("red-cathedral", players, options)
    for players in (1, 2, 3, 4)
    for options in ({}, {"contractors": "on"}, {"contractors": "on", "guild": "archivists"})
    if players > 1 or "guild" not in options
]


@pytest.mark.parametrize("start", [*STARTS, PositionStart("basilica")], ids=str)
def test_a_position_starts_with_every_module(start: PositionStart) -> None:
    shown = position_shown(PositionGiven(start=start))
    assert not shown.problems
    assert shown.pieces is not None
    assert shown.view is not None


def test_several_problems_are_listed_together() -> None:
    document = of_two(
        market={"dice": {die: {"space": 3} for die in ("white", "red", "blue", "green")}},
        tower=[{"sections": [{}, {"banner": "red"}]}],
    )
    assert {
        problem.rule for problem in position_shown(PositionGiven(text=write_document(document))).problems
    } == {
        "RC-5.1",
        "RC-7.2",
    }


@pytest.mark.parametrize("text", ["", "nothing", "/etc/passwd", "a = [", "game = 3"])
def test_what_is_no_position_is_refused(text: str) -> None:
    with pytest.raises(ServerTrouble):
        position_shown(PositionGiven(text=text))


@pytest.mark.parametrize("game", ["red-cathedral", "basilica"])
def test_what_is_decided_is_chosen_from_what_the_rules_allow(game: str) -> None:
    """Every offer is a position without problems; one that needs no move leaves the pieces unchanged."""
    start = table_of_a_turn(game)
    offers = decisions_of(PositionGiven(text=start))
    assert len(offers) > 3
    assert [offer.now for offer in offers] == [True, *[False] * (len(offers) - 1)]
    given = tomllib.loads(position_shown(PositionGiven(text=start)).text)
    for offer in offers:
        shown = position_shown(PositionGiven(text=offer.text))
        assert shown.problems == [], offer.detail
        document = tomllib.loads(shown.text)
        if not offer.moves:
            assert {**document, "pending": 0} == {**given, "pending": 0}, offer.detail
    visits = [offer.detail for offer in offers if offer.moves]
    assert any("market" in detail for detail in visits) == (game == "red-cathedral"), "a die moves"


def table_of_a_turn(game: str) -> str:
    table = duomo.table(game, players=2, seed=5, options={"start_player": "1"})
    return write_document(table.document())


def test_nothing_is_decided_in_a_position_with_problems() -> None:
    text = 'duomo_position = 1\ngame = "red-cathedral"\nturn = "purple"\n[[player]]\n'
    with pytest.raises(ServerTrouble):
        decisions_of(PositionGiven(text=text))
