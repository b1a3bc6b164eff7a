"""Lookup of the hosts of webhooks, apart from all other lookups of the process.

Visitors choose these names, and the servers that answer for them may never do so. A lookup cannot be cancelled, so it
holds a thread until the system gives up; the process does not wait for that when it ends.
"""

import asyncio
import socket
import time
from collections import OrderedDict
from concurrent.futures import Future
from threading import Thread
from typing import Final, final

SLOW_SECONDS: Final = 10.0
"""Seconds after which a lookup has failed, even if it succeeds later."""
FAILURE_SECONDS: Final = 180.0
"""Seconds for which a name that could not be looked up is not looked up again."""
MAX_FAILURES: Final = 10_000
"""Maximum number of such names that are remembered."""
THREAD_NAME: Final = "webhook-name"


class LookupFailed(OSError):
    """The addresses of a host were not found, now or a short while ago."""


@final
class HostNames:
    """Looks up hosts in threads of its own, and remembers those that failed."""

    def __init__(self) -> None:
        self._failed_at: Final[OrderedDict[str, float]] = OrderedDict()

    async def addresses(self, host: str, port: int) -> list[str]:
        """Return the addresses of a host; raise LookupFailed if it has none or they take too long.

        Returns only when its thread ends, so that whoever limits the callers limits the threads too.
        """
        if time.monotonic() < self._failed_at.get(host, -FAILURE_SECONDS) + FAILURE_SECONDS:
            raise LookupFailed
        began = time.monotonic()
        try:
            found = await asyncio.wrap_future(_start_lookup(host, port))
        except (OSError, UnicodeError) as error:
            self._remember_failure(host)
            raise LookupFailed from error
        if time.monotonic() > began + SLOW_SECONDS:
            self._remember_failure(host)
            raise LookupFailed
        return found

    def _remember_failure(self, host: str) -> None:
        self._failed_at[host] = time.monotonic()
        self._failed_at.move_to_end(host)
        if len(self._failed_at) > MAX_FAILURES:
            self._failed_at.popitem(last=False)


def _start_lookup(host: str, port: int) -> Future[list[str]]:
    """Look up a host in a thread that does not keep the process from ending, as those of a pool would."""
    found: Future[list[str]] = Future()
    found.set_running_or_notify_cancel()
    Thread(target=_finish_lookup, args=(found, host, port), name=THREAD_NAME, daemon=True).start()
    return found


def _finish_lookup(found: Future[list[str]], host: str, port: int) -> None:
    try:
        found.set_result(_look_up(host, port))
    except (OSError, UnicodeError) as error:
        found.set_exception(error)


def _look_up(host: str, port: int) -> list[str]:
    return [str(found[4][0]) for found in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
