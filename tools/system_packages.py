"""Install what the tests need besides Python and Node, if this machine allows it: a browser, a PostgreSQL.

Both come from the system's packages (Debian, Ubuntu). Nothing is installed without root; tests that need a
missing part are then skipped, and this says which and why.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path


def find_chromium() -> str | None:
    """Return Chromium without windows if there is one: it does the same with a sixth less processor time."""
    return find_shell() or find_whole_chromium()


def find_shell() -> str | None:
    return find("chromium-headless-shell")


def find_whole_chromium() -> str | None:
    """Return the Chromium that also reads aloud and receives push messages."""
    return find("chromium", "chromium-browser")


def find(*names: str) -> str | None:
    return next((path for name in names if (path := shutil.which(name))), None)


def find_postgres() -> str | None:
    """Return the path of initdb; Debian keeps the programs of a cluster out of the PATH."""
    installed = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return str(installed[-1]) if installed else find("initdb")


NEEDED: dict[str, tuple[str, Callable[[], str | None]]] = {
    "chromium": ("the tests in a real browser (tests/browser) do not run", find_whole_chromium),
    "chromium-headless-shell": ("the tests in a real browser take longer", find_shell),
    "postgresql": ("the server's tests on PostgreSQL (tests/server) do not run", find_postgres),
}
"""By package: what is the case without it, and how it is found."""


def install(packages: list[str]) -> str:
    """Try to install; return the reason if something failed, empty if all worked."""
    if shutil.which("apt-get") is None:
        return "this machine has no apt-get"
    if os.geteuid() != 0:
        return f"that takes root (sudo apt-get install {' '.join(packages)})"
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    trouble = ""
    for command in (
        ["apt-get", "update", "-qq"],
        # One by one: a system that lacks one of them still gets the others.
        *(["apt-get", "install", "-qq", "-y", "--no-install-recommends", package] for package in packages),
    ):
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        if done.returncode:
            trouble = f"{' '.join(command)} failed: {(done.stderr or done.stdout).strip().splitlines()[-1:]}"
    return trouble


def main() -> None:
    missing = [package for package, (_, present) in NEEDED.items() if present() is None]
    if not missing:
        return
    print(f"Installing {' and '.join(missing)} for the tests ...", flush=True)
    trouble = install(missing)
    for package in missing:
        without, present = NEEDED[package]
        if present() is None:
            print(f"{package} could not be installed: {trouble}. So {without}.", file=sys.stderr)


if __name__ == "__main__":
    main()
