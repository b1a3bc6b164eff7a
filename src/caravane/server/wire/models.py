"""Pydantic models of the HTTP bodies, for validation and for the OpenAPI document."""

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, ConfigDict, Field, StringConstraints
from pydantic_core import PydanticCustomError

from caravane.bots.levels import DEFAULT
from caravane.server.security.email_addresses import MAX_LENGTH as MAX_ADDRESS
from caravane.server.security.email_addresses import BadAddress, normal_address
from caravane.server.security.name_lookalikes import mixes_scripts
from caravane.server.security.office_names import is_reserved
from caravane.server.security.passwords import MAX_LENGTH, MIN_LENGTH
from caravane.server.security.person_names import MAX_LENGTH as MAX_NAME
from caravane.server.security.person_names import BadName, checked_name
from caravane.server.wire.answer import Out
from caravane.server.wire.edition_models import EditionIn, EditionOut
from caravane.server.wire.openapi import socket_schema
from caravane.server.wire.request_body import In
from caravane.tables.clocks.time_control import MAX_BANK, MINUTES_OF_A_DAY


def _shown_name(text: str) -> str:
    try:
        name = checked_name(text)
    except BadName as error:
        raise PydanticCustomError("bad-name", "at most 40 characters that can be seen, and marks on letters") from error
    if mixes_scripts(name):
        raise PydanticCustomError("name-confusable", "letters of several scripts in one word")
    return _unreserved(name)


def _unreserved(name: str) -> str:
    if is_reserved(name):
        raise PydanticCustomError("name-reserved", "reserved for those who run the server")
    return name


def _normal_address(text: str) -> str:
    try:
        return normal_address(text)
    except BadAddress as error:
        raise PydanticCustomError("bad-email", "not a plain e-mail address") from error


PersonName = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=MAX_NAME),
    AfterValidator(_shown_name),
]
Login = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9][A-Za-z0-9._-]{2,31}$"), AfterValidator(_unreserved)]
Password = Annotated[str, StringConstraints(min_length=MIN_LENGTH, max_length=MAX_LENGTH)]
Email = Annotated[
    str, AfterValidator(_normal_address), Field(max_length=MAX_ADDRESS, json_schema_extra={"format": "email"})
]
Entropy = Annotated[str, StringConstraints(pattern=r"^([0-9a-f]{2}){16,64}$")]
Commitment = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")]
Token = Annotated[str, StringConstraints(min_length=1, max_length=200)]


class GuestIn(In):
    """The name of a guest."""

    name: PersonName


class AccountIn(In):
    """A new account: a login and a password."""

    login: Login
    password: Password
    name: PersonName | None = None


class LoginIn(In):
    """The login or e-mail address of an account, and its password."""

    login: Annotated[str, StringConstraints(min_length=1, max_length=254)]
    password: Annotated[str, StringConstraints(max_length=MAX_LENGTH)]


class LoginLinkIn(In):
    """The e-mail address that a login link is sent to."""

    email: Email
    lang: Literal["fr", "en"] = "fr"


class TokenIn(In):
    """The token of a link."""

    token: Token


class NameIn(In):
    """A new name."""

    name: PersonName


class MeOut(Out):
    """Your identity."""

    name: str
    guest: bool
    login: str
    email: str


class TimeControlIn(In):
    """The time control of a table, in seconds; quiet hours in minutes of the day."""

    bank: int = Field(default=0, ge=0, le=MAX_BANK)
    increment: int = Field(default=0, ge=0, le=MAX_BANK)
    max_bank: int = Field(default=0, ge=0, le=MAX_BANK)
    quiet_from: int = Field(default=0, ge=0, lt=MINUTES_OF_A_DAY)
    quiet_until: int = Field(default=0, ge=0, lt=MINUTES_OF_A_DAY)
    time_zone: str = Field(default="UTC", max_length=64)


class SeatIn(In):
    """The planned occupant of a seat: you, a companion on your device, a bot of a level, or no one yet (`free`)."""

    kind: Literal["me", "companion", "bot", "free"]
    name: PersonName | None = None
    level: str = DEFAULT


class TableIn(In):
    """A new table."""

    model_config = ConfigDict(
        json_schema_extra={
            "examples": [
                {"game": "lost-cities", "seats": 2, "seat_plan": [{"kind": "me"}, {"kind": "bot"}], "start": True},
                {
                    "game": "lost-cities",
                    "seats": 3,
                    "time_control": "daily",
                    "public": True,
                    "options": {"first-roller": "1"},
                },
            ]
        }
    )

    game: str = Field(max_length=40)
    seats: int = Field(ge=1, le=16)
    options: dict[str, str] = Field(default={}, max_length=40)
    time_control: str | TimeControlIn = "none"
    on_timeout: Literal["wait", "substitute", "end"] = "substitute"
    substitute: str = DEFAULT
    public: bool = False
    rated: bool = Field(
        default=False,
        description="for accounts and bots; needs a clock and an `on_timeout` other than `wait`, "
        "with more than two seats other than `end`",
    )
    starts_when_full: bool = Field(
        default=False, description="whether the game starts by itself, half a minute after the last seat was taken"
    )
    edition: str | EditionIn | None = Field(
        default=None, description="values of the components: the name of an edition that is offered, or your own"
    )
    seat_plan: list[SeatIn] = Field(default=[], max_length=16)
    start: bool = False


class SitIn(In):
    """The seat to take, by default any free one, and its occupant: you, a companion on your device or, as host, a bot."""

    seat: int | None = Field(default=None, ge=0, le=15)
    kind: Literal["me", "companion", "bot"] = "me"
    name: PersonName | None = None
    level: str = DEFAULT


class SeatRefIn(In):
    """One of your seats. Players with a single seat may omit it."""

    seat: int | None = Field(default=None, ge=0, le=15)


class StartIn(In):
    """The status of the table that you see. If it was started since, by someone else or by itself, nothing is done."""

    status: Literal["waiting", "starting"] | None = None


class EntropyIn(SeatRefIn):
    """The SHA-256 of a seat's own entropy as a commitment; after the start, the entropy itself, in hexadecimal digits."""

    entropy: Entropy | None = None
    commitment: Commitment | None = None


class InvitationIn(In):
    """An invitation to one seat, or to any free seat."""

    seat: int | None = Field(default=None, ge=0, le=15)


class InvitationOut(Out):
    """An invitation code, and a link that contains it."""

    code: str
    link: str
    seat: int | None
    expires_at: float
    mine: bool = Field(description="whether you created it")
    maker: str = Field(description="name of the person who created it; empty if that is not known")


class RedeemGrantIn(In):
    """A token with which a player lets you view the table from a seat."""

    seat: int = Field(ge=0, le=15)
    token: Token


class ActIn(In):
    """A command from a seat; `n` is the number it answers, `id` makes it safe to send the command again."""

    model_config = ConfigDict(
        json_schema_extra={
            "examples": [{"type": "play", "seat": 0, "n": 12, "moves": ["take:red:4"]}, {"type": "undo"}]
        }
    )

    type: Literal["play", "undo", "takeback", "accept", "decline", "away", "back", "resign"]
    id: Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,64}$")] | None = None
    seat: int | None = Field(default=None, ge=0, le=15)
    n: int | None = Field(default=None, ge=0, le=1 << 53)
    moves: (
        Annotated[
            list[Annotated[str, StringConstraints(min_length=1, max_length=400)]], Field(min_length=1, max_length=100)
        ]
        | None
    ) = None


class JoinIn(In):
    """The name of a new guest, for callers without a session."""

    name: PersonName | None = None


class HolidayIn(In):
    """The time until which your clocks are paused, in seconds since the epoch."""

    until: int = Field(ge=0, lt=1 << 33)


class TableRefOut(Out):
    """The id of a table, your seats there, and its commitment, which you know before you add any entropy."""

    id: str
    my_seats: list[int]
    commitment: str


class TimeControlOut(Out):
    """The time control of a table, in seconds; quiet hours in minutes of the day. A bank of 0 means no clocks."""

    bank: int
    increment: int
    max_bank: int
    quiet_from: int
    quiet_until: int
    time_zone: str


class TableSummaryOut(Out):
    """A table in a list."""

    id: str
    game: str
    seats: int
    status: Annotated[str, socket_schema("Status")]
    public: bool
    rated: bool
    host: str = Field(description="name of the host; empty if that account was deleted")
    hosted_by_me: bool = Field(description="whether you are the host, who starts the game")
    time_control: TimeControlOut
    occupants: list[Annotated[dict[str, str], socket_schema("Occupant")] | None]
    names: list[str]
    my_seats: list[int]
    deciding: list[int]
    seconds_left: float | None = Field(
        description="seconds until the clock of your deciding seat expires, if nothing changes"
    )
    others_seconds_left: float | None = Field(
        description="seconds until the first clock of the other deciding seats expires, if nothing changes"
    )
    rematch_of: str = Field(
        default="", description="id of your finished game whose rematch this is, while a seat there is still free"
    )
    created_at: float
    updated_at: float = Field(description="time of the last act that was visible to everyone")
    ended_at: float


class SettingsOut(Out):
    """The settings of a table, chosen by its host."""

    game: str
    rules: int
    seats: int
    options: dict[str, str]
    earlier_rules: bool = Field(
        default=False, description="whether the table began under rules that have changed since, and keeps them"
    )
    time_control: TimeControlOut
    on_timeout: str
    substitute: str
    public: bool
    rated: bool
    starts_when_full: bool = False
    edition: EditionOut | None = Field(
        default=None, description="the edition whose values are in force; null: those built in"
    )


class CoverOut(Out):
    """The cover of a game: a drawing of 300 by 420, the part that a small picture shows, the colour of the title."""

    art: str
    focus: str
    ink: str


class FaceRoomOut(Out):
    """A room that a face fills besides the board; `least` is what its short side needs, in pixels."""

    least: int
    arrangements: list[Literal["wide", "narrow", "low"]] = Field(
        default=[], description="arrangements of the page in which the face wants the room; none means all that have it"
    )
    tab: str = Field(default="", description="key of the title, if the room is a tab of the notebook")


class FaceLeafOut(Out):
    """A leaf of the notebook that a face draws; `wants` is the width that it would like, in pixels."""

    id: str
    title: str
    wants: int


class FaceOut(Out):
    """The face of a game: the module that draws it and the files that a page loads, relative to `base`."""

    base: str
    contract: int
    game: str
    rules: tuple[int, int] = Field(description="first and last rules version that it draws")
    entry: str
    styles: list[str]
    texts: dict[str, str] = Field(description="Fluent file by language")
    cover: CoverOut | None = None
    rooms: dict[str, FaceRoomOut]
    leaves: list[FaceLeafOut]
    draws: list[str] = Field(description="what the face draws itself: focus, marks or hints")
    client: str = Field(default="", description="program of the client that it was built with; empty for packages")
    dom: Literal["shadow", "light"] = Field(
        default="shadow", description="whether the styles of the page reach it; only built-in faces"
    )
    credits: str


class TableDetailOut(Out):
    """A table as one viewpoint sees it now."""

    id: str
    settings: SettingsOut
    host: bool = Field(description="whether you are the host")
    my_seats: list[int]
    commitment: str
    secret: str = Field(description="secret of the luck; empty until the game has ended")
    seat: int | None
    projection: Annotated[dict[str, Any], socket_schema("Update")] = Field(
        description="the same as an `update` message of the socket"
    )
    face: FaceOut | None = Field(default=None, description="the face that draws this table; null: it is shown in words")


class ChatLineOut(Out):
    """A chat message."""

    number: int
    at: float
    name: str
    text: str
    seat: int | None = Field(
        description="the writer's seat at that time; null in messages from before seats were stored"
    )
    host: bool = Field(description="whether the writer was the host")


class HintOut(Out):
    """A legal move with its estimated value for the seat; the errors are standard errors over the simulated games."""

    move: str
    win_probability: float = Field(description="probability of winning, from 0 to 1")
    win_probability_error: float
    score: float = Field(description="expected points at the end")
    score_error: float
    games: int = Field(description="number of games simulated with this move")


class HintsOut(Out):
    """The legal moves of a seat; `n` is the number they answer."""

    n: int
    seat: int
    hints: list[HintOut]


class ActDoneOut(Out):
    """The command was executed; `n` is your number after it."""

    n: int
