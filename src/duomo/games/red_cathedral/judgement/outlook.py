"""What everybody may expect to have at the end, in prestige, by a hand-made estimate. No rule depends on it.

It is finer than `value`, which is the fixed yardstick of the greedy bot: it knows how long the game still
lasts, who leads in a tower and how surely, what a claim is worth now, the race for the sixth section, and
what the dice offer to whoever plays next.
"""

from __future__ import annotations

from duomo.core.engine.state import NOBODY, first, kind_of
from duomo.games.red_cathedral.judgement.weights import Weights
from duomo.games.red_cathedral.rules.build import ORNAMENT_MATERIAL, SIXTH
from duomo.games.red_cathedral.rules.codes import (
    CELLS,
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
    TURN,
)
from duomo.games.red_cathedral.rules.packed import has_bit
from duomo.games.red_cathedral.rules.scoring import shares
from duomo.games.red_cathedral.rules.state import RedState
from duomo.games.red_cathedral.rules.values import LONGEST, TableValues


class Race:
    """How far everybody is from the sixth section, and how many turns that leaves."""

    def __init__(self, parties: int) -> None:
        self.ways: list[float] = [0.0] * parties
        """Sections still to finish, begun ones in part."""
        self.turns = 0.0
        """Turns that each party may still expect, whoever ends the game."""
        self.lasts: list[float] = []
        """The same for each party: after the sixth section not everybody has one more."""
        self.mover = 0
        """The party that has the next whole turn."""


def outlook(values: TableValues, weights: Weights, state: RedState) -> list[float]:
    """Expected prestige of every party."""
    parties = len(state.players)
    if state.decider == NOBODY and state.final:
        return [float(prestige) for prestige in state.final]
    totals = [0.0] * parties
    if not state.heights:
        return totals
    wanted = [0] * (MATERIALS * parties)
    ready = [0.0] * CELLS
    missing = [0] * CELLS
    race = Race(parties)
    progress(values, weights, state, wanted, ready, missing, race)
    for seat in range(parties):
        turns = turns_left(state, race, seat)
        race.lasts.append(turns)
        totals[seat] = belongings(values, weights, state, seat, wanted, turns)
        for module in values.modules:
            totals[seat] += weights.modules * module.worth(values, state, seat)
        if seat >= values.seats:
            totals[seat] += weights.automaton * turns
    sections(values, weights, state, ready, missing, race, totals)
    ornaments(values, weights, state, wanted, race, totals)
    towers(weights, state, ready, race.turns, totals)
    if state.ender < 0:
        sixth(values, weights, race, totals)
    if race.lasts[race.mover] > 0.0:
        offer = weights.offer * best_offer(values, weights, state, race.mover, wanted)
        totals[race.mover] += weights.tempo + offer
    return totals


def doubt(weights: Weights, state: RedState) -> float:
    """Scale of the odds: large while much can happen, small when the last turns are played."""
    if state.ender >= 0:
        return weights.doubt_at_end
    for player in state.players:
        if player.finished == SIXTH - 1:
            return weights.doubt_late
    return weights.doubt


def progress(
    values: TableValues,
    weights: Weights,
    state: RedState,
    wanted: list[int],
    ready: list[float],
    missing: list[int],
    race: Race,
) -> None:
    """How far each claimed section is, from 0 to 1, and from that how far everybody is."""
    parties = len(state.players)
    for seat in range(parties):
        race.ways[seat] = float(SIXTH - state.players[seat].finished)
    for cell in state.cells:
        seat = state.owner[cell]
        if seat < 0 or state.done[cell]:
            continue
        materials = state.players[seat].materials
        needs, cost = state.needs[cell], values.card_cost[state.card[cell]]
        size = lacking = 0
        done = 0.0
        base = seat * MATERIALS
        for material in range(MATERIALS):
            whole = cost >> 3 * material & 7  # `needed`, hot
            if whole == 0:
                continue
            size += whole
            lacks = needs >> 3 * material & 7  # likewise
            if lacks == 0:
                done += weights.delivered * whole
                continue
            held = min(lacks, max(materials[material] - wanted[base + material], 0))
            wanted[base + material] += lacks
            lacking += lacks - held
            done += weights.delivered * (whole - lacks) + weights.held * held
        ready[cell] = done / size
        missing[cell] = lacking
        race.ways[seat] -= weights.begun + (1.0 - weights.begun) * ready[cell]
    shortest = race.ways[0]
    for seat in range(1, parties):
        shortest = min(shortest, race.ways[seat])
    race.turns = max(1.0, weights.pace * shortest)
    following = kind_of(state.stack[0]) != TURN if state.stack else False
    race.mover = (state.active + 1) % parties if following else state.active


def turns_left(state: RedState, race: Race, seat: int) -> float:
    """RC-10.1. After the sixth section everybody else has one more turn."""
    if state.ender < 0:
        return race.turns
    parties = len(state.players)
    if (seat - race.mover) % parties < (state.ender - race.mover) % parties:
        return 1.0
    return 0.0


def sections(
    values: TableValues,
    weights: Weights,
    state: RedState,
    ready: list[float],
    missing: list[int],
    race: Race,
    totals: list[float],
) -> None:
    """Claimed, unfinished sections: their reward as far as they are ready and as time allows; RC-6.6."""
    claims = [0] * len(totals)
    for cell in state.cells:
        seat = state.owner[cell]
        if seat < 0 or state.done[cell]:
            continue
        marker = min(state.players[seat].marker, LONGEST - 1)
        slope = 1.0 / (values.ahead[marker] - max(values.behind[marker + 1], 0))
        turns = race.lasts[seat]
        card = state.card[cell]
        reward = slope * values.card_recognition[card] + weights.ruble * values.card_rubles[card]
        share = weights.claim - weights.claim_less * claims[seat]
        claims[seat] += 1
        chance = (share + (1.0 - share) * ready[cell]) * turns / (turns + weights.haste * (1 + missing[cell]))
        total = (weights.tower + reward) * chance
        top = cell - cell % LEVELS + state.heights[cell // LEVELS]
        for above in range(cell + 1, top):
            owner = state.owner[above]
            if owner < 0:
                break
            if owner != seat:
                risk = weights.hanging if state.done[above] else weights.hanging * (0.3 + ready[above])
                total -= risk * slope * (1.0 - ready[cell])
        totals[seat] += total
        if chance < ready[cell]:
            ready[cell] = chance


def belongings(
    values: TableValues, weights: Weights, state: RedState, seat: int, wanted: list[int], turns: float
) -> float:
    """The marker, rubles, materials, tiles and room of a party."""
    player = state.players[seat]
    early = turns / (turns + weights.horizon)
    marker = min(player.marker, LONGEST - 1)
    ahead, behind = values.ahead[marker], max(values.behind[marker + 1], 0)
    total = values.prestige[marker] + (marker - behind) / (ahead - behind) * min(1.0, 0.25 * turns)
    rubles = player.rubles
    total += weights.ruble * min(rubles, 6) * (0.5 + early) + weights.ruble_more * max(rubles - 6, 0)
    base = seat * MATERIALS
    things = rubles
    for material in range(MATERIALS):
        held = player.materials[material]
        if held:
            things += held
            spare = held - wanted[base + material]
            if spare > 0:
                price = weights.spare if material < GOLD else weights.spare_dear
                total += price * min(spare, 3)
            total += weights.material * held
    total += weights.leftover * 0.2 * things * (1.0 - early)
    tiles = 0.0
    for slot in range(SLOTS):
        tile = player.slots[slot]
        if tile >= 0:
            tiles += weights.tile if values.tile_die[tile] < 0 else weights.tile_die
    return total + tiles * early + weights.room * min(player.room, 4) * early


def ornaments(
    values: TableValues, weights: Weights, state: RedState, wanted: list[int], race: Race, totals: list[float]
) -> None:
    """Ornaments that can be placed now or later, and the gems to set in them."""
    places = [0, 0, 0]
    for cell in state.cells:
        if state.done[cell] and state.ornament[cell] < 0:
            places[values.card_kind[state.card[cell]]] += 1
    for seat in range(len(totals)):
        turns = race.lasts[seat]
        if turns == 0.0:
            continue
        early = turns / (turns + weights.horizon)
        player = state.players[seat]
        base = seat * MATERIALS
        possible = 0
        for kind in range(3):
            own = player.ornaments[kind]
            if own == 0:
                continue
            count = min(own, places[kind])
            possible += count
            material = ORNAMENT_MATERIAL[kind]
            held = min(count, max(player.materials[material] - wanted[base + material], 0))
            totals[seat] += weights.ornament_held * held + weights.ornament_place * count
            totals[seat] += weights.ornament * own * early
        if possible:
            for gem in (GREEN_GEM, PURPLE_GEM):
                held = max(player.materials[gem] - wanted[base + gem], 0)
                totals[seat] += weights.gem * min(possible, held)


def towers(weights: Weights, state: RedState, ready: list[float], turns: float, totals: list[float]) -> None:
    """RC-10.4 to RC-10.6. What the towers give now, blended with everybody's part in what they may become."""
    parties = len(totals)
    sure = weights.sure + (1.0 - weights.sure) * 2.0 / (2.0 + turns)
    for tower in range(len(state.heights)):
        value = 0
        later = 0.0
        present = [0] * parties
        strength = [0.0] * parties
        for cell in range(tower * LEVELS, tower * LEVELS + state.heights[tower]):
            owner = state.owner[cell]
            if owner < 0:
                break
            if state.done[cell]:
                value += 2
                present[owner] += 1
                strength[owner] += 1.0
                decorator = state.ornament[cell]
                if decorator >= 0:
                    value += 1
                    present[decorator] += 1
                    strength[decorator] += 1.0
            else:
                later += 2.0 * ready[cell]
                strength[owner] += ready[cell]
        whole = value + later
        if whole == 0.0:
            continue
        everybody = 0.0
        for party in range(parties):
            strength[party] *= strength[party] + weights.close
            everybody += strength[party]
        points = shares(value, present)
        for party in range(parties):
            totals[party] += sure * points[party]
            if everybody > 0.0:
                totals[party] += (1.0 - sure) * weights.whole * whole * strength[party] / everybody


def sixth(values: TableValues, weights: Weights, race: Race, totals: list[float]) -> None:
    """RC-10.1. The prestige for the sixth section, to each as likely as the party is ahead."""
    parties = len(totals)
    for seat in range(parties):
        nearest = 99.0
        for other in range(parties):
            if other != seat:
                nearest = min(nearest, race.ways[other])
        chance = 0.5 + weights.race * (nearest - race.ways[seat])
        totals[seat] += values.sixth_prestige * min(1.0, max(0.0, chance))


def best_offer(values: TableValues, weights: Weights, state: RedState, seat: int, wanted: list[int]) -> float:
    """What the best die would bring now: rolled dice, which nobody knows yet, do not count."""
    player = state.players[seat]
    top = state.stack[-1] if state.stack else 0
    rolled = first(top) if kind_of(top) == ROLL else 0
    base = seat * MATERIALS
    best = 0.0
    for die in range(len(state.die_space)):
        if has_bit(rolled, die):
            continue
        here = state.die_space[die]
        target = (here + state.die_face[die]) % SPACES
        dice = state.dice_on[target] + (0 if target == here else 1)
        if dice > 3:
            continue
        tile = state.resource[target]
        kind = values.resource_kind[tile]
        amount = values.resource_amount[tile] * dice
        if kind < MATERIALS:
            there = min(player.room, state.reserve[kind])
            amount = min(amount, there)
            useful = min(amount, max(0, wanted[base + kind] - player.materials[kind]))
            worth = weights.offer_wanted * useful + weights.offer_spare * (amount - useful)
        elif kind == RUBLES:
            worth = weights.ruble * amount
        elif kind == RECOGNITION:
            worth = 0.4 * amount
        elif kind == PRESTIGE:
            worth = float(amount)
        else:
            worth = 0.5
        best = max(best, worth)
    return best
