"""Words for the things of The Red Cathedral: parties, materials, tiles, cards, dice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from duomo.core.engine.rules import Rules
from duomo.core.game import Game
from duomo.core.words.phrase import Phrase, say
from duomo.core.words.words import WordsOf
from duomo.games.red_cathedral.rules import codes as c
from duomo.games.red_cathedral.rules.market import dice_at
from duomo.games.red_cathedral.rules.names import DIE_NAMES, KIND_NAMES, MATERIAL_NAMES, RESOURCE_NAMES
from duomo.games.red_cathedral.rules.packed import has_bit, has_material, needed
from duomo.games.red_cathedral.rules.rules import RedRules
from duomo.games.red_cathedral.rules.state import RedState
from duomo.games.red_cathedral.rules.values import TableValues
from duomo.games.red_cathedral.words.module import module_words


class RedThings(WordsOf[RedRules, RedState]):
    """The building blocks for the words of decisions, moves and events."""

    def __init__(self, game: Game, rules: Rules[Any], state: Any) -> None:
        assert isinstance(rules, RedRules)
        assert isinstance(state, RedState)
        super().__init__(game, rules, state)
        self.values = rules.values
        self.modules = module_words(rules.values)

    def colour(self, die: int) -> Phrase:
        return say("rc-colour", colour=DIE_NAMES[die])

    def party(self, seat: int) -> Phrase:
        name = self.values.party_names[seat]
        return say("rc-party", party=name) if name else self.colour(self.state.players[seat].colour)

    def amount(self, resource: int, amount: int) -> Phrase:
        return amounts([resource, amount])[0]

    def gives(self, flat: Sequence[int]) -> list[Phrase]:
        """Resource, amount, resource, amount … in words."""
        return amounts(flat)

    def packed(self, needs: int, key: str = "rc-amount") -> list[Phrase]:
        """A cost in words."""
        parts = [(name, needed(needs, m)) for m, name in enumerate(MATERIAL_NAMES)]
        return [say(key, resource=name, amount=count) for name, count in parts if count]

    def reward(self, card: int) -> list[Phrase]:
        flat = [c.RECOGNITION, self.values.card_recognition[card]]
        if self.values.card_rubles[card]:
            flat += [c.RUBLES, self.values.card_rubles[card]]
        return self.gives(flat)

    def card(self, card: int) -> Phrase:
        """What a section card shows."""
        kind = KIND_NAMES[self.values.card_kind[card]]
        return say(
            "part-section", kind=kind, cost=self.packed(self.values.card_cost[card]), reward=self.reward(card)
        )

    def tile(self, tile: int) -> list[Phrase]:
        """What a workshop tile shows."""
        return tile_words(self.values, tile)

    def market_gain(self, space: int, dice: int) -> Phrase:
        tile = self.state.resource[space]
        return self.amount(self.values.resource_kind[tile], self.values.resource_amount[tile] * dice)

    def tile_at(self, space: int) -> Phrase:
        return say("rc-tile-at", gain=self.market_gain(space, 1), space=space + 1)

    def group(self, space: int) -> str:
        """Return the token of the group whose influence card is next to a space."""
        return self.values.group_names[self.values.influence_group[self.state.influence[space // 2]]]

    def action(self, space: int, lower: int) -> tuple[str, list[Phrase]]:
        """Return one action of a quadrant's card: its token, and the materials it shows."""
        at = self.state.influence[space // 2] * 2 + lower
        shown = self.values.influence_shown[at]
        names = [name for m, name in enumerate(MATERIAL_NAMES) if has_material(shown, m)]
        token = self.values.action_names[self.values.influence_action[at]]
        return token, [say("rc-material", material=name) for name in names]

    def dice(self, space: int) -> list[Phrase]:
        """Return the dice of a space: white 3, red 5."""
        mask = dice_at(self.state, space)
        dice = [die for die in range(len(self.state.die_face)) if has_bit(mask, die)]
        return [say("rc-die-face", colour=DIE_NAMES[die], face=self.state.die_face[die]) for die in dice]


def amounts(flat: Sequence[int]) -> list[Phrase]:
    """Resource, amount, resource, amount … in words."""
    return [
        say("rc-amount", resource=RESOURCE_NAMES[flat[at]], amount=flat[at + 1])
        for at in range(0, len(flat), 2)
    ]


def tile_words(values: TableValues, tile: int) -> list[Phrase]:
    """What a workshop tile shows."""
    die = values.tile_die[tile]
    if die >= 0:
        return [say("rc-die-name", die=DIE_NAMES[die])]
    return amounts(values.tile_gives[tile])
