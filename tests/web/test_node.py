"""Which Node builds the page: the machine's own if it is recent enough, or the packaged one in `.venv`."""

from __future__ import annotations

import runpy
import sys
from pathlib import Path
from typing import Any

import pytest

TOOL = Path(__file__).parents[2] / "tools" / "build_page.py"


def node_in(folder: Path, version: str) -> Path:
    """A folder with a `node` that prints its version, and an `npm` that records which node it finds."""
    folder.mkdir()
    for name, says in (("node", f"echo {version}"), ("npm", 'echo "$@" with $(node) > "$SAID"')):
        (folder / name).write_text(f"#!/bin/sh\n{says}\n", encoding="utf-8")
        (folder / name).chmod(0o755)
    return folder


@pytest.fixture
def tool(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """The tool, run by a Python whose folder is `venv`."""
    monkeypatch.setattr(sys, "executable", str(tmp_path / "venv" / "python"))
    monkeypatch.setenv("SAID", str(tmp_path / "said"))
    return runpy.run_path(str(TOOL))


def test_the_machines_own_node_comes_first(
    tool: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    node_in(tmp_path / "venv", "v24.1.0")
    monkeypatch.setenv("PATH", str(node_in(tmp_path / "machine", "v20.0.1")))
    assert tool["folder_of_node"]() == tmp_path / "machine"


@pytest.mark.parametrize("version", ["v18.19.0", "", "no node"])
def test_the_packaged_node_stands_in_for_one_that_is_too_old_or_broken(
    tool: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, version: str
) -> None:
    venv = node_in(tmp_path / "venv", "v24.1.0")
    monkeypatch.setenv("PATH", str(node_in(tmp_path / "machine", version)))
    assert tool["folder_of_node"]() == venv
    tool["run"](venv, "run", "build")
    assert (tmp_path / "said").read_text(encoding="utf-8") == "run build with v24.1.0\n"


def test_node_without_npm_is_not_enough(
    tool: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    machine = node_in(tmp_path / "machine", "v22.0.0")
    (machine / "npm").unlink()
    monkeypatch.setenv("PATH", str(machine))
    assert tool["folder_of_node"]() is None
    monkeypatch.setattr(sys, "argv", ["build_page.py", "--has-node"])
    with pytest.raises(SystemExit) as ended:
        tool["main"]()
    assert ended.value.code
