"""The ASGI application with all routes, the socket and the built client."""

import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from fastapi import FastAPI
from fastapi.responses import PlainTextResponse

from caravane import __version__
from caravane.server.faces.catalogue import find_faces
from caravane.server.http import (
    accounts,
    acts,
    api_docs,
    editions,
    errors,
    faces,
    health,
    imports,
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
from caravane.server.http.middleware import GuardMiddleware
from caravane.server.http.static_files import ClientFiles
from caravane.server.ops.config import Configuration
from caravane.server.services import Services
from caravane.server.store.connect import store_at
from caravane.server.store.protocol import Database
from caravane.server.wire.openapi import ApiApp, operation_id

STATIC_DIR: Final = Path(__file__).parent.parent / "static"
CLIENT_NOT_BUILT: Final = """Caravane is running. The API is described at /docs.

The browser client has not been built. In a copy of the project, run `scripts/build-web` (it needs Node), then restart the server.
"""


def create_app(
    configuration: Configuration,
    store: Database | None = None,
    now: Callable[[], float] = time.time,
    static_dir: Path = STATIC_DIR,
) -> FastAPI:
    """Return the application; its database is opened when it starts."""
    services = Services(
        configuration,
        store or store_at(configuration.database_url(), configuration.database_timeout),
        now,
        find_faces(static_dir),
    )

    @asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncIterator[None]:
        await services.start()
        yield
        await services.stop()

    app = ApiApp(
        title="Caravane",
        version=__version__,
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        generate_unique_id_function=operation_id,
    )
    app.state.services = services
    app.add_middleware(GuardMiddleware, services=services)
    errors.register(app)
    for module in (
        accounts,
        notices,
        lobby,
        faces,
        editions,
        texts,
        rules,
        tables,
        invitations,
        acts,
        replays,
        imports,
        profiles,
        websocket,
        health,
        api_docs,
    ):
        app.include_router(module.router)
    _add_client(app, static_dir)
    return app


def _add_client(app: FastAPI, static_dir: Path) -> None:
    """Serve the built client, or a note that the server runs without it."""
    if (static_dir / "index.html").is_file():
        # Not mounted at `/`, which would catch API paths requested with a method they do not have.
        app.router.default = ClientFiles(directory=static_dir)
        return

    @app.get("/", include_in_schema=False)
    async def home() -> PlainTextResponse:
        return PlainTextResponse(CLIENT_NOT_BUILT)
