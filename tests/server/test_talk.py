"""Chat at the table: players and watchers apart, nothing is markup, nobody can spoil it for others."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from duomo.http.settings import Settings
from duomo.play.people.talk import LONGEST, cleaned
from duomo.play.trouble import ServerTrouble
from duomo.store import house
from duomo.store.talk import Talks
from server_tools import Person, Running

Make = Callable[..., Person]


def pair(person: Make) -> tuple[Person, Person, str]:
    anna, bruno = person("Anna"), person("Bruno")
    table, links = anna.table("basilica", "me friend")
    bruno.take(table, links[1])
    return anna, bruno, table


def say(one: Person, table: str, **what: Any) -> Any:
    answer = one.post(f"/api/tables/{table}/talk", **what)
    assert answer.status_code == 200, answer.text
    return answer.json()


def heard(one: Person, table: str) -> list[str]:
    lines = one.http.get(f"/api/tables/{table}/talk").raise_for_status().json()
    return [line["text"] or line["phrase"] for line in lines]


def wrong(answer: Any) -> str:
    assert answer.status_code >= 400, answer.text
    return str(answer.json()["error"]["key"]).removeprefix("server-")


def test_what_is_said_arrives_as_it_was_said(person: Make) -> None:
    anna, bruno, table = pair(person)
    with bruno.live(table) as live:
        said = say(anna, table, text="  <b>Well</b>\nbuilt &amp; 👩‍👩‍👧 ")
        line = live.hear_until(lambda message: message["type"] == "talk")["line"]
    assert line["text"] == said["text"] == "<b>Well</b> built &amp; 👩‍👩‍👧"
    assert (line["name"], line["mine"], said["mine"]) == ("Anna", False, True)
    say(bruno, table, phrase="thanks")
    assert heard(anna, table) == [said["text"], "thanks"]


def test_players_and_watchers_talk_apart(person: Make) -> None:
    anna, bruno, table = pair(person)
    watcher, other = person("Vera"), person()
    say(anna, table, text="hello")
    with anna.live(table) as playing, other.live(table) as watching:
        say(watcher, table, text="take the red one")
        assert watching.hear_until(lambda message: message["type"] == "talk")["line"]["name"] == "Vera"
        say(bruno, table, text="hello you")
        assert playing.hear_until(lambda message: message["type"] == "talk")["line"]["text"] == "hello you"
    assert heard(anna, table) == heard(bruno, table) == ["hello", "hello you"]
    assert heard(watcher, table) == heard(other, table) == ["take the red one"]


def test_when_the_game_is_over_all_hear_all(person: Make) -> None:
    anna = person("Anna")
    table, _ = anna.table("basilica", "me screen")
    watcher = person("Vera")
    say(watcher, table, text="nice")
    with anna.live(table) as live:
        live.play_on()
    say(anna, table, text="thank you")
    assert heard(anna, table) == heard(watcher, table) == ["nice", "thank you"]


def test_whom_somebody_blocks_is_not_heard_anywhere(person: Make) -> None:
    anna, bruno, table = pair(person)
    number = say(bruno, table, text="boo")["number"]
    with anna.live(table) as live:
        anna.post(f"/api/tables/{table}/talk/{number}/block").raise_for_status()
        assert heard(anna, table) == []
        say(bruno, table, text="boo again")
        say(anna, table, text="peace")
        line = live.hear_until(lambda message: message["type"] == "talk")["line"]
        assert line["text"] == "peace"
    assert heard(bruno, table) == ["boo", "boo again", "peace"]
    second, links = bruno.table("basilica", "me friend")
    anna.take(second, links[1])
    say(bruno, second, text="here too")
    assert heard(anna, second) == []
    (blocked,) = anna.http.get("/api/me/blocks").json()
    assert blocked["name"] == "Bruno"
    assert bruno.http.delete(f"/api/me/blocks/{blocked['id']}").status_code == 200, "which does nothing"
    assert heard(anna, second) == []
    anna.http.delete(f"/api/me/blocks/{blocked['id']}").raise_for_status()
    assert heard(anna, second) == ["here too"]


def test_whom_somebody_blocks_leaves_them_alone(person: Make) -> None:
    """Including a friend who has never said anything: no more requests, invitations or rematches."""
    anna, bruno = person("Anna"), person("Bruno")
    table, links = bruno.table("basilica", "me friend", stand_in="random")
    anna.take(table, links[1])
    here, there = anna.me["guest"], bruno.me["guest"]
    bruno.post("/api/me/friends", guest=here).raise_for_status()
    anna.post(f"/api/me/friends/{there}/accept").raise_for_status()
    waits, _ = bruno.table("basilica", "me friend")
    bruno.post(f"/api/tables/{waits}/invitations", guest=here).raise_for_status()
    assert len(anna.http.get("/api/me/invitations").json()) == 1
    assert wrong(anna.post("/api/me/blocks", guest=here)) == "no-person"
    assert wrong(anna.post("/api/me/blocks", guest="0" * 16)) == "no-person"
    anna.post("/api/me/blocks", guest=there).raise_for_status()
    assert anna.http.get("/api/me/invitations").json() == []
    assert [one.http.get("/api/me/friends").json()["friends"] for one in (anna, bruno)] == [[], []]
    assert wrong(bruno.post("/api/me/friends", guest=here)) == "not-welcome"
    assert wrong(bruno.post(f"/api/tables/{waits}/invitations", guest=here)) == "not-a-friend"
    for one, seat in ((anna, 1), (bruno, 0)):
        one.post(f"/api/tables/{table}/resign", seat=seat).raise_for_status()
    assert wrong(bruno.post(f"/api/tables/{table}/rematch")) == "not-welcome"
    bruno.http.put("/api/me", json={"name": "Boris"}).raise_for_status()
    [blocked] = anna.http.get("/api/me/blocks").json()
    assert blocked["name"] == "Boris", "by the name they have today"
    anna.http.delete(f"/api/me/blocks/{blocked['id']}").raise_for_status()
    bruno.post("/api/me/friends", guest=here).raise_for_status()


def test_only_what_one_has_heard_can_be_blocked_or_reported(person: Make) -> None:
    anna, _, table = pair(person)
    number = say(anna, table, text="mine")["number"]
    watcher = person()
    for who, line in ((anna, number), (watcher, number), (watcher, 99)):
        assert wrong(who.post(f"/api/tables/{table}/talk/{line}/block")) == "not-found"
        assert wrong(who.post(f"/api/tables/{table}/talk/{line}/report")) == "not-found"


def test_stewards_see_what_is_reported(server: Running, person: Make) -> None:
    anna, bruno, table = pair(person)
    number = say(bruno, table, text="something bad")["number"]
    anna.post(f"/api/tables/{table}/talk/{number}/report", reason="It is bad.").raise_for_status()
    assert wrong(anna.http.get("/api/house/reports")) == "no-steward"
    house.execute(server.hub.store.engine, house.grant(anna.me["guest"], True))
    found = [one for one in anna.http.get("/api/house/reports").json() if one["table"] == table]
    assert [(one["name"], one["said"], one["reason"]) for one in found] == [
        ("Bruno", "something bad", "It is bad.")
    ]
    assert wrong(bruno.post(f"/api/house/reports/{found[0]['id']}/settle")) == "no-steward"
    anna.post(f"/api/house/reports/{found[0]['id']}/settle").raise_for_status()
    assert not [one for one in anna.http.get("/api/house/reports").json() if one["table"] == table]


@pytest.mark.parametrize(
    "what",
    [
        {},
        {"text": ""},
        {"text": "\u200b \u2028"},
        {"phrase": "rude"},
        {"text": "a", "phrase": "thanks"},
        {"text": 7},
    ],
)
def test_what_is_nothing_to_say(person: Make, what: dict[str, Any]) -> None:
    anna, _, table = pair(person)
    answer = anna.post(f"/api/tables/{table}/talk", **what)
    assert wrong(answer) in ("nothing-said", "bad-request")
    assert heard(anna, table) == []


def test_lines_are_short_and_of_visible_characters() -> None:
    assert cleaned("a\u202eb\x07c") == "abc"
    assert len(cleaned("x" * 1000)) == LONGEST
    assert cleaned("e" + "\u0301" * 20).count("\u0301") <= 3
    with pytest.raises(ServerTrouble):
        cleaned("\u2800")


def test_nobody_talks_without_end(sqlite: str) -> None:
    limits = Settings(database="").limits
    running = Running(sqlite, limits)
    anna, bruno = Person(running.port, "Anna"), Person(running.port, "Bruno")
    table, links = anna.table("basilica", "me friend")
    bruno.take(table, links[1])
    answers = [anna.post(f"/api/tables/{table}/talk", phrase="hello") for _ in range(limits.talk)]
    assert wrong(answers[-1]) == "too-much-talk"
    say(bruno, table, text="others may")
    for one in (anna, bruno):
        one.close()
    running.stop()


def test_what_somebody_said_goes_with_them(person: Make, server: Running) -> None:
    anna, bruno, table = pair(person)
    number = say(anna, table, text="my secret")["number"]
    bruno.post(f"/api/tables/{table}/talk/{number}/block").raise_for_status()
    bruno.post(f"/api/tables/{table}/talk/{number}/report", reason="Anna is rude").raise_for_status()
    assert bruno.http.get("/api/me/blocks").json()[0]["name"] == "Anna"
    assert anna.http.get("/api/me/everything").json()["talk"][0]["text"] == "my secret"
    identity: Any = server.guard.app.app.dependencies["identity"].dependency()
    forget = identity.forget(anna.me["guest"])
    asyncio.run_coroutine_threadsafe(forget, server.hub.writer.loop).result(60)
    assert heard(bruno, table) == []
    assert bruno.http.get("/api/me/blocks").json() == [], "nor is the name left with those who blocked them"
    assert table not in [report.table_id for report in Talks(server.hub.store.engine).reports()]
