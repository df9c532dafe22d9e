"""Refusals for files that cannot be read or written, with the system's reason in the reader's language."""

from __future__ import annotations

import errno
from pathlib import Path

from duomo.core.engine.refusal import Refusal

CAUSES = {
    errno.EACCES: "denied",
    errno.EPERM: "denied",
    errno.EROFS: "denied",
    errno.ENOENT: "no-folder",
    errno.ENOTDIR: "no-folder",
    errno.EISDIR: "folder",
    errno.EEXIST: "file",
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
}

LONGEST = 400


def unreadable(path: Path, error: OSError | ValueError) -> Refusal:
    file = {"file": shown(path)}
    if isinstance(error, UnicodeDecodeError):
        return Refusal("file-not-text", "", file)
    if isinstance(error, FileNotFoundError | NotADirectoryError):
        return Refusal("file-missing", "", file)
    if isinstance(error, IsADirectoryError):
        return Refusal("file-is-folder", "", file)
    return Refusal("file-unreadable", "", file | cause(error))


def unwritable(path: Path, error: OSError | ValueError) -> Refusal:
    return Refusal("file-unwritable", "", {"file": shown(path)} | cause(error))


def shown(path: Path) -> str:
    """Return a path short enough for a sentence: only the end of a very long one."""
    text = str(path)
    return text if len(text) <= LONGEST else "…" + text[-LONGEST:]


def cause(error: OSError | ValueError) -> dict[str, str]:
    """Return a token for the catalogue, and the system's message for causes without one."""
    number, said = (error.errno, error.strerror) if isinstance(error, OSError) else (None, None)
    return {"cause": CAUSES.get(number or 0, "other"), "detail": said or str(error)}
