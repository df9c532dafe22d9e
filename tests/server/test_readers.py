"""Slow requests that anybody may make are computed by reader processes, and only once."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from typing import Any

import httpx
import msgspec
import pytest

from campaigns import heavy_tables
from duomo.core.record import read
from duomo.http.thinking.line import Whose
from duomo.play.companion.games import RealGame, real_game_now
from duomo.play.reading.worked import lesson_now
from duomo.play.thinking import Thought
from duomo.store.database import make_engine, migrate
from server_tools import Running


class Asked:
    """A server whose readers count their requests."""

    def __init__(self, database: str) -> None:
        engine = make_engine(database)
        migrate(engine)
        self.table = heavy_tables.finished(engine, heavy_tables.SHORT)
        self.server = Running(database)
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{self.server.port}", timeout=60, verify=False)
        self.count: Counter[str] = Counter()
        think = self.server.hub.readers.think

        async def counting(thought: Thought, whose: Whose, *more: Any) -> AsyncIterator[Any]:
            self.count[type(thought).__name__] += 1
            async for answer in think(thought, whose, *more):
                yield answer

        setattr(self.server.hub.readers, "think", counting)  # noqa: B010 - a method of this one alone

    def json(self, method: str, path: str, body: object = None) -> Any:
        return self.http.request(method, path, json=body).raise_for_status().json()


@pytest.fixture(scope="module")
def asked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Asked]:
    asked = Asked(f"sqlite:///{tmp_path_factory.mktemp('readers') / 'duomo.sqlite'}")
    yield asked
    asked.http.close()
    asked.server.stop()


def test_the_record_of_a_finished_table_is_written_once(asked: Asked) -> None:
    text = asked.http.get(f"/api/tables/{asked.table}/record").raise_for_status().text
    moves = [line.text for line in read(text).moves]
    for _ in range(2):
        told = asked.json("GET", f"/api/replays/{asked.table}/moves")
        assert [made["move"] for made in told] == [None, *moves], "the beginning, and every move"
        asked.json("GET", f"/api/replays/{asked.table}")
        asked.json("GET", f"/api/replays/{asked.table}/steps?start=3&stop=5")
    assert asked.http.get(f"/api/tables/{asked.table}/record").text == text
    assert asked.count["Written"] == 1
    assert asked.count["AboutRecord"] == 3, "and each question about it is answered once"


def test_a_game_from_a_real_table_is_followed_by_a_reader(asked: Asked) -> None:
    text = asked.http.get(f"/api/tables/{asked.table}/record").text
    moves = [line.text for line in read(text).moves][:40]
    before = asked.count["Worked"]
    told = asked.json("POST", "/api/companion/game", {"game": "basilica", "moves": moves})
    assert told["counts"] == real_game_now(RealGame("basilica", moves=moves)).counts
    refused = asked.http.post("/api/companion/game", json={"game": "no-such-game"})
    assert 400 <= refused.status_code < 500, "what cannot be is told as it was"
    assert asked.count["Worked"] == before + 2


def test_lessons_are_followed_by_a_reader(asked: Asked) -> None:
    course = next(course for course in asked.json("GET", "/api/lessons") if course["lessons"])
    name = course["lessons"][0]["name"]
    before = asked.count["Worked"]
    told = asked.json("POST", f"/api/lessons/{course['game']}/{course['course']}/{name}", {"done": []})
    here = lesson_now(course["game"], course["course"], name, [])
    assert told["step"] == json.loads(msgspec.json.encode(here.step))
    assert asked.count["Worked"] == before + 1
