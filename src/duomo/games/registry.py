"""Games by name."""

from __future__ import annotations

from duomo.core.engine.refusal import OptionError, Refusal
from duomo.core.game import Game
from duomo.games.basilica.game import Basilica
from duomo.games.red_cathedral.game import RedCathedral

GAMES: dict[str, Game] = {game.name: game for game in (RedCathedral(), Basilica())}


def find(name: str) -> Game:
    game = GAMES.get(name)
    if game is None:
        raise OptionError(Refusal("option-no-game", "", {"game": name, "known": ", ".join(GAMES)}))
    return game
