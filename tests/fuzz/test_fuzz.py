"""The short form of the fuzzers; `make fuzz` is the long one."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from fuzz import commands, files, requests
from server_tools import Person, Running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = Running(f"sqlite:///{tmp_path_factory.mktemp('fuzz') / 'duomo.sqlite'}")
    yield running
    running.stop()


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(10))
def test_files_are_read_or_refused_with_a_sentence(seed: int, tmp_path: Path) -> None:
    for number in range(60):
        files.try_one(random.Random(f"{seed} {number}"), tmp_path)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(4))
def test_commands_end_with_a_sentence(seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    for number in range(25):
        commands.run(commands.call(random.Random(f"{seed} {number}"), tmp_path))


@pytest.mark.slow
def test_requests_are_answered(server: Running) -> None:
    anna = Person(server.port, "Anna")
    table, _ = anna.table("basilica", "me screen")
    for number in range(400):
        raw = requests.request(random.Random(f"request {number}"), anna, table)
        status = requests.status_of(raw, server.port)
        assert status is None or status < 500, raw[:2000]


@pytest.mark.slow
def test_frames_are_answered(server: Running) -> None:
    anna = Person(server.port)
    table, _ = anna.table("basilica", "me screen")
    with anna.live(table) as live:
        for number in range(400):
            live.socket.send(requests.frame(random.Random(f"frame {number}")))
            assert live.hear().get("words", {}).get("key") != "server-fault"
        while live.now["yours"] is None:
            live.hear()
        assert live.play()["type"] == "done"


ODD = {
    "a NUL": "/%00",
    "a long part": "/" + "x" * 300,
    "a long part of the interface": "/api/rules/" + "x" * 300,
    "a long text that is told back": "/api/games/" + "x" * 3000 + "/texts/en",
    "a long language": "/api/components/basilica?language=" + "x" * 3000,
    "a long option": "/api/components/basilica?" + "x" * 3000 + "=on",
    "a long number": "/api/replays/0123456789abcdef/steps?start=" + "9" * 5000,
    "half a character": "/api/links/%ed%a0%80",
}


@pytest.mark.parametrize("path", ODD.values(), ids=ODD.keys())
def test_an_odd_address_gets_a_sentence(server: Running, path: str) -> None:
    answer = Person(server.port).http.get(path)
    assert 400 <= answer.status_code < 500
    assert answer.json()["error"]["key"].startswith("server-")


@pytest.mark.parametrize(
    "body",
    [
        b"[" * 10_000 + b"]" * 10_000,
        b'{"name":' + b"[" * 10_000 + b"]" * 10_000 + b"}",
        b'{"name":' + b"9" * 5000 + b"}",
        b'{"name":"\\ud800"}',
        b"\xff\xfe",
        b'{"language":"' + b"x" * 3000 + b'"}',
    ],
)
def test_an_odd_body_gets_a_sentence(server: Running, body: bytes) -> None:
    kind = {"content-type": "application/json"}
    answer = Person(server.port).http.put("/api/me", content=body, headers=kind)
    assert answer.status_code == 400
    assert answer.json()["error"]["key"].startswith("server-")


def test_an_origin_that_is_none_is_another_site(server: Running) -> None:
    answer = Person(server.port).http.put("/api/me", json={}, headers={"origin": "http://["})
    assert answer.status_code == 403
