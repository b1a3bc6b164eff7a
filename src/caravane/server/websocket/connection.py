"""Connection: one socket, which serves as many tables as its owner follows."""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final, final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from caravane.server.live.commands import (
    Wish,
    carry_out,
    check_watching,
    check_watching_from,
    own_seat,
    spelled,
    try_out,
    why_not,
)
from caravane.server.live.hub import Hub
from caravane.server.live.presence import Watcher
from caravane.server.ops import metrics
from caravane.server.ops.config import Limits
from caravane.server.security.invitation_lookup import Codes
from caravane.server.security.rate_limit import Bucket, Throttle, address_of
from caravane.server.store.protocol import Identity, Invitation, People, Unavailable
from caravane.server.wire import messages
from caravane.tables import acts
from caravane.tables.acts import Refused
from caravane.tables.table import Table

log = logging.getLogger(__name__)

POLICY: Final = 1008
PATIENCE: Final = 100
"""So many messages too many are refused; then the connection is closed."""

Followed = tuple[str, int | None]


@final
class Connection:
    """A socket with its owner, the tables it follows, and what waits to be sent."""

    def __init__(
        self,
        socket: WebSocket,
        hub: Hub,
        people: People,
        owner: Identity,
        *,
        codes: Codes,
        lines: Throttle,
        limits: Limits,
    ) -> None:
        self._socket: Final = socket
        self._address: Final = address_of(socket)
        self._codes: Final = codes
        self._lines: Final = lines
        self.session: str = ""
        """The fingerprint of the token by which its owner came in."""
        self._hub: Final = hub
        self._people: Final = people
        self._limits: Final = limits
        self.owner: Final = owner.id
        # Thousands of sockets only listen: a queue of asyncio and an event for everything would take 3 KiB of each.
        self._waiting: Final[deque[bytes | int]] = deque()
        self._more: Final = asyncio.Event()
        self._sent: asyncio.Event | None = None
        """Made when somebody waits for room in the queue."""
        self._bucket: Final = Bucket(limits.messages_per_second, limits.messages_at_once)
        self._patience: int = PATIENCE
        self._followed: Final[dict[Followed, Watcher]] = {}
        self._invitations: frozenset[Invitation] = frozenset()
        """Those by which it looks at tables."""
        self._parts: list[asyncio.Task[None]] = []
        self._gone: asyncio.Event | None = None

    async def run(self, owner: Identity) -> None:
        """Serve until either side goes."""
        self.say(messages.Hello(owner.name, owner.guest(), self._hub.now(), self._limits.message_bytes))
        self._parts = [asyncio.create_task(part) for part in (self._read(), self._write())]
        try:
            await asyncio.wait(self._parts, return_when=asyncio.FIRST_COMPLETED)
        finally:
            if self._gone is not None:
                self._gone.set()
            for (name, _), watcher in self._followed.items():
                self._hub.unfollow(name, watcher)
            for part in self._parts:
                part.cancel()
            for result in await asyncio.gather(*self._parts, return_exceptions=True):
                # Who goes while being sent something has done nothing wrong.
                if isinstance(result, Exception) and not isinstance(result, WebSocketDisconnect):
                    log.error("a connection failed", exc_info=result)

    def say(self, message: messages.Down) -> None:
        """Send a message, after those that wait."""
        self.send(messages.encode(message))

    def send(self, raw: bytes) -> None:
        """Send bytes, after those that wait; who reads too slowly is dropped, and comes back with its last number."""
        if self._put(raw):
            metrics.SENT.inc()
        else:
            metrics.DROPPED.inc()
            self.drop()

    def close(self, code: int) -> None:
        """Close the socket when all that waits is sent."""
        if not self._put(code):
            self.drop()

    def _put(self, item: bytes | int) -> bool:
        if len(self._waiting) >= self._limits.queued:
            return False
        self._waiting.append(item)
        self._more.set()
        return True

    async def gone(self) -> None:
        """Wait until either side has gone."""
        self._gone = self._gone or asyncio.Event()
        await self._gone.wait()

    def drop(self) -> None:
        """Let go at once."""
        for part in self._parts:
            part.cancel()

    async def _write(self) -> None:
        while True:
            while not self._waiting:
                self._more.clear()
                await self._more.wait()
            item = self._waiting.popleft()
            if isinstance(item, int):
                await self._socket.close(item)
                return
            await self._socket.send_text(item.decode())
            if self._sent is not None:
                self._sent.set()

    async def _room(self) -> None:
        """Wait until half of the queue is free: who does not listen to the answers is not listened to."""
        while len(self._waiting) > self._limits.queued // 2:
            self._sent = self._sent or asyncio.Event()
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
            self.say(messages.Refused("", "", "rate-limited"))
            if self._patience == 0:
                self.close(POLICY)
            return
        if len(raw) > self._limits.message_bytes:
            self.say(messages.Refused("", "", "too-large"))
            return
        try:
            message = messages.decode(raw)
        except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
            self.say(messages.Refused(*messages.sender(raw), "bad-message", str(error)[:200]))
            return
        await self._answer(message)

    async def _answer(self, message: messages.AnyUp) -> None:
        try:
            await HANDLERS[type(message)](self, message)
        except Refused as refused:
            await self._refuse(message, refused)
        except Unavailable:
            self.say(messages.Refused(message.id, message.table, "unavailable"))
        except Exception:
            log.exception("a message failed: %s", type(message).__name__)
            self.say(messages.Refused(message.id, message.table, "failed"))

    async def _refuse(self, message: messages.AnyUp, refused: Refused) -> None:
        metrics.REFUSALS.labels(refused.code).inc()
        nouns: list[str] = []
        if refused.nouns:
            nouns = spelled(await self._hub.look(message.table), refused.reason, refused.nouns)
        self.say(messages.Refused(message.id, message.table, refused.code, refused.reason, refused.rule, nouns))
        if refused.code == "stale":
            for (name, _), watcher in self._following().items():
                if name == message.table:
                    # Who may not look from there any more was told so; and what the record cannot tell now, the next update will.
                    with suppress(Refused, Unavailable):
                        await self._hub.follow(name, watcher, since=watcher.n)

    def _following(self) -> dict[Followed, Watcher]:
        """Give what is followed; what was told to be gone is no more."""
        for key in [key for key, watcher in self._followed.items() if watcher.gone]:
            del self._followed[key]
        return dict(self._followed)

    async def follow(self, message: messages.Follow) -> None:
        """Follow a table, and tell what was missed."""
        key = (message.table, message.seat)
        if len(self._following()) >= self._limits.follows and key not in self._followed:
            raise Refused("too-many")
        check = await self._check(message)
        watcher = self._followed.get(key) or Watcher(message.seat, self.send, check, self.owner)
        await self._hub.follow(message.table, watcher, since=message.n)
        self._followed[key] = watcher
        self.say(messages.Ack(message.id, message.table, watcher.n))

    async def _check(self, message: messages.Follow) -> Callable[[Table], None]:
        """Give what tells whether this connection may go on looking from where it does."""
        if message.code and message.seat is None:
            invitation = await self._codes.find(message.code, self._address, self._hub.now())
            if invitation is not None and invitation.table == message.table:
                self._invitations |= {invitation}
                return lambda table: self._check_invited(table, invitation)
        return lambda table: check_watching_from(table, self.owner, message.seat)

    def _check_invited(self, table: Table, invitation: Invitation) -> None:
        if invitation not in self._invitations or self._hub.now() >= invitation.expires_at:
            check_watching_from(table, self.owner, None)

    def uninvite(self, table: str, code: str) -> None:
        """Look no longer at a table by an invitation that was taken back."""
        self._invitations -= {each for each in self._invitations if (each.table, each.code) == (table, code)}

    async def unfollow(self, message: messages.Unfollow) -> None:
        """Follow a table no longer."""
        watcher = self._followed.pop((message.table, message.seat), None)
        if watcher is None:
            raise Refused("not-followed")
        self._hub.unfollow(message.table, watcher)
        self.say(messages.Ack(message.id, message.table, 0))

    async def act(self, kind: str, message: messages.Seated, n: int | None = None, **data: Any) -> None:
        """Carry out what was done from a seat."""
        wish = Wish(kind, self.owner, message=message.id, seat=message.seat, n=n, **data)
        with metrics.ANSWER.time():
            number = await carry_out(self._hub, message.table, wish)
        self.say(messages.Ack(message.id, message.table, number))

    async def why(self, message: messages.Why) -> None:
        """Explain why a move is not allowed."""
        table = await self._hub.look(message.table)
        seat = own_seat(table, self.owner, message.seat)
        refusal = why_not(table, seat, message.move)
        if refusal is None:
            self.say(messages.Reason(message.id, message.table, message.move, legal=True))
            return
        word, nouns = refusal.word, spelled(table, refusal.word.name, refusal.nouns)
        self.say(messages.Reason(message.id, message.table, message.move, False, word.name, word.rule, nouns))

    async def attempt(self, message: messages.Try) -> None:
        """Show what moves would do; nothing is played."""
        table = await self._hub.look(message.table)
        shown = try_out(table, self.owner, message.seat, message.n, message.moves)
        self.say(messages.Tried(message.id, message.table, **shown))

    async def chat(self, message: messages.Chat) -> None:
        """Say something to all at the table; who only watches listens."""
        table = await self._hub.look(message.table)
        check_watching(table, self.owner)
        mine = table.seats_of(self.owner)
        if not mine:
            raise Refused("not-your-seat")
        if not self._lines.take(self.owner):
            raise Refused("rate-limited")
        name = table.occupant(mine[0]).name
        line = await self._people.say(message.table, self.owner, name, message.text, self._hub.now())
        said = messages.Line(message.table, line.number, line.at, line.name, line.text)
        self._hub.broadcast(message.table, messages.encode(said))
        self.say(messages.Ack(message.id, message.table, line.number))


async def _play(connection: Connection, message: messages.Play) -> None:
    await connection.act(acts.PLAY, message, message.n, moves=message.moves)


async def _agree(connection: Connection, message: messages.Agree) -> None:
    await connection.act(acts.AGREE, message, message.n)


def _plain(kind: str) -> Callable[[Connection, Any], Awaitable[None]]:
    return lambda connection, message: connection.act(kind, message)


HANDLERS: Final[dict[type[messages.Up], Callable[[Connection, Any], Awaitable[None]]]] = {
    messages.Follow: Connection.follow,
    messages.Unfollow: Connection.unfollow,
    messages.Play: _play,
    messages.Try: Connection.attempt,
    messages.Why: Connection.why,
    messages.Undo: _plain(acts.UNDO),
    messages.Ask: _plain(acts.ASK),
    messages.Agree: _agree,
    messages.Decline: _plain(acts.DECLINE),
    messages.Leave: _plain(acts.LEAVE),
    messages.Return: _plain(acts.RETURN),
    messages.Resign: _plain(acts.RESIGN),
    messages.Chat: Connection.chat,
}
