"""A separate server for the browser tests, and what they require."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

from duomo.http.page import FOLDER
from duomo.http.settings import Limits
from system_packages import find_chromium

ROOT = Path(__file__).resolve().parent.parent.parent
COMMAND = [sys.executable, "-c", "import sys; from duomo.cli import main; sys.exit(main())"]
SEEDED = (
    "import sys; from duomo.cli import main; from duomo.core.challenge import Challenge;"
    "from duomo.play.practice import challenges; from duomo.play.tables import making;"
    "challenges.challenges = lambda: (('basilica', Challenge(2, 'greedy')),);"
    "seed = sys.argv.pop(1); making.new_seed = lambda: seed; sys.exit(main())"
)
"""The same command, except that every table gets the same seed, so that a game can be repeated, and every day
has the same challenge, which needs no long thinking.
"""
GENEROUS = {
    f"DUOMO_LIMITS_{name}": "1000000"
    for limit in ("FRAMES", "REQUESTS", "GUESTS", "TABLES", "RECORDS", "THOUGHTS", "ANALYSES", "WATCHERS")
    for name in (limit, f"{limit}_ADDRESS")
    if name.lower() in Limits.__struct_fields__
} | {"DUOMO_LIMITS_READING": "60"}
"""Guests may send requests without a pause: a game played by `quick` must not keep the page from loading. A
record is read however busy the machine is.
"""
SEED = os.environ.get("DUOMO_TEST_SEED", "5eed")
"""Hexadecimal; a different one tries different games."""
PATIENCE = 60.0
"""Seconds a server may take to start, on a busy machine."""


def missing() -> str:
    """Why browser tests cannot run here, in one sentence; empty if they can."""
    if find_chromium() is None:
        return "The tests in the browser did not run: there is no `chromium` on this machine."
    if not (FOLDER / "index.html").is_file():
        return "The tests in the browser did not run: the page is not built (`npm run build` in web/)."
    return ""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Server:
    """`duomo serve` in a separate process and folder; all its tables have the same seed.

    `before` is Python that the process runs first.
    """

    def __init__(self, data: Path, *options: str, seed: str = SEED, before: str = "") -> None:
        self.data = data
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.said = data / "server.txt"
        arguments = ["serve", "--port", str(self.port), "--data", str(data), "--language", "en", *options]
        with self.said.open("wb") as out:
            self.process = subprocess.Popen(
                [sys.executable, "-c", f"{before}\n{SEEDED}", seed.rjust(64, "0"), *arguments],
                stdout=out,
                stderr=subprocess.STDOUT,
                env={**os.environ, **GENEROUS, "NO_COLOR": "1"},
            )
        self._wait()

    def _wait(self) -> None:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until and self.process.poll() is None:
            try:
                with urllib.request.urlopen(f"{self.address}/healthz", timeout=5):
                    return
            except (urllib.error.URLError, TimeoutError, ConnectionError):
                time.sleep(0.05)
        self.stop()
        raise RuntimeError(f"The server does not answer: {self.said.read_text(errors='replace')}")

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(timeout=15)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
