"""Offered moves as documents: what is moved, where it goes, what it costs and brings.

A document is made of the words of its notation (docs/notation.md), and of what the engine says about the
position.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

from duomo.games.red_cathedral.positions.rows import unpacked
from duomo.games.red_cathedral.rules.codes import FULL, LEVELS, NO_TILE, SPACES
from duomo.games.red_cathedral.rules.gains import takeable
from duomo.games.red_cathedral.rules.names import (
    DIE_NAMES,
    ORNAMENT_NAMES,
    RESOURCE_NAMES,
    SLOT_NAMES,
    section_name,
)
from duomo.games.red_cathedral.rules.state import Player, RedState
from duomo.games.red_cathedral.rules.turn import TRADE_RUBLES
from duomo.games.red_cathedral.rules.workshop import benefit, price_of
from duomo.games.red_cathedral.wire.base import Decision, Move
from duomo.games.red_cathedral.wire.decisions import (
    BuildDecision,
    GainDecision,
    MarketDecision,
    PlaceDecision,
)
from duomo.games.red_cathedral.wire.names import (
    Amount,
    DieName,
    Gem,
    Half,
    Material,
    Ornament,
    Party,
    Resource,
    SectionName,
    SlotName,
)
from duomo.games.red_cathedral.wire.printed import Printed

# ---- documents -----------------------------------------------------------------------------------


class EndMove(Move, tag="end"):
    """RC-4.1. The turn is over."""

    def ends_turn(self) -> bool:
        return True


class PassMove(Move, tag="pass"):
    """RC-4.1. No basic action is possible."""


class DoneMove(Move, tag="done"):
    """No more of what is pending."""


class LeaveMove(Move, tag="leave"):
    """RC-7.8. The visit to the market is over."""

    forfeits: list[Amount]
    """What the resource tile and the own tiles would still give."""


class DeclineMove(Move, tag="decline"):
    """RC-4.7. Nothing of what is offered."""


class BuildMove(Move, tag="build"):
    """RC-6.1."""

    sections: list[SectionName]
    """Own sections that need something of what is in the inventory."""


class TradeMove(Move, tag="trade"):
    """RC-4.2. One prestige for rubles."""

    brings: list[Amount]


class RerollMove(Move, tag="reroll"):
    """RC-4.3."""

    space: int


class ClaimMove(Move, tag="claim"):
    """RC-5.1."""

    section: SectionName


class BannerMove(Move, tag="banner"):
    """RC-5.2. From the inventory or from a white slot."""

    place: Literal["inventory", "white-1", "white-2"]


class OpenMove(Move, tag="open"):
    """RC-5.3. The tile of a claim face up."""

    slot: SlotName
    rubles: int
    left: int
    """Rubles that remain."""
    brings: list[Amount]


class HideMove(Move, tag="hide"):
    """RC-5.3. The tile of a claim face down."""

    slot: SlotName


class DeliverMove(Move, tag="deliver"):
    """RC-6.2."""

    material: Material
    section: SectionName
    diamond: bool
    """CT-5.2. A diamond stands for the material."""


class DecorateMove(Move, tag="decorate"):
    """RC-6.4."""

    section: SectionName
    ornament: Ornament


class GemsMove(Move, tag="gems"):
    """RC-6.4. Gems in an ornament."""

    gems: list[Gem]


class DieMove(Move, tag="die"):
    """RC-7.1. To the space where it lands, for so many rubles."""

    die: DieName
    rubles: int
    space: int
    brings: list[Amount]
    """RC-7.4, RC-7.5. What the resource tile would give there, room and reserve counted."""
    quadrant: int
    """RC-7.6. The influence card that could be used there."""
    activates: list[SlotName]
    """RC-7.7. Own slots with a face-up tile that the visit could activate."""


class ResourcesMove(Move, tag="resources"):
    """RC-7.4. The resource tile of the visit, for each die there."""

    space: int
    dice: int
    offered: int
    """What the tile gives for all of them, whether it fits or not."""
    limit: Literal["room", "reserve"] | None
    """RC-7.5. Why less is brought."""
    brings: list[Amount]


class InfluenceMove(Move, tag="influence"):
    """RC-7.6. An action of the card of the visit."""

    quadrant: int
    half: Half
    action: str


class ActivateMove(Move, tag="activate"):
    """RC-7.7. A face-up tile, usually one of the player's."""

    party: Party
    slot: SlotName
    brings: list[Amount]


class TakeMove(Move, tag="take"):
    """RC-4.7."""

    resource: Resource
    amount: int


class GainMove(Move, tag="gain"):
    """A material of choice."""

    material: Material


class GiveMove(Move, tag="give"):
    """RC-7.9. A material for an influence action."""

    material: Material


class SwapMove(Move, tag="swap"):
    """RC-7.9, K2. The resource tiles of two spaces."""

    one: int
    other: int


Base = (
    EndMove
    | PassMove
    | DoneMove
    | LeaveMove
    | DeclineMove
    | BuildMove
    | TradeMove
    | RerollMove
    | ClaimMove
    | BannerMove
    | OpenMove
    | HideMove
    | DeliverMove
    | DecorateMove
    | GemsMove
    | DieMove
    | ResourcesMove
    | InfluenceMove
    | ActivateMove
    | TakeMove
    | GainMove
    | GiveMove
    | SwapMove
)

SLOTS_OF = {"white": (0, 1), **{colour: (2 + at,) for at, colour in enumerate(DIE_NAMES[1:5])}}
"""RC-7.7. The slots that each die activates."""

# ---- from notation and position ------------------------------------------------------------------


class Position:
    """A position while its moves are described: what several of them need is found once."""

    def __init__(self, printed: Printed, state: RedState, pending: list[Any]) -> None:
        self.printed = printed
        self.values = printed.values
        self.state = state
        self.player = state.players[state.active]
        self.top: Decision | None = pending[-1] if pending else None
        self.visit = visit_among(pending)

    def party(self, seat: int) -> Any:
        return self.values.party_names[seat] or DIE_NAMES[self.state.players[seat].colour]

    def bring(self, gives: list[int], times: int = 1) -> list[Amount]:
        """RC-7.5. As much of a gain as the reserve holds and the inventory has room for."""
        names: list[Any] = RESOURCE_NAMES
        found: list[Amount] = []
        for at in range(0, len(gives), 2):
            fits = takeable(self.values, self.state, self.player, gives[at], gives[at + 1] * times)
            found.append(Amount(names[gives[at]], fits))
        return found

    def stall(self, space: int, times: int) -> list[Amount]:
        """What the resource tile of a space would give."""
        tile = self.state.resource[space]
        return self.bring([self.values.resource_kind[tile], self.values.resource_amount[tile]], times)

    def tile_gives(self, seat: int, slot: int) -> list[Amount]:
        """RC-9.1. What a tile would give, wherever it was found."""
        tile = self.state.players[seat].slots[slot]
        return self.bring(benefit(self.values, self.state, tile)) if tile > NO_TILE else []


def visit_among(pending: list[Any]) -> MarketDecision | None:
    """The visit to the market that is going on, wherever it waits among the decisions."""
    for decision in reversed(pending):
        if isinstance(decision, MarketDecision):
            return decision
    return None


def cell_of(section: str) -> int:
    """From the name of a section to its place."""
    return (int(section[0]) - 1) * LEVELS + int(section[2]) - 1


def tiles_of(player: Player, die: str) -> list[Any]:
    """RC-7.7. A player's slots with a face-up tile that a visit with this die may activate."""
    return [SLOT_NAMES[slot] for slot in SLOTS_OF.get(die, ()) if player.slots[slot] > NO_TILE]


def landing(state: RedState, die: int, extra: int) -> int:
    """RC-7.1. The space where a die ends, counted from 0."""
    return (state.die_space[die] + state.die_face[die] + extra) % SPACES


def die(words: list[str], at: Position) -> DieMove:
    which, extra = DIE_NAMES.index(words[0]), int(words[1]) if len(words) > 1 else 0
    space = landing(at.state, which, extra)
    dice = at.state.dice_on[space] + (space != at.state.die_space[which])
    name: Any = words[0]
    stall, tiles = at.stall(space, min(dice, FULL)), tiles_of(at.player, name)
    return DieMove(name, extra, space + 1, stall, space // 2 + 1, tiles)


def influence(words: list[Any], at: Position) -> InfluenceMove:
    quadrant = at.visit.quadrant if at.visit else 0
    card = at.printed.influence[at.state.influence[quadrant - 1]]
    action = card.upper if words[0] == "upper" else card.lower
    return InfluenceMove(quadrant, words[0], action.action)


def activate(words: list[Any], at: Position) -> ActivateMove:
    return activated(at, at.state.active, words[0])


def activated(at: Position, seat: int, slot: Any) -> ActivateMove:
    """A tile of this party."""
    return ActivateMove(at.party(seat), slot, at.tile_gives(seat, SLOT_NAMES.index(slot)))


def open_slot(words: list[Any], at: Position) -> OpenMove:
    top = at.state.stack[-1]
    rubles = price_of(at.values, at.state, top, SLOT_NAMES.index(words[0]))
    gives: list[int] = []
    if isinstance(at.top, PlaceDecision):
        gives = benefit(at.values, at.state, at.printed.places[at.top.tile.name])
    return OpenMove(words[0], rubles, at.player.rubles - rubles, at.bring(gives))


def take(words: list[str], at: Position) -> TakeMove:
    resource: Any = at.top.resource if isinstance(at.top, GainDecision) else "rubles"
    return TakeMove(resource, int(words[0]))


def decorate(words: list[str], at: Position) -> DecorateMove:
    ornaments: list[Any] = ORNAMENT_NAMES
    kind = at.values.card_kind[at.state.card[cell_of(words[0])]]
    return DecorateMove(words[0], ornaments[kind])


def deliver(words: list[Any], at: Position) -> DeliverMove:
    diamond = at.top is not None and not isinstance(at.top, BuildDecision)
    return DeliverMove(words[0], words[1], diamond)


def build(words: list[str], at: Position) -> BuildMove:
    held = {name for name, count in zip(RESOURCE_NAMES, at.player.materials, strict=False) if count}
    state, seat = at.state, at.state.active
    own = [cell for cell in state.cells if state.owner[cell] == seat and not state.done[cell]]
    return BuildMove([section_name(cell) for cell in own if held.intersection(unpacked(state.needs[cell]))])


def gems(words: list[Any], at: Position) -> GemsMove:
    return GemsMove([] if words == ["none"] else words)


def banner(words: list[Any], at: Position) -> BannerMove:
    return BannerMove(words[0])


def hide(words: list[Any], at: Position) -> HideMove:
    return HideMove(words[0])


def gain(words: list[Any], at: Position) -> GainMove:
    return GainMove(words[0])


def give(words: list[Any], at: Position) -> GiveMove:
    return GiveMove(words[0])


Maker = Callable[[list[str], Position], Move]
"""The words after the first one, and the position."""

MAKERS: dict[str, Maker] = {
    "end": lambda words, at: EndMove(),
    "pass": lambda words, at: PassMove(),
    "done": lambda words, at: DoneMove(),
    "decline": lambda words, at: DeclineMove(),
    "build": build,
    "trade": lambda words, at: TradeMove([Amount("rubles", TRADE_RUBLES)]),
    "reroll": lambda words, at: RerollMove(int(words[0])),
    "claim": lambda words, at: ClaimMove(words[0]),
    "banner": banner,
    "open": open_slot,
    "hide": hide,
    "deliver": deliver,
    "decorate": decorate,
    "gems": gems,
    "die": die,
    "influence": influence,
    "activate": activate,
    "take": take,
    "gain": gain,
    "give": give,
    "swap": lambda words, at: SwapMove(int(words[0]), int(words[1])),
}
