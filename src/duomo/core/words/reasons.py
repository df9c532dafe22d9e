"""Why a component has its values, in a reader's language.

The tables give the reason in English, in clauses separated by semicolons. `locales/<language>/reasons.toml`
maps each English clause to its translation, so that a reason is written once, beside its values.
"""

from __future__ import annotations

import tomllib
from functools import cache, reduce

from duomo.locales import FOLDER, sentence

BETWEEN = "; "
WRITTEN_IN = "en"
"""The language of the tables."""


@cache
def clauses_in(language: str) -> dict[str, str]:
    """Return the translated clauses; empty for a language without them, which falls back to English."""
    file = FOLDER / language / "reasons.toml"
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


def reason_in(language: str, reason: str) -> str:
    """Return a reason in a language; what a player wrote about a copy is left as it is."""
    clauses = reason.split(BETWEEN)
    if language == WRITTEN_IN or not clauses_in(language).keys() >= set(clauses):
        return reason
    said = (clauses_in(language)[clause] for clause in clauses)
    return reduce(
        lambda before, clause: sentence("part-reason", language, {"before": before, "clause": clause}), said
    )
