"""TOML from untrusted sources, checked before it is parsed.

Python's parser takes time quadratic in the number of parts of a key, and accepts numbers of any length. None
of our files need either. One linear pass over the text finds what exceeds the limits.
"""

from __future__ import annotations

import re
import tomllib
from typing import Any

from duomo.core.engine.refusal import Refusal

LARGEST = 256 * 1024
"""Maximum length, in characters."""
ENTRIES = 20_000
"""Maximum number of keys and list values."""
DEEPEST = 12
"""Maximum nesting of tables, lists and parts of keys."""

NEXT = re.compile(r"""\"\"\"|'''|["'#\[\]{}=.,\n]|(?<![\w.+-])[+-]?[0-9]\w{64}""")
"""Characters that matter outside strings, and numbers that are too long."""
PLAIN_END = {'"': re.compile(r'\\.|["\n]', re.DOTALL), '"""': re.compile(r'\\.|"""', re.DOTALL)}
"""End of a string in which a backslash escapes the next character."""


class TooMuch(ValueError):
    """TOML that exceeds our limits."""

    def __init__(self, refusal: Refusal) -> None:
        self.refusal = refusal
        super().__init__(str(refusal))


def loads(text: str) -> dict[str, Any]:
    """Parse the text; ValueError (TooMuch included) or RecursionError if it cannot be read."""
    look_over(text)
    return tomllib.loads(text)


def look_over(text: str) -> None:
    """Raise TooMuch for a text that is too large, too deep, or has a number that is too long."""
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
    """Counts the entries and tracks the nesting depth."""

    def __init__(self) -> None:
        self.line = 1
        self.entries = 0
        self.open = 0
        """Open brackets."""
        self.parts = 0
        """Parts of the key being read."""
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
    """Return the index after a string that begins here; an unterminated one extends to the end of the
    file."""
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
