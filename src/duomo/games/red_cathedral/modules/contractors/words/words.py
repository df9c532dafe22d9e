"""The contractors module in words: permits, recruiting, specialists."""

from __future__ import annotations

from typing import ClassVar

from duomo.core.engine.event import Event
from duomo.core.words.phrase import Phrase, Value, say
from duomo.games.red_cathedral.modules.components.sets import EFFECTS
from duomo.games.red_cathedral.modules.contractors.rules import codes as c
from duomo.games.red_cathedral.modules.contractors.rules.module import Contractors
from duomo.games.red_cathedral.rules.codes import DONE, START_BUILD
from duomo.games.red_cathedral.rules.codes import SPACES as MARKET_SPACES
from duomo.games.red_cathedral.rules.names import MATERIAL_NAMES, ORNAMENT_NAMES, RESOURCE_NAMES
from duomo.games.red_cathedral.words.module import ModuleWords
from duomo.games.red_cathedral.words.words import RedWords


def module_of(words: RedWords) -> Contractors:
    return next(module for module in words.values.modules if isinstance(module, Contractors))


def is_recruit(words: RedWords, move: int) -> bool:
    return 0 <= move - module_of(words).recruit.first < c.CITIES


def specialist(words: RedWords, tile: int) -> Phrase:
    """Describe what a specialist does."""
    printed = module_of(words).printed
    material, flat = printed.material[tile], printed.gives[tile]
    return say(
        "ct-effect",
        effect=EFFECTS[printed.effect[tile]],
        gain=[
            say("rc-amount-object", resource=RESOURCE_NAMES[flat[at]], amount=flat[at + 1])
            for at in range(0, len(flat), 2)
        ],
        material=MATERIAL_NAMES[max(material, 0)],
        prestige=printed.prestige[tile],
    )


def tool(words: RedWords, tile: int) -> str:
    printed = module_of(words).printed
    return printed.tool_names[printed.tool[tile]]


def city_name(words: RedWords, city: int) -> Phrase:
    return say("ct-city", city=module_of(words).printed.city_names[city])


class ContractorsWords(ModuleWords):
    shown: ClassVar[frozenset[str]] = frozenset(("lay-city",))

    def move(self, words: RedWords, move: int) -> Phrase | None:
        module = module_of(words)
        effects = module.effects
        if move == module.permit.first:
            return say("move-ct-permit")
        if is_recruit(words, move):
            return self.recruit(words, move - module.recruit.first)
        if module.hire.is_own(move):
            return self.hire(words, move)
        if move == module.specialist.first:
            held = module.region(words.state).held[words.state.active]
            return say("move-ct-specialist", specialist=specialist(words, held), tool=tool(words, held))
        if 0 <= move - effects.ornament.discard < len(ORNAMENT_NAMES):
            return say("move-ct-discard", ornament=ORNAMENT_NAMES[move - effects.ornament.discard])
        if 0 <= move - effects.rubles.pay <= c.MOST_RUBLES:
            return say("move-ct-pay", rubles=move - effects.rubles.pay)
        if 0 <= move - effects.tile.gather < MARKET_SPACES:
            space = move - effects.tile.gather
            return say("move-ct-gather", space=space + 1, gain=words.market_gain(space, 1))
        if move == START_BUILD:
            return say("move-ct-deliver")
        return say("move-ct-done") if move == DONE else None

    def recruit(self, words: RedWords, city: int) -> Phrase:
        module = module_of(words)
        region, printed = module.region(words.state), module.printed
        facts: dict[str, Value] = {
            "city": printed.city_names[city],
            "permits": region.contractors_in(city) + 1,
        }
        place = c.CONTRACTORS - region.left[words.state.active]
        gain = words.gives(printed.bonus_gives[place])
        if printed.bonus_choice[place]:
            gain = [say("rc-amount", resource="material", amount=printed.bonus_choice[place])]
        return say("move-ct-recruit-bonus", gain=gain, **facts) if gain else say("move-ct-recruit", **facts)

    def hire(self, words: RedWords, move: int) -> Phrase:
        module = module_of(words)
        tile = module.region(words.state).spaces[module.hire.space_of(move)]
        key = "move-ct-hire" if module.hire.is_paid(move) else "move-ct-dismiss"
        return say(key, specialist=specialist(words, tile), tool=tool(words, tile))

    def heading(self, words: RedWords, move: int) -> Phrase | None:
        return say("move-group-ct-recruit") if is_recruit(words, move) else None

    def explained(self, words: RedWords, event: Event) -> dict[str, Value]:
        name = event.data.get("specialist")
        if not isinstance(name, str):
            return {}
        return {"specialist": specialist(words, module_of(words).printed.names.index(name))}


WORDS = ContractorsWords()
