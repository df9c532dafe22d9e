"""Ivan beside a real table does what the engine's Ivan does, and asks for nothing that he can know."""

from __future__ import annotations

from typing import Any

import pytest

from companion.solo_games import RealTable
from duomo.core.words.phrase import render
from duomo.games.red_cathedral.companion.ivan import IvanTable
from duomo.games.red_cathedral.companion.ivan_documents import IvanLine, IvanStep
from duomo.locales import LANGUAGES
from duomo.play.companion.ivan import ivan_now
from size import sized

GAMES = sized(50)


def his(table: Any) -> Any:
    """Everything of Ivan's, and the whole cathedral with the dice."""
    document = table.document()
    ivan = document["ivan"]
    sections = [
        [(one.get("banner"), one.get("finished", False), one.get("ornament")) for one in tower["sections"]]
        for tower in document["tower"]
    ]
    crew = document.get("contractors", {}).get("board", [None, None])[1]
    piles = sum(ivan["inventory"].values()), sum(ivan["build"].values())
    return (
        ivan["space"], ivan["row"], ivan["tiles"], ivan["face_down"], ivan.get("marker"), piles, sections,
        crew, document["market"]["dice"], document["pending"] if document["pending"] else "over",
        document.get("ender"),
    )  # fmt: skip


@pytest.mark.parametrize("seed", range(GAMES))
def test_a_solo_game_goes_as_the_engine_plays_it(seed: int) -> None:
    """RC-11.4 to RC-11.8, CT-6.2, CT-6.3. Both tables agree after every step, though only what is asked for
    is told; half of the games are with Contractors."""
    options = {
        "contractors": "on" if seed % 2 else "off",
        "ivan_market": ("per_die", "single")[seed // 2 % 2],
    }
    real = RealTable(seed, **options)
    companion = IvanTable(real.line)
    assert his(companion.table) == his(real.table)
    for whole in real.steps():
        step = IvanStep(whole.report, whole.move)
        while not companion.take(step):  # nothing is told that was not asked for
            if companion.missing == "reserve":
                step.reserve = whole.reserve
            else:
                assert companion.missing is not None
                step.cards[companion.missing] = whole.cards[companion.missing]
        assert his(companion.table) == his(real.table)
    assert companion.table.over


def test_what_is_asked_and_told_in_every_language() -> None:
    """What a step lacks is asked for; then all of it is told, with a rule for each line."""
    real = RealTable(3)
    steps: list[IvanStep] = []
    kinds: set[str] = set()
    for whole in real.steps():
        bare = IvanStep(whole.report, whole.move)
        while True:
            now = ivan_now(IvanLine(real.line.start, [*steps, bare]))
            kinds.add(now.ask.kind)
            if now.answered == len(steps) + 1:
                break
            if now.ask.kind == "reserve":
                bare.reserve = whole.reserve
            else:
                assert now.ask.section is not None
                assert now.ask.usual is not None
                bare.cards[now.ask.section] = whole.cards[now.ask.section]
        steps.append(bare)
        assert all(one.rule for one in now.told)
        for language in LANGUAGES:
            for one in now.told:
                assert "{" not in render(one.words, language)
        if len(steps) > 60:
            break
    assert {"turn", "roll", "section", "card", "reserve", "tile"} <= kinds
    before = ivan_now(IvanLine(real.line.start, steps[:-1]))
    again = ivan_now(IvanLine(real.line.start, steps[:-1]))
    assert before == again  # taking back is sending less
