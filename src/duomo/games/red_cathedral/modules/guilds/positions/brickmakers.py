"""Where the buttresses are: on offer, in front of a player, or gone (CT-5.11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from duomo.core.engine.refusal import Refusal
from duomo.core.game import Document
from duomo.core.position import array, flag, word
from duomo.core.view import Declaration, Eyes, declare
from duomo.core.words.phrase import Phrase, say
from duomo.core.words.signs import Sign
from duomo.games.red_cathedral.companion.putting_right import TAKE_OFF, place_of, without_last
from duomo.games.red_cathedral.modules.components.sets import ExpansionComponents
from duomo.games.red_cathedral.modules.guilds.components.brickmakers import EFFECTS, signs_of
from duomo.games.red_cathedral.modules.guilds.positions.table import GuildTable, entries, named
from duomo.games.red_cathedral.modules.guilds.rules.brickmakers import Brickmakers, Buttresses
from duomo.games.red_cathedral.modules.guilds.wire.board import GuildBoard
from duomo.games.red_cathedral.positions.places import impossible, where
from duomo.games.red_cathedral.rules.packed import with_bit
from duomo.games.red_cathedral.rules.state import RedState
from duomo.games.red_cathedral.rules.values import TableValues

if TYPE_CHECKING:
    from duomo.games.red_cathedral.drawing.signs import Signs
    from duomo.games.red_cathedral.positions.read import Reading
    from duomo.games.red_cathedral.positions.write import Writer

VISIBLE: Declaration = declare(Buttresses, {"offered": "public", "held": "public", "used": "public"})


class BrickmakersBoard(GuildBoard, tag="brickmakers"):
    """CT-5.11."""

    offer: list[str]
    buttresses: list[list[str]]
    """One list per party."""
    used: bool
    """A buttress was used in this turn."""
    signs: dict[str, list[Sign]]
    """What each buttress brings, in signs."""


def buttress_once(document: Document, refusal: Refusal) -> str:
    """Take a buttress out of the list in which it is named again."""
    guild, place = document["guild"], refusal.data["place"]
    assert isinstance(place, Refusal)
    here = guild["offer"]
    if place.reason == "place-guild-buttresses":
        here = guild["buttresses"][int(place_of(refusal)["seat"]) - 1]
    here[:] = without_last(here, refusal.data["buttress"])
    return TAKE_OFF


class BrickmakersTable(GuildTable):
    document = BrickmakersBoard
    repairs: ClassVar = {"position-guild-buttress-twice": buttress_once}

    def __init__(self, guild: Brickmakers) -> None:
        super().__init__(guild)
        self.brickmakers = guild

    def visible(self) -> Declaration:
        return VISIBLE

    def as_printed(self, values: TableValues, components: ExpansionComponents) -> bool:
        own, other = self.brickmakers, Brickmakers(0)
        other.take_components(values, components)
        return (own.names, own.effects, own.amounts) == (other.names, other.effects, other.amounts)

    def board(self, values: TableValues, state: RedState, eyes: Eyes) -> BrickmakersBoard:
        names, own = self.brickmakers.names, self.brickmakers.buttresses(state)
        held = [named(names, mask) for mask in own.held]
        return BrickmakersBoard(named(names, own.offered), held, bool(own.used), self.signs())

    def signs(self) -> dict[str, list[Sign]]:
        guild = self.brickmakers
        printed = zip(guild.names, guild.effects, guild.amounts, strict=True)
        return {name: signs_of(EFFECTS[effect], amount).gain for name, effect, amount in printed}

    def write(self, writer: Writer) -> Document:
        names, buttresses = self.brickmakers.names, self.brickmakers.buttresses(writer.state)
        document: Document = {"offer": named(names, buttresses.offered)}
        document["buttresses"] = [named(names, held) for held in buttresses.held]
        if buttresses.used or writer.full:
            document["used"] = bool(buttresses.used)
        return document

    def read(self, reading: Reading, value: object, state: RedState) -> None:
        """Read the buttresses; those not named are on offer."""
        entry = entries(value, "offer", "buttresses", "used")
        names, buttresses = self.brickmakers.names, self.brickmakers.buttresses(state)
        places: set[str] = set()

        def mask(here: Refusal, given: object) -> int:
            total, place = 0, here.text()
            for name in array(place, given, len(names), "CT-5.11"):
                if word(place, name, names) in places:
                    raise impossible("guild-buttress-twice", "CT-5.11", here, buttress=name)
                places.add(name)
                total = with_bit(total, names.index(name))
            return total

        parties = reading.values.players
        for seat, given in enumerate(
            array("guild, buttresses", entry.get("buttresses", []), parties, "CT-5.11")
        ):
            buttresses.held[seat] = mask(where("guild-buttresses", seat=seat + 1), given)
        rest = [name for name in names if name not in places]
        buttresses.offered = mask(where("guild-offer"), entry.get("offer", rest))
        buttresses.used = int(flag("guild, used", entry.get("used", False)))

    def board_line(self, signs: Signs) -> str:
        offered = self.told(self.brickmakers.buttresses(signs.state).offered)
        return signs.say("cli-guild-offer", things=signs.tell_all(offered))

    def player_line(self, signs: Signs, seat: int) -> str:
        held = self.told(self.brickmakers.buttresses(signs.state).held[seat])
        return signs.say("cli-guild-buttresses", things=held) if held else ""

    def told(self, mask: int) -> list[Phrase]:
        return [say("guild-buttress", buttress=name) for name in named(self.brickmakers.names, mask)]
