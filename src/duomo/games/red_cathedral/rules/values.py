"""The component set as the engine reads it: plain numbers, accessed by index."""

from __future__ import annotations

from typing import Final

from duomo.core.engine.numbering import Numbering
from duomo.core.engine.state import FRAMES
from duomo.games.red_cathedral.rules.codes import (
    ACTION_NAMES,
    BASE_ACTIONS,
    COLOURS,
    DICE,
    LAST_MOVE,
    MATERIALS,
    NATURE_FRAMES,
    NATURE_MOVES,
    RECOGNITION,
    SLOTS,
)
from duomo.games.red_cathedral.rules.decision import Act, Decision
from duomo.games.red_cathedral.rules.module import Module
from duomo.games.red_cathedral.rules.names import GROUP_NAMES

LAP: Final = 80
LONGEST: Final = 400
"""Number of recognition spaces prepared: five laps, more than any game needs."""


SIXTH_PRESTIGE: Final = 3
"""RC-10.1."""
PRICES: Final = [0, 1, 0, 2, 0, 2, 1, 0, 3, 2, 0, 1, 0, 0, 0, 3, 0, 0]
"""RC-7.9. Prices in rubles of C1 to C6, T1 to T4, M1 to M4, K1 to K4."""


class TableValues:
    """Everything that never changes at a table: its options and the values of its components."""

    def __init__(self, players: int, advanced: bool, either: bool, one_moment: bool, starter: int) -> None:
        self.players = players
        self.advanced = advanced
        self.either = either
        self.one_moment = one_moment
        self.starter = starter
        """The seat that starts, or -1 for a random one."""

        self.chosen: dict[str, str] = {}
        """The options by name, for writing positions."""
        self.modules: list[Module] = []
        """Modules in play, in the order they are called."""
        self.decisions: list[Decision] = [Decision("", "")] * FRAMES
        """The decision object for each kind of pending decision."""
        self.acts: list[Act | None] = [None] * NATURE_MOVES
        """By move: the moves that belong to no decision."""
        self.move_module: dict[int, int] = {}
        """The module that owns a move the base game does not have."""
        self.kinds_of_nature = Numbering("nature's decisions", 0, NATURE_FRAMES)
        self.kinds = Numbering("decisions of the players", NATURE_FRAMES, FRAMES)
        self.moves = Numbering("moves of the players", 0, NATURE_MOVES)
        self.moves_of_nature = Numbering("moves of nature", NATURE_MOVES, LAST_MOVE)
        """Number ranges from which modules get unique numbers."""
        self.action_names: list[str] = ACTION_NAMES[:]
        self.action_module: list[int] = [-1] * BASE_ACTIONS
        self.action_price: list[int] = PRICES[:]
        """RC-7.9. Name, owning module and price in rubles of each influence action."""
        self.free_actions: list[str] = ["T2", "M4", "K1", "K4"]
        self.showing_actions: list[str] = ["C2", "C3", "C5", "C6"]
        """RC-7.9, RC-7.10. Actions without a price, and actions that show materials."""
        self.resource_module: list[int] = []
        """Module of each resource from OWN_RESOURCES on."""
        self.seats = players
        """Number of parties with a seat, which make decisions. The parties after them are automata."""
        self.party_names: list[str] = [""] * players
        """Names of parties that are not called by their colour."""
        self.speaker: list[int] = list(range(players))
        """The seat that decides in the turn of each party."""
        self.any_material: list[bool] = [False] * players
        """RC-11.7. Parties whose sections need a number of materials of any kind."""
        self.sixth_prestige = SIXTH_PRESTIGE
        self.dice = DICE
        self.extendable = [die == 0 for die in range(DICE)]
        """RC-7.1. Dice that everybody may move further for rubles."""
        self.first_die_on = RECOGNITION
        """RC-2.4. Dice are placed starting at the space with this resource."""

        self.card_names: list[str] = []
        self.card_kind: list[int] = []
        self.card_cost: list[int] = []
        """Three bits for each material, wood lowest."""
        self.card_recognition: list[int] = []
        self.card_rubles: list[int] = []

        self.tile_names: list[str] = []
        self.tile_gives: list[list[int]] = []
        """Resource, amount, resource, amount …"""
        self.tile_die: list[int] = []
        """The die it shows, or -1."""
        self.tile_three_plus: list[bool] = []

        self.resource_names: list[str] = []
        self.resource_kind: list[int] = []
        self.resource_amount: list[int] = []

        self.group_names: list[str] = GROUP_NAMES[:]
        self.influence_names: list[str] = []
        self.influence_weight: list[int] = []
        """RC-2.1. Weight in the draw: the same total for each group in play."""
        self.influence_group: list[int] = []
        self.influence_action: list[int] = []
        """Two per card, upper first; the same goes for the next two lists."""
        self.influence_once: list[bool] = []
        self.influence_shown: list[int] = []
        """A mask of materials."""

        self.plan_names: list[str] = []
        self.plan_heights: list[list[int]] = []
        """The blueprints for this number of players."""

        self.deal_cards: list[int] = []
        self.deal_tiles: list[int] = []
        self.deal_influence: list[int] = []
        self.deal_resources: list[int] = []
        """What set-up deals from."""
        self.drawn_cards = 0
        self.drawn_tiles = 0
        self.drawn_influence = 0
        self.drawn_resources = 0
        """Number of rows in the component set; a position may add more after them."""

        self.slot_price = [0] * (COLOURS * SLOTS)
        """By seat and slot."""
        self.slot_holds = [0] * SLOTS
        self.reserve = [0] * MATERIALS
        self.starting_rubles: list[int] = []
        self.start_space = 0
        self.ruler_banners = 0
        self.spare_banners = 0
        self.inventory_spaces = 0
        self.ornaments: list[int] = []

        self.ahead: list[int] = []
        self.behind: list[int] = []
        self.prestige: list[int] = []

    def add_decision(self, decision: Decision, nature: bool = False, module: int = -1) -> None:
        """Register a kind of decision and assign its number."""
        kinds = self.kinds_of_nature if nature else self.kinds
        decision.kind = kinds.take(decision.name)
        decision.module = module
        self.decisions[decision.kind] = decision

    def add_act(self, act: Act) -> None:
        """Register moves that can be made at decisions of others."""
        for move in range(act.first, act.first + act.count):
            if self.acts[move] is not None:
                raise ValueError(f"the move {move} belongs to two acts")
            self.acts[move] = act

    def add_moves(self, name: str, count: int, module: int, nature: bool = False) -> int:
        """Reserve numbers for moves of a module; return the first."""
        first = (self.moves_of_nature if nature else self.moves).take(name, count)
        for move in range(first, first + count):
            self.move_module[move] = module
        return first

    def set_track(self, spaces: list[int]) -> None:
        """RC-3.1, RC-3.4. `spaces[p]` is where prestige p is, p from 1; further laps repeat it."""
        marks = [lap * LAP + space for lap in range(LONGEST // LAP) for space in spaces[1:]]
        is_mark = [False] * (LONGEST + 1)
        for mark in marks:
            is_mark[mark] = True
        behind, count = -1, 0
        for space in range(LONGEST + 1):
            self.behind.append(behind)
            if is_mark[space]:
                behind = space
                count += 1
            self.prestige.append(count)
        ahead = LONGEST
        reverse: list[int] = []
        for space in range(LONGEST, -1, -1):
            reverse.append(ahead)
            if is_mark[space]:
                ahead = space
        reverse.reverse()
        self.ahead = reverse
