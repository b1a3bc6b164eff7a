"""The socket endpoint, with its checks of session, origin and number of connections."""

from fastapi import APIRouter, WebSocket

from caravane.server.http.errors import error_response
from caravane.server.http.middleware import is_same_origin
from caravane.server.http.request_costs import OTHER_WORK
from caravane.server.http.session import get_services, maybe_me, token_of
from caravane.server.security.rate_limit import address_of
from caravane.server.store.protocol import Unavailable
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
    if await services.address_pacer.pace(address_of(websocket), OTHER_WORK):
        await websocket.close(TOO_MANY)
        return
    try:
        owner = await maybe_me(websocket, services)
    except Unavailable:
        await websocket.send_denial_response(error_response("unavailable"))
        return
    if not is_same_origin(websocket, services.configuration):
        await websocket.close(WRONG_ORIGIN)
        return
    if owner is None:
        await services.guest_pacer.pace(address_of(websocket), OTHER_WORK)
        await websocket.close(NO_SESSION)
        return
    limits = services.configuration.limits
    has_room = services.connections.count(owner.id) < limits.sockets and services.connections.has_room(
        address_of(websocket), limits.sockets_per_address
    )
    if not services.ready or not has_room:
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
        pacer=services.address_pacer,
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
