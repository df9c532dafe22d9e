"""End of the game and final scoring (RC-10)."""

from __future__ import annotations

from mypy_extensions import i64

from duomo.core.engine.event import Log
from duomo.games.red_cathedral.rules.codes import LEVELS
from duomo.games.red_cathedral.rules.state import RedState
from duomo.games.red_cathedral.rules.track import prestige_reached
from duomo.games.red_cathedral.rules.values import TableValues


def leftover_prestige(values: TableValues, state: RedState, seat: int) -> int:
    """RC-10.3. One for every five materials and rubles."""
    player = state.players[seat]
    things = sum(player.materials) + player.rubles
    for module in values.modules:
        things += module.leftovers(state, seat)
    return things // 5


def tower_value(state: RedState, tower: int) -> int:
    """RC-10.4. Two for each finished section, one for each ornament."""
    value = 0
    for cell in range(tower * LEVELS, tower * LEVELS + state.heights[tower]):
        if state.done[cell]:
            value += 2
            if state.ornament[cell] >= 0:
                value += 1
    return value


def presence(state: RedState, tower: int) -> list[int]:
    """RC-10.4. Banners on finished sections plus ornaments, for every party."""
    present = [0] * len(state.players)
    for cell in range(tower * LEVELS, tower * LEVELS + state.heights[tower]):
        if state.done[cell]:
            present[state.owner[cell]] += 1
            if state.ornament[cell] >= 0:
                present[state.ornament[cell]] += 1
    return present


def shares(value: int, present: list[int]) -> list[int]:
    """Return what every party gets for a tower."""
    return shares_of_two(value, present) if len(present) == 2 else shares_of_many(value, present)


def shares_of_two(value: int, present: list[int]) -> list[int]:
    one, other = present
    return [share_of_two(value, one, other), share_of_two(value, other, one)]


def share_of_two(value: i64, own: i64, other: i64) -> i64:
    """RC-10.6. The stronger party gets all, the other a third; a tie gives nothing."""
    if own > other:
        return value
    return value // 3 if own and own < other else 0


def shares_of_many(value: int, present: list[int]) -> list[int]:
    points = [0] * len(present)
    for seat in range(len(present)):
        own = present[seat]
        if own:
            stronger = len([other for other in present if other > own])
            points[seat] = share_of_place(value, stronger, present.count(own))
    return points


def share_of_place(value: i64, stronger: i64, tied: i64) -> i64:
    """RC-10.5. Places are worth V, V//2, (V//2)//2 …; tied players share the places they cover."""
    pot: i64 = 0
    place: i64
    for place in range(stronger, stronger + tied):
        pot += value >> place
    return pot // tied


def score(values: TableValues, state: RedState, log: Log | None) -> list[int]:
    """RC-10.2 to RC-10.6. Return the prestige of every party."""
    totals: list[int] = []
    for seat in range(len(state.players)):
        player = state.players[seat]
        reached = prestige_reached(values, player)
        left = leftover_prestige(values, state, seat)
        totals.append(reached + left)
        if log is not None:
            log.say("score-track", seat, {"prestige": reached, "space": player.marker, "rule": "RC-10.2"})
            log.say("score-leftovers", seat, {"prestige": left, "rule": "RC-10.3"})
        for module in values.modules:
            totals[seat] += module.final_prestige(values, state, seat, log)
    for tower in range(len(state.heights)):
        value = tower_value(state, tower)
        present = presence(state, tower)
        points = shares(value, present)
        for seat in range(len(totals)):
            totals[seat] += points[seat]
            if log is not None and present[seat]:
                rule = "RC-10.6" if len(totals) == 2 else "RC-10.5"
                facts: dict[str, int | str] = {"tower": tower + 1, "value": value, "rule": rule}
                facts["presence"] = present[seat]
                facts["prestige"] = points[seat]
                log.say("score-tower", seat, facts)
    return totals


def rank_of(state: RedState, seat: int) -> tuple[int, int, int]:
    """RC-10.7. Prestige, then finished sections, then ornaments placed."""
    player = state.players[seat]
    return state.final[seat], player.finished, player.placed


def winners(state: RedState) -> list[int]:
    """RC-10.7. More than one if victory is shared."""
    ranks = [rank_of(state, seat) for seat in range(len(state.players))]
    best = max(ranks)
    return [seat for seat in range(len(ranks)) if ranks[seat] == best]
