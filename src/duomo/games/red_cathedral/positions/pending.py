"""Pending decisions as texts in positions, and which of them can wait for one another."""

from __future__ import annotations

from typing import Any

from duomo.core.engine.refusal import PositionError
from duomo.core.engine.state import first, fourth, frame, kind_of, second, third
from duomo.core.position import array, flag, number, show, table, word
from duomo.games.red_cathedral.positions.parts import part_of, parts_of
from duomo.games.red_cathedral.positions.rows import Rows, by_name, given_by_tiles, held_materials, read_tile
from duomo.games.red_cathedral.rules import setup
from duomo.games.red_cathedral.rules.build import BASIC_DELIVERIES
from duomo.games.red_cathedral.rules.codes import (
    ACTION_NAMES,
    ACTIVATE,
    AFTER,
    BANNER,
    BUILD,
    C1,
    C3,
    C5,
    CHOOSE,
    GAIN,
    GEMS,
    GIVE,
    K3,
    M1,
    M2,
    M3,
    MARKET,
    MATERIALS,
    PLACE,
    QUADRANTS,
    ROLL,
    SETUP,
    SPACES,
    SWAP,
    TURN,
)
from duomo.games.red_cathedral.rules.influence import DIFFERENT
from duomo.games.red_cathedral.rules.market import (
    ACTIVATED,
    INFLUENCE,
    INFLUENCE_OVER,
    LOWER_IN_USE,
    TOOK,
    TWICE,
    UPPER_IN_USE,
)
from duomo.games.red_cathedral.rules.names import (
    DIE_NAMES,
    MATERIAL_NAMES,
    RESOURCE_NAMES,
    mask_of,
    names_of,
    section_name,
)
from duomo.games.red_cathedral.rules.notation import MOST
from duomo.games.red_cathedral.rules.state import RedState
from duomo.games.red_cathedral.rules.values import TableValues

PLAIN = {TURN: "turn", AFTER: "after", SWAP: "swap", ACTIVATE: "activate"}
STEPS = ["start", "blueprint", "resource", "influence", "section", "tile", "die"]
VISIT = {
    "took": TOOK,
    "activated": ACTIVATED,
    "upper": UPPER_IN_USE,
    "lower": LOWER_IN_USE,
    "influence-over": INFLUENCE_OVER,
}
GIVING = [ACTION_NAMES[action] for action in (C1, C3, C5, M1, M2, M3, K3)]
FREE = "free"
"""After the tile of a claim whose slot costs nothing."""
LONGEST = 20
"""More decisions than ever wait for one another."""


# ---- to text -------------------------------------------------------------------------------------


def frame_text(values: TableValues, state: RedState, top: int) -> str | dict[str, Any]:
    """One pending decision, as `read_pending` reads it."""
    kind = kind_of(top)
    if kind in PLAIN:
        return PLAIN[kind]
    if kind == SETUP:
        step, index = first(top), second(top)
        if step in (setup.SECTIONS, setup.TILES):
            return f"set-up {STEPS[step]} {section_name(state.cells[index])}"
        return f"set-up {STEPS[step]}" + (f" {index + 1}" if step > setup.PLANS else "")
    if kind == ROLL:
        return "roll " + " ".join(name for die, name in enumerate(DIE_NAMES) if first(top) >> die & 1)
    if kind == BANNER:
        return f"banner {section_name(first(top))}"
    if kind == PLACE:
        name, shown = by_name("workshop tile", values, first(top))
        if shown is None:
            return f"place {name}" + (f" {FREE}" if second(top) else "")
        return {"place": {"name": name, **shown}, **({FREE: True} if second(top) else {})}
    if kind == GAIN:
        return f"gain {RESOURCE_NAMES[first(top)]} {second(top)}"
    if kind == CHOOSE:
        return f"choose {second(top)} of {' '.join(names_of(first(top)))}"
    if kind == BUILD:
        return f"build {first(top)}" + (" begun" if second(top) else "")
    if kind == GEMS:
        return f"gems {section_name(first(top))} {second(top)}"
    if kind == MARKET:
        flags = third(top)
        said = [name for name in ("took", "activated") if flags & VISIT[name]]
        said += [name for name in ("upper", "lower", "influence-over") if flags & INFLUENCE == VISIT[name]]
        if fourth(top):
            said += ["within", str(fourth(top))] + (["twice"] if flags & TWICE else [])
        return " ".join(["market", str(first(top) + 1), DIE_NAMES[second(top)], *said])
    if values.frame_module[kind] >= 0:
        return part_of(values.modules[values.frame_module[kind]]).frame_text(values, state, top)
    text = f"give {ACTION_NAMES[first(top)]}"
    if third(top):
        return f"{text} given {third(top)} from {MATERIAL_NAMES[fourth(top)]}"
    return " ".join([text, *names_of(second(top))])


# ---- from text -----------------------------------------------------------------------------------


class Pending:
    """One entry of `pending`, split into words that are read one after the other."""

    def __init__(self, place: str, text: str, values: TableValues, state: RedState) -> None:
        self.place = f"{place} “{text}”" if len(text) < 80 else place
        self.words = text.split()
        self.values = values
        self.state = state
        self.dice = DIE_NAMES[: values.dice]

    def next(self) -> str | None:
        return self.words.pop(0) if self.words else None

    def one_of(self, allowed: list[str]) -> int:
        return allowed.index(word(self.place, self.next(), allowed))

    def count(self, least: int, most: int) -> int:
        text = self.next()
        plain = text is not None and text.isascii() and text.isdigit() and len(text) < 5
        return number(self.place, int(text) if plain and text is not None else text, least, most)

    def cell(self) -> int:
        names = {section_name(cell): cell for cell in self.state.cells}
        return names[word(self.place, self.next(), list(names))]

    def names(self, allowed: list[str]) -> list[str]:
        """All the words that are left, none of them twice."""
        names = [word(self.place, name, allowed) for name in self.words]
        if len(set(names)) != len(names) or not names:
            raise PositionError(f"{self.place}: here belong some of {', '.join(allowed)}, each once.")
        self.words = []
        return names

    def read(self) -> int:
        begins = self.next()
        for kind, name in PLAIN.items():
            if begins == name:
                return frame(kind)
        if begins == "set-up":
            return self._set_up()
        if begins == "roll":
            return frame(ROLL, sum(1 << DIE_NAMES.index(die) for die in self.names(self.dice)))
        if begins == "banner":
            return frame(BANNER, self.cell())
        if begins == "gain":
            more = held_materials(self.values)[MATERIALS:]
            resource = RESOURCE_NAMES.index(
                word(self.place, self.next(), [*given_by_tiles(self.values), *more, "prestige"])
            )
            return frame(GAIN, resource, self.count(1, MOST))
        if begins == "choose":
            count = self.count(1, MOST)
            self.one_of(["of"])
            return frame(CHOOSE, mask_of(self.names(MATERIAL_NAMES)), count)
        if begins == "build":
            left = self.count(1, BASIC_DELIVERIES)
            return frame(BUILD, left, 1 if self.words and self.one_of(["begun"]) == 0 else 0)
        if begins == "gems":
            return frame(GEMS, self.cell(), self.count(1, BASIC_DELIVERIES - 1))
        if begins == "market":
            return self._market()
        if begins == "give":
            return self._give()
        for part in parts_of(self.values):
            own = part.read_frame(self, begins)
            if own is not None:
                return own
        known = "turn, after, banner, place, gain, choose, build, gems, market, give, swap, activate, roll"
        raise PositionError(f"{self.place}: {show(begins)} is unknown; a decision begins with {known}.")

    def _set_up(self) -> int:
        step = self.one_of(STEPS)
        if step <= setup.PLANS:
            return frame(SETUP, step)
        if step in (setup.SECTIONS, setup.TILES):
            return frame(SETUP, step, self.state.cells.index(self.cell()))
        most = {setup.RESOURCE_TILES: SPACES, setup.INFLUENCE_CARDS: QUADRANTS}.get(step, len(self.dice))
        return frame(SETUP, step, self.count(1, most) - 1)

    def _market(self) -> int:
        space = self.count(1, SPACES) - 1
        die = self.one_of(self.dice)
        flags = 0
        while self.words and self.words[0] != "within":
            used = VISIT[word(self.place, self.next(), VISIT)]
            if flags & used or (used & INFLUENCE and flags & INFLUENCE):
                raise PositionError(
                    f"{self.place}: of upper, lower and influence-over one at most, each word once."
                )
            flags |= used
        left = 0
        if self.next() == "within":
            left = self.count(1, 2)
            flags |= TWICE if self.words and self.one_of(["twice"]) == 0 else 0
        return frame(MARKET, space, die, flags, left)

    def _give(self) -> int:
        action = ACTION_NAMES.index(word(self.place, self.next(), GIVING))
        if action == K3 and self.words:
            self.one_of(["given"])
            given = self.count(1, DIFFERENT - 1)
            self.one_of(["from"])
            return frame(GIVE, K3, 0, given, self.one_of(MATERIAL_NAMES))
        if action == C3 or action == C5:
            return frame(GIVE, action, mask_of(self.names(MATERIAL_NAMES)))
        return frame(GIVE, action)


def tile_to_place(place: str, entry: object, tiles: Rows) -> str | None:
    """The tile of a `place` decision: an id in the text, or a table for a tile that is described."""
    if isinstance(entry, dict):
        described = table(place, entry, ("place", FREE))
        return read_tile(f"{place}, place", described.get("place"), tiles)
    if not isinstance(entry, str):
        raise PositionError(f"{place}: {show(entry)} is wrong; a decision is a text.")
    words = entry.split()
    if words[:1] != ["place"]:
        return None
    return tiles.take(place, " ".join(words[1:-1] if words[2:] == [FREE] else words[1:]))


def free_of_charge(entry: object) -> int:
    """Whether the slot of a `place` decision costs nothing."""
    if isinstance(entry, dict):
        return int(flag(f"place, {FREE}", entry.get(FREE, False)))
    return int(isinstance(entry, str) and entry.split()[2:] == [FREE])


def pending_tiles(value: object, tiles: Rows) -> list[str | None]:
    """For every entry of `pending` the name of the tile that waits for a slot, if one does."""
    entries = array("pending", value, LONGEST)
    return [tile_to_place(f"pending {at}", entry, tiles) for at, entry in enumerate(entries, 1)]


def read_pending(
    entries: list[Any], waiting: list[str | None], tiles: Rows, values: TableValues, state: RedState
) -> list[int]:
    """The stack of frames; `waiting` is what `pending_tiles` found."""
    stack: list[int] = []
    for at, (entry, tile) in enumerate(zip(entries, waiting, strict=True), 1):
        if tile is not None:
            stack.append(frame(PLACE, tiles.index(tile), free_of_charge(entry)))
            continue
        reading = Pending(f"pending {at}", entry, values, state)
        stack.append(reading.read())
        if reading.words:
            raise PositionError(f"{reading.place}: “{' '.join(reading.words)[:40]}” is too much.")
    return stack


# ---- what can wait for what ----------------------------------------------------------------------

ABOVE: dict[int, tuple[int, ...]] = {
    -1: (TURN, AFTER),
    TURN: (),
    AFTER: (BANNER, PLACE, BUILD, MARKET, GAIN),
    MARKET: (GAIN, CHOOSE, BUILD, GIVE, SWAP, ACTIVATE),
    GAIN: (GAIN,),
    BUILD: (GEMS,),
}
"""What can lie directly above each decision, apart from a roll; -1 is the bottom."""


def check_stack(values: TableValues, state: RedState, stack: list[int]) -> None:
    """RC-4.1. A turn is at the bottom; above it only what it can lead to."""
    if not lies_well(values, state, -1, kind_of(stack[0])):
        raise PositionError("pending 1: the first must be “turn” (before the basic action) or “after”.")
    if state.active >= values.seats and kind_of(stack[0]) in (TURN, AFTER):
        raise PositionError(f"pending 1: {values.party_names[state.active]} decides nothing (RC-11.4).")
    for at, top in enumerate(stack):
        place = f"pending {at + 1}"
        kind = kind_of(top)
        if at and not lies_well(values, state, kind_of(stack[at - 1]), kind):
            below, this = (frame_text(values, state, part) for part in stack[at - 1 : at + 1])
            raise PositionError(f"{place}: {show(this)} cannot come above {show(below)}.")
        if kind == ROLL:
            check_roll(place, state, first(top))
        elif kind == MARKET and state.die_space[second(top)] != first(top):
            die, stands = DIE_NAMES[second(top)], state.die_space[second(top)] + 1
            raise PositionError(f"{place}: the {die} die stands on space {stands}, not on {first(top) + 1}.")
        elif kind == BANNER:
            check_banner(values, place, state, first(top))
        elif kind == GEMS:
            check_gems(place, state, top, stack[at - 1])
        elif values.frame_module[kind] >= 0:
            module = values.modules[values.frame_module[kind]]
            part_of(module).check_frame(values, state, place, top)


def lies_well(values: TableValues, state: RedState, below: int, kind: int) -> bool:
    """Whether a decision of a kind can lie directly above another, or with -1 at the bottom."""
    if kind in ABOVE.get(below, ()) or (kind == ROLL and below >= 0):
        return True
    return any(part.may_lie(values, state, below, kind) for part in parts_of(values))


def check_roll(place: str, state: RedState, mask: int) -> None:
    """RC-4.3, RC-7.8. Only dice of one space are rolled together."""
    spaces = {state.die_space[die] for die in range(len(state.die_space)) if mask >> die & 1}
    if len(spaces) != 1:
        raise PositionError(f"{place}: dice that are rolled together stand on one space (RC-7.8).")


def check_banner(values: TableValues, place: str, state: RedState, cell: int) -> None:
    """RC-5.2. Only the advanced board leaves the choice of a banner."""
    from duomo.games.red_cathedral.rules.claim import available

    if not values.advanced:
        raise PositionError(f"{place}: the standard board leaves no choice of banner (RC-5.2).")
    if not available(state, cell):
        raise PositionError(f"{place}: section {section_name(cell)} is not available (RC-5.1).")


def check_gems(place: str, state: RedState, top: int, below: int) -> None:
    """RC-6.4. Gems are set in an ornament that was placed just now, by deliveries that are left."""
    if state.ornament[first(top)] != state.active:
        raise PositionError(f"{place}: the player has no ornament on {section_name(first(top))} (RC-6.4).")
    if first(below) != second(top) or not second(below):
        raise PositionError(f"{place}: below it belongs “build {second(top)} begun” (RC-6.4).")
