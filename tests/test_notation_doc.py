"""docs/notation.md is true: every move in it exists, and every kind of move is in it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import duomo
from duomo.core.table import Table
from duomo.games.red_cathedral.rules.codes import PLAYER_MOVES
from duomo.games.red_cathedral.rules.rules import RedRules

DOCUMENT = Path(__file__).resolve().parent.parent / "docs" / "notation.md"


def section(title: str) -> str:
    text = DOCUMENT.read_text(encoding="utf-8")
    return text.split(f"\n## {title}\n")[1].split("\n## ")[0]


def moves(title: str) -> list[str]:
    """The code spans in the first column of the tables of a section."""
    found: list[str] = []
    for line in section(title).splitlines():
        if line.startswith("| `"):
            found += re.findall(r"`([^`]+)`", line.split("|")[1])
    return found


def table() -> Table:
    return duomo.table("red-cathedral", players=2)


def kind(text: str) -> str:
    """A move without its numbers and names: the first word, and the second of `influence`."""
    words = text.split()
    return " ".join(words[:2]) if text in ("influence upper", "influence lower") else words[0]


@pytest.mark.parametrize("text", moves("The Red Cathedral"))
def test_every_move_of_the_document_exists(text: str) -> None:
    rules = table().rules
    assert rules.text(rules.parse(text)) == text


def test_every_kind_of_move_is_in_the_document() -> None:
    rules = table().rules
    assert isinstance(rules, RedRules)
    rules.text(0)  # fills the notation
    documented = {kind(text) for text in moves("The Red Cathedral")}
    missing = {kind(text) for text in rules.notation.codes} - documented
    assert missing == set()


def test_rules_are_cited_as_they_are_numbered() -> None:
    specification = (DOCUMENT.parent / "rules" / "red-cathedral.md").read_text(encoding="utf-8")
    for rule in re.findall(r"\| (RC-[0-9.]+) \|", section("The Red Cathedral")):
        assert rule in specification, rule


def test_numbers_and_capitals_are_forgiven() -> None:
    rules = table().rules
    assert rules.parse("  Die   WHITE  +2 ") == rules.parse("die white +2")
    assert rules.parse("end") < PLAYER_MOVES <= rules.parse("roll white 4")
