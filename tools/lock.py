"""Write requirements/*.txt: every package with version and hashes, and no registry address.

The ranges are in pyproject.toml. Locked versions stay as they are, unless `--upgrade` is given.
"""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
COMPILE = ["pip", "compile", "-q", "--universal", "--python-version", "3.11", "--generate-hashes"]
SILENT = ["--no-emit-index-url", "--no-emit-find-links", "--custom-compile-command", "make lock"]

LOCKS = {
    "requirements/bootstrap.txt": ["--group", "bootstrap"],
    "requirements/run.txt": ["pyproject.toml"],
    "requirements/dev.txt": ["pyproject.toml", "--group", "dev", "--constraint", "requirements/run.txt"],
    "requirements/server.txt": [
        "pyproject.toml", "--extra", "postgres", "--constraint", "requirements/dev.txt",
    ],
    "requirements/page.txt": ["--group", "page"],
    "requirements/docs.txt": ["--group", "docs", "--constraint", "requirements/dev.txt"],
    "requirements/site.txt": ["--group", "site", "--constraint", "requirements/run.txt"],
    "requirements/research.txt": [
        "pyproject.toml", "--extra", "research", "--extra", "cluster", "--constraint", "requirements/dev.txt",
    ],
    "requirements/compare.txt": ["--group", "compare", "--constraint", "requirements/research.txt"],
}  # fmt: skip


def main() -> None:
    uv = Path(sys.executable).with_name("uv")
    for target, sources in LOCKS.items():
        command = [str(uv), *COMPILE, *SILENT, "-o", target, *sources, *sys.argv[1:]]
        subprocess.run(command, cwd=ROOT, check=True)
        text = (ROOT / target).read_text()
        if "://" in text or str(ROOT) in text:
            sys.exit(f"{target} names an address or a path of this machine")
        print(f"{target}: {text.count('==')} packages")


if __name__ == "__main__":
    main()
