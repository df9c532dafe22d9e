"""The Red Cathedral in the terminal: market, towers, players, final scoring."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from duomo.core.engine.event import Event
from duomo.core.engine.state import first, kind_of
from duomo.core.face import Face, winner_words
from duomo.core.table import Table
from duomo.core.words.phrase import say
from duomo.games.red_cathedral.drawing.signs import Signs
from duomo.games.red_cathedral.rules import codes as c
from duomo.games.red_cathedral.rules.names import KIND_NAMES, ORNAMENT_NAMES, SLOT_NAMES, section_name
from duomo.games.red_cathedral.rules.state import Player, RedState
from duomo.games.red_cathedral.rules.track import prestige_reached
from duomo.games.red_cathedral.words.words import RedWords
from duomo.locales import sentence

DIE_STYLES = ["bold", "bold red", "bold bright_blue", "bold green", "bold yellow", "bold bright_black"]
WIDE = 17
"""Columns a tower needs for words; below this there is room only for codes."""


class RedFace(Face):
    def signs(self, table: Table, language: str) -> Signs:
        words = table.words()
        assert isinstance(words, RedWords)
        return Signs(words, language)

    def style(self, table: Table, seat: int) -> str:
        state = table.state
        assert isinstance(state, RedState)
        return DIE_STYLES[state.players[seat].colour]

    # ---- the board -------------------------------------------------------------------------------

    def board(self, table: Table, language: str, width: int, you: Collection[int] = ()) -> RenderableType:
        signs = self.signs(table, language)
        parts: list[RenderableType] = [market(signs), towers(signs, width)]
        parts += [part for part in (module.board(signs) for module in signs.modules) if part is not None]
        for seat in range(signs.values.seats):
            parts.append(player_board(signs, seat, seat in you))
        return Group(*parts)

    def legend(self, table: Table, language: str) -> RenderableType | None:
        return legend(self.signs(table, language))

    def seat_line(self, table: Table, seat: int, language: str) -> RenderableType | None:
        signs = self.signs(table, language)
        player = signs.state.players[seat]
        line = purse(signs, player)
        line.append(" · ")
        line.append(inventory(signs, player))
        return line

    # ---- choices ---------------------------------------------------------------------------------

    def call(self, table: Table, seat: int, language: str) -> str:
        """RC-11.5, RC-11.7. In Ivan's turn the player only makes choices for him."""
        signs = self.signs(table, language)
        if signs.state.active != seat:
            return signs.say("cli-solo-your-choice", who=signs.party(seat))
        return super().call(table, seat, language)

    # ---- events ----------------------------------------------------------------------------------

    def story(self, table: Table, events: Sequence[Event], language: str) -> list[str]:
        """Report dice rolled together in one line; leave the final points to the result."""
        signs = self.signs(table, language)
        lines: list[str] = []
        rolls: list[Event] = []
        for event in events:
            if event.kind == "roll":
                rolls.append(event)
                continue
            lines += rolled(signs, rolls)
            rolls = []
            told = signs.words.event(event)
            if told is not None and not event.kind.startswith(("score-", "wins")):
                lines.append(signs.tell(told))
        return lines + rolled(signs, rolls)

    def result(self, table: Table, events: Sequence[Event], language: str) -> RenderableType:
        names = self.names(table, language)
        grid = Grid(box=box.SIMPLE_HEAD, title=sentence("cli-final-scoring", language), title_justify="left")
        grid.add_column("")
        for seat, name in enumerate(names):
            grid.add_column(Text(name, style=self.style(table, seat)), justify="right")
        grid.add_column(sentence("cli-rule", language))
        scored: dict[tuple[str, int], dict[int, list[Event]]] = {}
        for event in events:
            if event.kind.startswith("score-"):
                line = scored.setdefault((event.kind, int(event.data.get("tower", 0))), {})
                line.setdefault(event.seat, []).append(event)
        for (kind, tower), by_seat in sorted(scored.items(), key=lambda item: order(*item[0])):
            some = next(iter(by_seat.values()))[0]
            facts = {"tower": tower, "value": some.data.get("value", 0)}
            title = sentence(kind.replace("score-", "scored-rc-"), language, facts)
            cells = [points(by_seat.get(seat, [])) for seat in range(len(names))]
            grid.add_row(title, *cells, str(some.data["rule"]))
        grid.add_section()
        totals = [Text(str(score), style="bold") for score in table.rules.scores(table.state)]
        grid.add_row(Text(sentence("cli-total", language), style="bold"), *totals, "RC-10.7")
        state = table.state
        assert isinstance(state, RedState)
        for key, counts in (
            ("scored-rc-sections", [player.finished for player in state.players]),
            ("scored-rc-ornaments", [player.placed for player in state.players]),
        ):
            cells = [str(count) for count in counts]
            grid.add_row(sentence(key, language), *cells, "", style="dim")
        winners = table.rules.winners(state)
        return Group(grid, Text(winner_words([names[seat] for seat in winners], language), style="bold"))


def order(kind: str, tower: int) -> tuple[int, int]:
    known = ["score-track", "score-leftovers", "score-tower"]
    return known.index(kind) if kind in known else 1, tower


def points(events: list[Event]) -> str:
    """Return the prestige of one line of the scoring; for a tower, with the presence that earned it."""
    if not events:
        return "–"
    prestige = sum(int(event.data["prestige"]) for event in events)
    presence = events[0].data.get("presence")
    return str(prestige) if presence is None else f"({presence}) {prestige:>3}"


def rolled(signs: Signs, rolls: Iterable[Event]) -> list[str]:
    dice = [say("rc-die-face", colour=str(roll.data["die"]), face=int(roll.data["face"])) for roll in rolls]
    return [signs.say("cli-rolled", dice=dice)] if dice else []


def heading(text: str) -> Text:
    return Text(text, style="bold underline")


def dice_text(signs: Signs, space: int) -> Text:
    state = signs.state
    text = Text()
    for die in range(len(state.die_face)):
        if state.die_space[die] == space and state.die_face[die]:
            text.append(" " if text else "")
            text.append(f"{signs.colour_code(die)}{state.die_face[die]}", style=DIE_STYLES[die])
    return text or Text("·", style="dim")


def market(signs: Signs) -> RenderableType:
    """Draw one line per space, so that a die's move is counted downwards; each card is next to its two
    spaces."""
    state, values = signs.state, signs.values
    grid = Grid(box=None, padding=(0, 1, 0, 0), show_header=False, pad_edge=False)
    grid.add_column(justify="right")
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True, min_width=8)
    grid.add_column(no_wrap=True, style="italic")
    grid.add_column()
    visited = -1
    for top in state.stack:
        if kind_of(top) == c.MARKET:
            visited = first(top)
    for space in range(c.SPACES):
        if state.resource[space] < 0:
            continue
        lower = space % 2
        marked = Text(f"{'▶' if space == visited else ' '}{space + 1}", style="bold")
        cells: list[RenderableType] = [
            marked,
            signs.tell(signs.words.market_gain(space, 1)),
            dice_text(signs, space),
        ]
        card = state.influence[space // 2]
        if card >= 0:
            mark = "1×" if values.influence_once[card * 2 + lower] else "∞ "
            action = f"{'▼' if lower else '▲'}{mark} {signs.influence(space, lower)}"
            cells += ["" if lower else signs.say("rc-group", group=signs.words.group(space)), action]
        grid.add_row(*cells)
    return Group(heading(signs.say("cli-rc-market")), grid)


def towers(signs: Signs, width: int) -> RenderableType:
    """Draw the towers side by side, with their bases on one line."""
    state = signs.state
    if not state.heights:
        return Text("")
    count = len(state.heights)
    room = max(12, min(24, (width - count - 1) // count))
    grid = Grid(box=box.SQUARE, show_lines=True, show_header=False, padding=0)
    for _ in range(count):
        grid.add_column(width=room)
    for level in range(max(state.heights) - 1, -1, -1):
        cells: list[RenderableType] = []
        for tower in range(count):
            here = level < state.heights[tower]
            cells.append(section(signs, tower * c.LEVELS + level, room) if here else "")
        grid.add_row(*cells)
    return Group(heading(signs.say("cli-rc-cathedral")), grid)


def section(signs: Signs, cell: int, room: int) -> Text:
    """Draw three lines: whose it is, what is missing, what it pays and the tile on it."""
    state, values = signs.state, signs.values
    card, owner = state.card[cell], state.owner[cell]
    text = Text(section_name(cell), style="bold" if owner < 0 else "")
    if card < 0:
        return text
    kind = values.card_kind[card]
    if owner >= 0:
        text.append(" ")
        text.append_text(party(signs, owner, room))
        if state.done[cell]:
            text.append(" ✓", style="bold")
    else:
        text.append(f" {signs.say('rc-kind', kind=KIND_NAMES[kind])}", style="dim")
    text.append("\n")
    if state.done[cell]:
        if state.ornament[cell] >= 0:
            text.append(f"{signs.say('rc-ornament-name', ornament=ORNAMENT_NAMES[kind])} ")
            text.append_text(party(signs, state.ornament[cell], room))
        else:
            text.append("–", style="dim")
        return text
    text.append(signs.needs_codes(cell))
    text.append("\n")
    paid = f"+{values.card_recognition[card]}"
    if values.card_rubles[card]:
        paid += f" {values.card_rubles[card]}₽"
    text.append(paid, style="dim")
    if state.tile[cell] >= 0:
        text.append(f"{'  ' if room >= WIDE else ' '}▣ " if room >= WIDE else " ▣")
        text.append(signs.tile_codes(state.tile[cell]), style="italic")
    return text


def party(signs: Signs, seat: int, room: int) -> Text:
    colour = signs.state.players[seat].colour
    name = signs.party(seat)
    return Text(
        name if room >= WIDE or len(name) <= 5 else signs.colour_code(colour), style=DIE_STYLES[colour]
    )


def legend(signs: Signs) -> Text:
    codes = [
        f"{signs.material_code(m)} {signs.say('rc-material', material=name)}"
        for m, name in enumerate(("wood", "brick", "stone", "gold", "green", "purple"))
    ]
    return Text(f"{' · '.join(codes)} · {signs.say('cli-rc-legend')}", style="dim")


def purse(signs: Signs, player: Player) -> Text:
    """Points and rubles."""
    prestige = prestige_reached(signs.values, player)
    text = Text(signs.amount(c.RECOGNITION, player.marker))
    text.append(f" ({signs.amount(c.PRESTIGE, prestige)})")
    text.append(f" · {signs.amount(c.RUBLES, player.rubles)}")
    return text


def inventory(signs: Signs, player: Player) -> str:
    used = sum(player.materials)
    things = signs.amounts(player.materials)
    return signs.say("cli-rc-inventory", used=used, room=used + player.room, things=things)


def player_board(signs: Signs, seat: int, you: bool) -> RenderableType:
    """Draw what a player owns, in lines that stay distinct when they wrap."""
    state = signs.state
    player = state.players[seat]
    title = Text(signs.party(seat), style=DIE_STYLES[player.colour])
    title.append(f" {signs.say('cli-you')}" if you else "", style="not bold")
    title.append(" · ", style="default not bold")
    title.append_text(purse(signs, player))
    title.append(f" · {signs.say('cli-rc-sections', finished=player.finished, banners=player.banners())}")
    slots = [slot_text(signs, seat, slot) for slot in range(c.SLOTS)]
    grid = Grid(box=None, show_header=False, padding=0, pad_edge=False)
    grid.add_column(width=2, style="bold")
    grid.add_column()
    grid.add_row("▶" if state.active == seat and not state.over() and state.turns else "", title)
    grid.add_row("", f"{inventory(signs, player)} · {signs.ornaments(player)}")
    grid.add_row("", signs.say("cli-rc-workshop", slots=" · ".join(slots)))
    for module in signs.modules:
        line = module.player_line(signs, seat)
        if line:
            grid.add_row("", line)
    return grid


def slot_text(signs: Signs, seat: int, slot: int) -> str:
    """Return a short text for a slot: its tile, or its price and what is on it."""
    player = signs.state.players[seat]
    name = signs.say("rc-slot-short", slot=SLOT_NAMES[slot])
    tile = player.slots[slot]
    if tile >= 0:
        return f"{name} ▣ {signs.tile_codes(tile)}"
    if tile != c.NO_TILE:
        return f"{name} ■"
    price = signs.values.slot_price[seat * c.SLOTS + slot]
    lying = player.holds[slot]
    if lying < c.HOLDS_NOTHING:
        return f"{name} {price}₽ ({signs.say('rc-ornament-name', ornament=ORNAMENT_NAMES[lying])})"
    if lying == c.HOLDS_BANNER:
        return f"{name} {price}₽ ({signs.say('cli-rc-banner')})"
    return f"{name} {price}₽"


FACE = RedFace()
