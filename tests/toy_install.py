"""The toy game of `tests/toy_game`, installed into a separate folder and used from other processes."""

from __future__ import annotations

import os
import subprocess
import sys
from functools import cache
from pathlib import Path
from tempfile import mkdtemp

PACKAGE = Path(__file__).resolve().parent / "toy_game"
DUOMO = "import sys; from duomo.cli import main; sys.exit(main())"


@cache
def installed() -> Path:
    """A folder with the game as installed by pip; no network is needed."""
    folder = Path(mkdtemp(prefix="duomo-toy-"))
    quiet = ["--quiet", "--disable-pip-version-check", "--no-deps", "--no-index", "--no-build-isolation"]
    command = [sys.executable, "-m", "pip", "install", *quiet, "--target", str(folder), str(PACKAGE)]
    subprocess.run(command, check=True, capture_output=True)
    return folder


def environment() -> dict[str, str]:
    """The environment of a process that finds the game."""
    return {**os.environ, "PYTHONPATH": str(installed()), "NO_COLOR": "1"}


def python(script: str, *arguments: str) -> str:
    """The output of a script run in a process that finds the game."""
    command = [sys.executable, "-c", script, *arguments]
    done = subprocess.run(command, env=environment(), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def duomo(*arguments: str) -> str:
    """The output of the command."""
    return python(DUOMO, *arguments)
