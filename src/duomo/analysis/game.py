"""Analysis of a game, move by move.

Every position along the game has one value, a win share for each party. Decisions change it, and so do rolls
and draws; before chance the value is the weighted mean over all outcomes, and at the end it is the result. So
for every party, exactly:

    result = start + own decisions + decisions of the others + luck

A decision is judged by what its seat knew, never by what came later. The set-up is not judged: the start is
the first position in which a seat decides.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from duomo.analysis.depth import AS_GOOD, USUAL, Depth, accuracy, judgement
from duomo.analysis.documents import Analysis, Chance, Decision, Said, Total
from duomo.analysis.reasons import reasons
from duomo.analysis.stretch import Stretch, playable
from duomo.analysis.values import Leaf, Outcome, Values, expected, mean
from duomo.core.engine.event import Log
from duomo.core.engine.rules import Rules
from duomo.core.engine.state import NATURE, State
from duomo.core.game import Game
from duomo.core.record import Record
from duomo.core.replay import read_record, table_of
from duomo.core.start import Find
from duomo.core.words.phrase import Phrase, say

Progress = Callable[[int, int], None]
"""Receives the amount done and the total."""
MOST_TEMPO = 3.0
BISECTIONS = 24


@dataclass
class Moment:
    """The position before a move, and the move."""

    state: State
    move: int
    turn_of: int | None


class GameAnalysis:
    """The steps of an analysis: first search the stretches, then compute values from the end backwards."""

    def __init__(self, game: Game, rules: Rules[Any], start: State, moves: list[int], depth: Depth) -> None:
        self.game = game
        self.rules = rules
        self.depth = depth
        self.values = Values(rules, depth, "values")
        self.moments: list[Moment] = []
        state, turn_of = start.copy(), None
        for move in moves:
            if state.decider >= 0:
                turn_of = state.decider
            self.moments.append(Moment(state.copy(), move, turn_of))
            rules.play(state, move, None)
        self.last = state
        self.stretches: dict[int, tuple[Stretch, int]] = {}
        """For each decision: its stretch, and how many of the stretch's moves were made before."""
        self.openings: dict[int, list[Leaf]] = {}
        """The positions evaluated for the first move of each stretch."""
        self.outcomes: dict[int, list[Outcome]] = {}
        """The possible outcomes at each move of nature."""
        self.worths: list[list[float]] = []
        """Values before each move, and at the end."""

    def first(self) -> int:
        """Return the index of the first move that a seat decided."""
        return next((at for at, moment in enumerate(self.moments) if moment.state.decider >= 0), 0)

    def judge(self, progress: Progress | None) -> None:
        """Search every stretch."""
        at = self.first()
        while at < len(self.moments):
            moment = self.moments[at]
            seat = moment.state.decider
            if seat < 0:
                at += 1
                continue
            stop = at
            while stop < len(self.moments) and self.moments[stop].state.decider == seat:
                stop += 1
            seen = self.rules.seen_by(moment.state, seat)
            played = playable(self.rules, seen, [one.move for one in self.moments[at:stop]])
            stretch = Stretch(self.rules, seen, played, self.depth, f"stretch:{at}")
            for made in range(len(played)):
                self.stretches[at + made] = stretch, made
            at += len(played)
            if progress is not None:
                progress(at, 2 * len(self.moments))

    def evaluate(self, progress: Progress | None) -> None:
        """Evaluate all positions, determine the bias for the seat to move, and give every position its value.

        The bias is removed so that over the whole game decisions change, on average, exactly what they lost.
        """
        first, count = self.first(), len(self.moments)
        for at in range(first, count):
            moment = self.moments[at]
            if moment.state.decider == NATURE:
                self.outcomes[at] = self.values.outcomes(moment.state, moment.move)
            elif not self.stretches[at][1]:
                self.openings[at] = self.values.of(moment.state)
            if progress is not None:
                progress(count + at + 1, 2 * count)
        low, high = -MOST_TEMPO, MOST_TEMPO
        for _ in range(BISECTIONS):
            tempo = (low + high) / 2
            self.place(tempo)
            if self.surplus() < 0:
                low = tempo
            else:
                high = tempo

    def place(self, tempo: float) -> None:
        """Compute the values from the end backwards, because the value before chance needs the one after
        it."""
        first, count = self.first(), len(self.moments)
        self.worths = [[] for _ in range(count)]
        self.worths.append(mean(self.values.of(self.last), tempo))
        for at in range(count - 1, first - 1, -1):
            if at in self.outcomes:
                self.worths[at] = expected(self.outcomes[at], self.worths[at + 1], tempo)
            else:
                stretch, made = self.stretches[at]
                opening = mean(self.openings[at - made], tempo)
                self.worths[at] = shifted(opening, stretch.chosen[0].shares(), stretch.chosen[made].shares())
        for at in range(first):
            self.worths[at] = self.worths[first]

    def surplus(self) -> float:
        """Return what all stretches changed for their seats beyond what their decisions lost."""
        total = 0.0
        for at in self.openings:
            stretch, seat = self.stretches[at][0], self.moments[at].state.decider
            lost = stretch.chosen[0].shares()[seat] - stretch.chosen[-1].shares()[seat]
            total += self.worths[at + len(stretch.played)][seat] - self.worths[at][seat] + lost
        return total

    # ---- as documents ----------------------------------------------------------------------------

    def steps(self) -> list[Decision | Chance]:
        found: list[Decision | Chance] = []
        for at in range(self.first(), len(self.moments)):
            moment = self.moments[at]
            if moment.state.decider == NATURE:
                found.append(self.chance(at))
            else:
                found.append(self.decision(at))
        return found

    def chance(self, at: int) -> Chance:
        moment, before, after = self.moments[at], self.worths[at], self.worths[at + 1]
        luck = [then - expected for then, expected in zip(after, before)]
        return Chance(
            at + 1,
            self.rules.text(moment.move),
            self.told(moment),
            moment.turn_of,
            luck,
            before,
            after,
        )

    def told(self, moment: Moment) -> Phrase:
        """Return what nature did, in the game's words."""
        log, state = Log(), moment.state.copy()
        self.rules.play(state, moment.move, log)
        words = self.game.words(self.rules, state)
        for event in log.events:
            phrase = words.event(event)
            if phrase is not None:
                return phrase
        return say("move-any", move=self.rules.text(moment.move))

    def decision(self, at: int) -> Decision:
        moment = self.moments[at]
        stretch, made = self.stretches[at]
        seat = moment.state.decider
        best, now = stretch.chosen[made], stretch.chosen[made + 1]
        loss, points = stretch.loss(made), stretch.lost_points(made)
        judged = judgement(loss)
        better = loss >= AS_GOOD
        shown = best.moves[made] if better else moment.move
        line = self.line(moment.state, best.moves[made:]) if better else []
        return Decision(
            at + 1,
            seat,
            self.rules.text(moment.move),
            self.word(moment.state, moment.move),
            loss,
            points if better else 0.0,
            judged,
            self.rules.text(shown),
            self.word(moment.state, shown),
            max(best.shares()[seat], now.shares()[seat]),
            now.shares()[seat],
            line,
            reasons(self.rules, best.edge.state, now.edge.state, seat) if better else [],
            self.worths[at],
            self.worths[at + 1],
        )

    def word(self, state: State, move: int) -> Phrase:
        return self.game.words(self.rules, state).move(move)

    def line(self, start: State, moves: tuple[int, ...]) -> list[Said]:
        state, found = start.copy(), []
        for move in moves:
            if move not in self.rules.legal(state):
                break
            found.append(Said(self.rules.text(move), self.word(state, move)))
            self.rules.play(state, move, None)
        return found

    def totals(self, steps: list[Decision | Chance]) -> list[Total]:
        return [self.total(party, steps) for party in range(self.rules.parties)]

    def total(self, party: int, steps: list[Decision | Chance]) -> Total:
        own = others = luck = points = 0.0
        names: list[str] = []
        marks: list[float] = []
        for step in steps:
            change = step.after[party] - step.before[party]
            if isinstance(step, Chance):
                luck += change
            elif step.seat == party:
                own += change
                points += step.points
                names.append(step.judgement)
                if len(self.rules.legal(self.moments[step.number - 1].state)) > 1:
                    marks.append(accuracy(step.loss))
            else:
                others += change
        return Total(
            party,
            self.worths[self.first()][party],
            own,
            others,
            luck,
            self.worths[-1][party],
            names.count("inaccuracy"),
            names.count("mistake"),
            names.count("blunder"),
            points,
            sum(marks) / len(marks) if marks else None,
        )


def shifted(opening: list[float], best: list[float], now: list[float]) -> list[float]:
    """Return the value at the opening of a stretch, minus what its decisions have lost since. No share
    leaves 0 to 1, so a loss in a lost position is clipped."""
    changes = [then - before for then, before in zip(now, best)]
    part = 1.0
    for share, change in zip(opening, changes):
        if share + change < 0.0:
            part = min(part, share / -change)
        elif share + change > 1.0:
            part = min(part, (1.0 - share) / change)
    return [share + part * change for share, change in zip(opening, changes)]


def analyse(
    find: Find,
    source: Record | str,
    depth: Depth = USUAL,
    progress: Progress | None = None,
    components: Path | None = None,
    document: str | None = None,
) -> Analysis:
    """Analyse a record (or its text), played with a player's copy if `components` names its file, or with
    the set of a document (`Game.component_document`). Any process can run it."""
    record = read_record(source)
    table = table_of(find, record, components, document)
    start = table.state.copy()
    for line in record.moves:
        table.follow(line)
    whole = GameAnalysis(table.game, table.rules, start, table.moves, depth)
    whole.judge(progress)
    whole.evaluate(progress)
    steps = whole.steps()
    budget = say("analysis-budget", simulations=depth.stretch) if depth.stretch else None
    return Analysis("mcts", budget, table.rules.parties, steps, whole.totals(steps))
