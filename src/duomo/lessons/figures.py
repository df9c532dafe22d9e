"""Figures of the rules: a position, the moves played in it, the part of the table shown, and the marks on it.

They are data beside the rulebook, one file for each of its pages. A number in the words of a figure is
computed from its position, so a figure cannot be wrong.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from duomo.core.game import Document, Game
from duomo.core.table import Table
from duomo.core.words.phrase import Phrase, Value, say
from duomo.lessons.lesson import PUPIL, LessonError
from duomo.lessons.numbers import number_at
from duomo.lessons.reading import document_of, only
from duomo.lessons.running import ScriptedNature

FIGURE = {
    "name", "rules", "position", "nature", "do", "lit", "show", "crossed", "arrows", "badges",
    "before", "brings", "costs", "shown", "grows", "scored",
}  # fmt: skip
CORNER = "corner"
"""A place in every figure."""
BADGE = {"at", "icon", "number"}
SIGNS = {"before": "", "brings": "+", "costs": "−", "shown": "", "grows": "+", "scored": ""}


@dataclass(frozen=True)
class Figure:
    name: str
    game: str
    rules: tuple[str, ...]
    """The paragraphs that it explains."""
    position: Document
    show: str
    """A part of the table, as the page of the game calls it."""
    nature: tuple[str, ...] = ()
    do: tuple[str, ...] = ()
    """Moves played before it is shown, rivals' included."""
    lit: tuple[str, ...] = ()
    """First words of moves that are shown as possible."""
    crossed: tuple[str, ...] = ()
    """Places of the table that are crossed out."""
    arrows: tuple[tuple[str, str], ...] = ()
    """From place to place."""
    badges: tuple[Mapping[str, str], ...] = ()
    """A sign with a number at a place."""
    numbers: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """By kind (a key of SIGNS): the name of a number, and its place."""

    @property
    def places(self) -> set[str]:
        """All places that it marks."""
        ends = [place for arrow in self.arrows for place in arrow]
        return {*self.crossed, *ends, *(badge["at"] for badge in self.badges)}

    @property
    def playable(self) -> bool:
        """True if it contains a move."""
        return bool(self.do or self.lit)

    @property
    def key(self) -> str:
        return f"figure-{self.name}"


class Looks:
    """A table at one moment: its position, the pupil's view of it, and the score if it ended now."""

    def __init__(self, game: Game, table: Table) -> None:
        wire, rules, state = game.wire(), table.rules, table.state
        self.position = table.document()
        self.seen: Document = msgspec.to_builtins(wire.view(rules, state, PUPIL))
        self.score: Document = msgspec.to_builtins(wire.standing(rules, state, PUPIL)) or {}


def told(kind: str, begun: Looks, ended: Looks, place: str, where: str) -> int:
    """Return a number of a figure, from before its moves, from after them, or the difference."""
    match kind:
        case "before":
            return number_at(begun.position, place, where)
        case "shown":
            return number_at(ended.seen, place, where)
        case "scored":
            return number_at(ended.score, place, where)
        case "grows":
            return number_at(ended.seen, place, where) - number_at(begun.seen, place, where)
    more = number_at(ended.position, place, where) - number_at(begun.position, place, where)
    return more if kind == "brings" else -more


class Drawn:
    """A figure with what its position gives: the table shown, and the numbers."""

    def __init__(self, game: Game, figure: Figure) -> None:
        self.figure = figure
        options, components, rules, state = game.read_position(figure.position)
        nature = ScriptedNature(rules, figure.key, figure.nature)
        table = Table(game, options, components, rules, state, dealer=nature)
        begun = Looks(game, table)
        for move in figure.do:
            table.play(move)
        ended = Looks(game, table)
        self.numbers: dict[str, int] = {}
        self.signs: dict[str, str] = {}
        for kind, places in figure.numbers.items():
            for name, place in places.items():
                self.numbers[name] = told(kind, begun, ended, place, figure.name)
                self.signs[name] = SIGNS[kind]
        there = game.wire().places(rules, table.state) | {CORNER}
        for place in figure.places:
            if place not in there:
                raise LessonError(f"figure {figure.name}: “{place}” is no place of the table.")
        moves = [move.text for move in table.legal()] if table.decider == PUPIL else []
        self.lit = [move for move in moves if any(f"{move} ".startswith(f"{words} ") for words in figure.lit)]
        for words in figure.lit:
            if not any(f"{move} ".startswith(f"{words} ") for move in self.lit):
                raise LessonError(f"figure {figure.name}: “{words}” is not possible.")

    def words(self) -> Phrase:
        data: dict[str, Value] = dict(self.numbers)
        return say(self.figure.key, **data)


def read_figures(game: str, file: Path) -> tuple[Figure, ...]:
    """Read all figures of a page of the rules; empty if it has no such file."""
    if not file.is_file():
        return ()
    document = document_of(file)
    only(document, {"position", "figure"}, file.name)
    positions: dict[str, Any] = document.get("position", {})
    return tuple(_figure(game, one, positions, file.name) for one in document.get("figure", ()))


def _figure(game: str, one: dict[str, Any], positions: dict[str, Any], file: str) -> Figure:
    name = one.get("name", "")
    only(one, FIGURE, f"{file}, {name}")
    if one.get("position") not in positions:
        raise LessonError(f"{file}, {name}: there is no position “{one.get('position')}”.")
    for badge in one.get("badges", ()):
        only(badge, BADGE, f"{file}, {name}, badge")
    return Figure(
        name=name,
        game=game,
        rules=tuple(one.get("rules", ())),
        position={"duomo_position": 1, "game": game, **positions[one["position"]]},
        show=one["show"],
        nature=tuple(one.get("nature", ())),
        do=tuple(one.get("do", ())),
        lit=tuple(one.get("lit", ())),
        crossed=tuple(one.get("crossed", ())),
        arrows=tuple((start, end) for start, end in one.get("arrows", ())),
        badges=tuple(one.get("badges", ())),
        numbers={kind: dict(one.get(kind, {})) for kind in SIGNS},
    )
