"""Ivan in the terminal: his row, what he has, and what he will do next."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from duomo.games.red_cathedral.drawing.module import ModuleDrawing
from duomo.games.red_cathedral.drawing.signs import Signs
from duomo.games.red_cathedral.modules.ivan.rules.codes import BUILD_CARD, CARD_NAMES, INVENTORY_CARD, IVAN
from duomo.games.red_cathedral.modules.ivan.rules.module import ivan_of
from duomo.games.red_cathedral.modules.ivan.rules.state import IvanExtra
from duomo.games.red_cathedral.rules.codes import PRESTIGE, RECOGNITION
from duomo.games.red_cathedral.rules.names import DIE_NAMES
from duomo.games.red_cathedral.rules.packed import has_bit


class IvanDrawing(ModuleDrawing):
    def board(self, signs: Signs) -> RenderableType | None:
        state = signs.state
        player, ivan = state.players[IVAN], ivan_of(signs.values).own(state)
        title = Text("▶ " if state.active == IVAN and not state.over() else "  ", style="bold")
        title.append(signs.party(IVAN), style="bold")
        prestige = signs.values.prestige[player.marker]
        points = f"{signs.amount(RECOGNITION, player.marker)} ({signs.amount(PRESTIGE, prestige)})"
        sections = signs.say("cli-solo-banners", finished=player.finished, banners=player.banners())
        title.append(f": {points} · {sections} · {signs.ornaments(player)}")
        lines = [f"{signs.say('cli-solo-row')}: {row(signs, ivan)}", what_next(signs, ivan)]
        lines.append(
            " · ".join(
                signs.say("cli-solo-materials", card=CARD_NAMES[card], things=signs.amounts(materials))
                for card, materials in ((INVENTORY_CARD, ivan.inventory), (BUILD_CARD, ivan.build))
            )
        )
        if ivan.marker >= 0:
            lines.append(signs.say("cli-solo-marker", tower=ivan.marker + 1))
        lines += [line for module in signs.modules if (line := module.player_line(signs, IVAN))]
        return Group(title, *(Text(f"    {line}") for line in lines))


def row(signs: Signs, ivan: IvanExtra) -> str:
    """Return the cards from left to right, each with the die of its tile, or ■ if that is face down."""
    cards = []
    for place, card in enumerate(ivan.row):
        name = signs.say("rc-solo-card", card=CARD_NAMES[card])
        tile = signs.colour_code(ivan.tiles[place]) if place < len(ivan.tiles) else ""
        cards.append(f"{name} {f'◆{tile}' if has_bit(ivan.face_up, place) else '■'}")
    return " | ".join(cards)


def what_next(signs: Signs, ivan: IvanExtra) -> str:
    """RC-11.4. Describe the leftmost card with a face-up tile."""
    place = ivan.next_place()
    if place < 0:
        return signs.say("cli-solo-new-tiles")
    card = CARD_NAMES[ivan.row[place]]
    return signs.say("cli-solo-next", card=card, die=DIE_NAMES[ivan.tiles[place]])


DRAWING = IvanDrawing()
