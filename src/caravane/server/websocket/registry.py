"""Connections: all sockets of a process, counted, and sent away when their time is over."""

import asyncio
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from typing import Final, final

from caravane.server.cluster.bus import Exchange
from caravane.server.cluster.messages import Forgotten, Revoked, SessionOver, ToAll
from caravane.server.ops import metrics
from caravane.server.store.protocol import Database
from caravane.server.store.tokens import digest
from caravane.server.websocket.connection import POLICY, Connection
from caravane.server.wire import messages

GOING: Final = 1012
PARTING: Final = 2.0
"""So many seconds are left to those who are told to go."""


@final
class Connections:
    """All sockets of this process; who is sent away here is sent away on the other processes too."""

    def __init__(self, exchange: Exchange, store: Database, now: Callable[[], float]) -> None:
        self._exchange: Final = exchange
        self._store: Final = store
        self._now: Final = now
        self._open: Final[set[Connection]] = set()
        self._of: Final[Counter[str]] = Counter()

    def add(self, connection: Connection) -> None:
        """Keep a connection."""
        self._open.add(connection)
        self._of[connection.owner] += 1
        metrics.SOCKETS.inc()

    def discard(self, connection: Connection) -> None:
        """Forget a connection."""
        self._open.discard(connection)
        self._of[connection.owner] -= 1
        if not self._of[connection.owner]:
            del self._of[connection.owner]
        metrics.SOCKETS.dec()

    def total(self) -> int:
        """Count all."""
        return len(self._open)

    def count(self, identity: str) -> int:
        """Count the connections of an identity."""
        return self._of[identity]

    def close_all_of(self, identity: str) -> None:
        """Close the connections of an identity that is gone."""
        self._tell_all(Forgotten(identity))

    def uninvite(self, table: str, code: str) -> None:
        """Let nobody look at a table any longer by an invitation that was taken back."""
        self._tell_all(Revoked(table, code))

    def end_session(self, token: str, identity: str = "", successor: str = "") -> None:
        """Close the connections of a session that is over; where the same identity goes on in another, keep them."""
        self._tell_all(SessionOver(digest(token).hex(), identity, digest(successor).hex()))

    def _tell_all(self, message: ToAll) -> None:
        self._exchange.tell_all(message)
        self.hear(message)

    def hear(self, message: ToAll) -> None:
        """Close the connections that are over, and forget invitations, wherever that was found out."""
        if isinstance(message, Forgotten):
            for connection in [connection for connection in self._open if connection.owner == message.identity]:
                connection.close(POLICY)
        elif isinstance(message, SessionOver):
            for connection in [connection for connection in self._open if connection.session == message.session]:
                if connection.owner == message.identity:
                    connection.session = message.successor
                else:
                    connection.close(POLICY)
        elif isinstance(message, Revoked):
            for connection in self._open:
                connection.uninvite(message.table, message.code)

    async def audit(self) -> None:
        """Close the connections whose session is over by the record: what another process said of it may be lost."""
        asked = {bytes.fromhex(connection.session) for connection in self._open}
        over = {session.hex() for session in asked - await self._store.holding(asked, self._now())}
        for connection in [connection for connection in self._open if connection.session in over]:
            connection.close(POLICY)

    async def farewell(self, seconds: float) -> None:
        """Tell everyone to come back after a random time, and close; wait a moment for them to go."""
        for connection in tuple(self._open):
            connection.say(messages.Bye(0.2, seconds))
            connection.close(GOING)
        with suppress(TimeoutError):
            async with asyncio.timeout(PARTING):
                await asyncio.gather(*[connection.gone() for connection in self._open])
