"""Logs: one line for each thing that happened, for people to read or as JSON for programs.

All of the server and of its libraries comes through Python's own logging; structlog writes it.
"""

import logging
import sys
from typing import Final

import structlog
from structlog.typing import Processor

JSON: Final = "json"
TEXT: Final = "text"

QUIET: Final = ("uvicorn", "asyncio", "alembic", "sqlalchemy")
"""Libraries whose daily work is nobody's news."""


def write_logs(form: str, level: str) -> None:
    """Write everything from a level on to standard error; of libraries only what is wrong."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=_about(),
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *_rendering(form)],
        )
    )
    logging.basicConfig(handlers=[handler], level=level.upper(), force=True)
    for name in QUIET:
        logging.getLogger(name).setLevel(max(logging.WARNING, logging.getLogger().level))


def _about() -> list[Processor]:
    """Say of each line when, where from and how bad."""
    return [
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.stdlib.ExtraAdder(),
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]


def _rendering(form: str) -> list[Processor]:
    # Never with the values of variables: they hold hands, secrets of tables and addresses.
    if form == JSON:
        story = structlog.tracebacks.ExceptionDictTransformer(show_locals=False)
        return [structlog.processors.ExceptionRenderer(story), structlog.processors.JSONRenderer()]
    plain = structlog.dev.plain_traceback
    coloured = sys.stderr.isatty()
    return [structlog.dev.ConsoleRenderer(colors=coloured, exception_formatter=plain, pad_event_to=0, pad_level=False)]
