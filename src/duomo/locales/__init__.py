"""All words that people read, in five languages: one Fluent file for each area, shared with the web page."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "fr", "de", "it", "es")
FOLDER = Path(__file__).parent


@cache
def _bundle(language: str) -> FluentBundle:
    if language not in LANGUAGES:
        raise ValueError(f"There are no texts in “{language}”; there are: {', '.join(LANGUAGES)}.")
    bundle = FluentBundle([language], use_isolating=False)
    for file in sorted((FOLDER / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def has(key: str, language: str = "en") -> bool:
    """Whether there is such a text."""
    return bool(_bundle(language).has_message(key))


def sentence(key: str, language: str = "en", data: Mapping[str, int | str] | None = None) -> str:
    """The text of a key, filled in. A missing key or variable is an error: tests keep catalogues whole."""
    message = _bundle(language).get_message(key)
    if message is None or message.value is None:
        raise KeyError(f"no text “{key}” in “{language}”")
    text, errors = _bundle(language).format_pattern(message.value, dict(data or {}))
    if errors:
        raise KeyError(f"text “{key}” in “{language}”: {errors[0]}")
    return str(text)
