"""Applications in the process of the tests, whose visitors come from any network."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

import httpx
from fastapi import FastAPI

from caravane.server.http.app import create_app
from caravane.server.ops.config import Configuration, Limits

PER_MINUTE = 6


@asynccontextmanager
async def running(
    url: str, processes: int = 1, public_url: str = "", limits: Limits | None = None
) -> AsyncIterator[list[FastAPI]]:
    """Run applications on one database, each with limits of its own, as the processes of a cluster have."""
    configuration = Configuration(
        database=url,
        bot_processes=1,
        external_workers=True,
        public_url=public_url,
        limits=limits or Limits(logins_per_minute=PER_MINUTE),
    )
    async with AsyncExitStack() as stack:
        apps = [create_app(configuration) for _ in range(processes)]
        for app in apps:
            await stack.enter_async_context(app.router.lifespan_context(app))
        yield apps


def visitor(app: FastAPI, network: str) -> httpx.AsyncClient:
    """Return an HTTP client in a network."""
    transport = httpx.ASGITransport(app=app, client=(network, 1))
    return httpx.AsyncClient(transport=transport, base_url="https://localhost/api")
