"""Measures seats and Ivan with the modules of The Red Cathedral and writes docs/balance.md.

    python tools/balance_modules.py --games 500 --write

Four greedy players for each guild, with the contractors module where the guild needs it, and the module
alone; then greedy against Ivan. Every number is made by playing; equal arguments give equal numbers.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from duomo.games.red_cathedral.modules.guilds.guilds import BY_NAME, NEED_REGION
from duomo.sim import Played, Simulation, simulate

PAGE = Path(__file__).parent.parent / "docs" / "balance.md"
BEGIN, END = "<!-- modules: begin -->", "<!-- modules: end -->"
FOUR = 4

Setting = tuple[str, int, dict[str, str], int]
"""What it is called, players, options, games."""


def settings(games: int) -> list[Setting]:
    found: list[Setting] = [
        ("base game", FOUR, {}, games),
        ("contractors module", FOUR, {"contractors": "on"}, games),
    ]
    for guild in BY_NAME:
        options = {"guild": guild}
        if guild in NEED_REGION:
            options["contractors"] = "on"
        found.append((guild, FOUR, options, games))
    for name, options in (
        ("per_die", {}),
        ("single", {"ivan_market": "single"}),
        ("per_die, contractors module", {"contractors": "on"}),
    ):
        found.append((name, 1, options, games))
    return found


def measure(setting: Setting) -> tuple[list[float], float]:
    """Win share by turn order (alone: the player's, then Ivan's), and turns of a player."""
    _, players, options, games = setting
    wins = [0.0] * max(players, 2)

    def watch(simulation: Simulation, played: Played) -> None:
        state = played.playout.state
        if not played.playout.finished:
            return
        winners = simulation.rules.winners(state)
        for seat in winners:
            wins[(seat - getattr(state, "starter", 0)) % len(wins)] += 1 / len(winners)

    result = simulate("red-cathedral", players, ["greedy"], games, 1, options, watch=watch)
    return [100 * share / games for share in wins], result.mean_turns


def page(games: int, found: Iterable[tuple[Setting, tuple[list[float], float]]]) -> list[str]:
    four, alone, base = [], [], [0.0] * FOUR
    for (name, players, _, _), (shares, turns) in found:
        if players == FOUR:
            if name == "base game":
                base = shares
            away = max(abs(share - usual) for share, usual in zip(shares, base))
            cells = " | ".join(f"{share:.1f}%" for share in shares)
            four.append(f"| {name} | {cells} | {away:.1f} | {turns:.1f} |")
        else:
            alone.append(f"| {name} | {shares[0]:.1f}% | {shares[1]:.1f}% | {turns:.1f} |")
    error = 100 * (0.25 * 0.75 / games) ** 0.5
    return [
        f"Made by `python tools/balance_modules.py --games {games} --write`: {games} games of greedy bots in",
        f"each row; the standard error of a share among four is {error:.1f} points.",
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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=500, help="games in each row")
    parser.add_argument("--write", action="store_true", help="put the result into docs/balance.md")
    arguments = parser.parse_args()
    wanted = settings(arguments.games)
    with ProcessPoolExecutor() as pool:
        lines = page(arguments.games, zip(wanted, pool.map(measure, wanted)))
    print("\n".join(lines))
    if arguments.write:
        before, rest = PAGE.read_text(encoding="utf-8").split(BEGIN)
        _, after = rest.split(END)
        PAGE.write_text(f"{before}{BEGIN}\n\n" + "\n".join(lines) + f"\n{END}{after}", encoding="utf-8")


if __name__ == "__main__":
    main()
