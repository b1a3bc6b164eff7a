"""The rights of people at a table. Every route and every socket message asks here, and nowhere else.

A right belongs to roles, and a person has the rights of all their roles together: a host who plays is host and player.
The table in docs/tables.md is the same, and a test compares them.

To *follow* a table is to be one of its people, or anyone at a public one: only they see it live and read its chat. To
*view* it is less: a finished game is open to everyone who has its unguessable id, because its players share links to it.
"""

from collections.abc import Mapping
from enum import StrEnum
from typing import Final

from caravane.server.store.records import Invitation
from caravane.tables import acts
from caravane.tables.acts import Refused
from caravane.tables.occupants import BOT, COMPANION
from caravane.tables.projection import check_viewpoint
from caravane.tables.table import ENDED, Table


class Role(StrEnum):
    """What somebody is to a table."""

    HOST = "host"
    """Created the table, seated or not."""
    PLAYER = "player"
    """Has a seat."""
    VIEWER = "viewer"
    """Was granted the view of a seat by its player."""
    INVITED = "invited"
    """Shows the code of a valid invitation."""
    VISITOR = "visitor"
    """Anybody, at a public table."""
    READER = "reader"
    """Anybody, after the end of the game."""
    STRANGER = "stranger"
    """Anybody, at a private table before the end of the game."""


class Right(StrEnum):
    """What somebody may do at a table."""

    VIEW = "view"
    VIEW_SEAT = "view from a seat"
    FOLLOW = "follow"
    READ_CHAT = "read the chat"
    CHAT = "chat"
    SIT = "sit"
    SEAT_COMPANION = "seat a companion"
    SEAT_BOT = "seat a bot"
    STAND = "stand up"
    FREE_SEAT = "free another's seat"
    ADD_ENTROPY = "add entropy"
    START = "start"
    RESTART = "start without entropy"
    MOVE = "move"
    HINTS = "hints"
    HOLIDAY = "holiday"
    INVITE = "invite"
    LIST_OWN = "list own codes"
    LIST_ALL = "list all codes"
    REVOKE_OWN = "revoke own codes"
    REVOKE_ANY = "revoke any code"
    GRANT = "grant a view"
    REMATCH = "rematch"
    EXPORT = "export"
    LUCK = "luck report"


_HOST: Final = frozenset({Role.HOST})
_PLAYER: Final = frozenset({Role.PLAYER})
_BOTH: Final = _HOST | _PLAYER
_PEOPLE: Final = _BOTH | {Role.VIEWER, Role.INVITED, Role.VISITOR}
_READERS: Final = _BOTH | {Role.VIEWER, Role.VISITOR, Role.READER}

HOLDERS: Final[Mapping[Right, frozenset[Role]]] = {
    Right.VIEW: _PEOPLE | {Role.READER},
    Right.VIEW_SEAT: frozenset({Role.PLAYER, Role.VIEWER, Role.READER}),
    Right.FOLLOW: _PEOPLE,
    Right.READ_CHAT: _PEOPLE,
    Right.CHAT: _PLAYER,
    Right.SIT: frozenset({Role.HOST, Role.INVITED, Role.VISITOR}),
    Right.SEAT_COMPANION: _PLAYER,
    Right.SEAT_BOT: _HOST,
    Right.STAND: _PLAYER,
    Right.FREE_SEAT: _HOST,
    Right.ADD_ENTROPY: _PLAYER,
    Right.START: _HOST,
    Right.RESTART: _HOST,
    Right.MOVE: _PLAYER,
    Right.HINTS: _PLAYER,
    Right.HOLIDAY: _PLAYER,
    Right.INVITE: _BOTH,
    Right.LIST_OWN: _BOTH,
    Right.LIST_ALL: _HOST,
    Right.REVOKE_OWN: _BOTH,
    Right.REVOKE_ANY: _HOST,
    Right.GRANT: _PLAYER,
    Right.REMATCH: _PLAYER,
    Right.EXPORT: _READERS,
    Right.LUCK: _READERS,
}
"""The roles that have each right."""

SHARED: Final = frozenset({Right.VIEW, Right.VIEW_SEAT, Right.EXPORT, Right.LUCK})
"""Rights of links that people share; only their refusal says that a table is private, because ids are secret."""
REFUSALS: Final[Mapping[Right, str]] = dict.fromkeys(
    (right for right in Right if HOLDERS[right] == _HOST), "not-the-host"
) | {
    Right.SIT: "not-invited",
    Right.SEAT_COMPANION: "companion-needs-person",
}
"""Codes of refusals to people who may follow the table; all others are `not-your-seat`."""
SEAT_RIGHTS: Final[Mapping[str, Right]] = {acts.STAND: Right.STAND, acts.ENTROPY: Right.ADD_ENTROPY}
"""Rights to acts from one's own seat that are no moves."""

MAX_HOST_CODES: Final = 50
"""Maximum number of valid invitations of the host."""
MAX_PLAYER_CODES: Final = 3
"""Maximum number of valid invitations of another player."""


def roles_of(table: Table, identity: str, invitation: Invitation | None = None) -> frozenset[Role]:
    """Return the roles of an identity, empty for nobody, who may show an invitation to this table."""
    anybody = {Role.VISITOR} if table.settings.public else set()
    anybody |= {Role.READER} if table.status == ENDED else set()
    own = {
        Role.HOST: bool(identity) and table.host == identity,
        Role.PLAYER: bool(identity) and bool(table.seats_of(identity)),
        Role.VIEWER: identity in table.grants,
        Role.INVITED: invitation is not None,
    }
    return frozenset((anybody or {Role.STRANGER}) | {role for role, held in own.items() if held})


def allows(table: Table, identity: str, right: Right, invitation: Invitation | None = None) -> bool:
    """Return whether an identity has a right at a table."""
    return bool(roles_of(table, identity, invitation) & HOLDERS[right])


def check(table: Table, identity: str, right: Right, invitation: Invitation | None = None) -> None:
    """Raise Refused unless an identity has a right at a table."""
    if allows(table, identity, right, invitation):
        return
    if not allows(table, identity, Right.FOLLOW, invitation):
        raise Refused("table-private" if right in SHARED else "table-not-found")
    raise Refused(REFUSALS.get(right, "not-your-seat"))


def check_view_from(
    table: Table, identity: str, seat: int | None, invitation: Invitation | None = None, *, right: Right = Right.VIEW
) -> None:
    """Raise Refused unless the identity may view (or follow) the table from this seat, or as a spectator (None)."""
    check(table, identity, right, invitation)
    if seat is not None:
        check(table, identity, Right.VIEW_SEAT)
        check_viewpoint(table, identity, seat)


def own_seats(table: Table, identity: str, right: Right) -> list[int]:
    """Return the seats from which an identity uses a right; raise Refused if it has none."""
    check(table, identity, right)
    return table.seats_of(identity)


def own_seat(table: Table, identity: str, requested: int | None, right: Right) -> int:
    """Return the seat an identity acts from; `requested` may be None for an identity with a single seat."""
    seats = own_seats(table, identity, right)
    if requested is None and len(seats) > 1:
        raise Refused("seat-required")
    if requested is not None and requested not in seats:
        raise Refused("not-your-seat")
    return seats[0] if requested is None else requested


def check_sit(
    table: Table, identity: str, kind: str, removed_at: float | None, invitation: Invitation | None = None
) -> None:
    """Raise Refused unless an identity may seat a kind of occupant; `removed_at` is when the host removed it."""
    if kind == BOT:
        check(table, identity, Right.SEAT_BOT, invitation)
    elif kind == COMPANION:
        check(table, identity, Right.SEAT_COMPANION, invitation)
    elif not table.seats_of(identity):
        check(table, identity, Right.SIT, invitation)
        check_not_removed(table, removed_at, invitation)


def check_not_removed(table: Table, removed_at: float | None, invitation: Invitation | None = None) -> None:
    """Raise Refused if the host removed a person and has not invited them since."""
    if removed_at is not None and not is_invited_again(table, removed_at, invitation):
        raise Refused("removed")


def is_invited_again(table: Table, removed_at: float, invitation: Invitation | None) -> bool:
    """Return whether this is an invitation that the host created after removing a person."""
    return invitation is not None and invitation.maker == table.host and invitation.created_at > removed_at


def check_revoke(table: Table, identity: str, maker: str) -> None:
    """Raise Refused unless an identity may revoke an invitation of this maker."""
    check(table, identity, Right.REVOKE_OWN)
    if maker != identity:
        check(table, identity, Right.REVOKE_ANY)


def check_invitation_count(table: Table, identity: str, makers: Mapping[str, int]) -> None:
    """Raise Refused if an identity has made enough invitations, or the players together as many as the host may.

    Nobody uses up the invitations of the host: people could come and go, each leaving a few behind.
    """
    is_host = table.host == identity
    of_players = sum(count for maker, count in makers.items() if maker not in {table.host, ""})
    if makers.get(identity, 0) >= (MAX_HOST_CODES if is_host else MAX_PLAYER_CODES):
        raise Refused("too-many")
    if not is_host and of_players >= MAX_HOST_CODES:
        raise Refused("too-many")
