"""Records that can be stepped through: of a finished table, or uploaded.

They are parsed and replayed in separate processes, because a record may come from anyone and may be crafted
to take long. Answers are cached.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import msgspec

from duomo.http.gate.counting import Open, Shared
from duomo.http.people.guests import Guests
from duomo.http.replies import AnyRequest, while_connected
from duomo.http.settings import Limits
from duomo.http.tables.archive import record_of
from duomo.http.tables.hub import Hub
from duomo.http.thinking.answers import Answers
from duomo.http.thinking.line import Whose
from duomo.http.thinking.thinkers import WorkerLost
from duomo.play.documents.study import StudyLine
from duomo.play.people.tokens import new_id
from duomo.play.reading.record_questions import AboutRecord, What
from duomo.play.reading.replays import set_of
from duomo.play.reading.study_questions import AboutStudy
from duomo.play.reading.study_questions import What as StudyWhat
from duomo.play.reading.worked import worked
from duomo.play.tables.rows import now
from duomo.play.thinking import Thought
from duomo.play.trouble import ServerTrouble
from duomo.store import statements


class Replays:
    def __init__(self, hub: Hub, limits: Limits, shared: Shared) -> None:
        self.hub = hub
        self.limits = limits
        self.answers = Answers(limits.answers)
        self.open = Open(shared, "questions")

    async def upload(self, guest: str, address: str, text: str) -> str:
        """Check a record against the rules and store it."""
        if "\0" in text:
            raise ServerTrouble(400, "not-text")
        await self._ask(Whose(guest, address), text, "check")
        replay = new_id()
        await self.hub.writer.execute(statements.new_replay(replay, guest, text, now()))
        return replay

    async def text_of(self, replay: str) -> str:
        return (await text_of(self.hub, replay))[0]

    async def describe(self, whose: Whose, replay: str) -> Any:
        text, table = await text_of(self.hub, replay, whose)
        return await self._ask(whose, text, "describe", replay, table)

    async def about(self, whose: Whose, replay: str, what: What, *details: Any) -> Any:
        """Answer a question about a record, as encoded JSON."""
        text, _ = await text_of(self.hub, replay, whose)
        return await self._ask(whose, text, what, *details)

    async def question(
        self,
        replay: str,
        line: StudyLine,
        what: StudyWhat,
        move: str | None = None,
        piece: str | None = None,
    ) -> AboutStudy:
        """Return the question about a study that a reader process is to answer."""
        text, _ = await text_of(self.hub, replay)
        components = await asyncio.to_thread(components_of, self.hub, text)
        return AboutStudy(replay, text, components, line, what, move, piece)

    async def think(self, whose: Whose, question: Thought) -> Any:
        """Answer a question without caching, as encoded JSON."""
        with self._counted(whose.address):
            return msgspec.Raw(await self._read(whose, question))

    async def known(self, whose: Whose, work: Callable[..., Any], *given: Any) -> Any:
        """Return a function's result as encoded JSON. The function must be deterministic: results are
        cached."""

        async def asked() -> bytes:
            with self._counted(whose.address):
                return await self._read(whose, worked(work, *given))

        key = work.__qualname__, msgspec.json.encode(given)
        return msgspec.Raw(await self.answers.get(key, asked))

    async def _ask(self, whose: Whose, text: str, what: What, *details: Any) -> msgspec.Raw:
        async def work() -> bytes:
            with self._counted(whose.address):
                return await self._work(whose, text, what, details)

        digest = hashlib.sha256(text.encode()).digest()
        return msgspec.Raw(await self.answers.get((digest, what, details), work))

    async def _work(self, whose: Whose, text: str, what: What, details: tuple[Any, ...]) -> bytes:
        components = await asyncio.to_thread(components_of, self.hub, text)
        return await self._read(whose, AboutRecord(text, components, what, details))

    async def _read(self, whose: Whose, question: Thought) -> bytes:
        try:
            async for answer in self.hub.readers.think(question, whose):
                assert isinstance(answer, bytes)
                return answer
        except WorkerLost:
            pass
        raise ServerTrouble(422, "too-much-work")

    @contextmanager
    def _counted(self, address: str) -> Iterator[None]:
        if self.open.count(address) >= self.limits.questions:
            raise ServerTrouble(429, "too-many-requests")
        self.open.add(address, 1)
        try:
            yield
        finally:
            self.open.add(address, -1)


async def by_a_reader(
    request: AnyRequest, replays: Replays, guests: Guests, work: Callable[..., Any], *given: Any
) -> Any:
    """Run a function on submitted data in a reader process and return the encoded result."""
    asked = replays.think(await guests.whose(request), worked(work, *given))
    return await while_connected(request, asked)


async def text_of(hub: Hub, replay: str, whose: Whose | None = None) -> tuple[str, str | None]:
    """Return the text of an uploaded record or of a finished table's record, and the table's id in the latter
    case."""
    text = await asyncio.to_thread(hub.store.record, replay)
    if text is not None:
        return text, None
    return await record_of(hub, replay, whose), replay


def components_of(hub: Hub, text: str) -> str | None:
    """Return the document of the component set a record was played with, if a table here uses it."""
    set_hash = set_of(text)
    return None if set_hash is None else hub.store.component_set(set_hash)
