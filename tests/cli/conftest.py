"""Shared fixtures for the command tests."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from duomo.cli import main


@pytest.fixture(autouse=True)
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """English, 80 columns, no colour, whatever the environment."""
    for name in ("LC_ALL", "LC_MESSAGES", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("NO_COLOR", "1")


Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def duomo(capsys: pytest.CaptureFixture[str]) -> Run:
    """Run the command in this process: exit status, output, error output."""

    def run(*arguments: str | Path) -> tuple[int, str, str]:
        status = main([str(argument) for argument in arguments])
        done = capsys.readouterr()
        return status, done.out, done.err

    return run


@pytest.fixture
def record(duomo: Run, tmp_path: Path) -> Path:
    """A recorded game between two random bots."""
    status, _, _ = duomo(
        "sim", "red-cathedral", "--games", "1", "--seed", "5", "--records", tmp_path / "kept"
    )
    assert status == 0
    return next((tmp_path / "kept").iterdir())
