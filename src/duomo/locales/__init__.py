"""All words that people read: a folder for each language, a Fluent file for each area.

The web page reads the same files. A language is a folder here and nothing else: whatever lists languages asks
`LANGUAGES`. What a folder does not say is said in English. A game that is a package of its own brings such a
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
"""Characters of a text that a sentence tells back."""
LARGEST = 128
"""Bits of a number."""

ENTRY = re.compile(r"^(?:(-?[a-zA-Z][\w-]*) *=|#.*$)", re.MULTILINE)
"""How a message or a term begins, at the beginning of a line; or a comment, which belongs to neither."""
REFERENCE = re.compile(r"\{\s*(-?[a-z][\w-]*)")
"""What a text refers to: another message, or a term."""

_folders = [FOLDER]
_bundles: dict[str, FluentBundle] = {}
"""One for each language, whoever makes it first: were another forgotten that was made at the same moment, all
texts that were added to it would be too."""


def add(folder: Path) -> None:
    """Texts of a game that is a package of its own."""
    if folder not in _folders:
        _folders.append(folder)
        _forget()


def _forget() -> None:
    """What was understood so far."""
    _bundles.clear()
    for known in (_written, _add):
        known.cache_clear()


def own_name(language: str) -> str:
    """What those who speak a language call it."""
    return sentence("language-name", language)


def files(folder: Path, language: str) -> list[Path]:
    """The files of a language in a folder of texts."""
    return sorted((folder / language).glob("*.ftl"))


def _bundle(language: str) -> FluentBundle:
    """Empty at first: `_found` adds what is asked for."""
    from fluent.runtime import FluentBundle  # only who renders texts waits for it

    known = _bundles.get(language)
    return known or _bundles.setdefault(language, FluentBundle([language], use_isolating=False))


@cache
def _written(language: str) -> dict[str, str]:
    """Every message and term of a language as it is written. To understand them all takes Fluent most of half
    a second, for which nobody who asks a server should wait; so each is understood when it is needed."""
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
    """Make a message known to the bundle of its language, with whatever it refers to; False without one."""
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
    """The text of a key, filled in. A missing key or variable is an error: tests keep catalogues whole."""
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
    """A fact that fits into a sentence, also when somebody has sent a whole book, or a number of a thousand
    digits, and is told what is wrong with it."""
    if isinstance(value, str):
        return value if len(value) <= LONGEST else value[: LONGEST - 1] + "…"
    if value.bit_length() <= LARGEST:
        return value
    power = int((value.bit_length() - 1) * 0.30103)
    return f"{'-' if value < 0 else ''}10^{power}"


def _found(key: str, language: str) -> tuple[FluentBundle, Any]:
    """A message and the bundle that has it: the language's own, else the English one."""
    for spoken in (language, ENGLISH):
        bundle = _bundle(spoken)
        message = bundle.get_message(key) if _add(spoken, key) and bundle.has_message(key) else None
        if message is not None and message.value is not None:
            return bundle, message
    raise KeyError(f"no text “{key}” in “{language}”")
