"""Prometheus metrics of a process.

One registry per process, as Prometheus expects, served at `/metrics`. No label names a person or a table: labels have few
values, known in advance.
"""

from typing import Final

from prometheus_client import Counter, Gauge, Histogram, Info

from caravane import __version__
from caravane.kernel.native import build_kind

SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
LONG_SECONDS: Final = (0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0, 300.0, 900.0)
SIZES: Final = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000)

BUILD: Final = Info("caravane_build", "Version and build of the running program")
BUILD.info({"version": __version__, "rules": build_kind()})

# Acts.
ACTS: Final = Counter("caravane_acts", "Acts recorded by this process, by kind; a move is a play", ["kind"])
for _kind in ("play", "undo", "timeout"):
    ACTS.labels(_kind)
ACT_CONFLICTS: Final = Counter(
    "caravane_act_conflicts", "Acts that were retried because another process recorded the same number first"
)
REFUSALS: Final = Counter("caravane_refusals", "Refused socket messages, by code", ["code"])
COMMAND_SECONDS: Final = Histogram(
    "caravane_command_seconds", "Seconds from a player's command to its durable acknowledgement", buckets=SECONDS
)
BATCH_ACTS: Final = Histogram("caravane_batch_acts", "Acts in one commit", buckets=SIZES)
COMMIT_SECONDS: Final = Histogram("caravane_commit_seconds", "Seconds per commit to the database", buckets=SECONDS)
COMMIT_FAILURES: Final = Counter("caravane_commit_failures", "Commits that the database did not acknowledge")
ACTS_PENDING: Final = Gauge("caravane_acts_pending", "Acts waiting for the next commit")

# Sockets.
SOCKETS: Final = Gauge("caravane_sockets", "Open sockets")
MESSAGES_SENT: Final = Counter("caravane_messages_sent", "Messages queued for sockets")
SOCKETS_DROPPED: Final = Counter("caravane_sockets_dropped", "Sockets dropped because the client read too slowly")
TABLES_CACHED: Final = Gauge("caravane_tables_cached", "Tables in memory")

# Between processes.
FANOUT_LAG: Final = Histogram(
    "caravane_fanout_lag_seconds",
    "Seconds from an act in one process to its broadcast by another, including its commit",
    buckets=SECONDS,
)
FANOUT_GAPS: Final = Counter("caravane_fanout_gaps", "Tables caught up from the database because a number was missing")

# Background jobs.
DUE_LAG: Final = Histogram(
    "caravane_due_lag_seconds",
    "Seconds from the due time of a table to the start of its job",
    buckets=LONG_SECONDS,
)
DUE_TABLES: Final = Gauge("caravane_due_tables", "Tables whose due job is running")
BOT_REQUESTS_PENDING: Final = Gauge("caravane_bot_requests_pending", "Bot requests waiting for an idle bot process")
BOT_REQUEST_SECONDS: Final = Histogram(
    "caravane_bot_request_seconds", "Seconds from a bot request to its answer, including the wait", buckets=SECONDS
)
BOT_FAILURES: Final = Counter("caravane_bot_failures", "Bot requests that timed out or whose bot process died")
NOTICES: Final = Counter("caravane_notices", "Notices, by channel and outcome", ["channel", "outcome"])
for _channel in ("email", "webhook"):
    for _outcome in ("sent", "failed"):
        NOTICES.labels(_channel, _outcome)
NOTICES.labels("webhook", "dropped")
RATING_FLAGS: Final = Counter(
    "caravane_rating_flags", "Flags of people whose rated wins look arranged, by change", ["change"]
)
for _change in ("set", "cleared"):
    RATING_FLAGS.labels(_change)

# HTTP.
HTTP_REQUESTS: Final = Counter("caravane_http_requests", "HTTP requests, by status", ["status"])
HTTP_REQUEST_SECONDS: Final = Histogram(
    "caravane_http_request_seconds", "Seconds from an HTTP request to its response", buckets=SECONDS
)
