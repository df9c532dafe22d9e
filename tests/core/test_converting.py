"""Types are inspected once, before there are threads: two inspecting the same type at once would crash the
process.
"""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

SOURCES = Path(__file__).resolve().parents[2] / "src" / "duomo"
ALONE = {
    "core/converting.py",  # inspects the type beforehand
    "core/components.py",  # component sets, which `http/app.py` reads before it serves
    "core/component_versions.py",
    "http/settings.py",  # when a process starts
    "cli/verify_dice.py",  # alone in its process
    "local/house.py",  # in a browser, where there are no threads
    "local/keeping.py",
    "local/practice.py",
    "local/routing.py",
}
"""Where a type may be given at conversion time."""

CROWD = """
import sys, threading, types
import msgspec
from duomo.core.converting import converter

sys.setswitchinterval(1e-6)
KINDS, THREADS = 150, 8
source = "from __future__ import annotations\\nimport msgspec\\n"
for number in range(KINDS):
    source += f'''
class Inner{number}(msgspec.Struct):
    x: int = 0
    y: str | None = None
    z: list[int] = []

class Outer{number}(msgspec.Struct):
    one: Inner{number} | None = None
    many: list[Inner{number}] = []
    number: int = 0
'''
module = sys.modules["crowd"] = types.ModuleType("crowd")
exec(source, module.__dict__)
make = [MAKE(getattr(module, f"Outer{number}")) for number in range(KINDS)]
together = threading.Barrier(THREADS)

def convert():
    for one in make:
        together.wait()
        one({"one": {"x": 1}, "many": [{"y": "a"}], "number": 2})

threads = [threading.Thread(target=convert) for _ in range(THREADS)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
print("done")
"""


def test_a_crowd_that_converts_for_the_first_time_does_no_harm() -> None:
    """With `lambda kind: lambda data: msgspec.convert(data, kind)` for MAKE the process crashes."""
    program = CROWD.replace("MAKE", "converter")
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "done\n"), done.stderr


def test_nobody_converts_to_a_type_that_nobody_has_looked_at() -> None:
    found = {
        str(path.relative_to(SOURCES))
        for path in SOURCES.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and _types_late(node)
    }
    assert found <= ALONE


def _types_late(call: ast.Call) -> bool:
    """True if a call is `msgspec.convert(…)`, or `msgspec.json.decode(…, type=…)`."""
    named = ast.unparse(call.func)
    typed = any(keyword.arg == "type" for keyword in call.keywords)
    return named == "msgspec.convert" or (
        named in ("msgspec.json.decode", "msgspec.msgpack.decode") and typed
    )
