"""How much the tests play: the only place that reads DUOMO_TEST_SIZE.

`make test` plays enough random games to reach every kind of decision. DUOMO_TEST_SIZE=10 plays ten times as
many, for people changing a rule.
"""

from __future__ import annotations

import os

SIZE = float(os.environ.get("DUOMO_TEST_SIZE", "1"))


def sized(count: int) -> int:
    """This many games or examples, times DUOMO_TEST_SIZE; at least one."""
    return max(1, round(count * SIZE))
