"""The contractors module in the terminal: the region and the boards' extensions."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from duomo.games.red_cathedral.drawing.module import ModuleDrawing
from duomo.games.red_cathedral.drawing.signs import Signs
from duomo.games.red_cathedral.modules.contractors.rules import codes as c
from duomo.games.red_cathedral.modules.contractors.words.words import city_name, module_of, specialist, tool


class ContractorsDrawing(ModuleDrawing):
    def board(self, signs: Signs) -> RenderableType | None:
        """Draw the ring: Moscow first, then each city and the space after it."""
        module = module_of(signs.words)
        region = module.region(signs.state)
        if -1 in region.city_of[: len(signs.state.heights)] or not signs.state.heights:
            return None
        grid = Grid(box=None, padding=(0, 1, 0, 0), show_header=False, pad_edge=False)
        grid.add_column(justify="right", style="bold")
        grid.add_column()
        for city in range(c.CITIES):
            grid.add_row("", self.city(signs, city))
            if city != c.MOSCOW:
                tile = region.spaces[city - 1]
                who = signs.say("cli-ct-nobody")
                if tile >= 0:
                    kind = signs.say("ct-tool", tool=tool(signs.words, tile))
                    who = f"{signs.tell(specialist(signs.words, tile))} ({kind})"
                grid.add_row(str(city), who)
        moscow = module.printed.city_names[c.MOSCOW]
        title = Text(signs.say("cli-ct-region", city=moscow), style="bold underline")
        return Group(title, grid, Text(signs.say("cli-ct-bag", count=region.bag.bit_count()), style="dim"))

    def city(self, signs: Signs, city: int) -> Text:
        """Draw a city with its tower and all contractors in it."""
        region = module_of(signs.words).region(signs.state)
        text = Text(signs.tell(city_name(signs.words, city)), style="italic")
        if region.is_open(city):
            text.append(f" · {signs.say('cli-ct-tower', tower=region.city_of.index(city) + 1)}")
        else:
            text.append(f" · {signs.say('cli-ct-closed')}", style="dim")
        for party in range(len(signs.state.players)):
            count = region.sent[party * c.CITIES + city]
            if count:
                text.append(f" · {signs.party(party)} ×{count}")
        return text

    def player_line(self, signs: Signs, seat: int) -> str:
        region = module_of(signs.words).region(signs.state)
        held = region.held[seat]
        tools = [
            signs.say("ct-tool", tool=tool(signs.words, tile))
            for tile in range(c.SPECIALISTS)
            if region.has_tool(seat, tile)
        ]
        return signs.say(
            "cli-ct-row",
            permits=region.permits[seat],
            left=region.left[seat],
            specialist="–" if held < 0 else specialist(signs.words, held),
            tools=", ".join(sorted(tools)) or "–",
        )


DRAWING = ContractorsDrawing()
