"""Messages between processes. None is needed for correctness: the database has whatever is lost."""

from typing import Any, Final

import msgspec
from msgspec import Struct


class Message(Struct, frozen=True, tag=True, array_like=True):
    """Base of all messages, tagged with their kind."""


class ActRecorded(Message, frozen=True):
    """An act was recorded. If it is left out, or its predecessors are unknown, it is read from the database."""

    number: int
    act: dict[str, Any] | None = None


class Broadcast(Message, frozen=True):
    """A message without a number for all followers of the table."""

    raw: str


class PresenceReport(Message, frozen=True):
    """Presence at the table on a process: the seats whose players follow it, and the number of spectators."""

    process: str
    seats: list[int]
    spectators: int


class PresenceQuery(Message, frozen=True):
    """Request of a process that starts following the table for the presence on the others."""


TableMessage = ActRecorded | Broadcast | PresenceReport | PresenceQuery


class Heartbeat(Message, frozen=True):
    """Periodic sign that a process is alive."""

    process: str


class ProcessStopped(Message, frozen=True):
    """A process has stopped."""

    process: str


class SessionEnded(Message, frozen=True):
    """A session has ended. The connections of its successor, if any, stay open. Sessions are named by digests."""

    session: str
    identity: str
    successor: str


class IdentityDeleted(Message, frozen=True):
    """All personal data of an identity was deleted."""

    identity: str


class InvitationRevoked(Message, frozen=True):
    """An invitation to a table was revoked."""

    table: str
    code: str


ProcessMessage = Heartbeat | ProcessStopped | SessionEnded | IdentityDeleted | InvitationRevoked

encode: Final = msgspec.json.Encoder().encode
decode_table_message: Final = msgspec.json.Decoder(TableMessage).decode
decode_process_message: Final = msgspec.json.Decoder(ProcessMessage).decode
