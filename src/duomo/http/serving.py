"""What travels to a process that serves: the settings, and nothing that takes long to load."""

from __future__ import annotations

from typing import Any

from duomo.http.settings import Settings


class Serving:
    """Makes the application there. It travels whole, not by the environment: other processes that are started
    there must not find the database's password in theirs."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings

    def __call__(self) -> Any:
        from duomo.http.app import (
            make_app,
        )  # a worker that is still loading must be able to say that it lives
        from duomo.http.logs import configure

        configure(self.settings)
        return make_app(self.settings)
