"""Permission checks of an identity at a table: the seats it may act from and the viewpoints it may see.

To *view* a table is to be one of its people, or anyone at a public one: only they act, follow it live and read its chat.
To *read* it is less: a finished game is open to everyone who has its unguessable id, because its players share links to it.
"""

from caravane.tables.acts import Refused
from caravane.tables.projection import check_viewpoint
from caravane.tables.table import ENDED, Table


def own_seats(table: Table, identity: str) -> list[int]:
    """Return the seats an identity may act from; raise Refused if it has none."""
    check_can_view(table, identity)
    seats = table.seats_of(identity)
    if not seats:
        raise Refused("not-your-seat")
    return seats


def own_seat(table: Table, identity: str, requested: int | None) -> int:
    """Return the seat an identity acts from; `requested` may be None for an identity with a single seat."""
    seats = own_seats(table, identity)
    if requested is None and len(seats) > 1:
        raise Refused("seat-required")
    if requested is not None and requested not in seats:
        raise Refused("not-your-seat")
    return seats[0] if requested is None else requested


def can_view(table: Table, identity: str) -> bool:
    """Return whether an identity may view a table from any viewpoint."""
    return table.settings.public or table.host == identity or bool(table.seats_of(identity)) or identity in table.grants


def check_can_view(table: Table, identity: str) -> None:
    """Raise Refused unless the identity may view the table. Only reading says that a table is private: ids are secret."""
    if not can_view(table, identity):
        raise Refused("table-not-found")


def check_can_view_from(table: Table, identity: str, seat: int | None) -> None:
    """Raise Refused unless the identity may view the table from this seat, or as a spectator (None)."""
    check_can_view(table, identity)
    check_viewpoint(table, identity, seat)


def check_can_read(table: Table, identity: str) -> None:
    """Raise Refused unless the identity may view the table, or the game is over."""
    if table.status != ENDED and not can_view(table, identity):
        raise Refused("table-private")


def check_can_read_from(table: Table, identity: str, seat: int | None) -> None:
    """Raise Refused unless the identity may read the table from this seat, or as a spectator (None)."""
    check_can_read(table, identity)
    check_viewpoint(table, identity, seat)
