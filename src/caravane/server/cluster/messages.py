"""Messages: what processes tell each other. None of it is the record: whatever is lost is read there."""

from typing import Any, Final

import msgspec
from msgspec import Struct


class Message(Struct, frozen=True, tag=True, array_like=True):
    """What every message has: its kind."""


class Acted(Message, frozen=True):
    """A table has an act of this number; where it does not follow on what is known, or is left out, the record has it."""

    number: int
    act: dict[str, Any] | None = None


class Said(Message, frozen=True):
    """Something without a number, for everyone who follows the table."""

    raw: str


class Here(Message, frozen=True):
    """Who follows the table on a process: the seats whose own players do, and how many others watch."""

    process: str
    seats: list[int]
    watchers: int


class Who(Message, frozen=True):
    """A process begins to follow the table, and asks who else does."""


AboutTable = Acted | Said | Here | Who


class Alive(Message, frozen=True):
    """A process says now and then that it lives."""

    process: str


class Gone(Message, frozen=True):
    """A process ends."""

    process: str


class SessionOver(Message, frozen=True):
    """A session is over; where the same identity goes on in another, its connections stay. Known by fingerprints."""

    session: str
    identity: str
    successor: str


class Forgotten(Message, frozen=True):
    """All that is personal of an identity is deleted."""

    identity: str


class Revoked(Message, frozen=True):
    """An invitation to a table holds no longer."""

    table: str
    code: str


ToAll = Alive | Gone | SessionOver | Forgotten | Revoked

encode: Final = msgspec.json.Encoder().encode
decode_about: Final = msgspec.json.Decoder(AboutTable).decode
decode_to_all: Final = msgspec.json.Decoder(ToAll).decode
