"""The JSON messages of the socket. Client messages are validated while they are decoded; every message has a `type`.

Every client message has an id of the client's choice, which `ack` and `refused` return. A message that was acknowledged
and is sent again is acknowledged again and does nothing.
"""

import hashlib
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from caravane.server.wire.table_projection import TableEvent, TableProjection, View

Id = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,64}$(?!\n)")]
Name = Annotated[str, Meta(min_length=1, max_length=32)]
Seat = Annotated[int, Meta(ge=0, le=63)]
Number = Annotated[int, Meta(ge=0, le=1 << 53)]
NO_CONTROLS: Final = r"^[^\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]*$"
"""Pattern of text without control characters, other than tabs and line ends, and without marks that turn its direction."""
MoveText = Annotated[str, Meta(min_length=1, max_length=400)]
Moves = Annotated[list[MoveText], Meta(min_length=1, max_length=100)]
ChatText = Annotated[str, Meta(min_length=1, max_length=500, pattern=NO_CONTROLS)]


class ClientMessage(Struct, tag_field="type", tag=str.lower, forbid_unknown_fields=True, frozen=True):
    """Fields of every client message: its id and its table."""

    id: Id
    table: Name


class Follow(ClientMessage, frozen=True):
    """Follow a table from a seat, or as a spectator; `n` is the last number received from that viewpoint.

    The code of a valid invitation lets anyone follow as a spectator.
    """

    seat: Seat | None = None
    n: Number = 0
    code: Annotated[str, Meta(max_length=64)] = ""


class Unfollow(ClientMessage, frozen=True):
    """Stop following a table from a viewpoint."""

    seat: Seat | None = None


class SeatCommand(ClientMessage, frozen=True):
    """A command from a seat. Players with a single seat may omit `seat`."""

    seat: Seat | None = None


class Play(SeatCommand, frozen=True, kw_only=True):
    """Play moves, all or none, in answer to number `n`."""

    n: Number
    moves: Moves


class Preview(SeatCommand, frozen=True, kw_only=True):
    """Preview what moves would do, without playing them, in answer to number `n`.

    With `fill`, the preview goes on for as long as just one move is legal.
    """

    n: Number
    moves: Moves
    fill: bool = False


class Try(SeatCommand, frozen=True, kw_only=True):
    """Ask what several plans would do, each as `preview` does; with `views`, the answers contain the view after each."""

    n: Number
    plans: Annotated[list[Moves], Meta(min_length=1, max_length=24)]
    fill: bool = False
    views: bool = False


class Why(SeatCommand, frozen=True, kw_only=True):
    """Ask why a move is not legal, without playing it."""

    move: MoveText


class Undo(SeatCommand, frozen=True):
    """Undo the last move, as long as nothing was revealed since."""


class Takeback(SeatCommand, frozen=True):
    """Ask the other players for a takeback of the last move, although something was revealed since."""


class Accept(SeatCommand, frozen=True, kw_only=True):
    """Accept the takeback that is pending at number `n`, and no other."""

    n: Number


class Decline(SeatCommand, frozen=True):
    """Decline the pending takeback, or withdraw one's own request."""


class Away(SeatCommand, frozen=True):
    """Hand the seat to a substitute until its player returns."""


class Back(SeatCommand, frozen=True):
    """Take the seat back from the substitute."""


class Resign(SeatCommand, frozen=True):
    """Resign the game."""


class Chat(ClientMessage, frozen=True, kw_only=True):
    """Send a chat message to everyone at the table."""

    text: ChatText


AnyClientMessage = (
    Follow | Unfollow | Play | Preview | Try | Why | Undo | Takeback | Accept | Decline | Away | Back | Resign | Chat
)

decode: Final = msgspec.json.Decoder(AnyClientMessage).decode
encode: Final = msgspec.json.Encoder().encode


class Update(TableProjection, tag_field="type", tag="update", frozen=True, kw_only=True):
    """A projection and the events that led to it. With `after`, the events are all those since that number."""

    table: str
    seat: int | None
    events: list[TableEvent]
    at: float
    spectators: int
    after: int | UnsetType = UNSET


class ServerMessage(Struct, tag_field="type", tag=str.lower, frozen=True):
    """Base of all server messages except `Update`, which is also a projection."""


class Hello(ServerMessage, frozen=True):
    """The first message: your identity, the time of the server, the maximum size of a client message, and a version.

    `version` changes with these messages, so that a page that was open during an upgrade knows that it must be reloaded.
    """

    name: str
    guest: bool
    at: float
    max_message_bytes: int
    version: str


class Ack(ServerMessage, frozen=True):
    """The command was executed and stored durably; `n` is your number after it."""

    id: str
    table: str
    n: int


class RefusedReply(ServerMessage, tag="refused", frozen=True):
    """The command was refused; nothing has changed."""

    id: str
    table: str
    code: str
    reason: str = ""
    rule: str = ""
    nouns: list[str] = []


class Reason(ServerMessage, frozen=True):
    """The answer to `why`: whether the move is legal and, if not, the reason with its rule."""

    id: str
    table: str
    move: str
    legal: bool
    reason: str = ""
    rule: str = ""
    nouns: list[str] = []


Interruption = Annotated[Literal["", "luck", "hidden"], Meta(title="Interruption")]
"""What comes between planned moves and the seat's next decision."""


class PreviewStep(Struct, frozen=True):
    """What a seat sees and can choose before a planned move, and the events of that move."""

    prompt: str
    legal: list[str]
    view: View
    events: list[TableEvent]


class Previewed(ServerMessage, frozen=True):
    """The answer to `preview`: the moves up to the first one that reveals something, and what they lead to.

    `steps` has one entry per move. `view` is null, and `scores` empty, if the last move would reveal hidden information. `legal` and
    `prompt` are the seat's next decision; `stops` says if luck or something hidden comes before it.
    """

    id: str
    table: str
    moves: list[str]
    steps: list[PreviewStep]
    view: View | None
    scores: list[int | None]
    legal: list[str]
    prompt: str
    stops: Interruption


class AttemptStep(Struct, frozen=True):
    """What a seat can choose before a planned move, and the events of that move."""

    prompt: str
    legal: list[str]
    events: list[TableEvent]


class Attempt(Struct, frozen=True, kw_only=True):
    """What one plan leads to, as in `previewed`; the view only if it was asked for."""

    moves: list[str]
    steps: list[AttemptStep]
    view: View | UnsetType | None = UNSET
    scores: list[int | None]
    legal: list[str]
    prompt: str
    stops: Interruption


class Attempted(ServerMessage, frozen=True):
    """The answer to `try`: for each plan what it leads to, null for plans that are not legal."""

    id: str
    table: str
    attempts: list[Attempt | None]


class ChatMessage(ServerMessage, tag="chat", frozen=True):
    """A chat message at a table."""

    table: str
    number: int
    at: float
    name: str
    text: str
    seat: int | None = None
    """The writer's seat at that time; null in messages from before seats were stored."""
    host: bool = False
    """Whether the writer was the host."""


class Presence(ServerMessage, frozen=True):
    """A change of presence: whether each seat's person is connected, and the number of spectators' connections."""

    table: str
    present: list[bool]
    spectators: int


class Unfollowed(ServerMessage, frozen=True):
    """You may no longer follow this table from this viewpoint."""

    table: str
    seat: int | None


class Rematch(ServerMessage, frozen=True):
    """The same people may play again at `next_table`; `accepted` are the names of those who already sit there."""

    table: str
    next_table: str
    accepted: list[str]


class Reconnect(ServerMessage, frozen=True):
    """The server is shutting down; reconnect after a random number of seconds between these two."""

    min_seconds: float
    max_seconds: float


AnyServerMessage = (
    Hello
    | Update
    | Ack
    | RefusedReply
    | Reason
    | Previewed
    | Attempted
    | ChatMessage
    | Presence
    | Unfollowed
    | Rematch
    | Reconnect
)


def wire_version() -> str:
    """Return a short digest of the schema of all messages."""
    schemas = msgspec.json.schema_components([AnyClientMessage, AnyServerMessage])
    return hashlib.sha256(msgspec.json.encode(schemas, order="deterministic")).hexdigest()[:12]


WIRE_VERSION: Final = wire_version()


def message_origin(raw: bytes | str) -> tuple[str, str]:
    """Return the id and the table of a message that failed validation, for the reply that refuses it."""
    try:
        data: Any = msgspec.json.decode(raw)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError):
        return "", ""
    if not isinstance(data, dict):
        return "", ""
    values = [data.get(key) for key in ("id", "table")]
    name, table = [value if isinstance(value, str) and len(value) <= 64 else "" for value in values]
    return name, table
