"""TOML from anybody: looked over before it is read.

Python's reader takes time that grows with the square of the parts of a key, and numbers of any length. No
file of ours needs either. One look over the text, as long as the text is, finds what is too much.
"""

from __future__ import annotations

import re
import tomllib
from typing import Any

from duomo.core.engine.refusal import Refusal

LARGEST = 256 * 1024
"""Characters."""
ENTRIES = 20_000
"""Keys, and values in lists."""
DEEPEST = 12
"""Tables, lists and parts of keys inside each other."""

NEXT = re.compile(r"""\"\"\"|'''|["'#\[\]{}=.,\n]|(?<![\w.+-])[+-]?[0-9]\w{64}""")
"""What matters outside of texts."""
PLAIN_END = {'"': re.compile(r'\\.|["\n]', re.DOTALL), '"""': re.compile(r'\\.|"""', re.DOTALL)}
"""Where a text ends in which a backslash takes the next character along."""


class TooMuch(ValueError):
    """No TOML of ours is like that."""

    def __init__(self, refusal: Refusal) -> None:
        self.refusal = refusal
        super().__init__(str(refusal))


def loads(text: str) -> dict[str, Any]:
    """What the text says; ValueError or RecursionError when it cannot be read, TooMuch among them."""
    look_over(text)
    return tomllib.loads(text)


def look_over(text: str) -> None:
    """TooMuch for a text that is too large, too deep, or has a number that is too long."""
    if len(text) > LARGEST:
        raise TooMuch(Refusal("toml-large", "", {"size": len(text), "most": LARGEST}))
    look = _Look()
    at = 0
    while (found := NEXT.search(text, at)) is not None:
        sign = found[0]
        at = found.end()
        if sign[0] in "\"'":
            at = _end_of_text(text, at, sign)
        elif sign == "#":
            at = _find(text, "\n", at)
        else:
            look.see(sign)


class _Look:
    """How many entries there were, and how deep the next one lies."""

    def __init__(self) -> None:
        self.line = 1
        self.entries = 0
        self.open = 0
        """Brackets that are open."""
        self.parts = 0
        """Parts of the key that is being read."""
        self.in_value = False

    def see(self, sign: str) -> None:
        if sign == "\n":
            self.line += 1
            if not self.open:
                self._next_key()
        elif sign in "[{":
            self.open += 1
            self.in_value = self.in_value and sign == "["
        elif sign in "]}":
            self.open = max(0, self.open - 1)
            self.in_value = True
        elif sign == "=":
            self.in_value = True
            self._count()
        elif sign == ",":
            self.parts = 0
            self.in_value = False
            self._count()
        elif sign == ".":
            self.parts += not self.in_value
        else:
            raise TooMuch(Refusal("toml-number", "", {"line": self.line}))
        if self.open + self.parts > DEEPEST:
            raise TooMuch(Refusal("toml-deep", "", {"line": self.line, "most": DEEPEST}))

    def _next_key(self) -> None:
        self.parts = 0
        self.in_value = False
        self._count()

    def _count(self) -> None:
        self.entries += 1
        if self.entries > ENTRIES:
            raise TooMuch(Refusal("toml-entries", "", {"most": ENTRIES}))


def _end_of_text(text: str, at: int, quote: str) -> int:
    """Behind the end of a text that begins here; a text without an end goes to that of the file."""
    if quote[0] == "'":
        end = _find(text, quote, at)
        line = _find(text, "\n", at) if quote == "'" else len(text)
        return min(end + len(quote), line, len(text))
    ends = PLAIN_END[quote]
    while (found := ends.search(text, at)) is not None:
        at = found.end()
        if found[0] == quote:
            return at
        if found[0] == "\n":
            return at - 1
    return len(text)


def _find(text: str, wanted: str, at: int) -> int:
    found = text.find(wanted, at)
    return len(text) if found < 0 else found
