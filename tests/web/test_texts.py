"""The page's texts: every key it uses exists in all five languages, and none of its own is unused."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from duomo.locales import FOLDER, LANGUAGES

SOURCE = Path(__file__).parents[2] / "web" / "src"
KEY = r"[a-z][a-z0-9_-]*"
LITERAL = re.compile(rf"""(?P<quote>['"`])(?P<key>web-{KEY})(?P=quote)""")
"""A key of the page itself, anywhere: in a call, a list, a table of keys."""
CALL = re.compile(rf"""(?<![.\w])(?:t|has)\(\s*['"](?P<key>{KEY})['"]""")
"""A key of any catalogue, passed to the function that formats it."""
PATTERN = re.compile(r"`(?P<key>web-[a-z0-9_-]*\$\{[^`]*)`")
"""A composed key: `web-option-${name}-about`."""


@cache
def sources() -> list[str]:
    files = [*SOURCE.rglob("*.ts"), *SOURCE.rglob("*.svelte")]
    return [file.read_text(encoding="utf-8") for file in files if not file.name.endswith(".d.ts")]


@cache
def used() -> set[str]:
    return {found["key"] for text in sources() for rule in (LITERAL, CALL) for found in rule.finditer(text)}


@cache
def patterns() -> list[re.Pattern[str]]:
    """Composed keys as patterns; each `${…}` matches a part of a key."""
    found = {match["key"] for text in sources() for match in PATTERN.finditer(text)}
    whole = (re.split(r"\$\{[^}]*\}", key) for key in sorted(found))
    return [re.compile("[a-z0-9_-]+".join(map(re.escape, parts))) for parts in whole]


def keys(language: str, files: str = "*.ftl") -> set[str]:
    texts = (file.read_text(encoding="utf-8") for file in (FOLDER / language).glob(files))
    return {key for text in texts for key in re.findall(rf"^({KEY}) *=", text, re.MULTILINE)}


def test_the_page_uses_texts() -> None:
    assert len(used()) > 150
    assert patterns()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_that_the_page_uses_exists(language: str) -> None:
    assert sorted(used() - keys(language)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_composed_key_means_something(language: str) -> None:
    there = keys(language)
    assert [p.pattern for p in patterns() if not any(p.fullmatch(key) for key in there)] == []


def test_no_text_of_the_page_is_unused() -> None:
    own = keys("en", "web*.ftl")
    left = {key for key in own - used() if not any(p.fullmatch(key) for p in patterns())}
    assert sorted(left) == []
