"""Ivan at a real table does what the engine's Ivan does, and asks for nothing he can know."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from companion.solo_games import RealTable
from duomo.core.words.phrase import render
from duomo.games.red_cathedral.companion.automaton import AUTOMATON, count_of
from duomo.games.red_cathedral.companion.documents import RedCathedralCount
from duomo.games.red_cathedral.companion.ivan import IvanTable
from duomo.games.red_cathedral.companion.ivan_documents import (
    DieShown,
    IvanLine,
    IvanStep,
    IvanWish,
    TurnReport,
)
from duomo.games.red_cathedral.companion.ivan_sheet import sheet_of
from duomo.locales import LANGUAGES
from duomo.play.companion.counting import counted
from duomo.play.companion.solo import solo_now
from duomo.play.trouble import ServerTrouble
from real_tables import red_count
from size import sized

GAMES = sized(50)


def his(table: Any) -> Any:
    """Everything of Ivan's, the whole cathedral and the dice."""
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
    """RC-11.4 to RC-11.8, CT-6.2, CT-6.3. Both tables agree after every step, although only what is asked for
    is entered; half of the games are with Contractors.
    """
    options = {
        "contractors": "on" if seed % 2 else "off",
        "ivan_market": ("per_die", "single")[seed // 2 % 2],
    }
    real = RealTable(seed, **options)
    companion = IvanTable(real.line)
    assert his(companion.table) == his(real.table)
    told: list[IvanStep] = []
    for whole in real.steps():
        step = IvanStep(whole.report, whole.move)
        while not companion.take(step):  # nothing is entered that was not asked for
            if companion.missing == "reserve":
                step.reserve = whole.reserve
            else:
                assert companion.missing is not None
                step.cards[companion.missing] = whole.cards[companion.missing]
        assert his(companion.table) == his(real.table)
        told.append(step)
    assert companion.table.over
    ends_as_it_was_played(real, IvanLine(real.line.start, told))


def ends_as_it_was_played(real: RealTable, line: IvanLine) -> None:
    """RC-10, RC-11.8. Sent as a page sends it; the player adds what only they can see, and the score matches
    the engine's, line by line.
    """
    now: Any = solo_now(msgspec.json.decode(msgspec.json.encode(line), type=IvanLine))
    assert (now.ask.kind, now.answered) == ("over", len(line.steps))
    table = real.table
    count = RedCathedralCount(
        [red_count(table).parties[0], now.count.parties[1]], now.count.towers, now.count.options
    )
    found = counted(count)
    assert not found.mistakes
    assert found.scoring == table.game.wire().scoring(table.rules, table.state, [])


def test_what_is_asked_and_told_in_every_language() -> None:
    """Missing parts of a step are asked for; then the whole turn is told, with a rule for each line."""
    real = RealTable(3)
    steps: list[IvanStep] = []
    kinds: set[str] = set()
    for whole in real.steps():
        bare = IvanStep(whole.report, whole.move)
        while True:
            now: Any = solo_now(IvanLine(real.line.start, [*steps, bare]))
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
    before = solo_now(IvanLine(real.line.start, steps[:-1]))
    again = solo_now(IvanLine(real.line.start, steps[:-1]))
    assert before == again  # undo is sending less


# ---- before the first turn, and impossible entries -----------------------------------------------


def test_a_table_is_laid_out_for_its_blueprint() -> None:
    """RC-2, RC-11.1 to RC-11.3, CT-1, CT-6.1, CT-6.2. What to put where, in every language; the dice start
    from the recognition tile, with Contractors from the permit tile.
    """
    plain = sheet_of(IvanWish({"contractors": "off"}, [3, 4, 3, 4], 7))
    rules = [one.rule for one in plain.told]
    assert {"RC-2.1", "RC-2.2", "RC-2.3", "RC-2.4", "RC-11.1", "RC-11.2", "RC-11.3"} <= set(rules)
    assert [die.space for die in plain.dice.values()] == [7, 8, 1, 2, 3]
    assert (plain.first, plain.cities, plain.specialists) == ("recognition", [], [])
    assert "RC-2.2" not in [one.rule for one in sheet_of(IvanWish()).told]  # no blueprint yet
    whole = sheet_of(IvanWish({"contractors": "on", "blueprints": "all"}, [3, 4, 3, 4]))
    assert {"CT-1.3", "CT-1.4", "CT-6.2"} <= {one.rule for one in whole.told}
    assert (whole.first, len(whole.dice), len(whole.cards), whole.spaces) == ("permits", 6, 6, 5)
    assert (len(whole.cities), len(whole.specialists)) == (6, 24)
    assert len(whole.blueprints) > len(plain.blueprints)
    for language in LANGUAGES:
        for one in [*plain.told, *whole.told]:
            assert "{" not in render(one.words, language)


def test_dice_that_lie_differently_are_corrected_and_rolled_there() -> None:
    """RC-11.4. In the player's turn and while Ivan's dice are rolled; all dice on the space are rolled."""
    real = RealTable(4)
    companion = IvanTable(real.line)
    companion.take(IvanStep(next(iter(real.steps())).report))
    assert companion.way is not None
    moved, space = companion.way.die, companion.way.spaces[-1]
    dice = companion.table.view()["market"]["dice"]
    assert dice[moved]["space"] == space
    other = next(name for name, die in dice.items() if die["space"] != space)
    assert companion.take(IvanStep(dice={other: DieShown(space, 3)}))
    rolled = []
    while "roll" in (move := companion.table.legal()[0].text):
        rolled.append(move.split()[1])
        companion.take(IvanStep(move=move))
    assert {other, moved} <= set(rolled)
    assert len(rolled) == len(set(rolled))


@pytest.mark.parametrize(
    ("report", "rule"),
    [
        (TurnReport(claimed=["1.3"]), "RC-5.1"),
        (TurnReport(finished=["1.1"]), "RC-5.1"),
        (TurnReport(dice={"black": DieShown(1, 1)}), "CT-1.1"),
        (TurnReport(dice={name: DieShown(1, 1) for name in ("red", "blue", "green", "yellow")}), "RC-7.2"),
    ],
)
def test_what_cannot_have_happened_is_refused_with_its_rule(report: TurnReport, rule: str) -> None:
    real = RealTable(4)
    with pytest.raises(ServerTrouble) as trouble:
        solo_now(IvanLine(real.line.start, [IvanStep(report)]))
    assert trouble.value.status == 422
    assert trouble.value.rule == rule


def test_the_end_is_handed_to_the_count() -> None:
    """RC-11.8. From what the companion knows of the end, Ivan's score is counted as the engine counts it."""
    real = RealTable(5, contractors="on")
    companion = IvanTable(real.line)
    for whole in real.steps():
        companion.take(whole)
    count = AUTOMATON.now(IvanLine(real.line.start, [])).count
    assert count is None
    view = companion.table.game.wire().view(companion.rules, companion.state, -1)
    known, expected = count_of(view), red_count(real.table)
    assert known.towers == expected.towers
    ivan, his = known.parties[1], expected.parties[1]
    assert (ivan.space, ivan.materials, sorted(ivan.tools)) == (his.space, his.materials, sorted(his.tools))
