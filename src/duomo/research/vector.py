"""Many games at once, in preallocated NumPy buffers that are filled at every step."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from duomo.core.engine.driver import TURN_CAP
from duomo.core.engine.refusal import OptionError
from duomo.research.aec import fresh_seed, refused
from duomo.research.engine.run import Batch
from duomo.research.studies import Study, checked_reward


@dataclass(frozen=True)
class Part:
    """Some of all tables, starting at `first`, and the arrays for them."""

    first: int
    total: int
    observations: Any
    rewards: Any
    terminated: Any
    truncated: Any


def whole(study: Study, count: int) -> Part:
    return Part(
        0,
        count,
        np.zeros((count, study.size), np.int8),
        np.zeros((count, study.rules.seats), np.float32),
        np.zeros(count, np.bool_),
        np.zeros(count, np.bool_),
    )


class VectorEnv:
    """`count` tables in step. At table i the seat `seats[i]` decides and sees `observations[i]`.

    A game that ends is followed by a new one in the same step: `terminated[i]` (or `truncated[i]`) and
    `rewards[i]` belong to the game that ended, everything else to the one that begins.
    """

    def __init__(
        self,
        study: Study,
        count: int,
        reward: str = "outcome",
        cap: int = TURN_CAP,
        check: bool = True,
        part: Part | None = None,
    ) -> None:
        if count < 1:
            raise OptionError(f"{count} games cannot be played; ask for at least one.")
        if part is None:
            part = whole(study, count)
        self.study = study
        self.layout = study.layout
        self.count = count
        self.check = check
        """True if every move is checked for legality first."""
        # Only changes are written, so nobody else may write into the arrays shown.
        self._observations = part.observations
        self._rows = memoryview(self._observations.reshape(-1).view(np.uint8))
        self.observations = self._observations[:]
        self.observations.flags.writeable = False
        kind = checked_reward(reward)
        self._look_at(Batch(study.rules, study.encoding, count, kind, cap, part.first, part.total))
        self.rewards = part.rewards
        self.terminated = part.terminated
        self.truncated = part.truncated

    def _look_at(self, batch: Batch) -> None:
        self.batch = batch
        self.masks = np.frombuffer(batch.masks, np.int8).reshape(self.count, self.study.actions)
        self.seats = np.frombuffer(batch.seats, np.int8)

    def reset(self, seed: int | str | None = None) -> tuple[Any, Any]:
        """Start new games at all tables; the same seed gives the same games, and the same ones after them."""
        chosen = fresh_seed() if seed is None else seed
        self.batch.begin(chosen)
        self.batch.sampler = type(self.batch.sampler)(f"{chosen}:sample")
        self.rewards[:] = 0
        self.terminated[:] = False
        self.truncated[:] = False
        self.batch.fill(self._rows)
        self._take()
        return self.observations, self.masks

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, Any]:
        """Play one move at every table; the buffers are reused at every step: copy what you keep."""
        moves: list[int] = actions.tolist() if isinstance(actions, np.ndarray) else list(actions)
        batch = self.batch
        if self.check:
            if len(moves) != self.count:
                raise OptionError(f"{len(moves)} moves for {self.count} tables.")
            wrong = batch.illegal(moves)
            if wrong >= 0:
                raise refused(self.study, batch.runs[wrong], moves[wrong])
        if batch.ended or batch.stopped:
            self.rewards[batch.ended] = 0
            self.terminated[batch.ended] = False
            self.truncated[batch.stopped] = False
        batch.step(moves, self._rows)
        if batch.ended:
            self.rewards[batch.ended] = batch.results
            self.terminated[batch.ended] = True
        if batch.stopped:
            self.truncated[batch.stopped] = True
        self._take()
        return self.observations, self.masks, self.rewards, self.terminated, self.truncated

    def _take(self) -> None:
        """Copy what the batch has written to its place."""
        often = self.batch.often
        seen = np.frombuffer(self.batch.seen.getvalue(), np.int8)
        self._observations[:, :often] = seen.reshape(self.count, often)

    def sample(self) -> Any:
        """Return a random legal move for every table, from the seed of `reset`."""
        return np.frombuffer(self.batch.sample(), "<i4").astype(np.int32)

    def copy(self) -> VectorEnv:
        """Return independent tables that continue exactly like these."""
        other = VectorEnv(self.study, self.count, self.batch.reward, check=self.check)
        other._look_at(self.batch.copy())
        other.batch.fill(other._rows)
        other._take()
        for name in ("rewards", "terminated", "truncated"):
            getattr(other, name)[:] = getattr(self, name)
        return other

    def save(self) -> list[str]:
        """Return the game at every table so far, as records."""
        return [self.study.record(run) for run in self.batch.runs]

    def close(self) -> None:
        """Do nothing; for compatibility with environments of several processes."""

    def __enter__(self) -> VectorEnv:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
