"""Acting: what an identity may do and see at a table. Sockets and HTTP both come through here to the hub."""

from collections.abc import Callable
from typing import Any, Final, final

from caravane.kernel.game import KERNEL_REASONS, Refusal
from caravane.kernel.words import Word
from caravane.server.live.hub import Hub, Make
from caravane.tables import acts
from caravane.tables.acts import Act, Refused
from caravane.tables.preview import tried
from caravane.tables.projection import Seen, watching_seat
from caravane.tables.table import PLAYING, Table

ANSWERS: Final = (acts.PLAY, acts.UNDO, acts.ASK)
"""What a person does for a seat, unless a bot sits in."""


class Again(Refused):
    """A message was carried out before; `n` is its sender's number now."""

    def __init__(self, n: int) -> None:
        super().__init__("again")
        self.n: Final = n


@final
class Wish:
    """What an identity wants to do from a seat: by which message, and in answer to which number."""

    __slots__ = ("data", "id", "identity", "kind", "n", "seat")

    def __init__(
        self, kind: str, identity: str, *, message: str, seat: int | None = None, n: int | None = None, **data: Any
    ) -> None:
        self.kind: Final = kind
        self.identity: Final = identity
        self.id: Final = f"{identity}:{message}" if message else ""
        """One sender's ids are not another's: nobody can use up or try out those of others."""
        self.seat: Final = seat
        self.n: Final = n
        self.data: Final = data

    def maker(self, now: Callable[[], float]) -> Make:
        """Give what makes the act when its turn has come."""
        return lambda table: self._act(table, now())

    def _act(self, table: Table, at: float) -> Act:
        seat = own_seat(table, self.identity, self.seat)
        if self.id and self.id in table.answered:
            raise Again(table.seen[seat])
        if self.kind in ANSWERS:
            _check_present(table, seat)
        if self.n is not None:
            # What is asked of everyone is not a decision of the game: only the very latest number will do.
            _check_number(table, seat, self.n, table.asked_at[seat] if self.kind == acts.PLAY else table.seen[seat])
        named = {"id": self.id} if self.id else {}
        return Act(self.kind, at, seat=seat, **named, **self.data)


def _check_present(table: Table, seat: int) -> None:
    """Refuse what a person does while a bot sits in."""
    if table.occupant(seat).stand_in:
        raise Refused("away")


def _check_number(table: Table, seat: int, n: int, least: int) -> None:
    """Refuse an answer to something that is over, or that has not happened yet."""
    if table.status == PLAYING and not least <= n <= table.seen[seat]:
        raise Refused("stale")


async def carry_out(hub: Hub, name: str, wish: Wish) -> int:
    """Carry out a wish durably; give its sender's number after it."""
    try:
        accepted = await hub.act(name, wish.maker(hub.now))
    except Again as again:
        return again.n
    return accepted.seen[accepted.act.seat]


def own_seats(table: Table, identity: str) -> list[int]:
    """Give the seats from which an identity acts."""
    check_watching(table, identity)
    mine = table.seats_of(identity)
    if not mine:
        raise Refused("not-your-seat")
    return mine


def own_seat(table: Table, identity: str, wanted: int | None) -> int:
    """Settle from which of its seats an identity acts."""
    mine = own_seats(table, identity)
    if wanted is None and len(mine) > 1:
        raise Refused("which-seat")
    if wanted is not None and wanted not in mine:
        raise Refused("not-your-seat")
    return mine[0] if wanted is None else wanted


def may_watch(table: Table, identity: str) -> bool:
    """Tell whether an identity may look at a table at all."""
    return table.settings.public or table.host == identity or bool(table.seats_of(identity)) or identity in table.grants


def check_watching(table: Table, identity: str) -> None:
    """Keep strangers from knowing that a table exists."""
    if not may_watch(table, identity):
        raise Refused("no-such-table")


def check_watching_from(table: Table, identity: str, seat: int | None) -> None:
    """Keep everyone from seats that are not theirs to look from."""
    check_watching(table, identity)
    watching_seat(table, identity, seat)


def try_out(table: Table, identity: str, wanted: int | None, n: int, moves: list[str]) -> Seen:
    """Show what moves would do, to whoever could play them now."""
    seat = own_seat(table, identity, wanted)
    _check_present(table, seat)
    _check_number(table, seat, n, table.asked_at[seat])
    return tried(table, seat, moves)


def why_not(table: Table, seat: int, text: str) -> Refusal | None:
    """Explain why a seat cannot make a move now; None when it can."""
    if not table.deciding():
        raise Refused("not-now")
    try:
        move = table.game.verbs.read(text)
    except ValueError as error:
        raise Refused("illegal", "no-such-move") from error
    return table.game.why_not(table.journal.state, seat, move)


def spelled(table: Table, reason: str, nouns: tuple[int, ...]) -> list[str]:
    """Give the nouns of a reason by their names, as all that leaves a table."""
    known: dict[str, Word] = {word.name: word for word in (*table.game.reasons.words, *KERNEL_REASONS.words)}
    if reason not in known:
        return []
    return [known[reason].kind_at(place).spell(noun) for place, noun in enumerate(nouns)]
