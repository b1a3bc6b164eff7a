"""Commands of identities at tables, shared by sockets and HTTP."""

from collections.abc import Callable
from typing import Any, Final, final

from caravane.kernel.game import KERNEL_REASONS, Refusal
from caravane.kernel.words import Word
from caravane.server.live.hub import ActFactory, Hub
from caravane.server.security.permissions import SEAT_RIGHTS, Right, own_seat
from caravane.tables import acts
from caravane.tables.acts import Act, Refused
from caravane.tables.table import PLAYING, Table

BLOCKED_WHILE_AWAY: Final = (acts.PLAY, acts.UNDO, acts.TAKEBACK)
"""Kinds of acts that a person cannot perform while a substitute plays for their seat."""


class DuplicateMessage(Refused):
    """The message was executed before; `n` is its sender's present number."""

    def __init__(self, n: int) -> None:
        super().__init__("duplicate")
        self.n: Final = n


@final
class Command:
    """An act that an identity asks for from a seat, with its message id and the number it responds to."""

    __slots__ = ("data", "id", "identity", "kind", "n", "seat")

    def __init__(
        self, kind: str, identity: str, *, message: str, seat: int | None = None, n: int | None = None, **data: Any
    ) -> None:
        self.kind: Final = kind
        self.identity: Final = identity
        self.id: Final = f"{identity}:{message}" if message else ""
        """The message id, prefixed with the sender so that clients cannot use up or probe the ids of others."""
        self.seat: Final = seat
        self.n: Final = n
        self.data: Final = data

    def act_factory(self, now: Callable[[], float]) -> ActFactory:
        """Return the function that makes the act once the table is locked."""
        return lambda table: self._act(table, now())

    def _act(self, table: Table, at: float) -> Act:
        seat = own_seat(table, self.identity, self.seat, SEAT_RIGHTS.get(self.kind, Right.MOVE))
        if self.id and self.id in table.recent_messages:
            raise DuplicateMessage(table.visible_counts[seat])
        if self.kind in BLOCKED_WHILE_AWAY:
            _check_present(table, seat)
        if self.n is not None:
            # Other kinds do not respond to a decision of the game, so only the latest number is accepted.
            _check_number(
                table, seat, self.n, table.decision_n[seat] if self.kind == acts.PLAY else table.visible_counts[seat]
            )
        message = {"id": self.id} if self.id else {}
        # Moves that were played together are taken back together.
        whole = {"whole": True} if self.kind in {acts.UNDO, acts.TAKEBACK} else {}
        return Act(self.kind, at, seat=seat, **message, **whole, **self.data)


def _check_present(table: Table, seat: int) -> None:
    """Raise Refused while a substitute plays for the seat."""
    if table.occupant(seat).substitute:
        raise Refused("away")


def _check_number(table: Table, seat: int, n: int, oldest: int) -> None:
    """Raise Refused if the number is older than the open decision, or newer than anything the seat has seen."""
    if table.status == PLAYING and not oldest <= n <= table.visible_counts[seat]:
        raise Refused("stale")


async def execute(hub: Hub, table_id: str, command: Command) -> int:
    """Execute a command durably; return its sender's number after it."""
    try:
        accepted = await hub.act(table_id, command.act_factory(hub.now))
    except DuplicateMessage as duplicate:
        return duplicate.n
    return accepted.visible_counts[accepted.act.seat]


def seat_to_preview(table: Table, identity: str, wanted: int | None, n: int) -> int:
    """Return the seat for which an identity may preview moves: one that could play them now."""
    seat = own_seat(table, identity, wanted, Right.MOVE)
    _check_present(table, seat)
    _check_number(table, seat, n, table.decision_n[seat])
    return seat


def why_not(table: Table, seat: int, text: str) -> Refusal | None:
    """Return why a seat cannot make a move now, or None if it can."""
    if not table.deciding():
        raise Refused("not-now")
    try:
        move = table.game.verbs.read(text)
    except ValueError as error:
        raise Refused("illegal", "move-not-found") from error
    return table.game.why_not(table.journal.state, seat, move)


def noun_names(table: Table, reason: str, nouns: tuple[int, ...]) -> list[str]:
    """Return the nouns of a reason in text form, as all nouns that leave a table."""
    known: dict[str, Word] = {word.name: word for word in (*table.game.reasons.words, *KERNEL_REASONS.words)}
    if reason not in known:
        return []
    return [known[reason].kind_at(index).spell(noun) for index, noun in enumerate(nouns)]
