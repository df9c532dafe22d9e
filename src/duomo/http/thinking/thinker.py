"""A process that runs tasks, one after another."""

from __future__ import annotations

import contextlib
import os
import signal
from multiprocessing.connection import Connection
from typing import Any

STOP = "stop"
READY = "ready"
"""The first message it sends."""
NICE = 10
"""Niceness: serving has priority over thinking."""


class Stopped(Exception):
    """Nobody is waiting for the answer any more."""


def serve(pipe: Connection) -> None:
    """Run tasks until the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends this process too
    if hasattr(os, "nice"):
        os.nice(NICE)

    def tell(answer: Any) -> None:
        pipe.send(answer)
        if pipe.poll() and pipe.recv() == STOP:
            raise Stopped

    with contextlib.suppress(EOFError, OSError):
        pipe.send(READY)
        while True:
            thought = pipe.recv()
            if thought == STOP:
                continue  # it arrived after the last answer
            try:
                with contextlib.suppress(Stopped):
                    thought.think(tell)
                pipe.send(None)
            except (EOFError, OSError):
                raise
            except Exception as error:
                pipe.send(error)
