"""Open tables, terms of a table, invitations, rematches, friends, seeks and clubs."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from server_tools import PATIENCE, Cluster, Person, Process, Running, wait_until

Make = Callable[..., Person]


def wrong(answer: httpx.Response) -> str:
    assert answer.status_code >= 400, answer.text
    return str(answer.json()["error"]["key"]).removeprefix("server-")


def right(answer: httpx.Response) -> Any:
    assert answer.status_code < 300, answer.text
    return answer.json() if answer.text else None


def get(one: Person, path: str, **query: Any) -> Any:
    return right(one.http.get(path, params=query))


def me(one: Person) -> str:
    return str(one.me["guest"])


def open_tables(one: Person, **query: Any) -> list[str]:
    return [table["table"] for table in get(one, "/api/lobby", **query)["tables"]]


class Window:
    """A page of somebody who is not at a table."""

    def __init__(self, person: Person, where: str = "lobby") -> None:
        self.opened = connect(
            f"ws://127.0.0.1:{person.port}/api/me/live",
            additional_headers={"cookie": f"duomo={person.cookie}"},
            open_timeout=PATIENCE,
        )
        self.socket = self.opened.__enter__()
        self.say(where)

    def close(self) -> None:
        self.opened.__exit__(None, None, None)

    def say(self, where: str) -> None:
        self.socket.send(json.dumps({"type": "here", "where": where}))
        self.hear("pong")

    def hear(self, kind: str, about: str | None = None) -> Any:
        while True:
            message = json.loads(self.socket.recv(PATIENCE))
            if message["type"] == kind and about in (None, message.get("about")):
                return message


@contextlib.contextmanager
def here(person: Person, where: str = "lobby") -> Iterator[Window]:
    window = Window(person, where)
    yield window
    window.close()


def befriend(one: Person, other: Person) -> None:
    right(one.post("/api/me/friends", guest=me(other)))
    right(other.post(f"/api/me/friends/{me(one)}/accept"))


# ---- open tables ---------------------------------------------------------------------------------


def test_whoever_finds_an_open_table_sits_down_at_once_and_is_seen_to(person: Make) -> None:
    anna, bruno, carla, dora = (person(name) for name in ("Anna", "Bruno", "Carla", "Dora"))
    with here(carla) as lobby, here(anna, "here") as elsewhere:
        table, links = anna.table("red-cathedral", "me open bot open")
        lobby.hear("news", "open")
        [told] = [one for one in get(carla, "/api/lobby")["tables"] if one["table"] == table]
        assert (told["free"], told["players"], told["host"], told["to"]) == (2, 4, "Anna", "all")
        assert (told["mine"], told["friend"], told["here"]) == (False, False, True)
        assert right(bruno.post(f"/api/tables/{table}/join"))["seat"] == 1
        assert elsewhere.hear("news", "tables")["table"] == table
        lobby.hear("news", "open")
    assert right(bruno.post(f"/api/tables/{table}/join"))["seat"] == 1, "it is theirs"
    assert wrong(dora.post(f"/api/tables/{table}/seats", token=links[1])) == "seat-taken"
    assert carla.take(table, links[3]) == 3, "a link to an open seat works as long as it is free"
    assert table not in open_tables(dora)
    assert wrong(dora.post(f"/api/tables/{table}/join")) == "table-full"
    names = [seat["name"] for seat in anna.snapshot(table)["seats"]]
    assert names == ["Anna", "Bruno", None, "Carla"]


def test_only_who_may_join_is_shown_a_table(person: Make) -> None:
    anna, bruno, carla = person("Anna"), person("Bruno"), person("Carla")
    befriend(anna, bruno)
    for_friends, _ = anna.table("basilica", "me open", open={"to": "friends"})
    strong, _ = anna.table("basilica", "me open", open={"lowest": 1700})
    alone, links = anna.table("basilica", "me friend")
    assert for_friends in open_tables(bruno)
    assert for_friends in open_tables(bruno, friends=True, game="basilica", players=2, pace="none")
    assert for_friends not in open_tables(bruno, rated=True)
    assert for_friends not in open_tables(bruno, game="red-cathedral")
    assert not {for_friends, strong, alone} & set(open_tables(carla))
    assert wrong(carla.post(f"/api/tables/{for_friends}/join")) == "only-friends"
    assert wrong(carla.post(f"/api/tables/{strong}/join")) == "outside-range"
    assert wrong(carla.post(f"/api/tables/{alone}/join")) == "table-full"
    assert strong in open_tables(anna), "one's own that wait are shown"
    assert wrong(carla.post(f"/api/tables/{alone}/open")) == "not-your-table"
    right(anna.post(f"/api/tables/{alone}/open"))
    assert alone in open_tables(carla)
    said = right(anna.post(f"/api/tables/{alone}/talk", text="boo"))["number"]
    assert carla.take(alone, links[1]) == 1
    right(carla.post(f"/api/tables/{alone}/talk/{said}/block"))
    another, _ = anna.table("basilica", "me open")
    assert another in open_tables(bruno)
    assert another not in open_tables(carla)
    assert wrong(carla.post(f"/api/tables/{another}/join")) == "not-welcome"
    assert wrong(anna.post("/api/me/friends", guest=me(carla))) == "not-welcome"
    right(anna.http.delete(f"/api/tables/{another}/open"))
    assert another not in open_tables(bruno)
    clocked, _ = anna.table("basilica", "me open", pace={"kind": "player", "seconds": 600})
    assert clocked not in open_tables(bruno), "nobody sits there who could play now"
    with here(anna):
        assert clocked in open_tables(bruno)


def test_of_many_who_want_one_seat_one_has_it(person: Make) -> None:
    anna = person("Anna")
    table, _ = anna.table("basilica", "me open")
    others = [person(f"P{number}") for number in range(6)]
    with ThreadPoolExecutor(6) as pool:
        answers = list(pool.map(lambda one: one.post(f"/api/tables/{table}/join").status_code, others))
    assert sorted(answers) == [200, 409, 409, 409, 409, 409]


# ---- terms ---------------------------------------------------------------------------------------


def test_what_is_agreed_at_a_table_is_kept_to(person: Make) -> None:
    anna, bruno, vera = person("Anna"), person("Bruno"), person("Vera")
    strict = {"hints": "off", "undo": "off", "watchers": "friends"}
    table, links = anna.table("basilica", "me friend", terms=strict)
    bruno.take(table, links[1])
    assert anna.snapshot(table)["terms"] == strict
    mover = anna if anna.snapshot(table)["now"]["yours"] is not None else bruno
    assert wrong(mover.post(f"/api/tables/{table}/hint")) == "hints-off"
    with mover.live(table) as live:
        before, seat = live.now["number"], live.now["yours"]
        live.play()
        refused = live.say("undo", seat=seat, to=before, after=live.now["number"])
        assert refused["words"]["key"] == "server-undo-off"
        assert live.now["undo"]["policy"] == "none"
    for path in ("", "/entries", "/talk", "/standing", "/dice"):
        assert wrong(vera.http.get(f"/api/tables/{table}{path}")) == "watchers-friends"
    befriend(vera, bruno)
    assert vera.snapshot(table)["spectator"]
    hidden, _ = anna.table("basilica", "me bot", terms={"watchers": "nobody"})
    assert wrong(bruno.http.get(f"/api/tables/{hidden}")) == "watchers-nobody"
    assert anna.snapshot(hidden)["host"]


@pytest.mark.parametrize(("undo", "policy"), [("usual", "free"), ("consent", "consent"), ("free", "free")])
def test_how_moves_are_taken_back_is_agreed(person: Make, undo: str, policy: str) -> None:
    anna, bruno = person("Anna"), person("Bruno")
    table, links = anna.table("red-cathedral", "me friend", terms={"undo": undo})
    bruno.take(table, links[1])
    with anna.live(table) as one, bruno.live(table) as other:
        first, second = (one, other) if one.now["yours"] is not None else (other, one)
        while first.now["undo"]["to"] is None:
            first.play()
        assert first.now["undo"]["policy"] == policy or undo == "usual"
        seat = first.now["yours"]
        while first.now["decider"] == seat:
            first.play()
        while second.now["number"] < first.now["number"]:
            second.hear()
        second.play()
        while first.now["number"] < second.now["number"]:
            first.hear()
        assert first.now["undo"]["policy"] == ("free" if undo == "free" else "consent")


def test_rated_tables_have_no_hints_and_the_usual_undo_at_most(person: Make) -> None:
    anna = person("Anna")
    table, _ = anna.table("basilica", "me friend", rated=True, terms={"undo": "free"})
    assert anna.snapshot(table)["terms"] == {"hints": "off", "undo": "usual", "watchers": "all"}


# ---- rematch -------------------------------------------------------------------------------------


def test_a_rematch_reaches_everybody_and_keeps_their_seats(person: Make) -> None:
    anna, bruno, carla = person("Anna"), person("Bruno"), person("Carla")
    table, links = anna.table("basilica", "me friend", terms={"watchers": "friends"})
    bruno.take(table, links[1])
    with anna.live(table) as one, bruno.live(table) as other:
        while not one.now["over"]:
            mover, waiting = (one, other) if one.now["yours"] is not None else (other, one)
            mover.play()
            while waiting.now["number"] < mover.now["number"]:
                waiting.hear()
    with here(bruno) as window:
        again = right(anna.post(f"/api/tables/{table}/rematch"))["table"]
        assert window.hear("news", "invitations")["table"] == again
    [asked] = get(bruno, "/api/me/invitations")
    assert (asked["kind"], asked["by"], asked["summary"]["table"]) == ("rematch", "Anna", again)
    assert again in [one["table"] for one in get(bruno, "/api/tables")["running"]]
    assert anna.snapshot(again)["terms"]["watchers"] == "friends"
    assert wrong(carla.post(f"/api/tables/{again}/join")) == "table-full"
    assert wrong(carla.post(f"/api/me/invitations/{asked['id']}")) == "no-invitation"
    assert right(bruno.post(f"/api/me/invitations/{asked['id']}"))["seat"] == 1
    assert get(bruno, "/api/me/invitations") == []


def test_who_declines_an_invitation_takes_nothing_from_others(person: Make) -> None:
    anna, bruno = person("Anna"), person("Bruno")
    befriend(anna, bruno)
    table, links = anna.table("basilica", "me friend")
    right(anna.post(f"/api/tables/{table}/invitations", guest=me(bruno)))
    assert get(anna, f"/api/tables/{table}/invitations") == [me(bruno)]
    [asked] = get(bruno, "/api/me/invitations")
    right(bruno.http.delete(f"/api/me/invitations/{asked['id']}"))
    assert get(bruno, "/api/me/invitations") == []
    assert bruno.take(table, links[1]) == 1, "the link still works"
    assert wrong(anna.post(f"/api/tables/{table}/invitations", guest=me(bruno))) == "sits-there"


# ---- friends -------------------------------------------------------------------------------------


def test_friends_are_asked_accepted_found_and_invited(person: Make) -> None:
    anna, bruno, carla = person("Anna"), person("Bruno"), person("Carla")
    with here(bruno) as window:
        told = right(anna.post("/api/me/friends", guest=me(bruno)))
        assert [one["name"] for one in told["asked"]] == ["Bruno"]
        window.hear("news", "friends")
        told = right(bruno.post(f"/api/me/friends/{me(anna)}/accept"))
        assert [one["name"] for one in told["friends"]] == ["Anna"]
        [friend] = get(anna, "/api/me/friends")["friends"]
        assert (friend["name"], friend["where"]) == ("Bruno", "lobby")
        window.say("puzzles")
        assert get(anna, "/api/me/friends")["friends"][0]["where"] == "puzzles"
        made = right(anna.post(f"/api/me/friends/{me(bruno)}/invite"))["table"]
        assert window.hear("news", "invitations")["table"] == made
        [asked] = get(bruno, "/api/me/invitations")
        assert right(bruno.post(f"/api/me/invitations/{asked['id']}"))["table"] == made
    assert get(anna, "/api/me/friends")["friends"][0]["where"] == "away"
    with bruno.live(made):
        [friend] = get(anna, "/api/me/friends")["friends"]
        assert (friend["where"], friend["table"], friend["yours"]) == ("table", made, True)
        right(bruno.http.put("/api/me/unseen", json={"unseen": True}))
        [friend] = get(anna, "/api/me/friends")["friends"]
        assert (friend["where"], friend["table"]) == ("away", None)
    assert wrong(carla.post(f"/api/me/friends/{me(anna)}/invite")) == "not-a-friend"
    assert wrong(carla.post(f"/api/me/friends/{me(anna)}/accept")) == "not-asked-friend"
    right(carla.post("/api/me/friends", table=made, seat=0))
    right(anna.http.delete(f"/api/me/friends/{me(carla)}"))
    assert get(carla, "/api/me/friends")["asked"] == []
    right(anna.http.delete(f"/api/me/friends/{me(bruno)}"))
    assert get(bruno, "/api/me/friends")["friends"] == []


# ---- seeks ---------------------------------------------------------------------------------------

TEN_MINUTES = {"kind": "player", "seconds": 600}


def test_two_who_seek_the_same_are_brought_to_one_table(person: Make) -> None:
    anna, bruno, carla = person("Anna"), person("Bruno"), person("Carla")
    wish = {"game": "basilica", "players": 2, "pace": TEN_MINUTES, "rated": True}
    with here(anna) as one, here(bruno) as other, here(carla) as third:
        right(anna.post("/api/me/seeks", **wish))
        slow = right(carla.post("/api/me/seeks", **{**wish, "pace": None}))
        right(bruno.post("/api/me/seeks", **wish))
        found = one.hear("news", "seeks")
        while found["table"] is None:
            found = one.hear("news", "seeks")
        met = other.hear("news", "seeks")
        while met["table"] is None:
            met = other.hear("news", "seeks")
        assert met["table"] == found["table"]
        assert get(anna, "/api/lobby")["seeks"] == []
        assert [seek["id"] for seek in get(carla, "/api/lobby")["seeks"]] == [slow["id"]]
        right(carla.http.delete(f"/api/me/seeks/{slow['id']}"))
        third.hear("news", "seeks")
        assert get(carla, "/api/lobby")["seeks"] == []
    told = anna.snapshot(found["table"])
    assert sorted(seat["name"] for seat in told["seats"]) == ["Anna", "Bruno"]
    assert told["rated"]
    assert told["timing"]["pace"]["seconds"] == 600
    assert wrong(anna.post("/api/me/seeks", game="basilica", players=4)) == "bad-seek"


def test_who_leaves_seeks_no_more(person: Make, server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("duomo.http.people.seeking.GRACE", 0)
    anna = person("Anna")
    with here(anna):
        right(anna.post("/api/me/seeks", game="red-cathedral", players=4))
        assert len(get(anna, "/api/lobby")["seeks"]) == 1
    wait_until(lambda: get(anna, "/api/lobby")["seeks"] == [])


# ---- clubs ---------------------------------------------------------------------------------------


def test_a_club_has_members_tables_and_standings(person: Make) -> None:
    anna, bruno, carla, dora = (person(name) for name in ("Anna", "Bruno", "Carla", "Dora"))
    club = right(anna.post("/api/clubs", name="The Masons", about="Tuesdays", listed=False))["club"]
    at = f"/api/clubs/{club}"
    assert wrong(carla.http.get(at)) == "no-club"
    link = right(anna.post(f"{at}/link"))["link"].removeprefix("/club/join/")
    assert get(bruno, f"/api/club-links/{link}")["name"] == "The Masons"
    assert right(bruno.post(f"{at}/members", token=link))["role"] == "member"
    assert wrong(bruno.http.put(at, json={"name": "Mine"})) == "not-club-helper"
    right(anna.http.put(at, json={"name": "The Masons", "listed": True}))
    assert club in [one["club"] for one in get(carla, "/api/clubs", text="masons")["listed"]]
    assert right(carla.post(f"{at}/members"))["role"] == "asked"
    assert get(carla, at)["members"] == []
    assert [one["name"] for one in get(anna, at)["asked"]] == ["Carla"]
    right(anna.http.put(f"{at}/members/{me(bruno)}", json={"role": "helper"}))
    right(bruno.http.put(f"{at}/members/{me(carla)}", json={"role": "member"}))
    assert wrong(bruno.http.put(f"{at}/members/{me(carla)}", json={"role": "helper"})) == "not-club-owner"
    table, _ = anna.table("basilica", "me open", rated=True, open={"to": "club", "club": club})
    assert open_tables(bruno, club=club) == [table]
    assert table not in open_tables(dora)
    assert wrong(dora.post(f"/api/tables/{table}/join")) == "only-club"
    right(bruno.post(f"/api/tables/{table}/join"))
    with anna.live(table) as one, bruno.live(table) as other:
        while not one.now["over"]:
            mover, waiting = (one, other) if one.now["yours"] is not None else (other, one)
            mover.play()
            while waiting.now["number"] < mover.now["number"]:
                waiting.hear()
        won = {("Anna", "Bruno")[seat] for seat in one.now["result"]["winners"]}
    again = right(bruno.post(f"/api/tables/{table}/rematch"))["table"]
    [asked] = get(anna, "/api/me/invitations")
    right(anna.http.delete(f"/api/me/invitations/{asked['id']}"))
    told = bruno.snapshot(again)
    assert [seat["who"] for seat in told["seats"]] == ["open", "person"], "who declines gives the seat back"
    assert told["seatings"][-1]["kind"] == "declined"
    standings = get(carla, f"{at}/standings", game="basilica")
    assert {one["name"] for one in standings} == {"Anna", "Bruno"}
    assert {one["name"] for one in standings if one["won"]} == won
    assert sum(one["points"] for one in standings) == 1
    assert wrong(dora.http.get(f"{at}/standings", params={"game": "basilica"})) == "only-club"
    assert wrong(anna.http.delete(f"{at}/members/{me(anna)}")) == "owner-stays"
    right(anna.http.put(f"{at}/members/{me(carla)}", json={"role": "owner"}))
    right(anna.http.delete(f"{at}/members/{me(anna)}"))
    assert wrong(anna.http.delete(at)) == "not-club-owner"
    right(carla.http.delete(at))
    assert wrong(bruno.http.get(at)) == "no-club"


# ---- everything about a person -------------------------------------------------------------------


def test_everything_about_somebody_can_be_had_and_goes(person: Make, server: Running) -> None:
    anna, bruno, carla = person("Anna"), person("Bruno"), person("Carla")
    befriend(anna, bruno)
    right(carla.post("/api/me/friends", guest=me(anna)))
    table, _ = bruno.table("basilica", "me friend")
    right(bruno.post(f"/api/tables/{table}/invitations", guest=me(anna)))
    club = right(anna.post("/api/clubs", name="Short-lived", listed=False))["club"]
    kept = right(anna.post("/api/clubs", name="Lasting", listed=False))["club"]
    link = right(anna.post(f"/api/clubs/{kept}/link"))["link"].removeprefix("/club/join/")
    right(bruno.post(f"/api/clubs/{kept}/members", token=link))
    right(anna.post("/api/me/seeks", game="red-cathedral", players=4))
    asked, _ = anna.table("basilica", "me friend")
    right(anna.post(f"/api/tables/{asked}/invitations", guest=me(bruno)))
    assert "Anna" in json.dumps(get(bruno, "/api/me/everything")["tellings"])
    told = get(anna, "/api/me/everything")
    assert [one["words"]["key"] for one in told["tellings"]] == ["telling-invited"], "who is not here is told"
    assert [one["name"] for one in told["friends"]] == ["Bruno"]
    assert [one["name"] for one in told["invitations"]] == ["Bruno"]
    assert {one["name"] for one in told["members"]} == {"Short-lived", "Lasting"}
    assert [one["game"] for one in told["seeks"]] == ["red-cathedral"]
    assert me(bruno) not in json.dumps(told)
    identity: Any = server.guard.app.app.dependencies["identity"].dependency()
    loop = server.hub.writer.loop
    asyncio.run_coroutine_threadsafe(identity.forget(me(anna)), loop).result(PATIENCE)
    assert get(bruno, "/api/me/friends")["friends"] == []
    assert "Anna" not in json.dumps(get(bruno, "/api/me/everything"))
    assert get(carla, "/api/me/friends")["asked"] == []
    told = get(bruno, f"/api/clubs/{kept}")
    assert [(one["name"], one["role"]) for one in told["members"]] == [("Bruno", "owner")]
    assert wrong(bruno.http.get(f"/api/clubs/{club}")) == "no-club"
    assert get(bruno, "/api/lobby")["seeking"] == 0


# ---- several processes ---------------------------------------------------------------------------


@pytest.mark.slow
def test_at_several_processes_people_find_each_other(cluster: Cluster) -> None:
    """The system spreads windows over the processes; everybody hears and sees the same."""
    server = Process(cluster.database(), workers=3)
    try:
        port = server.settings.port
        anna, bruno = Person(port, "Anna"), Person(port, "Bruno")
        befriend(anna, bruno)
        windows = [Window(anna) for _ in range(6)]
        with here(bruno):
            wait_until(
                lambda: {get(anna, "/api/me/friends")["friends"][0]["where"] for _ in range(6)} == {"lobby"}
            )
            table, _ = bruno.table("basilica", "me open")
            for window in windows:
                window.hear("news", "open")
            assert all(open_tables(anna) == [table] for _ in range(6))
            right(bruno.post(f"/api/tables/{table}/invitations", guest=me(anna)))
            for window in windows:
                assert window.hear("news", "invitations")["table"] == table
            for one in (anna, bruno):
                right(one.post("/api/me/seeks", game="basilica", players=2))
            heard = [window.hear("news", "seeks") for window in windows]
            while any(news["table"] is None for news in heard):
                heard = [
                    news if news["table"] is not None else window.hear("news", "seeks")
                    for window, news in zip(windows, heard, strict=True)
                ]
            met = heard[0]["table"]
            assert {news["table"] for news in heard} == {met}, "they meet once"
            # A person she blocks is not heard in any of her windows, whichever process has it.
            number = right(bruno.post(f"/api/tables/{met}/talk", text="boo"))["number"]
            with contextlib.ExitStack() as closing:
                lives = [closing.enter_context(anna.live(met)) for _ in range(6)]
                right(anna.post(f"/api/tables/{met}/talk/{number}/block"))
                for live in lives:
                    live.hear_until(lambda message: message.get("about") == "blocks")
                right(bruno.post(f"/api/tables/{met}/talk", text="boo again"))
                right(anna.post(f"/api/tables/{met}/talk", text="peace"))
                for live in lives:
                    line = live.hear_until(lambda message: message["type"] == "talk")["line"]
                    assert line["text"] == "peace"
        for window in windows:
            window.close()
    finally:
        server.kill()
