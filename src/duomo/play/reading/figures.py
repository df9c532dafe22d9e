"""Figures and guides, as sent to clients."""

from __future__ import annotations

from functools import cache

from duomo.core.move import Move
from duomo.core.words.phrase import Phrase
from duomo.games.registry import GAMES
from duomo.lessons.examples import Example, read_examples
from duomo.lessons.figures import Drawn, Figure, read_figures
from duomo.lessons.guides import Guide, read_guide
from duomo.lessons.lesson import PUPIL
from duomo.play.documents.figure import (
    Arrow,
    Badge,
    FigureShown,
    GuideName,
    GuideShown,
    PanelDetail,
    PanelShown,
)
from duomo.play.practice.at_position import LEARNER, practice_table
from duomo.play.tables.telling import Telling
from duomo.play.trouble import ServerTrouble
from duomo.rulebook import folders


@cache
def figures() -> dict[str, Figure]:
    """Return every figure by name."""
    return {
        figure.name: figure
        for game in GAMES.values()
        for page in (game.specification, *game.rule_pages.values())
        for figure in read_figures(game.name, folders()[page] / "figures" / f"{page}.toml")
    }


@cache
def figure_of(rule: str) -> str | None:
    """Return the figure that explains a paragraph."""
    return next((figure.name for figure in figures().values() if rule in figure.rules), None)


@cache
def examples() -> dict[str, Example]:
    """Return every example by the paragraph it belongs to."""
    found: dict[str, Example] = {}
    for folder in dict.fromkeys(folders().values()):
        found |= read_examples(folder / "examples.toml", figures())
    return found


@cache
def example_of(rule: str) -> Phrase | None:
    """Return the example for a paragraph, in words."""
    return examples()[rule].words(GAMES) if rule in examples() else None


@cache
def figure(name: str) -> FigureShown:
    if name not in figures():
        raise ServerTrouble(404, "no-figure")
    found = figures()[name]
    game = GAMES[found.game]
    drawn = Drawn(game, found)
    live = practice_table(game, found.key, found.position, found.nature)
    live.start()
    for text in found.do:
        seat, move = live.decider, live.table.read(text)
        assert seat is not None
        assert isinstance(move, Move)
        live.play(seat, move, None)
    part, *which = found.show.split()
    return FigureShown(
        name,
        Telling(live).snapshot(live.held_by(LEARNER)),
        part,
        which,
        drawn.lit,
        list(found.crossed),
        [Arrow(*ends) for ends in found.arrows],
        [
            Badge(
                badge["at"], badge["icon"], f"{drawn.signs[badge['number']]}{drawn.numbers[badge['number']]}"
            )
            for badge in found.badges
        ],
        drawn.words(),
        game.wire().standing(live.table.rules, live.table.state, PUPIL),
    )


@cache
def guides() -> dict[str, Guide]:
    """Return the guides by name."""
    found = (
        read_guide(game.name, file)
        for game in GAMES.values()
        for file in sorted(
            (folders()[game.specification] / "guides").glob(f"{game.name}*.toml"), key=lambda file: file.stem
        )
    )
    return {guide.name: guide for guide in found}


def guide(name: str) -> GuideShown:
    if name not in guides():
        raise ServerTrouble(404, "no-guide")
    found = guides()[name]
    return GuideShown(
        found.name,
        found.game,
        found.course,
        [GuideName(other.name, other.title()) for other in guides().values()],
        found.title(),
        [
            PanelShown(
                panel.name,
                found.says(panel.name, "title"),
                found.says(panel.name, "lead"),
                found.says(panel.name, "words"),
                panel.rule,
                list(panel.figures),
                panel.stacked,
                panel.lesson,
                next((name for name in panel.figures if figures()[name].playable), None),
                [
                    PanelDetail(detail["icon"], found.says(panel.name, str(number)), detail["rule"])
                    for number, detail in enumerate(panel.details, 1)
                ],
            )
            for panel in found.panels
        ],
    )
