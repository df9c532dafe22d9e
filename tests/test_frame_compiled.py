"""The compiled engine never shadows an edited source. Tested on a toy package, compiled like the real one."""

import importlib
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from duomo import _compiled_engine

ROOT = Path(__file__).resolve().parent.parent

FILES = {
    "pyproject.toml": """
        [project]
        name = "toy"
        [tool.duomo]
        compiled = ["src/toy/core", "src/toy/games/**"]
    """,
    "src/toy/__init__.py": """
        from toy import _compiled_engine
        _compiled_engine.install()
    """,
    "src/toy/core/__init__.py": "",
    "src/toy/plain.py": """
        from typing import Final
        LIMIT: Final = 3
    """,
    "src/toy/core/base.py": """
        class Base:
            def __init__(self) -> None:
                self.value = 1
            def double(self) -> int:
                return self.value * 2
    """,
    "src/toy/games/__init__.py": "",
    "src/toy/games/red/__init__.py": "",
    "src/toy/games/red/derived.py": """
        from toy.core.base import Base
        from toy.plain import LIMIT
        class Derived(Base):
            def double(self) -> int:
                return super().double() + LIMIT
    """,
}

SAY = """
from toy import _compiled_engine
from toy.games.red.derived import Derived
import toy.core.base
kind = "compiled" if toy.core.base.__file__.endswith((".so", ".pyd")) else "interpreted"
assert _compiled_engine.compiled() == (kind == "compiled")
print(kind, Derived().double())
"""


def dedented(text: str) -> str:
    lines = text.strip("\n").splitlines()
    return "\n".join(line[8:] for line in lines) + "\n"


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    for name, text in FILES.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(dedented(text) if text else "")
    shutil.copy(str(_compiled_engine.__file__), tmp_path / "src/toy")
    return tmp_path


def python(toy: Path, *arguments: str, compiled: str | None = None) -> subprocess.CompletedProcess[str]:
    environment = {name: value for name, value in os.environ.items() if name != "DUOMO_COMPILED"}
    environment |= {"PYTHONPATH": str(toy / "src"), "DUOMO_OPT_LEVEL": "0"}
    if compiled is not None:
        environment["DUOMO_COMPILED"] = compiled
    return subprocess.run(
        [sys.executable, *arguments], cwd=toy, env=environment, capture_output=True, text=True, check=False
    )


def say(toy: Path, compiled: str | None = None) -> subprocess.CompletedProcess[str]:
    return python(toy, "-c", SAY, compiled=compiled)


def compile_toy(toy: Path) -> str:
    done = python(toy, str(ROOT / "tools/compile_engine.py"), "--root", str(toy))
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def edit(toy: Path, name: str, old: str, new: str) -> None:
    path = toy / name
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new))


def test_without_a_compiled_engine_sources_are_used_in_silence(toy: Path) -> None:
    done = say(toy)
    assert (done.stdout, done.stderr) == ("interpreted 5\n", "")


def test_demanding_a_compiled_engine_that_is_not_there_is_an_error(toy: Path) -> None:
    done = say(toy, compiled="1")
    assert done.returncode != 0
    assert "there is no compiled engine here; `make setup` renews it" in done.stderr


@pytest.mark.parametrize(
    ("python_tag", "source", "objection"),
    [
        (sys.implementation.cache_tag, "core/base.py", "out of date (core/base.py has changed)"),
        (sys.implementation.cache_tag, "core/lost.py", "out of date (core/lost.py is gone)"),
        ("cpython-27", "core/base.py", "is made for cpython-27"),
    ],
)
def test_a_compiled_engine_that_does_not_fit_is_named_and_not_used(
    toy: Path, python_tag: str, source: str, objection: str
) -> None:
    manifest = {"tools": {"python": python_tag}, "sources": {source: "0"}, "modules": {}}
    folder = toy / "src/toy/_compiled"
    folder.mkdir()
    (folder / "manifest.json").write_text(json.dumps(manifest))

    automatic = say(toy)
    assert automatic.stdout == "interpreted 5\n"
    assert objection in automatic.stderr
    assert "`make setup`" in automatic.stderr
    assert automatic.stderr.count("\n") == 1

    assert say(toy, compiled="0").stderr == ""

    demanded = say(toy, compiled="1")
    assert demanded.returncode != 0
    assert objection in demanded.stderr


@pytest.mark.slow
def test_compiled_modules_are_used_until_a_source_changes(toy: Path) -> None:
    if "No C compiler" in compile_toy(toy):
        pytest.skip("no C compiler here")
    assert say(toy, compiled="1").stdout == "compiled 5\n"
    assert say(toy).stdout == "compiled 5\n"
    assert say(toy, compiled="0").stdout == "interpreted 5\n"
    assert compile_toy(toy) == "", "compiled again although nothing had changed"

    edit(toy, "src/toy/core/base.py", "* 2", "* 10")
    stale = say(toy)
    assert stale.stdout == "interpreted 13\n"
    assert "out of date (core/base.py has changed)" in stale.stderr
    assert say(toy, compiled="1").returncode != 0

    # A constant of an interpreted module is copied into the compiled ones, so it counts too.
    edit(toy, "src/toy/core/base.py", "* 10", "* 2")
    assert say(toy).stdout == "compiled 5\n"
    edit(toy, "src/toy/plain.py", "= 3", "= 4")
    assert say(toy).stdout == "interpreted 6\n"

    # Modules that are not compiled may have type errors, as when a library there has different types from
    # ours.
    edit(toy, "src/toy/plain.py", "= 4", "= 4\nNUMBER: int = 'none'")
    assert "Compiled in" in compile_toy(toy)
    assert say(toy, compiled="1").stdout == "compiled 6\n"


@pytest.mark.slow
def test_without_a_c_compiler_setup_says_so_and_goes_on(toy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    monkeypatch.setenv("LDSHARED", "no-such-compiler")
    assert "No C compiler" in compile_toy(toy)
    assert say(toy).stdout == "interpreted 5\n"


@pytest.mark.both_speeds
def test_the_engine_runs_at_the_speed_that_was_asked_for() -> None:
    wish = os.environ.get("DUOMO_COMPILED")
    if wish is not None:
        assert _compiled_engine.compiled() == (wish == "1")


def test_every_compiled_module_can_be_imported() -> None:
    """mypyc compiles some things that fail only at import, such as msgspec structs."""
    if not _compiled_engine.compiled():
        pytest.skip("the engine runs interpreted")
    for module in json.loads(_compiled_engine.MANIFEST.read_text())["modules"]:
        importlib.import_module(module)
