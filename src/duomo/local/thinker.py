"""What the browser's second worker runs: it thinks about one thing after the other."""

from __future__ import annotations

import pickle
from collections.abc import Callable

from duomo.play.thinking import Thought


def think(thought: bytes, tell: Callable[[bytes], None]) -> None:
    """Tell every answer as soon as it is found."""
    wanted = pickle.loads(thought)
    assert isinstance(wanted, Thought)
    wanted.think(lambda answer: tell(pickle.dumps(answer)))
