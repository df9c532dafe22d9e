"""A new guild is its file, its rows, its texts and its pictures: few files of code mention one by name."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from duomo.games.red_cathedral.modules.components.sets import GUILDS

ROOT = Path(__file__).resolve().parent.parent.parent
CODE = ("*.py", "*.ts", "*.svelte", "*.css")
"""Beside them a guild has its rows (*.toml), its texts (*.ftl) and its icon."""
MOST = 8
OTHERS = re.compile(r"modules/contractors/|modules/ivan/|\.test\.ts$|server\.d\.ts$")
"""The module of the same name, who lets Ivan play with it (CT-6.5), tests, and what is generated."""


def files_of_code() -> dict[str, str]:
    folders = (ROOT / "src" / "duomo", ROOT / "web" / "src")  # tools study tables of their choice
    paths = [path for folder in folders for pattern in CODE for path in folder.rglob(pattern)]
    names = {path.relative_to(ROOT).as_posix(): path for path in paths}
    return {name: path.read_text(encoding="utf-8") for name, path in names.items() if not OTHERS.search(name)}


@pytest.mark.parametrize("guild", [name for name in GUILDS if name != "contractors"])
def test_few_files_of_code_mention_a_guild(guild: str) -> None:
    """CT-5.1. The Contractors share their name with a module, so they cannot be told from it."""
    spelt = re.compile(rf"\b{guild.replace('-', '[-_ ]?')}", re.IGNORECASE)
    touched = sorted(name for name, text in files_of_code().items() if spelt.search(text))
    assert len(touched) <= MOST, touched
