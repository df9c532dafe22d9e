"""Texts of the page from its own catalogue, so that tests find buttons by their words."""

from __future__ import annotations

from duomo.locales import sentence


def words(key: str, language: str = "en", **data: str | int) -> str:
    return sentence(key, language, data)
