"""Shared code names no game: a game hands out what others need of it."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "duomo"
PAGE = ROOT / "web" / "src"
OWN = re.compile(
    r"^src/duomo/(games/[^/]+|locales|_compiled|http/page)/|^web/src/games/[^/]+/|/server\.d\.ts$|\.test\.ts$"
)
"""The games' own folders, texts, what is built or generated, and tests of the page."""
NAMED = re.compile(r"""["'/.`](red[-_]cathedral|basilica)\b|\b(RedCathedral|Basilica)[A-Z]""")
"""A game as a value, an import or a type: what is only told about one, as an example, harms nobody."""
USUAL = 'USUAL: Final = "red-cathedral"'
"""The registry says which game is meant when nobody names one."""
COMPANION = re.compile(r"pages/(PositionEditor|IvanTable)\.svelte$")
"""Pages that are about one game."""


def shared_code() -> dict[str, str]:
    paths = [*PACKAGE.rglob("*.py"), *PAGE.rglob("*.ts"), *PAGE.rglob("*.svelte")]
    names = {path.relative_to(ROOT).as_posix(): path for path in paths}
    return {name: path.read_text(encoding="utf-8") for name, path in names.items() if not OWN.search(name)}


def test_shared_code_names_no_game() -> None:
    code = shared_code()
    assert "src/duomo/play/practice/challenges.py" in code, "the folders that are looked through"
    assert "web/src/pages/Learn.svelte" in code, "the folders that are looked through"
    named = [
        f"{name}: {line.strip()}"
        for name, text in code.items()
        if not COMPANION.search(name)
        for line in without_remarks(text).splitlines()
        if NAMED.search(line) and line != USUAL
    ]
    assert named == []


def without_remarks(text: str) -> str:
    """Without docstrings and comments, which may tell of a game."""
    text = re.sub(r'""".*?"""', "", text, flags=re.DOTALL)
    text = re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)
    return re.sub(r"(#|//) .*", "", text)
