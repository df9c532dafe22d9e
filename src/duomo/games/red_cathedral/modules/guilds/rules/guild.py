"""Common base of the guilds: influence actions, decisions and moves, which get their numbers together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from duomo.core.engine.event import Log
from duomo.core.engine.refusal import Refusal
from duomo.core.engine.state import kind_of
from duomo.core.words.phrase import Phrase, say
from duomo.games.red_cathedral.rules.codes import DONE, LEVELS
from duomo.games.red_cathedral.rules.decision import Act, Decision
from duomo.games.red_cathedral.rules.module import Module
from duomo.games.red_cathedral.rules.names import DIE_NAMES
from duomo.games.red_cathedral.rules.state import Player, RedState
from duomo.games.red_cathedral.rules.values import TableValues

if TYPE_CHECKING:
    from duomo.games.red_cathedral.modules.components.sets import ExpansionComponents
    from duomo.games.red_cathedral.modules.guilds.components.own_table import OwnTable
    from duomo.games.red_cathedral.modules.guilds.positions.table import GuildTable
    from duomo.games.red_cathedral.modules.guilds.wire.guild import GuildWire
    from duomo.games.red_cathedral.rules.pending import Pending
    from duomo.games.red_cathedral.words.printed_signs import Shown

CLERGY: Final = 3
"""RC-1.6. The group that the guild replaces; guilds are numbered after it."""


class Guild(Module):
    """A guild in play; each is a subclass in a separate file."""

    def __init__(self, index: int, guild: str, rule: str, prices: list[int]) -> None:
        super().__init__("guilds", index)
        self.guild = guild
        self.rule = rule
        """The rule paragraph for its actions."""
        self.prices = prices
        """Prices of a1, a2 … in rubles."""
        self.free: list[int] = []
        """Actions that cost nothing (CT-5.1), numbered from 1."""
        self.showing: list[int] = []
        """Actions that show materials on the card, numbered from 1."""
        self.needs_region = False
        """True if it needs the contractors module (CT-5.1)."""
        self.cards_need_region: list[int] = []
        """Cards that need it even though the guild does not."""
        self.actions_need_region: list[int] = []
        """The actions on them that need it."""
        self.first_action = -1
        """The number of a1 at this table."""
        self.decisions: list[GuildDecision] = []
        self.acts: list[GuildAct] = []
        """Its decisions and acts, in the order of their numbers."""

    # ---- how it comes into play ------------------------------------------------------------------

    def take_components(self, values: TableValues, components: ExpansionComponents) -> None:
        """Read the printed values of its components."""

    def bring(self, values: TableValues) -> None:
        """CT-5.1. Assign numbers to its actions, decisions and moves at this table."""
        self.first_action = len(values.action_names)
        for at in range(len(self.prices)):
            values.action_names.append(f"{self.guild}-a{at + 1}")
            values.action_price.append(self.prices[at])
            values.action_module.append(self.index)
        values.free_actions += [f"{self.guild}-a{number}" for number in self.free]
        values.showing_actions += [f"{self.guild}-a{number}" for number in self.showing]
        for decision in self.decisions:
            decision.join(values)
        for act in self.acts:
            act.join(values)

    def texts(self, values: TableValues) -> dict[int, str]:
        texts: dict[int, str] = {}
        for decision in self.decisions:
            texts.update(decision.texts(values))
        for act in self.acts:
            texts.update(act.texts(values))
        return texts

    # ---- refusals --------------------------------------------------------------------------------

    def not_now(self) -> Refusal:
        """CT-5.1. Its moves are only legal at its own decisions."""
        return Refusal("ct-guild-not-now", self.rule, {"group": self.guild})

    def explain(self, values: TableValues, state: RedState, move: int) -> Refusal | None:
        return self.not_now()

    def actions_rule(self) -> str:
        return self.rule

    def explain_action(self, values: TableValues, state: RedState, player: Player, action: int) -> Refusal:
        return Refusal("ct-guild-no-action", self.rule, {"action": values.action_names[action]})

    def given_to(
        self, party: int, other: int, values: TableValues, state: RedState, quadrant: int, log: Log | None
    ) -> int:
        """CT-6. Return the recognition it gives an automaton whose die lands in a quadrant; `other` is the
        player."""
        return 0

    # ---- for people ------------------------------------------------------------------------------

    def signs(self) -> list[Shown]:
        """Return what its actions show in signs, a1 first, apart from their prices."""
        raise NotImplementedError

    def own_table(self) -> OwnTable | None:
        """Return the table of components that only this guild needs."""
        return None

    def table(self) -> GuildTable:
        """Return its table in positions and on the terminal."""
        from duomo.games.red_cathedral.modules.guilds.positions.table import GuildTable

        return GuildTable(self)

    def wire(self) -> GuildWire:
        """Return its decisions, moves and events for clients."""
        from duomo.games.red_cathedral.modules.guilds.wire.guild import GuildWire

        return GuildWire()

    def tell(self, values: TableValues, state: RedState, move: int) -> Phrase | None:
        """Describe one of its moves, or a move at one of its decisions."""
        act = values.acts[move]
        if isinstance(act, GuildAct):
            return act.tell(values, state, move)
        top = state.stack[-1]
        decision = values.decisions[kind_of(top)]
        if isinstance(decision, GuildDecision):
            return decision.tell(values, state, top, move)
        return None


class GuildDecision(Decision):
    """A kind of decision of a guild; most lie on a visit to the market."""

    def __init__(
        self,
        guild: Guild,
        name: str,
        question: str,
        upon: tuple[str, ...] = ("market",),
        above: tuple[str, ...] = (),
    ) -> None:
        super().__init__(name, guild.rule, above, upon)
        self.owner = guild
        self.question = question
        """The text id of the question."""
        self.nature = False
        self.first_move = -1
        """The first of the moves that only this decision has."""

    def join(self, values: TableValues) -> None:
        """Register the decision and its own moves."""
        values.add_decision(self, self.nature, self.owner.index)
        count = self.own_moves(values)
        if count:
            self.first_move = values.add_moves(self.name, count, self.owner.index, self.nature)

    def own_moves(self, values: TableValues) -> int:
        """Return how many moves it has that no other decision has."""
        return 0

    def texts(self, values: TableValues) -> dict[int, str]:
        """Return these moves in notation."""
        return {}

    def not_now(self, move: int) -> Refusal:
        return self.owner.not_now()

    def ask(self, values: TableValues, state: RedState, top: int) -> Phrase:
        return say(self.question)

    def tell(self, values: TableValues, state: RedState, top: int, move: int) -> Phrase | None:
        """Describe one of its moves; None falls back to the base game."""
        return say("move-guild-done") if move == DONE else None


class GuildAct(Act):
    """Moves that a guild adds to decisions of the base game."""

    def __init__(self, guild: Guild, name: str) -> None:
        super().__init__(-1)
        self.owner = guild
        self.name = name

    def join(self, values: TableValues) -> None:
        self.count = self.own_moves()
        self.first = values.add_moves(self.name, self.count, self.owner.index)
        values.add_act(self)

    def own_moves(self) -> int:
        return 1

    def texts(self, values: TableValues) -> dict[int, str]:
        return {}

    def refuse(self, values: TableValues, state: RedState, player: Player, top: int, move: int) -> Refusal:
        return self.owner.not_now()

    def tell(self, values: TableValues, state: RedState, move: int) -> Phrase:
        return say(f"move-guild-{self.name}")


def read_action(pending: Pending, guild: Guild) -> int:
    """Read one of the guild's actions by name."""
    last = guild.first_action + len(guild.prices)
    return guild.first_action + pending.one_of(pending.values.action_names[guild.first_action : last])


def party_name(values: TableValues, state: RedState, party: int) -> str:
    """Return the name of another party in events."""
    return values.party_names[party] or DIE_NAMES[state.players[party].colour]


def region_of(values: TableValues) -> int:
    """Return the index of the contractors module's part of the state."""
    for module in values.modules:
        if module.name == "contractors":
            return module.index
    return -1


def banners_in(state: RedState, tower: int, party: int) -> int:
    """Return a party's banners in a tower, on finished and unfinished sections."""
    count = 0
    for cell in range(tower * LEVELS, tower * LEVELS + state.heights[tower]):
        if state.owner[cell] == party:
            count += 1
    return count
