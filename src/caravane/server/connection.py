"""Connection: one socket, which serves as many tables as its owner follows."""

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final, final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from caravane.server import metrics, wire
from caravane.server.acting import (
    Wish,
    carry_out,
    check_watching,
    check_watching_from,
    own_seat,
    spelled,
    try_out,
    why_not,
)
from caravane.server.between.contract import Exchange
from caravane.server.between.messages import Forgotten, SessionOver, ToAll
from caravane.server.configuration import Limits
from caravane.server.guessing import Codes
from caravane.server.hub import Hub
from caravane.server.presence import Watcher
from caravane.server.store.contract import Identity, People, Unavailable
from caravane.server.store.tokens import digest
from caravane.server.throttle import Bucket
from caravane.tables import acts
from caravane.tables.acts import Refused
from caravane.tables.table import Table

log = logging.getLogger(__name__)

POLICY: Final = 1008
GOING: Final = 1012
PATIENCE: Final = 100
"""So many messages too many are refused; then the connection is closed."""

PARTING: Final = 2.0
"""So many seconds are left to those who are told to go."""

Followed = tuple[str, int | None]


@final
class Connection:
    """A socket with its owner, the tables it follows, and what waits to be sent."""

    def __init__(
        self, socket: WebSocket, hub: Hub, people: People, owner: Identity, *, codes: Codes, limits: Limits
    ) -> None:
        self._socket: Final = socket
        self._address: Final = socket.client.host if socket.client else ""
        self._codes: Final = codes
        self.session: str = ""
        """The fingerprint of the token by which its owner came in."""
        self._hub: Final = hub
        self._people: Final = people
        self._limits: Final = limits
        self.owner: Final = owner.id
        self._waiting: Final[asyncio.Queue[bytes | int]] = asyncio.Queue(limits.queued)
        self._sent: Final = asyncio.Event()
        self._bucket: Final = Bucket(limits.messages_per_second, limits.messages_at_once)
        self._patience: int = PATIENCE
        self._followed: Final[dict[Followed, Watcher]] = {}
        self._parts: list[asyncio.Task[None]] = []
        self.gone: Final = asyncio.Event()

    async def run(self, owner: Identity) -> None:
        """Serve until either side goes."""
        self.say(wire.Hello(owner.name, owner.guest(), self._hub.now(), self._limits.message_bytes))
        self._parts = [asyncio.create_task(part) for part in (self._read(), self._write())]
        try:
            await asyncio.wait(self._parts, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.gone.set()
            for (name, _), watcher in self._followed.items():
                self._hub.unfollow(name, watcher)
            for part in self._parts:
                part.cancel()
            for result in await asyncio.gather(*self._parts, return_exceptions=True):
                # Who goes while being sent something has done nothing wrong.
                if isinstance(result, Exception) and not isinstance(result, WebSocketDisconnect):
                    log.error("a connection failed", exc_info=result)

    def say(self, message: wire.Down) -> None:
        """Send a message, after those that wait."""
        self.send(wire.encode(message))

    def send(self, raw: bytes) -> None:
        """Send bytes, after those that wait; who reads too slowly is dropped, and comes back with its last number."""
        try:
            self._waiting.put_nowait(raw)
            metrics.SENT.inc()
        except asyncio.QueueFull:
            metrics.DROPPED.inc()
            self.drop()

    def close(self, code: int) -> None:
        """Close the socket when all that waits is sent."""
        try:
            self._waiting.put_nowait(code)
        except asyncio.QueueFull:
            self.drop()

    def drop(self) -> None:
        """Let go at once."""
        for part in self._parts:
            part.cancel()

    async def _write(self) -> None:
        while True:
            item = await self._waiting.get()
            if isinstance(item, int):
                await self._socket.close(item)
                return
            await self._socket.send_text(item.decode())
            self._sent.set()

    async def _room(self) -> None:
        """Wait until half of the queue is free: who does not listen to the answers is not listened to."""
        while self._waiting.qsize() > self._limits.queued // 2:
            self._sent.clear()
            await self._sent.wait()

    async def _read(self) -> None:
        while True:
            await self._room()
            received = await self._socket.receive()
            if received["type"] == "websocket.disconnect":
                return
            raw: str | bytes = received.get("text") or received.get("bytes") or b""
            await self._take(raw)

    async def _take(self, raw: str | bytes) -> None:
        if not self._bucket.take():
            self._patience -= 1
            self.say(wire.Refused("", "", "rate-limited"))
            if self._patience == 0:
                self.close(POLICY)
            return
        if len(raw) > self._limits.message_bytes:
            self.say(wire.Refused("", "", "too-large"))
            return
        try:
            message = wire.decode(raw)
        except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
            self.say(wire.Refused(*wire.sender(raw), "bad-message", str(error)[:200]))
            return
        await self._answer(message)

    async def _answer(self, message: wire.AnyUp) -> None:
        try:
            await HANDLERS[type(message)](self, message)
        except Refused as refused:
            await self._refuse(message, refused)
        except Unavailable:
            self.say(wire.Refused(message.id, message.table, "unavailable"))
        except Exception:
            log.exception("a message failed: %s", type(message).__name__)
            self.say(wire.Refused(message.id, message.table, "failed"))

    async def _refuse(self, message: wire.AnyUp, refused: Refused) -> None:
        metrics.REFUSALS.labels(refused.code).inc()
        nouns: list[str] = []
        if refused.nouns:
            nouns = spelled(await self._hub.look(message.table), refused.reason, refused.nouns)
        self.say(wire.Refused(message.id, message.table, refused.code, refused.reason, refused.rule, nouns))
        if refused.code == "stale":
            for (name, _), watcher in tuple(self._followed.items()):
                if name == message.table:
                    await self._hub.follow(name, watcher, since=watcher.n)

    async def follow(self, message: wire.Follow) -> None:
        """Follow a table, and tell what was missed."""
        key = (message.table, message.seat)
        if len(self._followed) >= self._limits.follows and key not in self._followed:
            raise Refused("too-many")
        check = await self._check(message)
        watcher = self._followed.get(key) or Watcher(message.seat, self.send, check, self.owner)
        await self._hub.follow(message.table, watcher, since=message.n)
        self._followed[key] = watcher
        self.say(wire.Ack(message.id, message.table, watcher.n))

    async def _check(self, message: wire.Follow) -> Callable[[Table], None]:
        """Give what tells whether this connection may go on looking from where it does."""
        if message.code and message.seat is None:
            invitation = await self._codes.find(message.code, self._address, self._hub.now())
            if invitation is not None and invitation.table == message.table:
                return lambda _table: None
        return lambda table: check_watching_from(table, self.owner, message.seat)

    async def unfollow(self, message: wire.Unfollow) -> None:
        """Follow a table no longer."""
        watcher = self._followed.pop((message.table, message.seat), None)
        if watcher is None:
            raise Refused("not-followed")
        self._hub.unfollow(message.table, watcher)
        self.say(wire.Ack(message.id, message.table, 0))

    async def act(self, kind: str, message: wire.Seated, n: int | None = None, **data: Any) -> None:
        """Carry out what was done from a seat."""
        wish = Wish(kind, self.owner, message=message.id, seat=message.seat, n=n, **data)
        with metrics.ANSWER.time():
            number = await carry_out(self._hub, message.table, wish)
        self.say(wire.Ack(message.id, message.table, number))

    async def why(self, message: wire.Why) -> None:
        """Explain why a move is not allowed."""
        table = await self._hub.look(message.table)
        seat = own_seat(table, self.owner, message.seat)
        refusal = why_not(table, seat, message.move)
        if refusal is None:
            self.say(wire.Reason(message.id, message.table, message.move, legal=True))
            return
        word, nouns = refusal.word, spelled(table, refusal.word.name, refusal.nouns)
        self.say(wire.Reason(message.id, message.table, message.move, False, word.name, word.rule, nouns))

    async def attempt(self, message: wire.Try) -> None:
        """Show what moves would do; nothing is played."""
        table = await self._hub.look(message.table)
        shown = try_out(table, self.owner, message.seat, message.n, message.moves)
        self.say(wire.Tried(message.id, message.table, **shown))

    async def chat(self, message: wire.Chat) -> None:
        """Say something to all at the table; who only watches listens."""
        table = await self._hub.look(message.table)
        check_watching(table, self.owner)
        mine = table.seats_of(self.owner)
        if not mine:
            raise Refused("not-your-seat")
        name = table.occupant(mine[0]).name
        line = await self._people.say(message.table, self.owner, name, message.text, self._hub.now())
        said = wire.Line(message.table, line.number, line.at, line.name, line.text)
        self._hub.broadcast(message.table, wire.encode(said))
        self.say(wire.Ack(message.id, message.table, line.number))


async def _play(connection: Connection, message: wire.Play) -> None:
    await connection.act(acts.PLAY, message, message.n, moves=message.moves)


async def _agree(connection: Connection, message: wire.Agree) -> None:
    await connection.act(acts.AGREE, message, message.n)


def _plain(kind: str) -> Callable[[Connection, Any], Awaitable[None]]:
    return lambda connection, message: connection.act(kind, message)


HANDLERS: Final[dict[type[wire.Up], Callable[[Connection, Any], Awaitable[None]]]] = {
    wire.Follow: Connection.follow,
    wire.Unfollow: Connection.unfollow,
    wire.Play: _play,
    wire.Try: Connection.attempt,
    wire.Why: Connection.why,
    wire.Undo: _plain(acts.UNDO),
    wire.Ask: _plain(acts.ASK),
    wire.Agree: _agree,
    wire.Decline: _plain(acts.DECLINE),
    wire.Leave: _plain(acts.LEAVE),
    wire.Return: _plain(acts.RETURN),
    wire.Resign: _plain(acts.RESIGN),
    wire.Chat: Connection.chat,
}


@final
class Connections:
    """All sockets of this process; who is sent away here is sent away on the other processes too."""

    def __init__(self, exchange: Exchange) -> None:
        self._exchange: Final = exchange
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

    def end_session(self, token: str, identity: str = "", successor: str = "") -> None:
        """Close the connections of a session that is over; where the same identity goes on in another, keep them."""
        self._tell_all(SessionOver(digest(token).hex(), identity, digest(successor).hex()))

    def _tell_all(self, message: ToAll) -> None:
        self._exchange.tell_all(message)
        self.hear(message)

    def hear(self, message: ToAll) -> None:
        """Close the connections that are over, wherever that was found out."""
        if isinstance(message, Forgotten):
            for connection in [connection for connection in self._open if connection.owner == message.identity]:
                connection.close(POLICY)
        elif isinstance(message, SessionOver):
            for connection in [connection for connection in self._open if connection.session == message.session]:
                if connection.owner == message.identity:
                    connection.session = message.successor
                else:
                    connection.close(POLICY)

    async def farewell(self, seconds: float) -> None:
        """Tell everyone to come back after a random time, and close; wait a moment for them to go."""
        for connection in tuple(self._open):
            connection.say(wire.Bye(0.2, seconds))
            connection.close(GOING)
        with suppress(TimeoutError):
            async with asyncio.timeout(PARTING):
                await asyncio.gather(*[connection.gone.wait() for connection in self._open])
