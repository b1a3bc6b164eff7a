"""Questions to a running server, as monitoring asks them."""

import time

import httpx

from tests.server.run_processes import Serve
from tests.wait_limit import WAIT_SECONDS


def get(serve: Serve, path: str, **headers: str) -> httpx.Response:
    return httpx.get(f"http://{serve.address}{path}", headers=headers, trust_env=False, timeout=WAIT_SECONDS)


def wait_for_readiness(serve: Serve, status: int) -> httpx.Response:
    """Wait until a server reports that it accepts visitors, or that it does not; the last answer is kept for a second."""
    end = time.monotonic() + WAIT_SECONDS
    while (response := get(serve, "/ready")).status_code != status:
        assert time.monotonic() < end, response.text
        time.sleep(0.1)
    return response
