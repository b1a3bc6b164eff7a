"""The JSON messages of the socket. Client messages are validated while they are decoded; every message has a `type`.

Every client message has an id of the client's choice, which `ack` and `refused` return. A message that was acknowledged
and is sent again is acknowledged again and does nothing.
"""

import hashlib
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

Id = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,64}$(?!\n)")]
Name = Annotated[str, Meta(min_length=1, max_length=32)]
Seat = Annotated[int, Meta(ge=0, le=63)]
Number = Annotated[int, Meta(ge=0, le=1 << 53)]
MoveText = Annotated[str, Meta(min_length=1, max_length=400)]
Moves = Annotated[list[MoveText], Meta(min_length=1, max_length=100)]
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]
Status = Annotated[Literal["waiting", "starting", "playing", "ended"], Meta(title="Status")]
View = Annotated[dict[str, Any], Meta(title="View", description="The game as one viewpoint sees it.")]
"""Types with a title are published under it, as the structs are."""


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


class Occupant(Struct, frozen=True):
    """The occupant of a seat; `substitute` is the level of the bot that plays for a person who is away.

    In an update, people have `present`: whether a connection of theirs follows the table from this seat.
    """

    kind: Literal["person", "companion", "bot"]
    name: str
    level: str | UnsetType = UNSET
    substitute: str | UnsetType = UNSET
    present: bool | UnsetType = UNSET


class TableEvent(Struct, frozen=True):
    """An `event` of the game in text form, or an `act` at the table itself.

    With `starts`, the event starts a turn, a chapter (a season, a round; and its first turn), or the count of everybody's points.
    `deed` tells how well the event sums up what the seat did, 1 best; without it the event is a detail. A `slip` is a deed that
    people want to read with its details. `rewound` is true for an act by which a takeback came about;
    `undone` is the number of events, the last ones of an update, that an undo took back.
    """

    seat: int | None
    event: str | UnsetType = UNSET
    act: str | UnsetType = UNSET
    starts: Literal["turn", "chapter", "scoring"] | UnsetType = UNSET
    deed: int | UnsetType = UNSET
    slip: bool | UnsetType = UNSET
    rewound: bool | UnsetType = UNSET
    undone: int | UnsetType = UNSET


class TakebackRequest(Struct, frozen=True):
    """A pending takeback: the seat that asked for it, and the seats that have accepted."""

    seat: int
    accepted: list[int]


class Result(Struct, frozen=True):
    """The outcome: ranks, points and score sheets by seat, followed by those of automatons.

    `score_factors` are present in games that multiply lines of the sheets: the factor that the points of each line contain.
    """

    ranks: list[int]
    scores: list[int]
    score_sheets: list[list[tuple[str, int]]]
    resigned: list[int]
    finished: bool
    score_factors: list[list[int]] | UnsetType = UNSET


class TableProjection(Struct, frozen=True, kw_only=True):
    """A table as one viewpoint sees it. Views, scores and moves are present once the game has started.

    `scores` are the points by seat, followed by those of automatons, null where the view does not show them; `headline` tells how far
    the game is, in text form, and may be empty; `turn` is present in games whose views count turns; `projected` in games whose points
    come later: what every side would have if everything public were scored now, by parts. `starts_in` are the seconds until a full
    table starts by itself.
    """

    n: int
    status: Status
    occupants: list[Occupant | None]
    deciding: list[int]
    clocks: list[float]
    commitment: str
    paused_until: list[float] | UnsetType = UNSET
    takeback: TakebackRequest | UnsetType = UNSET
    entropy: list[str] | UnsetType = UNSET
    starts_in: float | UnsetType = UNSET
    view: View | UnsetType = UNSET
    scores: list[int | None] | UnsetType = UNSET
    headline: str | UnsetType = UNSET
    turn: int | UnsetType = UNSET
    projected: list[list[tuple[str, int]]] | UnsetType = UNSET
    legal: list[str] | UnsetType = UNSET
    prompt: str | UnsetType = UNSET
    can_undo: bool | UnsetType = UNSET
    result: Result | UnsetType = UNSET


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
