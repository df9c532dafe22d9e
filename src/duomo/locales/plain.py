"""Plain texts without Fluent, where it is not installed: inside a browser the page renders what people read.

Only sentences that fill in names are supported. Others become the key and the facts, for programs.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

MESSAGE = re.compile(r"^([a-z][\w-]*) = ([^\n{]*(?:\{ \$\w+ \}[^\n{]*)*)$", re.MULTILINE)
FACT = re.compile(r"\{ \$(\w+) \}")


@cache
def _messages(files: tuple[Path, ...]) -> dict[str, str]:
    return {key: text for file in files for key, text in MESSAGE.findall(file.read_text(encoding="utf-8"))}


def sentence(files: tuple[Path, ...], key: str, facts: Mapping[str, int | str]) -> str:
    pattern = _messages(files).get(key)
    if pattern is None:
        return " ".join([key, *(f"{name}={value}" for name, value in facts.items())])
    return FACT.sub(lambda found: str(facts[found[1]]), pattern)
