"""Examples of the rules, and what to read next: ids exist, numbers follow from positions."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import duomo
from duomo.games.registry import GAMES
from duomo.lessons import LessonError
from duomo.lessons.examples import read_examples
from duomo.lessons.faults import unsaid
from duomo.locales import FOLDER, LANGUAGES, sentence
from duomo.play.reading.figures import example_of, examples, figures
from duomo.play.reading.library import rules_in
from duomo.rulebook import rule_ids, see_also
from duomo.rulebook.references import listed

LEAST = {"RC": 40, "CT": 6, "BA": 13}
"""Minimum number of paragraphs with an example, by the letters of their page."""


@pytest.mark.parametrize("rule", examples())
def test_every_example_can_be_said(rule: str) -> None:
    assert rule in rule_ids()
    words = example_of(rule)
    assert words is not None
    for language in LANGUAGES:
        assert list(unsaid([words], language)) == []


def test_no_text_is_left_over_and_many_paragraphs_have_one() -> None:
    text = (FOLDER / "en" / "examples.ftl").read_text(encoding="utf-8")
    said = set(re.findall(r"^(example-[a-z0-9-]+) =", text, re.MULTILINE))
    assert said == {words.key for rule in examples() if (words := example_of(rule)) is not None}
    for letters, least in LEAST.items():
        assert sum(rule.startswith(letters) for rule in examples()) >= least


def test_every_number_that_follows_from_a_position_is_used() -> None:
    """The words name what the position gives, the same in every language."""
    for rule, example in examples().items():
        words = example_of(rule)
        assert words is not None
        used = {language: variables(language, words.key) for language in LANGUAGES}
        assert len({frozenset(names) for names in used.values()}) == 1, rule
        assert used["en"] <= set(words.data), rule
        assert (example.source is not None) == bool(used["en"]), rule


def variables(language: str, key: str) -> set[str]:
    text = (FOLDER / language / "examples.ftl").read_text(encoding="utf-8")
    entry = re.search(rf"^{key} = (.*?)(?=^\S|\Z)", text, re.MULTILINE | re.DOTALL)
    assert entry is not None
    return set(re.findall(r"\$([a-z]+)", entry[1]))


def test_the_zone_of_the_example() -> None:
    """BA-5.3: four vaults, an architect, a glass, and a builder of the other side."""
    position = {
        "duomo_position": 1,
        "game": "basilica",
        "turn": "white",
        "king": 9,
        "cathedral": {"1.1": "red", "1.2": "red", "1.3": "red", "1.4": "red"},
        "glass": ["1.2"],
        "vaults": ["blue crown", "yellow", "green"],
        "player": [{"builders": ["1.1 architect", "1.3"]}, {"builders": ["1.4"]}],
    }
    table = duomo.table(position=position, seed=1)
    table.play("vault 1")
    table.play("at 1.5")
    white, black = (player["points"] for player in table.document()["player"])
    numbers = [int(number) for number in re.findall(r"\d+", sentence("example-ba-5-3", "en"))]
    assert numbers == [4, 2 * 4, 2, white, black]


def test_a_bad_file_is_named(tmp_path: Path) -> None:
    file = tmp_path / "examples.toml"
    for text, words in {
        '["RC-1.1"]\nfigure = "nothing"': "no figure",
        '["RC-1.1"]\ncolour = 1': "“colour” is unknown",
    }.items():
        file.write_text(text, encoding="utf-8")
        with pytest.raises(LessonError, match=words):
            read_examples(file, figures())
    assert read_examples(tmp_path / "none.toml", {}) == {}


def test_every_paragraph_leads_on_and_back() -> None:
    for rule, others in listed().items():
        assert {rule, *others} <= rule_ids()
    for page in rules_in("en").pages:
        for chapter in page.chapters:
            for one in chapter.paragraphs:
                if page.name in {game.specification for game in GAMES.values()}:
                    assert one.see, one.id
                assert one.id not in one.see
                assert all(one.id in see_also(other) for other in one.see), one.id
    assert "RC-6.6" in see_also("RC-6.3"), "the text names it"
    assert "RC-6.3" in see_also("RC-6.6"), "and is found from there"
