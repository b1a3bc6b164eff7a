"""Gate: what every request passes. Size and rate are limited, strange pages are kept out, answers carry strict headers."""

from collections.abc import Callable
from typing import Any, Final, final

from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from caravane.server.http.errors import answer
from caravane.server.ops import metrics
from caravane.server.ops.config import Configuration, Limits
from caravane.server.security.rate_limit import Throttle, address_of

SAFE: Final = ("GET", "HEAD", "OPTIONS")
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
IMPORT: Final = "/api/import"
ASSETS: Final = "/assets/"
KEEPABLE: Final = (200, 206, 304)


def right_origin(connection: HTTPConnection, configuration: Configuration) -> bool:
    """Tell whether a request comes from our own pages; programs that are no browsers name no page at all."""
    origin = connection.headers.get("origin")
    if origin is None:
        return connection.headers.get("sec-fetch-site", "none") in {"none", "same-origin"}
    ours = {configuration.public_url.rstrip("/")} - {""}
    return origin in ours or origin.partition("://")[2] == connection.headers.get("host", "-")


@final
class Gate:
    """The outermost layer of the application."""

    def __init__(self, app: ASGIApp, configuration: Configuration, requests: Callable[[], Throttle]) -> None:
        self._app: Final = app
        self._configuration: Final = configuration
        self._requests: Final = requests

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Check a request, and add the headers to its answer."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        guarded = _with_headers(send, kept(scope["path"]))
        refusal = self._refusal(scope)
        if refusal:
            await answer(refusal)(scope, receive, guarded)
            return
        limited = Limited(receive, largest(scope["path"], self._configuration.limits))
        with metrics.REQUEST.time():
            await self._app(scope, limited.receive, guarded)

    def _refusal(self, scope: Scope) -> str:
        connection = HTTPConnection(scope)
        if scope["method"] in SAFE:
            return ""
        if not right_origin(connection, self._configuration):
            return "wrong-origin"
        if not self._requests().take(address_of(connection)):
            return "rate-limited"
        length = connection.headers.get("content-length", "0")
        if not length.isdigit() or int(length) > largest(scope["path"], self._configuration.limits):
            return "too-large"
        return ""


def largest(path: str, limits: Limits) -> int:
    """Give the most bytes that a request to a path may have."""
    return limits.import_bytes if path == IMPORT else limits.body_bytes


@final
class Limited:
    """Counts what comes in, whatever was announced."""

    def __init__(self, receive: Receive, most: int) -> None:
        self._receive: Final = receive
        self._left: int = most

    async def receive(self) -> Message:
        """Hand on a part of the body."""
        message = await self._receive()
        self._left -= len(message.get("body", b""))
        if self._left < 0:
            raise HTTPException(413)
        return message


def kept(path: str) -> str:
    """Tell how long an answer may be kept: parts of pages, which are named after what is in them, for ever."""
    if path.startswith(ASSETS):
        return "public, max-age=31536000, immutable"
    return "no-store" if path.startswith("/api/") else "no-cache"


def _with_headers(send: Send, caching: str) -> Send:
    async def guarded(message: Message) -> None:
        if message["type"] == "http.response.start":
            metrics.REQUESTS.labels(message["status"]).inc()
            headers: Any = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            headers.setdefault("cache-control", caching if message["status"] in KEEPABLE else "no-store")
        await send(message)

    return guarded
