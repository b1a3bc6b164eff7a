"""Records of the store: rows, acts and accounts as callers read and write them."""

from collections.abc import Callable, Mapping
from typing import Final, final

from caravane.tables.acts import Packed

BOT_PREFIX: Final = "bot:"
"""Prefix of bot levels as players, which no identity has."""


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
        "rematch_of",
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
        rematch_of: str = "",
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
        """Time at which a bot move, a timeout or the start of a full table is due; infinite when nothing is."""
        self.created_at: Final = created_at
        self.updated_at: Final = updated_at
        """Time of the last act visible to all; the time of a secret act would reveal it."""
        self.ended_at: Final = ended_at
        self.rematch_of: Final = rematch_of
        """The finished table of which this one is the rematch, if any; only a new row stores it."""

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


@final
class Identity:
    """A guest, who has only a name, or an account, which has a login, an e-mail address, or both."""

    __slots__ = ("created_at", "email", "id", "login", "name", "password_hash")

    def __init__(
        self, identity_id: str, name: str, *, login: str, email: str, password_hash: str, created_at: float
    ) -> None:
        self.id: Final = identity_id
        self.name: Final = name
        self.login: Final = login
        self.email: Final = email
        self.password_hash: Final = password_hash
        """Empty if the account is used through login links only."""
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

    __slots__ = ("code", "created_at", "expires_at", "maker", "seat", "table")

    def __init__(
        self,
        code: str,
        table: str,
        seat: int | None,
        expires_at: float,
        *,
        maker: str = "",
        created_at: float = 0.0,
    ) -> None:
        self.code: Final = code
        self.table: Final = table
        self.seat: Final = seat
        """The seat reserved for the invited person; None for any free one."""
        self.expires_at: Final = expires_at
        self.maker: Final = maker
        """The identity that created it; empty if it was created before makers were stored."""
        self.created_at: Final = created_at


@final
class ChatMessage:
    """A chat message at a table."""

    __slots__ = ("at", "host", "identity", "name", "number", "seat", "text")

    def __init__(
        self,
        number: int,
        at: float,
        identity: str,
        name: str,
        text: str,
        *,
        seat: int | None = None,
        host: bool = False,
    ) -> None:
        self.number: Final = number
        """Number within the table, from 1 without gaps."""
        self.at: Final = at
        self.identity: Final = identity
        self.name: Final = name
        self.text: Final = text
        self.seat: Final = seat
        """The writer's seat at that time; None if it was written before seats were stored."""
        self.host: Final = host
        """Whether the writer was the host."""


@final
class Rating:
    """Estimated strength of a player in one game, its uncertainty, and the number of rated games."""

    __slots__ = ("games", "mu", "sigma")

    def __init__(self, mu: float, sigma: float, games: int) -> None:
        self.mu: Final = mu
        self.sigma: Final = sigma
        self.games: Final = games

    @property
    def lower_bound(self) -> float:
        """Return a strength that the player exceeds almost surely; leaderboards sort by it."""
        return self.mu - 3 * self.sigma


@final
class NoticeSettings:
    """How, and in which language, a person wants to be notified of their turn."""

    __slots__ = ("email", "lang", "webhook")

    def __init__(self, lang: str, *, email: bool = False, webhook: str = "") -> None:
        self.lang: Final = lang
        self.email: Final = email
        self.webhook: Final = webhook


@final
class RatedResult:
    """The result of a person or a bot at a rated table, whether it counts or not."""

    __slots__ = ("decisions", "gave_up", "player", "rank")

    def __init__(self, player: str, rank: int, decisions: int, *, gave_up: bool) -> None:
        self.player: Final = player
        self.rank: Final = rank
        self.decisions: Final = decisions
        """Number of decisions that the player made, without those of a substitute."""
        self.gave_up: Final = gave_up
        """Whether the player resigned, ran out of time, or let a substitute play."""


@final
class RatedTable:
    """An ended table to be rated: the players whose ratings change, and the results of all people and bots."""

    __slots__ = ("ended_at", "game", "id", "meetings_since", "players", "results")

    def __init__(
        self,
        table_id: str,
        game: str,
        players: list[str],
        results: list[RatedResult],
        *,
        ended_at: float,
        meetings_since: float,
    ) -> None:
        if len(set(players)) < len(players):
            raise ValueError("a player can be rated only once per table")
        self.id: Final = table_id
        self.game: Final = game
        self.players: Final = players
        """Every player once: the caller combines the results of a bot level that holds two seats."""
        self.results: Final = results
        self.ended_at: Final = ended_at
        self.meetings_since: Final = meetings_since
        """Time since which earlier games of the same people matter."""


@final
class Win:
    """A win of one person over another at a rated table."""

    __slots__ = ("decisions", "gave_up", "opponent")

    def __init__(self, opponent: str, decisions: int, *, gave_up: bool) -> None:
        self.opponent: Final = opponent
        self.decisions: Final = decisions
        """Number of decisions that the opponent made."""
        self.gave_up: Final = gave_up


def is_bot(player: str) -> bool:
    """Return whether a player is a bot level."""
    return player.startswith(BOT_PREFIX)


def pair(one: str, other: str) -> frozenset[str]:
    """Return two players in no order."""
    return frozenset((one, other))


@final
class PastGames:
    """What the players of a table have played before."""

    __slots__ = ("experience", "meetings")

    def __init__(self, meetings: Mapping[frozenset[str], int], experience: Mapping[str, float]) -> None:
        self.meetings: Final = meetings
        """Number of games that each pair of players has lately played, and that counted."""
        self.experience: Final = experience
        """Games with other people that each person has played to the end, as far as they counted."""


RatingUpdate = Callable[[list[Rating | None], PastGames], list[tuple[Rating, float]]]
"""Maps the old ratings of players, None for a player without one, to the new ones with the weight of the game.

With a weight of 0 the rating of a player is not changed.
"""

InvitationCheck = Callable[[Mapping[str, int]], None]
"""Raises Refused if the makers of the valid invitations to a table, with their numbers, leave no room for one more."""
