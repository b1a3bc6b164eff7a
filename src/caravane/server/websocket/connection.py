"""One socket connection, which serves all tables that its owner follows."""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final, final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from caravane.server.live.attempts import attempt, previewed
from caravane.server.live.commands import Command, execute, noun_names, why_not
from caravane.server.live.hub import Hub
from caravane.server.live.presence import Follower
from caravane.server.ops import metrics
from caravane.server.ops.config import Limits
from caravane.server.security.invitation_lookup import InvitationLookup
from caravane.server.security.pacing import AddressPacer
from caravane.server.security.permissions import Right, check_view_from, own_seat, own_seats
from caravane.server.security.rate_limit import RateLimiter, TokenBucket, address_of
from caravane.server.store.protocol import AccountStore, Unavailable
from caravane.server.store.records import ChatMessage, Identity, Invitation
from caravane.server.websocket.message_costs import FOLLOWER, MAX_CHARGED, PLAN, message_work
from caravane.server.wire import messages
from caravane.tables import acts
from caravane.tables.acts import Refused
from caravane.tables.table import Table

log = logging.getLogger(__name__)

POLICY: Final = 1008
MAX_RATE_VIOLATIONS: Final = 100
"""Maximum number of messages over the rate limit that are refused before the connection is closed."""
PLANS_PER_TOKEN: Final = 4
"""Number of tried plans that cost as much as one message."""

FollowKey = tuple[str, int | None]


@final
class Connection:
    """A socket with its owner, the tables it follows, and its queue of outgoing messages."""

    def __init__(
        self,
        socket: WebSocket,
        hub: Hub,
        accounts: AccountStore,
        owner: Identity,
        *,
        invitation_lookup: InvitationLookup,
        chat_limiter: RateLimiter,
        pacer: AddressPacer,
        limits: Limits,
    ) -> None:
        self._socket: Final = socket
        self.address: Final = address_of(socket)
        self._invitation_lookup: Final = invitation_lookup
        self._chat_limiter: Final = chat_limiter
        self._pacer: Final = pacer
        self.session: str = ""
        """Digest of the session token with which the socket was opened."""
        self._hub: Final = hub
        self._accounts: Final = accounts
        self._limits: Final = limits
        self.owner: Final = owner.id
        # Thousands of sockets are idle: an asyncio queue and an event for everything would take 3 KiB each.
        self._queue: Final[deque[bytes | int]] = deque()
        self._queued: Final = asyncio.Event()
        self._sent: asyncio.Event | None = None
        """Event set after each message sent; created when the reader first waits for room in the queue."""
        self._bucket: Final = TokenBucket(limits.messages_per_second, limits.message_burst)
        self._violations_left: int = MAX_RATE_VIOLATIONS
        self._followed: Final[dict[FollowKey, Follower]] = {}
        self._invitations: dict[str, Invitation] = {}
        """The last invitation by which it follows each table."""
        self._tasks: list[asyncio.Task[None]] = []
        self._closed: asyncio.Event | None = None

    async def run(self, owner: Identity) -> None:
        """Serve until either side disconnects."""
        now, size = self._hub.now(), self._limits.message_bytes
        self.send_message(messages.Hello(owner.name, owner.is_guest(), now, size, messages.WIRE_VERSION))
        self._tasks = [asyncio.create_task(task) for task in (self._read(), self._write())]
        try:
            await asyncio.wait(self._tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            if self._closed is not None:
                self._closed.set()
            for (table_id, _), follower in self._followed.items():
                self._hub.unfollow(table_id, follower)
            for task in self._tasks:
                task.cancel()
            for result in await asyncio.gather(*self._tasks, return_exceptions=True):
                # A client that disconnects while a message is being sent is not an error.
                if isinstance(result, Exception) and not isinstance(result, WebSocketDisconnect):
                    log.error("connection failed", exc_info=result)

    def send_message(self, message: messages.ServerMessage) -> None:
        """Queue a message."""
        self.send_bytes(messages.encode(message))

    def send_bytes(self, raw: bytes) -> None:
        """Queue bytes; a client that reads too slowly is dropped, and can follow again with its last number."""
        if self._enqueue(raw):
            metrics.MESSAGES_SENT.inc()
        else:
            metrics.SOCKETS_DROPPED.inc()
            self.abort()

    def close(self, code: int) -> None:
        """Close the socket once all queued messages are sent."""
        if not self._enqueue(code):
            self.abort()

    def _enqueue(self, item: bytes | int) -> bool:
        if len(self._queue) >= self._limits.send_queue:
            return False
        self._queue.append(item)
        self._queued.set()
        return True

    async def wait_closed(self) -> None:
        """Wait until either side has disconnected."""
        self._closed = self._closed or asyncio.Event()
        await self._closed.wait()

    def abort(self) -> None:
        """Drop the connection at once."""
        for task in self._tasks:
            task.cancel()

    async def _write(self) -> None:
        while True:
            while not self._queue:
                self._queued.clear()
                await self._queued.wait()
            item = self._queue.popleft()
            if isinstance(item, int):
                await self._socket.close(item)
                return
            await self._socket.send_text(item.decode())
            if self._sent is not None:
                self._sent.set()

    async def _wait_for_room(self) -> None:
        """Wait until half of the queue is free: a client that does not read the answers is not read from."""
        while len(self._queue) > self._limits.send_queue // 2:
            self._sent = self._sent or asyncio.Event()
            self._sent.clear()
            await self._sent.wait()

    async def _read(self) -> None:
        while True:
            await self._wait_for_room()
            received = await self._socket.receive()
            if received["type"] == "websocket.disconnect":
                return
            raw: str | bytes = received.get("text") or received.get("bytes") or b""
            await self._receive(raw)

    async def _receive(self, raw: str | bytes) -> None:
        if not self._bucket.take():
            self._violations_left -= 1
            self.send_message(messages.RefusedReply("", "", "rate-limited"))
            if self._violations_left == 0:
                self.close(POLICY)
            return
        if len(raw) > self._limits.message_bytes:
            self.send_message(messages.RefusedReply("", "", "too-large"))
            return
        try:
            message = messages.decode(raw)
        except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
            self.send_message(messages.RefusedReply(*messages.message_origin(raw), "bad-message", str(error)[:200]))
            return
        await self._handle(message)

    async def _handle(self, message: messages.AnyClientMessage) -> None:
        try:
            await self._pace(message_work(message), plays=self._plays(message))
            await HANDLERS[type(message)](self, message)
        except Refused as refused:
            await self._refuse(message, refused)
        except Unavailable:
            self.send_message(messages.RefusedReply(message.id, message.table, "unavailable"))
        except Exception:
            log.exception("message failed", extra={"type": type(message).__name__})
            self.send_message(messages.RefusedReply(message.id, message.table, "failed"))

    async def _pace(self, milliseconds: float, *, plays: bool = False) -> None:
        """Wait for the share of this address; raise Refused if that would take too long."""
        if await self._pacer.pace(self.address, milliseconds, plays=plays):
            raise Refused("rate-limited")

    def _plays(self, message: messages.AnyClientMessage) -> bool:
        """Return whether somebody plays who sits at the table, for whom a part of the share is kept."""
        live = self._hub.cache.get(message.table) if isinstance(message, messages.Play) else None
        return live is not None and live.table is not None and bool(live.table.seats_of(self.owner))

    async def _refuse(self, message: messages.AnyClientMessage, refused: Refused) -> None:
        metrics.REFUSALS.labels(refused.code).inc()
        nouns: list[str] = []
        if refused.nouns:
            nouns = noun_names(await self._hub.get_table(message.table), refused.reason, refused.nouns)
        self.send_message(
            messages.RefusedReply(message.id, message.table, refused.code, refused.reason, refused.rule, nouns)
        )
        if refused.code == "stale":
            for (table_id, _), follower in self._following().items():
                if table_id == message.table:
                    # A follower without permission was sent `unfollowed`; if the database fails, the next update catches up.
                    with suppress(Refused, Unavailable):
                        await self._hub.follow(table_id, follower, since=follower.n)

    def _following(self) -> dict[FollowKey, Follower]:
        """Return the followers of this connection, after forgetting those that were removed, and their invitations."""
        for key in [key for key, follower in self._followed.items() if follower.removed]:
            del self._followed[key]
        for table_id in [table_id for table_id in self._invitations if (table_id, None) not in self._followed]:
            del self._invitations[table_id]
        return dict(self._followed)

    async def follow(self, message: messages.Follow) -> None:
        """Follow a table and send the missed updates."""
        key = (message.table, message.seat)
        if len(self._following()) >= self._limits.followed_tables and key not in self._followed:
            raise Refused("too-many")
        check = await self._check(message)
        follower = self._followed.get(key) or Follower(message.seat, self.send_bytes, check, self.owner)
        await self._hub.follow(message.table, follower, since=message.n)
        self._followed[key] = follower
        self.send_message(messages.Ack(message.id, message.table, follower.n))

    async def _check(self, message: messages.Follow) -> Callable[[Table], None]:
        """Return the check, run before every update, that this connection may still follow from its viewpoint."""
        if message.code and message.seat is None:
            invitation = await self._invitation_lookup.find(message.code, self.address, self._hub.now())
            if invitation is not None and invitation.table == message.table:
                self._invitations[message.table] = invitation
                return lambda table: self._check_invited(table, invitation.table)
        return lambda table: check_view_from(table, self.owner, message.seat, right=Right.FOLLOW)

    def _check_invited(self, table: Table, table_id: str) -> None:
        invitation = self._invitations.get(table_id)
        valid = invitation is not None and self._hub.now() < invitation.expires_at
        check_view_from(table, self.owner, None, invitation if valid else None, right=Right.FOLLOW)

    def invitations(self) -> list[Invitation]:
        """Return the invitations by which it follows tables, one for each."""
        return list(self._invitations.values())

    def forget_invitation(self, table_id: str, code: str) -> bool:
        """Forget a revoked invitation; return whether a table was followed by it."""
        invitation = self._invitations.get(table_id)
        if invitation is None or invitation.code != code:
            return False
        del self._invitations[table_id]
        return True

    async def unfollow(self, message: messages.Unfollow) -> None:
        """Stop following a table from a viewpoint."""
        follower = self._followed.pop((message.table, message.seat), None)
        if follower is None:
            raise Refused("not-followed")
        self._hub.unfollow(message.table, follower)
        self._following()
        self.send_message(messages.Ack(message.id, message.table, 0))

    async def act(self, kind: str, message: messages.SeatCommand, n: int | None = None, **data: Any) -> None:
        """Execute a command from a seat and acknowledge it."""
        command = Command(kind, self.owner, message=message.id, seat=message.seat, n=n, **data)
        with metrics.COMMAND_SECONDS.time():
            n_after = await execute(self._hub, message.table, command)
        self._charge_followers(message.table)
        self.send_message(messages.Ack(message.id, message.table, n_after))

    async def why(self, message: messages.Why) -> None:
        """Send the reason why a move is not legal."""
        table = await self._hub.get_table(message.table)
        seat = own_seat(table, self.owner, message.seat, Right.MOVE)
        refusal = why_not(table, seat, message.move)
        if refusal is None:
            self.send_message(messages.Reason(message.id, message.table, message.move, legal=True))
            return
        word, nouns = refusal.word, noun_names(table, refusal.word.name, refusal.nouns)
        self.send_message(messages.Reason(message.id, message.table, message.move, False, word.name, word.rule, nouns))

    async def preview(self, message: messages.Preview) -> None:
        """Send a preview of moves; nothing is played."""
        table = await self._hub.get_table(message.table)
        self.send_message(previewed(table, self.owner, message))

    async def attempt(self, message: messages.Try) -> None:
        """Send what several plans would lead to; nothing is played."""
        table = await self._hub.get_table(message.table)
        attempts: list[messages.Attempt | None] = []
        for index, plan in enumerate(message.plans, 1):
            if index % PLANS_PER_TOKEN == 0 and not self._bucket.take():
                raise Refused("rate-limited")
            await self._pace(PLAN)
            attempts.append(self._attempt(table, message, plan))
            # Others get their turn between two plans; if the decision was made meanwhile, the next plan is refused.
            await asyncio.sleep(0)
        self.send_message(messages.Attempted(message.id, message.table, attempts))

    def _attempt(self, table: Table, message: messages.Try, plan: list[str]) -> messages.Attempt | None:
        """Return what a plan would lead to, and count the time that it takes more than expected."""
        began = time.thread_time()
        try:
            return attempt(table, self.owner, message, plan)
        finally:
            self._pacer.charge(self.address, max(0.0, 1_000 * (time.thread_time() - began) - PLAN))

    async def chat(self, message: messages.Chat) -> None:
        """Send a chat message to everyone at the table; spectators may only read."""
        table = await self._hub.get_table(message.table)
        seat = own_seats(table, self.owner, Right.CHAT)[0]
        if not self._chat_limiter.take(self.owner):
            raise Refused("rate-limited")
        name, host = table.occupant(seat).name, table.host == self.owner
        now = self._hub.now()
        stored = await self._accounts.add_chat(message.table, self.owner, name, message.text, now, seat=seat, host=host)
        await self._hub.broadcast(message.table, messages.encode(_chat_message(message.table, stored)))
        self._charge_followers(message.table)
        self.send_message(messages.Ack(message.id, message.table, stored.number))

    def _charge_followers(self, table_id: str) -> None:
        """Count the time in which all who follow a table are sent something."""
        live = self._hub.cache.get(table_id)
        # The others pay for themselves when they follow: whoever plays before many spectators is not held up by them.
        self._pacer.charge(self.address, FOLLOWER * min(len(live.followers), MAX_CHARGED) if live else 0.0)


def _chat_message(table_id: str, stored: ChatMessage) -> messages.ChatMessage:
    return messages.ChatMessage(
        table_id, stored.number, stored.at, stored.name, stored.text, seat=stored.seat, host=stored.host
    )


async def _play(connection: Connection, message: messages.Play) -> None:
    await connection.act(acts.PLAY, message, message.n, moves=message.moves)


async def _accept(connection: Connection, message: messages.Accept) -> None:
    await connection.act(acts.ACCEPT, message, message.n)


def _handler(kind: str) -> Callable[[Connection, Any], Awaitable[None]]:
    return lambda connection, message: connection.act(kind, message)


HANDLERS: Final[dict[type[messages.ClientMessage], Callable[[Connection, Any], Awaitable[None]]]] = {
    messages.Follow: Connection.follow,
    messages.Unfollow: Connection.unfollow,
    messages.Play: _play,
    messages.Preview: Connection.preview,
    messages.Try: Connection.attempt,
    messages.Why: Connection.why,
    messages.Undo: _handler(acts.UNDO),
    messages.Takeback: _handler(acts.TAKEBACK),
    messages.Accept: _accept,
    messages.Decline: _handler(acts.DECLINE),
    messages.Away: _handler(acts.AWAY),
    messages.Back: _handler(acts.BACK),
    messages.Resign: _handler(acts.RESIGN),
    messages.Chat: Connection.chat,
}
