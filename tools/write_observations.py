"""Write docs/observations.md: every number of every observation, from the games' declarations.

`--check` only reports whether the page is up to date.
"""

import sys
from pathlib import Path

from duomo.core.engine.observation import Entry, Layout
from duomo.research import study

PAGE = Path(__file__).resolve().parent.parent / "docs" / "observations.md"
HEAD = """# Observations, number by number

Written by `python tools/write_observations.py` from the declarations in `games/*/observation.py`; a test
fails when this page is out of date. [Research](research.md) says how to use it.

An observation is a row of small numbers, from 0 to at most 127; what is larger is shown as 127. Parties are
counted from the observing seat on: `player0` is the seat that observes, `player1` the next one in turn order,
and in fields with one number for each party the observer's comes first. Sections are numbered tower by tower,
six levels each. `from` is the place of the first number. Everything is public unless it says *owner* (the
other parties' numbers are 0) or *nobody*.
"""
TABLES = [("The Red Cathedral, 2 players", "red-cathedral"), ("Basilica", "basilica")]


def rows(entries: list[Entry]) -> list[str]:
    lines = ["| field | from | shape | most | who | meaning |", "|---|--:|---|--:|---|---|"]
    for entry in entries:
        shape = " × ".join(str(length) for length in entry.field.shape)
        lines.append(
            f"| `{entry.name}` | {entry.start} | {shape} | {entry.field.high} | {entry.visibility} "
            f"| {entry.field.meaning} |"
        )
    return lines


def shown(entry: Entry) -> bool:
    """True for the table and the observer's party; the other parties repeat it."""
    return entry.party <= 0


def page() -> str:
    lines = [HEAD]
    for title, name in TABLES:
        table = study(name, players=2)
        lines += [f"## {title}", "", f"{table.size} numbers, {table.actions} actions.", ""]
        lines += rows([entry for entry in table.layout.entries if shown(entry)])
        lines += [
            "",
            f"`player1` and so on repeat the fields of `player0`. Left out: {left_out(table.layout)}.",
            "",
        ]
    base = {entry.name for entry in study("red-cathedral", players=2).layout.entries}
    for title, players, options in modules():
        table = study("red-cathedral", players=players, options=options)
        own = [entry for entry in table.layout.entries if entry.name not in base and shown(entry)]
        base |= {entry.name for entry in own if ".contractors." in f".{entry.name}"}
        lines += [f"## {title}", "", f"{table.size} numbers, {table.actions} actions at this table.", ""]
        lines += rows(own) if own else ["It brings actions and no field of its own."]
        lines += [""]
    return "\n".join(lines).rstrip() + "\n"


def modules() -> list[tuple[str, int, dict[str, str]]]:
    """Return what expansions and the solo game add, as far as the game offers them."""
    from duomo.games.registry import find

    game = find("red-cathedral")
    offered = {option.name: option.choices for option in game.options}
    found: list[tuple[str, int, dict[str, str]]] = []
    if 1 in game.players:
        found.append(("Solo against Ivan", 1, {}))
    if "contractors" in offered:
        found.append(("The contractors, 2 players", 2, {"contractors": "on"}))
    for guild in offered.get("guild", ()):
        if guild not in ("none", "random"):
            found.append((f"Guild: {guild}, 2 players", 2, {"guild": guild, "contractors": "on"}))
    return found


def left_out(layout: Layout) -> str:
    return "; ".join(f"`{name}` ({reason})" for name, reason in layout.left_out.items())


def main() -> None:
    text = page()
    if "--check" in sys.argv[1:]:
        sys.exit(0 if PAGE.read_text(encoding="utf-8") == text else f"{PAGE.name} is out of date")
    PAGE.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
