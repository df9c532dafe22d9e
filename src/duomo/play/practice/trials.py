"""Trying a figure of the rules: its position at a table, with only the moves it shows highlighted."""

from __future__ import annotations

from duomo.analysis.answers import in_words
from duomo.core.table import Table
from duomo.core.words.phrase import Phrase, say
from duomo.games.registry import GAMES
from duomo.lessons import Lesson
from duomo.lessons.figures import Drawn, Figure
from duomo.lessons.lesson import PUPIL, Step
from duomo.lessons.running import ScriptedNature

TRIAL = "try"
"""Takes the place of a course name: its lessons are figures."""


def lesson_of(figure: Figure) -> Lesson:
    """Return a lesson with one step for each move that leads to the figure, and one for the moves it
    highlights."""
    game = GAMES[figure.game]
    options, components, rules, state = game.read_position(figure.position)
    nature = ScriptedNature(rules, f"{TRIAL}/{figure.name}", figure.nature)
    table = Table(game, options, components, rules, state, dealer=nature)
    wanted: list[tuple[str, ...]] = []
    then: list[list[str]] = []
    for move in figure.do:
        if table.decider == PUPIL:
            wanted.append((move,))
            then.append([])
        else:
            then[-1].append(move)
        table.play(move)
    if figure.lit:
        wanted.append(tuple(Drawn(game, figure).lit))
        then.append([])
    steps = tuple(
        Step(str(number), do, then=tuple(after), rules=figure.rules[:1])
        for number, (do, after) in enumerate(zip(wanted, then), 1)
    )
    return Lesson(figure.game, TRIAL, figure.name, 1, figure.position, figure.nature, steps)


def what_to_do(table: Table, moves: tuple[str, ...]) -> Phrase:
    """Return what to do: the move in the game's words, or that any one of several will do."""
    if len(moves) != 1:
        return say("lesson-try-one")
    (said,) = in_words(table.game, table.rules, table.state, [table.rules.parse(moves[0])])
    return say("lesson-try-move", move=said.words)
