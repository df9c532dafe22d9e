"""Searching the rulebook: words of one family find each other, in each language."""

from __future__ import annotations

import pytest

from duomo.locales import LANGUAGES
from duomo.rulebook.search import families, search


def found(language: str, query: str) -> list[str]:
    return [hit.id for hit in search(language, query)]


@pytest.mark.parametrize(
    ("language", "query"),
    [
        ("en", "penalty"), ("en", "penalties"), ("en", "lose recognition"), ("en", "losing recognition"),
        ("de", "Strafe"), ("de", "bestrafen"), ("fr", "pénalité"), ("fr", "penalite"), ("fr", "punition"),
        ("it", "penalità"), ("it", "punizione"), ("es", "penalización"), ("es", "castigo"),
    ],
)  # fmt: skip
def test_words_of_one_family(language: str, query: str) -> None:
    assert "RC-6.6" in found(language, query)[:6]


def test_the_paragraph_itself_comes_first() -> None:
    assert found("en", "penalty")[0] == "RC-6.6"
    assert found("en", "RC-6.6") == ["RC-6.6"]
    assert found("en", "rc-11") == [f"RC-11.{number}" for number in range(1, 9)]


def test_every_word_is_wanted() -> None:
    assert set(found("en", "gem prestige")) < set(found("en", "gem")) | set(found("en", "jewel prestige"))
    assert found("en", "gem basilicas") == []
    assert found("en", "  ") == []
    assert found("en", "zzz") == []


def test_the_words_that_were_found_are_told() -> None:
    hit = next(hit for hit in search("en", "finish") if hit.id == "RC-6.3")
    assert {"finished", "Finishing"} & set(hit.words)


def test_beginnings_of_words_are_enough() -> None:
    assert "RC-6.4" in found("en", "decor")


def test_every_language_has_families() -> None:
    counts = {language: len(families(language)) for language in LANGUAGES}
    assert min(counts.values()) >= 15
