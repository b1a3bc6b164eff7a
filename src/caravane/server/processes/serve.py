"""Serve: run a server until it is told to stop, and say where it is found."""

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
from caravane.server.ops.logs import write_logs
from caravane.server.services import Server

LOOPBACK: Final = ("127.0.0.1", "localhost", "::1")
EVERYWHERE: Final = ("0.0.0.0", "::", "")  # noqa: S104 (these are recognised, not listened on)
PING_SECONDS: Final = 20
LARGEST_FRAME: Final = 65_536
"""Beyond the limit of a message, which is refused with a reason; a frame beyond this closes the connection."""


@final
class Runner(uvicorn.Server):
    """The web server; before it closes its connections, ours are told to come back."""

    def __init__(self, config: uvicorn.Config, server: Server, started: Callable[[int], None]) -> None:
        super().__init__(config)
        self._server: Final = server
        self._started: Final = started

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Leave in order, and as something that went well; who presses Ctrl+C twice does not wait."""
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen, then say where."""
        await super().startup(sockets)
        if self.started:
            self._started(self.servers[0].sockets[0].getsockname()[1])

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Take nobody new, finish what has begun, say good-bye, close."""
        for listening in self.servers:
            listening.close()
        await self._server.farewell()
        await super().shutdown(sockets)


def serve(configuration: Configuration, started: Callable[[Configuration, int], None]) -> bool:
    """Run a server until it is told to stop; tell whether it had started."""
    write_logs(configuration.log, configuration.log_level)
    configuration.data.mkdir(parents=True, exist_ok=True)
    runner = runner_of(create_app(configuration), configuration, lambda port: started(configuration, port))
    _seldom_tidy()
    runner.run()
    return runner.started


def _seldom_tidy() -> None:
    """Look for cyclic garbage less often: a server holds many tables and makes few cycles, and each look goes through all of them."""
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)


def runner_of(app: FastAPI, configuration: Configuration, started: Callable[[int], None]) -> Runner:
    """Give the web server for an application."""
    config = uvicorn.Config(
        app,
        host=configuration.host,
        port=configuration.port,
        loop="auto",
        ws="websockets-sansio",
        ws_per_message_deflate=configuration.compression,
        ws_max_size=LARGEST_FRAME,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        timeout_graceful_shutdown=10,
        log_config=None,
        access_log=False,
        server_header=False,
        forwarded_allow_ips=configuration.proxies,
    )
    return Runner(config, app.state.server, started)


def addresses(configuration: Configuration, port: int) -> list[str]:
    """List the addresses by which people find this server; the one for other devices first."""
    if configuration.public_url:
        return [configuration.public_url]
    if configuration.host not in EVERYWHERE:
        return [_url(configuration.host, port)]
    local = local_address()
    return [*([_url(local, port)] if local else []), _url("localhost", port)]


def _url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def local_address() -> str:
    """Find the address of this machine in its own network; no packet is sent for it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return ""
        address: str = probe.getsockname()[0]
    return "" if address in LOOPBACK else address


def picture(url: str) -> str:
    """Draw a QR code for the terminal."""
    import segno  # noqa: PLC0415 (only where a code is drawn)

    matrix = segno.make(url, micro=False).matrix_iter(border=2)
    rows = [list(row) for row in matrix]
    rows += [[0] * len(rows[0])] * (len(rows) % 2)
    signs = {(0, 0): "█", (0, 1): "▀", (1, 0): "▄", (1, 1): " "}
    pairs = zip(rows[::2], rows[1::2], strict=True)
    return "\n".join("".join(signs[bool(high), bool(low)] for high, low in zip(*pair, strict=True)) for pair in pairs)
