"""Several searches of one position decide together."""

from __future__ import annotations

from bots.positions import TABLES, rules_of, turn_starts
from duomo.bots.levels import TOGETHER, opinion
from duomo.bots.registry import make_bot
from duomo.bots.together import Weighed, best_of
from duomo.core.engine.state import State
from duomo.http.thinking.line import Whose
from duomo.http.thinking.thinkers import Thinkers
from duomo.play.tables.parts import parts_of
from duomo.play.thinking import BotsTurn, Seen
from server_tools import run_apart


def test_the_turn_that_all_looked_at_most_is_played() -> None:
    one = [((1, 2), 50, 20.0), ((3,), 40, 30.0)]
    other = [((3,), 45, 30.0), ((1, 2), 30, 12.0), ((4,), 5, 5.0)]
    assert best_of([one]) == [1, 2]
    assert best_of([one, other]) == [3]
    even: list[Weighed] = [((1,), 10, 4.0), ((2,), 10, 5.0)]
    assert best_of([even]) == [2], "of those looked at alike the one that served better"


def asked(level: str, seed: str) -> tuple[BotsTurn, State]:
    game, players, options = TABLES["basilica"]
    seen = turn_starts("basilica")[9]
    components_hash = parts_of(game, players, options).components.hash
    return BotsTurn(Seen(game, players, options, components_hash, None, seen), level, seed), seen


def test_the_first_search_is_the_one_of_a_single_process() -> None:
    rules, seen = rules_of("basilica"), turn_starts("basilica")[9]
    moves = best_of([opinion(TOGETHER[0], rules, seen, "7", 0)])
    assert make_bot(TOGETHER[0], "7").choose(rules, seen, rules.legal(seen)) == moves[0]


def test_levels_that_do_not_search_so_and_single_searches_have_no_parts() -> None:
    assert not asked("architect", "7")[0].parts(2)
    assert not asked(TOGETHER[0], "7")[0].parts(1)
    assert len(asked(TOGETHER[0], "7")[0].parts(3)) == 3


def test_a_host_with_two_processes_plays_what_both_find() -> None:
    """The same result wherever and in whatever order they are done."""
    rules = rules_of("basilica")
    thought, seen = asked(TOGETHER[0], "7")
    thinkers = Thinkers(2, at_once=False)
    thinkers.start()

    async def moves() -> list[int]:
        whose = Whose("somewhere", "somebody")
        return [move async for move in thinkers.turn(thought, 2, whose, 0.0, print)]

    try:
        found = run_apart(moves())
    finally:
        thinkers.stop()
    assert found == best_of([opinion(TOGETHER[0], rules, seen, "7", part) for part in (0, 1)])
