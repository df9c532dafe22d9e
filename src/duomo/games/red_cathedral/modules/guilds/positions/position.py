"""The guild's table in a position, and what a seat may see of it."""

from __future__ import annotations

from typing import Any

from duomo.core.engine.refusal import PositionError
from duomo.core.game import Document
from duomo.core.position import array, flag, number, table, word
from duomo.core.view import AllSeeing, Declaration, Eyes, declare
from duomo.games.red_cathedral.modules.components import sets as component_set
from duomo.games.red_cathedral.modules.guilds.manifest import make
from duomo.games.red_cathedral.modules.guilds.positions import frames
from duomo.games.red_cathedral.modules.guilds.rules.archive import (
    ALL,
    NOBODY_KNOWS,
    Archive,
    count_of,
    mask_of,
)
from duomo.games.red_cathedral.modules.guilds.rules.archivists import Archivists
from duomo.games.red_cathedral.modules.guilds.rules.brickmakers import Brickmakers, Buttresses
from duomo.games.red_cathedral.modules.guilds.rules.codes import CONTRACTS, FULL_HAND
from duomo.games.red_cathedral.modules.guilds.rules.foremen import Foreman, Foremen
from duomo.games.red_cathedral.modules.guilds.rules.guild import Guild, party_name
from duomo.games.red_cathedral.modules.guilds.rules.jewellers import Diamonds, Jewellers
from duomo.games.red_cathedral.modules.guilds.rules.master_builders import Discards, MasterBuilders, unused
from duomo.games.red_cathedral.positions.parts import Part
from duomo.games.red_cathedral.positions.read import Reading
from duomo.games.red_cathedral.positions.rows import by_name, read_materials, unpacked
from duomo.games.red_cathedral.positions.write import Writer
from duomo.games.red_cathedral.rules.codes import MATERIALS
from duomo.games.red_cathedral.rules.names import section_name
from duomo.games.red_cathedral.rules.pending import Pending
from duomo.games.red_cathedral.rules.state import RedState
from duomo.games.red_cathedral.rules.values import TableValues

OF_DIAMONDS: Declaration = declare(Diamonds, {"standing": "public"})
OF_FOREMAN: Declaration = declare(Foreman, {"tower": "public"})
OF_DISCARDS: Declaration = declare(Discards, {"cards": "public"})
OF_BUTTRESSES: Declaration = declare(Buttresses, {"offered": "public", "held": "public", "used": "public"})
OF_ARCHIVE: Declaration = declare(
    Archive,
    {
        "parties": "public",
        "fresh": "nobody",
        "groups": "owner",
        "knowers": "public",
        "hands": "owner",
        "drawn": "owner",
        "made_up": "nobody",
    },
)
"""CT-5.9. Of another hand and of what others put under the deck only the number is public."""

DECLARED: dict[type, Declaration] = {
    Diamonds: OF_DIAMONDS,
    Foreman: OF_FOREMAN,
    Discards: OF_DISCARDS,
    Buttresses: OF_BUTTRESSES,
    Archive: OF_ARCHIVE,
}


class GuildPart(Part):
    entry = "guild"

    def visible(self, values: TableValues) -> Declaration:
        extra = guild_of(values).new_extra(values)
        for kind, declared in DECLARED.items():
            if isinstance(extra, kind):
                return declared
        return {}

    def left_out(self, values: TableValues) -> dict[str, str]:
        if isinstance(guild_of(values), Archivists):
            return {"parties": "known from the table", "made_up": "only in guesses"}
        return {}

    # ---- writing ---------------------------------------------------------------------------------

    def write(self, writer: Writer) -> Document:
        if not writer.eyes.on_table("extras"):
            return {}
        guild, state = guild_of(writer.values), writer.state
        if not writer.full:
            check_printed(writer.values, guild)
        if isinstance(guild, Jewellers):
            standing = guild.diamonds(state).standing
            lying = {section_name(cell): unpacked(standing[cell]) for cell in state.cells if standing[cell]}
            return {"diamonds": lying} if lying else {}
        if isinstance(guild, Foremen):
            return {"foreman": guild.foreman(state).tower + 1}
        if isinstance(guild, MasterBuilders):
            return write_discards(writer, guild.discards(state))
        if isinstance(guild, Brickmakers):
            return write_buttresses(writer, guild, guild.buttresses(state))
        if isinstance(guild, Archivists):
            return write_archive(writer, guild, guild.archive(state))
        return {}

    def frame_text(self, values: TableValues, state: RedState, top: int) -> str:
        return frames.frame_text(values, state, top)

    # ---- reading ---------------------------------------------------------------------------------

    def read(self, reading: Reading, value: object, state: RedState) -> None:
        guild = guild_of(reading.values)
        if isinstance(guild, Jewellers):
            read_diamonds(reading, value, guild.diamonds(state), state)
        elif isinstance(guild, Foremen):
            entry = entries(value, "foreman")
            towers = max(len(state.heights), 1)
            guild.foreman(state).tower = number("guild, foreman", entry.get("foreman", 1), 1, towers) - 1
        elif isinstance(guild, MasterBuilders):
            read_discards(reading, value, guild.discards(state), state)
        elif isinstance(guild, Brickmakers):
            read_buttresses(value, guild, guild.buttresses(state), reading.values.players)
        elif isinstance(guild, Archivists):
            ReadArchive(reading, guild, guild.archive(state)).read(value)
        else:
            entries(value)

    def read_frame(self, pending: Pending, begins: str) -> int | None:
        return frames.read_frame(pending, begins, guild_of(pending.values))

    def may_lie(self, values: TableValues, state: RedState, below: int, kind: int) -> bool:
        return frames.may_lie(values, state, below, kind, guild_of(values).guild)

    def check_frame(self, values: TableValues, state: RedState, place: str, top: int) -> None:
        frames.check_frame(values, state, place, top)


def guild_of(values: TableValues) -> Guild:
    return next(module for module in values.modules if isinstance(module, Guild))


def entries(value: object, *allowed: str) -> dict[str, Any]:
    return table("guild", {} if value is None else value, allowed)


def check_printed(values: TableValues, guild: Guild) -> None:
    """A position says where contracts, buttresses and section cards are, not what is printed on them."""
    default = make(values, guild.guild, component_set.default(), values.players)
    same = True
    if isinstance(guild, Archivists) and isinstance(default, Archivists):
        one, other = guild.contracts, default.contracts
        same = (one.names, one.task, one.prestige, one.amount, one.sells) == (
            other.names, other.task, other.prestige, other.amount, other.sells,
        )  # fmt: skip
    if isinstance(guild, Brickmakers) and isinstance(default, Brickmakers):
        same = (guild.names, guild.effects, guild.amounts) == (
            default.names,
            default.effects,
            default.amounts,
        )
    if isinstance(guild, MasterBuilders):
        same = all(by_name("section card", values, card)[1] is None for card in values.deal_cards)
    if not same:
        raise PositionError(
            f"A table of the {guild.guild} with an own copy's components cannot be written as a position; "
            "keep the record."
        )


# ---- Jewellers -----------------------------------------------------------------------------------


def read_diamonds(reading: Reading, value: object, diamonds: Diamonds, state: RedState) -> None:
    """CT-5.2. Which of the delivered materials are diamonds."""
    given = entries(value, "diamonds").get("diamonds", {})
    sections = {section_name(cell): cell for cell in state.cells}
    for name, materials in table("guild, diamonds", given, sections).items():
        cell = sections[name]
        place = f"guild, diamonds on {name}"
        counts = read_materials(place, materials, 7)
        delivered = 0
        if state.owner[cell] >= 0 and not state.done[cell]:
            delivered = reading.values.card_cost[state.card[cell]] - state.needs[cell]
        standing = 0
        for material in range(MATERIALS):
            if counts[material] > delivered >> 3 * material & 7:
                raise PositionError(f"{place}: so much has not been delivered there (CT-5.2).")
            standing |= counts[material] << 3 * material
        diamonds.standing[cell] = standing


# ---- Master builders -----------------------------------------------------------------------------


def write_discards(writer: Writer, discards: Discards) -> Document:
    names = writer.values.card_names
    document: Document = {"discards": [names[card] for card in discards.cards]}
    if writer.full:
        left = unused(writer.values, writer.state)
        document["deck"] = [names[card] for card in left if card not in discards.cards]
    return document


def read_discards(reading: Reading, value: object, discards: Discards, state: RedState) -> None:
    """CT-5.10. Cards of the set that are neither in the cathedral nor in the deck."""
    names = reading.values.card_names
    left = {names[card]: card for card in unused(reading.values, state)}
    given = array("guild, discards", entries(value, "discards").get("discards", []), len(left))
    discards.cards = sorted({left[word("guild, discards", name, left)] for name in given})


# ---- Brickmakers ---------------------------------------------------------------------------------


def write_buttresses(writer: Writer, guild: Brickmakers, buttresses: Buttresses) -> Document:
    document: Document = {"offer": named(guild.names, buttresses.offered)}
    document["buttresses"] = [named(guild.names, held) for held in buttresses.held]
    if buttresses.used or writer.full:
        document["used"] = bool(buttresses.used)
    return document


def named(names: list[str], mask: int) -> list[str]:
    return [name for at, name in enumerate(names) if mask >> at & 1]


def read_buttresses(value: object, guild: Brickmakers, buttresses: Buttresses, parties: int) -> None:
    """CT-5.11. On offer, in front of a player, or gone; what is not said is on offer."""
    entry = entries(value, "offer", "buttresses", "used")
    places: set[str] = set()

    def mask(place: str, given: object) -> int:
        total = 0
        for name in array(place, given, len(guild.names)):
            if word(place, name, guild.names) in places:
                raise PositionError(f"{place}: the buttress “{name}” is used twice (CT-5.11).")
            places.add(name)
            total |= 1 << guild.names.index(name)
        return total

    for seat, given in enumerate(array("guild, buttresses", entry.get("buttresses", []), parties)):
        buttresses.held[seat] = mask(f"guild, buttresses of player {seat + 1}", given)
    rest = [name for name in guild.names if name not in places]
    buttresses.offered = mask("guild, offer", entry.get("offer", rest))
    buttresses.used = int(flag("guild, used", entry.get("used", False)))


# ---- Archivists ----------------------------------------------------------------------------------


def eyes_on(writer: Writer) -> Eyes:
    """CT-5.9, CT-5.12. Hands are secret until the game is over."""
    if isinstance(writer.eyes, AllSeeing) or writer.state.over():
        return AllSeeing()
    return Eyes(writer.eyes.seat, writer.state.active, OF_ARCHIVE, OF_ARCHIVE)


def write_archive(writer: Writer, guild: Archivists, archive: Archive) -> Document:
    eyes, names, values = eyes_on(writer), guild.contracts.names, writer.values
    hands: list[list[str]] = []
    for party in range(archive.parties):
        hands.append(named(names, archive.hands[party]) if eyes.of(party, "hands") else [])
    document: Document = {"hands": hands}
    if eyes.on_table("drawn") and archive.drawn:
        document["drawn"] = named(names, archive.drawn)
    under: list[Document] = []
    for group, knower in zip(archive.groups, archive.knowers, strict=True):
        entry: Document = {}
        if knower != NOBODY_KNOWS:
            entry["by"] = party_name(values, writer.state, knower)
        if eyes.of(knower, "groups") and (knower != NOBODY_KNOWS or isinstance(eyes, AllSeeing)):
            entry["contracts"] = named(names, group)
        if writer.full:
            entry["count"] = count_of(group)
        under.append(entry)
    if under:
        document["under"] = under
    if writer.full:
        document["counts"] = [count_of(hand) for hand in archive.hands]
        document["drawn_count"] = count_of(archive.drawn)
        document["deck"] = count_of(archive.fresh)
    return document


class ReadArchive:
    """One table on its way to an archive: every contract has one place, the deck if nothing is said."""

    def __init__(self, reading: Reading, guild: Archivists, archive: Archive) -> None:
        self.reading = reading
        self.names = guild.contracts.names
        self.archive = archive
        self.left = ALL

    def read(self, value: object) -> None:
        entry = entries(value, "hands", "drawn", "under")
        archive = self.archive
        for seat, hand in enumerate(array("guild, hands", entry.get("hands", []), archive.parties)):
            archive.hands[seat] = self.take(f"guild, hand of player {seat + 1}", hand, FULL_HAND)
        archive.drawn = self.take("guild, drawn", entry.get("drawn", []), FULL_HAND)
        colours = self.reading.colours
        for at, given in enumerate(array("guild, under", entry.get("under", []), CONTRACTS), 1):
            place = f"guild, under {at}"
            group = table(place, given, ("by", "contracts"))
            archive.groups.append(self.take(place, group.get("contracts", []), CONTRACTS))
            by = colours.index(word(place, group["by"], colours)) if "by" in group else NOBODY_KNOWS
            archive.knowers.append(by)
            if not archive.groups[-1]:
                raise PositionError(f"{place}: name the contracts that were put there (CT-5.9).")
        archive.fresh = self.left

    def take(self, place: str, given: object, most: int) -> int:
        names = array(place, given, most)
        mask = mask_of([self.names.index(word(place, name, self.names)) for name in names])
        if count_of(mask) != len(names) or mask & ~self.left:
            raise PositionError(f"{place}: there is one of each contract (CT-5.12).")
        self.left &= ~mask
        return mask


PART = GuildPart()
