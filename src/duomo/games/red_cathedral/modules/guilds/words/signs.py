"""What the cards of the guilds show, in signs (CT-5.2 to CT-5.11), and their buttresses."""

from __future__ import annotations

from collections.abc import Mapping

from duomo.core.words.signs import Sign, Signs
from duomo.games.red_cathedral.modules.components.sets import ButtressEffect
from duomo.games.red_cathedral.modules.guilds.guilds import CLASSES
from duomo.games.red_cathedral.words.signs import ANY, DELIVERY, SHOWN, STALL, TILE, Shown, priced

OTHERS = "others"
DIAMOND = "diamond"
FOREMAN = "guild:foremen"

ACTIONS: Mapping[str, list[Shown]] = {
    "jewellers": [
        ([], [DIAMOND]),
        ([], [2, DIAMOND]),
        ([3, ANY], [2, DIAMOND]),
        ([DIAMOND], [2, "permits"]),
    ],
    "weavers": [([], [TILE]), ([], [OTHERS, TILE]), ([], [2, "×", TILE]), ([], [TILE, TILE])],
    "foremen": [
        ([FOREMAN], ["banner", "recognition"]),
        ([FOREMAN], ["banner", "rubles"]),
        ([FOREMAN], [OTHERS, "recognition"]),
        ([FOREMAN], [OTHERS, "rubles"]),
    ],
    "contractors": [
        ([], ["black", STALL]),
        (["contractor"], ["permits"]),
        (["contractor"], ["rubles"]),
        ([OTHERS, "contractor"], ["rubles"]),
    ],
    "wholesalers": [([], [STALL]), ([], [STALL, ANY]), ([], [2, "×", STALL]), ([], [STALL, STALL])],
    "administrators": [
        ([], [SHOWN]),
        ([SHOWN], [1, "recognition"]),
        ([], ["+", 1, "rubles"]),
        (["gold"], [3, "rubles"]),
        ([], ["green", "/", "purple"]),
        (["green", "purple"], [1, "prestige", 2, "rubles"]),
    ],
    "lawyers": [
        ([], ["+", 1, "permits"]),
        ([1, "permits"], [DELIVERY]),
        ([2, "permits"], [1, "prestige"]),
        ([1, "permits"], [ANY]),
    ],
    "archivists": [
        ([], ["contracts"]),
        ([1, "recognition"], [STALL, "×", "dice"]),
        ([1, "recognition"], ["lightning"]),
        ([1, "recognition"], [STALL]),
    ],
    "master-builders": [
        ([], ["cards", 2, ANY]),
        ([], ["cards", 3, ANY]),
        ([1, "recognition"], ["scaffold", "rubles"]),
        ([], ["scaffold", "½", "recognition"]),
    ],
    "brickmakers": [
        (["brick", "brick"], ["guild:brickmakers"]),
        (["brick"], [DELIVERY]),
        (["brick"], [2, "rubles"]),
        (["brick"], [1, "recognition"]),
    ],
}
"""By guild, a1 first."""

BUTTRESSES: Mapping[ButtressEffect, list[Sign]] = {
    "rubles": ["rubles"],
    "influence": ["lightning"],
    "activate": [TILE],
    "deliver": [DELIVERY],
    "recognition": ["recognition"],
    "free-slot": [0, "rubles"],
    "materials": [ANY],
    "market-space": [STALL],
}
"""CT-5.11. The effect of each."""


def actions() -> dict[str, Shown]:
    """Return the actions of all guilds, with their costs."""
    found: dict[str, Shown] = {}
    for make in CLASSES:
        guild = make(0)
        for number, (price, shown) in enumerate(zip(guild.prices, ACTIONS[guild.guild], strict=True), 1):
            found[f"{guild.guild}-a{number}"] = priced(price, shown)
    return found


def buttress_signs(effect: ButtressEffect, amount: int) -> Signs:
    signs = BUTTRESSES[effect]
    return Signs(None, [], [amount, *signs] if amount > 1 else signs)
