"""The browser's second worker: it runs one thought after the other."""

from __future__ import annotations

import pickle
from collections.abc import Callable

from duomo.play.thinking import Thought


def think(thought: bytes, tell: Callable[[bytes], None]) -> None:
    """Run a thought, passing on every answer as soon as it is found."""
    wanted = pickle.loads(thought)
    assert isinstance(wanted, Thought)
    wanted.think(lambda answer: tell(pickle.dumps(answer)))
