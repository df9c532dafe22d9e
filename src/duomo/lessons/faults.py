"""What can be wrong with a lesson or a first game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from duomo.core.words.phrase import Phrase, render
from duomo.locales import ENGLISH


@dataclass(frozen=True)
class Fault:
    """Something wrong with a lesson."""

    lesson: str
    language: str
    what: str


def unsaid(phrases: Iterable[Phrase], language: str) -> Iterator[str]:
    """Yield the texts that a language lacks, or has only in English."""
    for phrase in phrases:
        try:
            text = render(phrase, language)
        except KeyError as error:
            yield str(error.args[0])
            continue
        if language != ENGLISH and text == render(phrase, ENGLISH):
            yield f"“{phrase.key}” is English"
