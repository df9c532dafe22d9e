"""The example remote bots play whole games with only the public interface and a token."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from build_page import folder_of_node
from duomo.store import house
from server_tools import PATIENCE, Person, Running, wait_until

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
Start = Callable[..., "subprocess.Popen[str]"]


def secret_of(owner: Person, name: str) -> str:
    scopes = ["read", "play", "tables"]
    return str(owner.post("/api/me/tokens", name=name, scopes=scopes).json()["secret"])


@pytest.fixture(params=["remote_bot.py", "remote_bot.mjs"])
def start(
    request: pytest.FixtureRequest,
    server: Running,
    person: Callable[..., Person],
    monkeypatch: pytest.MonkeyPatch,
) -> Start:
    """One of the examples, with its own token. It is told of its turns sooner than usual."""
    monkeypatch.setattr("duomo.http.calling.turns.ROUND", 0.05)
    program = sys.executable
    if request.param.endswith(".mjs"):
        node = folder_of_node()
        if node is None:
            pytest.skip("there is no Node")
        program = str(node / "node")

    def begin(*arguments: str, address: str = f"http://127.0.0.1:{server.port}") -> subprocess.Popen[str]:
        secret = secret_of(person("Olga"), "Remote")
        command = [program, str(EXAMPLES / request.param), address, *arguments]
        environment = {**os.environ, "DUOMO_TOKEN": secret}
        out, errors = subprocess.PIPE, subprocess.STDOUT
        return subprocess.Popen(command, text=True, env=environment, stdout=out, stderr=errors)

    return begin


class Busy:
    """An overloaded server: it answers once, and says when to come again."""

    def __init__(self, wait: float) -> None:
        self.asked: list[float] = []
        """The times of the requests."""
        busy = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                busy.asked.append(time.monotonic())
                first = len(busy.asked) == 1
                self.send_response(429 if first else 401)
                if first:
                    self.send_header("retry-after", str(wait))
                self.send_header("content-length", "2")
                self.end_headers()
                self.wfile.write(b"{}")

            def log_message(self, *_: object) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()


def test_a_remote_bot_comes_again_when_it_is_told_to(start: Start) -> None:
    busy = Busy(wait=1.5)
    bot = start(address=f"http://127.0.0.1:{busy.server.server_address[1]}")
    said, _ = bot.communicate(timeout=PATIENCE)
    busy.server.shutdown()
    busy.server.server_close()
    assert bot.returncode != 0, said
    assert "401" in said, "what was wrong then is told"
    first, second = busy.asked
    assert second - first >= 1.5, "not before, and not more often"


def test_the_example_knows_nothing_but_the_public_interface() -> None:
    assert "duomo" not in {
        line.split()[1].split(".")[0]
        for line in (EXAMPLES / "remote_bot.py").read_text(encoding="utf-8").splitlines()
        if line.startswith(("import ", "from "))
    }


@pytest.mark.slow
def test_a_remote_bot_plays_against_a_bot_of_the_server(start: Start) -> None:
    bot = start("--game", "basilica")
    said, _ = bot.communicate(timeout=4 * PATIENCE)
    assert bot.returncode == 0, said
    assert "winners" in said


@pytest.mark.slow
def test_a_remote_bot_joins_by_a_link(start: Start, person: Callable[..., Person]) -> None:
    anna = person("Anna")
    table, links = anna.table("basilica", "me friend")
    bot = start("--join", links[1])
    with anna.live(table) as live:
        live.play_on()
        winners = live.now["result"]["winners"]
    said, _ = bot.communicate(timeout=PATIENCE)
    assert str(winners).replace(" ", "") in said.replace(" ", "")
    assert anna.snapshot(table)["seats"][1]["name"] == "BOT Remote"


def test_a_remote_bot_that_goes_on_too_long_gives_up(start: Start, person: Callable[..., Person]) -> None:
    anna = person("Anna")
    table, links = anna.table("basilica", "me friend", stand_in="random")
    bot = start("--join", links[1], "--moves", "0")
    with anna.live(table) as live:
        while live.now["yours"] is not None:
            live.play()
        said, _ = bot.communicate(timeout=PATIENCE)
    assert bot.returncode == 1, said
    assert "resigned" in said
    assert anna.snapshot(table)["seats"][1]["gone"] == "resigned"


def test_a_remote_bot_leaves_a_table_that_is_closed(
    start: Start, server: Running, person: Callable[..., Person]
) -> None:
    anna = person("Anna")
    table, links = anna.table("basilica", "me friend", {"start_player": "1"})
    bot = start("--join", links[1])
    wait_until(lambda: anna.snapshot(table)["seats"][1]["who"] == "person")
    house.execute(server.hub.store.engine, house.close_table(table))
    said, _ = bot.communicate(timeout=PATIENCE)
    assert bot.returncode != 0, said
    assert "the table was closed" in said
