"""All texts that people read: a folder for each language, a Fluent file for each area.

The web page reads the same files. Adding a folder here adds a language: everything that lists languages uses
`LANGUAGES`. Texts missing from a folder are shown in English. A game in a separate package brings such a
folder (`add`).
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from duomo.locales import plain

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

FOLDER = Path(__file__).parent
ENGLISH = "en"
LANGUAGES: tuple[str, ...] = tuple(
    sorted(
        (path.name for path in FOLDER.iterdir() if any(path.glob("*.ftl"))),
        key=lambda language: (language != ENGLISH, language),
    )
)
"""English first, then the others by their code."""

LONGEST = 800
"""Maximum length of a text quoted in a sentence, in characters."""
LARGEST = 128
"""Maximum size of a number, in bits."""

ENTRY = re.compile(r"^(?:(-?[a-zA-Z][\w-]*) *=|#.*$)", re.MULTILINE)
"""Start of a message or a term, at the beginning of a line; or a comment, which belongs to neither."""
REFERENCE = re.compile(r"\{\s*(-?[a-z][\w-]*)")
"""A reference in a text to another message or a term."""

_folders = [FOLDER]
_bundles: dict[str, FluentBundle] = {}
"""One for each language, shared by all threads: if one of two made at the same time were dropped, the
texts added to it would be lost."""


def add(folder: Path) -> None:
    """Add the texts of a game in a separate package."""
    if folder not in _folders:
        _folders.append(folder)
        _forget()


def _forget() -> None:
    """Drop everything parsed so far."""
    _bundles.clear()
    for known in (_written, _add):
        known.cache_clear()


def own_name(language: str) -> str:
    """Return what speakers of a language call it."""
    return sentence("language-name", language)


def files(folder: Path, language: str) -> list[Path]:
    """Return the files of a language in a folder of texts."""
    return sorted((folder / language).glob("*.ftl"))


def _bundle(language: str) -> FluentBundle:
    """Return the bundle of a language; empty at first: `_found` adds what is needed."""
    from fluent.runtime import FluentBundle  # slow to import: only load it to render texts

    known = _bundles.get(language)
    return known or _bundles.setdefault(language, FluentBundle([language], use_isolating=False))


@cache
def _written(language: str) -> dict[str, str]:
    """Return every message and term of a language as written. Parsing them all takes Fluent most of half a
    second, which no request to a server should wait for; so each is parsed when it is needed."""
    if language not in LANGUAGES:
        raise ValueError(f"There are no texts in “{language}”; there are: {', '.join(LANGUAGES)}.")
    found: dict[str, str] = {}
    for file in (file for folder in _folders for file in files(folder, language)):
        parts = ENTRY.split(file.read_text(encoding="utf-8"))
        for key, rest in zip(parts[1::2], parts[2::2]):
            if key is not None:
                found.setdefault(key, f"{key} ={rest}")
    return found


@cache
def _add(language: str, key: str) -> bool:
    """Add a message to the bundle of its language, with everything it refers to; False if there is none."""
    text = _written(language).get(key)
    if text is None:
        return False
    from fluent.runtime import FluentResource

    for other in REFERENCE.findall(text):
        if other != key:
            _add(language, other)
    _bundle(language).add_resource(FluentResource(text))
    return True


def sentence(key: str, language: str = ENGLISH, data: Mapping[str, int | str] | None = None) -> str:
    """Return the text of a key, filled in. A missing key or variable is an error: tests keep catalogues
    complete."""
    facts = {name: fitting(value) for name, value in (data or {}).items()}
    if find_spec("fluent") is None:
        return plain.sentence(
            tuple(file for folder in _folders for file in files(folder, language)), key, facts
        )
    bundle, message = _found(key, language)
    text, errors = bundle.format_pattern(message.value, facts)
    if errors:
        raise KeyError(f"text “{key}” in “{language}”: {errors[0]}")
    return str(text)


def fitting(value: int | str) -> int | str:
    """Shorten a fact so that it fits into a sentence, even if someone has sent a whole book, or a number
    with a thousand digits, and the error message quotes it."""
    if isinstance(value, str):
        return value if len(value) <= LONGEST else value[: LONGEST - 1] + "…"
    if value.bit_length() <= LARGEST:
        return value
    power = int((value.bit_length() - 1) * 0.30103)
    return f"{'-' if value < 0 else ''}10^{power}"


def _found(key: str, language: str) -> tuple[FluentBundle, Any]:
    """Return a message and the bundle that has it: the language's own, else the English one."""
    for spoken in (language, ENGLISH):
        bundle = _bundle(spoken)
        message = bundle.get_message(key) if _add(spoken, key) and bundle.has_message(key) else None
        if message is not None and message.value is not None:
            return bundle, message
    raise KeyError(f"no text “{key}” in “{language}”")
