"""Ivan in the terminal: his row, what he will do next, and the choices that are made for him."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from duomo.cli.module_words import ModuleWords
from duomo.cli.words_red_cathedral import Words
from duomo.core.state import kind_of
from duomo.games.red_cathedral.codes import MATERIALS, PRESTIGE, RECOGNITION
from duomo.games.red_cathedral.modules.ivan.choices import next_ornament
from duomo.games.red_cathedral.modules.ivan.codes import (
    BUILD_CARD,
    CARD_NAMES,
    CHOOSE_DECORATED,
    FOR_IVAN,
    INVENTORY_CARD,
    IVAN,
)
from duomo.games.red_cathedral.modules.ivan.position import ivan_of
from duomo.games.red_cathedral.modules.ivan.state import IvanExtra
from duomo.games.red_cathedral.names import DIE_NAMES, KIND_NAMES, ORNAMENT_NAMES, section_name


class IvanWords(ModuleWords):
    def decision(self, words: Words, top: int) -> str:
        if kind_of(top) == CHOOSE_DECORATED:
            return words.say("decision-solo-decorate", ornament=ORNAMENT_NAMES[next_ornament(words.state)])
        return words.say("decision-solo-claim")

    def move(self, words: Words, move: int) -> str:
        state, tables = words.state, words.tables
        cell = move - FOR_IVAN
        section, card = section_name(cell), state.card[cell]
        if state.owner[cell] >= 0:
            return words.say("move-solo-decorate", section=section, owner=words.party(state.owner[cell]))
        return words.say(
            "move-solo-claim",
            section=section,
            kind=KIND_NAMES[tables.card_kind[card]],
            recognition=tables.card_recognition[card],
        )

    def board(self, words: Words) -> RenderableType | None:
        state = words.state
        player, ivan = state.players[IVAN], ivan_of(words.tables).own(state)
        title = Text("▶ " if state.active == IVAN and not state.over() else "  ", style="bold")
        title.append(words.party(IVAN), style="bold")
        prestige = words.tables.prestige[player.marker]
        points = f"{words.amount(RECOGNITION, player.marker)} ({words.amount(PRESTIGE, prestige)})"
        sections = words.say("cli-solo-banners", finished=player.finished, banners=player.banners())
        left = [
            words.say("rc-ornament-name", ornament=name) + (f" ×{count}" if count > 1 else "")
            for name, count in zip(ORNAMENT_NAMES, player.ornaments)
            if count
        ]
        ornaments = words.say("cli-rc-ornaments", things=", ".join(left) or "–")
        title.append(f": {points} · {sections} · {ornaments}")
        lines = [f"{words.say('cli-solo-row')}: {row(words, ivan)}", what_next(words, ivan)]
        lines.append(
            " · ".join(
                words.say("cli-solo-materials", card=CARD_NAMES[card], things=pile(words, materials))
                for card, materials in ((INVENTORY_CARD, ivan.inventory), (BUILD_CARD, ivan.build))
            )
        )
        if ivan.marker >= 0:
            lines.append(words.say("cli-solo-marker", tower=ivan.marker + 1))
        lines += [line for module in words.modules if (line := module.player_line(words, IVAN))]
        return Group(title, *(Text(f"    {line}") for line in lines))


def row(words: Words, ivan: IvanExtra) -> str:
    """The cards left to right, each with the die of its tile, or ■ when that is face down."""
    cards = []
    for place, card in enumerate(ivan.row):
        name = words.say("rc-solo-card", card=CARD_NAMES[card])
        tile = words.colour_code(ivan.tiles[place]) if place < len(ivan.tiles) else ""
        cards.append(f"{name} {f'◆{tile}' if ivan.face_up >> place & 1 else '■'}")
    return " | ".join(cards)


def what_next(words: Words, ivan: IvanExtra) -> str:
    """RC-11.4. The leftmost card with a face-up tile."""
    place = ivan.next_place()
    if place < 0:
        return words.say("cli-solo-new-tiles")
    card = CARD_NAMES[ivan.row[place]]
    return words.say("cli-solo-next", card=card, die=DIE_NAMES[ivan.tiles[place]])


def pile(words: Words, materials: list[int]) -> str:
    held = [
        words.amount(material, materials[material]) for material in range(MATERIALS) if materials[material]
    ]
    return ", ".join(held) or "–"


WORDS = IvanWords()
