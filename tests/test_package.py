"""The published archive, its wheel and a game work without a checkout and without Node."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import venv
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from duomo.games.registry import GAMES
from duomo.locales import LANGUAGES
from server_tools import Person, free_port, reachable, wait_until

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "src/duomo/http/page/index.html"
ENVIRONMENT = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
ENVIRONMENT["DUOMO_COMPILED"] = "0"
"""Without compiling: that takes a minute, and other tests are about it."""

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(
        not PAGE.is_file(), reason="NOT TESTED: the page is not built (`make page` builds it)"
    ),
]


def build(what: str, folder: Path, into: Path, **environment: str) -> Path:
    """Build without isolation, as `python -m build --no-isolation` does: nothing is downloaded."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", what, "-d", str(into)]
    done = subprocess.run(
        command, cwd=folder, env=ENVIRONMENT | environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    (made,) = into.glob("*.tar.gz" if what == "sdist" else "*.whl")
    return made


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with the wheel built from the archive, where Node was not available."""
    folder = tmp_path_factory.mktemp("package")
    archive = build("sdist", ROOT, folder / "archive")
    subprocess.run([sys.executable, "-m", "tarfile", "-e", archive, folder / "source"], check=True)
    (source,) = (folder / "source").iterdir()
    wheel = build("wheel", source, folder / "wheel", PATH="")
    environment = folder / "environment"
    venv.create(environment)
    pip = [sys.executable, "-m", "pip", "--python", str(environment / "bin" / "python")]
    subprocess.run([*pip, "install", "-q", "--no-index", "--no-deps", str(wheel)], check=True)
    # Duomo's dependencies come from the environment of these tests; Duomo itself is not in it, but in the
    # checkout.
    (packages,) = environment.glob("lib/python*/site-packages")
    (packages / "needed.pth").write_text(sysconfig.get_path("purelib") + "\n", encoding="utf-8")
    return environment / "bin"


@pytest.fixture(scope="module")
def port(installed: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    """Run `duomo play` in an unrelated folder."""
    elsewhere, number = tmp_path_factory.mktemp("elsewhere"), free_port()
    command = [str(installed / "duomo"), "play", "--no-browser", "--port", str(number), "--data", "games"]
    process = subprocess.Popen(command, cwd=elsewhere, env=ENVIRONMENT | {"PATH": ""})

    def serves() -> bool:
        assert process.poll() is None, "the server has ended"
        return reachable(number)

    try:
        wait_until(serves)
        yield number
    finally:
        process.terminate()
        process.wait()


def test_the_package_lies_in_its_own_folder(installed: Path) -> None:
    command = [str(installed / "python"), "-c", "import duomo; print(duomo.__file__)"]
    done = subprocess.run(command, cwd="/", env=ENVIRONMENT, capture_output=True, text=True, check=True)
    assert done.stdout.startswith(str(installed.parent))


def test_page_rules_and_components_come_with_it(port: int) -> None:
    with httpx.Client(base_url=f"http://127.0.0.1:{port}") as http:
        for path in ("/", "/rules"):
            answer = http.get(path)
            assert answer.status_code == 200, path
            assert '<script type="module"' in answer.text
        for language in LANGUAGES:
            assert len(http.get(f"/api/rules/{language}").raise_for_status().json()["pages"]) > 2
            for game in GAMES:
                assert (
                    http.get(f"/api/components/{game}?language={language}")
                    .raise_for_status()
                    .json()["tables"]
                )


def test_a_game_against_a_bot_can_be_played(port: int) -> None:
    anna = Person(port)
    table, _ = anna.table("basilica", "me bot")
    with anna.live(table) as live:
        assert live.play_on(8) == 8
    anna.close()
