"""Questions about a study, answered as encoded JSON in a separate process."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

import msgspec

from duomo.analysis.hints import SIMULATIONS
from duomo.play.documents.study import StudyJudgement, StudyLine
from duomo.play.documents.table import Hint
from duomo.play.reading.studies import Study
from duomo.play.thinking import Tell, Thought

What = Literal["snapshot", "why", "rule", "hint", "answer", "standing"]

_encode = msgspec.json.Encoder().encode


@dataclass(frozen=True)
class AboutStudy(Thought):
    replay: str
    text: str
    components: str | None
    line: StudyLine
    what: What
    move: str | None = None
    piece: str | None = None

    def think(self, tell: Tell) -> None:
        study = Study(self.replay, self.text, self.line, self.components)
        tell(_encode(self.answer(study)))

    def answer(self, study: Study) -> object:
        match self.what:
            case "snapshot":
                return study.snapshot()
            case "why":
                return study.why(self.move, self.piece)
            case "rule":
                return study.rule()
            case "hint":
                wanted = study.advice()
                move, words = wanted.hint()
                offers = study.session.telling.offered(wanted.seen.state.decider)
                return Hint(move, next(offer for offer in offers if offer.move == move), words)
            case "answer":
                return only_answer(study.answer())
            case "standing":
                weighing = study.weighing()
                if weighing is None:
                    return StudyJudgement(study.result(), 0)
                return StudyJudgement(only_answer(weighing), SIMULATIONS)


def only_answer(thought: Thought) -> Any:
    answers: list[Any] = []
    thought.think(answers.append)
    return answers[0]
