"""Golden games of The Red Cathedral: what they must show, and how they are found."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import duomo
from duomo.bots.registry import make_bot
from duomo.core.engine.dealer import Dealer
from duomo.core.engine.driver import Playout
from duomo.core.engine.state import first
from duomo.core.move import Move
from duomo.core.record import Record
from duomo.core.replay import table_of
from duomo.core.table import Table
from duomo.games.red_cathedral.rules.codes import MARKET
from duomo.games.red_cathedral.rules.rules import RedRules
from duomo.games.red_cathedral.rules.state import RedState
from duomo.games.registry import find
from golden import all_shown, covering, write_all

FOLDER = Path(__file__).parent / "golden"
GAME = "red-cathedral"
BOARDS = ("standard", "advanced")
ENDINGS = ("clear", "sections", "ornaments", "shared")
"""RC-10.7: decided by prestige, sections or ornaments, or shared."""
ONE_WORD = ("claim", "decorate", "swap", "reroll", "take", "starts", "resource", "section", "tile", "drop")
TWO_WORDS = ("deliver", "gain", "give", "activate", "open", "hide", "banner", "roll")
NEVER = {"pass"}
"""RC-4.1: with five dice a basic action is always possible."""


def kind(move: str) -> str:
    """The kind of a move's text, detailed enough to require one of each."""
    words = move.split()
    if words[0] in ONE_WORD:
        return words[0]
    if words[0] in TWO_WORDS:
        return " ".join(words[:2])
    if words[0] == "die":
        return " ".join(words[:2]) + (" further" if len(words) > 2 else "")
    if words[0] == "influence" and words[1] not in ("upper", "lower"):
        return "influence card"
    return move


def required() -> set[str]:
    """Everything that at least one golden game must show."""
    wanted: set[str] = set()
    for players in (2, 3, 4):
        table = duomo.table(GAME, players=players)
        rules = red(table)
        rules.text(0)
        wanted |= {f"move {kind(text)}" for text in rules.notation.codes} - {f"move {name}" for name in NEVER}
        wanted |= {f"{board} board with {players} players" for board in BOARDS}
    values = rules.values
    wanted |= {f"card {name} {half}" for name in values.influence_names for half in ("upper", "lower")}
    wanted |= {f"resource tile {name}" for name in values.resource_names}
    wanted |= {f"workshop tile {name}" for name in values.tile_names}
    wanted |= {f"decided by: {ending}" for ending in ENDINGS}
    for option in table.game.options:
        if option.name in ("optional_actions", "ruble_trade"):
            wanted |= {f"{option.name} {choice}" for choice in option.choices}
    return wanted


def red(table: Table) -> RedRules:
    assert isinstance(table.rules, RedRules)
    return table.rules


def shown_by(record: Record) -> Iterator[tuple[Table, set[str]]]:
    """Check the rules along a record; yield the table after each move and what was shown so far."""
    table = table_of(find, record)
    options = table.options
    shown = {f"{options['workshops']} board with {options.players} players"}
    shown |= {f"{name} {options[name]}" for name in ("optional_actions", "ruble_trade")}
    for line in record.moves:
        shown.add(f"move {kind(line.text)}")
        shown |= at_market(red(table), table.state, line.text)
        for event in table.follow(line):
            if event.kind == "activate":
                shown.add(f"workshop tile {event.data['tile']}")
        if table.over:
            shown.add(f"decided by: {ending(table.state)}")
        yield table, shown


def all_shown_by(record: Record) -> set[str]:
    return all_shown(shown_by, record)


def at_market(rules: RedRules, state: Any, move: str) -> set[str]:
    """The card or the resource tile that a move at the market uses."""
    if not state.stack or state.stack[-1] & 63 != MARKET:
        return set()
    space = first(state.stack[-1])
    if move == "resources":
        return {f"resource tile {rules.values.resource_names[state.resource[space]]}"}
    if move.startswith("influence"):
        card = rules.values.influence_names[state.influence[space // 2]]
        return {f"card {card} {move.split()[1]}"}
    return set()


def ending(state: Any) -> str:
    """RC-10.7. What decided between the first two."""
    assert isinstance(state, RedState)
    ranks = [(state.final[seat], player.finished, player.placed) for seat, player in enumerate(state.players)]
    best, second = sorted(ranks, reverse=True)[:2]
    return next(
        (how for how, one, other in zip(ENDINGS, best, second, strict=False) if one != other), "shared"
    )


# ---- searching -----------------------------------------------------------------------------------


class Game:
    """A bot game, played but not yet written down."""

    def __init__(self, bots: list[str], options: dict[str, str], seed: int) -> None:
        self.bots = bots
        self.seed = seed
        self.table = duomo.table(GAME, players=len(bots), options=options)
        made = [make_bot(name, f"{seed}:{seat}") for seat, name in enumerate(bots)]
        self.playout = Playout(self.table.rules, self.table.state.copy(), made, Dealer(seed))

    def record(self) -> Record:
        for code in self.playout.moves:
            self.table.play(Move(code, ""))
        record = self.table.record()
        record.tags = {"bots": " ".join(self.bots), "seed": str(self.seed)}
        return record


def games_for_endings() -> Iterator[Game]:
    """Two greedy players, until each case of RC-10.7 has occurred; one game in hundreds is shared."""
    left = set(ENDINGS)
    for seed in range(5000):
        game = Game(["greedy", "greedy"], {"workshops": BOARDS[seed % 2]}, seed)
        how = ending(game.playout.state)
        if how in left:
            left.remove(how)
            yield game
        if not left:
            return


def games_for_variety() -> Iterator[Game]:
    """Greedy games are short; random players try everything."""
    for seed in range(16):
        for players in (2, 3, 4):
            for board in BOARDS:
                options = {
                    "workshops": board,
                    "optional_actions": ("both", "either")[seed // 2 % 2],
                    "ruble_trade": ("any_time", "one_moment")[seed % 2],
                }
                yield Game(["greedy"] + ["random"] * (players - 1), options, seed)
                if seed < 4:
                    yield Game(["greedy"] * players, options, seed)


def search() -> list[Record]:
    pool: list[tuple[Record, set[str]]] = []
    for game in (*games_for_endings(), *games_for_variety()):
        record = game.record()
        pool.append((record, all_shown_by(record)))
    return covering(pool, required(), 200)


def file_name(record: Record) -> str:
    bot = record.tags["bots"].split()[-1]
    return f"{record.players}-{record.options['workshops']}-{bot}-{record.tags['seed']}"


def renew() -> None:
    write_all(FOLDER, search(), file_name)
