"""Clocks that jump: bots wake up, nobody is logged out, and nothing acknowledged is lost."""

from __future__ import annotations

import random
import tempfile
import time
from pathlib import Path

from campaigns import players
from campaigns.figures import Figures
from server_tools import Process

HOUR = 3600
JUMPS = (-HOUR, HOUR, -24 * HOUR, 24 * HOUR, -30 * 24 * HOUR, 30 * 24 * HOUR, -1, 1)
SKEWED = """
import pathlib, time
_file, _true = pathlib.Path({file!r}), time.time_ns
def _skewed():
    try:
        return _true() + int(float(_file.read_text() or 0) * 1e9)
    except (OSError, ValueError):
        return _true()
time.time_ns = _skewed
time.time = lambda: _skewed() / 1e9
"""


def jumps(count: int) -> Figures:
    """The wall clock of a running server jumps back and forth by up to a month; sometimes the server is
    restarted.
    """
    figures = Figures("clock-jumps")
    chance = random.Random(11)
    with tempfile.TemporaryDirectory(prefix="duomo-clock-") as folder:
        clock = Path(folder) / "clock"
        clock.write_text("0")
        server = Process(f"sqlite:///{folder}/duomo.sqlite", before=SKEWED.format(file=str(clock)))
        restarts = 0
        try:
            people = players.begin(server, 4)
            for number in range(count):
                clock.write_text(str(chance.choice(JUMPS)))
                if number % 5 == 4:
                    server.kill()
                    server.start()
                    restarts += 1
                reached = [player.acknowledgements() for player in people]
                end = time.monotonic() + 90
                while any(p.acknowledgements() <= r and not p.trouble for p, r in zip(people, reached)):
                    if time.monotonic() > end:
                        figures.wrong.append("somebody, or a bot, does not play on after a jump")
                        break
                    time.sleep(0.05)
            players.finish(people)
            figures.tell("jumps of the clock", count)
            figures.tell("restarts between", restarts)
            figures.tell("acknowledged moves", players.acknowledged(people))
            players.compare(people, server.settings.database, figures)
        finally:
            server.kill()
    return figures.ended()
