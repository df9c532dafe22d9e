"""The module's section in docs/notation.md is true and complete."""

from __future__ import annotations

import re
from pathlib import Path

import duomo
from duomo.games.red_cathedral.rules.rules import RedRules

DOCUMENT = Path(__file__).resolve().parents[2] / "docs" / "notation.md"


def documented() -> list[str]:
    text = DOCUMENT.read_text(encoding="utf-8").split("\n## Contractors\n")[1].split("\n## ")[0]
    lines = [line for line in text.splitlines() if line.startswith("| `")]
    return [move for line in lines for move in re.findall(r"`([^`]+)`", line.split("|")[1])]


def test_every_move_exists_and_every_kind_is_there() -> None:
    """Both ways, against the moves the module adds."""
    module = duomo.table("red-cathedral", players=2, options={"contractors": "on"}).rules
    base = duomo.table("red-cathedral", players=2).rules
    assert isinstance(module, RedRules)
    assert isinstance(base, RedRules)
    for text in documented():
        assert module.text(module.parse(text)) == text
    base.text(0)
    own = set(module.notation.codes) - set(base.notation.codes)
    kinds = {text.split()[0] for text in own if "black" not in text}
    kinds -= {"tile", "resource"}  # rows of the base game's tables
    assert kinds == {move.split()[0] for move in documented()}
