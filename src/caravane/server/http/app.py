"""The application: HTTP and sockets over one server."""

import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from fastapi import FastAPI
from fastapi.responses import PlainTextResponse

from caravane import __version__
from caravane.server.http import (
    accounts,
    acts,
    errors,
    health,
    invitations,
    lobby,
    notices,
    profiles,
    replays,
    rules,
    tables,
    texts,
    websocket,
)
from caravane.server.http.middleware import Gate
from caravane.server.http.static_files import Pages
from caravane.server.ops.config import Configuration
from caravane.server.services import Server
from caravane.server.store.connect import store_at
from caravane.server.store.protocol import Database
from caravane.server.wire.openapi import Application

PAGES: Final = Path(__file__).parent / "static"
NO_PAGES: Final = """Caravane is running. The API is described at /api/openapi.json.

The pages were not built. In a copy of the project, `scripts/build-web` builds them (it needs Node); then start the server anew.
"""


def create_app(
    configuration: Configuration,
    store: Database | None = None,
    now: Callable[[], float] = time.time,
    pages: Path = PAGES,
) -> FastAPI:
    """Put the application together; the record is opened when it starts."""
    server = Server(
        configuration, store or store_at(configuration.database_url(), configuration.database_patience), now
    )

    @asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncIterator[None]:
        await server.start()
        yield
        await server.stop()

    app = Application(
        title="Caravane",
        version=__version__,
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    app.state.server = server
    app.add_middleware(Gate, configuration=configuration, requests=lambda: server.requests)
    errors.register(app)
    for part in (
        accounts,
        notices,
        lobby,
        texts,
        rules,
        tables,
        invitations,
        acts,
        replays,
        profiles,
        websocket,
        health,
    ):
        app.include_router(part.router)
    _add_pages(app, pages)
    return app


def _add_pages(app: FastAPI, pages: Path) -> None:
    """Serve the pages that were built with the package; without them say that the server runs."""
    if (pages / "index.html").is_file():
        # Not mounted at `/`, which would take all that the API has a path, but no method for.
        app.router.default = Pages(directory=pages)
        return

    @app.get("/", include_in_schema=False)
    async def home() -> PlainTextResponse:
        return PlainTextResponse(NO_PAGES)
