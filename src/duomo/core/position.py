"""Positions as TOML documents that people can write by hand, checked with helpful messages."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

import tomli_w

from duomo.core import toml
from duomo.core.engine.entries import array, entries_in, flag, number, show, word, wrong
from duomo.core.engine.refusal import PositionError, Refusal
from duomo.core.files import unreadable
from duomo.core.game import Document

__all__ = [
    "FORMAT", "array", "entries_in", "flag", "number", "read_document", "show", "unfit", "word",
    "write_document", "wrong",
]  # fmt: skip

FORMAT = 1


def read_document(source: Mapping[str, object] | str | Path) -> Document:
    """Read a position given as a document, TOML text or a file; PositionError for anything else."""
    if isinstance(source, Mapping):
        document = dict(source)
        name = "position"
    elif isinstance(source, str | Path):
        text, name = _text(source)
        try:
            document = toml.loads(text)
        except toml.TooMuch as error:
            facts: dict[str, int | str | Refusal] = {"place": name, "detail": error.refusal}
            raise PositionError(Refusal("position-not-toml", "", facts)) from None
        except (ValueError, RecursionError) as error:
            raise wrong("not-toml", name, detail=str(error)) from None
    else:
        raise PositionError("A position must be a document, TOML text or the path of a file.")
    version = document.get("duomo_position")
    if isinstance(version, bool) or version != FORMAT:
        raise wrong("format", name, format=FORMAT)
    if not isinstance(document.get("game"), str):
        raise wrong("no-game", name)
    return document


CITED = re.compile(r" \((?P<rule>[A-Z]+-[0-9.]*[0-9])\)\.$")
"""The rule cited at the end of a sentence."""


def unfit(error: PositionError, place: str, decision: object) -> PositionError:
    """Return the error for a pending decision that does not fit the table. The reason is an English sentence;
    the decision and the rule are translated."""
    if error.refusal.reason != "position-wrong":
        return error
    sentence = str(error).removeprefix(f"{place}: ")
    cited = CITED.search(sentence)
    detail, rule = (sentence[: cited.start()], cited["rule"]) if cited else (sentence.rstrip("."), "")
    return wrong("decision-unfit", place, rule, decision=show(decision), detail=detail)


def write_document(document: Document) -> str:
    return tomli_w.dumps(document)


def _text(source: str | Path) -> tuple[str, str]:
    if isinstance(source, str) and "\n" in source:
        return source, "position"
    path = Path(source)
    try:
        return path.read_text(encoding="utf-8"), path.name
    except (OSError, ValueError) as error:
        raise PositionError(unreadable(path, error)) from None
