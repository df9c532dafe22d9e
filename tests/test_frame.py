"""The project's framework: locked versions, no addresses, CI that runs what people run."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))


def locked(path: Path) -> dict[str, str]:
    """Package name to version."""
    pattern = r"^([a-z0-9.-]+)==([^ ]+)"
    return dict(re.findall(pattern, path.read_text(encoding="utf-8"), re.MULTILINE))


@pytest.mark.parametrize("path", LOCKS, ids=lambda path: path.name)
def test_a_lock_file_has_hashes_and_no_address(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert "://" not in text
    entries = re.split(r"^(?=[a-z0-9])", text, flags=re.MULTILINE)[1:]
    assert {entry.partition("==")[0] for entry in entries} == set(locked(path)) != set()
    assert all("--hash=sha256:" in entry for entry in entries)


def test_development_runs_on_the_versions_that_are_shipped() -> None:
    run, dev = (locked(ROOT / "requirements" / name) for name in ("run.txt", "dev.txt"))
    assert run.items() <= dev.items()


def test_continuous_integration_runs_make_test_and_nothing_else() -> None:
    lines = (ROOT / ".ci" / "run").read_text(encoding="utf-8").splitlines()
    commands = [line for line in lines if line and not line.startswith(("#", "set ", "cd "))]
    assert commands == ["exec make test"]


@pytest.mark.skipif(shutil.which("make") is None, reason="there is no make here")
def test_make_help_names_every_target_for_people() -> None:
    done = subprocess.run(["make", "help"], cwd=ROOT, capture_output=True, text=True, check=True)
    named = re.findall(r"^ +make (\w+)", done.stdout, re.MULTILINE)
    assert named == [
        "help",
        "setup",
        "play",
        "site",
        "test",
        "check",
        "fuzz",
        "campaign",
        "bench",
        "audit",
        "lock",
        "clean",
    ]
