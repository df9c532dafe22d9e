"""The machine that figures were measured on, for the pages that show them."""

from __future__ import annotations

import os
import platform
from pathlib import Path


def processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
        return next(line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    except (OSError, StopIteration):
        return platform.processor() or platform.machine()


def description() -> str:
    return f"{processor()}, {os.cpu_count()} cores seen; Python {platform.python_version()}"
