"""The contractors module in words: permits, recruiting, specialists."""

from __future__ import annotations

from duomo.core.engine.event import Event
from duomo.core.engine.state import first
from duomo.core.words.phrase import Phrase, Value, say
from duomo.games.red_cathedral.modules.components.sets import EFFECTS
from duomo.games.red_cathedral.modules.contractors.rules import codes as c
from duomo.games.red_cathedral.modules.contractors.rules.module import Contractors
from duomo.games.red_cathedral.rules.codes import DONE, START_BUILD
from duomo.games.red_cathedral.rules.names import MATERIAL_NAMES, ORNAMENT_NAMES, RESOURCE_NAMES
from duomo.games.red_cathedral.words.module import ModuleWords
from duomo.games.red_cathedral.words.words import RedWords

QUESTIONS = {
    c.BOTH: "decision-ct-both",
    c.ORNAMENT: "decision-ct-ornament",
    c.RUBLES_PAID: "decision-ct-rubles-paid",
    c.ANY_TILE: "decision-ct-any-tile",
    c.FREE_CLAIM: "decision-ct-free-claim",
}


def module_of(words: RedWords) -> Contractors:
    return next(module for module in words.values.modules if isinstance(module, Contractors))


def specialist(words: RedWords, tile: int) -> Phrase:
    """What a specialist does."""
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
    shown = frozenset(("lay-city",))

    def decision(self, words: RedWords, top: int) -> Phrase:
        kind = top & 63
        if kind == c.HIRE:
            return say("decision-ct-hire", city=module_of(words).printed.city_names[first(top)])
        if kind == c.TWO_TILES:
            return say("decision-ct-two-tiles", left=first(top))
        return say(QUESTIONS[kind])

    def move(self, words: RedWords, move: int) -> Phrase | None:
        if move == c.GET_PERMIT:
            return say("move-ct-permit")
        if c.RECRUIT <= move < c.GET_PERMIT:
            return self.recruit(words, move - c.RECRUIT)
        if c.PAY_FOR <= move < c.USE:
            return self.hire(words, move)
        if move == c.USE:
            held = module_of(words).region(words.state).held[words.state.active]
            return say("move-ct-specialist", specialist=specialist(words, held), tool=tool(words, held))
        if c.DISCARD <= move < c.PAY:
            return say("move-ct-discard", ornament=ORNAMENT_NAMES[move - c.DISCARD])
        if c.PAY <= move < c.GATHER:
            return say("move-ct-pay", rubles=move - c.PAY)
        if c.GATHER <= move < c.MOVES_END:
            space = move - c.GATHER
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
        paid = move < c.SEND_AWAY
        tile = module_of(words).region(words.state).spaces[move - (c.PAY_FOR if paid else c.SEND_AWAY)]
        key = "move-ct-hire" if paid else "move-ct-dismiss"
        return say(key, specialist=specialist(words, tile), tool=tool(words, tile))

    def heading(self, words: RedWords, move: int) -> Phrase | None:
        return say("move-group-ct-recruit") if c.RECRUIT <= move < c.GET_PERMIT else None

    def any_moment(self, move: int) -> bool:
        return move == c.GET_PERMIT

    def explained(self, words: RedWords, event: Event) -> dict[str, Value]:
        name = event.data.get("specialist")
        if not isinstance(name, str):
            return {}
        return {"specialist": specialist(words, module_of(words).printed.names.index(name))}


WORDS = ContractorsWords()
