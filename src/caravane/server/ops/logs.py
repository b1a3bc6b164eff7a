"""Logging setup: one line per log entry, as text for people or as JSON for programs.

The server and its libraries use the standard logging module; structlog formats the output. What Python itself would
print to standard error, like warnings and uncaught exceptions, is logged too, so that no other line gets in between.
"""

import logging
import sys
import threading
from collections.abc import Mapping
from types import TracebackType
from typing import Final

import structlog
from structlog.typing import Processor

from caravane.server.ops.log_safety import redact_entry, safe_traceback, write_traceback

log = logging.getLogger(__name__)

JSON: Final = "json"
TEXT: Final = "text"
ANNOUNCEMENTS: Final = "caravane.announcements"
"""Logger of what a process tells its operator when it has started, whatever the level of the log."""
OWN: Final = "caravane"
"""The logger above those of all modules of the server."""


def configure_logging(log_format: str, level: str) -> None:
    """Log to standard error from a level on; of libraries, only warnings and errors."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(log_formatter(log_format))
    # Below warnings, libraries write parameters of statements, headers of requests and the URLs of webhooks.
    logging.basicConfig(handlers=[handler], level=max(logging.WARNING, logging.getLevelName(level.upper())), force=True)
    logging.getLogger(OWN).setLevel(level.upper())
    logging.getLogger(ANNOUNCEMENTS).setLevel(logging.INFO)
    logging.captureWarnings(capture=True)
    _log_uncaught_exceptions()


def announce(event: str, details: Mapping[str, object]) -> None:
    """Log that the process has started, for programs that read the log."""
    logging.getLogger(ANNOUNCEMENTS).info(event, extra=dict(details))


def _log_uncaught_exceptions() -> None:
    def log_uncaught(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, Exception):
            log.critical("uncaught exception", exc_info=(kind, error, trace))

    sys.excepthook = log_uncaught
    threading.excepthook = lambda args: log.error("thread failed", exc_info=args.exc_value)
    sys.unraisablehook = lambda args: log.error("cleanup of an object failed", exc_info=args.exc_value)


def log_formatter(log_format: str) -> logging.Formatter:
    """Return the formatter of log entries."""
    return structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=_context_processors(),
        processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, redact_entry, *_renderers(log_format)],
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
    if log_format == JSON:
        return [structlog.processors.ExceptionRenderer(safe_traceback), structlog.processors.JSONRenderer()]
    coloured = sys.stderr.isatty()
    return [
        structlog.dev.ConsoleRenderer(
            colors=coloured, exception_formatter=write_traceback, pad_event_to=0, pad_level=False
        )
    ]
