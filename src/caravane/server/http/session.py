"""The session of a request, read from an HttpOnly cookie, and the dependencies of the routes."""

from typing import Annotated, Final

from fastapi import Depends, Response, Security
from fastapi.security import APIKeyCookie
from starlette.requests import HTTPConnection

from caravane.server.ops.config import DAY
from caravane.server.security.rate_limit import address_of
from caravane.server.security.trusted_host import trusted_netloc
from caravane.server.services import Services
from caravane.server.store.records import Identity
from caravane.server.wire.openapi import COOKIE, OPTIONAL_SESSION, SESSION
from caravane.tables.acts import Refused

# For the OpenAPI document only: the cookie is read by `token_of`.
_SESSION: Final = APIKeyCookie(name=COOKIE, scheme_name=SESSION, auto_error=False)
_OPTIONAL_SESSION: Final = APIKeyCookie(name=COOKIE, scheme_name=OPTIONAL_SESSION, auto_error=False)


def get_services(connection: HTTPConnection) -> Services:
    """Return the services of the application."""
    services: Services = connection.app.state.services
    return services


ServicesDep = Annotated[Services, Depends(get_services)]


def token_of(connection: HTTPConnection) -> str:
    """Return the session token of a request or a socket, or an empty string."""
    return connection.cookies.get(COOKIE, "")


async def maybe_me(
    connection: HTTPConnection,
    services: ServicesDep,
    _cookie: Annotated[str | None, Security(_OPTIONAL_SESSION)] = None,
) -> Identity | None:
    """Return the current identity, or None without a session; it is looked up once per request."""
    if not hasattr(connection.state, "identity"):
        token = token_of(connection)
        connection.state.identity = await services.store.session(token, services.hub.now()) if token else None
    found: Identity | None = connection.state.identity
    return found


MaybeMe = Annotated[Identity | None, Depends(maybe_me)]


async def me(identity: MaybeMe, _cookie: Annotated[str | None, Security(_SESSION)] = None) -> Identity:
    """Return the current identity; raise Refused without a session."""
    if identity is None:
        raise Refused("no-session")
    return identity


Me = Annotated[Identity, Depends(me)]


def sender_of(connection: HTTPConnection, identity: Identity | None) -> str:
    """Return the sender by whom requests are counted: the person, or the address of those without a session."""
    return f"person {identity.id}" if identity else address_of(connection)


async def open_session(connection: HTTPConnection, response: Response, services: Services, identity: str) -> str:
    """Open a session in place of the current one, set its cookie, and return its token."""
    now = services.hub.now()
    seconds = services.configuration.session_days * DAY
    old = token_of(connection)
    token = await services.store.open_session(identity, now, now + seconds)
    if old:
        await services.store.close_session(old)
        services.connections.end_session(old, identity, token)
    secure = is_https(connection, services)
    response.set_cookie(COOKIE, token, max_age=seconds, httponly=True, samesite="lax", secure=secure, path="/")
    return token


async def close_session(connection: HTTPConnection, response: Response, services: Services) -> None:
    """Close the session and delete its cookie."""
    token = token_of(connection)
    if token:
        await services.store.close_session(token)
        services.connections.end_session(token)
    response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax", secure=is_https(connection, services))


def is_https(connection: HTTPConnection, services: Services) -> bool:
    """Return whether people reach this server by https."""
    return base_url(connection, services).startswith("https:")


def base_url(connection: HTTPConnection, services: Services) -> str:
    """Return the URL by which people reach this server, without a trailing slash."""
    scheme = connection.scope["scheme"].replace("ws", "http")
    return services.configuration.public_url.rstrip("/") or f"{scheme}://{trusted_netloc(connection)}"
