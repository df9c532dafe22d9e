"""Every decision of a few games, with its legal moves and events, is unchanged.

`python tools/playthroughs.py --renew` rewrites the files when a difference is intended.
"""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

from duomo.games.registry import GAMES

ROOT = Path(__file__).resolve().parent.parent


def load() -> ModuleType:
    spec = importlib.util.spec_from_file_location("playthroughs", ROOT / "tools" / "playthroughs.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


TOOL = load()


@pytest.mark.both_speeds
@pytest.mark.parametrize("name", sorted(TOOL.plans()))
def test_playthrough(name: str) -> None:
    different = TOOL.difference(name)
    assert not different, different


def test_every_game_has_a_playthrough_that_reaches_its_end() -> None:
    for game in GAMES:
        files = [path for path in TOOL.FOLDER.glob("*.txt") if path.name.startswith(game)]
        assert any("\nwinners: " in path.read_text(encoding="utf-8") for path in files), game
