"""`duomo analyse`: where a game was lost, and what to do in a position."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from duomo.analysis.depth import MARKS, STATIC, USUAL, Depth
from duomo.cli.common import console, language_of, read_text
from duomo.core.engine.refusal import OptionError
from duomo.core.words.phrase import render
from duomo.locales import sentence

if TYPE_CHECKING:
    from rich.console import Console

    from duomo.analysis.documents import Analysis, Decision
    from duomo.analysis.position import PositionAnalysis
    from duomo.core.words.words import Words

LUCKY = 5
"""Rolls and draws that are shown."""
SHOWN = 8
"""Moves of a position that are shown."""


def analyse(
    record: Path | None = None,
    /,
    *,
    position: Path | None = None,
    components: Path | None = None,
    time: float = 5.0,
    simulations: int | None = None,
    language: str | None = None,
    seed: int = 0,
    as_json: Annotated[bool, Parameter(name="--json", negative="")] = False,
) -> int:
    """Find out where a game was lost, or what to do in a position.

    Of a recorded game every decision is judged by what its player knew: ?! loses at least 5 % of a win,
    ? 10 %, ?? 15 %. Luck is what a roll or a draw changed against the mean of all that could have come. For
    everybody the result is the start, own decisions, decisions of others and luck together.

    Parameters
    ----------
    record
        The record of a game, finished or not.
    position
        Instead of a record: a position, for instance one written down at a real table.
    components
        The file with the values of the copy that the game is played with.
    time
        Seconds to think about the position.
    simulations
        For a record: simulations for every turn; 0 asks the game's own estimate alone, which is quick.
    language
        Language of the output, a code such as en or de.
    seed
        Of the search in a position.
    as_json
        Print one JSON object and nothing else.
    """
    if (record is None) == (position is None):
        raise OptionError("Name a record, or a position with --position.")
    if position is not None:
        return _position(position, components, time, seed, language_of(language), as_json)
    assert record is not None
    return _record(record, components, _depth(simulations), language_of(language), as_json)


def _depth(simulations: int | None) -> Depth:
    if simulations is None:
        return USUAL
    if simulations < 0:
        raise OptionError(f"{simulations} simulations are not possible.")
    if simulations == 0:
        return STATIC
    part = simulations / USUAL.stretch
    return Depth(simulations, max(1, round(part * USUAL.line)), max(1, round(part * USUAL.position)))


# ---- a game --------------------------------------------------------------------------------------


def _record(path: Path, components: Path | None, depth: Depth, language: str, as_json: bool) -> int:
    from duomo.analysis.game import analyse as judge
    from duomo.core.replay import replay
    from duomo.games.registry import find

    text = read_text(path)
    table = replay(find, text, components)
    screen = console()
    bar = _Bar(language) if screen.is_terminal and not as_json else None
    try:
        found = judge(find, text, depth, bar.show if bar is not None else None, components)
    finally:
        if bar is not None:
            bar.close()
    if as_json:
        print(json.dumps(found.document()))
    else:
        _show(found, table.words(), language)
    return 0


class _Bar:
    """A bar that is gone when the work is done."""

    def __init__(self, language: str) -> None:
        from rich.progress import Progress

        self._progress = Progress(transient=True)
        self._task = self._progress.add_task(sentence("analysis-working", language), total=None)
        self._progress.start()

    def show(self, done: int, total: int) -> None:
        self._progress.update(self._task, completed=done, total=total)

    def close(self) -> None:
        self._progress.stop()


def _show(found: Analysis, words: Words, language: str) -> None:
    from duomo.analysis.documents import Chance, Decision

    screen = console()
    parties = [render(words.party(party), language) for party in range(found.parties)]
    marked = [step for step in found.steps if isinstance(step, Decision) and step.judgement in MARKS]
    for step in marked:
        _show_decision(screen, step, parties[step.seat], language)
    if not marked:
        screen.print(sentence("analysis-flawless", language))
    rolls = [step for step in found.steps if isinstance(step, Chance)]
    rolls.sort(key=lambda step: -max(map(abs, step.luck)))
    if rolls:
        screen.print(f"\n{sentence('analysis-lucky', language)}", soft_wrap=True)
    for roll in sorted(rolls[:LUCKY], key=lambda step: step.number):
        changes = ", ".join(f"{party} {100 * luck:+.0f} %" for party, luck in zip(parties, roll.luck))
        screen.print(f"{roll.number}. {render(roll.words, language)} {changes}", soft_wrap=True, markup=False)
    _show_totals(screen, found, parties, language)
    if found.budget is None:
        screen.print(sentence("analysis-static", language))
    else:
        screen.print(sentence("analysis-by", language, {"budget": render(found.budget, language)}))


def _show_decision(screen: Console, step: Decision, who: str, language: str) -> None:
    told: dict[str, int | str] = {"number": step.number, "who": who, "words": render(step.words, language)}
    lost: dict[str, int | str] = {
        "mark": MARKS[step.judgement],
        "percent": round(100 * step.loss),
        "points": _decimal(step.points, language),
    }
    screen.print(
        f"{sentence('analysis-move', language, told)} {sentence('analysis-loss', language, lost)}",
        soft_wrap=True,
        markup=False,
    )
    better: dict[str, int | str] = {"words": ", ".join(render(move.words, language) for move in step.line)}
    key = "analysis-better"
    if step.why:
        key = "analysis-better-because"
        better["why"] = ", ".join(render(reason, language) for reason in step.why)
    screen.print(f"    {sentence(key, language, better)}", soft_wrap=True, markup=False)


def _show_totals(screen: Console, found: Analysis, parties: list[str], language: str) -> None:
    from rich.table import Table

    screen.print()
    table = Table(title=sentence("analysis-totals", language), title_justify="left")
    for name in ("party", "start", "own", "others", "luck", "result", "accuracy", "points"):
        table.add_column(
            sentence(f"analysis-column-{name}", language), justify="left" if name == "party" else "right"
        )
    for total in found.totals:
        table.add_row(
            parties[total.seat],
            f"{100 * total.start:.0f}",
            f"{100 * total.own:+.0f}",
            f"{100 * total.others:+.0f}",
            f"{100 * total.luck:+.0f}",
            f"{100 * total.result:.0f}",
            "–" if total.accuracy is None else f"{total.accuracy:.0f}",
            _decimal(total.points, language),
        )
    screen.print(table)
    for total in found.totals:
        if total.accuracy is not None:
            counts: dict[str, int | str] = {
                "who": parties[total.seat],
                "inaccuracies": total.inaccuracies,
                "mistakes": total.mistakes,
                "blunders": total.blunders,
            }
            screen.print(sentence("analysis-counts", language, counts))


def _decimal(value: float, language: str) -> str:
    text = f"{value:.1f}"
    return text if language == "en" else text.replace(".", ",")


# ---- a position ----------------------------------------------------------------------------------


def _position(
    path: Path, components: Path | None, seconds: float, seed: int, language: str, as_json: bool
) -> int:
    from duomo.analysis.position import analyse_position
    from duomo.bots.search import Budget
    from duomo.core.start import table_at
    from duomo.games.registry import find

    if seconds <= 0:
        raise OptionError("There must be some time to think, as in --time 5.")
    table = table_at(find, path, components=components)
    found = analyse_position(table, Budget(milliseconds=max(1, round(1000 * seconds))), seed)
    if as_json:
        print(json.dumps(found.document()))
    else:
        _show_position(found, language)
    return 0


def _show_position(found: PositionAnalysis, language: str) -> None:
    from rich.table import Table

    from duomo.bots.lines import lead

    screen = console()
    who: dict[str, int | str] = {
        "who": render(found.party, language),
        "simulations": found.simulations,
    }
    screen.print(sentence("analysis-position", language, who))
    table = Table()
    for name in ("move", "share", "lead"):
        table.add_column(
            sentence(f"analysis-column-{name}", language), justify="left" if name == "move" else "right"
        )
    for one in found.moves[:SHOWN]:
        ahead = lead(one.points, found.seat)
        table.add_row(
            render(one.words, language),
            f"{100 * one.share:.0f} %",
            ("+" if ahead > 0 else "") + _decimal(ahead, language),
        )
    screen.print(table)
    line = ", ".join(render(move.words, language) for move in found.moves[0].line)
    screen.print(sentence("analysis-expected", language, {"line": line}), soft_wrap=True, markup=False)
    why = ", ".join(render(reason, language) for reason in found.why)
    screen.print(sentence("analysis-why", language, {"why": why}), soft_wrap=True, markup=False)
