"""ASGI middleware with size and rate limits, the origin check, and security headers."""

from collections.abc import Callable
from typing import Any, Final, final

from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from caravane.server.http.errors import error_response
from caravane.server.ops import metrics
from caravane.server.ops.config import Configuration, Limits
from caravane.server.security.rate_limit import RateLimiter, address_of

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
IMMUTABLE: Final = ("/assets/", "/faces/")
CACHEABLE: Final = (200, 206, 304)


def is_same_origin(connection: HTTPConnection, configuration: Configuration) -> bool:
    """Return whether a request is same-origin; non-browser clients send no Origin header."""
    origin = connection.headers.get("origin")
    if origin is None:
        return connection.headers.get("sec-fetch-site", "none") in {"none", "same-origin"}
    own_origins = {configuration.public_url.rstrip("/")} - {""}
    return origin in own_origins or origin.partition("://")[2] == connection.headers.get("host", "-")


@final
class GuardMiddleware:
    """The outermost layer of the application: it checks every HTTP request and adds headers to every response."""

    def __init__(self, app: ASGIApp, configuration: Configuration, limiter: Callable[[], RateLimiter]) -> None:
        self._app: Final = app
        self._configuration: Final = configuration
        self._limiter: Final = limiter

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Check a request and add the headers to its response."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        send_with_headers = _with_headers(send, cache_control(scope["path"]))
        refusal = self._refusal(scope)
        if refusal:
            await error_response(refusal)(scope, receive, send_with_headers)
            return
        limited = BodyLimit(receive, max_body_bytes(scope["path"], self._configuration.limits))
        with metrics.HTTP_REQUEST_SECONDS.time():
            await self._app(scope, limited.receive, send_with_headers)

    def _refusal(self, scope: Scope) -> str:
        connection = HTTPConnection(scope)
        if scope["method"] in SAFE:
            return ""
        if not is_same_origin(connection, self._configuration):
            return "wrong-origin"
        if not self._limiter().take(address_of(connection)):
            return "rate-limited"
        length = connection.headers.get("content-length", "0")
        if not length.isdigit() or int(length) > max_body_bytes(scope["path"], self._configuration.limits):
            return "too-large"
        return ""


def max_body_bytes(path: str, limits: Limits) -> int:
    """Return the maximum body size in bytes for a path."""
    return limits.import_bytes if path == IMPORT else limits.body_bytes


@final
class BodyLimit:
    """Wrapper of `receive` that counts the bytes received, whatever Content-Length says."""

    def __init__(self, receive: Receive, max_bytes: int) -> None:
        self._receive: Final = receive
        self._left: int = max_bytes

    async def receive(self) -> Message:
        """Return the next message; raise a 413 error once the body exceeds the limit."""
        message = await self._receive()
        self._left -= len(message.get("body", b""))
        if self._left < 0:
            raise HTTPException(413)
        return message


def cache_control(path: str) -> str:
    """Return the Cache-Control header of a path: paths that contain a hash of the content never expire."""
    if path.startswith(IMMUTABLE):
        return "public, max-age=31536000, immutable"
    return "no-store" if path.startswith("/api/") else "no-cache"


def _with_headers(send: Send, caching: str) -> Send:
    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            metrics.HTTP_REQUESTS.labels(message["status"]).inc()
            headers: Any = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            headers.setdefault("cache-control", caching if message["status"] in CACHEABLE else "no-store")
        await send(message)

    return send_with_headers
