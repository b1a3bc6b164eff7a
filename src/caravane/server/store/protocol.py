"""The contract of a store. The same tests run on every implementation.

`Store` keeps tables. The acts are the record. An act is acknowledged after `append` says so; `(table, number)` is a
unique key, so of two processes that append the same number one wins and the other reloads. Everything else about a table
(its row in the lobby, when it is due) is derived from the acts and written in the same transaction, so nothing needs
reconciling.

`People` keeps what surrounds the tables: who people are, how they come in, what they say, how well they play. All moments
are handed in, as seconds since the epoch: a store reads no clock.
"""

from collections.abc import Callable, Collection
from typing import Any, Final, Protocol, final

Packed = dict[str, Any]


@final
class Row:
    """What the lobby and the due work know about a table without loading it."""

    __slots__ = (
        "clocks", "created_at", "deciding", "due_at", "ended_at", "game", "host", "pace", "places", "public", "rated",
        "seating", "seats", "status", "told_at",
    )  # fmt: skip

    def __init__(
        self,
        *,
        game: str,
        seats: int,
        status: str,
        public: bool,
        rated: bool,
        host: str,
        pace: Packed,
        places: list[dict[str, str] | None],
        seating: list[str],
        deciding: list[int],
        clocks: list[float],
        due_at: float,
        created_at: float,
        told_at: float,
        ended_at: float = 0.0,
    ) -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.status: Final = status
        self.public: Final = public
        self.rated: Final = rated
        self.host: Final = host
        """The identity that opened it."""
        self.pace: Final = pace
        self.places: Final = places
        """Who holds each seat, as it may be shown; None for a free one."""
        self.seating: Final = seating
        """The identity that speaks for each seat; empty for a free seat or a bot."""
        self.deciding: Final = deciding
        self.clocks: Final = clocks
        """When the time of each seat runs out, if nothing happens; infinite where no clock runs."""
        self.due_at: Final = due_at
        """When something must happen without anyone's act; infinite when nothing must."""
        self.created_at: Final = created_at
        self.told_at: Final = told_at
        """When something last happened that everybody could notice: the moment of a secret act would tell of it."""
        self.ended_at: Final = ended_at

    @property
    def names(self) -> list[str]:
        """Give the name in each seat; empty for a free one."""
        return [place["name"] if place else "" for place in self.places]


@final
class Write:
    """One act to be recorded, with the row that follows from it."""

    __slots__ = ("act", "number", "row", "table")

    def __init__(self, table: str, number: int, act: Packed, row: Row) -> None:
        self.table: Final = table
        self.number: Final = number
        self.act: Final = act
        self.row: Final = row


@final
class Stored:
    """A table as it is kept: how to build it again."""

    __slots__ = ("acts", "opening", "secret", "snapshot")

    def __init__(self, opening: Packed, secret: bytes, snapshot: Packed | None, acts: list[Packed]) -> None:
        self.opening: Final = opening
        self.secret: Final = secret
        self.snapshot: Final = snapshot
        self.acts: Final = acts
        """The acts since the snapshot, or since the opening, in order."""


class Unavailable(Exception):
    """The store does not answer. Nobody knows whether the act was written: read the table again before going on."""


class Store(Protocol):
    """The record of all tables."""

    async def open(self) -> None:
        """Connect, and bring the schema up to date."""

    async def close(self) -> None:
        """Finish what is being written and disconnect."""

    async def create(self, table: str, opening: Packed, secret: bytes, row: Row) -> None:
        """Record a new table: its opening is act number 0."""

    async def append(self, write: Write) -> bool:
        """Record an act durably, together with others that wait; False when its number is taken.

        Raises Unavailable when that cannot be said. An act whose caller was cancelled may be written or not.
        """

    async def load(self, table: str) -> Stored | None:
        """Give all that is needed to build a table again: the latest snapshot and the acts since."""

    async def acts(self, table: str, since: int = 0) -> list[Packed]:
        """Give the acts from a number on."""

    async def numbers(self, tables: list[str]) -> dict[str, int]:
        """Give the number of the last act of each table that there is."""

    async def save_snapshot(self, table: str, number: int, snapshot: Packed) -> None:
        """Keep a snapshot of a table after so many acts; older ones may go."""

    async def claim_due(self, now: float, lease: float, limit: int) -> list[str]:
        """Give tables that are due and that no one else holds, and hold them until `now + lease`."""

    async def release(self, table: str) -> None:
        """Let go of a claimed table."""

    async def unfinished(self) -> list[str]:
        """List the tables that are being played."""

    async def tables_of(self, identity: str, limit: int) -> list[tuple[str, Row]]:
        """List the tables at which an identity sits, first where something happened last that everybody could notice."""

    async def count_unfinished(self, identity: str) -> int:
        """Count the tables that are not over at which an identity sits, or which it has opened."""

    async def open_tables(self, limit: int) -> list[tuple[str, Row]]:
        """List the public tables that wait for players, newest first."""


@final
class Identity:
    """Someone who plays here: a guest has a name only; an account has a login, an e-mail address, or both."""

    __slots__ = ("created_at", "email", "id", "login", "name", "password")

    def __init__(self, key: str, name: str, *, login: str, email: str, password: str, created_at: float) -> None:
        self.id: Final = key
        self.name: Final = name
        self.login: Final = login
        self.email: Final = email
        self.password: Final = password
        """The hash of the password as text; empty when the account is reached by e-mail only."""
        self.created_at: Final = created_at

    def guest(self) -> bool:
        """Tell whether this is nobody's account."""
        return not (self.login or self.email)


@final
class Link:
    """What a link sent by e-mail stands for."""

    __slots__ = ("email", "identity", "purpose")

    def __init__(self, purpose: str, identity: str, email: str) -> None:
        self.purpose: Final = purpose
        self.identity: Final = identity
        """Who asked for the link; a guest may become an account by it."""
        self.email: Final = email


@final
class Invitation:
    """A code that lets someone sit down at a table."""

    __slots__ = ("code", "expires_at", "seat", "table")

    def __init__(self, code: str, table: str, seat: int | None, expires_at: float) -> None:
        self.code: Final = code
        self.table: Final = table
        self.seat: Final = seat
        """The seat that is kept for the guest; None for any free one."""
        self.expires_at: Final = expires_at


@final
class Line:
    """Something said at a table."""

    __slots__ = ("at", "identity", "name", "number", "text")

    def __init__(self, number: int, at: float, identity: str, name: str, text: str) -> None:
        self.number: Final = number
        """From 1, without gaps, for each table."""
        self.at: Final = at
        self.identity: Final = identity
        self.name: Final = name
        self.text: Final = text


@final
class Rating:
    """How well a player is believed to play one game, how sure that is, and after how many games."""

    __slots__ = ("games", "mu", "sigma")

    def __init__(self, mu: float, sigma: float, games: int) -> None:
        self.mu: Final = mu
        self.sigma: Final = sigma
        self.games: Final = games


@final
class NoticeWish:
    """How somebody wishes to be told that a table waits, and in which language."""

    __slots__ = ("email", "lang", "webhook")

    def __init__(self, lang: str, *, email: bool = False, webhook: str = "") -> None:
        self.lang: Final = lang
        self.email: Final = email
        self.webhook: Final = webhook


Rate = Callable[[list[Rating | None]], list[Rating]]
"""From the ratings of the players before, None for a player without one, to those after, in the same order."""


class People(Protocol):
    """Identities and all that belongs to them.

    Tokens are made here and given out once; only their SHA-256 is kept, so a stolen database opens no door.
    """

    async def create_guest(self, name: str, now: float) -> str:
        """Make an identity with nothing but a name; give its id."""

    async def become_account(self, identity: str, *, login: str = "", email: str = "", password: str = "") -> bool:
        """Give an identity a login, an e-mail address, the hash of a password; what is empty stays as it was.

        The identity keeps its id, so it keeps its tables. False, with nothing changed, when the login or the address is
        another's (capital letters make no difference), or when there is no such identity. An address holds an `@`, and a
        login must not: nobody can pass for another's address.
        """

    async def identity(self, identity: str) -> Identity | None:
        """Give an identity."""

    async def names(self, identities: list[str]) -> dict[str, str]:
        """Give the names of identities; those that nobody has any more are left out."""

    async def find_account(self, login_or_email: str) -> Identity | None:
        """Find an account; capital letters make no difference."""

    async def rename(self, identity: str, name: str) -> None:
        """Change the name under which an identity sits down from now on."""

    async def forget(self, identity: str) -> None:
        """Delete all that is personal: account, sessions, links, ratings, chat, and the names in the record of its tables.

        The tables stay, with `?` for the name, and replay as before. Let it leave or resign at its unfinished tables
        first, and read those in memory again afterwards: they still know the name.
        """

    async def open_session(self, identity: str, now: float, expires_at: float) -> str:
        """Begin a session; give its token."""

    async def session(self, token: str, now: float) -> Identity | None:
        """Give the identity whose session this is; None when there is none, or when it is over."""

    async def holding(self, sessions: Collection[bytes], now: float) -> set[bytes]:
        """Give those of these sessions, by their digests, that still hold."""

    async def close_session(self, token: str) -> None:
        """End a session."""

    async def close_sessions(self, identity: str) -> None:
        """End all sessions of an identity."""

    async def create_link(self, purpose: str, identity: str, email: str, expires_at: float) -> str:
        """Give the token of a link to be sent by e-mail."""

    async def use_link(self, purpose: str, token: str, now: float) -> Link | None:
        """Use a link up; None when it is unknown, used, too old or for another purpose."""

    async def invite(self, table: str, seat: int | None, expires_at: float) -> str:
        """Give the code of a new invitation; it may be used by several people until it expires."""

    async def invitation(self, code: str, now: float) -> Invitation | None:
        """Give an invitation that still holds."""

    async def invitations(self, table: str, now: float) -> list[Invitation]:
        """List the invitations to a table that still hold."""

    async def revoke_invitation(self, table: str, code: str) -> None:
        """Let an invitation to this table hold no longer."""

    async def say(self, table: str, identity: str, name: str, text: str, now: float) -> Line:
        """Keep something said at a table."""

    async def chat(self, table: str, since: int = 0, limit: int = 200) -> list[Line]:
        """Give what was said after a number, in order; when there is more than the limit, the latest."""

    async def ratings(self, game: str, players: list[str]) -> list[Rating | None]:
        """Give the ratings of players in a game: identities, or bots under a name that no identity has (`bot:greedy`)."""

    async def rate(self, table: str, game: str, players: list[str], rate: Rate) -> bool:
        """Rate a table once: its players' ratings become what `rate` makes of them; False when that was done before.

        Ratings of one game change one table at a time, so that none is lost. Every player is named once: what a bot's
        level gains that holds two seats is for the caller to settle.
        """

    async def to_rate(self, limit: int) -> list[str]:
        """List the rated tables that have ended and were not rated yet, first end first."""

    async def leaderboard(self, game: str, limit: int) -> list[tuple[str, str, Rating]]:
        """List player, name and rating, by what the player is surely worth (mu - 3 sigma); a bot's name is empty."""

    async def history(self, identity: str, limit: int, before: float = float("inf")) -> list[tuple[str, Row]]:
        """List the ended tables at which an identity sat, latest end first, ended before a moment."""

    async def notice_wish(self, identity: str) -> NoticeWish | None:
        """Give how an identity wishes to be told that a table waits; None when it does not."""

    async def wish_notices(self, identity: str, wish: NoticeWish) -> None:
        """Keep how an identity wishes to be told, in place of what it wished before."""

    async def claim_waiting(self, before: float, now: float, limit: int) -> list[str]:
        """Give tables that are played at which nothing has happened since a moment, each once after whatever happened."""

    async def put_off(self, table: str, until: float) -> None:
        """Let a table that was claimed be claimed again, but not before a moment."""

    async def claim_notice(self, table: str, seat: int, asked: int) -> bool:
        """Let a decision be told of, which a seat was asked at a number; False when it was."""

    async def sweep(self, now: float) -> None:
        """Throw away sessions, links and invitations that are over."""


class Database(Store, People, Protocol):
    """All that is kept: what `open_store` gives."""
