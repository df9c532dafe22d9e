"""Invariants of the guilds: contracts, buttresses, diamonds and section cards (CT-5)."""

from __future__ import annotations

from duomo.games.red_cathedral.modules.guilds.rules.archivists import FULL_HAND, Archivists
from duomo.games.red_cathedral.modules.guilds.rules.brickmakers import Brickmakers
from duomo.games.red_cathedral.modules.guilds.rules.contracts import ALL, NOBODY_KNOWS
from duomo.games.red_cathedral.modules.guilds.rules.foremen import Foremen
from duomo.games.red_cathedral.modules.guilds.rules.guild import Guild
from duomo.games.red_cathedral.modules.guilds.rules.jewellers import DIAMOND, DIAMONDS, Jewellers
from duomo.games.red_cathedral.modules.guilds.rules.master_builders import MasterBuilders, unused
from duomo.games.red_cathedral.rules.state import RedState
from duomo.games.red_cathedral.rules.values import TableValues


def check_guild(values: TableValues, guild: Guild, state: RedState) -> None:
    if isinstance(guild, Jewellers):
        standing = guild.diamonds(state).standing
        for cell, lying in enumerate(standing):
            assert not lying or (state.owner[cell] >= 0 and not state.done[cell])
            for material in range(6):
                there = values.card_cost[state.card[cell]] - state.needs[cell] if lying else 0
                assert lying >> 3 * material & 7 <= there >> 3 * material & 7
        assert len(state.reserve) == DIAMOND + 1
        assert values.reserve[DIAMOND] == DIAMONDS
    elif isinstance(guild, Foremen):
        assert 0 <= guild.foreman(state).tower < max(len(state.heights), 1)
    elif isinstance(guild, MasterBuilders):
        cards = guild.discards(state).cards
        assert cards == sorted(set(cards) & set(unused(values, state)))
    elif isinstance(guild, Brickmakers):
        tiles = guild.buttresses(state)
        masks = [tiles.offered, *tiles.held]
        assert sum(masks) == sum(masks) & (1 << len(guild.names)) - 1, "a buttress in two places"
    elif isinstance(guild, Archivists):
        archive = guild.archive(state)
        masks = [archive.fresh, archive.drawn, *archive.groups, *archive.hands]
        assert sum(masks) == ALL, "every contract in one place"
        assert all(hand.bit_count() <= FULL_HAND for hand in archive.hands)
        assert all(archive.groups)
        assert len(archive.groups) == len(archive.knowers)
        assert all(NOBODY_KNOWS <= knower < values.seats for knower in archive.knowers)
        assert not archive.made_up
