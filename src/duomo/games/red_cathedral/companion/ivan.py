"""Ivan at a real table: the engine's automaton, fed with the dice rolls and the player's turns (RC-11)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from duomo.core.engine.event import Event, Log
from duomo.core.engine.refusal import PositionError, Refusal
from duomo.core.engine.state import first, frame, kind_of, replaced, second
from duomo.core.game import Document
from duomo.core.position import FORMAT
from duomo.core.table import Table
from duomo.games.red_cathedral.companion.instructions import instructions
from duomo.games.red_cathedral.companion.ivan_documents import (
    CardShown,
    DieShown,
    Instruction,
    IvanLine,
    IvanSetUp,
    IvanStep,
    Pile,
    TurnReport,
    Way,
)
from duomo.games.red_cathedral.components.rows import packed
from duomo.games.red_cathedral.game import RedCathedral
from duomo.games.red_cathedral.modules.contractors.positions.position import contractors_of
from duomo.games.red_cathedral.modules.contractors.rules.codes import SPECIALISTS
from duomo.games.red_cathedral.modules.ivan.rules.cards import shown_recognition
from duomo.games.red_cathedral.modules.ivan.rules.codes import IVAN, IVAN_NAME, YOU
from duomo.games.red_cathedral.modules.ivan.rules.module import Ivan
from duomo.games.red_cathedral.positions.rows import unpacked
from duomo.games.red_cathedral.rules.build import complete
from duomo.games.red_cathedral.rules.claim import available
from duomo.games.red_cathedral.rules.codes import (
    AFTER,
    FULL,
    GAME,
    LEVELS,
    NO_TILE,
    RECOGNITION,
    SPACES,
    TURN,
)
from duomo.games.red_cathedral.rules.market import dice_at
from duomo.games.red_cathedral.rules.names import DIE_NAMES, MATERIAL_NAMES, section_name
from duomo.games.red_cathedral.rules.packed import has_bit, set_of
from duomo.games.red_cathedral.rules.rules import RedRules
from duomo.games.red_cathedral.rules.state import RedState
from duomo.games.red_cathedral.wire.names import DieName

END = "end"
WOOD = MATERIAL_NAMES[0]
CLERGY = "clergy"


class IvanTable:
    """A solo game that tracks only what Ivan needs: dice, cathedral, his own things."""

    def __init__(self, line: IvanLine) -> None:
        game = RedCathedral()
        options, components, rules, state = game.read_position(start_of(line.start))
        assert isinstance(rules, RedRules)
        assert isinstance(state, RedState)
        self.table = Table(game, options, components, rules, state)
        self.rules = rules
        self.told: list[Instruction] = []
        """Instructions for Ivan's turn."""
        self.turns = 0
        """Number of Ivan's turns begun so far."""
        self.known: set[str] = set()
        """Sections whose cards the player has read out."""
        self.missing: str | None = None
        """What the last step lacks: a section whose card is needed now, or `reserve`."""
        self.answered = 0
        self.way: Way | None = None
        self.show(f"{line.start.base}.1", line.start.card)
        for step in line.steps:
            if not self.take(step):
                break
            self.answered += 1

    @property
    def state(self) -> RedState:
        assert isinstance(self.table.state, RedState)
        return self.table.state

    @property
    def your_turn(self) -> bool:
        return self.state.decider == YOU and self.state.stack == [frame(TURN)]

    # ---- steps -----------------------------------------------------------------------------------

    def take(self, step: IvanStep) -> bool:
        """Take one step completely or not at all; False if something has to be asked first."""
        if sum(told is not None for told in (step.report, step.move, step.dice)) != 1:
            raise PositionError(Refusal("solo-no-choice", ""))
        if step.dice is not None:
            self.correct(step.dice)
            return True
        before, known = self.state.copy(), set(self.known)
        reported: list[Event] = []
        for section, card in step.cards.items():
            self.show(section, card)
        if step.report is not None:
            if not self.your_turn:
                raise PositionError(Refusal("solo-ivans-turn", "RC-11.4"))
            reported = self.report(step.report)
        if step.reserve is not None:
            self.pile(step.reserve)
        events = self.table.play(END if step.move is None else step.move)
        self.missing = self.needed(events, step)
        if self.missing is not None:
            self.table.state, self.known = before, known
            return False
        if step.report is not None:
            self.told, self.turns, self.way = [], self.turns + 1, None
            events = [*reported, *events]
        self.told += instructions(self.table, events)
        for event in events:
            if event.kind == "ivan-die":
                self.way = way_of(event.data)
        return True

    def needed(self, events: list[Event], step: IvanStep) -> str | None:
        """Return what the player has to read out before these events can happen."""
        for event in events:
            if event.kind == "ivan-claims" and event.data["section"] not in self.known:
                return str(event.data["section"])
            inventory = event.data.get("card") == "inventory"
            if inventory and event.kind in ("ivan-takes", "ivan-skips") and step.reserve is None:
                return "reserve"
        return None

    # ---- player input ----------------------------------------------------------------------------

    def show(self, section: str, card: CardShown) -> None:
        """RC-11.7. Set what is printed on a section; here every section has its own card and tile."""
        state, values, cell = self.state, self.rules.values, cell_of(section)
        if cell not in state.cells:
            raise PositionError(
                Refusal("solo-other-section", "RC-11.7", {"section": section, "sections": "–"})
            )
        self.known.add(section)
        cost = packed([WOOD] * card.materials)
        values.card_cost[state.card[cell]] = cost
        values.card_recognition[state.card[cell]] = card.recognition
        state.needs = [cost if at == cell else needs for at, needs in enumerate(state.needs)]
        if state.tile[cell] != NO_TILE:
            values.tile_die[state.tile[cell]] = -1
            values.tile_gives[state.tile[cell]] = [RECOGNITION, card.tile] if card.tile else []

    def usual(self, section: str) -> CardShown:
        """Return what the component set says about the card placed there here."""
        state, values, cell = self.state, self.rules.values, cell_of(section)
        card, tile = state.card[cell], state.tile[cell]
        shown = shown_recognition(values.tile_gives[tile]) if tile != NO_TILE else 0
        return CardShown(len(unpacked(values.card_cost[card])), values.card_recognition[card], shown)

    def pile(self, pile: Pile) -> None:
        """RC-11.7. Set the fullest pile; all that is known about the others is that they are not fuller."""
        best = MATERIAL_NAMES.index(pile.material)
        state = self.state
        for material in range(len(MATERIAL_NAMES)):
            most = pile.amount - (1 if material < best else 0)
            amount = pile.amount if material == best else min(state.reserve[material], most)
            state.reserve[material] = max(amount, 0)

    def report(self, report: TurnReport) -> list[Event]:
        """Apply the player's turn and its effects on Ivan: penalties, his marker, closed cities."""
        state, values, log = self.state, self.rules.values, Log()
        for section in report.claimed:
            cell = self.cell(section, section in unbannered(state))
            state.owner = replaced(state.owner, cell, YOU)
            state.tile = replaced(state.tile, cell, NO_TILE)
            you = state.players[YOU]
            you.ruler, you.spare = max(you.ruler - 1, 0), you.spare - (0 if you.ruler else 1)
            for module in values.modules:
                module.claimed(values, state, cell, log)
        for section in report.finished:
            complete(values, state, self.cell(section, section in unfinished(state)), 0, log)
        for section in report.adorned:
            cell = self.cell(section, section in bare(state))
            state.ornament = replaced(state.ornament, cell, YOU)
            state.players[YOU].placed += 1
        self.lay_dice(report.dice)
        if report.recognition is not None:
            self.swap(report.recognition - 1)
        if report.specialists is not None:
            self.stand(report.specialists)
        state.stack = [frame(AFTER)]
        self.rules.settle(state)
        return [event for event in log.events if event.seat == IVAN or event.kind in REPORTED]

    def cell(self, section: str, possible: bool) -> int:
        """Return the cell of a section; raise PositionError if the reported change is not possible there."""
        if not possible:
            raise PositionError(Refusal("companion-section", "RC-5.1", {"section": section}))
        return cell_of(section)

    def lay_dice(self, dice: dict[DieName, DieShown]) -> None:
        state = self.state
        spaces, faces = state.die_space[:], state.die_face[:]
        for name, die in dice.items():
            at = DIE_NAMES.index(name)
            if at not in ivan_module(self.rules).solo.dice:
                raise PositionError(Refusal("companion-no-die", "CT-1.1", {"die": name}))
            spaces[at], faces[at] = die.space - 1, die.face
        if any(spaces.count(space) > FULL for space in range(SPACES)):
            full = next(space for space in spaces if spaces.count(space) > FULL)
            raise PositionError(Refusal("companion-dice-full", "RC-7.2", {"space": full + 1}))
        state.die_space, state.die_face = spaces, faces
        state.dice_on = [spaces.count(space) for space in range(SPACES)]

    def correct(self, dice: dict[DieName, DieShown]) -> None:
        """Correct the dice. Those on the space that Ivan's die has reached are rolled, none of them twice."""
        state, solo = self.state, ivan_module(self.rules).solo
        rolls = bool(state.stack) and kind_of(state.stack[-1]) == solo.roll
        if not rolls:
            self.lay_dice(dice)
            return
        top = state.stack[-1]
        his = ivan_module(self.rules).own(state).tiles[second(top)]
        rolled = dice_at(state, state.die_space[his]) & ~first(top)
        self.lay_dice(dice)
        left = dice_at(state, state.die_space[his]) & ~rolled
        if not left:
            raise PositionError(Refusal("companion-none-to-roll", "RC-11.4", {"die": DIE_NAMES[his]}))
        state.stack = [*state.stack[:-1], frame(solo.roll, left, second(top))]

    def swap(self, space: int) -> None:
        """RC-7.9, T4. Swap the recognition tile with the tile on this space."""
        state, values = self.state, self.rules.values
        kinds = [values.resource_kind[tile] for tile in state.resource]
        if RECOGNITION not in kinds:
            raise PositionError(Refusal("companion-no-recognition", "CT-1.1"))
        resource, at = state.resource[:], kinds.index(RECOGNITION)
        resource[at], resource[space] = resource[space], resource[at]
        state.resource = resource

    def stand(self, names: list[str]) -> None:
        """CT-1.3. Set the specialists in the region; those no longer there have gone to the player."""
        contractors = contractors_of(self.rules.values)
        region = contractors.region(self.state)
        known = contractors.printed.names
        spaces = [known.index(name) if name in known else -1 for name in names]
        gone = [tile for tile in region.spaces if tile >= 0 and tile not in spaces]
        bag = [t for t in range(SPECIALISTS) if has_bit(region.bag, t) and t not in spaces and t not in gone]
        region.spaces, region.bag = spaces, set_of(bag)


REPORTED = ("close-city", "last-turns")
"""Events reported whoever caused them."""


def ivan_module(rules: RedRules) -> Ivan:
    return next(module for module in rules.values.modules if isinstance(module, Ivan))


def way_of(facts: Mapping[str, Any]) -> Way:
    """RC-11.4. Return the way clockwise, space by space."""
    start, end = int(facts["from"]), int(facts["space"])
    steps = (end - start) % SPACES or SPACES
    return Way(str(facts["die"]), [(start - 1 + step) % SPACES + 1 for step in range(steps + 1)])


# ---- sections that can change --------------------------------------------------------------------


def unbannered(state: RedState) -> list[str]:
    """RC-5.1. Return the sections that can be claimed now."""
    return [section_name(cell) for cell in state.cells if available(state, cell)]


def unfinished(state: RedState) -> list[str]:
    """RC-6.3. Return the player's unfinished sections."""
    return [section_name(cell) for cell in state.cells if state.owner[cell] == YOU and not state.done[cell]]


def bare(state: RedState) -> list[str]:
    """RC-6.4. Return the finished sections without an ornament."""
    return [section_name(cell) for cell in state.cells if state.done[cell] and state.ornament[cell] < 0]


def cell_of(section: str) -> int:
    tower, _, level = section.partition(".")
    return (int(tower) - 1) * LEVELS + int(level) - 1


# ---- set-up --------------------------------------------------------------------------------------


def start_of(given: IvanSetUp) -> Document:
    """Return the position before the first turn. Cards and tiles come from the set until they are read
    out."""
    towers: list[Document] = [{"sections": [{} for _ in range(height)]} for height in given.heights]
    if given.base > len(towers):
        raise PositionError(Refusal("solo-other-section", "RC-11.3", {"section": "–", "sections": "–"}))
    towers[given.base - 1]["sections"][0] = {"banner": IVAN_NAME}
    resources: list[Any] = list(OTHERS)
    if given.recognition is None:
        resources.append("permits")
    else:
        resources.insert(given.recognition - 1, {"resource": "recognition", "amount": given.amount})
    groups = iter(("merchants-1", "craftsmen-1", "teamsters-1"))
    upper, lower = given.actions
    influence: list[Any] = [next(groups) for _ in range(3)]
    influence.insert(given.clergy - 1, {"upper": upper, "lower": lower})
    dice = {name: {"space": die.space, "face": die.face} for name, die in given.dice.items()}
    document: Document = {"duomo_position": FORMAT, "game": GAME, "options": dict(given.options)}
    document |= {
        "market": {"resources": resources, "influence": influence, "dice": dice},
        "tower": towers,
        "player": [{"colour": given.colour}],
        IVAN_NAME: {"row": given.row, "tiles": given.tiles},
    }
    if given.options.get("contractors") == "on":
        document["contractors"] = {"cities": given.cities, "spaces": given.specialists}
    return document


OTHERS = ("wood", "brick", "stone", "gold", "green", "purple", "rubles")
"""Resource tiles from which Ivan takes nothing (RC-11.6)."""
