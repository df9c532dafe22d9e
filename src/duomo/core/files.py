"""Why a file cannot be read or written. What the system says of it is told in the reader's language."""

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
    """A path that fits into a sentence: of one that is far too long, the end."""
    text = str(path)
    return text if len(text) <= LONGEST else "…" + text[-LONGEST:]


def cause(error: OSError | ValueError) -> dict[str, str]:
    """A token for the catalogue, and the system's own words for what has none."""
    number, said = (error.errno, error.strerror) if isinstance(error, OSError) else (None, None)
    return {"cause": CAUSES.get(number or 0, "other"), "detail": said or str(error)}
