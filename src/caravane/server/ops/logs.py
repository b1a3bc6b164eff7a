"""Logging setup: one line per log entry, as text for people or as JSON for programs.

The server and its libraries use the standard logging module; structlog formats the output.
"""

import logging
import sys
from typing import Final

import structlog
from structlog.typing import Processor

JSON: Final = "json"
TEXT: Final = "text"

QUIET: Final = ("uvicorn", "asyncio", "alembic", "sqlalchemy")
"""Libraries of which only warnings and errors are logged."""


def configure_logging(log_format: str, level: str) -> None:
    """Log to standard error from a level on; of libraries, only warnings and errors."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(log_formatter(log_format))
    logging.basicConfig(handlers=[handler], level=level.upper(), force=True)
    for name in QUIET:
        logging.getLogger(name).setLevel(max(logging.WARNING, logging.getLogger().level))


def log_formatter(log_format: str) -> logging.Formatter:
    """Return the formatter of log entries."""
    return structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=_context_processors(),
        processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *_renderers(log_format)],
    )


def _context_processors() -> list[Processor]:
    """Return the processors that add time, logger name and level to each entry."""
    # Extras first, so that none of them can replace the level of an entry.
    return [
        structlog.stdlib.ExtraAdder(),
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]


def _renderers(log_format: str) -> list[Processor]:
    # Never with the values of local variables: these include hands, secrets of tables and e-mail addresses.
    if log_format == JSON:
        transformer = structlog.tracebacks.ExceptionDictTransformer(show_locals=False)
        return [structlog.processors.ExceptionRenderer(transformer), structlog.processors.JSONRenderer()]
    plain = structlog.dev.plain_traceback
    coloured = sys.stderr.isatty()
    return [structlog.dev.ConsoleRenderer(colors=coloured, exception_formatter=plain, pad_event_to=0, pad_level=False)]
