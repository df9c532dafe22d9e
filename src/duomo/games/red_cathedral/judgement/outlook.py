"""A hand-made estimate of every party's final prestige. No rule depends on it.

It is finer than `value`, the fixed yardstick of the greedy bot: it accounts for how long the game still
lasts, who leads in a tower and how safely, what a claim is worth now, the race for the sixth section, and
what the dice offer to the next player.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from duomo.core.engine.state import NOBODY, first, kind_of
from duomo.games.red_cathedral.judgement.sketch import DECORATOR, FINISHED, OWNER, Sketch, done_with, sketched
from duomo.games.red_cathedral.judgement.weights import Weights
from duomo.games.red_cathedral.rules.build import ORNAMENT_MATERIAL, SIXTH
from duomo.games.red_cathedral.rules.codes import (
    GOLD,
    GREEN_GEM,
    LEVELS,
    MATERIALS,
    PRESTIGE,
    PURPLE_GEM,
    RECOGNITION,
    ROLL,
    RUBLES,
    SLOTS,
    SPACES,
)
from duomo.games.red_cathedral.rules.scoring import share_of_place, share_of_two
from duomo.games.red_cathedral.rules.state import RedState
from duomo.games.red_cathedral.rules.values import LONGEST, TableValues

OTHERS_ROLLED: Final = 0.3
"""Risk of a penalty from a banner above an unfinished section before work on the section with that banner has
begun."""


def outlook(values: TableValues, weights: Weights, state: RedState) -> list[float]:
    """Return the expected prestige of every party."""
    if state.decider == NOBODY and state.final:
        return [float(prestige) for prestige in state.final]
    if not state.heights:
        return [0.0] * len(state.players)
    sketch = sketched(values, weights, state)
    estimate(values, weights, state, sketch, sketch.totals)
    totals = list(sketch.totals)
    done_with(sketch)
    return totals


def estimate(
    values: TableValues, weights: Weights, state: RedState, sketch: Sketch, totals: vec[float]
) -> None:
    """Add up every party's expected prestige, part by part."""
    parties: i64 = len(totals)
    seats: i64 = values.seats
    lasts = sketch.lasts
    seat: i64
    for seat in range(parties):
        total = belongings(values, weights, state, seat, sketch)
        for module in values.modules:
            total += weights.modules * module.worth(values, state, seat)
        if seat >= seats:
            total += weights.automaton * lasts[seat]
        totals[seat] = total
    sections(values, weights, state, sketch, totals)
    ornaments(weights, state, sketch, totals)
    towers(weights, state, sketch, totals)
    if state.ender < 0:
        sixth(values, weights, sketch, totals)
    mover = sketch.mover
    if lasts[mover] > 0.0:
        offer = weights.offer * best_offer(values, weights, state, mover, sketch)
        totals[mover] += weights.tempo + offer


def doubt(weights: Weights, state: RedState) -> float:
    """Return the scale of the odds: large while much can happen, small in the last turns."""
    if state.ender >= 0:
        return weights.doubt_at_end
    for player in state.players:
        if player.finished == SIXTH - 1:
            return weights.doubt_late
    return weights.doubt


def sections(
    values: TableValues, weights: Weights, state: RedState, sketch: Sketch, totals: vec[float]
) -> None:
    """Add claimed, unfinished sections: their reward weighted by progress and the time left, minus expected
    penalties; RC-6.6."""
    claims, ready, missing = sketch.claims, sketch.ready, sketch.missing
    marks, lasts, slopes = sketch.marks, sketch.lasts, sketch.slopes
    before = sketch.before
    ruble, claim, less, haste = weights.ruble, weights.claim, weights.claim_less, weights.haste
    at: i64
    for at in range(len(totals)):
        before[at] = 0
    for at in range(sketch.claimed):
        cell = claims[at]
        seat = (marks[cell] & OWNER) - 1
        slope = slopes[seat]
        turns = lasts[seat]
        card = state.card[cell]
        reward = slope * values.card_recognition[card] + ruble * values.card_rubles[card]
        share = claim - less * float(before[seat])
        before[seat] += 1
        far = ready[cell]
        chance = (share + (1.0 - share) * far) * turns / (turns + haste * float(1 + missing[cell]))
        total = (weights.tower + reward) * chance
        above = cell + 1
        while above % LEVELS and marks[above]:
            mark = marks[above]
            if (mark & OWNER) - 1 != seat:
                risk = weights.hanging
                if not mark & FINISHED:
                    risk = weights.hanging * (OTHERS_ROLLED + ready[above])
                total -= risk * slope * (1.0 - far)
            above += 1
        totals[seat] += total
        if chance < far:
            ready[cell] = chance


def belongings(values: TableValues, weights: Weights, state: RedState, seat: i64, sketch: Sketch) -> float:
    """Return the worth of a party's marker, rubles, materials, tiles and room."""
    player = state.players[seat]
    turns = sketch.lasts[seat]
    early = turns / (turns + weights.horizon)
    marker = player.marker
    if marker > LONGEST - 1:
        marker = LONGEST - 1
    ahead, behind = values.ahead[marker], values.behind[marker + 1]
    if behind < 0:
        behind = 0
    sure = 0.25 * turns
    if sure > 1.0:
        sure = 1.0
    total = values.prestige[marker] + (marker - behind) / (ahead - behind) * sure
    rubles: i64 = player.rubles
    few: i64 = 6 if rubles > 6 else rubles
    total += weights.ruble * float(few) * (0.5 + early) + weights.ruble_more * float(rubles - few)
    wanted = sketch.wanted
    base = seat * MATERIALS
    things = rubles
    materials = player.materials
    material: i64
    for material in range(MATERIALS):
        held: i64 = materials[material]
        if held:
            things += held
            spare = held - wanted[base + material]
            if spare > 0:
                price = weights.spare if material < GOLD else weights.spare_dear
                if spare > 3:
                    spare = 3
                total += price * float(spare)
            total += weights.material * float(held)
    total += weights.leftover * 0.2 * float(things) * (1.0 - early)
    tiles = 0.0
    slots = player.slots
    slot: i64
    for slot in range(SLOTS):
        tile: i64 = slots[slot]
        if tile >= 0:
            tiles += weights.tile if values.tile_die[tile] < 0 else weights.tile_die
    room: i64 = player.room
    if room > 4:
        room = 4
    return total + tiles * early + weights.room * float(room) * early


def ornaments(weights: Weights, state: RedState, sketch: Sketch, totals: vec[float]) -> None:
    """Add ornaments that can be placed now or later, and the gems to set in them."""
    places, wanted, lasts = sketch.places, sketch.wanted, sketch.lasts
    seat: i64
    for seat in range(len(totals)):
        turns = lasts[seat]
        if turns == 0.0:
            continue
        early = turns / (turns + weights.horizon)
        player = state.players[seat]
        base = seat * MATERIALS
        possible: i64 = 0
        kind: i64
        for kind in range(3):
            own: i64 = player.ornaments[kind]
            if own == 0:
                continue
            count = places[kind]
            if own < count:
                count = own
            possible += count
            held = unwanted(player.materials, wanted, base, ORNAMENT_MATERIAL[kind], count)
            totals[seat] += weights.ornament_held * float(held) + weights.ornament_place * float(count)
            totals[seat] += weights.ornament * float(own) * early
        if possible:
            for gem in (GREEN_GEM, PURPLE_GEM):
                held = unwanted(player.materials, wanted, base, gem, possible)
                totals[seat] += weights.gem * float(held)


def unwanted(materials: list[int], wanted: vec[i64], base: i64, material: i64, most: i64) -> i64:
    """Return the held materials that no section needs, up to a maximum."""
    held: i64 = materials[material]
    held -= wanted[base + material]
    if held < 0:
        return 0
    return most if held > most else held


def towers(weights: Weights, state: RedState, sketch: Sketch, totals: vec[float]) -> None:
    """RC-10.4 to RC-10.6. Add what the towers give now, blended with each party's share of what they may
    become."""
    parties: i64 = len(totals)
    marks, ready = sketch.marks, sketch.ready
    sure = weights.sure + (1.0 - weights.sure) * 2.0 / (2.0 + sketch.turns)
    close, part = weights.close, weights.whole
    present, strength = sketch.present, sketch.strength
    tower: i64
    party: i64
    for tower in range(len(state.heights)):
        cell = tower * LEVELS
        if not marks[cell]:
            continue
        for party in range(parties):
            present[party] = 0
            strength[party] = 0.0
        value: i64 = 0
        later = 0.0
        top = cell + LEVELS
        while cell < top:
            mark = marks[cell]
            if not mark:
                break
            owner = (mark & OWNER) - 1
            if mark & FINISHED:
                value += 2
                present[owner] += 1
                strength[owner] += 1.0
                decorator = (mark >> DECORATOR) - 1
                if decorator >= 0:
                    value += 1
                    present[decorator] += 1
                    strength[decorator] += 1.0
            else:
                later += 2.0 * ready[cell]
                strength[owner] += ready[cell]
            cell += 1
        whole = float(value) + later
        if whole == 0.0:
            continue
        everybody = 0.0
        for party in range(parties):
            strength[party] *= strength[party] + close
            everybody += strength[party]
        for party in range(parties):
            totals[party] += sure * float(standing(present, party, value))
            if everybody > 0.0:
                totals[party] += (1.0 - sure) * part * whole * strength[party] / everybody


def standing(present: vec[i64], party: i64, value: i64) -> i64:
    """RC-10.5, RC-10.6. Return what a tower would give a party now."""
    own = present[party]
    if len(present) == 2:
        return share_of_two(value, own, present[1 - party])
    if own == 0:
        return 0
    stronger: i64 = 0
    tied: i64 = 0
    for other in present:
        if other > own:
            stronger += 1
        elif other == own:
            tied += 1
    return share_of_place(value, stronger, tied)


def sixth(values: TableValues, weights: Weights, sketch: Sketch, totals: vec[float]) -> None:
    """RC-10.1. Add the prestige for the sixth section, weighted by how likely each party is to get it."""
    ways = sketch.ways
    seat: i64
    other: i64
    for seat in range(len(totals)):
        nearest = 99.0
        for other in range(len(totals)):
            if other != seat:
                far = ways[other]
                if far < nearest:
                    nearest = far
        chance = 0.5 + weights.race * (nearest - ways[seat])
        if chance > 1.0:
            chance = 1.0
        elif chance < 0.0:
            chance = 0.0
        totals[seat] += values.sixth_prestige * chance


def best_offer(values: TableValues, weights: Weights, state: RedState, seat: i64, sketch: Sketch) -> float:
    """Return what the best die would bring now; dice still to be rolled do not count."""
    player = state.players[seat]
    top = state.stack[-1] if state.stack else 0
    rolled: i64 = first(top) if kind_of(top) == ROLL else 0
    wanted = sketch.wanted
    base = seat * MATERIALS
    best = 0.0
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
        tile = state.resource[target]
        kind: i64 = values.resource_kind[tile]
        amount: i64 = values.resource_amount[tile]
        amount *= dice
        if kind < MATERIALS:
            room: i64 = player.room
            if room < amount:
                amount = room
            there: i64 = state.reserve[kind]
            if there < amount:
                amount = there
            held: i64 = player.materials[kind]
            useful = wanted[base + kind] - held
            if useful < 0:
                useful = 0
            elif useful > amount:
                useful = amount
            worth = weights.offer_wanted * float(useful) + weights.offer_spare * float(amount - useful)
        elif kind == RUBLES:
            worth = weights.ruble * float(amount)
        elif kind == RECOGNITION:
            worth = 0.4 * float(amount)
        elif kind == PRESTIGE:
            worth = float(amount)
        else:
            worth = 0.5
        if worth > best:
            best = worth
    return best
