"""Metrics: what a process counts and measures for whoever runs it, in the words of Prometheus.

One registry per process, as Prometheus expects; `/metrics` shows it. Nothing here names a person or a table: labels are few
and known beforehand.
"""

from typing import Final

from prometheus_client import Counter, Gauge, Histogram, Info

from caravane import __version__
from caravane.kernel.native import build

SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
LONG_SECONDS: Final = (0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0, 300.0, 900.0)
SIZES: Final = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000)

BUILD: Final = Info("caravane_build", "The program that runs")
BUILD.info({"version": __version__, "rules": build()})

# The move path.
ACTS: Final = Counter("caravane_acts", "Acts that were recorded here, by kind; a move is a play", ["kind"])
for _kind in ("play", "undo", "expire"):
    ACTS.labels(_kind)
STALE: Final = Counter(
    "caravane_acts_overtaken", "Acts for which another process was faster, and that were tried again"
)
REFUSALS: Final = Counter("caravane_refusals", "Messages on sockets that were refused, by code", ["code"])
ANSWER: Final = Histogram(
    "caravane_answer_seconds", "From a player's message to its durable acknowledgement", buckets=SECONDS
)
BATCH: Final = Histogram("caravane_batch_acts", "Acts in one commit", buckets=SIZES)
COMMIT: Final = Histogram("caravane_commit_seconds", "How long the record takes for one commit", buckets=SECONDS)
COMMIT_FAILURES: Final = Counter("caravane_commit_failures", "Commits that the record did not acknowledge")
WAITING: Final = Gauge("caravane_acts_waiting", "Acts that wait for the next commit")

# Sockets.
SOCKETS: Final = Gauge("caravane_sockets", "Sockets that are open")
SENT: Final = Counter("caravane_messages_sent", "Messages handed to sockets")
DROPPED: Final = Counter("caravane_sockets_dropped", "Sockets that were dropped because their owner read too slowly")
CACHED: Final = Gauge("caravane_tables_cached", "Tables that are in memory")

# Between processes.
FANOUT_LAG: Final = Histogram(
    "caravane_fanout_lag_seconds",
    "From an act in one process to its being shown by another, its commit included",
    buckets=SECONDS,
)
FANOUT_GAPS: Final = Counter("caravane_fanout_gaps", "Tables read again from the record because a number was missing")

# Work that nobody asks for.
DUE_LAG: Final = Histogram(
    "caravane_due_lag_seconds",
    "From the moment at which a table was due to the beginning of the work",
    buckets=LONG_SECONDS,
)
DUE_WORKING: Final = Gauge("caravane_due_tables", "Tables at which due work is being done")
BOT_WAITING: Final = Gauge("caravane_bot_questions_waiting", "Questions that wait for a free bot process")
BOT_ANSWER: Final = Histogram(
    "caravane_bot_answer_seconds", "From a bot's question to its answer, waiting included", buckets=SECONDS
)
BOT_FAILURES: Final = Counter("caravane_bot_failures", "Questions that no bot answered in time, or that it died of")
NOTICES: Final = Counter("caravane_notices", "Notices, by way and by what became of them", ["way", "outcome"])
for _way in ("email", "webhook"):
    for _outcome in ("sent", "failed"):
        NOTICES.labels(_way, _outcome)

# HTTP.
REQUESTS: Final = Counter("caravane_requests", "HTTP requests, by status", ["status"])
REQUEST: Final = Histogram("caravane_request_seconds", "From an HTTP request to its answer", buckets=SECONDS)
