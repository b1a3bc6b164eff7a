"""Models: what goes over HTTP, for the checks and for the OpenAPI document."""

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints

from caravane.bots.levels import DEFAULT
from caravane.server.security.passwords import LONGEST, SHORTEST
from caravane.server.wire import messages
from caravane.server.wire.openapi import as_on_the_socket
from caravane.tables.clocks.time_control import MINUTES_OF_A_DAY, MOST_BANK
from caravane.tables.table import ENDED, GATHERING, MIXING, PLAYING


def _printable(text: str) -> str:
    if not text.isprintable():
        raise ValueError("only letters, signs and spaces")
    return text


PersonName = Annotated[
    str, StringConstraints(strip_whitespace=True, min_length=1, max_length=40), AfterValidator(_printable)
]
Login = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9][A-Za-z0-9._-]{2,31}$")]
Password = Annotated[str, StringConstraints(min_length=SHORTEST, max_length=LONGEST)]
Email = Annotated[str, StringConstraints(pattern=r"^[^@\s,;<>\"']{1,64}@[A-Za-z0-9.-]{1,190}$", max_length=254)]
Entropy = Annotated[str, StringConstraints(pattern=r"^([0-9a-f]{2}){16,64}$")]
Promise = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")]
Token = Annotated[str, StringConstraints(min_length=1, max_length=200)]


class In(BaseModel):
    """What comes in: nothing unknown."""

    model_config = ConfigDict(extra="forbid")


class GuestIn(In):
    """A visitor's name."""

    name: PersonName


class AccountIn(In):
    """A new account: a login and a password."""

    login: Login
    password: Password
    name: PersonName | None = None


class LoginIn(In):
    """A login, or the address of an account, and its password."""

    login: Annotated[str, StringConstraints(min_length=1, max_length=254)]
    password: Annotated[str, StringConstraints(max_length=LONGEST)]


class LinkIn(In):
    """The address to which a link is sent."""

    email: Email
    lang: Literal["fr", "en"] = "fr"


class LinkUseIn(In):
    """The token of a link."""

    token: Token


class NameIn(In):
    """Another name."""

    name: PersonName


class MeOut(BaseModel):
    """Who you are here."""

    name: str
    guest: bool
    login: str
    email: str


class PaceIn(In):
    """The time settings of a table, in seconds; quiet hours in minutes of the day."""

    bank: int = Field(default=0, ge=0, le=MOST_BANK)
    increment: int = Field(default=0, ge=0, le=MOST_BANK)
    most: int = Field(default=0, ge=0, le=MOST_BANK)
    quiet_from: int = Field(default=0, ge=0, lt=MINUTES_OF_A_DAY)
    quiet_until: int = Field(default=0, ge=0, lt=MINUTES_OF_A_DAY)
    zone: str = Field(default="UTC", max_length=64)


class SeatIn(In):
    """Who is to sit in a seat: you, someone beside you on your device, a bot of a level, or whoever comes."""

    kind: Literal["me", "companion", "bot", "free"]
    name: PersonName | None = None
    level: str = DEFAULT


class TableIn(In):
    """A new table."""

    model_config = ConfigDict(
        json_schema_extra={
            "examples": [
                {"game": "lost-cities", "seats": 2, "seating": [{"kind": "me"}, {"kind": "bot"}], "start": True},
                {"game": "lost-cities", "seats": 3, "pace": "daily", "public": True, "options": {"first-roller": "1"}},
            ]
        }
    )

    game: str = Field(max_length=40)
    seats: int = Field(ge=1, le=16)
    options: dict[str, str] = Field(default={}, max_length=40)
    pace: str | PaceIn = "none"
    on_expiry: Literal["wait", "bot", "end"] = "bot"
    stand_in: str = DEFAULT
    public: bool = False
    rated: bool = False
    seating: list[SeatIn] = Field(default=[], max_length=16)
    entropy: Entropy | None = None
    start: bool = False


class SitIn(In):
    """Sit down: yourself, or a companion on your device; as the host also a bot. Without a seat, on any free one."""

    seat: int | None = Field(default=None, ge=0, le=15)
    kind: Literal["me", "companion", "bot"] = "me"
    name: PersonName | None = None
    level: str = DEFAULT
    entropy: Entropy | None = None


class SeatOnlyIn(In):
    """One of your seats; it may be left out by who has only one."""

    seat: int | None = Field(default=None, ge=0, le=15)


class EntropyIn(SeatOnlyIn):
    """A seat's own entropy in hexadecimal digits; or its SHA-256 as a promise, and itself when all have promised."""

    entropy: Entropy | None = None
    promise: Promise | None = None


class InviteIn(In):
    """An invitation to any free seat, or to one."""

    seat: int | None = Field(default=None, ge=0, le=15)


class InvitationOut(BaseModel):
    """A code to be handed on, and the link that holds it."""

    code: str
    link: str
    seat: int | None
    expires_at: float


class WatchIn(In):
    """A token by which a player lets you watch from a seat."""

    seat: int = Field(ge=0, le=15)
    token: Token


class ActIn(In):
    """Something done from a seat; `n` is the number it answers, `id` makes a message that is sent again harmless."""

    model_config = ConfigDict(
        json_schema_extra={
            "examples": [{"type": "play", "seat": 0, "n": 12, "moves": ["take:red:4"]}, {"type": "undo"}]
        }
    )

    type: Literal["play", "undo", "ask", "agree", "decline", "leave", "return", "resign"]
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
    """Come by an invitation; a name makes a guest of who has no session yet."""

    name: PersonName | None = None
    entropy: Entropy | None = None


class HolidayIn(In):
    """Let your clocks stand still until a moment, in seconds since the epoch."""

    until: int = Field(ge=0, lt=1 << 33)


class TableOut(BaseModel):
    """The name of a table, and your seats there."""

    id: str
    mine: list[int]


class PaceOut(BaseModel):
    """The time settings of a table, in seconds; quiet hours in minutes of the day. A bank of 0 means no clock at all."""

    bank: int
    increment: int
    most: int
    quiet_from: int
    quiet_until: int
    zone: str


class CardOut(BaseModel):
    """A table in a list."""

    id: str
    game: str
    seats: int
    status: str = Field(json_schema_extra={"enum": [GATHERING, MIXING, PLAYING, ENDED]})
    public: bool
    rated: bool
    host: str = Field(description="the name of whoever opened it; empty when nobody is known by it any more")
    pace: PaceOut
    places: list[Annotated[dict[str, str], as_on_the_socket(messages.Place)] | None]
    names: list[str]
    mine: list[int]
    deciding: list[int]
    clock: float | None = Field(description="seconds until the time of your seat that decides is up, as things stand")
    created_at: float
    last_at: float = Field(description="when something last happened that everybody could notice")
    ended_at: float


class SettingsOut(BaseModel):
    """What the host of a table has decided."""

    game: str
    rules: int
    seats: int
    options: dict[str, str]
    pace: PaceOut
    on_expiry: str
    stand_in: str
    public: bool
    rated: bool


class AboutOut(BaseModel):
    """A table as one watcher sees it now."""

    id: str
    settings: SettingsOut
    host: bool = Field(description="whether you have opened it")
    mine: list[int]
    commitment: str
    secret: str = Field(description="of the luck; shown when the game is over")
    seat: int | None
    seen: Annotated[dict[str, Any], as_on_the_socket(messages.Update)] = Field(
        description="what the socket calls an update"
    )


class ChatOut(BaseModel):
    """Something that was said."""

    number: int
    at: float
    name: str
    text: str


class HintOut(BaseModel):
    """A legal move, and how it looks from the seat that asks: the errors are standard errors of the games imagined."""

    move: str
    chance: float = Field(description="to win, from 0 to 1")
    chance_error: float
    score: float = Field(description="points expected at the end")
    score_error: float
    games: int = Field(description="how many games were imagined with it")


class HintsOut(BaseModel):
    """The legal moves of a seat; `n` is the number they answer."""

    n: int
    seat: int
    hints: list[HintOut]


class Done(BaseModel):
    """It is done; `n` is your number now."""

    n: int
