"""`duomo analyse`: where a game was lost, and what to do in a position."""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from duomo.analysis.depth import MARKS, STATIC, USUAL, Depth
from duomo.cli.common import Cluster, Workers, console, language_of, read_text
from duomo.core.engine.refusal import DuomoError, OptionError
from duomo.core.words.phrase import render
from duomo.locales import sentence

if TYPE_CHECKING:
    from rich.console import Console

    from duomo.analysis.documents import Analysis, Decision
    from duomo.analysis.game import Progress
    from duomo.analysis.position import PositionAnalysis
    from duomo.core.words.words import Words

LUCKY = 5
"""Number of rolls and draws shown."""
SHOWN = 8
"""Number of moves shown for a position."""


def analyse(
    *records: Path,
    position: Path | None = None,
    components: Path | None = None,
    time: float = 5.0,
    simulations: int | None = None,
    language: str | None = None,
    seed: int = 0,
    workers: Workers = None,
    cluster: Cluster = False,
    as_json: Annotated[bool, Parameter(name="--json", negative="")] = False,
) -> int:
    """Find out where a game was lost, or what to do in a position.

    For a recorded game every decision is judged by what its player knew: ?! loses at least 5 % of a win, ? 10
    %, ?? 15 %. Luck is the change by a roll or a draw, compared with the mean of all possible outcomes. Every
    party's result is the sum of the start, its own decisions, decisions of others, and luck.

    Parameters
    ----------
    records
        The record of a game, finished or not; or several of them, or folders with records (*.duomo), which
        are analysed in several processes at once.
    position
        Instead of a record: a position, for example one written down at a real table.
    components
        A file with the values of the copy the game is played with.
    time
        Seconds to think about the position.
    simulations
        For records: simulations per turn; 0 uses only the game's own estimate, which is quick.
    language
        Language of the output, a code such as en or de.
    seed
        Seed of the search in a position.
    as_json
        Print one JSON object and nothing else; for several records one per line, with the name of the file.
    """
    if bool(records) == (position is not None):
        raise OptionError("Name a record, or a position with --position.")
    if position is not None:
        return _position(position, components, time, seed, language_of(language), as_json)
    paths = [path for named in records for path in _records_at(named)]
    how = How(_depth(simulations), components)
    if len(paths) == 1:
        return _record(paths[0], how, language_of(language), as_json)
    return _many(paths, how, language_of(language), as_json, workers, cluster)


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


@dataclass(frozen=True)
class How:
    """What the analyses of several records have in common."""

    depth: Depth
    components: Path | None


def _records_at(path: Path) -> list[Path]:
    """Return the named file, or all records of a folder. Missing files are reported when they are read."""
    try:
        found = sorted(path.glob("*.duomo")) if path.is_dir() else []
    except (OSError, ValueError):
        found = []
    return found or [path]


def _record(path: Path, how: How, language: str, as_json: bool) -> int:
    text, words = _read(path, how)
    screen = console()
    bar = _Bar(language) if screen.is_terminal and not as_json else None
    try:
        found = judged(how, text, bar.show if bar is not None else None)
    finally:
        if bar is not None:
            bar.close()
    if as_json:
        print(json.dumps(found.document()))
    else:
        _show(found, words, language)
    return 0


def _many(
    paths: list[Path], how: How, language: str, as_json: bool, workers: int | None, cluster: bool
) -> int:
    """Read all records before analysing the first, so that a bad one is reported at once."""
    from duomo.spread import spread

    texts: list[str] = []
    words: list[Words] = []
    for path in paths:
        try:
            text, said = _read(path, how)
        except DuomoError:
            print(f"duomo: {path}:", file=sys.stderr)
            raise
        texts.append(text)
        words.append(said)
    screen = console()
    bar = _Bar(language) if screen.is_terminal and not as_json else None
    done = 0

    def watch(found: Analysis) -> None:
        nonlocal done
        path = paths[done]
        if as_json:
            print(json.dumps({"record": path.name, **found.document()}), flush=True)
        else:
            screen.print(f"{path.name}\n", soft_wrap=True, markup=False)
            _show(found, words[done], language)
            screen.print()
        done += 1
        if bar is not None:
            bar.show(done, len(paths))

    try:
        spread(judged, how, texts, watch, workers, cluster)
    finally:
        if bar is not None:
            bar.close()
    return 0


def _read(path: Path, how: How) -> tuple[str, Words]:
    """Return the text of a valid record, and the words of its table."""
    from duomo.core.replay import replay
    from duomo.games.registry import find

    text = read_text(path)
    return text, replay(find, text, how.components).words()


def judged(how: How, text: str, progress: Progress | None = None) -> Analysis:
    """Analyse a record, in a worker process or on another machine."""
    from duomo.analysis.game import analyse as judge
    from duomo.games.registry import find

    return judge(find, text, how.depth, progress, how.components)


class _Bar:
    """A progress bar that disappears when the work is done."""

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
