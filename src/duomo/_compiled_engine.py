"""Use the compiled engine if, and only if, it was built from exactly these sources.

`tools/compile_engine.py` compiles the engine's modules into `_compiled/` and writes a manifest with the hash
of every source. `install()` runs before any other module of the package is imported. If one hash differs,
nothing compiled is used: an edited source is never shadowed by an old extension module.

The environment variable DUOMO_COMPILED decides: 0 never, 1 always (an error if impossible), unset whenever
possible.
"""

import hashlib
import json
import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

PACKAGE = Path(__file__).parent
FOLDER = PACKAGE / "_compiled"
MANIFEST = FOLDER / "manifest.json"
RENEW = "`make setup` renews it"


class CompiledFinder(MetaPathFinder):
    """Finds the engine's modules among the extension modules of the manifest."""

    def __init__(self, modules: dict[str, Path]) -> None:
        self.modules = modules

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        file = self.modules.get(fullname)
        if file is None:
            return None
        loader = ExtensionFileLoader(fullname, str(file))
        return spec_from_file_location(fullname, file, loader=loader)


_finder: CompiledFinder | None = None


def compiled() -> bool:
    """True if the compiled engine is in use."""
    return _finder is not None


def install() -> None:
    """Put the compiled engine in front of the sources, if it exists and matches them."""
    global _finder
    wish = os.environ.get("DUOMO_COMPILED", "")
    if _finder is not None or wish == "0":
        return
    if not MANIFEST.exists():
        if wish == "1":
            raise ImportError(f"DUOMO_COMPILED=1, but there is no compiled engine here; {RENEW}")
        return
    manifest = json.loads(MANIFEST.read_text(encoding="utf-8"))
    objection = why_unusable(manifest)
    if objection is None:
        modules = {name: FOLDER / file for name, file in manifest["modules"].items()}
        _finder = CompiledFinder(modules)
        sys.meta_path.insert(0, _finder)
    elif wish == "1":
        raise ImportError(f"DUOMO_COMPILED=1, but {objection}; {RENEW}")
    else:
        print(f"duomo: {objection}; running interpreted, slower ({RENEW})", file=sys.stderr)


def why_unusable(manifest: dict[str, dict[str, str]]) -> str | None:
    """Return why the compiled engine cannot be used, or None."""
    built_for = manifest["tools"]["python"]
    if built_for != sys.implementation.cache_tag:
        return f"the compiled engine is made for {built_for}, this is {sys.implementation.cache_tag}"
    for source, digest in manifest["sources"].items():
        try:
            content = (PACKAGE / source).read_bytes()
        except OSError:
            return f"the compiled engine is out of date ({source} is gone)"
        if hashlib.sha256(content).hexdigest() != digest:
            return f"the compiled engine is out of date ({source} has changed)"
    return None
