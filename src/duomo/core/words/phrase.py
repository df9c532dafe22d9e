"""Phrases independent of language: a key of the catalogue, and the values for its text.

The terminal renders them here, the web page in each viewer's browser, both from the same catalogue.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

import msgspec

from duomo.locales import sentence

Value: TypeAlias = "int | str | Phrase | list[Phrase]"
"""A number; a token the catalogue turns into words, or a name; a phrase; phrases separated by commas."""


class Phrase(msgspec.Struct, frozen=True):
    """A text that exists in every language of the catalogue."""

    key: str
    data: dict[str, int | str | Phrase | list[Phrase]]


def say(key: str, **data: Value) -> Phrase:
    return Phrase(key, data)


def any_of(phrases: list[Phrase]) -> Phrase | list[Phrase]:
    """Return a list of alternatives: with commas, and “or” before the last."""
    return say("list-or", others=phrases[:-1], last=phrases[-1]) if len(phrases) > 1 else phrases


def tokens(data: Mapping[str, int | str]) -> dict[str, Value]:
    """Return facts of the engine for the catalogue: `green purple` becomes `green-purple`, because Fluent's
    selectors allow no spaces."""
    return {
        name: value.replace(" ", "-") if isinstance(value, str) else value for name, value in data.items()
    }


def render(phrase: Phrase, language: str = "en") -> str:
    """Return the phrase in a language. A missing key or variable is an error, as for every text."""
    data = {name: _filled(value, language) for name, value in phrase.data.items()}
    return sentence(phrase.key, language, data)


def _filled(value: Value, language: str) -> int | str:
    if isinstance(value, Phrase):
        return render(value, language)
    if isinstance(value, list):
        return ", ".join(render(part, language) for part in value)
    return value
