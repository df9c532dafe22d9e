"""A game in a separate package passes everything Duomo's own games do."""

from __future__ import annotations

import importlib.util
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import toy_install
from duomo.locales import LANGUAGES
from server_tools import Person, Process

LIBRARY = """
import duomo, json, random
from duomo.core.record import read
from duomo.core.replay import follow, table_of
from duomo.core.words.phrase import render
from duomo.games.registry import GAMES, find
from duomo.locales import LANGUAGES

dice = random.Random(1)
table = duomo.table("stones", players=3, seed=7, options={"quarry": "24"})
told = []
while not table.over:
    again = duomo.table(position=table.document())
    assert again.state.key() == table.state.key()
    assert again.document() == table.document()
    words = table.words(table.decider)
    for language in LANGUAGES:
        told.append(render(words.decision(), language))
        told += [render(words.move(move.code), language) for move in table.legal()]
    for seat in range(3):
        seen = table.view(seat)
        assert [("plan" in player) for player in seen["player"]] == [at == seat for at in range(3)]
    assert table.why_not("lay 3") is None or table.why_not("lay 3").rule == "ST-2.2"
    events = table.play(dice.choice(table.legal()))
    told += [render(table.words().event(e), language) for e in events for language in LANGUAGES]
text = str(table.record())
record = read(text, "record")
replayed = table_of(find, record)
for _ in follow(replayed, record):
    pass
assert replayed.state.key() == table.state.key()
winners = table.rules.winners(table.state)
print(json.dumps({"games": list(GAMES), "result": record.result, "told": told, "winners": winners}))
"""

SECRETS = """
from itertools import product
import duomo
from duomo.research import study
table = duomo.table("stones", players=2, seed=3)
rules, own = table.rules, table.state.plans[0]
views, seen = [], []
for other in range(3):
    state = table.state.copy()
    state.plans[1] = other
    if min(rules.undealt(state)) < 0:
        continue
    views.append(table.game.view(rules, state, 0))
    seen.append(rules.seen_by(state, 0).key())
assert len(views) >= 2 and len(set(map(str, views))) == 1 and len(set(seen)) == 1
"""

PETTINGZOO = """
from pettingzoo.test import api_test, seed_test
from duomo.research import aec_env, vector_env
api_test(aec_env("stones", players=3), num_cycles=200)
seed_test(lambda: aec_env("stones", players=2), num_cycles=100)
"""


def test_the_library_plays_it_records_it_and_writes_its_positions() -> None:
    told: dict[str, Any] = json.loads(toy_install.python(LIBRARY))
    assert told["games"] == ["red-cathedral", "basilica", "stones"]
    assert set(told["result"]) == {"red", "blue", "green"}
    assert told["winners"]
    assert "The die shows 1: how many stones do you lay?" in told["told"]
    assert "Der Würfel zeigt 1: Wie viele Steine legst du?" in told["told"]


def test_nobody_sees_the_plans_of_others() -> None:
    toy_install.python(SECRETS)


def test_the_commands_know_it(tmp_path: Path) -> None:
    assert "Stone by Stone" in toy_install.duomo("games")
    assert "Die übliche Partie." in toy_install.duomo("games", "--language", "de")
    played = json.loads(
        toy_install.duomo("sim", "stones", "--bots", "greedy,random", "--games", "20", "--json")
    )
    assert played["games"] == 20
    arena = ["arena", "stones", "--bots", "sculptor,random", "--games", "4", "--workers", "1", "--json"]
    assert json.loads(toy_install.duomo(*arena))
    toy_install.duomo("sim", "stones", "--games", "1", "--records", str(tmp_path))
    (record,) = tmp_path.iterdir()
    assert "lays" in toy_install.duomo("replay", str(record))


@pytest.mark.skipif(importlib.util.find_spec("pettingzoo") is None, reason="needs the extra `research`")
def test_pettingzoo_finds_nothing_wrong_with_it() -> None:
    toy_install.python(PETTINGZOO)


# ---- the server ----------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    data = tmp_path_factory.mktemp("data")
    found = f"import sys; sys.path.append({str(toy_install.installed())!r})"
    running = Process(f"sqlite:///{data / 'duomo.sqlite'}", before=found)
    yield running
    running.kill()


@pytest.fixture
def anna(server: Process) -> Iterator[Person]:
    person = Person(server.settings.port, "Anna")
    yield person
    person.close()


def test_the_server_offers_it_with_its_texts_and_rules(anna: Person) -> None:
    offers = {offer["name"]: offer for offer in anna.http.get("/api/games").json()}
    assert offers["stones"]["players"] == [2, 3, 4]
    for language in LANGUAGES:
        texts = anna.http.get(f"/api/games/stones/texts/{language}")
        assert texts.status_code == 200
        assert "stones-decide = " in texts.text
    assert anna.http.get("/api/games/basilica/texts/en").text == ""
    assert anna.http.get("/api/games/stones/texts/xx").status_code == 404
    assert anna.http.get("/api/games/nothing/texts/en").status_code == 404
    pages = [page["name"] for page in anna.http.get("/api/rules/de").json()["pages"]]
    assert pages == ["red-cathedral", "contractors", "basilica", "stones"]
    parts = anna.http.get("/api/components/stones").json()
    assert [row["id"] for row in parts["tables"][0]["rows"]] == ["even", "odd", "three"]


def test_a_table_is_played_over_the_live_connection(anna: Person) -> None:
    table, _ = anna.table("stones", "me bot", {"quarry": "12"})
    with anna.live(table) as ours:
        assert "plan" not in ours.now["view"]["position"]["player"][1]
        made = ours.play_on(choose=lambda now: str(now["legal"][-1]["move"]))
        assert made >= 2
        assert ours.now["over"]
        assert len(ours.now["result"]["scores"]) == 2
    replay = anna.http.get(f"/api/replays/{table}").raise_for_status().json()
    assert replay["game"] == "stones"
    steps = anna.http.get(f"/api/replays/{table}/steps").raise_for_status().json()
    assert steps


def test_another_seats_plan_never_leaves_the_server(anna: Person) -> None:
    table, _ = anna.table("stones", "me bot", {"quarry": "12"})
    whispered = [
        event
        for entry in anna.snapshot(table)["entries"]
        for event in entry["events"]
        if event["kind"] == "plan"
    ]
    assert [event["seat"] for event in whispered] == [0]
