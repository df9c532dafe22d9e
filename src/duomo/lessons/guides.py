"""Picture guides: how a game is played, on one page; data beside the rulebook."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from duomo.core.words.phrase import Phrase, say
from duomo.lessons.reading import document_of, only

PANEL = {"name", "rule", "figures", "stacked", "lesson", "details"}


@dataclass(frozen=True)
class Panel:
    name: str
    rule: str
    figures: tuple[str, ...]
    stacked: bool
    """True to show the figures below each other instead of one after the other."""
    lesson: str | None
    details: tuple[Mapping[str, str], ...]


@dataclass(frozen=True)
class Guide:
    name: str
    game: str
    course: str
    panels: tuple[Panel, ...]

    def title(self) -> Phrase:
        return say(f"guide-{self.name}-title")

    def says(self, *parts: str) -> Phrase:
        return say("-".join(("guide", self.name, *parts)))

    def phrases(self) -> list[Phrase]:
        """Return all texts of the guide."""
        found = [self.title()]
        for panel in self.panels:
            parts = ("title", "lead", "words", *(str(number + 1) for number in range(len(panel.details))))
            found += [self.says(panel.name, part) for part in parts]
        return found


def read_guide(game: str, file: Path) -> Guide:
    document = document_of(file)
    only(document, {"course", "panel"}, file.name)
    panels = tuple(_panel(one, file.name) for one in document["panel"])
    return Guide(file.stem, game, document["course"], panels)


def _panel(one: dict[str, Any], file: str) -> Panel:
    only(one, PANEL, f"{file}, {one.get('name')}")
    return Panel(
        one["name"],
        one["rule"],
        tuple(one["figures"]),
        one.get("stacked", False),
        one.get("lesson"),
        tuple(one.get("details", ())),
    )
