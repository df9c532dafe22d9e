"""Why a component has the values it has, in a reader's language.

The tables say it in English, in clauses with semicolons between. `locales/<language>/reasons.toml` has each
clause in another language, under its English words: a reason is written once, beside the values it is about.
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
    """The clauses of the tables in another language; a language without them reads English ones."""
    file = FOLDER / language / "reasons.toml"
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


def reason_in(language: str, reason: str) -> str:
    """A reason of the tables in a language; what a player wrote about a copy stays as it is."""
    clauses = reason.split(BETWEEN)
    if language == WRITTEN_IN or not clauses_in(language).keys() >= set(clauses):
        return reason
    said = (clauses_in(language)[clause] for clause in clauses)
    return reduce(
        lambda before, clause: sentence("part-reason", language, {"before": before, "clause": clause}), said
    )
