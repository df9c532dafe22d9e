"""Words for the guilds' moves and events, provided by the guild in play."""

from __future__ import annotations

from duomo.core.engine.event import Event
from duomo.core.words.phrase import Phrase, Value
from duomo.games.red_cathedral.modules.guilds.guilds import CLASSES, guild_of
from duomo.games.red_cathedral.words.module import ModuleWords
from duomo.games.red_cathedral.words.printed_signs import Shown
from duomo.games.red_cathedral.words.signs import priced
from duomo.games.red_cathedral.words.words import RedWords


class GuildWords(ModuleWords):
    def move(self, words: RedWords, move: int) -> Phrase | None:
        return guild_of(words.values).tell(words.values, words.state, move)

    def actions(self) -> dict[str, Shown]:
        """Return the actions of all guilds, with their costs."""
        found: dict[str, Shown] = {}
        for make in CLASSES:
            guild = make(0)
            for number, (price, shown) in enumerate(zip(guild.prices, guild.signs(), strict=True), 1):
                found[f"{guild.guild}-a{number}"] = priced(price, shown)
        return found

    def explained(self, words: RedWords, event: Event) -> dict[str, Value]:
        return guild_of(words.values).table().explained(words, event)


WORDS = GuildWords()
