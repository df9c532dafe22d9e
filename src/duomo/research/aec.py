"""PettingZoo environment: every seat is an agent."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from pettingzoo import AECEnv

from duomo.core.engine.refusal import IllegalMove, OptionError, Refusal
from duomo.core.record import Record
from duomo.research.arrays import Eye
from duomo.research.engine.run import Run
from duomo.research.studies import Study, checked_reward


class DuomoAEC(AECEnv):
    """The selected agent decides; an agent can decide several times in a row."""

    def __init__(self, study: Study, reward: str, dtype: str, cap: int, render_mode: str | None) -> None:
        super().__init__()
        self.metadata = {
            "name": f"duomo_{study.game.name.replace('-', '_')}_v0",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.study = study
        self.layout = study.layout
        self.reward = checked_reward(reward)
        self.render_mode = render_mode
        self.eye = Eye(study, dtype)
        self.run: Run = study.run(cap)
        self.possible_agents = [f"player_{seat}" for seat in range(study.rules.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = dict.fromkeys(self.possible_agents, self.eye.observation_space)
        self.action_spaces = {agent: self.eye.action_space() for agent in self.possible_agents}
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | str | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game; `options={"position": …}` begins with a position (document, TOML text or
        file)."""
        position = (options or {}).get("position")
        start = None if position is None else self.study.state_at(position)
        self.run.begin(fresh_seed() if seed is None else seed, start)
        self._begin()

    def _begin(self) -> None:
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._select()

    def _select(self) -> None:
        run = self.run
        self.agent_selection = self.possible_agents[run.decider()]
        if not run.legal:
            over = run.over()
            for agent, reward in zip(self.possible_agents, run.rewards(self.reward)):
                self.rewards[agent] = reward
                self._cumulative_rewards[agent] += reward
                self.terminations[agent] = over
                self.truncations[agent] = not over
                if over:
                    self.infos[agent] = {"scores": list(self.study.rules.scores(run.state))}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        run = self.run
        move = -1 if action is None else int(action)
        if move not in run.legal:
            raise refused(self.study, run, move)
        self._cumulative_rewards[agent] = 0.0
        run.play(move)
        self._select()

    def observe(self, agent: str) -> dict[str, Any]:
        return self.eye.see(self.run, self.seat_of[agent])

    def render(self) -> str | None:
        """Return the position as a readable document."""
        return self.study.position_text(self.run.state) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Do nothing: no resources are held."""

    def copy(self) -> DuomoAEC:
        """Return an independent environment that continues exactly like this one."""
        other = DuomoAEC.__new__(DuomoAEC)
        other.__dict__.update(self.__dict__)
        other.run = self.run.copy()
        other.agents = self.agents[:]
        for name in ("rewards", "_cumulative_rewards", "terminations", "truncations"):
            setattr(other, name, dict(getattr(self, name)))
        other.infos = {agent: dict(info) for agent, info in self.infos.items()}
        other.action_spaces = {agent: self.eye.action_space() for agent in self.possible_agents}
        return other

    def __deepcopy__(self, memo: dict[int, Any]) -> DuomoAEC:
        return self.copy()

    def save(self) -> str:
        """Return the game so far as a record."""
        return self.study.record(self.run)

    def load(self, record: Record | str | Path) -> None:
        """Continue from a record that `save` wrote; nature continues as it would have there."""
        self.study.follow(self.run, record)
        self._begin()

    def __str__(self) -> str:
        return str(self.metadata["name"])


def fresh_seed() -> int:
    return int.from_bytes(os.urandom(6), "big")


def refused(study: Study, run: Run, move: int) -> Exception:
    """Return the exception that says why a move cannot be made."""
    if not 0 <= move < study.actions:
        return OptionError(f"There is no action {move}: they are numbered from 0 to {study.actions - 1}.")
    try:
        text = study.text(move)
    except (KeyError, IndexError):
        return OptionError(f"The number {move} stands for no move.")
    return IllegalMove(text, refusal(study, run, move))


def refusal(study: Study, run: Run, move: int) -> Refusal:
    return Refusal("game-over", "") if run.over() else study.rules.refuse(run.state, move)
