"""The socket endpoint, with its checks of session, origin and number of connections."""

from fastapi import APIRouter, WebSocket

from caravane.server.http.middleware import is_same_origin
from caravane.server.http.session import get_services, maybe_me, token_of
from caravane.server.store.tokens import digest
from caravane.server.websocket.connection import Connection

router = APIRouter()

NO_SESSION = 4401
WRONG_ORIGIN = 4403
TOO_MANY = 4429


@router.websocket("/api/socket")
async def socket(websocket: WebSocket) -> None:
    """Exchange the messages that docs/server.md describes."""
    services = get_services(websocket)
    owner = await maybe_me(websocket, services)
    if not is_same_origin(websocket, services.configuration):
        await websocket.close(WRONG_ORIGIN)
        return
    if owner is None:
        await websocket.close(NO_SESSION)
        return
    limits = services.configuration.limits
    if not services.ready or services.connections.count(owner.id) >= limits.sockets:
        await websocket.close(TOO_MANY)
        return
    await websocket.accept()
    connection = Connection(
        websocket,
        services.hub,
        services.store,
        owner,
        invitation_lookup=services.invitation_lookup,
        chat_limiter=services.chat_limiter,
        limits=limits,
    )
    connection.session = digest(token_of(websocket)).hex()
    # The headers are not read again: free their memory, because most sockets stay open for hours.
    websocket.scope["headers"].clear()
    services.connections.add(connection)
    try:
        await connection.run(owner)
    finally:
        services.connections.discard(connection)
