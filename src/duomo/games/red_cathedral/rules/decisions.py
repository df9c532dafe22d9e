"""The decisions and acts of the base game, in the order of their numbers."""

from __future__ import annotations

from duomo.games.red_cathedral.rules.build import Build, SetGems
from duomo.games.red_cathedral.rules.claim import ChooseBanner
from duomo.games.red_cathedral.rules.codes import (
    ACTIVATE,
    AFTER,
    BANNER,
    BASE_NATURE_MOVES,
    BUILD,
    CHOOSE,
    GAIN,
    GEMS,
    GIVE,
    MARKET,
    PLACE,
    PLAYER_MOVES,
    ROLL,
    SETUP,
    SWAP,
    TURN,
)
from duomo.games.red_cathedral.rules.decision import Decision
from duomo.games.red_cathedral.rules.gains import ChooseMaterials, TakeGain
from duomo.games.red_cathedral.rules.influence import GiveMaterial, SwapTiles
from duomo.games.red_cathedral.rules.market import MarketVisit, RollDice
from duomo.games.red_cathedral.rules.setup import LayOut
from duomo.games.red_cathedral.rules.turn import After, Done, Reroll, Trade, Turn
from duomo.games.red_cathedral.rules.values import TableValues
from duomo.games.red_cathedral.rules.workshop import ActivateTile, PlaceTile


def add_base_game(values: TableValues) -> None:
    """Add the base game first, so that its numbers are the same at every table: the constants of `codes`."""
    of_nature: list[tuple[int, Decision]] = [(SETUP, LayOut()), (ROLL, RollDice())]
    of_players: list[tuple[int, Decision]] = [
        (TURN, Turn()),
        (AFTER, After()),
        (BANNER, ChooseBanner()),
        (PLACE, PlaceTile()),
        (GAIN, TakeGain()),
        (CHOOSE, ChooseMaterials()),
        (BUILD, Build()),
        (GEMS, SetGems()),
        (MARKET, MarketVisit()),
        (GIVE, GiveMaterial()),
        (SWAP, SwapTiles()),
        (ACTIVATE, ActivateTile()),
    ]
    for kind, decision in of_nature:
        values.add_decision(decision, nature=True)
        assert decision.kind == kind
    for kind, decision in of_players:
        values.add_decision(decision)
        assert decision.kind == kind
    first = values.moves.take("the base game", PLAYER_MOVES)
    assert first == 0
    values.moves_of_nature.take("the base game", BASE_NATURE_MOVES)
    values.add_act(Trade())
    values.add_act(Reroll())
    values.add_act(Done())
