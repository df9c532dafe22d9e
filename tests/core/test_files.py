"""Files that cannot be read or written: messages in every language."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from duomo.core.files import CAUSES, unreadable, unwritable
from duomo.locales import LANGUAGES

PLACE = Path("somewhere/file.toml")


@pytest.mark.parametrize("number", sorted(CAUSES))
def test_what_the_system_says_is_told_in_every_language(number: int) -> None:
    error = OSError(number, os.strerror(number))
    for refusal in (unreadable(PLACE, error), unwritable(PLACE, error)):
        told = [refusal.text(language) for language in LANGUAGES]
        assert len(set(told)) == len(LANGUAGES)
        for said in told:
            assert str(PLACE) in said
            assert os.strerror(number) not in said


def test_what_has_no_words_of_ours_is_told_in_those_of_the_system() -> None:
    said = unwritable(PLACE, OSError(errno.EIO, "Input/output error")).text("de")
    assert said == "somewhere/file.toml lässt sich nicht schreiben: Input/output error."
    assert "null byte" in unreadable(PLACE, ValueError("embedded null byte")).text("fr")


def test_a_path_that_is_far_too_long_is_told_by_its_end() -> None:
    path = Path("x" * 5000 + "/end.toml")
    for refusal in (
        unreadable(path, FileNotFoundError()),
        unwritable(path, OSError(errno.ENAMETOOLONG, "…")),
    ):
        assert "/end.toml" in refusal.text()
        assert len(refusal.text()) < 500


def test_each_trouble_of_reading_has_its_sentence(tmp_path: Path) -> None:
    (tmp_path / "binary").write_bytes(bytes(range(256)))
    said = []
    for path in (tmp_path / "none", tmp_path / "binary" / "below", tmp_path, tmp_path / "binary"):
        with pytest.raises((OSError, ValueError)) as caught:
            path.read_text(encoding="utf-8")
        assert isinstance(caught.value, OSError | ValueError)
        said.append(unreadable(path, caught.value).reason)
    assert said == ["file-missing", "file-missing", "file-is-folder", "file-not-text"]
