"""The rules as Duomo plays them, in every language: pages of chapters of paragraphs."""

from __future__ import annotations

from duomo.rulebook.html import to_html
from duomo.rulebook.reading import Chapter, Page, Paragraph, folders, page_path, pages, rule_ids
from duomo.rulebook.references import see_also

__all__ = ["Chapter", "Page", "Paragraph", "folders", "page_path", "pages", "rule_ids", "see_also", "to_html"]
