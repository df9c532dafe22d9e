"""Random odd input: what people and programs send by mistake or on purpose."""

from __future__ import annotations

import random

CHARACTERS = "\0\x1b\n\r\t\u202e\u200b\ufeff\ud7ff\U0010ffff\u0301é中🙂'\"\\{}[]<>%&=#.,:;$`"
NUMBERS = (
    "0",
    "-1",
    "9" * 20,
    "9" * 400,
    "9" * 5000,
    "-" + "9" * 5000,
    "1e999",
    "0x" + "f" * 5000,
    "1_000",
    "٣",
)
WORDS = (
    "true",
    "null",
    "nan",
    "inf",
    "NaN",
    "[]",
    "{}",
    '""',
    "---",
    "--- end",
    "nature",
    "..",
    "/",
    "%00",
    "%",
)


def odd_text(chance: random.Random) -> str:
    """A text nobody expects."""
    kind = chance.randrange(7)
    if kind == 0:
        return chance.choice(CHARACTERS) * chance.choice((1, 3, 50))
    if kind == 1:
        return chance.choice(NUMBERS)
    if kind == 2:
        return chance.choice(WORDS)
    if kind == 3:
        return "x" * chance.choice((0, 41, 256, 3000, 10_000))
    if kind == 4:
        return "[" * chance.choice((10, 2000, 20_000))
    if kind == 5:
        return "a" + ".a" * chance.choice((5, 500, 20_000))
    return "".join(chance.choice(CHARACTERS + "abc 123") for _ in range(chance.randrange(1, 60)))


def mutated(text: str, chance: random.Random) -> str:
    """The text with one to four changes."""
    for _ in range(chance.randrange(1, 5)):
        at = chance.randrange(len(text) + 1)
        to = min(len(text), at + chance.choice((0, 1, 1, 5, 40, 400)))
        kind = chance.randrange(6)
        if kind == 0:
            text = text[:at] + text[to:]
        elif kind == 1:
            text = text[:at] + odd_text(chance) + text[to:]
        elif kind == 2:
            text = text[:to] + text[at:]
        elif kind == 3:
            text = text[:at] + text[at:to][::-1] + text[to:]
        elif kind == 4:
            text = with_another_value(text, chance)
        else:
            lines = text.split("\n")
            first, second = chance.randrange(len(lines)), chance.randrange(len(lines))
            lines[first], lines[second] = lines[second], lines[first]
            text = "\n".join(lines)
    return text


def with_another_value(text: str, chance: random.Random) -> str:
    """The text with one value after an equals sign or a colon replaced."""
    lines = text.split("\n")
    places = [number for number, line in enumerate(lines) if "=" in line or ":" in line]
    if not places:
        return text
    number = chance.choice(places)
    sign = "=" if "=" in lines[number] else ":"
    key, _, _ = lines[number].partition(sign)
    value = odd_text(chance)
    lines[number] = f"{key}{sign} {chance.choice((value, repr(value), '[' + value + ']'))}"
    return "\n".join(lines)
