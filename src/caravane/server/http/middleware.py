"""ASGI middleware with size and rate limits, the origin check, and security headers."""

import math
from contextlib import suppress
from typing import Any, Final, final

from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from caravane.server.http.errors import error_response
from caravane.server.http.request_costs import LOGINS, ORDINARY, SAFE, paced_work, read_cost, request_work
from caravane.server.http.session import maybe_me, sender_of
from caravane.server.ops import metrics
from caravane.server.ops.config import Configuration, Limits
from caravane.server.security.rate_limit import address_of
from caravane.server.services import Services
from caravane.server.store.protocol import Unavailable
from caravane.server.store.records import Identity

HEADERS: Final = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
HTTPS_HEADERS: Final = {"strict-transport-security": "max-age=31536000"}
IMPORT: Final = "/api/import"
IMMUTABLE: Final = ("/assets/", "/faces/")
CACHEABLE: Final = (200, 206, 304)


def is_same_origin(connection: HTTPConnection, configuration: Configuration) -> bool:
    """Return whether a request is same-origin; non-browser clients send no Origin header."""
    origin = connection.headers.get("origin")
    if origin is None:
        return connection.headers.get("sec-fetch-site", "none") in {"none", "same-origin"}
    scheme, _, host = origin.partition("://")
    if is_public_https(configuration) and scheme != "https":
        # A page served without encryption may have been changed on its way.
        return False
    own_origins = {configuration.public_url.rstrip("/")} - {""}
    return origin in own_origins or host == connection.headers.get("host", "-")


def is_public_https(configuration: Configuration) -> bool:
    """Return whether people reach the server by https only."""
    return configuration.public_url.lower().startswith("https://")


@final
class GuardMiddleware:
    """The outermost layer of the application: it checks every HTTP request and adds headers to every response."""

    def __init__(self, app: ASGIApp, services: Services) -> None:
        self._app: Final = app
        self._services: Final = services
        self._configuration: Final = services.configuration
        self._headers: Final = HEADERS | (HTTPS_HEADERS if is_public_https(self._configuration) else {})

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Check a request and add the headers to its response."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        limits = self._configuration.limits
        limited = BodyLimit(
            receive, max_body_bytes(scope["path"], limits), large=_body_bytes(scope) > limits.body_bytes
        )
        send_with_headers = _with_headers(limited.closing(send), cache_control(scope["path"]), self._headers)
        refusal = await self._refusal(HTTPConnection(scope))
        if refusal is not None:
            await refusal(scope, receive, send_with_headers)
            return
        with metrics.HTTP_REQUEST_SECONDS.time():
            await self._app(scope, limited.receive, send_with_headers)

    async def _refusal(self, connection: HTTPConnection) -> Response | None:
        method, path = connection.scope["method"], connection.scope["path"]
        # Asked first, because a refused write takes less of the share of its address.
        code = "" if method in SAFE else self._write_refusal(connection)
        work = request_work(method, path, refused=bool(code))
        late = await self._services.address_pacer.pace(address_of(connection), work)
        if late:
            return error_response("rate-limited", retry_after=late)
        if not path.isprintable():
            # The routes would take a path that ends in a line break for the path without it, and the limits would not.
            return error_response("path-not-found")
        if code:
            return error_response(code)
        return await (self._read_refusal(connection) if method in SAFE else self._paced(connection))

    async def _paced(self, connection: HTTPConnection) -> Response | None:
        """Wait for the share of log-ins, or of visitors without a session; return the refusal if that would take too long."""
        path = connection.scope["path"]
        work = paced_work(path, session=await self._person(connection) is not None)
        pacer = self._services.login_pacer if path in LOGINS else self._services.guest_pacer
        seconds = await pacer.pace(address_of(connection), work) if work else 0.0
        return error_response("rate-limited", retry_after=seconds) if seconds else None

    async def _read_refusal(self, connection: HTTPConnection) -> Response | None:
        """Return the refusal of somebody who reads more than the budget of a person, or of an address."""
        cost = read_cost(connection.scope["path"])
        person = await self._person(connection) if cost >= ORDINARY else None
        limiter = self._services.read_limiter if person else self._services.address_read_limiter
        sender = sender_of(connection, person)
        if not cost or limiter.take(sender, cost):
            return None
        return error_response("rate-limited", retry_after=limiter.seconds_until(sender, cost))

    async def _person(self, connection: HTTPConnection) -> Identity | None:
        with suppress(Unavailable):
            return await maybe_me(connection, self._services)
        return None

    def _write_refusal(self, connection: HTTPConnection) -> str:
        if not is_same_origin(connection, self._configuration):
            return "wrong-origin"
        if not self._services.request_limiter.take(address_of(connection)):
            return "rate-limited"
        length = connection.headers.get("content-length", "0")
        path = connection.scope["path"]
        if not length.isdigit() or int(length) > max_body_bytes(path, self._configuration.limits):
            return "too-large"
        return ""


def max_body_bytes(path: str, limits: Limits) -> int:
    """Return the maximum body size in bytes for a path."""
    return limits.import_bytes if path == IMPORT else limits.body_bytes


def _body_bytes(scope: Scope) -> float:
    """Return the size of the body by the headers; infinite for one sent in chunks, which may be endless."""
    headers = HTTPConnection(scope).headers
    length = headers.get("content-length", "0")
    return int(length) if length.isdigit() and "transfer-encoding" not in headers else math.inf


@final
class BodyLimit:
    """Wrapper of `receive` that counts the bytes received, whatever Content-Length says.

    The connection is closed after a response to a large body that was not received as a whole.
    """

    def __init__(self, receive: Receive, max_bytes: int, *, large: bool) -> None:
        self._receive: Final = receive
        self._left: int = max_bytes
        self._rest_is_large: bool = large

    async def receive(self) -> Message:
        """Return the next message; raise a 413 error once the body exceeds the limit."""
        message = await self._receive()
        self._left -= len(message.get("body", b""))
        if self._left < 0:
            raise HTTPException(413)
        if not message.get("more_body"):
            self._rest_is_large = False
        return message

    def closing(self, send: Send) -> Send:
        """Return `send` with a header that closes the connection instead of receiving the rest of a large body."""

        async def send_closing(message: Message) -> None:
            if message["type"] == "http.response.start" and self._rest_is_large:
                MutableHeaders(scope=message)["connection"] = "close"
            await send(message)

        return send_closing


def cache_control(path: str) -> str:
    """Return the Cache-Control header of a path: paths that contain a hash of the content never expire."""
    if path.startswith(IMMUTABLE):
        return "public, max-age=31536000, immutable"
    return "no-store" if path.startswith("/api/") else "no-cache"


def _with_headers(send: Send, caching: str, security_headers: dict[str, str]) -> Send:
    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            metrics.HTTP_REQUESTS.labels(message["status"]).inc()
            headers: Any = MutableHeaders(scope=message)
            for name, value in security_headers.items():
                headers.setdefault(name, value)
            headers.setdefault("cache-control", caching if message["status"] in CACHEABLE else "no-store")
        await send(message)

    return send_with_headers
