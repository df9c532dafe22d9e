"""Shared code names no game: a game provides what others need from it."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "duomo"
PAGE = ROOT / "web" / "src"
OWN = re.compile(
    r"^src/duomo/(games/[^/]+|locales|_compiled|http/page)/|^web/src/games/[^/]+/|/server\.d\.ts$|\.test\.ts$"
)
"""The games' own folders, texts, built or generated files, and tests of the page."""
NAMED = re.compile(r"""["'/.`](red[-_]cathedral|basilica)\b|\b(RedCathedral|Basilica)[A-Z]""")
"""A game as a value, an import or a type: mentioning one as an example is harmless."""
USUAL = 'USUAL: Final = "red-cathedral"'
"""The registry defines the default game."""


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
        for line in without_remarks(text).splitlines()
        if NAMED.search(line) and line != USUAL
    ]
    assert named == []


def without_remarks(text: str) -> str:
    """The text without docstrings and comments, which may mention a game."""
    text = re.sub(r'""".*?"""', "", text, flags=re.DOTALL)
    text = re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)
    return re.sub(r"(#|//) .*", "", text)
