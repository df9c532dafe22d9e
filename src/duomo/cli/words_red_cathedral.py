"""The Red Cathedral in words: things, decisions and legal moves with what they bring."""

from __future__ import annotations

from collections.abc import Sequence

from duomo.cli.module_words import module_words
from duomo.core.state import first, second
from duomo.games.red_cathedral import codes as c
from duomo.games.red_cathedral.build import ORNAMENT_MATERIAL, gem_prestige
from duomo.games.red_cathedral.market import dice_at
from duomo.games.red_cathedral.names import (
    DIE_NAMES,
    GEM_NAMES,
    HOLDS_NAMES,
    KIND_NAMES,
    MATERIAL_NAMES,
    ORNAMENT_NAMES,
    RESOURCE_NAMES,
    SLOT_NAMES,
    section_name,
)
from duomo.games.red_cathedral.state import RedState
from duomo.games.red_cathedral.tables import Tables
from duomo.games.red_cathedral.workshop import benefit, price_of
from duomo.locales import sentence

QUESTIONS = {
    c.TURN: "turn",
    c.AFTER: "after",
    c.BANNER: "banner",
    c.PLACE: "place",
    c.GAIN: "gain",
    c.CHOOSE: "choose",
    c.BUILD: "build",
    c.GEMS: "gems",
    c.MARKET: "market",
    c.GIVE: "give",
    c.SWAP: "swap",
    c.ACTIVATE: "activate",
}


class Words:
    """The words of one position in one language."""

    def __init__(self, tables: Tables, state: RedState, language: str) -> None:
        self.tables = tables
        self.state = state
        self.language = language
        self.modules = module_words(tables)

    def say(self, key: str, **data: int | str) -> str:
        return sentence(key, self.language, data)

    # ---- things ----------------------------------------------------------------------------------

    def colour(self, die: int) -> str:
        return self.say("rc-colour", colour=DIE_NAMES[die])

    def party(self, seat: int) -> str:
        """What people call a party."""
        name = self.tables.party_names[seat]
        return self.say("rc-party", party=name) if name else self.colour(self.state.players[seat].colour)

    def colour_code(self, die: int) -> str:
        return self.say("rc-colour-short", colour=DIE_NAMES[die])

    def material_code(self, material: int) -> str:
        return self.say("rc-material-short", material=RESOURCE_NAMES[material])

    def amount(self, resource: int, amount: int) -> str:
        return self.say("rc-amount", resource=RESOURCE_NAMES[resource], amount=amount)

    def gives(self, flat: Sequence[int], times: int = 1) -> str:
        """Resource, amount, resource, amount … in words."""
        return ", ".join(self.amount(flat[at], flat[at + 1] * times) for at in range(0, len(flat), 2))

    def packed(self, needs: int, key: str = "rc-amount") -> str:
        """A cost in words."""
        parts = [(name, needs >> 3 * m & 7) for m, name in enumerate(MATERIAL_NAMES)]
        return ", ".join(self.say(key, resource=name, amount=count) for name, count in parts if count)

    def packed_codes(self, needs: int) -> str:
        """The same in short."""
        parts = [(self.material_code(m), needs >> 3 * m & 7) for m in range(c.MATERIALS)]
        return " ".join(code if count == 1 else f"{count}{code}" for code, count in parts if count)

    def needs_codes(self, cell: int) -> str:
        """What a section still needs, in short; RC-11.7: only how many, for some parties."""
        needs, owner = self.state.needs[cell], self.state.owner[cell]
        if owner < 0 or not self.tables.any_material[owner]:
            return self.packed_codes(needs)
        return self.say("cli-solo-needs", count=sum(needs >> 3 * m & 7 for m in range(c.MATERIALS)))

    def reward(self, card: int) -> str:
        flat = [c.RECOGNITION, self.tables.card_recognition[card]]
        if self.tables.card_rubles[card]:
            flat += [c.RUBLES, self.tables.card_rubles[card]]
        return self.gives(flat)

    def tile(self, tile: int) -> str:
        """What a workshop tile shows."""
        die = self.tables.tile_die[tile]
        if die >= 0:
            return self.say("rc-die-name", die=DIE_NAMES[die])
        return self.gives(self.tables.tile_gives[tile])

    def tile_codes(self, tile: int) -> str:
        die = self.tables.tile_die[tile]
        if die >= 0:
            return f"◆{self.colour_code(die)}"
        flat = self.tables.tile_gives[tile]
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

    def market_gain(self, space: int, dice: int) -> str:
        tile = self.state.resource[space]
        return self.amount(self.tables.resource_kind[tile], self.tables.resource_amount[tile] * dice)

    def influence(self, space: int, lower: int) -> str:
        """One action of the card of a space's quadrant, with the materials it shows."""
        at = self.state.influence[space // 2] * 2 + lower
        words = self.say("rc-action", action=self.tables.action_names[self.tables.influence_action[at]])
        shown = self.tables.influence_shown[at]
        if shown:
            codes = [self.material_code(m) for m in range(c.MATERIALS) if shown >> m & 1]
            words += f" ({' '.join(codes)})"
        return words

    def group_name(self, space: int) -> str:
        group = self.tables.influence_group[self.state.influence[space // 2]]
        return self.say("rc-group", group=self.tables.group_names[group])

    def dice(self, space: int) -> str:
        """The dice of a space: white 3, red 5."""
        mask = dice_at(self.state, space)
        dice = [die for die in range(len(self.state.die_face)) if mask >> die & 1]
        return ", ".join(f"{self.colour(die)} {self.state.die_face[die]}" for die in dice)

    # ---- decisions -------------------------------------------------------------------------------

    def decision(self) -> str:
        top = self.state.stack[-1]
        kind = top & 63
        if kind not in QUESTIONS:
            return self.modules[self.tables.frame_module[kind]].decision(self, top)
        key = f"decision-rc-{QUESTIONS[kind]}"
        if kind == c.BANNER:
            return self.say(key, section=section_name(first(top)))
        if kind == c.PLACE:
            return self.say(key, tile=self.tile(first(top)))
        if kind == c.GAIN:
            return self.say(key, resource=RESOURCE_NAMES[first(top)], amount=second(top))
        if kind == c.CHOOSE:
            return self.say(key, count=second(top))
        if kind == c.BUILD:
            return self.say(key, left=first(top))
        if kind == c.GEMS:
            return self.say(key, section=section_name(first(top)), left=second(top))
        if kind == c.MARKET:
            return self.say(key, space=first(top) + 1)
        return self.say(key)

    # ---- moves -----------------------------------------------------------------------------------

    def move(self, move: int) -> str:
        """A legal move, with what it costs and brings."""
        owner = self.tables.move_module.get(move, self.tables.frame_module[self.state.stack[-1] & 63])
        own = self.modules[owner].move(self, move) if owner >= 0 else ""
        if own:
            return own
        plain = {
            c.END_TURN: "end",
            c.PASS: "pass",
            c.START_BUILD: "build",
            c.DONE: "done",
            c.TRADE: "trade",
            c.TAKE: "decline",
            c.FROM_RULER: "banner-inventory",
        }
        if move in plain:
            return self.say(f"move-rc-{plain[move]}")
        if move >= c.CLAIM:
            return self._cathedral_move(move)
        if move >= c.FROM_WHITE:
            return self._late_move(move)
        return self._early_move(move)

    def _early_move(self, move: int) -> str:
        state, top = self.state, self.state.stack[-1]
        if move == c.RESOURCES:
            space = first(top)
            return self.say("move-rc-resources", gain=self.market_gain(space, state.dice_on[space]))
        if move == c.UPPER or move == c.LOWER:
            return self._influence_move(first(top), move - c.UPPER)
        if move == c.LEAVE:
            return self.say("move-rc-leave", dice=state.dice_on[first(top)])
        if move < c.REROLL:
            return self.say("move-rc-take", resource=RESOURCE_NAMES[first(top)], amount=move - c.TAKE)
        if move < c.PICK:
            return self.say("move-rc-reroll", space=move - c.REROLL + 1, dice=self.dice(move - c.REROLL))
        if move < c.HAND:
            return self.say("move-rc-gain", material=MATERIAL_NAMES[move - c.PICK])
        if move < c.USE_TILE:
            amount = {c.M1: 2, c.M3: 4}.get(first(top), 1)
            return self.say("move-rc-give", material=RESOURCE_NAMES[move - c.HAND], amount=amount)
        if move < c.OPEN:
            slot = move - c.USE_TILE
            tile = state.players[state.active].slots[slot]
            gain = self.gives(benefit(self.tables, state, tile))
            return self.say("move-rc-activate", slot=SLOT_NAMES[slot], gain=gain)
        return self._slot_move(move)

    def _influence_move(self, space: int, lower: int) -> str:
        at = self.state.influence[space // 2] * 2 + lower
        action = self.tables.action_names[self.tables.influence_action[at]]
        words = self.say("move-rc-lower" if lower else "move-rc-upper", action=action)
        shown = self.tables.influence_shown[at]
        if shown:
            names = [MATERIAL_NAMES[m] for m in range(c.MATERIALS) if shown >> m & 1]
            words += f" ({', '.join(self.say('rc-material', material=name) for name in names)})"
        mark = "lightning" if self.tables.influence_once[at] else "infinity"
        return f"{words}; {self.say('rc-mark', mark=mark)}"

    def _slot_move(self, move: int) -> str:
        slot = (move - c.OPEN) % c.SLOTS
        lying = self.state.players[self.state.active].holds[slot]
        holds = HOLDS_NAMES[lying] if lying < c.HOLDS_NOTHING else "none"
        if move >= c.HIDE:
            return self.say("move-rc-hide", slot=SLOT_NAMES[slot], holds=holds)
        price = price_of(self.tables, self.state, self.state.stack[-1], slot)
        return self.say("move-rc-open", slot=SLOT_NAMES[slot], price=price, holds=holds)

    def _late_move(self, move: int) -> str:
        state = self.state
        if move < c.SET_GEMS:
            return self.say("move-rc-banner-white", slot=SLOT_NAMES[move - c.FROM_WHITE])
        if move < c.MOVE_DIE:
            choice = move - c.SET_GEMS
            gems = GEM_NAMES[choice].replace(" ", "-")
            return self.say("move-rc-gems", gems=gems, prestige=gem_prestige(*c.GEM_CHOICES[choice]))
        if move < c.EXCHANGE:
            die, extra = divmod(move - c.MOVE_DIE, c.SPACES)
            here, face = state.die_space[die], state.die_face[die]
            space = (here + face + extra) % c.SPACES
            dice = state.dice_on[space] + (0 if space == here else 1)
            return self.say(
                "move-rc-die",
                die=DIE_NAMES[die],
                face=face,
                space=space + 1,
                rubles=extra,
                gain=self.market_gain(space, dice),
                group=self.tables.group_names[self.tables.influence_group[state.influence[space // 2]]],
            )
        one, other = c.SPACE_PAIRS[move - c.EXCHANGE]
        return self.say("move-rc-swap", one=self._tile_at(one), other=self._tile_at(other))

    def _tile_at(self, space: int) -> str:
        return f"{self.market_gain(space, 1)} ({space + 1})"

    def _cathedral_move(self, move: int) -> str:
        state, tables = self.state, self.tables
        if move >= c.DELIVER:
            material, cell = divmod(move - c.DELIVER, c.CELLS)
            name, section = MATERIAL_NAMES[material], section_name(cell)
            rest = state.needs[cell] - (1 << 3 * material)
            if rest:
                return self.say("move-rc-deliver", material=name, section=section, rest=self.packed(rest))
            reward = self.reward(state.card[cell])
            return self.say("move-rc-deliver-last", material=name, section=section, reward=reward)
        if move >= c.DECORATE:
            cell = move - c.DECORATE
            kind = tables.card_kind[state.card[cell]]
            words = self.say("move-rc-decorate", section=section_name(cell), ornament=ORNAMENT_NAMES[kind])
            return f"{words} ({self.amount(ORNAMENT_MATERIAL[kind], 1)})"
        cell = move - c.CLAIM
        card, tile = state.card[cell], state.tile[cell]
        facts = {
            "section": section_name(cell),
            "kind": KIND_NAMES[tables.card_kind[card]],
            "cost": self.packed(tables.card_cost[card], "rc-amount-object"),
            "reward": self.reward(card),
        }
        if tile < 0:
            return self.say("move-rc-claim-bare", **facts)
        return self.say("move-rc-claim", tile=self.tile(tile), **facts)

    def heading(self, move: int) -> str:
        """The group of a move in the list of a turn's choices; other lists have no headings."""
        if self.state.stack[-1] & 63 != c.TURN:
            return ""
        if move >= c.PLAYER_MOVES:
            return self.modules[self.tables.move_module[move]].heading(self, move)
        if move >= c.CLAIM:
            return self.say("move-group-rc-claim")
        if move == c.START_BUILD:
            return self.say("move-group-rc-build")
        return self.say("move-group-rc-market")
