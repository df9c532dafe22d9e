"""Measure the games as decision processes: how long, how wide, how much chance.

python benchmarks/decisions.py            # prints the table
python benchmarks/decisions.py --write    # writes it into docs/research.md
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass, field
from math import log10
from pathlib import Path
from statistics import mean, median

from duomo.bots.registry import make_bot
from duomo.core.engine.dealer import Dealer
from duomo.core.engine.driver import Playout
from duomo.core.engine.refusal import OptionError
from duomo.core.engine.state import NATURE
from duomo.research import study
from duomo.research.studies import Study

PAGE = Path(__file__).resolve().parent.parent / "docs" / "research.md"
BEGIN, END = "<!-- measured: begin -->", "<!-- measured: end -->"

HEAD = (
    "| table | bots | decisions a game (longest) | turns of each | legal moves: mean, median, most "
    "| forced | chance a game | outcomes, most | moves multiplied |"
)


@dataclass
class Figures:
    """The measurements of some games between equal bots."""

    decisions: list[int] = field(default_factory=list)
    """Decisions of all players, in each game."""
    chance: list[int] = field(default_factory=list)
    turns: list[float] = field(default_factory=list)
    """Turns of each party, in each game."""
    moves: list[int] = field(default_factory=list)
    """Legal moves at every decision."""
    outcomes: list[int] = field(default_factory=list)
    """Outcomes at every move of nature."""
    tree: list[float] = field(default_factory=list)
    """The product of the legal moves along each game, as a power of ten."""


def measure(table: Study, bot: str, games: int) -> Figures:
    found = Figures()
    rules = table.rules
    for number in range(games):
        bots = [make_bot(bot, f"{number}:{seat}") for seat in range(rules.seats)]
        playout = Playout(rules, rules.start(), bots, Dealer(number))
        state = rules.start()
        tree, chance = 0.0, 0
        for move in playout.moves:
            if state.decider == NATURE:
                found.outcomes.append(len(rules.chance(state)))
                chance += 1
            else:
                legal = len(rules.legal(state))
                found.moves.append(legal)
                tree += log10(legal)
            rules.play(state, move, None)
        found.decisions.append(playout.decisions)
        found.chance.append(chance)
        found.turns.append(state.turns / rules.parties)
        found.tree.append(tree)
    return found


def tables() -> list[tuple[str, Study]]:
    found = []
    for name, players, options in (
        ("red-cathedral", 1, {}),
        ("red-cathedral", 2, {}),
        ("red-cathedral", 3, {}),
        ("red-cathedral", 4, {}),
        ("red-cathedral", 4, {"contractors": "on"}),
        ("red-cathedral", 4, {"contractors": "on", "guild": "archivists"}),
        ("basilica", 2, {}),
    ):
        try:
            table = study(name, players=players, options=options)
        except OptionError:
            continue  # not available yet
        words = ", ".join(value if value != "on" else key for key, value in options.items())
        found.append((f"{name}, {players}" + (f", {words}" if words else ""), table))
    return found


def lines(random_games: int, greedy_games: int) -> list[str]:
    rows = [HEAD, "|---|---|--:|--:|--:|--:|--:|--:|--:|"]
    sizes = ["| table | observation | actions | nature's moves | information |", "|---|--:|--:|--:|---|"]
    for title, table in tables():
        hidden = "imperfect" if table.layout.secrets() else "perfect"
        sizes.append(f"| {title} | {table.size} | {table.actions} | {table.encoding.outcomes} | {hidden} |")
        for bot, games in (("random", random_games), ("greedy", greedy_games)):
            seen = measure(table, bot, games)
            forced = sum(1 for legal in seen.moves if legal == 1) / len(seen.moves)
            rows.append(
                f"| {title} | {bot} | {mean(seen.decisions):,.0f} ({max(seen.decisions):,}) "
                f"| {mean(seen.turns):.0f} "
                f"| {mean(seen.moves):.1f}, {median(seen.moves):.0f}, {max(seen.moves)} | {forced:.0%} "
                f"| {mean(seen.chance):.0f} | {max(seen.outcomes)} | 10^{mean(seen.tree):.0f} |"
            )
            print(rows[-1], flush=True)
    return [
        "Measured by `python benchmarks/decisions.py --write`:",
        f"{random_games} games of random bots and {greedy_games} of greedy ones at each table.",
        "",
        *rows,
        "",
        *sizes,
    ]


def main() -> None:
    arguments = argparse.ArgumentParser(description="The games as decision processes, measured.")
    arguments.add_argument("--random", type=int, default=100, help="games of random bots")
    arguments.add_argument("--greedy", type=int, default=20, help="games of greedy bots")
    arguments.add_argument("--write", action="store_true", help="write the table into docs/research.md")
    given = arguments.parse_args()
    text = "\n".join(lines(given.random, given.greedy))
    if given.write:
        page = PAGE.read_text(encoding="utf-8")
        before, _, rest = page.partition(BEGIN)
        _, _, after = rest.partition(END)
        PAGE.write_text(f"{before}{BEGIN}\n{text}\n{END}{after}", encoding="utf-8")
    else:
        print(text)


if __name__ == "__main__":
    main()
