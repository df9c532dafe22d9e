"""Converts the Markdown of the rules to HTML, with ids as links to their paragraphs."""

from __future__ import annotations

import re
from functools import cache

from markdown_it import MarkdownIt

RULE = re.compile(r"\b([A-Z]{2}-\d+\.\d+)\b")
PAGE = re.compile(r'href="([a-z-]+)\.md"')


@cache
def markdown() -> MarkdownIt:
    """Return a parser without raw HTML: nothing in the texts is passed through unescaped."""
    return MarkdownIt("commonmark", {"html": False}).enable("table")


def to_html(text: str, place: str = "/rules") -> str:
    """Convert a text; `place` is the page where paragraphs have their ids as anchors."""
    html = markdown().render(text)
    html = PAGE.sub(f'href="{place}"', html)
    return RULE.sub(rf'<a href="{place}#\1">\1</a>', html).strip()
