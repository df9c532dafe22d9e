"""Examples of the rules: data beside the rulebook, by paragraph id, with texts in the catalogue.

Wherever possible a number in an example is computed, from a figure of the rules or from its own position.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from duomo.core.game import Game
from duomo.core.words.phrase import Phrase, Value, say
from duomo.lessons.figures import SIGNS, Drawn, Figure
from duomo.lessons.lesson import LessonError
from duomo.lessons.reading import document_of, only

EXAMPLE = {"figure", "position", "nature", "do", *SIGNS}


@dataclass(frozen=True)
class Example:
    rule: str
    source: Figure | None
    """Where its numbers come from, if it has any."""

    def words(self, games: Mapping[str, Game]) -> Phrase:
        numbers: dict[str, Value] = {}
        if self.source is not None:
            numbers.update(Drawn(games[self.source.game], self.source).numbers)
        return say(f"example-{self.rule.lower().replace('.', '-')}", **numbers)


def read_examples(file: Path, figures: Mapping[str, Figure]) -> dict[str, Example]:
    """Read all examples of a folder of rules; empty if it has no such file."""
    if not file.is_file():
        return {}
    found: dict[str, Example] = {}
    for rule, one in document_of(file).items():
        only(one, EXAMPLE, f"{file.name}, {rule}")
        source: Figure | None = None
        if "figure" in one:
            if one["figure"] not in figures:
                raise LessonError(f"{file.name}, {rule}: there is no figure “{one['figure']}”.")
            source = figures[one["figure"]]
        elif "position" in one:
            source = Figure(
                name=f"example-{rule}",
                game=one["position"]["game"],
                rules=(rule,),
                position={"duomo_position": 1, **one["position"]},
                show="",
                nature=tuple(one.get("nature", ())),
                do=tuple(one.get("do", ())),
                numbers={kind: dict(one.get(kind, {})) for kind in SIGNS},
            )
        found[rule] = Example(rule, source)
    return found
