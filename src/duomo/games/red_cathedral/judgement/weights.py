"""Weights of the hand-made outlook, in prestige, found by self-play: tools/fit_value.py, tune_value.py."""

from __future__ import annotations

from typing import Final


class Weights:
    """One set of weights. Bots of one table may have different ones: that is how they are tuned."""

    delivered: float
    held: float
    """Part of a section's reward that a material brings once delivered, and while held."""
    begun: float
    """Part of a section that its claim is, on the way to the sixth."""
    pace: float
    """Turns for a section."""
    claim: float
    claim_less: float
    """Part of its reward that a claim brings at once, and how much less each further one."""
    haste: float
    """Turns that a claim, and each missing material, must have left to count half."""
    tower: float
    """What a finished section opens beyond its reward and its part of the tower."""
    hanging: float
    """Recognition that an unfinished section loses for a banner of others above it."""
    horizon: float
    """Turns left in which lasting things have half of their worth."""
    ruble: float
    ruble_more: float
    """Up to six rubles, and beyond."""
    material: float
    spare: float
    spare_dear: float
    """Every material; one that nothing waits for, plain or dear."""
    leftover: float
    """RC-10.3. Part of a fifth of prestige that things bring when the end is near."""
    tile: float
    tile_die: float
    """An open tile at the start of the game, with resources or with a die."""
    room: float
    """A free space of the inventory."""
    ornament: float
    ornament_place: float
    ornament_held: float
    gem: float
    """An ornament; one that has a place now; its material at hand; a gem to set in it."""
    sure: float
    """Part of a tower's standing that counts as it is, however long the game lasts."""
    close: float
    """The smaller, the more of a tower goes to the strongest."""
    whole: float
    """How much of what a tower may become the parties share."""
    race: float
    """Chance for the sixth section that being a section ahead brings."""
    tempo: float
    """What it is worth to have the next turn."""
    offer: float
    offer_wanted: float
    offer_spare: float
    """Part of what the best die offers, which is: each material waited for, and each other."""
    modules: float
    """What modules say of their part counts times this."""
    automaton: float
    """Prestige that an automaton gains on its opponent with each turn that the game lasts."""
    doubt: float
    doubt_late: float
    doubt_at_end: float
    """Scale of the odds in prestige: usually, when somebody has five sections, when somebody has six."""

    def __init__(self, values: dict[str, float]) -> None:
        for name, value in values.items():
            setattr(self, name, value)


def kind_of_table(seats: int, parties: int, expanded: bool) -> str:
    """Tables that are judged alike: alone, for two, for two with an expansion, for more, with one or not."""
    if parties > 2:
        return "many-expanded" if expanded else "many"
    if seats == 1:
        return "alone"
    return "expanded" if expanded else "two"


def weights_for(kind: str) -> Weights:
    """The weights for a kind of table."""
    if kind == "alone":
        return Weights(ALONE)
    if kind == "two":
        return Weights(TWO)
    return Weights(EXPANDED if kind == "expanded" else MANY)


def beginner_weights(kind: str) -> Weights:
    """The same for somebody who does not see what hangs above a section (RC-6.6), nor that a tower is worth
    most to the strongest (RC-10.5), nor the race for the sixth section."""
    weights = weights_for(kind)
    weights.hanging = 0.0
    weights.sure = 0.0
    weights.close = 60.0
    weights.race = 0.0
    return weights


TWO: Final = {
    "delivered": 0.895,
    "held": 0.486,
    "begun": 0.234,
    "pace": 3.55,
    "claim": 0.206,
    "claim_less": 0.034,
    "haste": 0.595,
    "tower": 1.16,
    "hanging": 1.75,
    "horizon": 15.8,
    "ruble": 0.332,
    "ruble_more": 0.134,
    "material": 0.0256,
    "spare": 0.164,
    "spare_dear": 0.269,
    "leftover": 0.414,
    "tile": 1.04,
    "tile_die": 1.35,
    "room": 0.22,
    "ornament": 0.435,
    "ornament_place": 0.00644,
    "ornament_held": 0.434,
    "gem": 0.468,
    "sure": -0.0291,
    "close": 0.299,
    "whole": 0.645,
    "race": 0.541,
    "tempo": 0.889,
    "offer": 0.159,
    "offer_wanted": 0.895,
    "offer_spare": 0.149,
    "modules": 1.0,
    "automaton": 0.0,
    "doubt": 4.6,
    "doubt_late": 3.5,
    "doubt_at_end": 1.5,
}
MANY: Final = {
    "delivered": 0.955,
    "held": 0.463,
    "begun": 0.13,
    "pace": 4.39,
    "claim": 0.122,
    "claim_less": 0.0608,
    "haste": 0.5,
    "tower": 1.02,
    "hanging": 1.07,
    "horizon": 6.77,
    "ruble": 0.246,
    "ruble_more": 0.045,
    "material": 0.101,
    "spare": 0.0464,
    "spare_dear": 0.159,
    "leftover": 0.388,
    "tile": 1.5,
    "tile_die": 1.59,
    "room": 0.171,
    "ornament": 0.713,
    "ornament_place": 0.0118,
    "ornament_held": 0.421,
    "gem": 0.505,
    "sure": 0.3,
    "close": 0.443,
    "whole": 1.07,
    "race": 0.522,
    "tempo": 0.748,
    "offer": 0.247,
    "offer_wanted": 1.02,
    "offer_spare": 0.0868,
    "modules": 1.0,
    "automaton": 0.0,
    "doubt": 4.6,
    "doubt_late": 3.5,
    "doubt_at_end": 1.5,
}
ALONE: Final = {
    "delivered": 0.977,
    "held": 0.436,
    "begun": 0.162,
    "pace": 1.83,
    "claim": 0.128,
    "claim_less": 0.00971,
    "haste": 0.305,
    "tower": 1.73,
    "hanging": 0.859,
    "horizon": 13.3,
    "ruble": 0.289,
    "ruble_more": 0.0895,
    "material": 0.0314,
    "spare": 0.0466,
    "spare_dear": 0.0912,
    "leftover": 0.171,
    "tile": 1.43,
    "tile_die": 1.05,
    "room": 0.21,
    "ornament": 0.347,
    "ornament_place": -0.032,
    "ornament_held": 0.287,
    "gem": 0.278,
    "sure": 0.356,
    "close": 0.802,
    "whole": 0.57,
    "race": 0.374,
    "tempo": 0.323,
    "offer": 0.0435,
    "offer_wanted": 0.542,
    "offer_spare": 0.138,
    "modules": 0.939,
    "automaton": -0.0176,
    "doubt": 4.6,
    "doubt_late": 3.5,
    "doubt_at_end": 1.5,
}
EXPANDED: Final = {
    "delivered": 0.912,
    "held": 0.467,
    "begun": 0.115,
    "pace": 2.51,
    "claim": 0.249,
    "claim_less": 0.0251,
    "haste": 0.399,
    "tower": 0.782,
    "hanging": 0.903,
    "horizon": 13.1,
    "ruble": 0.226,
    "ruble_more": 0.0957,
    "material": 0.0416,
    "spare": 0.0386,
    "spare_dear": 0.182,
    "leftover": 0.36,
    "tile": 1.81,
    "tile_die": 1.24,
    "room": 0.35,
    "ornament": 0.317,
    "ornament_place": -0.00841,
    "ornament_held": 0.296,
    "gem": 0.398,
    "sure": 0.189,
    "close": 0.298,
    "whole": 0.498,
    "race": 0.472,
    "tempo": 0.754,
    "offer": 0.159,
    "offer_wanted": 0.825,
    "offer_spare": 0.141,
    "modules": 0.974,
    "automaton": 0.0,
    "doubt": 4.6,
    "doubt_late": 3.5,
    "doubt_at_end": 1.5,
}
