"""One golden game of each kind: what a page does with all of them is tested without it."""

from __future__ import annotations

from pathlib import Path

from real_tables import GOLDEN


def kind(path: Path) -> tuple[str, str, bool]:
    """The folder; players, guild or bot; and whether Ivan has contractors."""
    return path.parts[-3], path.stem.split("-")[0], "contractors" in path.stem


def one_of_each(basilica: bool) -> list[Path]:
    """The first game of each kind."""
    found = {kind(path): path for path in reversed(GOLDEN) if (path.parts[-3] == "basilica") == basilica}
    return sorted(found.values())
