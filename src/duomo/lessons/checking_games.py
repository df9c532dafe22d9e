"""Plays first games through, to find what is out of date: a position, a condition, a decision, a text."""

from __future__ import annotations

from collections.abc import Iterator

from duomo.bots.levels import LEVELS
from duomo.core.engine.driver import Bot
from duomo.core.engine.refusal import DuomoError
from duomo.core.engine.state import NOBODY
from duomo.core.game import Game
from duomo.core.table import Table
from duomo.core.words.phrase import Phrase, say
from duomo.lessons.coach import Coach, FirstGame, Said
from duomo.lessons.faults import Fault, unsaid
from duomo.lessons.lesson import PUPIL
from duomo.lessons.running import ScriptedNature

PUPILS = ("apprentice", "carpenter", "mason")
"""Levels of the bots that play for the newcomer, one game each."""
ENDS = ("won", "lost", "level")


def faults_of_first_game(
    game: Game, first: FirstGame, languages: tuple[str, ...], rules: frozenset[str]
) -> Iterator[Fault]:
    """Play several games with newcomers of different skill, and check everything the coach said in them."""
    try:
        heard = [said for number in range(len(PUPILS)) for said in played(game, first, number)]
    except DuomoError as error:
        yield Fault(first.id, "", str(error))
        return
    words = (*first.comments, *first.advice)
    for word in words:
        for rule in word.rules:
            if rule not in rules:
                yield Fault(first.id, "", f"{word.name} names {rule}, which is no rule")
    facts = situation(game, first)
    heard += [Said(word, {**facts, **dict.fromkeys(word.numbers, 1)}) for word in words]
    phrases = {
        phrase.key: phrase
        for phrase in (*fixed(first), *(phrase for said in heard for phrase in phrases_of(first, said)))
    }
    for language in languages:
        for what in unsaid(phrases.values(), language):
            yield Fault(first.id, language, what)


def situation(game: Game, first: FirstGame) -> dict[str, int]:
    _, _, rules, state = game.read_position(first.position)
    return game.situation(rules, state, PUPIL)


def played(game: Game, first: FirstGame, number: int) -> Iterator[Said]:
    """Play one game to its end; yield what the coach says in it."""
    options, components, rules, state = game.read_position(first.position)
    nature = ScriptedNature(rules, f"{first.id} {number}")
    table = Table(game, options, components, rules, state, dealer=nature)
    coach = Coach(first)
    levels = {level.name: level for level in LEVELS}
    pupil, rival = levels[PUPILS[number]].bot(f"pupil {number}"), levels[first.rival].bot(f"rival {number}")
    while table.decider != NOBODY:
        bot: Bot = rival
        if table.decider == PUPIL:
            before = coach.advice
            coach.speak(table)
            yield from (said for said in (coach.comment, coach.advice) if said and said is not before)
            bot = pupil
        seen = rules.seen_by(table.state, table.decider)
        move = bot.choose(rules, seen.copy(), table.codes())
        coach.hear(table.advance(move) + table.deal())


def fixed(first: FirstGame) -> Iterator[Phrase]:
    """Yield what is said in every first game."""
    topics = (("topic", topic) for topic in first.topics)
    for parts in (("title",), ("aim",), *topics, *(("end", how) for how in ENDS)):
        yield say(first.key(*parts))


def phrases_of(first: FirstGame, said: Said) -> Iterator[Phrase]:
    yield said.phrase(first)
    if not said.word.heard:
        yield said.phrase(first, "why")
