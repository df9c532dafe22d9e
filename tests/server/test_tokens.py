"""Programs are identified by tokens, and may do only what their scopes allow, on every route."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from duomo.http.gate.scopes import SCOPES, scope_of
from duomo.http.openapi import FOLDER, NAME
from duomo.http.settings import Limits
from duomo.play.people.names import called
from duomo.play.trouble import ServerTrouble
from server_tools import PATIENCE, Person, Running

Make = Callable[..., Person]


def token_of(one: Person, *scopes: str, **more: Any) -> Any:
    answer = one.post("/api/me/tokens", **{"name": "Robo", "scopes": list(scopes or SCOPES), **more})
    assert answer.status_code == 201, answer.text
    return answer.json()


def program(server: Running, secret: str) -> httpx.Client:
    headers = {"authorization": f"Bearer {secret}"}
    return httpx.Client(base_url=f"http://127.0.0.1:{server.port}", headers=headers, timeout=PATIENCE)


def wrong(answer: httpx.Response) -> str:
    assert answer.status_code >= 400, answer.text
    return str(answer.json()["error"]["key"]).removeprefix("server-")


def hear_on(socket: ClientConnection) -> None:
    while True:
        socket.recv(PATIENCE)


def test_a_bot_is_somebody_of_its_own_with_a_marked_name(server: Running, person: Make) -> None:
    anna = person("Anna")
    made = token_of(anna)
    assert made["token"]["name"] == "BOT Robo"
    assert made["token"]["used"] is None
    with program(server, made["secret"]) as bot:
        me = bot.get("/api/me").json()
        assert [me["name"], me["guest"] == anna.me["guest"]] == ["BOT Robo", False]
        assert "set-cookie" not in bot.get("/api/me").headers
        assert bot.put("/api/me", json={"name": "Anna the human"}).json()["name"] == "BOT Anna the human"
        seats = [{"who": "me", "name": "Anna"}, {"who": "friend"}]
        table = bot.post("/api/tables", json={"game": "basilica", "players": 2, "seats": seats}).json()[
            "table"
        ]
        assert anna.snapshot(table)["seats"][0]["name"] == "BOT Anna"
    again = token_of(anna, "read", name="Anna the human")
    assert again["token"]["guest"] == made["token"]["guest"], "the same name is the same bot"
    told = anna.http.get("/api/me/tokens").json()
    assert [one["used"] is not None for one in told] == [True, False]
    assert made["secret"] not in json.dumps(told)
    everything = anna.http.get("/api/me/everything").json()
    assert made["secret"] not in json.dumps(everything)
    assert [one["name"] for one in everything["programs"]] == ["BOT Anna the human"]
    assert {one["guest_id"] for one in everything["api_tokens"]} == {made["token"]["guest"]}
    assert len(everything["api_tokens"]) == 2


def test_nobody_else_is_called_like_a_bot(person: Make) -> None:
    anna = person("Anna")
    assert anna.http.put("/api/me", json={"name": "bot BOT  Deep"}).json()["name"] == "Deep"
    assert called("ＢＯＴ Deep") == "Deep"
    assert called("Bottom") == "Bottom"
    with pytest.raises(ServerTrouble):
        called("BOT BOT !".replace("!", "\u200b"))


def test_a_token_of_ones_own_acts_as_oneself(server: Running, person: Make) -> None:
    anna = person("Anna")
    secret = token_of(anna, "read", "profile", bot=False)["secret"]
    with program(server, secret) as own:
        assert own.get("/api/me").json()["guest"] == anna.me["guest"]
        assert own.get("/api/me/profile").json()["name"] == "Anna"


def test_secrets_of_one_kind_are_none_of_the_other(server: Running, person: Make) -> None:
    anna = person("Anna")
    made = token_of(anna)
    with program(server, anna.cookie) as thief:
        assert wrong(thief.get("/api/me")) == "no-token"
        assert thief.get("/api/me").headers["www-authenticate"] == "Bearer"
    with program(server, made["secret"]) as bot:
        bot.get("/api/me").raise_for_status()
    with httpx.Client(base_url=f"http://127.0.0.1:{server.port}", cookies={"duomo": made["secret"]}) as thief:
        assert wrong(thief.get("/api/me/tokens")) == "no-guest"


def test_a_token_ends_at_once_and_takes_its_connections_along(server: Running, person: Make) -> None:
    anna, bruno = person("Anna"), person("Bruno")
    made = token_of(anna, days=3)
    assert made["token"]["until"] > made["token"]["created"]
    table, _ = anna.table("basilica", "me bot")
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live"
    with connect(address, additional_headers={"authorization": f"Bearer {made['secret']}"}) as socket:
        assert json.loads(socket.recv(PATIENCE))["type"] == "table"
        assert wrong(bruno.http.delete(f"/api/me/tokens/{made['token']['id']}")) == "not-found"
        anna.http.delete(f"/api/me/tokens/{made['token']['id']}").raise_for_status()
        with pytest.raises(ConnectionClosed):
            hear_on(socket)
    with program(server, made["secret"]) as bot:
        assert wrong(bot.get("/api/me")) == "no-token"
    assert anna.http.get("/api/me/tokens").json() == []


def test_every_route_asks_for_its_scope(server: Running, person: Make) -> None:
    """All operations of the OpenAPI document, with a token that has every scope except the required one."""
    anna = person("Anna")
    without = {scope: token_of(anna, *(set(SCOPES) - {scope}), name=scope) for scope in SCOPES}
    every = token_of(anna, name="every")
    clients = {scope: program(server, made["secret"]) for scope, made in without.items()}
    whole = anna.http.get(FOLDER + NAME).json()
    assert whole["components"]["securitySchemes"]["token"]["scheme"] == "bearer"
    seen: set[str | None] = set()
    with program(server, every["secret"]) as master:
        for path, operations in whole["paths"].items():
            if not path.startswith("/api"):
                continue
            for method, operation in operations.items():
                scope = operation.get("x-scope")
                seen.add(scope)
                address = re.sub(r"\{\w+\}", "0123456789abcdef", path)
                one = master if scope is None else clients[scope]
                for spelled in (address, f"{address}/", address.replace("/api/", "/api//")):
                    answer = one.request(method.upper(), spelled)
                    assert answer.status_code == 403, (method, spelled)
                    assert wrong(answer) == ("not-for-tokens" if scope is None else "no-scope")
                assert ({"token": []} in operation["security"]) == (scope is not None)
    assert seen == {*SCOPES, None}
    for client in clients.values():
        client.close()


@pytest.mark.parametrize(
    ("request_line", "scope"),
    [
        ("POST /api/tables/x/moves", "play"),
        ("POST /api/tables/x/seats", "tables"),
        ("POST /api/tables", "tables"),
        ("WEBSOCKET /api/tables/x/live", "read"),
        ("GET /api/me", "read"),
        ("DELETE /api/me", None),
        ("POST /api/me/links", None),
        ("POST /api/me/tokens", None),
        ("GET /api/me/anything-new", None),
        ("GET /api/house/people", None),
        ("GET /api/house", "read"),
    ],
)
def test_what_needs_which_scope(request_line: str, scope: str | None) -> None:
    assert scope_of(*request_line.split()) == scope


def test_who_may_only_look_does_not_play_over_a_connection(server: Running, person: Make) -> None:
    anna = person("Anna")
    table, _ = anna.table("basilica", "me screen")
    secret = token_of(anna, "read", bot=False)["secret"]
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live"
    with connect(address, additional_headers={"authorization": f"Bearer {secret}"}) as socket:
        now = json.loads(socket.recv(PATIENCE))["snapshot"]["now"]
        move = {"seat": now["yours"], "move": now["legal"][0]["move"], "after": now["number"]}
        for said in ({"type": "move", "id": "a", **move}, {"type": "hint", "id": "a"}):
            socket.send(json.dumps(said))
            while (message := json.loads(socket.recv(PATIENCE))).get("re") != "a":
                pass
            assert message["words"]["key"] == "server-no-scope"
    wrong_one = {"authorization": "Bearer duomo_wrong"}
    with pytest.raises(InvalidStatus), connect(address, additional_headers=wrong_one) as socket:
        hear_on(socket)


def test_turns_are_streamed(server: Running, person: Make) -> None:
    anna, bruno = person("Anna"), person("Bruno")
    table, links = anna.table("basilica", "me friend")
    bruno.take(table, links[1])
    first = anna.snapshot(table)["now"]["decider"]
    mover, waiter = (anna, bruno) if first == 0 else (bruno, anna)
    assert [turn["table"] for turn in mover.http.get("/api/me/turns").json()["turns"]] == [table]
    secret = token_of(waiter, "read", bot=False)["secret"]
    with program(server, secret) as own, own.stream("GET", "/api/me/turns/stream") as answer:
        assert answer.headers["content-type"].startswith("application/x-ndjson")
        lines = (json.loads(line) for line in answer.iter_lines() if line)
        assert next(lines) == {"turns": []}
        with mover.live(table) as live:
            while live.now["yours"] is not None:
                live.play()
        [turn] = next(lines)["turns"]
        assert [turn["table"], turn["game"], turn["seat"], turn["until"]] == [
            table,
            "basilica",
            1 - first,
            None,
        ]


def test_too_many_requests_say_when_to_come_again(sqlite: str) -> None:
    running = Running(sqlite, Limits(tickets=2))
    anna = Person(running.port, "Anna")
    answers = [anna.post("/api/me/links") for _ in range(3)]
    assert [answer.status_code for answer in answers] == [200, 200, 429]
    assert int(answers[-1].headers["retry-after"]) == 1800
    anna.close()
    running.stop()
