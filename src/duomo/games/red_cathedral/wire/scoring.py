"""The final scoring as a document: every line with its rule, and what decided the game (RC-10)."""

from __future__ import annotations

from types import GenericAlias
from typing import Any

import msgspec

from duomo.core import wire
from duomo.core.engine.event import Event
from duomo.core.engine.state import replaced
from duomo.core.wire import GAME, TieBreak
from duomo.games.red_cathedral.rules.codes import GAME as NAME
from duomo.games.red_cathedral.rules.codes import LEVELS
from duomo.games.red_cathedral.rules.names import DIE_NAMES
from duomo.games.red_cathedral.rules.scoring import (
    leftover_prestige,
    presence,
    rank_of,
    shares,
    tower_value,
    winners,
)
from duomo.games.red_cathedral.rules.state import RedState
from duomo.games.red_cathedral.rules.track import prestige_reached
from duomo.games.red_cathedral.rules.values import TableValues
from duomo.games.red_cathedral.wire.base import ScoringLine
from duomo.games.red_cathedral.wire.module import union_of, wires_of
from duomo.games.red_cathedral.wire.names import Party

# ---- documents -----------------------------------------------------------------------------------


class Share(msgspec.Struct):
    """What one party gets on a line."""

    prestige: int
    of: int
    """What it is based on: the space on the track, the number of goods, the presence in a tower."""


class TrackLine(ScoringLine, tag="track"):
    """RC-10.2. Prestige for the space of the marker."""

    rule: str
    shares: list[Share]


class LeftoversLine(ScoringLine, tag="leftovers"):
    """RC-10.3, CT-4.2. Prestige for the goods left over."""

    rule: str
    shares: list[Share]


class Tie(msgspec.Struct):
    """RC-10.5, RC-10.6. Parties with equal presence, and the worth of the places they cover."""

    parties: list[int]
    places: list[int]
    each: int


class TowerLine(ScoringLine, tag="tower"):
    """RC-10.4 to RC-10.6. Prestige by presence; parties without presence get nothing."""

    rule: str
    tower: int
    finished: int
    ornaments: int
    worth: int
    sections: list[int]
    """The part contributed by each section with its ornament, from the base up."""
    shares: list[Share]
    majority: list[int]
    tie: Tie | None
    """The tie with the highest presence, if any."""


AnyLine = union_of(TrackLine | LeftoversLine | TowerLine, ScoringLine)


class Total(msgspec.Struct):
    party: Party
    track: int
    leftovers: int
    towers: int
    tools: int
    total: int
    finished: int
    """Finished sections."""
    placed: int
    """Ornaments placed."""


class BaseScoring(wire.Scoring, tag_field=GAME, tag=NAME):
    """Parties are in seat order, with Ivan last. `Scoring` adds the lines."""

    totals: list[Total]
    ranking: list[int]
    """RC-10.7. The parties, best first."""


Scoring: Any = msgspec.defstruct(
    "Scoring",
    [("lines", GenericAlias(list, (AnyLine,)))],
    bases=(BaseScoring,),
    namespace={"__doc__": "Parties are counted as the seats are, Ivan after them."},
    tag_field=GAME,
    tag=NAME,
)

# ---- from a finished game ------------------------------------------------------------------------


def scoring(values: TableValues, state: RedState, events: list[Event]) -> BaseScoring:
    """Compute the scoring from the position, except what was scored before it: such lines come from the
    events."""
    parties = range(len(state.players))
    track = [Share(prestige_reached(values, one), one.marker) for one in state.players]
    left = [Share(leftover_prestige(values, state, seat), goods(values, state, seat)) for seat in parties]
    wires = wires_of(values)
    tools = [sum(wire.prestige(values, state, seat) for wire in wires) for seat in parties]
    towers = [tower_line(state, tower) for tower in range(len(state.heights))]
    lines: list[Any] = [line for wire in wires for line in wire.lines_before(events)]
    lines += [TrackLine("RC-10.2", track), LeftoversLine("RC-10.3", left)]
    lines += [line for wire in wires for line in wire.lines(values, state)]
    totals = [
        Total(
            party_of(values, state, seat),
            track[seat].prestige,
            left[seat].prestige,
            sum(line.shares[seat].prestige for line in towers),
            tools[seat],
            state.final[seat],
            state.players[seat].finished,
            state.players[seat].placed,
        )
        for seat in parties
    ]
    ranking = sorted(parties, key=lambda seat: rank_of(state, seat), reverse=True)
    decided = tie_break(state, ranking)
    found: BaseScoring = Scoring(state.final, winners(state), decided, totals, ranking, lines + towers)
    return found


def party_of(values: TableValues, state: RedState, seat: int) -> Any:
    return values.party_names[seat] or DIE_NAMES[state.players[seat].colour]


def goods(values: TableValues, state: RedState, seat: int) -> int:
    """RC-10.3. Materials, rubles and what modules add to them."""
    player = state.players[seat]
    more = sum(module.leftovers(state, seat) for module in values.modules)
    return sum(player.materials) + player.rubles + more


def tower_line(state: RedState, tower: int) -> TowerLine:
    cells = range(tower * LEVELS, tower * LEVELS + state.heights[tower])
    present, worth = presence(state, tower), tower_value(state, tower)
    points = shares(worth, present)
    return TowerLine(
        "RC-10.6" if len(present) == 2 else "RC-10.5",
        tower + 1,
        sum(state.done[cell] for cell in cells),
        sum(1 for cell in cells if state.done[cell] and state.ornament[cell] >= 0),
        worth,
        [worth - tower_value(without(state, cell), tower) for cell in cells],
        [Share(*share) for share in zip(points, present, strict=True)],
        [seat for seat, strength in enumerate(present) if strength and strength == max(present)],
        tie_in(worth, present, points),
    )


def without(state: RedState, cell: int) -> RedState:
    """Return a copy of the position with this section unfinished."""
    less = state.copy()
    less.done = replaced(less.done, cell, False)
    return less


def tie_in(worth: int, present: list[int], points: list[int]) -> Tie | None:
    """RC-10.5, RC-10.6. Return the tie with the highest presence. Two tied players both get nothing."""
    value = worth
    for strength in sorted(set(present) - {0}, reverse=True):
        tied = [seat for seat, own in enumerate(present) if own == strength]
        covered: list[int] = []
        for _ in tied:
            covered.append(value)
            value //= 2
        if len(tied) > 1:
            return Tie(tied, [] if len(present) == 2 else covered, points[tied[0]])
    return None


def tie_break(state: RedState, ranking: list[int]) -> TieBreak | None:
    """RC-10.7. Compare finished sections, then ornaments placed."""
    if len(ranking) < 2:
        return None
    first, second = ranking[:2]
    one, other = rank_of(state, first), rank_of(state, second)
    if one[0] != other[0]:
        return None
    if one[1] != other[1]:
        return TieBreak("sections", "RC-10.7", [first, second], [one[1], other[1]])
    by = "ornaments" if one[2] != other[2] else "shared"
    return TieBreak(by, "RC-10.7", [first, second], [one[2], other[2]])
