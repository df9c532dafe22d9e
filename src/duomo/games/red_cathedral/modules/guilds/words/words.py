"""Words for the guilds' moves and events, provided by the guild in play."""

from __future__ import annotations

from duomo.core.engine.event import Event
from duomo.core.words.phrase import Phrase, Value
from duomo.games.red_cathedral.modules.guilds.guilds import guild_of
from duomo.games.red_cathedral.modules.guilds.words import signs
from duomo.games.red_cathedral.words.module import ModuleWords
from duomo.games.red_cathedral.words.signs import Shown
from duomo.games.red_cathedral.words.words import RedWords


class GuildWords(ModuleWords):
    def move(self, words: RedWords, move: int) -> Phrase | None:
        return guild_of(words.values).tell(words.values, words.state, move)

    def actions(self) -> dict[str, Shown]:
        return signs.actions()

    def explained(self, words: RedWords, event: Event) -> dict[str, Value]:
        return guild_of(words.values).table().explained(words, event)


WORDS = GuildWords()
