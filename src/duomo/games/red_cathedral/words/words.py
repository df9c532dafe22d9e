"""Words for The Red Cathedral: decisions, legal moves with their gains, and events."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from duomo.core.engine.event import Event
from duomo.core.engine.state import first, kind_of
from duomo.core.words.phrase import Phrase, Value, any_of, say
from duomo.games.red_cathedral.rules import codes as c
from duomo.games.red_cathedral.rules.build import ORNAMENT_MATERIAL, gem_prestige
from duomo.games.red_cathedral.rules.market import dice_after, landing
from duomo.games.red_cathedral.rules.names import (
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
from duomo.games.red_cathedral.rules.packed import pieces
from duomo.games.red_cathedral.rules.workshop import benefit, price_of
from duomo.games.red_cathedral.words.things import RedThings

PLAIN_MOVES: Final = {
    c.END_TURN: "end",
    c.PASS: "pass",
    c.START_BUILD: "build",
    c.DONE: "done",
    c.TRADE: "trade",
    c.TAKE: "decline",
    c.FROM_RULER: "banner-inventory",
}
CLOSING: Final = {c.END_TURN: "end", c.LEAVE: "leave", c.DONE: "done", c.PASS: "pass"}
"""Moves that end a turn, a visit or a pending decision."""


class RedWords(RedThings):
    prefix: ClassVar[str] = "rc"
    silent: ClassVar[frozenset[str]] = frozenset(("build", "resources", "leave"))
    shown: ClassVar[frozenset[str]] = frozenset(
        ("lay-plan", "lay-resource", "lay-influence", "lay-section", "lay-tile", "drop")
    )

    # ---- decisions -------------------------------------------------------------------------------

    def decision(self) -> Phrase:
        top = self.state.stack[-1]
        asked = self.values.decisions[kind_of(top)].ask(self.values, self.state, top)
        if kind_of(top) in (c.TURN, c.MARKET):
            asked = Phrase(asked.key, {**asked.data, "actions": any_of(self._possible())})
        return asked

    def rule(self) -> str:
        return self.values.decisions[kind_of(self.state.stack[-1])].rule

    def _possible(self) -> list[Phrase]:
        """Return every possible answer to the question, in a few words."""
        verbs = [self.rules.notation.verb(code) for code in self.main(self.rules.legal(self.state))]
        return [say("rc-do", do=verb) for verb in dict.fromkeys(verbs)]

    # ---- moves -----------------------------------------------------------------------------------

    def move(self, code: int) -> Phrase:
        owner = self.values.move_module.get(code, self.values.decisions[kind_of(self.state.stack[-1])].module)
        own = self.modules[owner].move(self, code) if owner >= 0 else None
        if own is not None:
            return own
        if code in PLAIN_MOVES:
            return say(f"move-rc-{PLAIN_MOVES[code]}")
        if code >= c.CLAIM:
            return self._cathedral_move(code)
        if code >= c.FROM_WHITE:
            return self._late_move(code)
        return self._early_move(code)

    def _early_move(self, move: int) -> Phrase:
        state, top = self.state, self.state.stack[-1]
        if move == c.RESOURCES:
            space = first(top)
            return say("move-rc-resources", gain=self.market_gain(space, state.dice_on[space]))
        if move == c.UPPER or move == c.LOWER:
            return self._influence_move(first(top), move - c.UPPER)
        if move == c.LEAVE:
            return say("move-rc-leave", dice=state.dice_on[first(top)])
        if move < c.REROLL:
            return say("move-rc-take", resource=RESOURCE_NAMES[first(top)], amount=move - c.TAKE)
        if move < c.PICK:
            return say("move-rc-reroll", space=move - c.REROLL + 1, dice=self.dice(move - c.REROLL))
        if move < c.HAND:
            return say("move-rc-gain", material=MATERIAL_NAMES[move - c.PICK])
        if move < c.USE_TILE:
            amount = {c.M1: 2, c.M3: 4}.get(first(top), 1)
            return say("move-rc-give", material=RESOURCE_NAMES[move - c.HAND], amount=amount)
        if move < c.OPEN:
            return self.activation(state.active, move - c.USE_TILE)
        return self._slot_move(move)

    def activation(self, party: int, slot: int) -> Phrase:
        """Describe the use of a tile in a party's workshop."""
        tile = self.state.players[party].slots[slot]
        gain = self.gives(benefit(self.values, self.state, tile))
        return say("move-rc-activate", slot=SLOT_NAMES[slot], gain=gain)

    def _influence_move(self, space: int, lower: int) -> Phrase:
        action, shown = self.action(space, lower)
        once = self.values.influence_once[self.state.influence[space // 2] * 2 + lower]
        mark = "lightning" if once else "infinity"
        if not shown:
            return say("move-rc-influence", action=action, mark=mark)
        return say("move-rc-influence-shown", action=action, shown=shown, mark=mark)

    def _slot_move(self, move: int) -> Phrase:
        slot = (move - c.OPEN) % c.SLOTS
        lying = self.state.players[self.state.active].holds[slot]
        holds = HOLDS_NAMES[lying] if lying < c.HOLDS_NOTHING else "none"
        if move >= c.HIDE:
            return say("move-rc-hide", slot=SLOT_NAMES[slot], holds=holds)
        price = price_of(self.values, self.state, self.state.stack[-1], slot)
        return say("move-rc-open", slot=SLOT_NAMES[slot], price=price, holds=holds)

    def _late_move(self, move: int) -> Phrase:
        if move < c.SET_GEMS:
            return say("move-rc-banner-white", slot=SLOT_NAMES[move - c.FROM_WHITE])
        if move < c.MOVE_DIE:
            choice = move - c.SET_GEMS
            gems = GEM_NAMES[choice].replace(" ", "-")
            return say("move-rc-gems", gems=gems, prestige=gem_prestige(*c.GEM_CHOICES[choice]))
        if move < c.EXCHANGE:
            return self._die_move(*divmod(move - c.MOVE_DIE, c.SPACES))
        one, other = c.SPACE_PAIRS[move - c.EXCHANGE]
        return say("move-rc-swap", one=self.tile_at(one), other=self.tile_at(other))

    def _die_move(self, die: int, extra: int) -> Phrase:
        state = self.state
        space = landing(state, die, extra)
        return say(
            "move-rc-die",
            die=DIE_NAMES[die],
            face=state.die_face[die],
            space=space + 1,
            rubles=extra,
            gain=self.market_gain(space, dice_after(state, die, space)),
            group=self.group(space),
        )

    def _cathedral_move(self, move: int) -> Phrase:
        state, values = self.state, self.values
        if move >= c.DELIVER:
            material, cell = divmod(move - c.DELIVER, c.CELLS)
            name, section = MATERIAL_NAMES[material], section_name(cell)
            rest = state.needs[cell] - pieces(material)
            if rest:
                return say("move-rc-deliver", material=name, section=section, rest=self.packed(rest))
            reward = self.reward(state.card[cell])
            return say("move-rc-deliver-last", material=name, section=section, reward=reward)
        if move >= c.DECORATE:
            cell = move - c.DECORATE
            kind = values.card_kind[state.card[cell]]
            return say(
                "move-rc-decorate",
                section=section_name(cell),
                ornament=ORNAMENT_NAMES[kind],
                resource=RESOURCE_NAMES[ORNAMENT_MATERIAL[kind]],
                amount=1,
            )
        return self._claim(move - c.CLAIM)

    def _claim(self, cell: int) -> Phrase:
        card, tile = self.state.card[cell], self.state.tile[cell]
        facts: dict[str, Value] = {
            "section": section_name(cell),
            "kind": KIND_NAMES[self.values.card_kind[card]],
            "cost": self.packed(self.values.card_cost[card], "rc-amount-object"),
            "reward": self.reward(card),
        }
        if tile < 0:
            return say("move-rc-claim-bare", **facts)
        return say("move-rc-claim", tile=self.tile(tile), **facts)

    # ---- the list of moves -----------------------------------------------------------------------

    def heading(self, code: int) -> Phrase | None:
        if kind_of(self.state.stack[-1]) != c.TURN:
            return None
        if code >= c.PLAYER_MOVES:
            return self.modules[self.values.move_module[code]].heading(self, code)
        if code >= c.CLAIM:
            return say("move-group-rc-claim")
        return say("move-group-rc-build" if code == c.START_BUILD else "move-group-rc-market")

    def aside(self, code: int) -> bool:
        """RC-4.2, RC-4.3. Trading and rerolling for prestige are possible at any moment; modules add more."""
        act = self.values.acts[code]
        return act is not None and act.at_any_moment()

    def closes(self, code: int) -> str:
        return CLOSING.get(code, "")

    def asides(self, codes: Sequence[int]) -> list[tuple[list[int], Phrase]]:
        """Return the trade, one line for all rerolls, then what modules allow."""
        rerolls = [code for code in codes if c.REROLL <= code < c.PICK]
        lines = [([code], self.move(code)) for code in codes if code == c.TRADE]
        if rerolls:
            spaces = ", ".join(str(code - c.REROLL + 1) for code in rerolls)
            lines.append((rerolls, say("move-rc-rerolls", spaces=spaces)))
        lines += [
            ([code], self.move(code))
            for code in codes
            if code != c.TRADE and code not in rerolls and self.aside(code)
        ]
        return lines

    def obvious(self, codes: Sequence[int]) -> int | None:
        """Take all rubles and points: they need no room and have no downside."""
        top = self.state.stack[-1]
        return codes[0] if kind_of(top) == c.GAIN and c.unlimited(first(top)) else None

    def usual(self, codes: Sequence[int]) -> int | None:
        """Take all of a gain, end a finished turn, or leave a market that has nothing more to offer."""
        if kind_of(self.state.stack[-1]) == c.GAIN:
            return self.main(codes)[0]
        return super().usual(codes)

    # ---- events ----------------------------------------------------------------------------------

    def is_shown(self, kind: str) -> bool:
        return super().is_shown(kind) or any(kind in module.shown for module in self.modules)

    def explained(self, event: Event) -> dict[str, Value]:
        """Replace the id of a tile or a card, which means nothing to a player, by what it shows."""
        values = self.values
        found: dict[str, Value] = {}
        tile, card = str(event.data.get("tile", "")), str(event.data.get("card", ""))
        if event.kind == "lay-resource":
            at = values.resource_names.index(tile)
            found["tile"] = self.amount(values.resource_kind[at], values.resource_amount[at])
        elif event.kind == "lay-influence":
            group = values.influence_group[values.influence_names.index(card)]
            found["card"] = say("rc-group", group=values.group_names[group])
        elif event.kind == "lay-section":
            found["card"] = self.card(values.card_names.index(card))
        elif tile:
            found["tile"] = self.tile(values.tile_names.index(tile))
        for module in self.modules:
            found.update(module.explained(self, event))
        return found


WORDS = RedWords
