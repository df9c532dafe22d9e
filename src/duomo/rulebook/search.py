"""Finds paragraphs by content: words with the same stem match, and so do families of words.

`families.toml` beside the pages of each language lists words and phrases that mean the same to a player:
searching for one of them finds the others too.
"""

from __future__ import annotations

import re
import tomllib
import unicodedata
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache

from duomo.locales import ENGLISH
from duomo.rulebook.reading import Paragraph, folders, pages

STEMMERS = {"en": "english", "fr": "french", "de": "german", "it": "italian", "es": "spanish"}
"""A language without a stemmer is searched by the beginnings of its words."""
WORD = re.compile(r"[^\W_]+")
RULE_ID = re.compile(r"[a-z]{2}-\d+(\.\d*)?")
BEGINNING = 3
"""Minimum number of letters that find a whole word."""
TITLE, TEXT, FAMILY = 6, 2, 1
"""Weight of a word in a title, in a text, and if only one of its family was asked for."""


@dataclass(frozen=True)
class Hit:
    """A paragraph that was found, and the words in it that matched."""

    id: str
    words: list[str]
    rank: int


def search(language: str, query: str) -> list[Hit]:
    """Return the paragraphs that contain every word of the query, or of a family of it, best first."""
    wanted = query.strip().lower()
    if RULE_ID.fullmatch(wanted):
        return [Hit(one.id, [], 1) for one in paragraphs(language) if one.id.lower().startswith(wanted)]
    words = words_of(query)
    long = [word for word in words if len(word) >= BEGINNING]
    asked = frozenset(stems(language)(word) for word in long or words)
    if not asked:
        return []
    ways = [(asked, 2), *((other, FAMILY) for other in relatives(language, asked))]
    hits = [hit for one in paragraphs(language) if (hit := judged(language, one, ways)) is not None]
    return sorted(hits, key=lambda hit: -hit.rank)


def judged(language: str, one: Paragraph, ways: list[tuple[frozenset[str], int]]) -> Hit | None:
    """Return the best match of a paragraph, if any."""
    stem = stems(language)
    title, text = words_of(one.title), words_of(one.text)
    best: Hit | None = None
    for wanted, weight in ways:
        rank, found = 0, set[str]()
        for word in wanted:
            in_title = {each for each in title if fits(stem(each), each, word)}
            in_text = {each for each in text if fits(stem(each), each, word)}
            if not in_title and not in_text:
                break
            rank += weight * (TITLE * bool(in_title) + TEXT * bool(in_text))
            found |= in_title | in_text
        else:
            rank = 100 * rank // len(wanted)
            if best is None or rank > best.rank:
                best = Hit(one.id, sorted(found), rank)
    return best


def fits(stem: str, word: str, wanted: str) -> bool:
    return stem == wanted or (len(wanted) >= BEGINNING and plain(word).startswith(wanted))


def relatives(language: str, asked: frozenset[str]) -> Iterator[frozenset[str]]:
    """Yield the same query in other words of the same families."""
    for family in families(language):
        for member in family:
            if member <= asked:
                yield from ((asked - member) | other for other in family if other != member)


@cache
def families(language: str) -> list[list[frozenset[str]]]:
    stem = stems(language)
    return [
        [frozenset(stem(word) for word in words_of(phrase)) for phrase in family]
        for folder in dict.fromkeys(folders().values())
        for file in [(folder if language == ENGLISH else folder / language) / "families.toml"]
        if file.is_file()
        for family in tomllib.loads(file.read_text(encoding="utf-8"))["families"]
    ]


@cache
def paragraphs(language: str) -> list[Paragraph]:
    return [one for page in pages(language) for chapter in page.chapters for one in chapter.paragraphs]


@cache
def stems(language: str) -> Callable[[str], str]:
    """Return the stemming function of a language."""
    if language not in STEMMERS:
        return plain
    import snowballstemmer

    stemmer = snowballstemmer.stemmer(STEMMERS[language])
    known: dict[str, str] = {}

    def stem(word: str) -> str:
        if word not in known:
            known[word] = plain(stemmer.stemWord(word.lower()))
        return known[word]

    return stem


def words_of(text: str) -> list[str]:
    return WORD.findall(text)


def plain(word: str) -> str:
    """Remove accents and capitals."""
    letters = unicodedata.normalize("NFD", word.lower())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
