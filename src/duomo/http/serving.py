"""What travels to a process that serves: the settings, and nothing that takes long to load."""

from __future__ import annotations

import sys
from typing import Any

from duomo.http.settings import Settings

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
        from duomo.http.house.tidying import Tidying

        configure(self.settings)
        app = make_app(self.settings)
        sys.setswitchinterval(TURN)
        Tidying().start()
        return app
