"""Related paragraphs: those a paragraph cites, those that cite it, and those listed as related."""

from __future__ import annotations

import re
import tomllib
from functools import cache

from duomo.rulebook.reading import folders, pages

CITED = re.compile(r"\b[A-Z]{2}-\d+\.\d+\b")
FILE = "see-also.toml"
"""Beside the pages: paragraphs that belong together although neither cites the other."""


@cache
def see_also(rule: str) -> tuple[str, ...]:
    """Return related paragraphs, in the order of the book."""
    return tuple(other for other in _texts() if other != rule and _belong_together(rule, other))


def _belong_together(one: str, two: str) -> bool:
    return two in _named()[one] or one in _named()[two]


@cache
def _texts() -> dict[str, str]:
    return {one.id: one.text for page in pages() for chapter in page.chapters for one in chapter.paragraphs}


@cache
def _named() -> dict[str, frozenset[str]]:
    """Return what each paragraph cites, or the data beside the pages list for it."""
    data = listed()
    return {rule: frozenset([*CITED.findall(text), *data.get(rule, ())]) for rule, text in _texts().items()}


@cache
def listed() -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for folder in dict.fromkeys(folders().values()):
        file = folder / FILE
        if file.is_file():
            found |= tomllib.loads(file.read_text(encoding="utf-8"))
    return found
