"""Shared by several commands: options, languages, files, the console."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from duomo.core.components import ComponentError
from duomo.core.engine.refusal import DuomoError, OptionError, PositionError, RecordError
from duomo.core.files import unreadable, unwritable
from duomo.locales import LANGUAGES

if TYPE_CHECKING:
    from rich.console import Console


Workers = Annotated[
    int | None, Parameter(help="Processes; as many as there are processors without it.", show_default=False)
]
Cluster = Annotated[
    bool,
    Parameter(
        help="Spread the work with Ray: over the cluster that RAY_ADDRESS names, else over this machine.",
        negative="",
    ),
]


class FileTrouble(DuomoError):
    """A file that cannot be read or written."""


BAD_FILE = (RecordError, PositionError, ComponentError, FileTrouble)


def status_of(error: Exception) -> int | None:
    """Return 1 for a bad file, 2 for wrong usage, None for a bug."""
    if isinstance(error, BAD_FILE):
        return 1
    return 2 if isinstance(error, DuomoError) else None


def error_told(error: Exception, language: str) -> str:
    """Return the error message, translated as far as the catalogue allows."""
    from duomo.core.words.phrase import render
    from duomo.core.words.refusals import error_words

    assert isinstance(error, DuomoError | ComponentError)
    return render(error_words(error), language)


def table_options(words: Sequence[str]) -> dict[str, str]:
    """Parse `key=value` words as options of a table."""
    options: dict[str, str] = {}
    for word in words:
        key, equals, value = word.partition("=")
        if not equals or not key or not value:
            raise OptionError(f"“{word}” is not key=value, as in --option workshops=advanced.")
        options[key.strip()] = value.strip()
    return options


def names(words: str) -> list[str]:
    """Return the parts of `a,b,c`."""
    return [part.strip() for part in words.split(",") if part.strip()]


def language_of(wanted: str | None) -> str:
    """Return the requested language, else that of the environment, else English."""
    if wanted is not None:
        language = wanted.lower().replace("_", "-").split("-")[0]
        if language not in LANGUAGES:
            raise OptionError(f"There are no texts in “{wanted}”; there are: {', '.join(LANGUAGES)}.")
        return language
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable, "")
        if value:
            language = value.lower()[:2]
            return language if language in LANGUAGES else "en"
    return "en"


def asked_language(arguments: Sequence[str]) -> str:
    """Return the language of error messages: `--language` if it names one, else the environment's."""
    wanted = [after for word, after in pairwise([*arguments, ""]) if word == "--language"]
    wanted += [word.partition("=")[2] for word in arguments if word.startswith("--language=")]
    try:
        return language_of(wanted[0] if wanted else None)
    except OptionError:
        return language_of(None)


def console() -> Console:
    """Return a console with colours on a terminal unless NO_COLOR is set, without automatic highlighting."""
    from rich.console import Console

    return Console(highlight=False, emoji=False, soft_wrap=False)


def read_text(path: Path) -> str:
    """Read a text file; FileTrouble, with a readable message, if that fails."""
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, ValueError) as error:
        raise FileTrouble(unreadable(path, error)) from None


def read_bytes(path: Path) -> bytes:
    """Read any file; FileTrouble, with a readable message, if that fails."""
    try:
        return path.read_bytes()
    except OSError as error:
        raise FileTrouble(unreadable(path, error)) from None


def write_text(path: Path, text: str) -> None:
    """Write a file completely or not at all."""
    beside = path.with_name(path.name + ".part")
    try:
        beside.write_text(text, encoding="utf-8")
        beside.replace(path)
    except (OSError, ValueError) as error:
        raise FileTrouble(unwritable(path, error)) from None


def interactive() -> bool:
    """True if a person is at the terminal."""
    return sys.stdin.isatty() and sys.stdout.isatty()
