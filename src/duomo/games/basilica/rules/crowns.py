"""What is publicly known about crowns that nobody has seen yet (BA-1.1).

A crown shows only on the vault side. As long as no tile has gone back into the pile, all unturned tiles of
one kind (same colours, same order) are alike, wherever they are: in the pile, on an order place, among the
executed orders. There are `unturned` of them, `crowned` of those have a crown, and the next one turned over
has a crown with probability `crowned / unturned`.

The reshuffle of the discards (BA-2.4) mixes tiles that were vaults, whose crowns are known, with executed
orders, whose crowns are not, and the new pile shows only order sides. From then on the tiles of a kind *in
the new pile* are alike, and tiles of the same kind that were on an order place at the reshuffle form a
separate group. Suppose a kind has `e` executed orders, `t` fallen vaults with `tc` crowns, and `a` tiles on
order places; of the `a + e` unturned ones `u` have a crown. If `y` of the crowns are on the order places, the
new pile has `u - y + tc`. The executed ones can hold the rest in C(e, u - y) ways, so this is the weight of
`y`, for each way to distribute `y` crowns over those places. Every crown seen later, in either group, tells
more about `y`.

There are at most three tiles on order places, so this knowledge is kept as eight weights, `doubt`: bit p of
the index means that the tile which was on place p at the reshuffle has a crown. `earlier` holds the kinds of
these tiles as long as their crowns are unknown, and `early` has a bit for each one still on its place.
Turning one over keeps the weights that agree with it. Turning over a tile of the new pile multiplies each
weight by the probability of that result in that case. There is only one reshuffle, so nothing is mixed again.
"""

from __future__ import annotations

from math import gcd
from typing import Final

from duomo.core.engine.state import replaced
from duomo.games.basilica.rules.codes import KINDS, NO_TILE, PLACES
from duomo.games.basilica.rules.state import BasilicaState, recount

CASES: Final = 8
"""Ways to distribute crowns over three places."""


def choose(n: int, k: int) -> int:
    """Return the number of ways to choose k of n things."""
    if k < 0 or k > n:
        return 0
    ways = 1
    for step in range(k):
        ways = ways * (n - step) // (step + 1)
    return ways


def crown_on(case: int, place: int) -> bool:
    """True if the case puts a crown on the earlier tile of a place."""
    return case >> place & 1 != 0


def still_lies(state: BasilicaState, place: int) -> bool:
    """True if the tile on an order place has been there since the reshuffle."""
    return state.early >> place & 1 != 0


def stays(state: BasilicaState, place: int) -> None:
    """Mark the tile on an order place as lying there at the reshuffle."""
    state.early |= 1 << place


def leaves(state: BasilicaState, place: int) -> None:
    """Mark the tile on an order place as turned over or executed."""
    state.early &= ~(1 << place)


def is_earlier(state: BasilicaState, kind: int) -> bool:
    """True if one of the earlier tiles is of this kind; faster than `in`, which calls into Python."""
    for earlier in state.earlier:
        if earlier == kind:
            return True
    return False


def crowns_in(state: BasilicaState, kind: int, case: int) -> int:
    """Count the crowns that a case puts on earlier tiles of this kind."""
    crowns = 0
    for place in range(PLACES):
        if state.earlier[place] == kind and crown_on(case, place):
            crowns += 1
    return crowns


def weights(state: BasilicaState, kind: int, place: int) -> tuple[int, int]:
    """BA-1.1. Weights for no crown and for a crown, on the tile of an order place or (-1) of the pile."""
    if not state.doubt or not is_earlier(state, kind):
        crowned = state.crowned[kind]
        return state.unturned[kind] - crowned, crowned
    plain = 0
    crown = 0
    if place >= 0 and still_lies(state, place):
        for case in range(CASES):
            if crown_on(case, place):
                crown += state.doubt[case]
            else:
                plain += state.doubt[case]
        return plain, crown
    newer = state.unturned[kind] - state.earlier.count(kind)
    for case in range(CASES):
        crowned = state.crowned[kind] - crowns_in(state, kind, case)
        crown += state.doubt[case] * crowned
        plain += state.doubt[case] * (newer - crowned)
    return plain, crown


def turned(state: BasilicaState, kind: int, place: int, crown: int) -> None:
    """BA-1.1. Update what is known: everybody has seen the vault side of a tile."""
    if is_earlier(state, kind):
        if place >= 0 and still_lies(state, place):
            state.doubt = agreeing(state.doubt, place, crown)
            state.earlier = replaced(state.earlier, place, NO_TILE)
        else:
            state.doubt = state.doubt[:]
            newer = state.unturned[kind] - state.earlier.count(kind)
            for case in range(CASES):
                crowned = state.crowned[kind] - crowns_in(state, kind, case)
                state.doubt[case] *= crowned if crown else newer - crowned
        reduce(state.doubt)
    if place >= 0:
        leaves(state, place)
    state.unturned = recount(state.unturned, kind, -1)
    if crown:
        state.crowned = recount(state.crowned, kind, -1)


def agreeing(doubt: list[int], place: int, crown: int) -> list[int]:
    """Return the weights of the cases that agree with what was seen; the place then carries no more
    information."""
    kept = [0] * CASES
    for case in range(CASES):
        if crown_on(case, place) == (crown != 0):
            kept[case & ~(1 << place)] += doubt[case]  # the same case without a crown there
    return kept


def reduce(doubt: list[int]) -> None:
    """Divide by the common factor. Only proportions matter, and equal knowledge must look equal."""
    common = 0
    for weight in doubt:
        common = gcd(common, weight)
    if common > 1:
        for case in range(CASES):
            doubt[case] //= common


def mix(state: BasilicaState) -> None:
    """BA-2.4. The discards become the pile: set what is known about every kind before the first draw from
    it."""
    state.earlier = state.orders
    for place in range(PLACES):
        if state.orders[place] != NO_TILE:
            stays(state, place)
    state.doubt = [1] * CASES
    for case in range(CASES):
        for place in range(PLACES):
            kind = state.earlier[place]
            if kind == NO_TILE:
                if crown_on(case, place):
                    state.doubt[case] = 0
            elif kind not in state.earlier[:place]:
                executed = state.spent[kind]
                state.doubt[case] *= choose(executed, state.crowned[kind] - crowns_in(state, kind, case))
    reduce(state.doubt)
    unturned, crowned, fallen = state.unturned, state.crowned, state.fallen
    state.unturned = bytes(
        [unturned[kind] + fallen[2 * kind] + fallen[2 * kind + 1] for kind in range(KINDS)]
    )
    state.crowned = bytes([crowned[kind] + fallen[2 * kind + 1] for kind in range(KINDS)])
