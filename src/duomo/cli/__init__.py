"""The command `duomo`."""

from __future__ import annotations

from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; the exit status is 0, 1 for a bad file, 2 for wrong usage."""
    from duomo.cli.app import run

    return run(arguments)
