"""The door of the sockets: who comes in, from which pages, and how many."""

from fastapi import APIRouter, WebSocket

from caravane.server.http.middleware import right_origin
from caravane.server.http.session import get_server, maybe_me, token_of
from caravane.server.store.tokens import digest
from caravane.server.websocket.connection import Connection

router = APIRouter()

NO_SESSION = 4401
WRONG_ORIGIN = 4403
TOO_MANY = 4429


@router.websocket("/api/socket")
async def socket(websocket: WebSocket) -> None:
    """Talk about tables: see docs/server.md."""
    server = get_server(websocket)
    owner = await maybe_me(websocket, server)
    if not right_origin(websocket, server.configuration):
        await websocket.close(WRONG_ORIGIN)
        return
    if owner is None:
        await websocket.close(NO_SESSION)
        return
    limits = server.configuration.limits
    if not server.ready or server.connections.count(owner.id) >= limits.sockets:
        await websocket.close(TOO_MANY)
        return
    await websocket.accept()
    connection = Connection(
        websocket, server.hub, server.store, owner, codes=server.codes, lines=server.lines, limits=limits
    )
    connection.session = digest(token_of(websocket)).hex()
    # Nobody reads them again, and most sockets listen for hours.
    websocket.scope["headers"].clear()
    server.connections.add(connection)
    try:
        await connection.run(owner)
    finally:
        server.connections.discard(connection)
