"""Golden games of the guilds: what they must show of CT-5, and how they are found."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import duomo
from duomo.bots.registry import make_bot
from duomo.core.engine.dealer import Dealer
from duomo.core.engine.driver import Bot, Playout
from duomo.core.engine.event import Event
from duomo.core.move import Move
from duomo.core.record import Record
from duomo.core.replay import table_of
from duomo.core.table import Table
from duomo.games.red_cathedral.modules.components.sets import GUILDS, default
from duomo.games.red_cathedral.modules.guilds.components.archivists import Contract
from duomo.games.red_cathedral.modules.guilds.components.brickmakers import Buttress
from duomo.games.red_cathedral.modules.guilds.rules.foremen import Foremen
from duomo.games.red_cathedral.rules.codes import HIDE, LOWER, OPEN, TRADE, UPPER
from duomo.games.registry import find
from golden import all_shown, covering, write_all
from guilds.scene import belongs_to_guild
from red_cathedral.helpers import red

FOLDER = Path(__file__).parent / "golden"
SEEDS = 60
SIX_TILES = "six-tiles"


def required() -> set[str]:
    """Each action, each contract scored, each buttress used, and whatever else the specification names."""
    parts = default()
    wanted = {f"action {half.action}" for card in parts.guild_cards for half in (card.upper, card.lower)}
    wanted |= {f"contract {row.id}" for row in parts.rows(Contract)}
    wanted |= {f"buttress {row.id}" for row in parts.rows(Buttress)}
    wanted |= {"a diamond as a gem", "a diamond in a section", "the foreman's doubled penalty"}
    wanted |= {f"{guild} with {players} players" for guild in GUILDS[:3] for players in (2, 3, 4)}
    return wanted


def shown_by(record: Record) -> Iterator[tuple[Table, set[str]]]:
    """Check the rules along a record; yield the table after each move and what was shown so far."""
    table = table_of(find, record)
    shown = {f"{table.options['guild']} with {table.options.players} players"}
    for line in record.moves:
        for event in table.follow(line):
            shown |= told(table, event)
        yield table, shown


def told(table: Table, event: Event) -> set[str]:
    if event.kind == "influence":
        return {f"action {event.data['action']}"}
    if event.kind == "score-contract" and event.data["prestige"]:
        return {f"contract {event.data['contract']}"}
    if event.kind == "use-buttress":
        return {f"buttress {event.data['buttress']}"}
    if event.kind == "gems-diamonds":
        return {"a diamond as a gem"}
    if event.kind == "deliver-diamond":
        return {"a diamond in a section"}
    if event.kind == "penalty" and table.options["guild"] == "foremen":
        rules, state = red(table)
        guild = next(m for m in rules.values.modules if isinstance(m, Foremen))
        tower = int(str(event.data["section"]).split(".")[0])
        return {"the foreman's doubled penalty"} if guild.foreman(state).tower == tower - 1 else set()
    return set()


def all_shown_by(record: Record) -> set[str]:
    return all_shown(shown_by, record)


# ---- searching -----------------------------------------------------------------------------------


class Curious(Bot):
    """A greedy bot that sometimes tries what a guild offers. An opener places every tile face up."""

    def __init__(self, seed: str, opener: bool) -> None:
        self.greedy = make_bot("greedy", seed)
        self.random = Random(seed)
        self.opener = opener

    def choose(self, rules: Any, seen: Any, moves: list[int]) -> int:
        if self.opener:
            six_tiles = rules.notation.codes.get(f"contract {SIX_TILES}", -1)
            opening = [move for move in moves if OPEN <= move < HIDE or move == six_tiles]
            paying = TRADE in moves and any(HIDE <= move < HIDE + 6 for move in moves)
            if opening or paying:
                return opening[0] if opening else TRADE
        own = [move for move in moves if belongs_to_guild(rules.values, move) or move in (UPPER, LOWER)]
        if own and self.random.random() < 0.5:
            return self.random.choice(own)
        if self.random.random() < 0.08:
            return self.random.choice(moves)
        return self.greedy.choose(rules, seen, moves)


def games() -> Iterator[Record]:
    for seed in range(SEEDS):
        for guild in GUILDS:
            players = 2 + seed % 3 if guild in GUILDS[:3] else 2
            card = str(1 + seed // 3 % 3)
            options = {"guild": guild, "guild_card": card, "contractors": "off"}
            if guild in ("contractors", "lawyers") or (guild, card) == ("jewellers", "3"):
                options["contractors"] = "on"
            options["workshops"] = ("standard", "advanced")[seed % 2]
            table = duomo.table("red-cathedral", players=players, options=options)
            bots: list[Bot] = [Curious(f"{guild}{seed}:{seat}", seed % 4 == 3) for seat in range(players)]
            playout = Playout(table.rules, table.state.copy(), bots, Dealer(f"{guild}{seed}"), 160)
            if not playout.finished:
                continue
            for code in playout.moves:
                table.play(Move(code, ""))
            record = table.record()
            record.tags = {"bots": "curious", "seed": str(seed)}
            yield record


def search() -> list[Record]:
    return covering([(record, all_shown_by(record)) for record in games()], required(), 200)


def file_name(record: Record) -> str:
    return f"{record.options['guild']}-{record.players}-{record.tags['seed']}"


def renew() -> None:
    write_all(FOLDER, search(), file_name)
