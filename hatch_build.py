"""Build hook: a wheel carries the page, and the compiled engine where a C compiler works."""

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledEngineHook(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":  # `make` builds and compiles in place
            return
        subprocess.run([sys.executable, str(Path(self.root, "tools", "build_page.py"))], check=True)
        sys.path.insert(0, str(Path(self.root, "tools")))
        import compile_engine

        root = Path(self.root)
        if compile_engine.main(root):
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            build_data["artifacts"].append("/src/duomo/_compiled/**")
