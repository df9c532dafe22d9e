"""Places in a position, for messages in any language."""

from __future__ import annotations

from duomo.core.engine.refusal import PositionError, Refusal


def impossible(what: str, rule: str, place: Refusal, **facts: int | str | Refusal) -> PositionError:
    """Return an error for something that contradicts a rule at a place of a position."""
    return PositionError(Refusal(f"position-{what}", rule, {"place": place, **facts}))


def where(name: str, **facts: int | str) -> Refusal:
    """Return a place named by the catalogue: `place-space` and its facts."""
    return Refusal(f"place-{name}", "", facts)


def at_section(name: str) -> Refusal:
    return Refusal("place-section", "", {"section": name})


def of_player(seat: int, colour: str) -> Refusal:
    return Refusal("place-player", "", {"seat": seat + 1, "colour": colour})


def on_slot(seat: int, colour: str, slot: str) -> Refusal:
    return Refusal("place-slot", "", {"seat": seat + 1, "colour": colour, "slot": slot})


def party_words(name: str) -> Refusal:
    """Name a party by its colour, or Ivan."""
    return Refusal("place-party", "", {"party": name})


def of_die(die: str) -> Refusal:
    return Refusal("place-die", "", {"die": die})
