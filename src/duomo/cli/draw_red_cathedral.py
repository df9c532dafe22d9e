"""The Red Cathedral in the terminal: market, towers, players, final scoring."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from duomo.cli.face import Face, winner_words
from duomo.cli.words_red_cathedral import Words
from duomo.core.event import Event
from duomo.core.state import first
from duomo.core.table import Move, Table
from duomo.games.red_cathedral import codes as c
from duomo.games.red_cathedral.names import KIND_NAMES, ORNAMENT_NAMES, SLOT_NAMES, section_name
from duomo.games.red_cathedral.rules import RedRules
from duomo.games.red_cathedral.state import Player, RedState
from duomo.games.red_cathedral.track import prestige_reached
from duomo.locales import sentence
from duomo.locales.tell import tell

DIE_STYLES = ["bold", "bold red", "bold bright_blue", "bold green", "bold yellow", "bold bright_black"]
WIDE = 17
"""Columns a tower needs for words; below it there is room for codes only."""
SILENT = ("build", "resources", "leave")
"""Events that the ones after them tell as well."""


class RedFace(Face):
    def words(self, table: Table, language: str) -> Words:
        rules, state = table.rules, table.state
        assert isinstance(rules, RedRules)
        assert isinstance(state, RedState)
        return Words(rules.tables, state, language)

    def name(self, table: Table, seat: int, language: str) -> str:
        return self.words(table, language).party(seat)

    def style(self, table: Table, seat: int) -> str:
        state = table.state
        assert isinstance(state, RedState)
        return DIE_STYLES[state.players[seat].colour]

    # ---- the board -------------------------------------------------------------------------------

    def board(self, table: Table, language: str, width: int, you: Collection[int] = ()) -> RenderableType:
        words = self.words(table, language)
        parts: list[RenderableType] = [market(words), towers(words, width)]
        parts += [part for part in (module.board(words) for module in words.modules) if part is not None]
        for seat in range(words.tables.seats):
            parts.append(player_board(words, seat, seat in you))
        return Group(*parts)

    def legend(self, table: Table, language: str) -> RenderableType | None:
        return legend(self.words(table, language))

    def seat_line(self, table: Table, seat: int, language: str) -> RenderableType | None:
        words = self.words(table, language)
        player = words.state.players[seat]
        line = purse(words, player)
        line.append(" · ")
        line.append(inventory(words, player))
        return line

    # ---- choices ---------------------------------------------------------------------------------

    def call(self, table: Table, seat: int, language: str) -> str:
        """RC-11.5, RC-11.7. In Ivan's turn the player only chooses for him."""
        words = self.words(table, language)
        if words.state.active != seat:
            return words.say("cli-solo-your-choice", who=words.party(seat))
        return super().call(table, seat, language)

    def decision(self, table: Table, language: str) -> str:
        return self.words(table, language).decision()

    def move(self, table: Table, move: Move, language: str) -> str:
        return self.words(table, language).move(move.code)

    def group(self, table: Table, move: Move, language: str) -> str:
        return self.words(table, language).heading(move.code)

    def main_moves(self, table: Table, moves: Sequence[Move]) -> list[Move]:
        """RC-4.2, RC-4.3. Rubles and a reroll for prestige are possible at every moment."""
        beside = self.beside(table, moves)
        return [
            move
            for move in moves
            if move.code != c.TRADE and not c.REROLL <= move.code < c.PICK and move not in beside
        ]

    def beside(self, table: Table, moves: Sequence[Move]) -> list[Move]:
        """What modules allow at every moment."""
        modules = self.words(table, "en").modules
        return [move for move in moves if any(module.any_moment(move.code) for module in modules)]

    def asides(self, table: Table, moves: Sequence[Move], language: str) -> list[tuple[Sequence[Move], str]]:
        """Rubles for prestige, and one line for all rerolls."""
        words = self.words(table, language)
        trades = [move for move in moves if move.code == c.TRADE]
        rerolls = [move for move in moves if c.REROLL <= move.code < c.PICK]
        lines: list[tuple[Sequence[Move], str]] = [(trades, words.move(c.TRADE))] if trades else []
        if rerolls:
            spaces = ", ".join(str(move.code - c.REROLL + 1) for move in rerolls)
            lines.append((rerolls, words.say("move-rc-rerolls", spaces=spaces)))
        lines += [([move], words.move(move.code)) for move in self.beside(table, moves)]
        return lines

    def obvious(self, table: Table, moves: Sequence[Move]) -> Move | None:
        """Rubles and points need no room and harm nobody: all of them."""
        top = table.state.stack[-1]
        return moves[0] if top & 63 == c.GAIN and c.unlimited(first(top)) else None

    def usual(self, table: Table, moves: Sequence[Move]) -> Move | None:
        """All of a gain, the end of a turn that is over, leaving a market that has no more to give."""
        main = self.main_moves(table, moves)
        if table.state.stack[-1] & 63 == c.GAIN:
            return main[0]
        return main[0] if len(main) == 1 else None

    # ---- what happened ---------------------------------------------------------------------------

    def story(self, table: Table, events: Sequence[Event], language: str) -> list[str]:
        words = self.words(table, language)
        names = self.names(table, language)
        lines: list[str] = []
        rolls: list[Event] = []
        for event in events:
            if event.kind == "roll":
                rolls.append(event)
                continue
            lines += rolled(words, rolls)
            rolls = []
            if event.kind in SILENT or event.kind.startswith(("score-", "lay-", "drop", "wins")):
                continue
            lines.append(tell(event, names, language, table.game.name, component_words(words, event)))
        return lines + rolled(words, rolls)

    def result(self, table: Table, events: Sequence[Event], language: str) -> RenderableType:
        names = self.names(table, language)
        grid = Grid(box=box.SIMPLE_HEAD, title=sentence("cli-final-scoring", language), title_justify="left")
        grid.add_column("")
        for seat, name in enumerate(names):
            grid.add_column(Text(name, style=self.style(table, seat)), justify="right")
        grid.add_column(sentence("cli-rule", language))
        scored: dict[tuple[str, int], dict[int, Event]] = {}
        for event in events:
            if event.kind.startswith("score-"):
                scored.setdefault((event.kind, int(event.data.get("tower", 0))), {})[event.seat] = event
        for (kind, tower), by_seat in sorted(scored.items(), key=lambda item: order(*item[0])):
            some = next(iter(by_seat.values()))
            facts = {"tower": tower, "value": some.data.get("value", 0)}
            title = sentence(kind.replace("score-", "scored-rc-"), language, facts)
            cells = [points(by_seat.get(seat)) for seat in range(len(names))]
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


def points(event: Event | None) -> str:
    """Prestige of one line of the scoring; for a tower with the presence that earned it."""
    if event is None:
        return "–"
    presence = event.data.get("presence")
    return str(event.data["prestige"]) if presence is None else f"({presence}) {event.data['prestige']:>3}"


def component_words(words: Words, event: Event) -> dict[str, str]:
    """The id of a workshop tile means nothing to a player; what it shows does."""
    tile = event.data.get("tile")
    if event.kind in ("open", "hide", "activate", "claim") and isinstance(tile, str):
        return {"tile": words.tile(words.tables.tile_names.index(tile))}
    found: dict[str, str] = {}
    for module in words.modules:
        found.update(module.event_words(words, event))
    return found


def rolled(words: Words, rolls: Iterable[Event]) -> list[str]:
    """Dice rolled together are told together."""
    dice = [f"{words.say('rc-colour', colour=str(roll.data['die']))} {roll.data['face']}" for roll in rolls]
    return [words.say("cli-rolled", dice=", ".join(dice))] if dice else []


def heading(text: str) -> Text:
    return Text(text, style="bold underline")


def dice_text(words: Words, space: int) -> Text:
    state = words.state
    text = Text()
    for die in range(len(state.die_face)):
        if state.die_space[die] == space and state.die_face[die]:
            text.append(" " if text else "")
            text.append(f"{words.colour_code(die)}{state.die_face[die]}", style=DIE_STYLES[die])
    return text or Text("·", style="dim")


def market(words: Words) -> RenderableType:
    """One line a space, so that a die's way is counted downwards; each card stands beside its two spaces."""
    state, tables = words.state, words.tables
    grid = Grid(box=None, padding=(0, 1, 0, 0), show_header=False, pad_edge=False)
    grid.add_column(justify="right")
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True, min_width=8)
    grid.add_column(no_wrap=True, style="italic")
    grid.add_column()
    visited = -1
    for top in state.stack:
        if top & 63 == c.MARKET:
            visited = first(top)
    for space in range(c.SPACES):
        if state.resource[space] < 0:
            continue
        lower = space % 2
        marked = Text(f"{'▶' if space == visited else ' '}{space + 1}", style="bold")
        cells: list[RenderableType] = [marked, words.market_gain(space, 1), dice_text(words, space)]
        card = state.influence[space // 2]
        if card >= 0:
            mark = "1×" if tables.influence_once[card * 2 + lower] else "∞ "
            action = f"{'▼' if lower else '▲'}{mark} {words.influence(space, lower)}"
            cells += ["" if lower else words.group_name(space), action]
        grid.add_row(*cells)
    return Group(heading(words.say("cli-rc-market")), grid)


def towers(words: Words, width: int) -> RenderableType:
    """Towers side by side, their bases on one line."""
    state = words.state
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
            cells.append(section(words, tower * c.LEVELS + level, room) if here else "")
        grid.add_row(*cells)
    return Group(heading(words.say("cli-rc-cathedral")), grid)


def section(words: Words, cell: int, room: int) -> Text:
    """Three lines: whose it is, what is missing, what it pays and the tile on it."""
    state, tables = words.state, words.tables
    card, owner = state.card[cell], state.owner[cell]
    text = Text(section_name(cell), style="bold" if owner < 0 else "")
    if card < 0:
        return text
    kind = tables.card_kind[card]
    if owner >= 0:
        text.append(" ")
        text.append_text(party(words, owner, room))
        if state.done[cell]:
            text.append(" ✓", style="bold")
    else:
        text.append(f" {words.say('rc-kind', kind=KIND_NAMES[kind])}", style="dim")
    text.append("\n")
    if state.done[cell]:
        if state.ornament[cell] >= 0:
            text.append(f"{words.say('rc-ornament-name', ornament=ORNAMENT_NAMES[kind])} ")
            text.append_text(party(words, state.ornament[cell], room))
        else:
            text.append("–", style="dim")
        return text
    text.append(words.needs_codes(cell))
    text.append("\n")
    paid = f"+{tables.card_recognition[card]}"
    if tables.card_rubles[card]:
        paid += f" {tables.card_rubles[card]}₽"
    text.append(paid, style="dim")
    if state.tile[cell] >= 0:
        text.append(f"{'  ' if room >= WIDE else ' '}▣ " if room >= WIDE else " ▣")
        text.append(words.tile_codes(state.tile[cell]), style="italic")
    return text


def party(words: Words, seat: int, room: int) -> Text:
    colour = words.state.players[seat].colour
    name = words.party(seat)
    return Text(
        name if room >= WIDE or len(name) <= 5 else words.colour_code(colour), style=DIE_STYLES[colour]
    )


def legend(words: Words) -> Text:
    codes = [
        f"{words.material_code(m)} {words.say('rc-material', material=name)}"
        for m, name in enumerate(("wood", "brick", "stone", "gold", "green", "purple"))
    ]
    return Text(f"{' · '.join(codes)} · {words.say('cli-rc-legend')}", style="dim")


def purse(words: Words, player: Player) -> Text:
    """Points and rubles."""
    prestige = prestige_reached(words.tables, player)
    text = Text(words.amount(c.RECOGNITION, player.marker))
    text.append(f" ({words.amount(c.PRESTIGE, prestige)})")
    text.append(f" · {words.amount(c.RUBLES, player.rubles)}")
    return text


def inventory(words: Words, player: Player) -> str:
    held = [(m, count) for m, count in enumerate(player.materials) if count]
    things = ", ".join(words.amount(material, count) for material, count in held)
    used = sum(player.materials)
    return words.say("cli-rc-inventory", used=used, room=used + player.room, things=things or "–")


def player_board(words: Words, seat: int, you: bool) -> RenderableType:
    """What a player owns, in lines that stay apart when they wrap."""
    state = words.state
    player = state.players[seat]
    title = Text(words.colour(player.colour), style=DIE_STYLES[player.colour])
    title.append(f" {words.say('cli-you')}" if you else "", style="not bold")
    title.append(" · ", style="default not bold")
    title.append_text(purse(words, player))
    title.append(f" · {words.say('cli-rc-sections', finished=player.finished, banners=player.banners())}")
    ornaments = [
        words.say("rc-ornament-name", ornament=name) + (f" ×{count}" if count > 1 else "")
        for name, count in zip(ORNAMENT_NAMES, player.ornaments)
        if count
    ]
    things = words.say("cli-rc-ornaments", things=", ".join(ornaments) or "–")
    slots = [slot_text(words, seat, slot) for slot in range(c.SLOTS)]
    grid = Grid(box=None, show_header=False, padding=0, pad_edge=False)
    grid.add_column(width=2, style="bold")
    grid.add_column()
    grid.add_row("▶" if state.active == seat and not state.over() and state.turns else "", title)
    grid.add_row("", f"{inventory(words, player)} · {things}")
    grid.add_row("", words.say("cli-rc-workshop", slots=" · ".join(slots)))
    for module in words.modules:
        line = module.player_line(words, seat)
        if line:
            grid.add_row("", line)
    return grid


def slot_text(words: Words, seat: int, slot: int) -> str:
    """A slot in short: its tile, or its price and what lies on it."""
    player = words.state.players[seat]
    name = words.say("rc-slot-short", slot=SLOT_NAMES[slot])
    tile = player.slots[slot]
    if tile >= 0:
        return f"{name} ▣ {words.tile_codes(tile)}"
    if tile != c.NO_TILE:
        return f"{name} ■"
    price = words.tables.slot_price[seat * c.SLOTS + slot]
    lying = player.holds[slot]
    if lying < c.HOLDS_NOTHING:
        return f"{name} {price}₽ ({words.say('rc-ornament-name', ornament=ORNAMENT_NAMES[lying])})"
    if lying == c.HOLDS_BANNER:
        return f"{name} {price}₽ ({words.say('cli-rc-banner')})"
    return f"{name} {price}₽"


FACE = RedFace()
