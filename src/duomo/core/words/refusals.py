"""Refusals and errors in words, and where the rule behind one can be read."""

from __future__ import annotations

from duomo.core.components import ComponentError
from duomo.core.engine.refusal import DuomoError, Refusal
from duomo.core.game import Game
from duomo.core.words.phrase import Phrase, Value, say
from duomo.locales import fitting


def refusal_words(refusal: Refusal) -> Phrase:
    """Return a refusal in words. A refusal inside another keeps the id of its rule."""
    data: dict[str, Value] = {}
    for name, fact in refusal.data.items():
        data[name] = _inside(fact) if isinstance(fact, Refusal) else fitting(fact)
    return Phrase(f"refusal-{refusal.reason}", data)


def _inside(refusal: Refusal) -> Phrase:
    why = refusal_words(refusal)
    return say("told-with-rule", why=why, rule=refusal.rule) if refusal.rule else why


def error_words(error: DuomoError | ComponentError) -> Phrase:
    """Return an error in words, for someone who can fix it."""
    return _inside(error.refusal)


def rule_place(rule: str, game: Game) -> Phrase:
    """Return a rule and where it can be read: RC-7.2 is docs/rules/red-cathedral.md#rc-7-2, or the translated
    page in that folder. Games in separate packages have their rules elsewhere."""
    if game.rulebook is not None:
        return say("rule-alone", rule=rule)
    return say("rule-place", rule=rule, page=f"{game.page_of(rule)}.md#{rule.lower().replace('.', '-')}")


def with_rule(refusal: Refusal, game: Game) -> Phrase:
    """Return a refusal in words, with the rule's id and where it can be read."""
    why = refusal_words(refusal)
    if not refusal.rule:
        return why
    return say("told-with-rule", why=why, rule=rule_place(refusal.rule, game))
