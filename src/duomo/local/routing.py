"""Requests as the server understands them: the same addresses, the same documents.

A handler is a plain function of the house and of what its parameters name: parts of the path, `data` for the
document sent, `text` for a plain-text body, anything else from the query. A test compares these declarations
with the server's.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, TypeVar, get_type_hints
from urllib.parse import parse_qsl, unquote

import msgspec

from duomo.play.documents.general import Trouble
from duomo.play.thinking import Thought
from duomo.play.trouble import ServerTrouble

if TYPE_CHECKING:
    from duomo.local.house import House

T = TypeVar("T")
Handler = Callable[..., Any]
SomeHandler = TypeVar("SomeHandler", bound=Handler)

JSON, PLAIN = "application/json", "text/plain"
_encode = msgspec.json.Encoder().encode


@dataclass(frozen=True)
class Answer:
    """An answer as sent."""

    status: int
    kind: str
    body: str


@dataclass(frozen=True)
class Reply(Generic[T]):
    """A document whose status depends on the outcome."""

    document: T
    status: int


@dataclass(frozen=True)
class Text:
    """A plain-text body."""

    text: str


@dataclass(frozen=True)
class Later(Generic[T]):
    """An answer that needs a thought first; `made` turns the thought's answer into the document."""

    thought: Thought
    made: Callable[[Any], T]


class Route:
    def __init__(self, method: str, path: str, handler: Handler, status: int) -> None:
        self.method = method
        self.path = path
        self.handler = handler
        self.status = status
        self.pattern = re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", path))
        self.types = get_type_hints(handler, localns=_late_names(), include_extras=True)
        self.asked = [name for name in inspect.signature(handler).parameters if name != "house"]
        self.rest = next(
            (
                parameter.name
                for parameter in inspect.signature(handler).parameters.values()
                if parameter.kind is inspect.Parameter.VAR_KEYWORD
            ),
            None,
        )

    def call(self, house: House, parts: dict[str, str], query: dict[str, str], body: str | None) -> Any:
        given: dict[str, Any] = {}
        for name in self.asked:
            if name == self.rest:
                given |= {key: value for key, value in query.items() if key not in self.asked}
            elif name == "data":
                given[name] = msgspec.json.decode(body or "", type=self.types[name])
            elif name == "text":
                given[name] = body or ""
            elif name in parts:
                given[name] = msgspec.convert(parts[name], self.types[name])
            elif name in query:
                given[name] = msgspec.convert(query[name], self.types[name], strict=False)
        return self.handler(house, **given)


def _late_names() -> dict[str, Any]:
    from duomo.local.house import House

    return {"House": House}


class Router:
    def __init__(self) -> None:
        self.routes: list[Route] = []
        self.elsewhere: list[str] = []

    def add(self, method: str, path: str, status: int = 200) -> Callable[[SomeHandler], SomeHandler]:
        def decorate(handler: SomeHandler) -> SomeHandler:
            if any((route.method, route.path) == (method, path) for route in self.routes):
                raise ValueError(f"{method} {path} is answered already")
            self.routes.append(Route(method, path, handler, status))
            return handler

        return decorate

    def people_elsewhere(self, *paths: str) -> None:
        """Register addresses of the server that only make sense with other people or a steward."""
        self.elsewhere += paths

    def answer(self, house: House, method: str, address: str, body: str | None) -> Answer | Later[Any]:
        """Return the answer, or the thought that is needed first."""
        path, _, question = address.partition("?")
        try:
            route, parts = self._find(method, path)
            found = route.call(house, parts, dict(parse_qsl(question)), body)
        except ServerTrouble as trouble:
            return refused(trouble)
        except (msgspec.MsgspecError, TypeError) as error:
            if not isinstance(error, msgspec.MsgspecError) and "required" not in str(error):
                raise
            return refused(ServerTrouble(400, "bad-request"))
        return found if isinstance(found, Later) else written(found, route.status)

    def _find(self, method: str, path: str) -> tuple[Route, dict[str, str]]:
        matching = [(one, found) for one in self.routes if (found := one.pattern.fullmatch(path))]
        fitting = [(one, found) for one, found in matching if one.method == method]
        if fitting:  # fixed parts take precedence over parameters
            one, found = min(fitting, key=lambda pair: len(pair[1].groupdict()))
            return one, {name: unquote(part) for name, part in found.groupdict().items()}
        if matching:
            raise ServerTrouble(405, "bad-method")
        if any(re.fullmatch(re.sub(r"\{\w+\}", "[^/]+", other), path) for other in self.elsewhere):
            raise ServerTrouble(501, "needs-server")
        raise ServerTrouble(404, "not-found")


def written(found: object, status: int) -> Answer:
    if isinstance(found, Text):
        return Answer(status, PLAIN, found.text)
    if isinstance(found, Reply):
        return Answer(found.status, JSON, _encode(found.document).decode())
    return Answer(status, JSON, _encode(found).decode())


def refused(trouble: ServerTrouble) -> Answer:
    return Answer(trouble.status, JSON, _encode(Trouble(trouble.words, str(trouble))).decode())


ROUTER = Router()
route = ROUTER.add
