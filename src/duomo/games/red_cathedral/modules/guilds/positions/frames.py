"""The guilds' pending decisions as texts in positions, and what can wait for what."""

from __future__ import annotations

from duomo.core.engine.refusal import PositionError
from duomo.core.engine.state import first, fourth, frame, kind_of, second, third
from duomo.games.red_cathedral.modules.guilds.rules.codes import (
    BORROW,
    BUTTRESS,
    DIAMOND,
    DRAW_CARD,
    DRAW_CONTRACT,
    DRAWN_CONTRACTS,
    GEMS_WITH_DIAMONDS,
    GIVE_ANY,
    KEEP,
    NO_CARD,
    ONE_ACTION,
    OWN_SECTION,
    PRINTED,
    RETURN,
    SPACE,
    WALK,
    WEAVE,
    WHOSE,
    WITH_DIAMOND,
)
from duomo.games.red_cathedral.modules.guilds.rules.guild import Guild, party_name
from duomo.games.red_cathedral.modules.guilds.rules.jewellers import GIVEN
from duomo.games.red_cathedral.modules.guilds.rules.master_builders import TAKEN
from duomo.games.red_cathedral.positions.pending import lies_well
from duomo.games.red_cathedral.rules.build import BASIC_DELIVERIES
from duomo.games.red_cathedral.rules.codes import (
    ACTIVATE,
    BUILD,
    CHOOSE,
    GAIN,
    GIVE,
    MARKET,
    MATERIALS,
    NATURE_FRAMES,
    SLOTS,
    SWAP,
)
from duomo.games.red_cathedral.rules.names import (
    MATERIAL_NAMES,
    RESOURCE_NAMES,
    SLOT_NAMES,
    mask_of,
    names_of,
    section_name,
)
from duomo.games.red_cathedral.rules.pending import Pending
from duomo.games.red_cathedral.rules.state import RedState
from duomo.games.red_cathedral.rules.values import TableValues

PLAIN = {RETURN: "return-contract", KEEP: "keep-contract", BUTTRESS: "choose-buttress"}
OF_ACTION = {WALK: "walk", WHOSE: "whose", OWN_SECTION: "own-section"}
SPACES_ASKED = {(1, 1): "times-dice", (0, 0): "any", (0, 1): "with-die"}
HELD = RESOURCE_NAMES[: DIAMOND + 1]

# ---- to text -------------------------------------------------------------------------------------


def frame_text(values: TableValues, state: RedState, top: int) -> str:
    kind = kind_of(top)
    if kind in PLAIN:
        return PLAIN[kind]
    if kind in OF_ACTION:
        return f"{OF_ACTION[kind]} {values.action_names[first(top)]}"
    if kind == DRAW_CONTRACT:
        return f"contracts {first(top)}"
    if kind == DRAW_CARD:
        after = "" if second(top) == NO_CARD else f" after {values.card_names[second(top)]}"
        return f"cards {first(top)}{after}"
    if kind == WITH_DIAMOND:
        return f"diamond {first(top)}" + (" begun" if second(top) else "")
    if kind == GEMS_WITH_DIAMONDS:
        return f"diamond-gems {section_name(first(top))} {second(top)} {third(top)} {fourth(top)}"
    if kind == GIVE_ANY:
        words = ["hand-over", values.action_names[first(top)], *names_of(second(top))]
        if third(top):
            words += ["given", str(third(top)), "from", HELD[fourth(top)]]
        return " ".join(words)
    if kind == WEAVE:
        slots = [SLOT_NAMES[slot] for slot in range(SLOTS) if third(top) >> slot & 1]
        return " ".join(["weave", str(first(top)), str(second(top)), *slots])
    if kind == BORROW:
        return f"borrow {party_name(values, state, first(top))}"
    if kind == SPACE:
        return f"space {SPACES_ASKED[first(top), second(top)]}"
    if kind == ONE_ACTION:
        return "one-action" + (" of-four" if first(top) else "")
    return " ".join(["printed", *printed_words(values, top)])


def printed_words(values: TableValues, top: int) -> list[str]:
    words = [values.card_names[first(top)], *taken_names(third(top))]
    if second(top) != NO_CARD:
        words += ["and", values.card_names[second(top)], *taken_names(fourth(top))]
    return words


def taken_names(code: int) -> list[str]:
    names: list[str] = []
    while code:
        names.insert(0, MATERIAL_NAMES[code % TAKEN - 1])
        code //= TAKEN
    return names


# ---- from text -----------------------------------------------------------------------------------


def read_frame(pending: Pending, begins: str, guild: Guild) -> int | None:
    """One of the guild's decisions, if the words begin with one."""
    for kind, name in PLAIN.items():
        if begins == name:
            return frame(kind)
    for kind, name in OF_ACTION.items():
        if begins == name:
            return frame(kind, own_action(pending, guild))
    if begins == "contracts":
        return frame(DRAW_CONTRACT, pending.count(1, DRAWN_CONTRACTS))
    if begins == "cards":
        left, before = pending.count(1, 2), NO_CARD
        if pending.words:
            pending.one_of(["after"])
            before = pending.one_of(pending.values.card_names)
        return frame(DRAW_CARD, left, before)
    if begins == "diamond":
        left = pending.count(1, BASIC_DELIVERIES)
        return frame(WITH_DIAMOND, left, 1 if pending.words and pending.one_of(["begun"]) == 0 else 0)
    if begins == "diamond-gems":
        cell, left = pending.cell(), pending.count(1, BASIC_DELIVERIES - 1)
        return frame(GEMS_WITH_DIAMONDS, cell, left, pending.count(0, 2), pending.count(0, 2))
    if begins == "hand-over":
        return read_give(pending, guild)
    if begins == "weave":
        return read_weave(pending)
    if begins == "borrow":
        parties = range(len(pending.state.players))
        return frame(
            BORROW, pending.one_of([party_name(pending.values, pending.state, party) for party in parties])
        )
    if begins == "space":
        asked = list(SPACES_ASKED)[pending.one_of(list(SPACES_ASKED.values()))]
        return frame(SPACE, *asked)
    if begins == "one-action":
        return frame(ONE_ACTION, 1 if pending.words and pending.one_of(["of-four"]) == 0 else 0)
    return read_printed(pending) if begins == "printed" else None


def own_action(pending: Pending, guild: Guild) -> int:
    names = pending.values.action_names
    own = [name for name in names if name.startswith(f"{guild.guild}-a")]
    return guild.first_action + pending.one_of(own)


def read_give(pending: Pending, guild: Guild) -> int:
    action = own_action(pending, guild)
    if guild.guild == "administrators":
        return frame(GIVE_ANY, action, mask_of(pending.names(MATERIAL_NAMES)))
    given = lowest = 0
    if pending.words:
        pending.one_of(["given"])
        given = pending.count(1, GIVEN - 1)
        pending.one_of(["from"])
        lowest = pending.one_of(HELD)
    return frame(GIVE_ANY, action, 0, given, lowest)


def read_weave(pending: Pending) -> int:
    times, left = pending.count(1, 2), pending.count(1, 2)
    mask = 0
    for name in pending.names(SLOT_NAMES) if pending.words else []:
        mask |= 1 << SLOT_NAMES.index(name)
    return frame(WEAVE, times, left, mask, 1 if mask else 0)


def read_printed(pending: Pending) -> int:
    cards, codes = [NO_CARD, NO_CARD], [0, 0]
    for which in range(2):
        if which and not pending.words:
            break
        if which:
            pending.one_of(["and"])
        cards[which] = pending.one_of(pending.values.card_names)
        while pending.words and pending.words[0] != "and":
            codes[which] = codes[which] * TAKEN + pending.one_of(MATERIAL_NAMES) + 1
            if codes[which] >= TAKEN * TAKEN:
                raise PositionError(f"{pending.place}: from a card two materials at most (CT-5.10).")
    return frame(PRINTED, cards[0], cards[1], codes[0], codes[1])


# ---- what can be ---------------------------------------------------------------------------------

AT_MARKET = (
    MARKET, GIVE_ANY, WEAVE, BORROW, WALK, WHOSE, SPACE, ONE_ACTION, KEEP, DRAW_CARD, PRINTED, OWN_SECTION,
    BUTTRESS,
)  # fmt: skip
ANY_MOMENT = (GAIN, CHOOSE, BUILD, GIVE, SWAP, ACTIVATE, SPACE, ONE_ACTION, BUTTRESS)
"""What a buttress, used at any moment, can bring."""
ABOVE: dict[int, tuple[int, ...]] = {
    MARKET: AT_MARKET,
    WEAVE: (GAIN,),
    KEEP: (DRAW_CONTRACT,),
    DRAW_CONTRACT: (RETURN,),
    BUILD: (GEMS_WITH_DIAMONDS,),
}


def may_lie(values: TableValues, state: RedState, below: int, kind: int, guild: str) -> bool:
    if kind in ABOVE.get(below, ()):
        return True
    under = values.decisions[below] if below >= 0 else None
    if kind == WITH_DIAMOND:
        return lies_well(values, state, under, values.decisions[BUILD])
    if guild == "brickmakers":
        return below >= NATURE_FRAMES and kind in ANY_MOMENT
    # CT-5.6. Of a2 the material waits below the market action.
    return (
        guild == "wholesalers"
        and below == CHOOSE
        and lies_well(values, state, values.decisions[MARKET], values.decisions[kind])
    )


def check_frame(values: TableValues, state: RedState, place: str, top: int) -> None:
    """What `legal` relies on."""
    kind = kind_of(top)
    if kind == GEMS_WITH_DIAMONDS:
        if state.ornament[first(top)] != state.active:
            raise PositionError(
                f"{place}: the player has no ornament on {section_name(first(top))} (RC-6.4)."
            )
        player, named = state.players[state.active], third(top) + fourth(top)
        if not 1 <= named <= min(second(top), player.materials[DIAMOND]):
            raise PositionError(f"{place}: the player cannot set {named} diamonds (CT-5.2).")
    if kind == BORROW and first(top) == state.active:
        raise PositionError(f"{place}: the tile must be another player's (CT-5.3).")
    if kind == PRINTED:
        for card, code in ((first(top), third(top)), (second(top), fourth(top))):
            if card != NO_CARD and card in state.card:
                raise PositionError(f"{place}: {values.card_names[card]} is in the cathedral (CT-5.10).")
            for material in range(MATERIALS):
                count = taken_names(code).count(MATERIAL_NAMES[material])
                if card != NO_CARD and count > values.card_cost[card] >> 3 * material & 7:
                    raise PositionError(f"{place}: each printed icon is taken once (CT-5.10).")
