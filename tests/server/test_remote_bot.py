"""The example of a remote bot plays whole games with the public interface alone."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from server_tools import PATIENCE, Person, Running

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "remote_bot.py"


def start(server: Running, *arguments: str) -> subprocess.Popen[str]:
    command = [sys.executable, str(EXAMPLE), f"http://127.0.0.1:{server.port}", *arguments]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)


def test_the_example_knows_nothing_but_the_public_interface() -> None:
    assert "duomo" not in {
        line.split()[1].split(".")[0]
        for line in EXAMPLE.read_text(encoding="utf-8").splitlines()
        if line.startswith(("import ", "from "))
    }


@pytest.mark.slow
def test_a_remote_bot_plays_against_a_bot_of_the_server(server: Running) -> None:
    bot = start(server, "--game", "basilica")
    said, _ = bot.communicate(timeout=4 * PATIENCE)
    assert bot.returncode == 0, said
    assert "winners" in said


@pytest.mark.slow
def test_a_remote_bot_joins_by_a_link(server: Running, person: Callable[..., Person]) -> None:
    anna = person()
    table, links = anna.table("basilica", "me friend")
    bot = start(server, "--join", links[1])
    with anna.live(table) as live:
        live.play_on()
        result = live.now["result"]
    said, _ = bot.communicate(timeout=PATIENCE)
    assert str(result) in said
    assert anna.snapshot(table)["seats"][1]["name"] == "Remote bot"
