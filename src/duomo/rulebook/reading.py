"""Reads the pages of the rules: English in one folder, each other language in a folder inside it.

The games say which pages there are; those of Duomo's own games are in `docs/rules`. There is one copy of each
text. A wheel carries it inside the package (`force-include` in `pyproject.toml`); in a checkout it is read
directly from `docs/rules`.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

from duomo.games.registry import GAMES
from duomo.locales import ENGLISH, LANGUAGES, sentence

HERE = Path(__file__).resolve().parent
FOLDER = HERE / "texts" if (HERE / "texts").is_dir() else HERE.parents[2] / "docs" / "rules"

TITLE = re.compile(r"\A# (.+)\n")
CHAPTER = re.compile(r"^## (?:(\d+)\. )?(.+)\n", re.MULTILINE)
PARAGRAPH = re.compile(r"^- \*\*([A-Z]{2}-\d+\.\d+)\*\* <a id=\"[a-z0-9-]+\"></a>", re.MULTILINE)
CODE = re.compile(r"`([^`]+)`")
TITLES = "titles.toml"
"""The subject of each paragraph: one such file beside the pages of each language."""


@dataclass(frozen=True)
class Paragraph:
    """One rule, with the id that code, tests and refusals cite."""

    id: str
    title: str
    """The subject."""
    text: str
    """Markdown."""


@dataclass(frozen=True)
class Chapter:
    number: int
    title: str
    paragraphs: tuple[Paragraph, ...]


@dataclass(frozen=True)
class Page:
    name: str
    title: str
    intro: str
    """Markdown."""
    chapters: tuple[Chapter, ...]


@cache
def folders() -> dict[str, Path]:
    """Return every page of the rulebook by name, game by game, with its folder."""
    return {
        name: game.rulebook or FOLDER
        for game in GAMES.values()
        for name in (game.specification, *game.rule_pages.values())
    }


def page_path(name: str, language: str = ENGLISH) -> Path:
    """Return the file of a page; the English one if a language has none."""
    folder = folders()[name]
    translated = folder / language / f"{name}.md"
    return translated if translated.is_file() else folder / f"{name}.md"


@cache
def titles(folder: Path, language: str) -> dict[str, str]:
    """Return the subjects of the paragraphs in a folder; in English where a language lacks them."""
    found: dict[str, str] = {}
    for file in (folder / TITLES, folder / language / TITLES):
        if file.is_file():
            found |= tomllib.loads(file.read_text(encoding="utf-8"))
    return found


@cache
def pages(language: str = ENGLISH) -> tuple[Page, ...]:
    """Return the whole rulebook in a language."""
    if language not in LANGUAGES:
        raise ValueError(f"There are no rules in “{language}”; there are: {', '.join(LANGUAGES)}.")
    return tuple(in_words(specified(name, language), language) for name in folders())


def specified(name: str, language: str) -> Page:
    """Return a page as written: options and their choices by the names that programs use."""
    text = page_path(name, language).read_text(encoding="utf-8")
    return read(name, text, titles(folders()[name], language))


def in_words(page: Page, language: str) -> Page:
    """Return a page for players: options and choices by their names on the page that opens a table."""
    chapters = tuple(
        replace(chapter, paragraphs=tuple(in_players_words(one, language) for one in chapter.paragraphs))
        for chapter in page.chapters
    )
    return replace(page, chapters=chapters)


def in_players_words(paragraph: Paragraph, language: str) -> Paragraph:
    options = [name for name in CODE.findall(paragraph.text) if name in option_names()]

    def called(code: re.Match[str]) -> str:
        keys = [f"web-option-{code[1]}", *(f"web-choice-{option}-{code[1]}" for option in options)]
        for key in keys:
            try:
                words = sentence(key, language)
            except KeyError:
                continue
            if words != key:  # the key is returned where texts are read without Fluent
                return f"*{words}*"
        return code[1]

    return replace(paragraph, text=CODE.sub(called, paragraph.text))


@cache
def option_names() -> frozenset[str]:
    return frozenset(option.name for game in GAMES.values() for option in game.options)


@cache
def rule_ids() -> frozenset[str]:
    """Return the ids of all paragraphs that can be cited."""
    return frozenset(
        paragraph.id for page in pages() for chapter in page.chapters for paragraph in chapter.paragraphs
    )


def read(name: str, text: str, about: Mapping[str, str]) -> Page:
    title = TITLE.match(text)
    assert title is not None, f"{name} has no title"
    intro, *rest = CHAPTER.split(text[title.end() :])
    game = PARAGRAPH.findall(text)[0].partition("-")[0]
    chapters: list[Chapter] = []
    for at in range(0, len(rest), 3):
        number = int(rest[at] or len(chapters) + 1)
        chapters.append(Chapter(number, rest[at + 1], paragraphs(rest[at + 2], f"{game}-{number}", about)))
    return Page(name, title[1], unwrapped(intro), tuple(chapters))


def paragraphs(text: str, chapter: str, about: Mapping[str, str]) -> tuple[Paragraph, ...]:
    """Return the rules of a chapter; text without an id belongs to the rule before it. A chapter without
    rules, such as examples, is one paragraph with the chapter's id."""
    _, *parts = PARAGRAPH.split(text)
    if not parts:
        parts = [chapter, text]
    return tuple(
        Paragraph(parts[at], about.get(parts[at], ""), unwrapped(parts[at + 1]))
        for at in range(0, len(parts), 2)
    )


def unwrapped(text: str) -> str:
    """Remove the indent of a list; Markdown itself joins the lines later."""
    return "\n".join(line.removeprefix("  ") for line in text.strip().splitlines())
