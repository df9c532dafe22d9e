"""Cache of answers, including those in progress: nothing is computed twice."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Hashable
from typing import Any


class Answers:
    """Holds a limited number of bytes; the least recently used answers are dropped first."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.size = 0
        self.found: OrderedDict[Hashable, bytes] = OrderedDict()
        self.coming: dict[Hashable, asyncio.Task[bytes]] = {}
        self.waiting: dict[Hashable, int] = {}

    async def get(self, key: Hashable, make: Callable[[], Coroutine[Any, Any, bytes]]) -> bytes:
        """Return an answer from the cache, or make it.

        Concurrent callers share the work, which is cancelled when all of them have gone.
        """
        known = self.found.get(key)
        if known is not None:
            self.found.move_to_end(key)
            return known
        task = self.coming.get(key)
        if task is None:
            task = self.coming[key] = asyncio.create_task(self._make(key, make))
        self.waiting[key] = self.waiting.get(key, 0) + 1
        try:
            return await asyncio.shield(task)
        finally:
            self.waiting[key] -= 1
            if not self.waiting[key]:
                del self.waiting[key]
                if self.coming.get(key) is task:
                    del self.coming[key]
                task.cancel()

    async def _make(self, key: Hashable, make: Callable[[], Coroutine[Any, Any, bytes]]) -> bytes:
        answer = await make()
        self._keep(key, answer)
        return answer

    def _keep(self, key: Hashable, answer: bytes) -> None:
        self.found[key] = answer
        self.size += len(answer)
        while self.size > self.most and self.found:
            _, forgotten = self.found.popitem(last=False)
            self.size -= len(forgotten)
