"""What influence cards show, in signs (RC-7.9)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache

from duomo.core.words.signs import Sign, Signs
from duomo.games.red_cathedral.modules.expansions import MANIFESTS
from duomo.games.red_cathedral.rules.codes import ACTION_NAMES, M3
from duomo.games.red_cathedral.rules.influence import DIFFERENT, amount_given
from duomo.games.red_cathedral.rules.names import RESOURCE_NAMES
from duomo.games.red_cathedral.rules.values import PRICES
from duomo.games.red_cathedral.words.printed_signs import ANY, DELIVERY, SHOWN, TILE, Shown

ACTIONS: Mapping[str, Shown] = {
    "C1": ([ANY], [1, "rubles"]),
    "C2": ([], [SHOWN]),
    "C3": ([SHOWN], [1, "rubles"]),
    "C4": ([], [ANY]),
    "C5": ([SHOWN], [2, "rubles"]),
    "C6": ([], [SHOWN]),
    "T1": ([], [DELIVERY]),
    "T2": ([], ["+", 1, "rubles"]),
    "T3": ([], [DELIVERY, DELIVERY]),
    "T4": ([], ["swap"]),
    "M1": (["pair"], [ANY]),
    "M2": ([ANY], [ANY]),
    "M3": ([amount_given(M3), ANY], [2, ANY]),
    "M4": ([], [TILE]),
    "K1": ([], ["+", 1, "recognition"]),
    "K2": ([], [1, "prestige"]),
    "K3": ([DIFFERENT, "≠", ANY], [1, "prestige"]),
    "K4": (["logo"], [2, "recognition"]),
}


def priced(price: int, shown: Shown) -> Shown:
    """Add the price in rubles."""
    cost, gain = shown
    return ([price, "rubles", *cost] if price else cost), gain


@cache
def all_actions() -> dict[str, Shown]:
    """Return the actions of the base game, then those of modules."""
    found = {name: priced(price, ACTIONS[name]) for name, price in zip(ACTION_NAMES, PRICES, strict=True)}
    for manifest in MANIFESTS:
        found.update(manifest.words().actions())
    return found


def action_signs(action: str, mark: str, shown: Sequence[str]) -> Signs:
    """Return the signs for one action of an influence card, with the materials printed there."""
    cost, gain = all_actions()[action]
    return Signs(mark, filled(cost, shown), filled(gain, shown))


def filled(signs: Iterable[Sign], shown: Sequence[str]) -> list[Sign]:
    found: list[Sign] = []
    for sign in signs:
        found += shown if sign == SHOWN else [sign]
    return found


def amount_signs(flat: Sequence[int]) -> list[Sign]:
    """Convert resource, amount, resource, amount …; a single piece is just the sign."""
    found: list[Sign] = []
    for resource, amount in zip(flat[::2], flat[1::2], strict=True):
        found += [amount, RESOURCE_NAMES[resource]] if amount > 1 else [RESOURCE_NAMES[resource]]
    return found
