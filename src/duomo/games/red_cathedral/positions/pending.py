"""Pending decisions as texts in positions, and which of them can lie on one another."""

from __future__ import annotations

from typing import Any

from duomo.core.engine.refusal import PositionError
from duomo.core.engine.state import kind_of
from duomo.core.position import array, entries_in, flag, show, unfit, wrong
from duomo.games.red_cathedral.positions.rows import Rows, read_tile
from duomo.games.red_cathedral.rules.codes import AFTER, TURN
from duomo.games.red_cathedral.rules.pending import Pending
from duomo.games.red_cathedral.rules.state import RedState
from duomo.games.red_cathedral.rules.values import TableValues
from duomo.games.red_cathedral.rules.workshop import FREE

LONGEST = 20
"""More than the number of decisions that can ever be pending at once."""


# ---- to text -------------------------------------------------------------------------------------


def frame_text(values: TableValues, state: RedState, top: int) -> str | dict[str, Any]:
    """Write one pending decision in the form that `read_pending` reads."""
    return values.decisions[kind_of(top)].write(values, state, top)


# ---- from text -----------------------------------------------------------------------------------


def read_one(pending: Pending) -> int:
    """Read the decision whose name starts the text, trying the longest names first."""
    values = pending.values
    known = [
        (name, decision)
        for decision in values.decisions
        if decision.name
        for name in (decision.name, *decision.other_names)
    ]
    for name, decision in sorted(known, key=lambda one: -len(one[0].split())):
        words = name.split()
        if pending.words[: len(words)] == words:
            pending.name = name
            pending.words = pending.words[len(words) :]
            return decision.read(pending)
    begins = pending.next()
    if any(name.startswith(f"{begins} ") for name, _ in known):
        begins = f"{begins} {pending.next()}".rstrip()
    names = ", ".join(name for name, _ in known)
    raise wrong("no-decision", pending.place, value=show(begins), known=names)


def tile_to_place(place: str, entry: object, tiles: Rows) -> str | None:
    """Return the tile of a `place` decision: an id in the text, or a table for a described tile."""
    if isinstance(entry, dict):
        described = entries_in(place, entry, ("place", FREE))
        return read_tile(f"{place}, place", described.get("place"), tiles)
    if not isinstance(entry, str):
        raise wrong("decision-text", place, value=show(entry))
    words = entry.split()
    if words[:1] != ["place"]:
        return None
    return tiles.take(place, " ".join(words[1:-1] if words[2:] == [FREE] else words[1:]))


def free_of_charge(entry: object) -> int:
    """1 if the slot of a `place` decision costs nothing."""
    if isinstance(entry, dict):
        return int(flag(f"place, {FREE}", entry.get(FREE, False)))
    return int(isinstance(entry, str) and entry.split()[2:] == [FREE])


def pending_tiles(value: object, tiles: Rows) -> list[str | None]:
    """Return, for every entry of `pending`, the name of the tile that needs a slot, if any."""
    entries = array("pending", value, LONGEST)
    return [tile_to_place(f"pending {at}", entry, tiles) for at, entry in enumerate(entries, 1)]


def read_pending(
    entries: list[Any], waiting: list[str | None], tiles: Rows, values: TableValues, state: RedState
) -> list[int]:
    """Read the stack of frames; `waiting` is the result of `pending_tiles`."""
    stack: list[int] = []
    for at, (entry, tile) in enumerate(zip(entries, waiting, strict=True), 1):
        pending = Pending(f"pending {at}", entry if isinstance(entry, str) else "place", values, state)
        if tile is not None:
            pending.tile, pending.free = tiles.index(tile), free_of_charge(entry)
        stack.append(read_one(pending))
        pending.end()
    return stack


# ---- the stack -----------------------------------------------------------------------------------


def check_stack(values: TableValues, state: RedState, stack: list[int]) -> None:
    """RC-4.1. The bottom must be a turn, with only what it can lead to above it."""
    if not values.decisions[kind_of(stack[0])].lies_on(values, state, None):
        raise wrong("first-decision", "pending 1", "RC-4.1")
    begins = len(stack) == 1 and kind_of(stack[0]) == TURN
    if state.active >= values.seats and kind_of(stack[0]) in (TURN, AFTER) and not begins:
        raise wrong("decides-nothing", "pending 1", "RC-11.4", party=values.party_names[state.active])
    for at, top in enumerate(stack):
        place = f"pending {at + 1}"
        decision = values.decisions[kind_of(top)]
        if at and not decision.lies_on(values, state, values.decisions[kind_of(stack[at - 1])]):
            below, this = (frame_text(values, state, part) for part in stack[at - 1 : at + 1])
            raise wrong("decision-above", place, "RC-4.1", this=show(this), below=show(below))
        try:
            decision.check(values, state, place, stack, at)
        except PositionError as error:
            raise unfit(error, place, frame_text(values, state, top)) from None
