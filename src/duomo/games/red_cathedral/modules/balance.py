"""How modules and guilds affect the seats, and how Ivan does against bots.

Four players for each guild, with the contractors module if the guild needs it, and for the module alone; then
one player against Ivan.
"""

from __future__ import annotations

from collections.abc import Iterable

from duomo.core.balance import MakeBot
from duomo.core.engine.dealer import Dealer
from duomo.core.engine.driver import Playout
from duomo.core.game import Game
from duomo.core.options import Options

FOUR = 4
ALONE: dict[str, dict[str, str]] = {
    "per_die": {},
    "single": {"ivan_market": "single"},
    "per_die, contractors module": {"contractors": "on"},
}
SEED = 1

Setting = tuple[str, Options]
"""The name, and the options of its table."""


def text(game: Game, make_bot: MakeBot, games: int) -> str:
    """Play the given number of games for each setting and report who won."""
    found = ((setting, measure(game, setting[1], make_bot, games)) for setting in settings(game))
    return "\n".join(page(games, found))


def settings(game: Game) -> list[Setting]:
    found = [
        ("base game", game.choose(FOUR, {})),
        ("contractors module", game.choose(FOUR, {"contractors": "on"})),
    ]
    for guild in guilds(game):
        wish = {"guild": guild}
        if game.problems(FOUR, wish):
            wish["contractors"] = "on"
        found.append((guild, game.choose(FOUR, wish)))
    return found + [(name, game.choose(1, wish)) for name, wish in ALONE.items()]


def guilds(game: Game) -> list[str]:
    """Return the names of all guilds, in the order of the rulebook."""
    option = next(option for option in game.options if option.name == "guild")
    return [choice for choice in option.choices if choice not in (option.default, "random")]


def measure(game: Game, options: Options, make_bot: MakeBot, games: int) -> tuple[list[float], float]:
    """Return win shares by turn order (solo: the player's, then Ivan's), and turns per player."""
    rules = game.rules(options, game.components(None, options))
    wins = [0.0] * max(options.players, 2)
    turns = finished = 0
    for number in range(games):
        bots = [make_bot(f"{SEED}:{number}:{seat}") for seat in range(rules.seats)]
        played = Playout(rules, rules.start(), bots, Dealer(f"{SEED}:{number}:dealer"))
        if played.finished:
            finished += 1
            turns += played.state.turns
            winners = rules.winners(played.state)
            for seat in winners:
                wins[(seat - getattr(played.state, "starter", 0)) % len(wins)] += 1 / len(winners)
    return [100 * share / games for share in wins], turns / max(finished, 1) / rules.parties


def page(games: int, found: Iterable[tuple[Setting, tuple[list[float], float]]]) -> list[str]:
    four, alone, base = [], [], [0.0] * FOUR
    for (name, options), (shares, turns) in found:
        if options.players == FOUR:
            if name == "base game":
                base = shares
            away = max(abs(share - usual) for share, usual in zip(shares, base))
            cells = " | ".join(f"{share:.1f}%" for share in shares)
            four.append(f"| {name} | {cells} | {away:.1f} | {turns:.1f} |")
        else:
            alone.append(f"| {name} | {shares[0]:.1f}% | {shares[1]:.1f}% | {turns:.1f} |")
    error = 100 * (0.25 * 0.75 / games) ** 0.5
    return [
        f"{games} games in each row; the standard error of a share among four is {error:.1f} points.",
        "",
        "| four players | first | second | third | fourth | furthest from base | turns of a player |",
        "|---|---|---|---|---|---|---|",
        *four,
        "",
        "| alone, `ivan_market` | greedy wins | Ivan wins | turns of a player |",
        "|---|---|---|---|",
        *alone,
        "",
    ]
