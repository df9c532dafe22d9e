"""The cards and tiles of The Red Cathedral and its expansion in words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from duomo.core.words.components import row_words
from duomo.core.words.phrase import Phrase, say
from duomo.games.red_cathedral.components import sets as rc
from duomo.games.red_cathedral.modules.components import sets as ct

__all__ = ["row_words"]  # includes the words of this game's rows


def amounts(gives: Mapping[Any, int], key: str = "rc-amount") -> list[Phrase]:
    return [say(key, resource=name, amount=amount) for name, amount in gives.items()]


def materials(names: Iterable[str]) -> list[Phrase]:
    """Return each material once, in order, with its count."""
    listed = list(names)
    return amounts({name: listed.count(name) for name in listed})


@row_words.register
def section_card(row: rc.SectionCard) -> Phrase:
    reward = {"recognition": row.recognition} | ({"rubles": row.rubles} if row.rubles else {})
    return say("part-section", kind=row.kind, cost=materials(row.cost), reward=amounts(reward))


@row_words.register
def workshop_tile(row: rc.WorkshopTile | ct.ModuleTile) -> Phrase:
    shows = [say("rc-die-name", die=row.die)] if row.die else amounts(row.gives)
    return say("part-tile-three-plus" if row.three_plus else "part-tile", shows=shows)


@row_words.register
def resource_tile(row: rc.ResourceTile) -> Phrase:
    return say("rc-amount", resource=row.resource, amount=row.amount)


@row_words.register
def influence_card(row: rc.InfluenceCard) -> Phrase:
    return say("part-actions", group=row.group, upper=action(row.upper), lower=action(row.lower))


@row_words.register
def guild_card(row: ct.GuildCard) -> Phrase:
    return say("part-actions", group=row.guild, upper=action(row.upper), lower=action(row.lower))


def action(printed: rc.InfluenceAction | ct.GuildAction) -> Phrase:
    if not printed.shown:
        return say("part-action", action=printed.action, mark=printed.mark)
    shown = [say("rc-material", material=name) for name in printed.shown]
    return say("part-action-shown", action=printed.action, mark=printed.mark, shown=shown)


@row_words.register
def blueprint(row: rc.Blueprint) -> Phrase:
    return say("part-blueprint", players=row.players, heights=" ".join(map(str, row.heights)))


@row_words.register
def track_step(row: rc.TrackStep) -> Phrase:
    return say("part-track", prestige=row.prestige, space=row.space)


@row_words.register
def workshop_slot(row: rc.WorkshopSlot) -> Phrase:
    return say("part-slot", board=row.board, slot=row.slot, rubles=row.price, holds=row.holds)


@row_words.register
def reserve_item(row: rc.ReserveItem) -> Phrase:
    return say("part-reserve", piece=row.id, amount=row.amount)


@row_words.register
def specialist(row: ct.Specialist) -> Phrase:
    effect = say(
        "ct-effect",
        effect=row.effect,
        gain=amounts(row.gives, "rc-amount-object"),
        material=row.material or "wood",
        prestige=row.prestige,
    )
    return say("part-specialist", specialist=effect, tool=row.tool)


@row_words.register
def city(row: ct.City) -> Phrase:
    return say("ct-city", city=row.id)


@row_words.register
def contractor_space(row: ct.ContractorSpace) -> Phrase:
    gain = amounts(row.gives)
    if row.materials_of_choice:
        gain.append(say("rc-amount", resource="material", amount=row.materials_of_choice))
    if not gain:
        return say("part-contractor-bare", place=row.place)
    return say("part-contractor", place=row.place, gain=gain)
