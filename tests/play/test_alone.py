"""Tables need neither network nor database: they can run in a browser."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

MISSING = (
    "alembic asyncio concurrent http httpx litestar multiprocessing psycopg select selectors socket"
    " sqlalchemy sqlite3 ssl subprocess urllib.request uvicorn uvloop websockets"
)
WITHOUT = """
import importlib.metadata, sys, threading  # the first loads some of them to read headers, and uses none
for name in sys.argv[2].split():
    sys.modules[name] = None
def start(*_):
    raise RuntimeError("there are no threads here")
threading.Thread.start = start
sys.path.insert(0, sys.argv[1])
import alone
alone.main()
assert not [name for name in sys.argv[2].split() if sys.modules[name] is not None]
"""


def test_a_whole_game_without_network_database_threads_or_event_loop() -> None:
    command = [sys.executable, "-c", WITHOUT, str(Path(__file__).parent), MISSING]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("played ")
