"""Wire: the messages of a socket, as JSON. What comes up is checked as it is read; what goes down names its kind.

Every message up has an id of the sender's choice; `ack` and `refused` carry it back. A message that was acknowledged and
is sent again is acknowledged again and does nothing.
"""

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

Id = Annotated[str, Meta(pattern=r"\A[A-Za-z0-9_-]{1,64}\Z")]
Name = Annotated[str, Meta(min_length=1, max_length=32)]
Seat = Annotated[int, Meta(ge=0, le=63)]
Number = Annotated[int, Meta(ge=0, le=1 << 53)]
MoveText = Annotated[str, Meta(min_length=1, max_length=400)]
Said = Annotated[str, Meta(min_length=1, max_length=500)]


class Up(Struct, tag_field="type", tag=str.lower, forbid_unknown_fields=True, frozen=True):
    """What every message up has: its id and its table."""

    id: Id
    table: Name


class Follow(Up, frozen=True):
    """Follow a table from a seat, or from outside; `n` is the last number seen from there.

    An invitation that holds lets anyone watch from outside, by its code.
    """

    seat: Seat | None = None
    n: Number = 0
    code: Annotated[str, Meta(max_length=64)] = ""


class Unfollow(Up, frozen=True):
    """Follow a table no longer."""

    seat: Seat | None = None


class Seated(Up, frozen=True):
    """What is done from a seat; it may be left out by who has only one."""

    seat: Seat | None = None


class Play(Seated, frozen=True, kw_only=True):
    """Play moves, all or none, in answer to number `n`."""

    n: Number
    moves: Annotated[list[MoveText], Meta(min_length=1, max_length=100)]


class Try(Seated, frozen=True, kw_only=True):
    """See what moves would do, without playing them, in answer to number `n`."""

    n: Number
    moves: Annotated[list[MoveText], Meta(min_length=1, max_length=100)]


class Why(Seated, frozen=True, kw_only=True):
    """Ask why a move is not allowed, without playing it."""

    move: MoveText


class Undo(Seated, frozen=True):
    """Take back the last move."""


class Ask(Seated, frozen=True):
    """Ask everyone to take the last move back although something was revealed."""


class Agree(Seated, frozen=True, kw_only=True):
    """Agree to what is asked at number `n`, and to nothing else."""

    n: Number


class Decline(Seated, frozen=True):
    """Do not agree."""


class Leave(Seated, frozen=True):
    """Let a bot sit in."""


class Return(Seated, frozen=True):
    """Take the seat back."""


class Resign(Seated, frozen=True):
    """Give up."""


class Chat(Up, frozen=True, kw_only=True):
    """Say something to all at the table."""

    text: Said


AnyUp = Follow | Unfollow | Play | Try | Why | Undo | Ask | Agree | Decline | Leave | Return | Resign | Chat

decode: Final = msgspec.json.Decoder(AnyUp).decode
encode: Final = msgspec.json.Encoder().encode


class Place(Struct, frozen=True):
    """Who holds a seat; `stand_in` is the level of the bot that plays for a person who is away.

    In an update, `here` says of people whether a connection of theirs follows the table from this seat.
    """

    kind: Literal["person", "companion", "bot"]
    name: str
    level: str | UnsetType = UNSET
    stand_in: str | UnsetType = UNSET
    here: bool | UnsetType = UNSET


class Told(Struct, frozen=True):
    """Something that happened: `said` in the words of the game, or an `act` at the table itself."""

    seat: int | None
    said: str | UnsetType = UNSET
    act: str | UnsetType = UNSET


class Asking(Struct, frozen=True):
    """Who asks to take something back although it was revealed, and who has agreed."""

    seat: int
    agreed: list[int]


class Result(Struct, frozen=True):
    """The outcome: places, points, and the lines of the score sheets, by seat; then opponents that the rules play."""

    places: list[int]
    scores: list[int]
    sheets: list[list[tuple[str, int]]]
    resigned: list[int]
    finished: bool


class Seen(Struct, frozen=True, kw_only=True):
    """A table as one watcher sees it: what `watch` gives. Views and moves are there when the game has begun."""

    n: int
    status: Literal["gathering", "mixing", "playing", "ended"]
    places: list[Place | None]
    deciding: list[int]
    clocks: list[float]
    commitment: str
    rests: list[float] | UnsetType = UNSET
    asking: Asking | UnsetType = UNSET
    entropy: list[str] | UnsetType = UNSET
    view: dict[str, Any] | UnsetType = UNSET
    legal: list[str] | UnsetType = UNSET
    prompt: str | UnsetType = UNSET
    undo: bool | UnsetType = UNSET
    result: Result | UnsetType = UNSET


class Update(Seen, tag_field="type", tag="update", frozen=True, kw_only=True):
    """Something that its watcher could notice: what `news` gives. With `after`, the events are all since that number."""

    table: str
    seat: int | None
    events: list[Told]
    at: float
    watchers: int
    after: int | UnsetType = UNSET


class Down(Struct, tag_field="type", tag=str.lower, frozen=True):
    """What every message down has: its kind. The update of a table is made in `news`."""


class Hello(Down, frozen=True):
    """The first message: who you are here, the server's time, and how large a message may be."""

    name: str
    guest: bool
    at: float
    largest: int


class Ack(Down, frozen=True):
    """The message is carried out, durably; `n` is your number after it."""

    id: str
    table: str
    n: int


class Refused(Down, frozen=True):
    """The message is not carried out; nothing has changed."""

    id: str
    table: str
    code: str
    reason: str = ""
    rule: str = ""
    nouns: list[str] = []


class Reason(Down, frozen=True):
    """The answer to `why`: whether the move is legal, and if not, the reason with its rule."""

    id: str
    table: str
    move: str
    legal: bool
    reason: str = ""
    rule: str = ""
    nouns: list[str] = []


class Tried(Down, frozen=True):
    """The answer to `try`: the moves as far as they can be foreseen, and what the last of them would do by itself.

    Without a view: it would bring something hidden to light. `legal` and `prompt` are what the seat would be asked next.
    """

    id: str
    table: str
    moves: list[str]
    view: dict[str, Any] | None
    events: list[Told]
    legal: list[str]
    prompt: str


class Line(Down, tag="chat", frozen=True):
    """Something that was said at a table."""

    table: str
    number: int
    at: float
    name: str
    text: str


class Presence(Down, frozen=True):
    """Somebody came to a table, or went: who is here in each seat, and how many connections of others watch."""

    table: str
    here: list[bool]
    watchers: int


class Gone(Down, frozen=True):
    """You may look at this table from there no longer."""

    table: str
    seat: int | None


class Rematch(Down, frozen=True):
    """The same people may play again at another table."""

    table: str
    next: str


class Bye(Down, frozen=True):
    """The server goes; come back after a random time between these, in seconds."""

    least: float
    most: float


AnyDown = Hello | Update | Ack | Refused | Reason | Tried | Line | Presence | Gone | Rematch | Bye


def sender(raw: bytes | str) -> tuple[str, str]:
    """Find out the id and the table of a message that cannot be read otherwise, to refuse it by name."""
    try:
        data: Any = msgspec.json.decode(raw)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError):
        return "", ""
    if not isinstance(data, dict):
        return "", ""
    parts = [data.get(key) for key in ("id", "table")]
    name, table = [part if isinstance(part, str) and len(part) <= 64 else "" for part in parts]
    return name, table
