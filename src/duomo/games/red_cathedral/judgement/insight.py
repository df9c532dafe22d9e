"""A position as numbers, from which a network learns what the hand-made estimate misses.

`OWN` numbers for each party, then `COMMON` numbers that are the same for all. Each is about 1 at most, and 0
if there is nothing to count, because a 0 costs nothing. Networks identify the numbers by their index: after
any change here they must be retrained.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from duomo.core.engine.state import first, kind_of
from duomo.games.red_cathedral.judgement.outlook import standing, unwanted
from duomo.games.red_cathedral.judgement.sketch import DECORATOR, FINISHED, OWNER, Sketch, done_with, sketched
from duomo.games.red_cathedral.judgement.weights import Weights
from duomo.games.red_cathedral.rules.build import ORNAMENT_MATERIAL, SIXTH
from duomo.games.red_cathedral.rules.codes import (
    BASE_ACTIONS,
    GREEN_GEM,
    LEVELS,
    MATERIALS,
    OWN_RESOURCES,
    PRESTIGE,
    PURPLE_GEM,
    RECOGNITION,
    ROLL,
    RUBLES,
    SLOTS,
    SPACES,
    WHITE_2,
)
from duomo.games.red_cathedral.rules.state import Player, RedState
from duomo.games.red_cathedral.rules.values import LONGEST, TableValues

RACE: Final = 0
TRACK: Final = 14
STOCK: Final = 17
CLAIMS: Final = 41
TILES: Final = 54
ORNAMENTS: Final = 69
TOWERS: Final = 75
OFFERS: Final = 83
WORTH: Final = 87
ORDER: Final = 90
OWN: Final = 94
"""Offsets of each part of a party's numbers, and their total."""

ACTIONS: Final = 11
RESERVE: Final = ACTIONS + BASE_ACTIONS
COMMON: Final = RESERVE + MATERIALS

HOPEFUL: Final = 0.6
"""A section that is this far along counts as finished when looking ahead."""


def insight(values: TableValues, weights: Weights, state: RedState, points: list[float]) -> vec[float]:
    """Return all numbers; `points` is the hand-made estimate for every party."""
    parties: i64 = len(state.players)
    out = vec[float]([0.0] * (parties * OWN + COMMON))
    if not state.heights:
        return out
    sketch = sketched(values, weights, state)
    total = 0.0
    for own in points:
        total += own
    party: i64
    for party in range(parties):
        base = party * OWN
        player = state.players[party]
        the_race(sketch, player, party, parties, out, base + RACE)
        the_track(values, sketch, player, party, out, base + TRACK)
        the_stock(sketch, player, party, out, base + STOCK)
        the_tiles(values, player, out, base + TILES)
        the_ornaments(sketch, player, party, out, base + ORNAMENTS)
        the_offers(values, weights, state, sketch, player, party, out, base + OFFERS)
        out[base + WORTH] = 0.1 * (points[party] - (total - points[party]) / float(parties - 1))
        worth = 0.0
        for module in values.modules:
            worth += module.worth(values, state, party)
        out[base + WORTH + 1] = 0.2 * worth
        things: i64 = player.rubles
        material: i64
        for material in range(MATERIALS):
            held: i64 = player.materials[material]
            things += held
        out[base + WORTH + 2] = 0.1 * float(things)
        if parties > 2:
            the_order(sketch, points, party, parties, out, base + ORDER)
    the_claims(values, state, sketch, out)
    the_towers(state, sketch, parties, out)
    the_table(values, state, sketch, out, parties * OWN)
    done_with(sketch)
    return out


def the_race(sketch: Sketch, player: Player, party: i64, parties: i64, out: vec[float], at: i64) -> None:
    """Who moves next, how long the game lasts, and how far the sixth section is."""
    if party == sketch.mover:
        out[at] = 1.0
    turns = sketch.lasts[party]
    out[at + 1] = 0.1 * turns
    if turns == 0.0:
        out[at + 2] = 1.0
    finished: i64 = player.finished
    if finished > SIXTH:
        finished = SIXTH
    out[at + 3 + finished] = 1.0
    out[at + 10] = 0.25 * float(player.placed)
    ways = sketch.ways
    out[at + 11] = ways[party] / 6.0
    nearest = 99.0
    other: i64
    for other in range(parties):
        if other != party:
            nearest = min(nearest, ways[other])
    out[at + 12] = (nearest - ways[party]) / 3.0
    if nearest > ways[party]:
        out[at + 13] = 1.0


def the_order(
    sketch: Sketch, points: list[float], party: i64, parties: i64, out: vec[float], at: i64
) -> None:
    """With more than two parties: how many others move first, and how far the best of them is ahead or
    behind."""
    before = (party - sketch.mover) % parties
    if 0 < before < 4 and sketch.lasts[party] > 0.0:
        out[at + before - 1] = 1.0
    best = -99.0
    other: i64
    for other in range(parties):
        if other != party:
            best = max(best, points[other])
    out[at + 3] = 0.1 * (points[party] - best)


def the_track(
    values: TableValues, sketch: Sketch, player: Player, party: i64, out: vec[float], at: i64
) -> None:
    """RC-3. Prestige reached, the distance to the next, and the spacing of prestige spaces here."""
    marker = min(player.marker, LONGEST - 1)
    slope = sketch.slopes[party]
    out[at] = 0.1 * values.prestige[marker]
    out[at + 1] = (marker - max(values.behind[marker + 1], 0)) * slope
    out[at + 2] = slope


def the_stock(sketch: Sketch, player: Player, party: i64, out: vec[float], at: i64) -> None:
    """Rubles; materials that are needed, missing and spare; inventory room and banners."""
    rubles: i64 = player.rubles
    out[at] = float(rubles) / 6.0
    if rubles == 0:
        out[at + 1] = 1.0
    if rubles >= 2:
        out[at + 2] = 1.0
    if rubles >= 4:
        out[at + 3] = 1.0
    wanted, base = sketch.wanted, party * MATERIALS
    materials = player.materials
    material: i64
    for material in range(MATERIALS):
        held: i64 = materials[material]
        lacks = wanted[base + material] - held
        out[at + 4 + material] = 0.5 * float(held)
        if lacks > 0:
            out[at + 10 + material] = 0.5 * float(lacks)
        elif lacks < 0:
            out[at + 16 + material] = -0.5 * float(lacks)
    room: i64 = player.room
    out[at + 22] = 0.2 * float(room)
    if room == 0:
        out[at + 23] = 1.0


def the_claims(values: TableValues, state: RedState, sketch: Sketch, out: vec[float]) -> None:
    """Sections in progress: how many, how far along, their rewards, and whose banners are above (RC-6.6)."""
    claims, marks, ready, missing = sketch.claims, sketch.marks, sketch.ready, sketch.missing
    index: i64
    for index in range(sketch.claimed):
        cell = claims[index]
        seat = (marks[cell] & OWNER) - 1
        at = seat * OWN + CLAIMS
        out[at] += 0.5
        far = ready[cell]
        out[at + 1] += far
        if far > out[at + 2]:
            out[at + 2] = far
        lacks = missing[cell]
        if lacks == 0:
            out[at + 3] += 1.0
        elif lacks == 1:
            out[at + 4] += 1.0
        out[at + 5] += 0.25 * float(lacks)
        card = state.card[cell]
        out[at + 6] += 0.2 * values.card_recognition[card]
        out[at + 7] += 0.2 * values.card_recognition[card] * far
        out[at + 8] += 0.3 * values.card_rubles[card]
        above = cell + 1
        while above % LEVELS and marks[above]:
            owner = (marks[above] & OWNER) - 1
            if owner != seat:
                if marks[above] & FINISHED:
                    out[at + 9] += 0.5
                else:
                    out[at + 10] += 0.5
                out[owner * OWN + CLAIMS + 11] += 0.5
            above += 1
    party: i64
    for party in range(len(state.players)):
        at = party * OWN + CLAIMS
        if out[at] == 0.0:
            out[at + 12] = 1.0


def the_tiles(values: TableValues, player: Player, out: vec[float], at: i64) -> None:
    """RC-8. Face-up tiles with what they give, face-down tiles, free slots, and banners in hand."""
    slots = player.slots
    slot: i64
    for slot in range(SLOTS):
        tile: i64 = slots[slot]
        if tile >= 0:
            out[at] += 0.33
            if slot <= WHITE_2:
                out[at + 13] += 0.5
            if values.tile_die[tile] >= 0:
                out[at + 2] += 0.5
            gives = values.tile_gives[tile]
            place: i64 = 0
            while place < len(gives):
                resource: i64 = gives[place]
                amount: i64 = gives[place + 1]
                if resource < OWN_RESOURCES:
                    out[at + 3 + resource] += 0.5 * float(amount)
                place += 2
        elif tile < -1:
            out[at + 1] += 0.33
    out[at + 14] = 0.25 * float(player.banners())


def the_ornaments(sketch: Sketch, player: Player, party: i64, out: vec[float], at: i64) -> None:
    """RC-6.4. Available ornaments, places for them, their materials and gems."""
    base = party * MATERIALS
    possible: i64 = 0
    kind: i64
    for kind in range(3):
        own: i64 = player.ornaments[kind]
        if own == 0:
            continue
        out[at + kind] = 0.5 * float(own)
        count = sketch.places[kind]
        if own < count:
            count = own
        possible += count
        held = unwanted(player.materials, sketch.wanted, base, ORNAMENT_MATERIAL[kind], count)
        out[at + 4] += 0.5 * float(held)
    if possible:
        out[at + 3] = 0.33 * float(possible)
        for gem in (GREEN_GEM, PURPLE_GEM):
            out[at + 5] += 0.33 * float(unwanted(player.materials, sketch.wanted, base, gem, possible))


def the_towers(state: RedState, sketch: Sketch, parties: i64, out: vec[float]) -> None:
    """RC-10.4 to RC-10.6. What towers give now and would give soon; leads of one, and leads within reach."""
    marks, ready = sketch.marks, sketch.ready
    present, soon = sketch.present, sketch.soon
    tower: i64
    party: i64
    for tower in range(len(state.heights)):
        cell = tower * LEVELS
        if not marks[cell]:
            continue
        for party in range(parties):
            present[party] = 0
            soon[party] = 0
        value: i64 = 0
        later: i64 = 0
        top = cell + LEVELS
        while cell < top and marks[cell]:
            mark = marks[cell]
            owner = (mark & OWNER) - 1
            if mark & FINISHED:
                value += 2
                present[owner] += 1
                soon[owner] += 1
                if mark >> DECORATOR:
                    value += 1
                    present[(mark >> DECORATOR) - 1] += 1
                    soon[(mark >> DECORATOR) - 1] += 1
            elif ready[cell] >= HOPEFUL:
                later += 2
                soon[owner] += 1
            cell += 1
        for party in range(parties):
            own = present[party]
            strongest: i64 = 0
            other: i64
            for other in range(parties):
                if other != party and present[other] > strongest:
                    strongest = present[other]
            at = party * OWN + TOWERS
            out[at] += 0.1 * float(standing(present, party, value))
            out[at + 1] += 0.1 * float(standing(soon, party, value + later))
            if own and own == strongest:
                out[at + 2] += 0.1 * float(value)
            elif own > strongest:
                out[at + 3] += 0.5
                if own == strongest + 1:
                    out[at + 4] += 0.1 * float(value)
            elif own:
                out[at + 5] += 0.1 * float(value)
            if own < strongest and own + 1 == strongest:
                out[at + 6] += 0.1 * float(value)
            if own == 0 and value:
                out[at + 7] += 0.1 * float(value)


def the_offers(
    values: TableValues,
    weights: Weights,
    state: RedState,
    sketch: Sketch,
    player: Player,
    party: i64,
    out: vec[float],
    at: i64,
) -> None:
    """RC-7. What the three best dice would bring, and dice that land next to others or activate a face-up
    tile."""
    top = state.stack[-1] if state.stack else 0
    rolled: i64 = first(top) if kind_of(top) == ROLL else 0
    spaces, faces, dice_on = state.die_space, state.die_face, state.dice_on
    die: i64
    for die in range(len(spaces)):
        if rolled >> die & 1:
            continue
        here: i64 = spaces[die]
        target: i64 = faces[die]
        target = (here + target) % SPACES
        dice: i64 = dice_on[target]
        if target != here:
            dice += 1
        if dice > 3:
            continue
        worth = 0.4 * brought(values, weights, state, sketch, player, party, target, dice)
        slot: i64 = die + 1 if die else 0
        tile: i64 = player.slots[slot] if slot < SLOTS else -1
        if tile >= 0:
            worth += 0.3
            out[at + 3] += 0.5
        if worth > out[at]:
            out[at + 2] = out[at + 1]
            out[at + 1] = out[at]
            out[at] = worth
        elif worth > out[at + 1]:
            out[at + 2] = out[at + 1]
            out[at + 1] = worth
        elif worth > out[at + 2]:
            out[at + 2] = worth


def brought(
    values: TableValues,
    weights: Weights,
    state: RedState,
    sketch: Sketch,
    player: Player,
    party: i64,
    target: i64,
    dice: i64,
) -> float:
    """Return what the resource of a space is worth to a party with this number of dice on it.

    Unlike `best_offer` of the outlook, it must not look at the reserve: the networks were trained with these
    numbers.
    """
    tile = state.resource[target]
    kind: i64 = values.resource_kind[tile]
    amount: i64 = values.resource_amount[tile]
    amount *= dice
    if kind < MATERIALS:
        room: i64 = player.room
        if room < amount:
            amount = room
        held: i64 = player.materials[kind]
        useful = sketch.wanted[party * MATERIALS + kind] - held
        if useful < 0:
            useful = 0
        elif useful > amount:
            useful = amount
        return weights.offer_wanted * float(useful) + weights.offer_spare * float(amount - useful)
    if kind == RUBLES:
        return weights.ruble * float(amount)
    if kind == RECOGNITION:
        return 0.4 * float(amount)
    return float(amount) if kind == PRESTIGE else 0.5


def the_table(values: TableValues, state: RedState, sketch: Sketch, out: vec[float], at: i64) -> None:
    """Numbers that are the same for all: progress of the game, free sections, actions on the cards, the
    reserve."""
    out[at] = 0.05 * sketch.turns
    if state.ender >= 0:
        out[at + 1] = 1.0
    most: i64 = 0
    for player in state.players:
        finished: i64 = player.finished
        if finished > most:
            most = finished
    if most == SIXTH - 1:
        out[at + 2] = 1.0
    free: i64 = 0
    marks = sketch.marks
    cell: i64
    for cell in state.cells:
        if not marks[cell]:
            free += 1
            if cell % LEVELS == 0 or marks[cell - 1]:
                out[at + 8] += 0.3
                out[at + 9] += 0.05 * values.card_recognition[state.card[cell]]
    out[at + 3] = 0.1 * float(free)
    kind: i64
    for kind in range(3):
        out[at + 4 + kind] = 0.3 * float(sketch.places[kind])
    top = state.stack[-1] if state.stack else 0
    if kind_of(top) == ROLL:
        out[at + 7] = 1.0
    out[at + 10] = 1.0 / (1.0 + sketch.turns)
    half: i64
    for card in state.influence:
        if card >= 0:
            for half in range(2):
                action: i64 = values.influence_action[2 * card + half]
                if action < BASE_ACTIONS:
                    out[at + ACTIONS + action] += 0.5
    for kind in range(MATERIALS):
        out[at + RESERVE + kind] = 0.1 * state.reserve[kind]
