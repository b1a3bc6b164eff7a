"""Session: who is asking. Known by a cookie that scripts cannot read."""

from typing import Annotated, Final

from fastapi import Depends, Response
from starlette.requests import HTTPConnection

from caravane.server.ops.config import DAY
from caravane.server.services import Server
from caravane.server.store.protocol import Identity
from caravane.tables.acts import Refused

COOKIE: Final = "caravane_session"


def get_server(connection: HTTPConnection) -> Server:
    """Give the parts of the server."""
    server: Server = connection.app.state.server
    return server


TheServer = Annotated[Server, Depends(get_server)]


def token_of(connection: HTTPConnection) -> str:
    """Find the token of a request or a socket."""
    return connection.cookies.get(COOKIE, "")


async def maybe_me(connection: HTTPConnection, server: TheServer) -> Identity | None:
    """Give whoever is asking, if it has a session."""
    token = token_of(connection)
    return await server.store.session(token, server.hub.now()) if token else None


MaybeMe = Annotated[Identity | None, Depends(maybe_me)]


async def me(identity: MaybeMe) -> Identity:
    """Give whoever is asking."""
    if identity is None:
        raise Refused("no-session")
    return identity


Me = Annotated[Identity, Depends(me)]


async def open_session(connection: HTTPConnection, response: Response, server: Server, identity: str) -> str:
    """Begin a session, in place of the one there was; give its token."""
    now = server.hub.now()
    seconds = server.configuration.session_days * DAY
    old = token_of(connection)
    token = await server.store.open_session(identity, now, now + seconds)
    if old:
        await server.store.close_session(old)
        server.connections.end_session(old, identity, token)
    secure = secure_address(connection, server)
    response.set_cookie(COOKIE, token, max_age=seconds, httponly=True, samesite="lax", secure=secure, path="/")
    return token


async def close_session(connection: HTTPConnection, response: Response, server: Server) -> None:
    """End the session."""
    token = token_of(connection)
    if token:
        await server.store.close_session(token)
        server.connections.end_session(token)
    response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax", secure=secure_address(connection, server))


def secure_address(connection: HTTPConnection, server: Server) -> bool:
    """Tell whether people reach this server by https."""
    return base_url(connection, server).startswith("https:")


def base_url(connection: HTTPConnection, server: Server) -> str:
    """Give the address by which people reach this server."""
    url = connection.url
    return server.configuration.public_url.rstrip("/") or f"{url.scheme.replace('ws', 'http')}://{url.netloc}"
