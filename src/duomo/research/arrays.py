"""Observations and masks as NumPy arrays and Gymnasium spaces."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from duomo.core.engine.observation import Layout
from duomo.core.engine.refusal import OptionError
from duomo.research.engine.run import Run
from duomo.research.studies import Study

DTYPES = ("int8", "float32")


class Eye:
    """Turns the rows of a study into arrays: unchanged (int8), or each number divided by its maximum
    (float32)."""

    def __init__(self, study: Study, dtype: str) -> None:
        if dtype not in DTYPES:
            raise OptionError(f"Observations can be {' or '.join(DTYPES)}, not {dtype}.")
        highs = np.array(study.layout.highs(), np.int8)
        self.scale: Any = None
        if dtype == "float32":
            self.scale = (1.0 / highs).astype(np.float32)
            box = spaces.Box(0.0, 1.0, (study.size,), np.float32)
        else:
            box = spaces.Box(np.zeros_like(highs), highs, dtype=np.int8)
        self.observation_space = spaces.Dict(
            {"observation": box, "action_mask": spaces.Box(0, 1, (study.actions,), np.int8)}
        )
        self.actions = study.actions

    def action_space(self) -> spaces.Discrete:
        return spaces.Discrete(self.actions)

    def see(self, run: Run, seat: int) -> dict[str, Any]:
        """Return what a seat observes, in new arrays."""
        row: Any = np.frombuffer(run.observe(seat), np.int8)
        row = row.copy() if self.scale is None else row * self.scale
        return {"observation": row, "action_mask": np.frombuffer(run.mask(seat), np.int8).copy()}


def fields(layout: Layout, row: Any) -> dict[str, Any]:
    """Return the named fields of an observation, each in its shape, as views into it."""
    return {entry.name: row[entry.start : entry.stop].reshape(entry.field.shape) for entry in layout.entries}
