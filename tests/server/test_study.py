"""Playing on from a moment of a replay, over HTTP."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from duomo.analysis.hints import SIMULATIONS
from duomo.http.settings import Limits
from duomo.http.thinking.advising import JUDGEMENTS
from server_tools import Person, Running

Make = Callable[..., Person]
RECORD = Path(__file__).parents[1] / "basilica" / "golden" / "greedy-greedy-68.duomo"


def uploaded(person: Person) -> tuple[str, int]:
    """The address of its studies, and a moment with a decision."""
    replay = person.http.post("/api/replays", content=RECORD.read_bytes()).json()["replay"]
    told = person.http.get(f"/api/replays/{replay}").json()
    return f"/api/replays/{replay}/study", told["turns"][3]["number"] - 1


def test_a_moment_is_played_on_from_and_judged(person: Make) -> None:
    anna = person()
    place, at = uploaded(anna)

    def asked(what: str, moves: list[str], **more: Any) -> Any:
        line = {"at": at, "moves": moves}
        reply = anna.http.post(place + what, json={"line": line, **more} if more else line)
        assert reply.status_code == 200, reply.text
        return reply.json()

    first = asked("", [])
    now = first["now"]
    assert now["yours"] == now["decider"]
    move = now["legal"][0]["move"]
    then = asked("", [move])
    assert [entry["move"] for entry in then["entries"]] == [None, move]
    assert first["now"]["undo"]["to"] is None
    assert then["now"]["undo"]["to"] == first["now"]["number"], "every move of a study can be taken back"
    assert asked("/why", [], move=move) == {"words": None, "rule": ""}
    assert asked("/why", [move], move="dance")["words"]["key"]
    assert asked("/rule", []) == {"rule": "BA-2.2"}
    assert asked("/rule", ["vault 1"])["rule"].startswith("BA-3.")
    hint = asked("/hint", [])
    assert hint["move"] in [offer["move"] for offer in now["legal"]]
    standing = asked("/standing", [])
    assert standing["simulations"] == SIMULATIONS
    assert sum(standing["shares"]) == pytest.approx(1.0)
    answer = asked("/answer", [move])
    assert answer["seat"] == now["yours"]
    assert [one["move"] for one in answer["moves"]] == [move]
    assert answer["loss"] >= 0


def test_a_study_asks_for_several_judgements_at_once(person: Make) -> None:
    """As the page does when a turn is over: the win shares, and how good the turn was."""
    anna = person()
    place, at = uploaded(anna)
    move = anna.http.post(place, json={"at": at}).json()["now"]["legal"][0]["move"]

    def asked(what: str) -> int:
        return anna.http.post(place + what, json={"at": at, "moves": [move]}).status_code

    with ThreadPoolExecutor(JUDGEMENTS) as together:
        assert list(together.map(asked, ["/standing", "/answer", "/standing", "/hint"])) == [200] * JUDGEMENTS


def test_what_cannot_be_studied_is_told(person: Make) -> None:
    anna = person()
    place, at = uploaded(anna)

    def told(address: str, line: dict[str, Any]) -> tuple[int, str]:
        reply = anna.http.post(address, json=line)
        return reply.status_code, reply.json()["error"]["key"]

    assert told(place, {"at": 9_999}) == (404, "server-no-moment")
    assert told(place, {"at": at, "moves": ["dance"]}) == (422, "server-bad-line")
    assert told(place, {"at": -1}) == (400, "server-bad-request")
    assert told(place + "/answer", {"at": at}) == (409, "server-no-answer")
    nowhere = "/api/replays/ffffffffffffffff/study"
    assert told(nowhere, {"at": 0}) == (404, "server-no-table")


@pytest.fixture
def thoughtless(sqlite: str) -> Iterator[Running]:
    """A server that thinks only once an hour for each person."""
    running = Running(sqlite, Limits(thoughts=1))
    yield running
    running.stop()


def test_nobody_may_ask_for_judgements_all_the_time(thoughtless: Running) -> None:
    anna = Person(thoughtless.port, "")
    place, at = uploaded(anna)
    table, _ = anna.table("basilica", "me screen")
    assert anna.http.post(place + "/standing", json={"at": at}).status_code == 200
    for address in ("/standing", "/hint"):
        refused = anna.http.post(place + address, json={"at": at})
        assert (refused.status_code, refused.json()["error"]["key"]) == (429, "server-too-many-thoughts")
    assert anna.post(f"/api/tables/{table}/hint").json()["error"]["key"] == "server-too-many-thoughts"
    anna.close()
