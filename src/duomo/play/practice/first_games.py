"""First games: against a bot, with a coach. Rebuilt from the moves so far on each request."""

from __future__ import annotations

from duomo.core.engine.refusal import Refusal
from duomo.core.game import Game
from duomo.core.wire import Scoring
from duomo.core.words.phrase import Phrase, say
from duomo.games.registry import GAMES
from duomo.lessons import Coach, FirstGame, first_game
from duomo.lessons.coach import Said
from duomo.lessons.lesson import PUPIL
from duomo.play.documents.lesson import Coaching, CoachSays, FirstGameNow, Topic
from duomo.play.documents.table import WhyNot
from duomo.play.practice.at_position import LEARNER, practice_table
from duomo.play.tables import asked
from duomo.play.tables.forced import forced_move
from duomo.play.tables.telling import Telling
from duomo.play.thinking import Advice, bots_turn, seen
from duomo.play.trouble import ServerTrouble

FIRST_MOVE = 2
"""Number of the first move's entry: the one before it deals."""


def find(game: str, course: str) -> tuple[Game, FirstGame]:
    """Return a first game by its address."""
    if game in GAMES and GAMES[game].lessons is not None:
        found = first_game(GAMES[game], course)
        if found is not None:
            return GAMES[game], found
    raise ServerTrouble(404, "no-lesson")


class CoachedTable:
    """A first game after the moves so far; the bot has answered."""

    def __init__(self, game: Game, first: FirstGame, done: list[str]) -> None:
        self.first = first
        self.coach = Coach(first)
        self.live = practice_table(game, first.id, first.position, rival=first.rival)
        self.live.start()
        self.done: list[str] = []
        self.own: list[int] = []
        """Indices of the player's own moves among all moves; automatic moves are not included."""
        self._spoken = -1
        """Number of moves made when the coach last spoke: once at each decision."""
        self.play(*done)

    def play(self, *moves: str) -> None:
        """Play the next moves, then forced moves and the bot's answer."""
        for text in moves:
            self._play(text)
        self._go_on()
        if self.live.decider == PUPIL:
            self._speak()

    def _speak(self) -> None:
        if self._spoken < len(self.done):
            self._spoken = len(self.done)
            self.coach.speak(self.live.table)

    def _play(self, text: str) -> None:
        live = self.live
        seat, found = live.decider, live.table.read(text)
        if seat is None or isinstance(found, Refusal):
            raise ServerTrouble(422, "bad-lesson-line", reason=text)
        if seat == PUPIL:
            self._speak()
            if forced_move(live) is None:
                self.own.append(len(self.done))
        entry = live.play(seat, found, None)
        self.coach.hear(live.events[entry.number])
        self.done.append(text)

    def _go_on(self) -> None:
        """Play forced moves and the bot's turns."""
        live = self.live
        while live.decider is not None:
            forced, thought = forced_move(live), bots_turn(live)
            if forced is not None:
                self._play(forced.text)
            elif thought is not None:
                for move in thought.moves():
                    self._play(live.table.rules.text(move))
            else:
                return

    # ---- what the viewer sees --------------------------------------------------------------------

    def now(self) -> FirstGameNow:
        first, coach, live = self.first, self.coach, self.live
        telling = Telling(live)
        return FirstGameNow(
            say(first.key("title")),
            telling.snapshot(live.held_by(LEARNER)),
            self.done,
            self.own[-1] if self.own else None,
            self._turn_began(),
            telling.rule().rule,
            Coaching(
                None if coach.comment is None or live.over else coach.comment.phrase(first),
                None if coach.advice is None or live.over else self._advice(coach.advice),
                [Topic(say(first.key("topic", topic)), topic in coach.met) for topic in first.topics],
                self._end() if live.over else None,
            ),
            self._scoring() if live.over else None,
        )

    def advice(self) -> Advice:
        """Return the task of finding a hint."""
        if self.live.decider != PUPIL:
            raise ServerTrouble(409, "no-lesson-answer")
        return Advice(seen(self.live, PUPIL), f"{self.first.id} {self.live.number}")

    def why_not(self, move: str | None, piece: str | None = None) -> WhyNot:
        """Return why a move, or pressing a piece, does nothing; without words it is possible."""
        table = self.live.table
        found = asked.read(table, table.state, table.codes(), move, piece)
        return found if isinstance(found, WhyNot) else WhyNot(None, "")

    def _advice(self, said: Said) -> CoachSays:
        first = self.first
        return CoachSays(said.phrase(first), said.phrase(first, "why"), list(said.word.rules))

    def _turn_began(self) -> int | None:
        """Return the number of moves that remain when this turn is restarted."""
        live = self.live
        turn = live.table.state.turns
        return next((at for at in self.own if live.turns[at + FIRST_MOVE] == turn), None)

    def _scoring(self) -> Scoring:
        table = self.live.table
        live = self.live
        events = [(live.turns[number], live.events[number]) for number in sorted(live.events)]
        return table.game.wire().scoring(table.rules, table.state, events)

    def _end(self) -> Phrase:
        winners = self.live.row.winners or []
        how = "lost" if PUPIL not in winners else "won" if len(winners) == 1 else "level"
        return say(self.first.key("end", how))
