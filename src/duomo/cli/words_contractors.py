"""The contractors module in the terminal: the region, the boards' extensions, moves and decisions."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from duomo.cli.module_words import ModuleWords
from duomo.cli.words_red_cathedral import Words
from duomo.core.event import Event
from duomo.core.state import first
from duomo.games.red_cathedral.codes import DONE, START_BUILD
from duomo.games.red_cathedral.modules.component_set import EFFECTS
from duomo.games.red_cathedral.modules.contractors import codes as c
from duomo.games.red_cathedral.modules.contractors.module import Contractors
from duomo.games.red_cathedral.names import MATERIAL_NAMES, ORNAMENT_NAMES, RESOURCE_NAMES

QUESTIONS = {
    c.BOTH: "decision-ct-both",
    c.ORNAMENT: "decision-ct-ornament",
    c.RUBLES_PAID: "decision-ct-rubles-paid",
    c.ANY_TILE: "decision-ct-any-tile",
    c.FREE_CLAIM: "decision-ct-free-claim",
}


def module_of(words: Words) -> Contractors:
    return next(module for module in words.tables.modules if isinstance(module, Contractors))


def specialist(words: Words, tile: int) -> str:
    """What a specialist does."""
    printed = module_of(words).printed
    material, flat = printed.material[tile], printed.gives[tile]
    gains = [
        words.say("rc-amount-object", resource=RESOURCE_NAMES[flat[at]], amount=flat[at + 1])
        for at in range(0, len(flat), 2)
    ]
    return words.say(
        "ct-effect",
        effect=EFFECTS[printed.effect[tile]],
        gain=", ".join(gains) or "–",
        material=MATERIAL_NAMES[max(material, 0)],
        prestige=printed.prestige[tile],
    )


def tool(words: Words, tile: int) -> str:
    printed = module_of(words).printed
    return printed.tool_names[printed.tool[tile]]


def city_name(words: Words, city: int) -> str:
    return words.say("ct-city", city=module_of(words).printed.city_names[city])


class ContractorsWords(ModuleWords):
    def decision(self, words: Words, top: int) -> str:
        kind = top & 63
        if kind == c.HIRE:
            return words.say("decision-ct-hire", city=module_of(words).printed.city_names[first(top)])
        if kind == c.TWO_TILES:
            return words.say("decision-ct-two-tiles", left=first(top))
        return words.say(QUESTIONS[kind])

    def move(self, words: Words, move: int) -> str:
        if move == c.GET_PERMIT:
            return words.say("move-ct-permit")
        if c.RECRUIT <= move < c.GET_PERMIT:
            return self.recruit(words, move - c.RECRUIT)
        if c.PAY_FOR <= move < c.USE:
            return self.hire(words, move)
        if move == c.USE:
            region = module_of(words).region(words.state)
            held = region.held[words.state.active]
            return words.say("move-ct-specialist", specialist=specialist(words, held), tool=tool(words, held))
        if c.DISCARD <= move < c.PAY:
            return words.say("move-ct-discard", ornament=ORNAMENT_NAMES[move - c.DISCARD])
        if c.PAY <= move < c.GATHER:
            return words.say("move-ct-pay", rubles=move - c.PAY)
        if c.GATHER <= move < c.MOVES_END:
            space = move - c.GATHER
            return words.say("move-ct-gather", space=space + 1, gain=words.market_gain(space, 1))
        if move == START_BUILD:
            return words.say("move-ct-deliver")
        return words.say("move-ct-done") if move == DONE else ""

    def recruit(self, words: Words, city: int) -> str:
        module = module_of(words)
        region, printed = module.region(words.state), module.printed
        cost = region.contractors_in(city) + 1
        text = words.say("move-ct-recruit", city=printed.city_names[city], permits=cost)
        place = c.CONTRACTORS - region.left[words.state.active]
        gain = words.gives(printed.bonus_gives[place])
        if printed.bonus_choice[place]:
            gain = words.say("rc-amount", resource="material", amount=printed.bonus_choice[place])
        return f"{text}; {words.say('move-ct-bonus', gain=gain)}" if gain else text

    def hire(self, words: Words, move: int) -> str:
        paid = move < c.SEND_AWAY
        tile = module_of(words).region(words.state).spaces[move - (c.PAY_FOR if paid else c.SEND_AWAY)]
        key = "move-ct-hire" if paid else "move-ct-dismiss"
        return words.say(key, specialist=specialist(words, tile), tool=tool(words, tile))

    def heading(self, words: Words, move: int) -> str:
        return words.say("move-group-ct-recruit") if c.RECRUIT <= move < c.GET_PERMIT else ""

    def any_moment(self, move: int) -> bool:
        return move == c.GET_PERMIT

    def board(self, words: Words) -> RenderableType | None:
        """The ring: a city, the space behind it, the next city; Moscow first."""
        region = module_of(words).region(words.state)
        if -1 in region.city_of[: len(words.state.heights)] or not words.state.heights:
            return None
        grid = Grid(box=None, padding=(0, 1, 0, 0), show_header=False, pad_edge=False)
        grid.add_column(justify="right", style="bold")
        grid.add_column()
        for city in range(c.CITIES):
            grid.add_row("", self.city(words, city))
            if city != c.MOSCOW:
                tile = region.spaces[city - 1]
                who = words.say("cli-ct-nobody")
                if tile >= 0:
                    who = f"{specialist(words, tile)} ({words.say('ct-tool', tool=tool(words, tile))})"
                grid.add_row(str(city), who)
        moscow = module_of(words).printed.city_names[c.MOSCOW]
        title = Text(words.say("cli-ct-region", city=moscow), style="bold underline")
        return Group(title, grid, Text(words.say("cli-ct-bag", count=region.bag.bit_count()), style="dim"))

    def city(self, words: Words, city: int) -> Text:
        """A city with its tower and everybody's contractors."""
        region = module_of(words).region(words.state)
        text = Text(city_name(words, city), style="italic")
        if region.open >> city & 1:
            text.append(f" · {words.say('cli-ct-tower', tower=region.city_of.index(city) + 1)}")
        else:
            text.append(f" · {words.say('cli-ct-closed')}", style="dim")
        for party in range(len(words.state.players)):
            count = region.sent[party * c.CITIES + city]
            if count:
                text.append(f" · {words.party(party)} ×{count}")
        return text

    def player_line(self, words: Words, seat: int) -> str:
        module = module_of(words)
        region, printed = module.region(words.state), module.printed
        held = region.held[seat]
        tools = [
            words.say("ct-tool", tool=printed.tool_names[printed.tool[tile]])
            for tile in range(c.SPECIALISTS)
            if region.tools[seat] >> tile & 1
        ]
        return words.say(
            "cli-ct-row",
            permits=region.permits[seat],
            left=region.left[seat],
            specialist="–" if held < 0 else specialist(words, held),
            tools=", ".join(sorted(tools)) or "–",
        )

    def event_words(self, words: Words, event: Event) -> dict[str, str]:
        name = event.data.get("specialist")
        if not isinstance(name, str):
            return {}
        return {"specialist": specialist(words, module_of(words).printed.names.index(name))}


WORDS = ContractorsWords()
