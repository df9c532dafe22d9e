"""Random games of every kind are the same compiled, interpreted and in the Python of a browser."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from build_page import WEB, folder_of_node
from offline.conftest import SITE
from offline.same_games import GAMES, fingerprints

HERE = Path(__file__).parent
KNOWN: dict[str, Any] = json.loads((HERE / "fingerprints.json").read_text())


def test_as_many_games_are_known() -> None:
    assert KNOWN["games"] == GAMES == 200


@pytest.mark.both_speeds
def test_this_engine_plays_the_same_games() -> None:
    assert fingerprints() == KNOWN["fingerprints"]


def test_the_browsers_python_plays_the_same_games() -> None:
    node = folder_of_node()
    assert node is not None
    (engine,) = (SITE / "engine").iterdir()
    script = [str(node / "node"), "tools/run-python.js", str(engine), str(HERE / "same_games.py")]
    done = subprocess.run(script, cwd=WEB, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    assert json.loads(done.stdout.splitlines()[-1]) == KNOWN["fingerprints"]
