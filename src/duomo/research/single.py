"""Gymnasium environment: one seat against bots (or the game's own automaton)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import deepcopy
from pathlib import Path
from typing import Any

import gymnasium

from duomo.core.engine.driver import Bot
from duomo.core.engine.refusal import OptionError
from duomo.core.record import Record
from duomo.research.aec import refused
from duomo.research.arrays import Eye
from duomo.research.engine.run import Run
from duomo.research.studies import Study, checked_reward

MakeBot = Callable[[str, int | str], Bot]
"""Makes bots by name and seed; this package knows none itself."""


class DuomoGym(gymnasium.Env):
    """A step is one decision of this seat and everything the others and nature do until its next one."""

    def __init__(
        self,
        study: Study,
        make_bot: MakeBot,
        seat: int,
        opponents: str | Bot | Sequence[str | Bot],
        reward: str,
        dtype: str,
        cap: int,
        illegal: str,
        render_mode: str | None,
    ) -> None:
        seats = study.rules.seats
        if not 0 <= seat < seats:
            raise OptionError(f"There is no seat {seat}: they are numbered from 0 to {seats - 1}.")
        if illegal not in ("refuse", "raise"):
            raise OptionError(f"An illegal move can “refuse” or “raise”, not “{illegal}”.")
        others = [opponents] * (seats - 1) if isinstance(opponents, str | Bot) else list(opponents)
        if len(others) != seats - 1:
            raise OptionError(f"{len(others)} opponents for {seats - 1} other seats.")
        self.metadata = {"render_modes": ["ansi"]}
        self.study = study
        self.layout = study.layout
        self.seat = seat
        self.others = others
        self.reward = checked_reward(reward)
        self.illegal = illegal
        self.render_mode = render_mode
        self.make_bot = make_bot
        self.eye = Eye(study, dtype)
        self.observation_space = self.eye.observation_space
        self.action_space = self.eye.action_space()
        self.run: Run = study.run(cap)
        self.bots: dict[int, Bot] = {}
        self._seat_bots("")

    def _seat_bots(self, seed: str) -> None:
        seats = [seat for seat in range(self.study.rules.seats) if seat != self.seat]
        self.bots = {
            seat: other if isinstance(other, Bot) else self.make_bot(other, f"{seed}:{seat}")
            for seat, other in zip(seats, self.others)
        }

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Start a new game; `options={"position": …}` begins with a position (document, TOML text or
        file)."""
        super().reset(seed=seed)
        position = (options or {}).get("position")
        start = None if position is None else self.study.state_at(position)
        drawn = int(self.np_random.integers(2**62))
        self._seat_bots(str(drawn))
        self.run.begin(drawn, start)
        self._opponents()
        return self._see(), {}

    def _opponents(self) -> None:
        run, rules = self.run, self.study.rules
        while run.legal and run.state.decider != self.seat:
            seat = run.state.decider
            seen = rules.seen_by(run.state, seat)
            run.play(self.bots[seat].choose(rules, seen, rules.legal(seen)))

    def _see(self) -> dict[str, Any]:
        return self.eye.see(self.run, self.seat)

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        run = self.run
        move = int(action)
        if move not in run.legal:
            why = refused(self.study, run, move)
            if self.illegal == "raise":
                raise why
            return self._see(), 0.0, run.over(), run.stopped(), {"refused": str(why)}
        run.play(move)
        self._opponents()
        if run.legal:
            return self._see(), 0.0, False, False, {}
        info = {"scores": list(self.study.rules.scores(run.state))} if run.over() else {}
        return self._see(), run.rewards(self.reward)[self.seat], run.over(), run.stopped(), info

    def render(self) -> Any:
        """Return the position as a readable document."""
        return self.study.position_text(self.run.state) if self.render_mode == "ansi" else None

    def save(self) -> str:
        """Return the game so far as a record."""
        return self.study.record(self.run)

    def load(self, record: Record | str | Path) -> dict[str, Any]:
        """Continue from a record that `save` wrote; nature and the bots continue as they would have there."""
        self.study.follow(self.run, record)
        self._resume(self.run)
        self._opponents()
        return self._see()

    def copy(self) -> DuomoGym:
        """Return an independent environment that continues exactly like this one; bots must be given by
        name."""
        if any(isinstance(other, Bot) for other in self.others):
            raise OptionError("Bots that were given as objects cannot be copied; give their names.")
        other = DuomoGym.__new__(DuomoGym)
        other.__dict__.update(self.__dict__)
        other._np_random = deepcopy(self._np_random)
        other.action_space = self.eye.action_space()
        other.run = self.study.run(self.run.cap)
        other._resume(self.run)
        return other

    def __deepcopy__(self, memo: dict[int, Any]) -> DuomoGym:
        return self.copy()

    def _resume(self, model: Run) -> None:
        """Replay a game up to its current point, so that the bots are in the same state too."""
        run, rules, moves = self.run, self.study.rules, model.moves[:]
        self._seat_bots(str(model.seed))
        run.rewind(model.seed, model.first)
        for move in moves:
            seat = run.state.decider
            if seat in self.bots:
                seen = rules.seen_by(run.state, seat)
                self.bots[seat].choose(rules, seen, rules.legal(seen))
            run.follow(move)
        run.deal()
