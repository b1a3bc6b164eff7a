"""The serve process: runs the web server until it is stopped."""

import gc
import signal
import socket
from collections.abc import Callable
from types import FrameType
from typing import Final, final

import uvicorn
from fastapi import FastAPI

from caravane.server.http.app import create_app
from caravane.server.ops.config import Configuration
from caravane.server.ops.logs import configure_logging
from caravane.server.processes.database_check import prepare_storage
from caravane.server.processes.http_protocol import limited_protocol
from caravane.server.processes.installed_games import log_outside_games
from caravane.server.services import Services

PING_SECONDS: Final = 20
KEEP_ALIVE_SECONDS: Final = 75
"""How long an idle HTTP connection stays open: longer than proxies and clients keep theirs (nginx: 60 seconds).

Otherwise the server may close a connection at the moment a proxy sends the next request on it, which then fails.
"""
MAX_FRAME_BYTES: Final = 65_536
"""Maximum size of a WebSocket frame; a larger one closes the connection.

Higher than the limit of a message, so that slightly too large messages are refused with a reason.
"""


@final
class UvicornServer(uvicorn.Server):
    """The web server; before it closes its connections, socket clients are asked to reconnect."""

    def __init__(self, config: uvicorn.Config, services: Services, on_started: Callable[[int], None]) -> None:
        super().__init__(config)
        self._services: Final = services
        self._on_started: Final = on_started

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Shut down gracefully with exit code 0; a second Ctrl+C exits at once."""
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start listening, then report the port."""
        await super().startup(sockets)
        if self.started:
            self._on_started(self.servers[0].sockets[0].getsockname()[1])

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop listening, finish pending acts, ask clients to reconnect, and close."""
        for listener in self.servers:
            listener.close()
        await self._services.begin_shutdown()
        await super().shutdown(sockets)


def serve(configuration: Configuration, on_started: Callable[[Configuration, int], None]) -> bool:
    """Run a server until it is stopped; return whether it had started."""
    configure_logging(configuration.log_format, configuration.log_level)
    log_outside_games()
    prepare_storage(configuration)
    web_server = create_server(create_app(configuration), configuration, lambda port: on_started(configuration, port))
    _tune_gc()
    web_server.run()
    return web_server.started


def _tune_gc() -> None:
    """Run the garbage collector less often: a server holds many tables, which each run scans, and creates few cycles."""
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)


def create_server(app: FastAPI, configuration: Configuration, on_started: Callable[[int], None]) -> UvicornServer:
    """Return the web server for an application."""
    config = uvicorn.Config(
        app,
        host=configuration.host,
        port=configuration.port,
        loop="auto",
        http=limited_protocol(configuration),
        ws="websockets-sansio",
        ws_per_message_deflate=configuration.compression,
        ws_max_size=MAX_FRAME_BYTES,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        timeout_keep_alive=KEEP_ALIVE_SECONDS,
        timeout_graceful_shutdown=10,
        log_config=None,
        access_log=False,
        server_header=False,
        forwarded_allow_ips=configuration.trusted_proxies,
    )
    return UvicornServer(config, app.state.services, on_started)
