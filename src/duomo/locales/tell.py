"""Events and refusals as sentences: the one way from typed facts to words, for every game.

Facts are tokens (`gold`, `white`, `3.2`) and numbers; the catalogue turns tokens into words. A token of two
words is joined by a hyphen first (`green purple` is `green-purple`): Fluent's selectors know no spaces.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from duomo.core.event import Event
from duomo.core.refusal import Refusal
from duomo.locales import has, sentence

PREFIXES = {"red-cathedral": "rc", "basilica": "ba"}
"""Before the keys of a game, so that two games may both have an event `take`."""


PAGES = {"CT": "contractors"}
"""Rules that stand on a page of their own; the others are on the page of their game."""


def event_key(game: str, kind: str) -> str:
    own = f"event-{PREFIXES.get(game, game)}-{kind}"
    return own if has(own) else f"event-{kind}"


def tokens(data: Mapping[str, int | str]) -> dict[str, int | str]:
    return {
        name: value.replace(" ", "-") if isinstance(value, str) else value for name, value in data.items()
    }


def tell(
    event: Event,
    names: Sequence[str],
    language: str = "en",
    game: str = "red-cathedral",
    words: Mapping[str, str] | None = None,
) -> str:
    """What happened, in one sentence. `names` are the parties as people call them; `words` replace tokens
    that only the components can explain, such as the id of a tile."""
    data = tokens(event.data)
    data["who"] = names[event.seat] if event.seat >= 0 else sentence("nature", language)
    data.update(words or {})
    return sentence(event_key(game, event.kind), language, data)


def rule_place(rule: str, specification: str) -> str:
    """Where a rule can be read: RC-7.2 is docs/rules/red-cathedral.md#rc-7-2."""
    page = PAGES.get(rule.partition("-")[0], specification)
    return f"docs/rules/{page}.md#{rule.lower().replace('.', '-')}"


def tell_refusal(refusal: Refusal, language: str = "en", specification: str = "red-cathedral") -> str:
    """Why not, with the rule's id and where it can be read."""
    words = sentence(f"refusal-{refusal.reason}", language, refusal.data)
    if not refusal.rule:
        return words
    place = rule_place(refusal.rule, specification)
    return f"{words} ({sentence('rule-place', language, {'rule': refusal.rule, 'place': place})})"
