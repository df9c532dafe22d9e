"""The page's colours: every pair used for text is readable (WCAG 2, AA), in both themes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

TOKENS = Path(__file__).parents[2] / "web/src/styles/tokens.css"
PLAYERS = ("red", "blue", "green", "yellow", "white", "black")
TEXT, LARGE = 4.5, 3.0
"""Contrast ratios required by WCAG: for text, and for large text and visible borders."""
PAIRS = [
    ("ink", ("paper", "sheet", "inset", "draft"), TEXT),
    ("ink-2", ("paper", "sheet", "inset"), TEXT),
    ("edge", ("paper", "sheet"), LARGE),
    ("lit", ("paper", "sheet"), TEXT),
    ("loss", ("sheet",), TEXT),
    ("gain", ("sheet",), TEXT),
    ("star", ("paper", "sheet"), TEXT),
    ("on-accent", ("accent",), TEXT),
    ("on-lit", ("lit",), TEXT),
    *((f"on-{colour}", (f"p-{colour}",), TEXT) for colour in PLAYERS),
    *((f"p-{colour}-text", ("paper", "sheet"), TEXT) for colour in PLAYERS),
]


def themes() -> dict[str, dict[str, str]]:
    """Both themes; the candle theme uses the day's colours where it defines none of its own."""
    text = re.sub(r"/\*.*?\*/", "", TOKENS.read_text(encoding="utf-8"), flags=re.DOTALL)
    found: dict[str, dict[str, str]] = {"day": {}, "candle": {}}
    for selector, body in re.findall(r"([^{}@]+)\{([^{}]*)\}", text):
        for name, colours in found.items():
            if f'data-theme="{name}"' in selector:
                colours.update(re.findall(r"--([\w-]+):\s*(#[0-9a-fA-F]{6})", body))
    return {"day": found["day"], "candle": found["day"] | found["candle"]}


def luminance(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def test_black_on_white_is_the_strongest_contrast() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)


@pytest.mark.parametrize("theme", ["day", "candle"])
def test_every_text_can_be_read(theme: str) -> None:
    colours = themes()[theme]
    weak = {
        f"{text} on {ground}": round(ratio, 2)
        for text, grounds, wanted in PAIRS
        for ground in grounds
        if (ratio := contrast(colours[text], colours[ground])) < wanted
    }
    assert weak == {}
