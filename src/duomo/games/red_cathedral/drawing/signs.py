"""The Red Cathedral in signs and short words, for a board laid out in columns."""

from __future__ import annotations

from duomo.core.words.phrase import Phrase, Value, render, say
from duomo.games.red_cathedral.drawing.module import module_drawings
from duomo.games.red_cathedral.rules import codes as c
from duomo.games.red_cathedral.rules.names import DIE_NAMES, ORNAMENT_NAMES, RESOURCE_NAMES
from duomo.games.red_cathedral.rules.packed import has_material, needed
from duomo.games.red_cathedral.rules.state import Player
from duomo.games.red_cathedral.words.words import RedWords


class Signs:
    """One position in one language."""

    def __init__(self, words: RedWords, language: str) -> None:
        self.words = words
        self.values = words.values
        self.state = words.state
        self.language = language
        self.modules = module_drawings(words.values)

    def say(self, key: str, **data: Value) -> str:
        return self.tell(say(key, **data))

    def tell(self, phrase: Phrase) -> str:
        return render(phrase, self.language)

    def tell_all(self, phrases: list[Phrase]) -> str:
        """Join with commas; a dash if there is nothing."""
        return ", ".join(map(self.tell, phrases)) or "–"

    def party(self, seat: int) -> str:
        return self.tell(self.words.party(seat))

    def amount(self, resource: int, amount: int) -> str:
        return self.tell(self.words.amount(resource, amount))

    def amounts(self, materials: list[int]) -> str:
        """Return the number of each material."""
        return self.tell_all([self.words.amount(m, count) for m, count in enumerate(materials) if count])

    def ornaments(self, player: Player) -> str:
        """Return the ornaments a party still has to place."""
        left = [
            self.say("rc-ornament-name", ornament=name) + (f" ×{count}" if count > 1 else "")
            for name, count in zip(ORNAMENT_NAMES, player.ornaments)
            if count
        ]
        return self.say("cli-rc-ornaments", things=", ".join(left) or "–")

    # ---- short codes -----------------------------------------------------------------------------

    def colour_code(self, die: int) -> str:
        return self.say("rc-colour-short", colour=DIE_NAMES[die])

    def material_code(self, material: int) -> str:
        return self.say("rc-material-short", material=RESOURCE_NAMES[material])

    def packed_codes(self, needs: int) -> str:
        """Return a cost as codes."""
        parts = [(self.material_code(m), needed(needs, m)) for m in range(c.MATERIALS)]
        return " ".join(code if count == 1 else f"{count}{code}" for code, count in parts if count)

    def needs_codes(self, cell: int) -> str:
        """Return what a section still needs as codes; RC-11.7: for some parties only the number."""
        needs, owner = self.state.needs[cell], self.state.owner[cell]
        if owner < 0 or not self.values.any_material[owner]:
            return self.packed_codes(needs)
        return self.say("cli-solo-needs", count=sum(needed(needs, m) for m in range(c.MATERIALS)))

    def tile_codes(self, tile: int) -> str:
        """Return what a workshop tile shows as codes."""
        die = self.values.tile_die[tile]
        if die >= 0:
            return f"◆{self.colour_code(die)}"
        flat = self.values.tile_gives[tile]
        return " ".join(self.resource_code(flat[at], flat[at + 1]) for at in range(0, len(flat), 2))

    def resource_code(self, resource: int, amount: int) -> str:
        if resource == c.RUBLES:
            return f"{amount}₽"
        if resource == c.RECOGNITION:
            return f"+{amount}"
        if resource >= c.OWN_RESOURCES:
            return self.amount(resource, amount)
        code = self.material_code(resource)
        return code if amount == 1 else f"{amount}{code}"

    def influence(self, space: int, lower: int) -> str:
        """Return one action of a quadrant's card, with the codes of the materials it shows."""
        at = self.state.influence[space // 2] * 2 + lower
        words = self.say("rc-action", action=self.values.action_names[self.values.influence_action[at]])
        shown = self.values.influence_shown[at]
        codes = [self.material_code(m) for m in range(c.MATERIALS) if has_material(shown, m)]
        return f"{words} ({' '.join(codes)})" if codes else words
