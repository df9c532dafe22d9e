"""The interpreted and the compiled engine play exactly the same games."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from properties.walks import NAMES, SETTINGS

ROOT = Path(__file__).resolve().parents[2]
BUILT = (ROOT / "src" / "duomo" / "_compiled" / "manifest.json").is_file()

PROGRAM = """
import hashlib, json, sys
sys.path.insert(0, "tests")
from properties.walks import SETTINGS, walk
prints = []
for setting in SETTINGS:
    rules, print_ = setting.rules(), hashlib.sha256()
    for seed in range(3):
        state = rules.start()
        for move in walk(rules, state, seed, 4000):
            print_.update(f"{move} {len(rules.legal(state))} ".encode())
        print_.update(repr(state.key()).encode())
    prints.append(print_.hexdigest())
print(json.dumps(prints))
"""


def fingerprints(compiled: str) -> list[str]:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        cwd=ROOT,
        env={**os.environ, "DUOMO_COMPILED": compiled},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    return [str(value) for value in json.loads(done.stdout)]


@pytest.mark.slow
def test_interpreted_equals_compiled() -> None:
    """Moves, number of choices and final positions of random games, by fingerprint."""
    if not BUILT or os.environ.get("DUOMO_COMPILED") == "0":
        pytest.skip("there is no compiled engine to compare with")
    interpreted = dict(zip(NAMES, fingerprints("0"), strict=True))
    assert dict(zip(NAMES, fingerprints("1"), strict=True)) == interpreted
    assert len(interpreted) == len(SETTINGS)
