"""What requests cost: reads in units of the budget of their sender, work that is paced in milliseconds."""

import re
from typing import Final

SAFE: Final = ("GET", "HEAD", "OPTIONS")
FREE: Final = frozenset({"/health", "/ready", "/metrics"})
"""Paths that probes and monitoring read."""
FILE: Final = 0.1
"""Cost of a file of the client, which needs no database and of which a page loads many."""
ORDINARY: Final = 1.0
COSTS: Final = [
    (re.compile(pattern), cost)
    for pattern, cost in (
        (r"/api/tables/[^/]+/luck", 10.0),
        (r"/api/tables/[^/]+/(history|export)", 5.0),
        (r"/api/(openapi|asyncapi)\.json|/docs", 5.0),
        (r"/api/tables/(open|mine)|/api/leaderboard/.*|/api/profiles/.*|/api/me/(ratings|history)", 3.0),
        (r"/api/games/[^/]+/editions", 2.0),  # reads a folder of up to two hundred files
        (r"/api/.*", ORDINARY),
    )
]


def read_cost(path: str) -> float:
    """Return the cost of reading a path."""
    if path in FREE:
        return 0.0
    return next((cost for pattern, cost in COSTS if pattern.fullmatch(path)), FILE)


OTHER_WORK: Final = 2.0
WORK: Final = {"/api/login": OTHER_WORK, "/api/account": OTHER_WORK, "/api/guest": 5.0}
"""Milliseconds of the requests that are paced with a session too: a guest has one for nothing."""
PASSWORD_WORK: Final = 48.0
"""Milliseconds to compare or store a password, which are counted once the limits of log-ins have let it through."""
LOGINS: Final = frozenset({"/api/login", "/api/account", "/api/login-link", "/api/login-link/use"})
"""Requests that have the share of log-ins; all others without a session have that of guests."""


def paced_work(path: str, *, session: bool) -> float:
    """Return the milliseconds of processor time of a request that is no read; 0 if it is not paced."""
    return WORK.get(path, 0.0 if session else OTHER_WORK)


# Measured: milliseconds of processor time per request, on a machine of 2026.
EVERY: Final = 0.7
FILE_WORK: Final = 0.6
PER_COST: Final = 3.0
MAX_READ: Final = 9.0
"""Replays cost no more than lists: they are computed in other processes. Reading the acts is charged when it happens."""
WRITE: Final = 5.0
WRITES: Final = [
    (re.compile(pattern), work)
    for pattern, work in (
        # A new table is started and has bots, whose moves follow; an import has a large body.
        (r"/api/tables|/api/import", 30.0),
        # With a hundred problems, each in two languages.
        (r"/api/games/[^/]+/editions/(check|read)", 50.0),
        (r"/api/games/[^/]+/editions(/[^/]+)?", 15.0),
    )
]


def request_work(method: str, path: str, *, refused: bool = False) -> float:
    """Return the milliseconds of processor time of a request, whoever sends it; little if it is refused at once."""
    if refused:
        return EVERY
    if method not in SAFE:
        return next((work for pattern, work in WRITES if pattern.fullmatch(path)), WRITE)
    cost = read_cost(path)
    return EVERY + max(FILE_WORK, min(PER_COST * cost, MAX_READ)) if cost else EVERY
