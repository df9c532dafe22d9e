"""Look up the locked packages in the public lists of known vulnerabilities.

An audit needs the network. If a list cannot be reached, a message says so and nothing fails: a build without
network is still a build. A vulnerability does fail, unless ACCEPTED says why it does not concern us.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOCKED = ("run.txt", "dev.txt")
PATIENCE = 120
ACCEPTED: dict[str, str] = {}
"""Vulnerabilities by id, with the reason why they do not concern us."""


class Unreachable(Exception):
    """The list cannot be reached."""


def of_python() -> list[str]:
    """Return pip-audit's findings for the locked packages, without installing anything."""
    files = [word for name in LOCKED for word in ("-r", str(ROOT / "requirements" / name))]
    command = [sys.executable, "-m", "pip_audit", "--disable-pip", "--require-hashes", "-f", "json", *files]
    done = run([*command, "--progress-spinner", "off", "--timeout", "15"])
    try:
        packages = json.loads(done.stdout)["dependencies"]
    except (ValueError, KeyError):
        raise Unreachable(last_line(done.stderr)) from None
    unknown = [package for package in packages if "skip_reason" in package]
    if len(unknown) == len(packages):
        raise Unreachable("it knows none of the packages")
    for package in unknown:
        print(f"NOT AUDITED: {package['skip_reason']}")
    return [
        f"{package['name']} {package['version']}: {weakness['id']}"
        for package in packages
        for weakness in package.get("vulns", ())
        if weakness["id"] not in ACCEPTED
    ]


def of_page() -> list[str]:
    """Return npm's findings for what reaches the browser."""
    npm = shutil.which("npm")
    if npm is None:
        raise Unreachable("there is no npm here")
    done = run([npm, "audit", "--json", "--omit=dev", "--package-lock-only", "--prefix", str(ROOT / "web")])
    try:
        found = json.loads(done.stdout)["vulnerabilities"]
    except (ValueError, KeyError):
        raise Unreachable(last_line(done.stderr)) from None
    return [f"{name}: {facts['severity']}" for name, facts in found.items() if name not in ACCEPTED]


def run(command: list[str]) -> subprocess.CompletedProcess[str]:
    try:
        return subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    except subprocess.TimeoutExpired:
        raise Unreachable("no answer") from None


def last_line(text: str) -> str:
    lines = [line for line in text.strip().splitlines() if line.strip()]
    return lines[-1].strip()[:200] if lines else "no answer"


def main() -> int:
    wrong = 0
    for name, look in (("Python packages", of_python), ("npm packages of the page", of_page)):
        try:
            found = look()
        except Unreachable as reason:
            print(f"NOT AUDITED: {name}; the list of known weaknesses cannot be asked ({reason}).")
            continue
        print(f"{name}: {len(found)} known weaknesses")
        for one in found:
            print(f"  {one}")
        wrong += len(found)
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(main())
