"""Registry of all socket connections of a process, which closes those whose session has ended."""

import asyncio
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from typing import Final, final

from caravane.server.cluster.bus import Bus
from caravane.server.cluster.messages import IdentityDeleted, InvitationRevoked, ProcessMessage, SessionEnded
from caravane.server.ops import metrics
from caravane.server.security.rate_limit import NetworkCounter
from caravane.server.store.code_words import read_code
from caravane.server.store.protocol import Database
from caravane.server.store.tokens import digest
from caravane.server.websocket.connection import POLICY, Connection
from caravane.server.wire import messages

SERVICE_RESTART: Final = 1012
CLOSE_SECONDS: Final = 2.0
"""Seconds that clients have to disconnect after a `reconnect` message."""


@final
class ConnectionRegistry:
    """All sockets of this process; closing an identity or a session closes its sockets on the other processes too."""

    def __init__(
        self, bus: Bus, store: Database, now: Callable[[], float], drop_unauthorized: Callable[[str], None]
    ) -> None:
        self._bus: Final = bus
        self._store: Final = store
        self._now: Final = now
        self._drop_unauthorized: Final = drop_unauthorized
        """Removes all who may no longer follow a table."""
        self._open: Final[set[Connection]] = set()
        self._count_by_owner: Final[Counter[str]] = Counter()
        self._by_network: Final = NetworkCounter()

    def add(self, connection: Connection) -> None:
        """Add a connection."""
        self._open.add(connection)
        self._count_by_owner[connection.owner] += 1
        self._by_network.add(connection.address)
        metrics.SOCKETS.inc()

    def discard(self, connection: Connection) -> None:
        """Remove a connection."""
        self._open.discard(connection)
        _decrement(self._count_by_owner, connection.owner)
        self._by_network.remove(connection.address)
        metrics.SOCKETS.dec()

    def total(self) -> int:
        """Return the number of connections."""
        return len(self._open)

    def count(self, identity: str) -> int:
        """Return the number of connections of an identity."""
        return self._count_by_owner[identity]

    def has_room(self, network: str, limit: int) -> bool:
        """Return whether a network may open another connection."""
        return self._by_network.has_room(network, limit)

    def close_identity(self, identity: str) -> None:
        """Close the connections of a deleted identity."""
        self._publish(IdentityDeleted(identity))

    def drop_invitation(self, table_id: str, code: str) -> None:
        """Stop serving followers who were admitted by a revoked invitation, whose code may be written as people type it."""
        self._publish(InvitationRevoked(table_id, read_code(code)))

    def end_session(self, token: str, identity: str = "", successor: str = "") -> None:
        """Close the connections of an ended session, except those of an identity that continues in a successor session."""
        self._publish(SessionEnded(digest(token).hex(), identity, digest(successor).hex()))

    def _publish(self, message: ProcessMessage) -> None:
        self._bus.publish_all(message)
        self.on_message(message)

    def on_message(self, message: ProcessMessage) -> None:
        """Apply the end of a session, identity or invitation that this or another process reported."""
        if isinstance(message, IdentityDeleted):
            for connection in [connection for connection in self._open if connection.owner == message.identity]:
                connection.close(POLICY)
        elif isinstance(message, SessionEnded):
            for connection in [connection for connection in self._open if connection.session == message.session]:
                if connection.owner == message.identity:
                    connection.session = message.successor
                else:
                    connection.close(POLICY)
        elif isinstance(message, InvitationRevoked):
            forgotten = [each.forget_invitation(message.table, message.code) for each in self._open]
            if any(forgotten):
                self._drop_unauthorized(message.table)

    async def audit(self) -> None:
        """Apply what has ended in the database: the message of another process may have been lost."""
        await self._audit_sessions()
        await self._audit_invitations()

    async def _audit_sessions(self) -> None:
        sessions = {bytes.fromhex(connection.session) for connection in self._open}
        ended = {session.hex() for session in sessions - await self._store.valid_sessions(sessions, self._now())}
        for connection in [connection for connection in self._open if connection.session in ended]:
            connection.close(POLICY)

    async def _audit_invitations(self) -> None:
        used = {(each.table, each.code) for connection in self._open for each in connection.invitations()}
        valid = await self._store.valid_codes({code for _, code in used}, self._now())
        for table_id, code in [(table_id, code) for table_id, code in used if code not in valid]:
            self.on_message(InvitationRevoked(table_id, code))
            # Every socket is asked about every code: others get their turn in between.
            await asyncio.sleep(0)

    async def reconnect_all(self, seconds: float) -> None:
        """Ask all clients to reconnect after a random time, close, and wait briefly for them to disconnect."""
        for connection in tuple(self._open):
            connection.send_message(messages.Reconnect(0.2, seconds))
            connection.close(SERVICE_RESTART)
        with suppress(TimeoutError):
            async with asyncio.timeout(CLOSE_SECONDS):
                await asyncio.gather(*[connection.wait_closed() for connection in self._open])


def _decrement(counts: Counter[str], key: str) -> None:
    counts[key] -= 1
    if not counts[key]:
        del counts[key]
