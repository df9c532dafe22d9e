"""Build hook: builds include the page, and wheels the compiled engine where a C compiler works.

The source archive includes the built page as well, so that a wheel can be made from it without Node.
"""

import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class DuomoHook(BuildHookInterface):  # type: ignore[type-arg]
    def dependencies(self) -> list[str]:
        """Require a packaged Node if the page has to be built and the machine has none."""
        if self.tool("build_page.py", "--current") or self.tool("build_page.py", "--has-node"):
            return []
        settings = tomllib.loads(Path(self.root, "pyproject.toml").read_text(encoding="utf-8"))
        packages: list[str] = settings["dependency-groups"]["page"]
        return packages

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":  # `make` builds and compiles in place
            return
        if not self.tool("build_page.py"):
            sys.exit("The page could not be built.")
        if self.target_name == "sdist":
            return
        sys.path.insert(0, str(Path(self.root, "tools")))
        import compile_engine

        if compile_engine.main(Path(self.root)):
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            build_data["artifacts"].append("/src/duomo/_compiled/**")

    def tool(self, name: str, *options: str) -> bool:
        command = [sys.executable, str(Path(self.root, "tools", name)), *options]
        return subprocess.run(command, check=False).returncode == 0
