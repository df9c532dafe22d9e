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
MOST = 8
NOUNS = {
    "jewellers": ("diamond",),
    "foremen": ("foreman",),
    "archivists": ("contract(?!or)", "archive"),
    "brickmakers": ("buttress",),
}
"""What only these guilds have, wherever it is drawn, carried, counted or hidden."""
PLAIN = {"card", "cards", "section", "printed", "use"}
"""Names of decisions, moves and events that are also words of the base game: they count where documents are
told apart by them."""


@cache
def files_of_code() -> dict[str, str]:
    paths = [path for folder in FOLDERS for pattern in CODE for path in (ROOT / folder).rglob(pattern)]
    names = {path.relative_to(ROOT).as_posix(): path for path in paths}
    return {name: path.read_text("utf-8") for name, path in names.items()}


def spelt(guild: str) -> re.Pattern[str]:
    """Matches the guild's name and everything it adds: its goods, decisions, moves and events."""
    wire = BY_NAME[guild](0).wire()
    own = [one for one in wire.documents if one.__module__ != shared.__name__]
    tags = {str(one.__struct_config__.tag) for one in own} | set(wire.decisions) | set(wire.moves)
    named = r"ContractorsGuild|guild:contractors" if guild == "contractors" else guild.replace("-", "[-_ ]?")
    words = [rf"\b({named})"]
    words += [rf"\b{one.__name__}\b" for one in own]
    words += [rf"""['"`]{tag}['"`/]""" for tag in tags - PLAIN]
    words += [rf"""(kind [!=]== |case |tag=)['"]{tag}['"]""" for tag in tags & PLAIN]
    words += NOUNS.get(guild, ())
    return re.compile("|".join(words), re.IGNORECASE)


@pytest.mark.parametrize("guild", BY_NAME)
def test_few_files_of_code_know_a_guild(guild: str) -> None:
    """CT-5.1. The Contractors share their name with a module, so they are searched for by their class."""
    words = spelt(guild)
    touched = sorted(name for name, text in files_of_code().items() if words.search(text))
    assert len(touched) <= MOST, touched


def test_what_a_guild_brings_is_looked_for() -> None:
    """Not only its name, and everywhere: the foreman of the Foremen, and their own decisions and events."""
    assert any("/companion/" in name for name in files_of_code())
    for word in ("foremanAt", "'walk'", "`foreman/", "InspectFact"):
        assert spelt("foremen").search(word), word
    assert not spelt("weavers").search("'whose'"), "decisions that several guilds have"
    assert spelt("jewellers").search("view.reserve.diamond")
    assert spelt("archivists").search("count.archive"), "goods by any name"
    assert not spelt("archivists").search("contractors"), "a module of its own"
    assert spelt("master-builders").search("case 'section':")
    assert not spelt("master-builders").search("place.at === 'section'"), "a piece of the board"
