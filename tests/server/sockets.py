"""Sockets of test clients, which wait as long as every other wait of a test."""

from typing import Any

from websockets.asyncio.client import connect as connect_impatiently

from tests.wait_limit import WAIT_SECONDS


def connect(url: str, **options: Any) -> connect_impatiently:
    """Open a socket; nothing but the event waited for ends it, however busy the machine is.

    The library's own limits (10 seconds to open, 20 for a ping) depend on the speed of the machine.
    """
    patient = {"open_timeout": WAIT_SECONDS, "ping_timeout": WAIT_SECONDS, "proxy": None}
    return connect_impatiently(url, **patient | options)
