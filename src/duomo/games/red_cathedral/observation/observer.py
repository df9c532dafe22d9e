"""What a seat sees of The Red Cathedral, as a row of small numbers; `encoding` describes each of them.

Lists shared by copies of a state are only ever replaced (`replaced`), never changed: as long as a list is the
same object, the bytes written for it are still valid and are reused. The reserve changes in place and is
written every time.
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from duomo.core.engine.observation import MOST, Observer, one_hot, small, write_stack
from duomo.games.red_cathedral.rules.codes import CELLS, COLOURS, MATERIALS, OWN_RESOURCES, SPACES
from duomo.games.red_cathedral.rules.setup import kind_at
from duomo.games.red_cathedral.rules.state import Player, RedState
from duomo.games.red_cathedral.rules.values import LAP, TableValues

UNDER: Final = 4
"""Number of pending decisions below the top that are shown."""
HOLDS: Final = 5
KINDS: Final = 3
USED: Final = 8
"""Number of lightning actions in the four quadrants."""


class Prints:
    """Rows computed once per table: what is printed on its tiles and cards, and one-hot rows."""

    def __init__(self, values: TableValues) -> None:
        self.values = values
        self.parties = values.players
        self.resources = OWN_RESOURCES + len(values.resource_module)
        self.materials = len(values.reserve)
        self.dice = values.dice
        self.actions = len(values.action_names)
        self.of_party = one_hot(values.players)
        self.from_seat = [
            [self.of_party[(party - seat) % values.players] for party in range(values.players)]
            + [self.of_party[-1]]
            for seat in range(values.players)
        ]
        """By seat, then by party; the last one (index -1) stands for nobody."""
        self.of_colour = one_hot(COLOURS)
        self.of_holds = one_hot(HOLDS)
        self.of_traded = one_hot(3)
        self.of_resource = one_hot(self.resources)
        self.of_action = one_hot(self.actions)
        self.of_section = one_hot(KINDS)
        self.bits = [bytes([value >> bit & 1 for bit in range(USED)]) for value in range(1 << USED)]
        self.tile_size = 2 + self.resources + self.dice
        self.tiles = [self.tile(tile) for tile in range(len(values.tile_names))]
        self.no_tile = bytes(self.tile_size)
        self.no_dice = bytes(SPACES * self.dice)

    def tile(self, tile: int) -> bytes:
        """RC-1.5. Present, the 3+ sign, what it gives, the die it shows."""
        row = [0] * self.tile_size
        row[0] = 1
        row[1] = 1 if self.values.tile_three_plus[tile] else 0
        gives = self.values.tile_gives[tile]
        for at in range(0, len(gives), 2):
            row[2 + gives[at]] = small(gives[at + 1])
        die = self.values.tile_die[tile]
        if die >= 0:
            row[2 + self.resources + die] = 1
        return bytes(row)

    def cards(self, state: RedState) -> bytes:
        """The sections and their cards: place, kind, cost, recognition, rubles."""
        values = self.values
        out = BytesWriter()
        for cell in range(CELLS):
            out.append(1 if cell in state.cells else 0)
        for cell in range(CELLS):
            out.write(self.of_section[kind_at(state, cell) if cell in state.cells else -1])
        for cell in range(CELLS):
            cost = values.card_cost[state.card[cell]] if state.card[cell] >= 0 else 0
            for material in range(MATERIALS):
                out.append(cost >> 3 * material & 7)  # `needed`, inlined: hot path
        for cell in range(CELLS):
            out.append(small(values.card_recognition[state.card[cell]]) if state.card[cell] >= 0 else 0)
        for cell in range(CELLS):
            out.append(small(values.card_rubles[state.card[cell]]) if state.card[cell] >= 0 else 0)
        return out.getvalue()

    def needs(self, needs: list[int]) -> bytes:
        out = BytesWriter()
        for cell in range(CELLS):
            packed = needs[cell]
            for material in range(MATERIALS):
                out.append(packed >> 3 * material & 7)  # `needed`, inlined: hot path
        return out.getvalue()

    def on_sections(self, tiles: list[int]) -> bytes:
        out = BytesWriter()
        for tile in tiles:
            out.write(self.tiles[tile] if tile >= 0 else self.no_tile)
        return out.getvalue()

    def whose(self, seats: list[int], seat: int) -> bytes:
        """One-hot party for every section, counted from the seat."""
        out = BytesWriter()
        rows = self.from_seat[seat]
        for owner in seats:
            out.write(rows[owner])
        return out.getvalue()

    def market(self, resource: list[int]) -> bytes:
        """What the eight resource tiles give: kind, then amount."""
        values = self.values
        out = BytesWriter()
        for tile in resource:
            out.write(self.of_resource[values.resource_kind[tile] if tile >= 0 else -1])
        for tile in resource:
            out.append(small(values.resource_amount[tile]) if tile >= 0 else 0)
        return out.getvalue()

    def cards_of_influence(self, influence: list[int]) -> bytes:
        """Both actions of the four cards: whether each is lightning, and the materials it shows."""
        values = self.values
        out = BytesWriter()
        for card in influence:
            for half in range(2):
                out.write(self.of_action[values.influence_action[2 * card + half] if card >= 0 else -1])
        for card in influence:
            for half in range(2):
                out.append(1 if card >= 0 and values.influence_once[2 * card + half] else 0)
        for card in influence:
            for half in range(2):
                shown = values.influence_shown[2 * card + half] if card >= 0 else 0
                for material in range(MATERIALS):
                    out.append(shown >> material & 1)  # `has_material`, inlined: hot path
        return out.getvalue()

    def dice_row(self, state: RedState, out: BytesWriter) -> bytes:
        """Which dice are on each space, then their faces."""
        out.truncate(0)
        out.write(self.no_dice)
        for die, face in enumerate(state.die_face):
            if face:
                out[state.die_space[die] * self.dice + die] = 1
            out.append(face)
        return out.getvalue()

    def workshop(self, slots: list[int], holds: list[int]) -> bytes:
        """Tile and face of each slot, then what is on it."""
        out = BytesWriter()
        for tile in slots:
            if tile >= 0:
                out.write(self.tiles[tile])
                out.append(0)
            elif tile <= -2:
                out.write(self.tiles[-2 - tile])
                out.append(1)
            else:
                out.write(self.no_tile)
                out.append(0)
        for lying in holds:
            out.write(self.of_holds[lying])
        return out.getvalue()


class Party:
    """One party as last written; most have not changed since."""

    def __init__(self) -> None:
        self.slots: list[int] = []
        self.holds: list[int] = []
        self.workshop = b""
        self.colour = 0
        self.marker = -1
        self.rubles = 0
        self.room = 0
        self.ruler = 0
        self.spare = 0
        self.finished = 0
        self.placed = 0
        self.ornaments: list[int] = []
        self.materials: list[int] = []
        self.row = b""

    def is_still(self, player: Player) -> bool:
        return (
            self.marker == player.marker
            and self.rubles == player.rubles
            and self.room == player.room
            and self.ornaments is player.ornaments
            and self.materials is player.materials
            and self.ruler == player.ruler
            and self.spare == player.spare
            and self.finished == player.finished
            and self.placed == player.placed
            and self.colour == player.colour
        )

    def becomes(self, player: Player, row: bytes) -> None:
        self.marker = player.marker
        self.rubles = player.rubles
        self.room = player.room
        self.ornaments = player.ornaments
        self.materials = player.materials
        self.ruler = player.ruler
        self.spare = player.spare
        self.finished = player.finished
        self.placed = player.placed
        self.colour = player.colour
        self.row = row


class RedObserver(Observer[RedState]):
    """Writes the fields of `encoding` in their order."""

    def __init__(self, prints: Prints) -> None:
        super().__init__()
        self.prints = prints
        self.values = prints.values
        self.parties = prints.parties
        parties = prints.parties
        nothing: list[int] = []
        self.resource_list = nothing
        self.influence_list = nothing
        self.cell_list = nothing
        self.card_list = nothing
        self.printed = b""
        """Resource tiles and influence cards."""
        self.cards = b""
        self.needs_list = nothing
        self.needs = b""
        self.tile_list = nothing
        self.tiles = b""
        self.owner_list = nothing
        self.done_list = nothing
        self.done = b""
        self.ornament_list = nothing
        self.owner_of = [nothing] * parties
        self.owners = [b""] * parties
        self.ornament_of = [nothing] * parties
        self.ornaments = [b""] * parties
        """By seat, from which the parties are counted."""
        self.seen = [Party() for _ in range(parties)]
        self.turns = [-1] * parties
        self.turn_rows = [b""] * parties
        """By seat: whose turn it is and what happened in it, as one number and as written."""
        self.face_list = nothing
        self.space_list = nothing
        self.dice = b""
        self.out = BytesWriter()
        self.row = BytesWriter()
        self.rebuilt = False
        """A workshop has changed since the last call of `renew`."""
        self.seat = -1
        """The seat for which the rarely changing part was last written."""

    def turn_of(self, state: RedState) -> int:
        return state.active

    def write(self, state: RedState, seat: int, out: BytesWriter) -> None:
        self.write_turn(state, seat, out)
        self.write_market(state, out)
        parties = self.parties
        for party in range(seat, parties):
            self.write_player(state, party, out)
        for party in range(seat):
            self.write_player(state, party, out)
        for module in self.values.modules:
            module.observe(self.values, state, seat, out)

    def renew(self, state: RedState, seat: int) -> None:
        if self.has_changed(state) or seat != self.seat:
            self.seat = seat
            self.version += 1
            self.write_row(state, seat)

    def rest(self) -> bytes:
        return self.row.getvalue()

    def write_turn(self, state: RedState, seat: int, out: BytesWriter) -> None:
        write_stack(state.stack, UNDER, out)
        if state.final:
            out.write(self.turn_row(state, seat))
            return
        decider: i64 = state.decider
        active: i64 = state.active
        starter: i64 = state.starter
        ender: i64 = state.ender
        traded: i64 = state.traded
        rerolled: i64 = state.rerolled
        used: i64 = state.used
        turns: i64 = state.turns
        turn = (  # packed into one number, to compare with the last one written; hot path
            decider + 2
            | active << 4
            | starter << 8
            | ender + 1 << 12
            | traded << 16
            | rerolled << 20
            | used << 24
            | turns << 40
        )
        if turn != self.turns[seat]:
            self.turns[seat] = turn
            self.turn_rows[seat] = self.turn_row(state, seat)
        out.write(self.turn_rows[seat])

    def turn_row(self, state: RedState, seat: int) -> bytes:
        """Write the fields from the decider to the final scoring."""
        prints, parties, out = self.prints, self.parties, self.out
        rows = prints.from_seat[seat]
        out.truncate(0)
        out.write(rows[state.decider if state.decider >= 0 else -1])
        out.append(small(state.turns // parties))
        out.write(rows[state.active])
        out.write(rows[state.starter])
        out.write(rows[state.ender])
        out.write(prints.of_traded[state.traded])
        out.append(1 if state.rerolled else 0)
        out.write(prints.bits[state.used & 255])
        if state.final:
            for party in range(parties):
                out.append(small(state.final[(seat + party) % parties]))
        else:
            out.write(prints.of_party[-1])
        return out.getvalue()

    def write_market(self, state: RedState, out: BytesWriter) -> None:
        for count in state.reserve:
            out.append(count if count < MOST else MOST)
        if state.die_face is not self.face_list or state.die_space is not self.space_list:
            self.face_list = state.die_face
            self.space_list = state.die_space
            self.dice = self.prints.dice_row(state, self.out)
        out.write(self.dice)

    def has_changed(self, state: RedState) -> bool:
        """Rewrite the outdated pieces of the rarely changing part; return whether there were any."""
        prints = self.prints
        changed = self.rebuilt
        self.rebuilt = False
        if state.resource is not self.resource_list or state.influence is not self.influence_list:
            self.resource_list = state.resource
            self.influence_list = state.influence
            self.printed = prints.market(state.resource) + prints.cards_of_influence(state.influence)
            changed = True
        if state.card is not self.card_list or state.cells is not self.cell_list:
            self.card_list = state.card
            self.cell_list = state.cells
            self.cards = prints.cards(state)
            changed = True
        if state.needs is not self.needs_list:
            self.needs_list = state.needs
            self.needs = prints.needs(state.needs)
            changed = True
        if state.tile is not self.tile_list:
            self.tile_list = state.tile
            self.tiles = prints.on_sections(state.tile)
            changed = True
        if state.owner is not self.owner_list or state.ornament is not self.ornament_list:
            self.owner_list = state.owner
            self.ornament_list = state.ornament
            changed = True
        if state.done is not self.done_list:
            self.done_list = state.done
            self.done = bytes(state.done)
            changed = True
        return changed

    def write_row(self, state: RedState, seat: int) -> None:
        """Put the rarely changing part together from its pieces."""
        prints, out = self.prints, self.row
        if state.owner is not self.owner_of[seat]:
            self.owner_of[seat] = state.owner
            self.owners[seat] = prints.whose(state.owner, seat)
        if state.ornament is not self.ornament_of[seat]:
            self.ornament_of[seat] = state.ornament
            self.ornaments[seat] = prints.whose(state.ornament, seat)
        out.truncate(0)
        out.write(self.printed)
        out.write(self.cards)
        out.write(self.needs)
        out.write(self.tiles)
        out.write(self.owners[seat])
        out.write(self.done)
        out.write(self.ornaments[seat])
        for party in range(seat, self.parties):
            out.write(self.seen[party].workshop)
        for party in range(seat):
            out.write(self.seen[party].workshop)

    def write_player(self, state: RedState, party: int, out: BytesWriter) -> None:
        player, seen = state.players[party], self.seen[party]
        if not seen.is_still(player):
            seen.becomes(player, self.player_row(player))
        if player.slots is not seen.slots or player.holds is not seen.holds:
            seen.slots = player.slots
            seen.holds = player.holds
            seen.workshop = self.prints.workshop(player.slots, player.holds)
            self.rebuilt = True
        out.write(seen.row)

    def player_row(self, player: Player) -> bytes:
        marker, out = player.marker, self.out
        out.truncate(0)
        out.write(self.prints.of_colour[player.colour - 1])
        out.append(marker // LAP)
        out.append(marker % LAP)
        out.append(small(self.values.prestige[marker]))
        out.append(small(player.rubles))
        out.append(player.room)
        out.append(player.ruler)
        out.append(player.spare)
        out.append(player.finished)
        out.append(player.placed)
        for count in player.ornaments:
            out.append(count)
        for count in player.materials:
            out.append(count)
        return out.getvalue()
