"""Options in words: a name and a sentence for each option and each of its choices."""

from __future__ import annotations

from duomo.core.options import Option
from duomo.core.words.phrase import Phrase, say


def option_name(option: Option) -> Phrase:
    return say(_key(option.name))


def option_about(option: Option) -> Phrase:
    return say(f"{_key(option.name)}-about")


def choice_name(option: Option, choice: str) -> Phrase:
    return say(_key(f"{option.name}-{choice}"))


def choice_about(option: Option, choice: str) -> Phrase:
    return say(f"{_key(f'{option.name}-{choice}')}-about")


def _key(name: str) -> str:
    return f"option-{name.replace('_', '-')}"
