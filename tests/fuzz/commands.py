"""The command line with odd words and files: an exit status and a sentence, never a traceback."""

from __future__ import annotations

import contextlib
import io
import random
from pathlib import Path

from duomo.cli import main
from fuzz.files import samples
from fuzz.mutations import mutated, odd_text

CALLS = (
    "replay {file}",
    "replay {file} --language {text}",
    "position show {file}",
    "components basilica --check {file}",
    "components red-cathedral --check {file}",
    "components {text}",
    "games",
    "games {text}",
    "play {text} --terminal --seed {text}",
    "sim {text} --games {text}",
    "sim basilica --games {text}",
    "sim basilica --players {text} --games 1",
    "analyse {file} --json",
    "export {text} --games {text}",
    "bench {text}",
    "serve --port {text}",
    "serve --database {text} --data {text}",
    "{text}",
    "{text} {text}",
    "--{text}",
)


def call(chance: random.Random, folder: Path) -> list[str]:
    """An almost valid call. Names and numbers in it are invalid, so that nothing long is started."""
    file = folder / "file"
    _, text = chance.choice(samples())
    file.write_text(mutated(text, chance), encoding="utf-8", errors="replace")
    words = chance.choice(CALLS).split()
    if words[0] == "analyse" or chance.random() < 0.1:
        file = folder / odd_text(chance)[:3000].replace("/", "_")

    def filled(word: str) -> str:
        odd = "~" + odd_text(chance)[:6000].replace("\0", "")  # what follows a tilde is not a number
        return word.replace("{file}", str(file).replace("\0", "_")).replace("{text}", odd)

    return [filled(word) for word in words]


def run(words: list[str]) -> int:
    """Return the exit status. A command line cannot contain half a character, so this does not try."""
    said = io.StringIO()
    with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
        try:
            status = main([word.encode("utf-8", "replace").decode() for word in words])
        except SystemExit as end:
            status = end.code if isinstance(end.code, int) else 1
    assert "Traceback" not in said.getvalue(), words
    return int(status or 0)
