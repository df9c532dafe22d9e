"""The log: one line for each event, with the id of the request it belongs to.

Everything logged, by us or by a library, goes through structlog: as text for people, or as lines of JSON for
programs.
"""

from __future__ import annotations

import logging
import sys

import structlog
from structlog.types import EventDict, Processor

from duomo.http.settings import Settings

NOISY = {"uvicorn.access": logging.CRITICAL, "alembic": logging.WARNING, "psycopg.pool": logging.WARNING}


def configure(settings: Settings) -> None:
    """Configure logging for this process; every process of the server calls it."""
    always: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.stdlib.PositionalArgumentsFormatter(),
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.StackInfoRenderer(),
        _without_colour,
    ]
    structlog.configure(
        processors=[*always, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )
    ends: list[Processor] = [structlog.stdlib.ProcessorFormatter.remove_processors_meta]
    if settings.log_format == "json":
        ends += [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
    else:
        ends.append(_for_people())
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(structlog.stdlib.ProcessorFormatter(foreign_pre_chain=always, processors=ends))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(settings.log_level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = True
    for name, level in NOISY.items():
        logging.getLogger(name).setLevel(level)


def _for_people() -> structlog.dev.ConsoleRenderer:
    """Format tracebacks without local variables, which may contain secrets."""
    return structlog.dev.ConsoleRenderer(
        colors=sys.stderr.isatty(), sort_keys=False, exception_formatter=structlog.dev.plain_traceback
    )


def _without_colour(_logger: object, _name: str, event: EventDict) -> EventDict:
    """Drop uvicorn's duplicate of the message for terminals."""
    event.pop("color_message", None)
    return event
