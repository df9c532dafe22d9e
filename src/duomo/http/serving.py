"""What travels to a process that serves: the settings, and nothing that takes long to load."""

from __future__ import annotations

import gc
import sys
from typing import Any

from duomo.http.settings import Settings

ROUNDS = (50_000, 20, 50)
"""How many new objects are looked through for cycles at a time. What is told of a move consists of hundreds
of small objects and has none: with Python's usual 700, looking for them takes a sixth of the time, and holds
everybody up for a tenth of a second now and then."""


TURN = 0.0005
"""Seconds after which a thread that runs gives way to one that waits. The writer waits for its turn after
every statement, and moves wait for the writer: with Python's usual interval each wait may take 5 ms."""


class Serving:
    """Makes the application there. It travels whole, not by the environment: other processes that are started
    there must not find the database's password in theirs."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings

    def __call__(self) -> Any:
        from duomo.http.app import (
            make_app,
        )  # a worker that is still loading must be able to say that it lives
        from duomo.http.house.logs import configure

        configure(self.settings)
        app = make_app(self.settings)
        sys.setswitchinterval(TURN)
        gc.collect()
        gc.freeze()  # what was loaded stays
        gc.set_threshold(*ROUNDS)
        return app
