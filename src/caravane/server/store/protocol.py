"""The protocol of a store, and the records it holds. The same tests run on every implementation.

`TableStore` holds tables. Their acts are the durable truth. An act is acknowledged once `append` has returned True.
`(table, number)` is a unique key, so of two processes that append the same number one succeeds and the other reloads.
Everything else about a table (its row in the lobby, its due time) is derived from the acts and written in the same
transaction, so nothing needs reconciling.

`AccountStore` holds everything around the tables: identities, sessions, invitations, chat, ratings and notices. All
times are passed in, as seconds since the epoch: a store reads no clock.
"""

from collections.abc import Callable, Collection
from typing import Final, Protocol, final

from caravane.tables.acts import Packed


@final
class TableRow:
    """Summary of a table for the lobby and the due-table job, which do not load the table."""

    __slots__ = (
        "clocks_expire_at",
        "created_at",
        "deciding",
        "due_at",
        "ended_at",
        "game",
        "host",
        "occupants",
        "public",
        "rated",
        "seat_identities",
        "seats",
        "status",
        "time_control",
        "updated_at",
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
        time_control: Packed,
        occupants: list[dict[str, str] | None],
        seat_identities: list[str],
        deciding: list[int],
        clocks_expire_at: list[float],
        due_at: float,
        created_at: float,
        updated_at: float,
        ended_at: float = 0.0,
    ) -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.status: Final = status
        self.public: Final = public
        self.rated: Final = rated
        self.host: Final = host
        """The identity that created the table."""
        self.time_control: Final = time_control
        self.occupants: Final = occupants
        """Public data of the occupant of each seat; None for a free seat."""
        self.seat_identities: Final = seat_identities
        """The identity that each seat belongs to; empty for a free seat or a bot."""
        self.deciding: Final = deciding
        self.clocks_expire_at: Final = clocks_expire_at
        """Time at which each clock expires if nothing happens; infinite where no clock runs."""
        self.due_at: Final = due_at
        """Time at which a bot move or a timeout is due; infinite when nothing is."""
        self.created_at: Final = created_at
        self.updated_at: Final = updated_at
        """Time of the last act visible to all; the time of a secret act would reveal it."""
        self.ended_at: Final = ended_at

    @property
    def names(self) -> list[str]:
        """Return the name in each seat; empty for a free one."""
        return [occupant["name"] if occupant else "" for occupant in self.occupants]


@final
class ActWrite:
    """One act to be recorded, with the row derived from it."""

    __slots__ = ("act", "number", "row", "table")

    def __init__(self, table: str, number: int, act: Packed, row: TableRow) -> None:
        self.table: Final = table
        self.number: Final = number
        self.act: Final = act
        self.row: Final = row


@final
class StoredTable:
    """A table as it is stored: everything needed to load it."""

    __slots__ = ("acts", "create_act", "secret", "snapshot")

    def __init__(self, create_act: Packed, secret: bytes, snapshot: Packed | None, acts: list[Packed]) -> None:
        self.create_act: Final = create_act
        self.secret: Final = secret
        self.snapshot: Final = snapshot
        self.acts: Final = acts
        """The acts since the snapshot, or since the first act, in order."""


class Unavailable(Exception):
    """The store does not answer. The act may have been written: the table must be loaded again before it goes on."""


class TableStore(Protocol):
    """The store of all tables."""

    async def open(self) -> None:
        """Connect, and bring the schema up to date."""

    async def close(self) -> None:
        """Write all pending acts and disconnect."""

    async def create(self, table: str, create_act: Packed, secret: bytes, row: TableRow) -> None:
        """Store a new table; its create act is number 0."""

    async def append(self, write: ActWrite) -> bool:
        """Record an act durably, together with other pending ones; return False if its number is taken.

        Raise Unavailable if the result is unknown. An act whose caller was cancelled may be written or not.
        """

    async def load(self, table: str) -> StoredTable | None:
        """Return the latest snapshot of a table and the acts since, or None if there is no such table."""

    async def acts(self, table: str, since: int = 0) -> list[Packed]:
        """Return the acts from number `since` on."""

    async def last_numbers(self, tables: list[str]) -> dict[str, int]:
        """Return the number of the last act of each table that exists."""

    async def save_snapshot(self, table: str, number: int, snapshot: Packed) -> None:
        """Save a snapshot of a table after `number` acts; older ones may be dropped."""

    async def lease_due(self, now: float, lease: float, limit: int) -> list[str]:
        """Return due tables that no other process has leased, and lease them until `now + lease`."""

    async def release_lease(self, table: str) -> None:
        """Release a leased table."""

    async def unfinished(self) -> list[str]:
        """Return the tables in play."""

    async def tables_of(self, identity: str, limit: int) -> list[tuple[str, TableRow]]:
        """Return the tables at which an identity sits, the most recently updated first."""

    async def count_unfinished(self, identity: str) -> int:
        """Count the unfinished tables at which an identity sits or of which it is the host."""

    async def open_tables(self, limit: int) -> list[tuple[str, TableRow]]:
        """Return the public tables in the waiting room, newest first."""


@final
class Identity:
    """A guest, who has only a name, or an account, which has a login, an e-mail address, or both."""

    __slots__ = ("created_at", "email", "id", "login", "name", "password")

    def __init__(self, key: str, name: str, *, login: str, email: str, password: str, created_at: float) -> None:
        self.id: Final = key
        self.name: Final = name
        self.login: Final = login
        self.email: Final = email
        self.password: Final = password
        """Hash of the password; empty if the account is used through login links only."""
        self.created_at: Final = created_at

    def is_guest(self) -> bool:
        """Return whether this is a guest."""
        return not (self.login or self.email)


@final
class OneTimeLink:
    """The purpose and owner of a link sent by e-mail."""

    __slots__ = ("email", "identity", "purpose")

    def __init__(self, purpose: str, identity: str, email: str) -> None:
        self.purpose: Final = purpose
        self.identity: Final = identity
        """The identity that requested the link; a guest may become an account by using it."""
        self.email: Final = email


@final
class Invitation:
    """A code that admits people to a table."""

    __slots__ = ("code", "expires_at", "seat", "table")

    def __init__(self, code: str, table: str, seat: int | None, expires_at: float) -> None:
        self.code: Final = code
        self.table: Final = table
        self.seat: Final = seat
        """The seat reserved for the invited person; None for any free one."""
        self.expires_at: Final = expires_at


@final
class ChatMessage:
    """A chat message at a table."""

    __slots__ = ("at", "identity", "name", "number", "text")

    def __init__(self, number: int, at: float, identity: str, name: str, text: str) -> None:
        self.number: Final = number
        """Number within the table, from 1 without gaps."""
        self.at: Final = at
        self.identity: Final = identity
        self.name: Final = name
        self.text: Final = text


@final
class Rating:
    """Estimated strength of a player in one game, its uncertainty, and the number of rated games."""

    __slots__ = ("games", "mu", "sigma")

    def __init__(self, mu: float, sigma: float, games: int) -> None:
        self.mu: Final = mu
        self.sigma: Final = sigma
        self.games: Final = games


@final
class NoticeSettings:
    """How, and in which language, a person wants to be notified of their turn."""

    __slots__ = ("email", "lang", "webhook")

    def __init__(self, lang: str, *, email: bool = False, webhook: str = "") -> None:
        self.lang: Final = lang
        self.email: Final = email
        self.webhook: Final = webhook


RatingUpdate = Callable[[list[Rating | None]], list[Rating]]
"""Maps the old ratings of players, None for a player without one, to the new ones in the same order."""


class AccountStore(Protocol):
    """The store of identities and all data that belongs to them.

    Tokens are created here and returned once. Only their SHA-256 is stored, so a stolen database opens no session.
    """

    async def create_guest(self, name: str, now: float) -> str:
        """Create an identity that has only a name; return its id."""

    async def attach_account(self, identity: str, *, login: str = "", email: str = "", password: str = "") -> bool:
        """Set the login, e-mail address and password hash of an identity; empty ones stay unchanged.

        The identity keeps its id, so it keeps its tables. Return False, with nothing changed, if another identity has
        the login or the address (ignoring case), or if there is no such identity. An address must contain an `@` and a
        login must not, so that no login can pass for an address.
        """

    async def identity(self, identity: str) -> Identity | None:
        """Return an identity, or None if it does not exist."""

    async def names(self, identities: list[str]) -> dict[str, str]:
        """Return the names of identities, without those that were deleted."""

    async def find_account(self, login_or_email: str) -> Identity | None:
        """Return the account with a login or e-mail address, ignoring case."""

    async def rename(self, identity: str, name: str) -> None:
        """Change the name of an identity for the tables it joins from now on."""

    async def delete_identity(self, identity: str) -> None:
        """Delete all personal data: account, sessions, links, ratings, chat, and the names in the acts of its tables.

        The tables stay, with `?` for the name, and replay as before. The identity must first leave or resign at its
        unfinished tables, and cached tables must be loaded again afterwards because they still hold the name.
        """

    async def open_session(self, identity: str, now: float, expires_at: float) -> str:
        """Start a session; return its token."""

    async def session(self, token: str, now: float) -> Identity | None:
        """Return the identity of a session, or None if the session does not exist or has expired."""

    async def valid_sessions(self, sessions: Collection[bytes], now: float) -> set[bytes]:
        """Return which of these sessions, named by their digests, are still valid."""

    async def close_session(self, token: str) -> None:
        """End a session."""

    async def close_sessions(self, identity: str) -> None:
        """End all sessions of an identity."""

    async def create_link(self, purpose: str, identity: str, email: str, expires_at: float) -> str:
        """Create a link to be sent by e-mail; return its token."""

    async def use_link(self, purpose: str, token: str, now: float) -> OneTimeLink | None:
        """Consume a link; return None if it is unknown, used, expired or for another purpose."""

    async def create_invitation(self, table: str, seat: int | None, expires_at: float) -> str:
        """Create an invitation, which several people may use until it expires; return its code."""

    async def invitation(self, code: str, now: float) -> Invitation | None:
        """Return a valid invitation, or None."""

    async def invitations(self, table: str, now: float) -> list[Invitation]:
        """Return the valid invitations to a table."""

    async def revoke_invitation(self, table: str, code: str) -> None:
        """Revoke an invitation to a table."""

    async def add_chat(self, table: str, identity: str, name: str, text: str, now: float) -> ChatMessage:
        """Add a chat message to a table."""

    async def chat(self, table: str, since: int = 0, limit: int = 200) -> list[ChatMessage]:
        """Return the messages after a number, in order; the latest ones if there are more than `limit`."""

    async def ratings(self, game: str, players: list[str]) -> list[Rating | None]:
        """Return the ratings of players: identities, or bots under a name that no identity has (`bot:greedy`)."""

    async def rate(self, table: str, game: str, players: list[str], rate: RatingUpdate) -> bool:
        """Rate a table once, by applying `rate` to its players' ratings; return False if that was done before.

        Ratings of one game change one table at a time, so that none is lost. Every player is named once: the caller
        combines the results of a bot level that holds two seats.
        """

    async def unrated_tables(self, limit: int) -> list[str]:
        """Return the ended tables that are still to be rated, the first ended first."""

    async def leaderboard(self, game: str, limit: int) -> list[tuple[str, str, Rating]]:
        """Return player, name and rating, by lower bound (mu - 3 sigma); the name of a bot is empty."""

    async def history(self, identity: str, limit: int, before: float = float("inf")) -> list[tuple[str, TableRow]]:
        """Return the tables of an identity that ended before `before`, the last ended first."""

    async def notice_settings(self, identity: str) -> NoticeSettings | None:
        """Return the notice settings of an identity, or None if it wants no notices."""

    async def save_notice_settings(self, identity: str, settings: NoticeSettings) -> None:
        """Replace the notice settings of an identity."""

    async def lease_for_notices(self, before: float, now: float, limit: int) -> list[str]:
        """Return tables in play without an act since `before`, each once after its last act."""

    async def postpone_notices(self, table: str, until: float) -> None:
        """Make a leased table available again, but not before `until`."""

    async def reserve_notice(self, table: str, seat: int, decision_n: int) -> bool:
        """Reserve the notice of the decision that a seat got at `decision_n`; return False if that was done before."""

    async def delete_expired(self, now: float) -> None:
        """Delete expired sessions, links and invitations."""


class Database(TableStore, AccountStore, Protocol):
    """A complete store, as `open_store` returns it."""
