"""The weights of the hand-made outlook, in prestige, found by self-play with tools/fit_value.py and
tune_value.py."""

from __future__ import annotations

from typing import Final


class Weights:
    """One set of weights. Bots at one table may have different weights, which is how they are tuned."""

    delivered: float
    held: float
    """Fraction of a section's reward that a material counts once delivered, and while held."""
    begun: float
    """Fraction of a section that its claim counts on the way to the sixth."""
    pace: float
    """Turns needed for a section."""
    claim: float
    claim_less: float
    """Fraction of its reward that a claim counts at once, and how much less each further one does."""
    haste: float
    """Turns that must be left for each claim and missing material, so that the section counts half."""
    tower: float
    """Worth of a finished section beyond its reward and its share of the tower."""
    hanging: float
    """Recognition that an unfinished section loses for each banner of another party above it."""
    horizon: float
    """Number of turns left at which lasting things have half their worth."""
    ruble: float
    ruble_more: float
    """Each of the first six rubles, and each one beyond."""
    material: float
    spare: float
    spare_dear: float
    """Any material; the extra for one that nothing needs, below gold and from gold up."""
    leftover: float
    """RC-10.3. Fraction of a fifth of prestige that things count when the end is near."""
    tile: float
    tile_die: float
    """A face-up tile at the start of the game, with resources or with a die."""
    room: float
    """A free space of the inventory."""
    ornament: float
    ornament_place: float
    ornament_held: float
    gem: float
    """An ornament; one that can be placed now; its material in hand; a gem to set in it."""
    sure: float
    """Fraction of a tower's current result that counts, however long the game lasts."""
    close: float
    """The smaller it is, the more of a tower goes to the strongest."""
    whole: float
    """How much of what a tower may become is shared by the parties."""
    race: float
    """Increase in the chance of the sixth section from being one section ahead."""
    tempo: float
    """Worth of having the next turn."""
    offer: float
    offer_wanted: float
    offer_spare: float
    """Fraction of the best die's offer that counts, and within the offer each needed and each other
    material."""
    modules: float
    """Factor for the modules' part of the value."""
    automaton: float
    """Prestige that an automaton gains on its opponent with each remaining turn."""
    doubt: float
    doubt_late: float
    doubt_at_end: float
    """Scale of the odds in prestige: normally, once a party has five sections, once a party has six."""

    def __init__(self, values: dict[str, float]) -> None:
        for name, value in values.items():
            setattr(self, name, value)


def kind_of_table(seats: int, parties: int, expanded: bool) -> str:
    """Return the kind of table; kinds are solo, two, two with an expansion, and more players with or without
    one."""
    if parties > 2:
        return "many-expanded" if expanded else "many"
    if seats == 1:
        return "alone"
    return "expanded" if expanded else "two"


def weights_for(kind: str) -> Weights:
    """Return the weights for a kind of table."""
    if kind == "alone":
        return Weights(ALONE)
    if kind == "two":
        return Weights(TWO)
    return Weights(EXPANDED if kind == "expanded" else MANY)


def beginner_weights(kind: str) -> Weights:
    """Return weights for a beginner, who does not notice banners above a section (RC-6.6), that a tower is
    worth most to the strongest (RC-10.5), or the race for the sixth section."""
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
