"""A full disk: reported in a sentence, nothing half written, and play continues when there is room."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import httpx

from campaigns import players
from campaigns.figures import Figures
from server_tools import PATIENCE, Process, reachable, wait_until

SIZE = "96m"


def possible() -> bool:
    """True if a small disk can be mounted, which needs privileges."""
    if sys.platform != "linux" or os.geteuid() != 0:
        return False
    with tempfile.TemporaryDirectory() as folder:
        mount = ["mount", "-t", "tmpfs", "none", folder]
        if subprocess.run(mount, capture_output=True, check=False).returncode:
            return False
        subprocess.run(["umount", folder], check=True)
    return True


def full(rounds: int) -> Figures:
    figures = Figures("disk-full")
    with tempfile.TemporaryDirectory(prefix="duomo-disk-") as folder:
        subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={SIZE}", "none", folder], check=True)
        try:
            _rounds(Path(folder), rounds, figures)
        finally:
            subprocess.run(["umount", "-l", folder], check=True)
    return figures.ended()


def _rounds(folder: Path, rounds: int, figures: Figures) -> None:
    server = Process(f"sqlite:///{folder}/duomo.sqlite")
    told = 0
    try:
        people = players.begin(server, 4)
        for _ in range(rounds):
            players.play_on(people, 1)
            ballast = folder / "ballast"
            _fill(ballast)
            end = time.monotonic() + PATIENCE
            while httpx.get(f"{server.address}/healthz", timeout=PATIENCE, verify=False).status_code == 200:
                if time.monotonic() > end:
                    figures.wrong.append("a full disk is not told")
                    break
                time.sleep(0.1)
            told += 1
            time.sleep(0.5)
            ballast.unlink()
            wait_until(lambda: reachable(server.settings.port))
            players.play_on(people, 0.5)
        players.finish(people)
        figures.tell("times the disk was full", told)
        figures.tell("acknowledged moves", players.acknowledged(people))
        players.compare(people, server.settings.database, figures)
    finally:
        server.kill()


def _fill(ballast: Path) -> None:
    with ballast.open("wb", buffering=0) as file:
        while True:
            try:
                file.write(b"\0" * 262144)
            except OSError:
                return
