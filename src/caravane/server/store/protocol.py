"""The protocol of a store. The same tests run on every implementation.

`TableStore` holds tables. Their acts are the durable truth. An act is acknowledged once `append` has returned True.
`(table, number)` is a unique key, so of two processes that append the same number one succeeds and the other reloads.
Everything else about a table (its row in the lobby, its due time) is derived from the acts and written in the same
transaction, so nothing needs reconciling.

`AccountStore` holds everything around the tables: identities, sessions, invitations, chat, ratings and notices. All
times are passed in, as seconds since the epoch: a store reads no clock.
"""

from collections.abc import Collection
from typing import Protocol

from caravane.server.store.records import (
    ActWrite,
    ChatMessage,
    Identity,
    Invitation,
    InvitationCheck,
    NoticeSettings,
    OneTimeLink,
    RatedTable,
    Rating,
    RatingUpdate,
    StoredTable,
    TableRow,
    Win,
)
from caravane.tables.acts import Packed


class Unavailable(Exception):
    """The store does not answer. The act may have been written: the table must be loaded again before it goes on."""


class TableStore(Protocol):
    """The store of all tables."""

    async def open(self) -> None:
        """Connect, and bring the schema up to date."""

    async def close(self) -> None:
        """Write all pending acts and disconnect."""

    async def check_writable(self) -> None:
        """Write something that nobody can see, durably; raise Unavailable if that fails."""

    async def create(self, table_id: str, create_act: Packed, secret: bytes, row: TableRow) -> None:
        """Store a new table; its create act is number 0."""

    async def append(self, write: ActWrite) -> bool:
        """Record an act durably, together with other pending ones; return False if its number is taken.

        Raise Unavailable if the result is unknown. An act whose caller was cancelled may be written or not.
        """

    async def load(self, table_id: str) -> StoredTable | None:
        """Return the latest snapshot of a table and the acts since, or None if there is no such table."""

    async def acts(self, table_id: str, since: int = 0) -> list[Packed]:
        """Return the acts from number `since` on."""

    async def acts_version(self, table_id: str) -> tuple[int, str]:
        """Return the number of acts of a table, and a text that changes when names in them are deleted."""

    async def last_numbers(self, tables: list[str]) -> dict[str, int]:
        """Return the number of the last act of each table that exists."""

    async def save_snapshot(self, table_id: str, number: int, snapshot: Packed) -> None:
        """Save a snapshot of a table after `number` acts; older ones may be dropped."""

    async def lease_due(self, now: float, lease: float, limit: int) -> list[str]:
        """Return due tables that no other process has leased, and lease them until `now + lease`."""

    async def release_lease(self, table_id: str) -> None:
        """Release a leased table."""

    async def playing_tables(self) -> list[str]:
        """Return the tables in play."""

    async def tables_of(self, identity: str, limit: int) -> list[tuple[str, TableRow]]:
        """Return the tables at which an identity sits, the most recently updated first."""

    async def count_unfinished(self, identity: str) -> int:
        """Count the unfinished tables at which an identity sits or of which it is the host."""

    async def open_tables(self, limit: int) -> list[tuple[str, TableRow]]:
        """Return the public tables in the waiting room, newest first."""

    async def rematch(self, table_id: str) -> str:
        """Return the rematch of a table; empty if there is none."""

    async def awaited_rematches(self, identity: str, since: float, limit: int) -> list[tuple[str, TableRow]]:
        """Return the rematches since a time, in the waiting room, at which an identity who played does not sit yet."""


class AccountStore(Protocol):
    """The store of identities and all data that belongs to them.

    Tokens are created here and returned once. Only their SHA-256 is stored, so a stolen database opens no session.
    """

    async def create_guest(self, name: str, now: float) -> str:
        """Create an identity that has only a name; return its id."""

    async def attach_account(self, identity: str, *, login: str = "", email: str = "", password_hash: str = "") -> bool:
        """Set the login, e-mail address and password hash of an identity that has none; empty ones stay unchanged.

        The identity keeps its id, so it keeps its tables. Return False, with nothing changed, if an identity has the
        login or the address (ignoring case), if this one has another, or if there is no such identity. An address must contain an `@` and a
        login must not, so that no login can pass for an address.
        """

    async def identity(self, identity: str) -> Identity | None:
        """Return an identity, or None if it does not exist."""

    async def names(self, identities: list[str]) -> dict[str, str]:
        """Return the names of identities, without those that were deleted."""

    async def find_account(self, login_or_email: str) -> Identity | None:
        """Return the account with a login or e-mail address, ignoring case."""

    async def has_lookalike(self, folded: str, *, names: bool, without: str = "") -> bool:
        """Return whether the login of another account looks like a folded text; with `names`, its name counts too."""

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

    async def link_owners(self, purpose: str, tokens: Collection[str], now: float) -> set[str]:
        """Return the identities of the valid links among these tokens, without consuming them."""

    async def create_invitation(
        self,
        table_id: str,
        seat: int | None,
        expires_at: float,
        *,
        maker: str = "",
        now: float = 0.0,
        check: InvitationCheck | None = None,
    ) -> Invitation:
        """Create an invitation, which several people may use until it expires.

        `check` gets the number of valid invitations of each maker and raises Refused if that is enough. Of requests at
        once, each counts those before it.
        """

    async def invitation(self, code: str, now: float) -> Invitation | None:
        """Return a valid invitation, or None."""

    async def invitations(self, table_id: str, now: float) -> list[Invitation]:
        """Return the valid invitations to a table."""

    async def valid_codes(self, codes: Collection[str], now: float) -> set[str]:
        """Return which of these codes belong to valid invitations."""

    async def revoke_invitation(self, table_id: str, code: str) -> None:
        """Revoke an invitation to a table."""

    async def remove_person(self, table_id: str, identity: str, now: float) -> list[str]:
        """Record that the host removed a person, and revoke the person's invitations; return their codes."""

    async def removed_at(self, table_id: str, identity: str) -> float | None:
        """Return when the host removed a person from a table; None if the person may sit down there."""

    async def forget_removal(self, table_id: str, identity: str, at: float) -> None:
        """Forget the removal at this time, because the host has invited the person again."""

    async def copy_removals(self, from_table: str, to_table: str) -> None:
        """Remove from a rematch the people whom the host of the finished table had removed."""

    async def add_chat(
        self, table_id: str, identity: str, name: str, text: str, now: float, *, seat: int | None, host: bool
    ) -> ChatMessage:
        """Add a chat message to a table."""

    async def chat(self, table_id: str, since: int = 0, limit: int = 200) -> list[ChatMessage]:
        """Return the messages after a number, in order; the latest ones if there are more than `limit`."""

    async def ratings(self, game: str, players: list[str]) -> list[Rating | None]:
        """Return the ratings of players: identities, or bots under a name that no identity has (`bot:greedy`)."""

    async def rate(self, table: RatedTable, rate: RatingUpdate) -> bool:
        """Rate a table once, by applying `rate` to its players' ratings; return False if that was done before.

        Ratings of one game change one table at a time, so that none is lost.
        """

    async def wins(self, game: str, player: str, since: float) -> list[Win]:
        """Return the wins of a person over other people at rated tables that ended since a time."""

    async def games_with_others(self, game: str, player: str, opponents: Collection[str]) -> dict[str, int]:
        """Return how many counted games with other people, at tables without a player, each opponent has; 0 is left out."""

    async def set_flag(self, game: str, player: str, at: float, *, flagged: bool) -> bool:
        """Flag a person whose wins look arranged, or clear the flag; return whether that changed anything."""

    async def unrated_tables(self, limit: int) -> list[str]:
        """Return the ended tables that are still to be rated, the first ended first."""

    async def leaderboard(self, game: str, limit: int) -> list[tuple[str, str, Rating]]:
        """Return player, name and rating of people, by lower bound (mu - 3 sigma).

        People who are flagged are left out, and so are bots, whose ratings are fixed.
        """

    async def history(self, identity: str, limit: int, before: float = float("inf")) -> list[tuple[str, TableRow]]:
        """Return the tables of an identity that ended before `before`, the last ended first."""

    async def notice_settings(self, identity: str) -> NoticeSettings | None:
        """Return the notice settings of an identity, or None if it wants no notices."""

    async def save_notice_settings(self, identity: str, settings: NoticeSettings) -> None:
        """Replace the notice settings of an identity."""

    async def take_for_notices(self, before: float, now: float, limit: int) -> list[str]:
        """Return tables in play without an act since `before`, each once after its last act."""

    async def postpone_notices(self, table_id: str, until: float) -> None:
        """Make a leased table available again, but not before `until`."""

    async def reserve_notice(self, table_id: str, seat: int, decision_n: int) -> bool:
        """Reserve the notice of the decision that a seat got at `decision_n`; return False if that was done before."""

    async def delete_expired(self, now: float) -> None:
        """Delete expired sessions, links and invitations."""


class Database(TableStore, AccountStore, Protocol):
    """A complete store, as `open_store` returns it."""
