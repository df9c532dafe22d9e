"""Practice tables: they start at a position, belong to nobody and are not stored."""

from __future__ import annotations

from duomo.bots.levels import LEVELS
from duomo.core.game import Document, Game
from duomo.lessons.lesson import PUPIL
from duomo.lessons.running import ScriptedNature
from duomo.play.tables.live_table import LiveTable
from duomo.play.tables.rows import SeatRow, TableRow, now

EVERYTHING = 10_000
"""Number of entries whose events are kept: all, because they are stored nowhere else."""
LEARNER = "learner"
"""Guest id of the learner, who has the first seat."""


def practice_table(
    game: Game, name: str, position: Document, script: tuple[str, ...] = (), rival: str = LEVELS[0].name
) -> LiveTable:
    """Return a table at a position, before its first entry.

    Nature follows the script, and then moves derived from the name; `rival` is the level of the other seats.
    """
    options, components, rules, state = game.read_position(position)
    at = now()
    row = TableRow(
        id=f"practice-{name.replace('/', '-')}",
        game=game.name,
        players=options.players,
        options=dict(options.values),
        components_hash=components.hash,
        seed="",
        rated=False,
        created_by=LEARNER,
        created=at,
        changed=at,
    )
    seats = [
        SeatRow(seat, guest=LEARNER) if seat == PUPIL else SeatRow(seat, level=rival)
        for seat in range(rules.seats)
    ]
    live = LiveTable(row, seats, begins=state, dealer=ScriptedNature(rules, name, script))
    live.remembers = EVERYTHING
    return live
