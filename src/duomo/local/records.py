"""Replays, analyses and studies; rules and components."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from duomo.analysis.documents import Analysis, JudgedAnswer
from duomo.core.wire import Offer, Scoring
from duomo.core.words.phrase import say
from duomo.local.house import House
from duomo.local.routing import Later, Text, route
from duomo.local.tables import record_text
from duomo.play.documents.library import (
    AnalysisJob,
    ComponentsShown,
    MoveMade,
    PositionText,
    Replay,
    Rulebook,
    Step,
    Uploaded,
)
from duomo.play.documents.study import StudyJudgement, StudyLine, StudyQuestion
from duomo.play.documents.table import DecisionRule, Hint, Prospect, Snapshot, WhyNot
from duomo.play.people.tokens import new_id
from duomo.play.reading import replays
from duomo.play.reading.library import components_of, rules_in
from duomo.play.reading.replays import set_of
from duomo.play.reading.studies import Study
from duomo.play.reading.study_questions import AboutStudy, What
from duomo.play.tables import prospects
from duomo.play.thinking import AnalysisWanted
from duomo.play.trouble import ServerTrouble

ReplayId = Annotated[str, Meta(pattern="^[0-9a-f]{16}$")]
At = Annotated[int, Meta(ge=0, le=10_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
Move = Annotated[str, Meta(min_length=1, max_length=120)]
Piece = Annotated[str, Meta(min_length=1, max_length=60)]
LARGEST = 1_000_000
"""Maximum length of a record, in characters."""


def text_of(house: House, replay: str) -> tuple[str, str | None]:
    """Return the text of an imported record, or of a finished table's, and the table's id in that case."""
    text = house.keeper.get(f"record/{replay}")
    return (text, None) if text is not None else (record_text(house, replay), replay)


def asked(house: House, replay: str) -> tuple[str, str | None]:
    """Return the text of a record, and the document of its component set, if known here."""
    text, _ = text_of(house, replay)
    set_hash = set_of(text)
    return text, None if set_hash is None else house.keeper.get(f"set/{set_hash}")


@route("POST", "/api/replays", status=201)
def upload(house: House, text: str) -> Uploaded:
    if len(text) > LARGEST:
        raise ServerTrouble(413, "too-large")
    if "\0" in text:
        raise ServerTrouble(400, "not-text")
    set_hash = set_of(text)
    replays.check(text, None if set_hash is None else house.keeper.get(f"set/{set_hash}"))
    replay = new_id()
    house.keeper.put(f"record/{replay}", text, new=True)
    return Uploaded(replay)


class KeptRecord(msgspec.Struct):
    """An imported record."""

    replay: ReplayId
    text: Annotated[str, Meta(max_length=LARGEST)]


@route("GET", "/api/records")
def brought(house: House) -> list[KeptRecord]:
    """Only in the browser: part of the export of everything."""
    texts = house.keeper.named("record/")
    return [KeptRecord(key.removeprefix("record/"), text) for key, text in texts.items()]


@route("PUT", "/api/records")
def bring(house: House, data: list[KeptRecord]) -> list[ReplayId]:
    """Add records of another browser, under the same ids; those that can be read are stored."""
    house.keeper.under("record/")
    found = []
    for record in data:
        key = f"record/{record.replay}"
        try:
            set_hash = set_of(record.text)
            replays.check(record.text, None if set_hash is None else house.keeper.get(f"set/{set_hash}"))
        except ServerTrouble:
            continue
        if house.keeper.get(key) is None:
            house.keeper.put(key, record.text, new=True)
        found.append(record.replay)
    return found


@route("GET", "/api/replays/{replay}")
def replay(house: House, replay: ReplayId) -> Replay:
    text, table = text_of(house, replay)
    return replays.describe(replay, text, table, asked(house, replay)[1])


@route("GET", "/api/replays/{replay}/steps")
def steps(
    house: House, replay: ReplayId, start: At = 0, stop: At = 10_000, seat: SeatNumber | None = None
) -> list[Step]:
    text, components = asked(house, replay)
    return replays.positions(text, start, stop, seat, components)


@route("GET", "/api/replays/{replay}/moves")
def moves(house: House, replay: ReplayId) -> list[MoveMade]:
    return replays.story(*asked(house, replay))


@route("GET", "/api/replays/{replay}/offers")
def offers(house: House, replay: ReplayId, at: At) -> list[Offer]:
    text, components = asked(house, replay)
    return replays.offered(text, at, components)


@route("GET", "/api/replays/{replay}/position")
def position(house: House, replay: ReplayId, at: At) -> PositionText:
    text, components = asked(house, replay)
    return replays.position_at(text, at, components)


@route("GET", "/api/replays/{replay}/prospect")
def prospect(
    house: House, replay: ReplayId, at: At, move: Move | None = None, piece: Piece | None = None
) -> Prospect:
    text, components = asked(house, replay)
    return prospects.at(text, at, move, piece, components)


@route("GET", "/api/replays/{replay}/scoring")
def scoring(house: House, replay: ReplayId) -> Scoring:
    return replays.scored(*asked(house, replay))


@route("GET", "/api/replays/{replay}/record")
def record(house: House, replay: ReplayId) -> Text:
    return Text(text_of(house, replay)[0])


# ---- analyses ------------------------------------------------------------------------------------


@route("GET", "/api/replays/{replay}/analysis")
def analysis(house: House, replay: ReplayId) -> AnalysisJob:
    text_of(house, replay)
    running = house.jobs.get(replay)
    if running is not None:
        return running
    done = house.keeper.get(f"analysis/{replay}")
    if done is None:
        return AnalysisJob("none")
    document: Any = msgspec.Raw(done.encode())
    return AnalysisJob("done", analysis=document)


@route("POST", "/api/replays/{replay}/analysis")
def analyse(house: House, replay: ReplayId) -> AnalysisJob:
    known = analysis(house, replay)
    if known.state in ("running", "done"):
        return known
    wanted = AnalysisWanted(*asked(house, replay))
    job = house.jobs[replay] = AnalysisJob("running")

    def heard(answer: Any) -> None:
        if isinstance(answer, Analysis):
            house.keeper.put(f"analysis/{replay}", msgspec.json.encode(answer).decode())
            del house.jobs[replay]
        else:
            job.done, job.of = answer

    def over(done: bool) -> None:
        if not done:
            house.jobs[replay] = AnalysisJob("failed", error=say("server-analysis-failed"))

    house.think("analysis", wanted, heard, over)
    return job


# ---- studies -------------------------------------------------------------------------------------


def _question(house: House, replay: str, line: StudyLine, what: What) -> AboutStudy:
    text, components = asked(house, replay)
    return AboutStudy(replay, text, components, line, what)


def _study(house: House, replay: str, line: StudyLine) -> Study:
    text, components = asked(house, replay)
    return Study(replay, text, line, components)


def _as_sent(answer: bytes) -> Any:
    return msgspec.Raw(answer)


@route("POST", "/api/replays/{replay}/study")
def study(house: House, replay: ReplayId, data: StudyLine) -> Snapshot:
    return _study(house, replay, data).snapshot()


@route("POST", "/api/replays/{replay}/study/why")
def study_why(house: House, replay: ReplayId, data: StudyQuestion) -> WhyNot:
    return _study(house, replay, data.line).why(data.move, data.piece)


@route("POST", "/api/replays/{replay}/study/rule")
def study_rule(house: House, replay: ReplayId, data: StudyLine) -> DecisionRule:
    return _study(house, replay, data).rule()


@route("POST", "/api/replays/{replay}/study/hint")
def study_hint(house: House, replay: ReplayId, data: StudyLine) -> Later[Hint]:
    return Later(_question(house, replay, data, "hint"), _as_sent)


@route("POST", "/api/replays/{replay}/study/answer")
def study_answer(house: House, replay: ReplayId, data: StudyLine) -> Later[JudgedAnswer]:
    return Later(_question(house, replay, data, "answer"), _as_sent)


@route("POST", "/api/replays/{replay}/study/standing")
def study_standing(house: House, replay: ReplayId, data: StudyLine) -> Later[StudyJudgement]:
    return Later(_question(house, replay, data, "standing"), _as_sent)


# ---- rules and components ------------------------------------------------------------------------


@route("GET", "/api/components/{game}")
def components(house: House, game: str, language: str = "en", **options: str) -> ComponentsShown:
    return components_of(game, options, language)


@route("GET", "/api/rules/{language}")
def rules(house: House, language: str) -> Rulebook:
    return rules_in(language)
