"""The cards that explain pieces: the rules they name exist, and so do the paragraphs of the guilds."""

from __future__ import annotations

import re
from pathlib import Path

from duomo.rulebook import pages

WEB = Path(__file__).parents[2] / "web" / "src" / "games"
RULE = re.compile(r"'((?:RC|CT|BA)-\d+\.\d+)'")


def test_every_rule_that_a_card_names_exists() -> None:
    known = {
        paragraph.id for page in pages("en") for chapter in page.chapters for paragraph in chapter.paragraphs
    }
    files = [*WEB.glob("*/explain.ts"), *WEB.glob("*/explain/*.ts"), WEB / "red-cathedral" / "signs.ts"]
    named = {rule for file in files for rule in RULE.findall(file.read_text(encoding="utf-8"))}
    assert len(named) > 40
    assert sorted(named - known) == []
