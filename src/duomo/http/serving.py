"""What is sent to a server process: the settings, and nothing that is slow to load."""

from __future__ import annotations

import sys
from typing import Any

from duomo.http.settings import Settings

TURN = 0.0005
"""Python's thread switch interval, in seconds. The writer waits for the GIL after every statement, and moves
wait for the writer: with Python's default each wait may take 5 ms."""


class Serving:
    """Makes the application in a server process.

    The settings are pickled rather than put in the environment, so that its child processes do not inherit
    the database's password.
    """

    def __init__(self, settings: Settings) -> None:
        self.settings = settings

    def __call__(self) -> Any:
        from duomo.http.app import (
            make_app,
        )  # a worker must answer health checks while it is still loading
        from duomo.http.house.logs import configure
        from duomo.http.house.tidying import Tidying

        configure(self.settings)
        app = make_app(self.settings)
        sys.setswitchinterval(TURN)
        Tidying().start()
        return app
