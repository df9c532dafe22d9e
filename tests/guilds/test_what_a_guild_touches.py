"""A new guild consists of its files, rows, texts and pictures: few code files know a particular guild."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from duomo.games.red_cathedral.modules.guilds.guilds import BY_NAME
from duomo.games.red_cathedral.modules.guilds.wire import shared

ROOT = Path(__file__).resolve().parent.parent.parent
CODE = ("*.py", "*.ts", "*.svelte", "*.css")
"""A guild also has its rows (*.toml), its texts (*.ftl) and its icon."""
FOLDERS = ("src/duomo/games/red_cathedral", "web/src/games/red-cathedral")
"""Nothing else may name what belongs to one game: tests/test_no_game_is_named.py."""
COMPANION = "/companion/"
"""Counting a real game asks for goods by kind."""
MOST = 8
WITH_GOODS = {"brickmakers": 15, "archivists": 21, "jewellers": 28}
"""Guilds with their own goods: buttresses, contracts and diamonds are also drawn, carried and counted."""
NOUNS = {"foreman", "diamond", "contract", "buttress"}
"""Words that always belong to a guild; other words in names of decisions, such as keep, do not."""
PLAIN = {"card", "cards", "section", "printed", "use"}
"""Names of decisions, moves and events that are also words of the base game."""


@cache
def files_of_code() -> dict[str, str]:
    paths = [path for folder in FOLDERS for pattern in CODE for path in (ROOT / folder).rglob(pattern)]
    names = {path.relative_to(ROOT).as_posix(): path for path in paths}
    return {name: path.read_text("utf-8") for name, path in names.items() if COMPANION not in name}


def spelt(guild: str) -> re.Pattern[str]:
    """Matches the guild's name and everything it adds: its decisions, moves and events."""
    wire = BY_NAME[guild](0).wire()
    own = [one for one in wire.documents if one.__module__ != shared.__name__]
    tags = {str(one.__struct_config__.tag) for one in own} | set(wire.decisions) | set(wire.moves)
    named = r"ContractorsGuild|guild:contractors" if guild == "contractors" else guild.replace("-", "[-_ ]?")
    words = [rf"\b({named})"]
    words += [rf"\b{one.__name__}\b" for one in own]
    words += [rf"""['"`]{tag}['"`/]""" for tag in tags - PLAIN]
    words += [rf"{noun}(?!or)" for noun in NOUNS if any(re.search(f"{noun}(?!or)", tag) for tag in tags)]
    return re.compile("|".join(words), re.IGNORECASE)


@pytest.mark.parametrize("guild", BY_NAME)
def test_few_files_of_code_know_a_guild(guild: str) -> None:
    """CT-5.1. The Contractors share their name with a module, so they are searched for by their class."""
    words = spelt(guild)
    touched = sorted(name for name, text in files_of_code().items() if words.search(text))
    assert len(touched) <= WITH_GOODS.get(guild, MOST), touched


def test_what_a_guild_brings_is_looked_for() -> None:
    """Not only its name: the foreman of the Foremen, and their own decisions and events."""
    for word in ("foremanAt", "'walk'", "`foreman/", "InspectFact"):
        assert spelt("foremen").search(word), word
    assert not spelt("weavers").search("'whose'"), "decisions that several guilds have"
