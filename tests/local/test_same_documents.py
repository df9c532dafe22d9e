"""The browser's own house answers what the server answers: the same addresses, the same documents."""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, get_args, get_origin, get_type_hints

import msgspec
import pytest
from litestar import Response
from litestar.handlers import HTTPRouteHandler

from companion.solo_games import RealTable
from duomo.games.basilica.companion.documents import BasilicaCount
from duomo.http.routes.all import ROUTES
from duomo.local import desk as _routes  # noqa: F401  all routes are declared
from duomo.local.routing import ROUTER, Later, Reply, Text
from local.browser import Browser
from real_tables import red_count
from server_tools import Person, Running

RECORD = Path(__file__).parents[1] / "basilica" / "golden" / "greedy-greedy-68.duomo"
OPENAPI = json.loads((Path(__file__).parents[2] / "web" / "openapi.json").read_text())
NOW = ("at", "created", "changed", "guest", "online", "wait", "claim", "next", "regret_days")
"""Times and random names; the seats a bot may play for; the next puzzle, which depends on the guest; how long
somebody who deletes everything can come back, which a server chooses.
"""
ONLY_HERE = {
    ("GET", "/api/pace/{game}"),
    ("GET", "/api/attempts"),
    ("PUT", "/api/attempts"),
    ("GET", "/api/records"),
    ("PUT", "/api/records"),
    ("DELETE", "/api/tables/{table}"),
}
"""A server has its own processors, and what it stores is not one person's."""
GIVEN = itertools.count(2)
"""Ids of new tables and records: each number goes to both, one after the other."""


# ---- declarations --------------------------------------------------------------------------------


def handlers() -> dict[tuple[str, str], HTTPRouteHandler]:
    """The server's handlers, by method and by path as in the OpenAPI document."""
    found = {}
    for handler in ROUTES:
        if isinstance(handler, HTTPRouteHandler):
            for path in handler.paths:
                for method in handler.http_methods:
                    found[str(method), path.replace(":str}", "}")] = handler
    return found


def plain(type_: Any) -> Any:
    """The type that is sent, without its wrappers."""
    origin, arguments = get_origin(type_), get_args(type_)
    if origin is Annotated:
        return plain(arguments[0])
    if origin in (Response, Later, Reply):
        return plain(arguments[0])
    return str if type_ is Text else type_


def test_every_address_of_the_server_is_answered_or_needs_people_elsewhere() -> None:
    asked = {
        (method.upper(), path)
        for path, methods in OPENAPI["paths"].items()
        for method in methods
        if path.startswith("/api/") and not path.endswith("/live")
    }
    here = {(route.method, route.path) for route in ROUTER.routes}
    needs_people = {*ROUTER.elsewhere, "/api/me"}  # to be deleted: there the browser’s own data is deleted
    assert {one for one in asked - here if one[1] not in needs_people} == set()
    assert here - asked == ONLY_HERE


@pytest.mark.parametrize(
    "route",
    [route for route in ROUTER.routes if (route.method, route.path) not in ONLY_HERE],
    ids=lambda route: f"{route.method} {route.path}",
)
def test_an_address_takes_and_gives_what_the_servers_does(route: Any) -> None:
    handler = handlers()[route.method, route.path]
    theirs = get_type_hints(handler.fn, include_extras=True)
    assert plain(route.types["return"]) == plain(theirs["return"])
    assert plain(route.types.get("data")) == plain(theirs.get("data"))
    assert route.status == handler.status_code


# ---- answers -------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = Running(f"sqlite:///{tmp_path_factory.mktemp('data') / 'duomo.sqlite'}")
    yield running
    running.stop()


class Both:
    """Sends the same request to both."""

    def __init__(self, person: Person, browser: Browser) -> None:
        self.person = person
        self.browser = browser

    def ask(self, method: str, address: str, body: Any = None) -> Any:
        given = {"content": body} if isinstance(body, str) else {} if body is None else {"json": body}
        theirs = self.person.http.request(method, address, **given)
        status, ours = self.browser.ask(method, address, body)
        is_json = theirs.headers["content-type"].startswith("application/json")
        told = theirs.json() if is_json else theirs.text
        assert status == theirs.status_code, told
        assert differs(timeless(ours), timeless(told)) == ""
        return ours


def differs(ours: Any, theirs: Any, place: str = "") -> str:
    """The first difference between two documents."""
    if isinstance(ours, dict) and isinstance(theirs, dict) and ours.keys() == theirs.keys():
        parts = [(name, ours[name], theirs[name]) for name in ours]
    elif isinstance(ours, list) and isinstance(theirs, list) and len(ours) == len(theirs):
        parts = [(str(number), *pair) for number, pair in enumerate(zip(ours, theirs))]
    else:
        return "" if ours == theirs else f"{place}: {ours!r:.300} instead of {theirs!r:.300}"
    return next((found for name, a, b in parts if (found := differs(a, b, f"{place}/{name}"))), "")


def timeless(document: Any) -> Any:
    if isinstance(document, dict):
        return {name: timeless(part) for name, part in document.items() if name not in NOW}
    return [timeless(part) for part in document] if isinstance(document, list) else document


@pytest.fixture
def both(server: Running, monkeypatch: pytest.MonkeyPatch) -> Iterator[Both]:
    """Seeds and names are assigned in the same order to both."""

    def made_id() -> str:
        return f"{next(GIVEN) // 2:016x}"

    monkeypatch.setattr("duomo.play.tables.making.new_id", made_id)
    monkeypatch.setattr("duomo.http.tables.replays.new_id", made_id)
    monkeypatch.setattr("duomo.local.records.new_id", made_id)
    monkeypatch.setattr("duomo.play.tables.making.new_seed", lambda: "ab" * 32)
    person = Person(server.port)
    yield Both(person, Browser())
    person.close()


def wish(game: str, *seats: str, **options: str) -> dict[str, Any]:
    wishes = [{"who": who, **({"level": "mason"} if who == "bot" else {})} for who in seats]
    return {"game": game, "players": len(wishes), "seats": wishes, "options": options}


@pytest.mark.slow
def test_what_can_be_read_is_the_same(both: Both) -> None:
    for address in ("/api/games", "/api/levels", "/api/lessons", "/api/house", "/api/tables"):
        both.ask("GET", address)
    both.ask("GET", "/api/rules/de")
    both.ask("GET", "/api/rules/xx")
    both.ask("GET", "/api/components/basilica?language=fr")
    both.ask("GET", "/api/components/red-cathedral?contractors=on")
    both.ask("GET", "/api/games/basilica/texts/it")
    both.ask("PUT", "/api/me", {"name": "Anna", "language": "de"})
    both.ask("PUT", "/api/me", {"name": "   "})
    both.ask("POST", "/api/games/red-cathedral/check", {"players": 1, "options": {"contractors": "on"}})
    both.ask("POST", "/api/games/nine-mens-morris/check", {"players": 1})
    card = both.ask("GET", "/api/lessons")[0]
    lesson = f"/api/lessons/{card['game']}/{card['course']}/{card['lessons'][0]['name']}"
    both.ask("POST", lesson, {"done": []})
    both.ask("POST", lesson, {"done": ["dance"]})
    both.ask("POST", f"{lesson}/answer", {"done": [], "move": "dance"})
    both.ask("GET", "/api/rules/en/search?words=penalty")
    both.ask("GET", "/api/progress")
    taken = {"lesson": f"{card['course']}/{card['lessons'][0]['name']}", "stars": 2, "done": []}
    both.ask("PUT", "/api/progress", {"lessons": [taken]})
    both.ask("PUT", "/api/progress", {"lessons": [{**taken, "stars": 1}]})
    puzzle = both.ask("GET", "/api/puzzles/all?game=basilica")[0]["id"]
    both.ask("POST", f"/api/puzzles/{puzzle}", {"moves": []})
    both.ask("POST", f"/api/puzzles/{puzzle}/why", {"moves": [], "move": "dance"})
    both.ask("POST", f"/api/puzzles/{puzzle}/why", {"moves": [], "piece": "cell/1.1"})
    both.ask("GET", "/api/puzzles")


@pytest.mark.slow
def test_beside_a_real_table_it_is_the_same(both: Both) -> None:
    """Scoring in both games, and Ivan: his set-up, a turn, and impossible entries."""
    solo = RealTable(4)
    line = msgspec.to_builtins(solo.line)
    turn = msgspec.to_builtins(next(iter(solo.steps())))
    both.ask("POST", "/api/companion/count", msgspec.to_builtins(red_count(solo.table)))
    cathedral = msgspec.to_builtins(BasilicaCount(10, vaults={"1.1": "red", "3.1": "blue"}, glass=["3.1"]))
    assert both.ask("POST", "/api/companion/count", cathedral)["next"]["vaults"] == {"1.1": "blue"}
    both.ask("POST", "/api/companion/count", {**cathedral, "glass": ["9.9"]})
    wish = {"game": "red-cathedral", "options": {"contractors": "on"}, "heights": [3, 4, 3, 4]}
    start = {"start": {"game": "red-cathedral"}}
    both.ask("POST", "/api/companion/position/decisions", start)
    both.ask("POST", "/api/companion/position/decisions", {"text": "nothing"})
    both.ask("POST", "/api/companion/solo/sheet", wish)
    both.ask("POST", "/api/companion/solo/sheet", {**wish, "options": {"contractors": "maybe"}})
    both.ask("POST", "/api/companion/solo", line)
    both.ask("POST", "/api/companion/solo", {**line, "steps": [turn]})
    both.ask("POST", "/api/companion/solo", {**line, "steps": [turn, turn]})
    both.ask("POST", "/api/companion/solo", {**line, "steps": [{"move": "dance"}]})


@pytest.mark.slow
def test_a_table_is_the_same_over_requests(both: Both) -> None:
    both.ask("POST", "/api/tables", wish("red-cathedral", "bot", "bot"))
    table = both.ask("POST", "/api/tables", wish("red-cathedral", "me", "screen"))["table"]
    address = f"/api/tables/{table}"
    for number in range(12):
        snapshot = both.ask("GET", address)
        now = snapshot["now"]
        move = {"seat": now["decider"], "move": now["legal"][0]["move"], "after": now["number"]}
        both.ask("POST", f"{address}/moves", {**move, "id": f"move-{number}"})
    both.ask("POST", f"{address}/moves", {**move, "id": "another"})
    for question in ("prospect", "standing", "why?move=dance", "record", "entries?start=3&stop=7"):
        both.ask("GET", f"{address}/{question}")
    now = both.ask("GET", address)["now"]
    seat = {"seat": now["yours"], "after": now["number"]}
    if now["undo"]["to"] is not None:
        both.ask("POST", f"{address}/undo", {**seat, "to": now["undo"]["to"]})
        seat["after"] += 1
    both.ask("POST", f"{address}/redo", {**seat, "id": "again"})
    both.ask("GET", address)
    whole = both.ask("GET", f"{address}/whole")
    both.ask("POST", "/api/tables/whole", {**whole, "entries": whole["entries"][:-1], "table": "f" * 16})
    both.ask("POST", "/api/tables/whole", {**whole, "entries": whole["entries"][1:], "table": "e" * 16})
    both.ask("GET", f"/api/tables/{'f' * 16}")
    both.ask("POST", f"{address}/hint")
    both.ask("POST", f"{address}/rematch")
    both.ask("GET", "/api/tables")
    both.ask("GET", "/api/tables/ffffffffffffffff")


@pytest.mark.slow
def test_a_record_is_the_same(both: Both) -> None:
    both.ask("POST", "/api/replays", "nothing of the kind")
    replay = both.ask("POST", "/api/replays", RECORD.read_text(encoding="utf-8"))["replay"]
    address = f"/api/replays/{replay}"
    turns = both.ask("GET", address)["turns"]
    for question in (
        "moves",
        "steps?start=0&stop=4&seat=1",
        "offers?at=9",
        "prospect?at=9",
        "scoring",
        "record",
    ):
        both.ask("GET", f"{address}/{question}")
    both.ask("GET", f"{address}/record")
    both.ask("GET", f"{address}/analysis")
    line = {"at": turns[3]["number"] - 1, "moves": []}
    move = both.ask("POST", f"{address}/study", line)["now"]["legal"][0]["move"]
    both.ask("POST", f"{address}/study/why", {"line": line, "move": "dance"})
    both.ask("POST", f"{address}/study/answer", {**line, "moves": [move]})
    both.ask("POST", f"{address}/study/standing", line)
    both.ask("POST", f"{address}/study/hint", line)


@pytest.mark.slow
@pytest.mark.parametrize("game", ["red-cathedral", "basilica"])
def test_live_messages_are_the_same(both: Both, game: str) -> None:
    """With a bot that answers: the same frames in the same order."""
    table = both.ask("POST", "/api/tables", wish(game, "me", "bot", start_player="1"))["table"]
    with both.person.live(table, changes=True) as live:
        ours = both.browser.connect(table)
        for number in range(8):
            assert live.wait_for_turn()
            now = live.now
            move = {"seat": now["yours"], "move": now["legal"][0]["move"], "after": now["number"]}
            live.say("move", id=f"move-{number}", **move)
            both.browser.say(ours, {"type": "move", "id": f"move-{number}", **move})
        live.wait_for_turn()
        told = {"type": "undo", "seat": live.now["yours"], "to": 1, "after": live.now["number"]}
        live.say(told.pop("type"), id="undo", **told)
        both.browser.say(ours, {"type": "undo", "id": "undo", **told})
        theirs = [timeless(json.loads(frame)) for frame in live.frames]
        wanted = [one for one in theirs if one["type"] not in ("waiting", "seats", "timing")]
        assert differs([timeless(frame) for frame in both.browser.frames[ours]], wanted) == ""
