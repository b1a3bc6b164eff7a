"""Connections in the process of the tests, which have no sockets: tests call them and read what they would send."""

from types import SimpleNamespace
from typing import Any

from caravane.server.live.hub import Hub
from caravane.server.ops.config import Limits
from caravane.server.security.invitation_lookup import InvitationLookup
from caravane.server.security.pacing import AddressPacer
from caravane.server.security.rate_limit import RateLimiter
from caravane.server.store.protocol import Database
from caravane.server.store.records import Identity
from caravane.server.websocket.connection import Connection
from caravane.server.websocket.registry import ConnectionRegistry

ADDRESS = "203.0.113.1"
DAY = 86_400.0
HOST = "id-host"


class Scene:
    """A hub and its connections without sockets, on a clock that a test sets."""

    def __init__(self, store: Database) -> None:
        self.at = 1_000.0
        self.store = store
        self.hub = Hub(store, lambda: self.at)
        self.registry = ConnectionRegistry(self.hub.bus, store, lambda: self.at, self.hub.drop_unauthorized)
        self.lookup = InvitationLookup(store, 1_000_000)

    async def invite(self, table: str) -> str:
        """Create an invitation for a day; return its code."""
        return (await self.store.create_invitation(table, None, self.at + DAY, maker=HOST, now=self.at)).code

    def connect(self, identity: str = "id-eve", pacer: AddressPacer | None = None) -> Connection:
        """Open a connection of somebody."""
        socket: Any = SimpleNamespace(client=SimpleNamespace(host=ADDRESS))
        owner = Identity(identity, "Eve", login="", email="", password_hash="", created_at=0.0)
        connection = Connection(
            socket,
            self.hub,
            self.store,
            owner,
            invitation_lookup=self.lookup,
            chat_limiter=RateLimiter(1, 1),
            pacer=pacer or AddressPacer(1_000_000),
            limits=Limits(send_queue=10_000),
        )
        self.registry.add(connection)
        return connection
