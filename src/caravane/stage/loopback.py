"""A real server inside this process, which only this machine can reach."""

import asyncio
import threading
from pathlib import Path
from tempfile import TemporaryDirectory
from types import TracebackType
from typing import Final, Self, final

from fastapi import FastAPI
from starlette.middleware.trustedhost import TrustedHostMiddleware

from caravane.server.http.app import create_app
from caravane.server.ops.config import Configuration, Limits
from caravane.server.processes.serve import UvicornServer, create_server
from caravane.server.services import Services

HOST: Final = "127.0.0.1"
STARTED_AT: Final = 1_700_000_000.0
"""Time at the server, which stands still, so that two recordings are alike."""
MANY: Final = 1_000_000


@final
class LoopbackServer:
    """A server with an empty database in a thread of its own."""

    def __init__(self, port: int = 0, *, hidden_games: bool = True) -> None:
        self._folder: Final = TemporaryDirectory(prefix="caravane-stage-")
        configuration = _configuration(Path(self._folder.name), port, hidden_games=hidden_games)
        self.app: Final[FastAPI] = create_app(configuration, now=lambda: STARTED_AT)
        # A web site whose name leads to this machine must not read the stage in the author's browser.
        self.app.add_middleware(TrustedHostMiddleware, allowed_hosts=[HOST, "localhost"])
        self.port: int = 0
        self._ready: Final = threading.Event()
        self._server: Final[UvicornServer] = create_server(self.app, configuration, self._started)
        self._thread: Final = threading.Thread(target=self._run, name="stage", daemon=True)

    @property
    def services(self) -> Services:
        """Return the services of the server."""
        services: Services = self.app.state.services
        return services

    @property
    def address(self) -> str:
        """Return host and port."""
        return f"{HOST}:{self.port}"

    def __enter__(self) -> Self:
        """Start the server and wait until it listens."""
        self._thread.start()
        self._ready.wait()
        if not self.port:
            raise OSError("the server of the stage could not start; is the port in use?")
        return self

    def __exit__(
        self, _kind: type[BaseException] | None, _error: BaseException | None, _trace: TracebackType | None
    ) -> None:
        """Stop the server and remove its database."""
        self._server.should_exit = True
        self._thread.join()
        self._folder.cleanup()

    def wait(self) -> None:
        """Wait until the server ends."""
        self._thread.join()

    def _started(self, port: int) -> None:
        self.port = port
        self._ready.set()

    def _run(self) -> None:
        try:
            asyncio.run(self._server.serve())
        finally:
            self._ready.set()


def _configuration(folder: Path, port: int, *, hidden_games: bool) -> Configuration:
    """Return settings of a server that one visitor keeps busy."""
    return Configuration(
        host=HOST,
        port=port,
        data_dir=folder,
        database=f"sqlite:///{folder}/stage.sqlite",
        hidden_games=hidden_games,
        limits=Limits(
            tables=MANY,
            tables_per_hour=MANY,
            guests_per_hour=MANY,
            wrong_codes_per_hour=MANY,
            requests_per_second=MANY,
            request_burst=MANY,
            messages_per_second=MANY,
            message_burst=MANY,
            replays_per_minute=MANY,
            connections=MANY,
            anonymous_work=MANY,
            address_work=MANY,
            reads_per_second=MANY,
            read_burst=MANY,
            address_reads_per_second=MANY,
            address_read_burst=MANY,
            sockets_per_address=MANY,
        ),
    )
