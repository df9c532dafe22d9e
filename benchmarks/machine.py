"""The machine that figures were measured on, for the pages that show them."""

from __future__ import annotations

import os
import platform
from pathlib import Path

from duomo._compiled_engine import compiled


def processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
        return next(line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    except (OSError, StopIteration):
        return platform.processor() or platform.machine()


def description() -> str:
    return f"{processor()}, {os.cpu_count()} cores seen; Python {platform.python_version()}"


def write_page(page: Path, text: str, rows: list[str], **facts: object) -> None:
    """Write a page of figures; its text names machine, engine and rows."""
    engine = "compiled" if compiled() else "interpreted"
    filled = text.format(machine=description(), engine=engine, rows="\n".join(rows), **facts)
    page.write_text(filled, encoding="utf-8")
