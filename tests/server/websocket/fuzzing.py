"""Generator of invalid messages: malformed, oversized, repeated, from a wrong seat, about a wrong table."""

import json
from collections.abc import Callable
from random import Random
from typing import Any, Final

KINDS: Final = (
    "follow",
    "unfollow",
    "play",
    "preview",
    "why",
    "undo",
    "takeback",
    "accept",
    "decline",
    "away",
    "back",
    "back",
    "back",
    "chat",
)
MOVES: Final = (
    "play:card-1",
    "play:card-20",
    "bury",
    "leave",
    "shuffle:card-1:card-2",
    "roll:5",
    "play:card-99",
    "",
    ":",
)
ODD_VALUES: Final[tuple[Any, ...]] = (
    None,
    True,
    -1,
    0,
    3,
    63,
    64,
    1 << 40,
    1 << 70,
    0.5,
    1e308,
    "",
    "x" * 70,
    "\u0000",
    "é🎲",
    [],
    [[]],
    {},
    {"a": 1},
)
RAW_MESSAGES: Final = (
    "",
    " ",
    "null",
    "[]",
    "{}",
    "{",
    '{"type":"play"}',
    '{"type":"play","id":"a","table":"b","n":1,"moves":["\\ud800"]}',
    '{"type":"chat","id":"a","table":"b","text":"\\ud800"}',
    '{"type":"play","type":"undo","id":"a","table":"b"}',
    '{"type":"follow","id":"a","table":"b","n":NaN}',
    '{"type":"follow","id":"a","table":"b","n":1e999}',
    '{"type":"follow","id":"a","table":"b","n":' + "9" * 5_000 + "}",
    "[" * 5_000,
    '{"a":' * 3_000,
    "\ufeff{}",
    "'; DROP TABLE tables; --",
    "../../etc/passwd",
)

Message = dict[str, Any]


class Fuzzer:
    """A generator of messages, most of them invalid in one way."""

    def __init__(self, seed: int, tables: list[str], sent: list[str], latest: Callable[[str], int]) -> None:
        self._luck = Random(seed)
        self._latest = latest
        """Function that returns the latest number of a table, so that not everything is refused as stale."""
        self._tables = tables
        self._sent = sent
        """Messages sent before by any client, to be sent again by any client."""
        self._number = 0

    def next(self) -> str | bytes:
        """Return the next message."""
        makers: list[Callable[[], str | bytes]] = [
            self._well_formed,
            self._well_formed,
            self._well_formed,
            self._corrupted,
            self._corrupted,
            self._repeated,
            self._bytes,
            self._raw,
            self._oversized,
        ]
        message = self._luck.choice(makers)()
        if isinstance(message, str) and len(message) < 1_000:
            self._sent.append(message)
        return message

    def _message(self) -> Message:
        self._number += 1
        luck = self._luck
        kind = luck.choice(KINDS)
        message: Message = {"type": kind, "id": f"f{self._number}", "table": luck.choice(self._tables)}
        if kind != "chat" and luck.random() < 0.8:
            message["seat"] = luck.choice([None, 0, 1, 2, 5])
        if kind in {"play", "preview", "accept", "follow"}:
            message["n"] = luck.choice([luck.randrange(60), self._latest(message["table"])])
        if kind in {"play", "preview"}:
            message["moves"] = [luck.choice(MOVES) for _ in range(luck.randrange(1, 4))]
        if kind == "why":
            message["move"] = luck.choice(MOVES)
        if kind == "chat":
            message["text"] = luck.choice(["hello", "<script>", "x" * 500])
        return message

    def _well_formed(self) -> str:
        return json.dumps(self._message())

    def _corrupted(self) -> str:
        message = self._message()
        key = self._luck.choice([*message, "extra"])
        if self._luck.random() < 0.2:
            message.pop(key, None)
        else:
            message[key] = self._luck.choice(ODD_VALUES)
        return json.dumps(message)

    def _repeated(self) -> str:
        return self._luck.choice(self._sent) if self._sent else self._well_formed()

    def _bytes(self) -> bytes:
        return self._luck.randbytes(self._luck.randrange(0, 300))

    def _raw(self) -> str:
        return self._luck.choice(RAW_MESSAGES)

    def _oversized(self) -> str:
        message = self._message()
        message["text"] = "x" * self._luck.choice([17_000, 30_000, 60_000])
        return json.dumps(message)
