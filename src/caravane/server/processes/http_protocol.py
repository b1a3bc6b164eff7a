"""HTTP connections with limits, so that a server can be reached without a proxy in front of it.

Every part of a request has a maximum size and a deadline, and an address has a maximum number of connections.
"""

import asyncio
from collections.abc import Callable
from typing import Any, Final, cast

import httptools
from uvicorn.middleware.proxy_headers import _TrustedHosts
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from caravane.server.ops.config import Configuration, Limits
from caravane.server.security.rate_limit import NetworkCounter, network_of

MIN_BODY_RATE: Final = 4_096
"""Minimum bytes per second of a request body, on average over the seconds of the deadline."""
MAX_OVERHEAD_BYTES: Final = 16_384
OVERHEAD_PER_BYTE: Final = 8
"""Maximum bytes of chunk sizes, extensions and trailers: a fixed number, and some per byte of the body."""
MAX_PIPELINED: Final = 16
"""Maximum number of requests that wait on one connection for the response to an earlier one."""
LINGER_SECONDS: Final = 2.0
"""Seconds for which the rest of a refused body is discarded; a client may read the response only after sending."""


GRACE_SECONDS: Final = 1.0
"""Seconds after a deadline: when the event loop was held up, bytes that arrived in time are still unread."""


class RequestRefused(Exception):
    """A request exceeds a limit; raised inside the parser, which then stops."""

    def __init__(self, status: int) -> None:
        super().__init__(status)
        self.status: Final = status


class ConnectionLimits:
    """The limits of all connections of a process, and how many each address has open."""

    def __init__(self, configuration: Configuration) -> None:
        self.limits: Final[Limits] = configuration.limits
        self._proxies: Final = _TrustedHosts(configuration.trusted_proxies)
        self._open: Final = NetworkCounter()

    def add(self, host: str) -> str:
        """Count a connection; return the address under which it counts, or an empty string if it has too many.

        Proxies limit the connections of their clients themselves.
        """
        address = network_of(host)
        if host not in self._proxies and not self._open.has_room(address, self.limits.connections):
            return ""
        self._open.add(address)
        return address

    def remove(self, address: str) -> None:
        """Forget a connection."""
        self._open.remove(address)


def limited_protocol(configuration: Configuration) -> type[HttpToolsProtocol]:
    """Return the protocol of all connections of a server, under one set of limits."""
    shared = ConnectionLimits(configuration)

    class Protocol(LimitedProtocol):
        connection_limits = shared

    return Protocol


class LimitedProtocol(HttpToolsProtocol):
    """An HTTP connection that is closed when it exceeds a limit."""

    connection_limits: ConnectionLimits

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self._address: str = ""
        self._in_head: bool = True
        self._head_bytes: int = 0
        self._wire_bytes: int = 0
        """Bytes of the current body as sent, with the frames of its chunks."""
        self._body_bytes: int = 0
        self._discarding: bool = False
        """Whether the rest of the input is ignored, because the connection will be closed."""
        self._timer: asyncio.TimerHandle | None = None
        """The deadline of the head or of the body."""
        self._write_timer: asyncio.TimerHandle | None = None

    @property
    def _limits(self) -> Limits:
        return self.connection_limits.limits

    # The connection.

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count the connection, and refuse it if its address has too many."""
        super().connection_made(transport)
        host = self.client[0] if self.client else ""
        self._address = self.connection_limits.add(host)
        if not self._address and host:
            transport.abort()
            return
        self._start_timer(self._limits.header_seconds, self._head_is_late)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        self._forget()
        super().connection_lost(exc)

    def _forget(self) -> None:
        self._stop_timer()
        if self._write_timer is not None:
            self._write_timer.cancel()
        if self._address:
            self.connection_limits.remove(self._address)
            self._address = ""

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over to the socket, which has limits of its own."""
        self._forget()
        super().handle_websocket_upgrade()

    def _unsupported_upgrade_warning(self) -> None:
        """Ignore what follows a request for another protocol: it is answered as HTTP, and nothing comes after it."""
        self._discarding = True

    # Input.

    def data_received(self, data: bytes) -> None:
        """Parse bytes, within the limits."""
        if self._discarding or self.transport.is_closing():
            return
        if self._in_head:
            self._head_bytes += len(data)
            self._start_timer(self._limits.header_seconds, self._head_is_late)
        else:
            self._wire_bytes += len(data)
        self._unset_keepalive_if_required()
        self._parse(data)
        if self._in_head and self._head_bytes > self._limits.header_bytes:
            self._refuse(431)
        elif self._wire_bytes > MAX_OVERHEAD_BYTES + OVERHEAD_PER_BYTE * self._body_bytes:
            self._refuse(400)

    def _parse(self, data: bytes) -> None:
        try:
            self.parser.feed_data(data)
        except httptools.HttpParserUpgrade:
            if self._should_upgrade():
                self.handle_websocket_upgrade()
            else:
                self._unsupported_upgrade_warning()
        except httptools.HttpParserError as error:
            refused = error.__context__
            self._refuse(refused.status if isinstance(refused, RequestRefused) else 400)

    def on_message_begin(self) -> None:
        """Begin a request, whose head must be complete in time."""
        super().on_message_begin()
        self._start_timer(self._limits.header_seconds, self._head_is_late)

    def on_headers_complete(self) -> None:
        """Check the head, and start the request."""
        self._stop_timer()
        self._in_head = False
        self._head_bytes = self._wire_bytes = self._body_bytes = 0
        has_body = self._check_head()
        super().on_headers_complete()
        if self.parser.should_upgrade() and not self._should_upgrade():
            self.cycle.keep_alive = False
        if has_body:
            self.cycle.transport = cast(asyncio.Transport, LingeringTransport(self))
            self._start_timer(self._limits.body_seconds, self._body_is_late)

    def _check_head(self) -> bool:
        """Return whether a body follows; raise RequestRefused for a head that no honest client sends."""
        size = len(self.url) + sum(len(name) + len(value) + 4 for name, value in self.headers)
        headers = dict(self.headers)
        has_body = headers.get(b"content-length", b"0") != b"0" or b"transfer-encoding" in headers
        if size > self._limits.header_bytes:
            raise RequestRefused(431)
        if len(self.pipeline) >= MAX_PIPELINED or (has_body and self.parser.should_upgrade()):
            raise RequestRefused(400)
        return has_body

    def on_body(self, body: bytes) -> None:
        """Count a part of the body and hand it on."""
        self._body_bytes += len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        """End a request; the next one begins with a head."""
        self._stop_timer()
        self._in_head = True
        self._head_bytes = self._wire_bytes = self._body_bytes = 0
        super().on_message_complete()

    # Deadlines.

    def _start_timer(self, seconds: float, late: Callable[[], None]) -> None:
        if self._timer is None:
            self._timer = self.loop.call_later(seconds, self._grant_grace, late)

    def _grant_grace(self, late: Callable[[], None]) -> None:
        self._timer = self.loop.call_later(GRACE_SECONDS, late)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _head_is_late(self) -> None:
        self._timer = None
        if self._is_busy():
            # The client waits for the response to an earlier request.
            self._start_timer(self._limits.header_seconds, self._head_is_late)
        else:
            self._refuse(408)

    def _body_is_late(self) -> None:
        """Refuse a body that arrives too slowly, unless it is the application that does not read it."""
        self._timer = None
        enough = self._wire_bytes >= MIN_BODY_RATE * self._limits.body_seconds
        if enough or self.flow.read_paused:
            self._wire_bytes = self._body_bytes = 0
            self._start_timer(self._limits.body_seconds, self._body_is_late)
        else:
            self._refuse(408)

    def _is_busy(self) -> bool:
        return self.cycle is not None and not self.cycle.response_complete

    # Output.

    def pause_writing(self) -> None:
        """Wait for a client that does not read, but not for ever."""
        super().pause_writing()
        self._limit_writing()

    def resume_writing(self) -> None:
        """Go on writing."""
        super().resume_writing()
        if self._write_timer is not None:
            self._write_timer.cancel()
            self._write_timer = None

    def _limit_writing(self, seconds: float | None = None) -> None:
        if self._write_timer is None:
            self._write_timer = self.loop.call_later(seconds or self._limits.send_seconds, self.transport.abort)

    def on_response_complete(self) -> None:
        """Go on with the next request, unless the connection is being closed."""
        if self.transport.is_closing():
            self._limit_writing()
        if not self._discarding:
            super().on_response_complete()

    def timeout_keep_alive_handler(self) -> None:
        """Close an idle connection, even if its client never reads the last response."""
        super().timeout_keep_alive_handler()
        self._limit_writing()

    def linger(self) -> None:
        """Close the connection after a response, once the client has had time to read it."""
        if self._in_head:
            self.transport.close()
            return
        self._stop_timer()
        self._discarding = True
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self.flow.resume_reading()
        self._limit_writing(LINGER_SECONDS)

    def send_400_response(self, msg: str) -> None:
        """Refuse an invalid request; nothing is logged, because anyone may send any number of them."""
        self._refuse(400)

    def _refuse(self, status: int) -> None:
        """Answer with a status and close the connection; in the middle of another response only close it."""
        self._stop_timer()
        self._discarding = True
        if self.pipeline or (self._is_busy() and self.cycle.response_started):
            self.transport.abort()
        elif not self.transport.is_closing():
            self.transport.write(STATUS_LINE[status] + b"connection: close\r\ncontent-length: 0\r\n\r\n")
            self.transport.close()
            self._limit_writing(LINGER_SECONDS)


class LingeringTransport:
    """The transport of a request with a body, which lingers when the body was not received as a whole."""

    __slots__ = ("_protocol",)

    def __init__(self, protocol: LimitedProtocol) -> None:
        self._protocol: Final = protocol

    def write(self, data: bytes) -> None:
        """Write a part of the response."""
        self._protocol.transport.write(data)

    def is_closing(self) -> bool:
        """Return whether the connection is being closed."""
        return self._protocol.transport.is_closing()

    def close(self) -> None:
        """Close the connection."""
        self._protocol.linger()
