"""README.md is true: its example runs, its commands and its links exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from duomo.cli.app import COMMANDS
from duomo.games.registry import GAMES

ROOT = Path(__file__).resolve().parent.parent
TEXT = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_example_plays_a_whole_game(capsys: pytest.CaptureFixture[str]) -> None:
    example = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)
    assert len(example) == 1
    exec(compile(example[0], "README.md", "exec"), {})
    record = capsys.readouterr().out
    assert record.startswith("duomo_record = 1")
    assert "[result]" in record


def test_every_command_is_named_and_no_other() -> None:
    named = set(re.findall(r"^\| `duomo ([\w-]+)", TEXT, re.MULTILINE))
    assert named == set(COMMANDS)


def test_every_link_leads_somewhere() -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", TEXT):
        assert (ROOT / target).exists(), target


def test_every_game_that_is_named_exists() -> None:
    titles = {game.title for game in GAMES.values()}
    assert set(re.findall(r"^\| \*(.+?)\* \|", TEXT, re.MULTILINE)) <= titles
