"""The position in plain numbers, as the estimates need it. No rule depends on it.

Bots evaluate hundreds of thousands of positions per second, so everything here is a vector that compiled code
reads without creating objects.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from duomo.core.engine.state import kind_of
from duomo.games.red_cathedral.judgement.weights import Weights
from duomo.games.red_cathedral.rules.build import SIXTH
from duomo.games.red_cathedral.rules.codes import CELLS, MATERIALS, TURN
from duomo.games.red_cathedral.rules.state import RedState
from duomo.games.red_cathedral.rules.values import LONGEST, TableValues

OWNER: Final = 7
FINISHED: Final = 8
DECORATOR: Final = 4
"""Layout of `Sketch.marks`: the bits of the owner + 1, the bit of a finished section, and the shift of the
decorator + 1."""


class Sketch:
    """The progress of each claimed section, and of every party towards the sixth."""

    def __init__(self, parties: i64) -> None:
        self.marks = vec[i64]([0] * CELLS)
        """By cell: 0 without a banner, otherwise its owner, whether it is finished, and who decorated it."""
        self.claims = vec[i64]([0] * CELLS)
        """The claimed, unfinished cells, tower by tower."""
        self.claimed: i64 = 0
        """Number of those cells."""
        self.ready = vec[float]([0.0] * CELLS)
        """Progress of each of them, from 0 to 1."""
        self.missing = vec[i64]([0] * CELLS)
        """Materials that the owner does not have yet."""
        self.places = vec[i64]([0] * 3)
        """Finished sections without an ornament, by kind."""
        self.wanted = vec[i64]([0] * (MATERIALS * parties))
        """Materials that the sections of each party still need."""
        self.ways = vec[float]([0.0] * parties)
        """Sections still to finish; those in progress count in part."""
        self.slopes = vec[float]([0.0] * parties)
        """Prestige per recognition space at the party's marker."""
        self.turns = 0.0
        """Turns each party can still expect, whoever ends the game."""
        self.lasts = vec[float]([0.0] * parties)
        """The same by party: after the sixth section not every party has one more turn."""
        self.mover: i64 = 0
        """The party that has the next full turn."""
        self.totals = vec[float]([0.0] * parties)
        self.strength = vec[float]([0.0] * parties)
        self.present = vec[i64]([0] * parties)
        self.soon = vec[i64]([0] * parties)
        self.before = vec[i64]([0] * parties)
        """Scratch vectors by party; each user initialises them before use."""


SPARE: Final[list[list[Sketch]]] = [[] for _ in range(8)]
"""Sketches for reuse, by number of parties: creating one takes as long as filling it."""


def blank(parties: i64) -> Sketch:
    """Return an empty sketch; the numbers not cleared here are written before they are read."""
    spare = SPARE[parties]
    if not spare:
        return Sketch(parties)
    sketch = spare.pop()
    marks, places, wanted = sketch.marks, sketch.places, sketch.wanted
    at: i64
    for at in range(CELLS):
        marks[at] = 0
    for at in range(3):
        places[at] = 0
    for at in range(MATERIALS * parties):
        wanted[at] = 0
    return sketch


def done_with(sketch: Sketch) -> None:
    """Return a sketch to the pool."""
    SPARE[len(sketch.ways)].append(sketch)


def sketched(values: TableValues, weights: Weights, state: RedState) -> Sketch:
    """Look at every section once, then estimate how long the game lasts."""
    parties: i64 = len(state.players)
    sketch = blank(parties)
    ways, slopes = sketch.ways, sketch.slopes
    seat: i64
    for seat in range(parties):
        player = state.players[seat]
        ways[seat] = float(SIXTH - player.finished)
        marker = player.marker
        if marker > LONGEST - 1:
            marker = LONGEST - 1
        behind = values.behind[marker + 1]
        if behind < 0:
            behind = 0
        slopes[seat] = 1.0 / (values.ahead[marker] - behind)
    walk(values, weights, state, sketch)
    shortest = ways[0]
    for seat in range(1, parties):
        way = ways[seat]
        if way < shortest:
            shortest = way
    turns = weights.pace * shortest
    sketch.turns = turns if turns > 1.0 else 1.0
    following = kind_of(state.stack[0]) != TURN if state.stack else False
    mover: i64 = state.active
    if following:
        mover = (mover + 1) % parties
    sketch.mover = mover
    lasts = sketch.lasts
    for seat in range(parties):
        lasts[seat] = turns_left(state, sketch, seat, parties)
    return sketch


def walk(values: TableValues, weights: Weights, state: RedState, sketch: Sketch) -> None:
    """Visit every section from base to dome, tower by tower."""
    marks, claims, ready, missing = sketch.marks, sketch.claims, sketch.ready, sketch.missing
    wanted, ways, places = sketch.wanted, sketch.ways, sketch.places
    delivered, in_hand, begun = weights.delivered, weights.held, weights.begun
    owners, done_of, decorators, needs_of = state.owner, state.done, state.ornament, state.needs
    claimed: i64 = 0
    cell: i64
    for cell in state.cells:
        seat: i64 = owners[cell]
        if seat < 0:
            continue
        if done_of[cell]:
            decorator: i64 = decorators[cell]
            if decorator < 0:
                kind: i64 = values.card_kind[state.card[cell]]
                places[kind] += 1
            marks[cell] = seat + 1 | FINISHED | decorator + 1 << DECORATOR
            continue
        marks[cell] = seat + 1
        materials = state.players[seat].materials
        needs: i64 = needs_of[cell]
        cost: i64 = values.card_cost[state.card[cell]]
        size: i64 = 0
        lacking: i64 = 0
        done = 0.0
        at: i64 = seat * MATERIALS
        material: i64 = 0
        while cost:
            whole = cost & 7  # `needed` of the lowest material, inlined; the others follow
            if whole:
                size += whole
                lacks = needs & 7  # likewise
                if lacks == 0:
                    done += delivered * float(whole)
                else:
                    spare: i64 = materials[material]
                    spare -= wanted[at]
                    held: i64 = 0
                    if spare > 0:
                        held = spare if spare < lacks else lacks
                    wanted[at] += lacks
                    lacking += lacks - held
                    done += delivered * float(whole - lacks) + in_hand * float(held)
            cost >>= 3
            needs >>= 3
            material += 1
            at += 1
        far = done / float(size)
        ready[cell] = far
        missing[cell] = lacking
        claims[claimed] = cell
        claimed += 1
        ways[seat] -= begun + (1.0 - begun) * far
    sketch.claimed = claimed


def turns_left(state: RedState, sketch: Sketch, seat: i64, parties: i64) -> float:
    """RC-10.1. After the sixth section every other party has one more turn."""
    ender: i64 = state.ender
    if ender < 0:
        return sketch.turns
    if (seat - sketch.mover) % parties < (ender - sketch.mover) % parties:
        return 1.0
    return 0.0
