"""Reads the pages of the rules: English in one folder, each other language in a folder inside it.

The games say which pages there are; those of Duomo's own games are in `docs/rules`. There is one copy of each
text. A wheel carries it inside the package (`force-include` in `pyproject.toml`); in a checkout it is read
where people read it.
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
"""What each paragraph is about: one such file beside the pages of each language."""


@dataclass(frozen=True)
class Paragraph:
    """One rule, with the id that code, tests and refusals cite."""

    id: str
    title: str
    """What it is about."""
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
    """Every page of the rulebook by its name, game by game, and the folder where it is."""
    return {
        name: game.rulebook or FOLDER
        for game in GAMES.values()
        for name in (game.specification, *game.rule_pages.values())
    }


def page_path(name: str, language: str = ENGLISH) -> Path:
    """The file of a page; the English one where a language has none."""
    folder = folders()[name]
    translated = folder / language / f"{name}.md"
    return translated if translated.is_file() else folder / f"{name}.md"


@cache
def titles(folder: Path, language: str) -> dict[str, str]:
    """What the paragraphs of a folder of pages are about; in English where a language does not say it."""
    found: dict[str, str] = {}
    for file in (folder / TITLES, folder / language / TITLES):
        if file.is_file():
            found |= tomllib.loads(file.read_text(encoding="utf-8"))
    return found


@cache
def pages(language: str = ENGLISH) -> tuple[Page, ...]:
    """The whole rulebook in a language."""
    if language not in LANGUAGES:
        raise ValueError(f"There are no rules in “{language}”; there are: {', '.join(LANGUAGES)}.")
    return tuple(in_words(specified(name, language), language) for name in folders())


def specified(name: str, language: str) -> Page:
    """A page as it is written: options and their choices by the names that programs know."""
    text = page_path(name, language).read_text(encoding="utf-8")
    return read(name, text, titles(folders()[name], language))


def in_words(page: Page, language: str) -> Page:
    """A page for players: options and choices as the page that opens a table calls them."""
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
            if words != key:  # as it is said where texts are read without Fluent
                return f"*{words}*"
        return code[1]

    return replace(paragraph, text=CODE.sub(called, paragraph.text))


@cache
def option_names() -> frozenset[str]:
    return frozenset(option.name for game in GAMES.values() for option in game.options)


@cache
def rule_ids() -> frozenset[str]:
    """Every paragraph that can be cited."""
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
    """The rules of a chapter; what follows a rule without an id of its own belongs to it. A chapter without
    rules, such as examples, is one paragraph with the chapter's id."""
    _, *parts = PARAGRAPH.split(text)
    if not parts:
        parts = [chapter, text]
    return tuple(
        Paragraph(parts[at], about.get(parts[at], ""), unwrapped(parts[at + 1]))
        for at in range(0, len(parts), 2)
    )


def unwrapped(text: str) -> str:
    """Without the indent of a list; lines are joined later by Markdown itself."""
    return "\n".join(line.removeprefix("  ") for line in text.strip().splitlines())
