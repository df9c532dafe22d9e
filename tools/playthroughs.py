"""Playthroughs: every decision of a few games with its legal moves and events, as text to compare.

    python tools/playthroughs.py            compares; exit status 1 with the first difference
    python tools/playthroughs.py --renew    rewrites the files, after an intended change

A change of the rules, the notation or an event shows up as a difference in tests/playthroughs/*.txt, which a
reviewer can judge line by line. The moves come from the file itself, so that better bots change nothing;
where a move is no longer legal, or there is no file, bots play.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from typing import Any

import duomo
from duomo.bots.registry import make_bot
from duomo.core.engine.driver import Bot
from duomo.core.engine.event import Event
from duomo.core.engine.state import NATURE
from duomo.core.table import Table
from duomo.games.registry import GAMES

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "playthroughs"
CHANCES = 6
"""Maximum number of nature's outcomes listed; the rest is counted."""

PLANS: dict[str, tuple[int, dict[str, str], str, int]] = {
    "red-cathedral-2-standard": (2, {}, "greedy random", 5),
    "red-cathedral-3-advanced": (
        3,
        {"workshops": "advanced", "optional_actions": "either", "ruble_trade": "one_moment"},
        "greedy random greedy",
        2,
    ),
}
"""By file name, which begins with the game's name: players, options, bots, seed."""


def plans() -> dict[str, tuple[str, int, dict[str, str], str, int]]:
    """Return the planned playthroughs, and a short random one for every game without a plan."""
    found = {}
    for name, (players, options, bots, seed) in PLANS.items():
        game = next(game for game in GAMES if name.startswith(game))
        found[name] = (game, players, options, bots, seed)
    for name, rule_set in GAMES.items():
        if not any(plan[0] == name for plan in found.values()):
            players = rule_set.players[-1]
            found[f"{name}-{players}"] = (name, players, {}, "random " * players, 1)
    return found


MOST = 1200
"""Maximum number of decisions in a file."""


def playthrough(name: str) -> str:
    """Return the text of one file."""
    game, players, options, bots, seed = plans()[name]
    table = duomo.table(game, players=players, options=options)
    lines = [f"# {game}, {players} players", *(f"# {key} = {value}" for key, value in options.items()), ""]
    written = moves_of(FOLDER / f"{name}.txt")
    seats = Players(bots.split(), seed)
    for number in range(1, MOST + 1):
        if table.over:
            break
        wish = written.pop(0) if written else ""
        if table.why_not(wish) is not None:
            written, wish = [], seats.choose(table)
        lines += decision(table, number, wish)
    if table.over:
        scores = zip(table.names(), table.rules.scores(table.state), strict=True)
        lines.append("result: " + ", ".join(f"{name} {points}" for name, points in scores))
        winners = [table.names()[seat] for seat in table.rules.winners(table.state)]
        lines.append(f"winners: {', '.join(winners)}")
    return "\n".join(lines) + "\n"


def moves_of(path: Path) -> list[str]:
    """Return the moves in an existing file."""
    if not path.is_file():
        return []
    lines = path.read_text(encoding="utf-8").splitlines()
    return [line.removeprefix("  > ") for line in lines if line.startswith("  > ")]


class Players:
    """Bots and nature, for a playthrough without a file."""

    def __init__(self, bots: list[str], seed: int) -> None:
        self.bots: list[Bot] = [make_bot(bot, f"{seed}:{seat}") for seat, bot in enumerate(bots)]
        self.random = Random(seed)

    def choose(self, table: Table) -> str:
        rules: Any = table.rules
        if table.decider == NATURE:
            chance = rules.chance(table.state)
            code = self.random.choices([code for code, _ in chance], [weight for _, weight in chance])[0]
        else:
            seen = rules.seen_by(table.state, table.decider)
            code = self.bots[table.decider].choose(rules, seen, rules.legal(seen))
        return str(rules.text(code))


def decision(table: Table, number: int, chosen: str) -> list[str]:
    """Return who decides among what, what was chosen, and what happened."""
    texts = [move.text for move in table.legal()]
    if table.decider == NATURE:
        weights = [weight for _, weight in table.rules.chance(table.state)]
        equal = "equal" if len(set(weights)) == 1 else " ".join(str(weight) for weight in weights)
        more = f" … {len(texts)} in all" if len(texts) > CHANCES else ""
        lines = [f"{number} nature ({equal}): {', '.join(texts[:CHANCES])}{more}"]
    else:
        lines = [f"{number} {table.names()[table.decider]}: {', '.join(texts)}"]
    lines.append(f"  > {chosen}")
    return lines + [f"    {told(event)}" for event in table.play(chosen)]


def told(event: Event) -> str:
    only = f" (only {', '.join(str(seat) for seat in event.only)})" if event.only else ""
    return f"{event!r}{only}"


def difference(name: str) -> str:
    """Return the first difference from the file, in words; empty if there is none."""
    path = FOLDER / f"{name}.txt"
    if not path.is_file():
        return f"there is no {path.name}"
    old, new = path.read_text(encoding="utf-8").splitlines(), playthrough(name).splitlines()
    for number, (before, now) in enumerate(zip(old, new, strict=False), 1):
        if before != now:
            return f"{path.name}, line {number}:\n- {before}\n+ {now}"
    return "" if len(old) == len(new) else f"{path.name} has {len(old)} lines, now there are {len(new)}"


def main() -> int:
    if "--renew" in sys.argv[1:]:
        FOLDER.mkdir(exist_ok=True)
        for name in plans():
            (FOLDER / f"{name}.txt").write_text(playthrough(name), encoding="utf-8")
    different = [text for text in (difference(name) for name in plans()) if text]
    print("\n".join(different) or "nothing has changed")
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main())
