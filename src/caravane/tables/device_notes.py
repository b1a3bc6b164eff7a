"""Notes of a player's device: what it saw and sent at a table, to compare with the table's file afterwards.

The browser writes them and keeps them on the device; `caravane verify --notes` reads them. See `docs/luck.md`.
"""

import re
from collections.abc import Callable
from typing import Any, Final, NamedTuple, TypeVar

from caravane.tables.luck.committed_luck import commitment
from caravane.tables.table_recorder import SHOWN

FORMAT: Final = 1
PARTS: Final = {
    "caravane",
    "format",
    "table",
    "game",
    "seats",
    "commitment",
    "restarts",
    "irregular",
    "entropies",
    "moves",
    "seen",
    "result",
}
MAX_SEATS: Final = 64
MAX_NUMBER: Final = 1 << 53

REVEAL_SENT: Final = "sent"
REVEAL_ACCEPTED: Final = "accepted"
COMMITTED: Final = "committed:"
REVEALED: Final = "revealed:"
LISTS: Final = ("ranks", "scores", "resigned")
RESULT_PARTS: Final = (*LISTS, "finished")

HASH: Final = re.compile(r"[0-9a-f]{64}")
ENTROPY: Final = re.compile(r"([0-9a-f]{2}){16,64}")
STATE: Final = re.compile(r"((committed|revealed):[0-9a-f]{64})?")


T = TypeVar("T")


class OwnEntropy(NamedTuple):
    """Entropy of an own seat, and what is known about its way into the luck."""

    seat: int
    entropy: str
    committed: bool
    """Whether the server has accepted the commitment."""
    revealed: str
    """Empty until the entropy was sent; then `sent` and, when the server has accepted it, `accepted`."""
    others: list[str]
    """What every seat had added when this one was revealed, as the projection shows it; empty if that is not known."""

    def hash(self) -> str:
        """Return the commitment to the entropy."""
        return commitment(bytes.fromhex(self.entropy))


class OwnMoves(NamedTuple):
    """Moves of an own seat that the server has accepted together."""

    seat: int
    number: int
    """Of the update in answer to which they were sent."""
    moves: list[str]


class DeviceNotes(NamedTuple):
    """All notes of a device about a table."""

    game: str
    seats: int
    commitment: str
    """As first seen, before anything was sent; empty if the device came too late."""
    restarts: int
    """How often a start became void after this device had revealed entropy: each time luck was drawn anew."""
    irregular: int
    """How often the device was shown something that it could not note, or that contradicts what it had noted."""
    entropies: list[OwnEntropy]
    moves: list[OwnMoves]
    seen: dict[int, list[tuple[int, str]]]
    """By own seat, numbers with the digest of the view that was shown."""
    result: dict[str, Any] | None
    by_hand: bool = False
    """Whether somebody wrote down commitment and entropy, so that nothing else is known."""


class InvalidNotes(ValueError):
    """The data are not notes of a device in a known format."""


def read_notes(data: object) -> DeviceNotes:
    """Return the notes in a file; raise InvalidNotes if they are none."""
    try:
        return _read(data)
    except (AttributeError, LookupError, TypeError, ValueError) as error:
        raise InvalidNotes(str(error)) from error


def notes_by_hand(commitment_seen: str, entropies: dict[int, str], game: str, seats: int) -> DeviceNotes:
    """Return notes from a commitment and entropies that somebody wrote down; raise InvalidNotes if they are none."""
    try:
        _need(not commitment_seen or HASH.fullmatch(commitment_seen), "commitment")
        _need(all(0 <= seat < seats for seat in entropies), "seat")
        own = [
            OwnEntropy(seat, _text(ENTROPY, given), True, REVEAL_ACCEPTED, [])
            for seat, given in sorted(entropies.items())
        ]
    except ValueError as error:
        raise InvalidNotes(str(error)) from error
    return DeviceNotes(game, seats, commitment_seen, 0, 0, own, [], {}, None, by_hand=True)


def _read(data: Any) -> DeviceNotes:
    _need(data["caravane"] == "notes" and data["format"] == FORMAT and set(data) == PARTS, "format")
    seats = _number(data["seats"], 1, MAX_SEATS)
    _need(isinstance(data["game"], str) and isinstance(data["table"], str), "game")
    _need(data["commitment"] == "" or HASH.fullmatch(data["commitment"]), "commitment")
    return DeviceNotes(
        data["game"],
        seats,
        data["commitment"],
        _number(data["restarts"], 0, MAX_NUMBER),
        _number(data["irregular"], 0, MAX_NUMBER),
        sorted(_list(data["entropies"], lambda each: _entropy(each, seats))),
        _list(data["moves"], lambda each: _moves(each, seats)),
        {_seat(seat, seats): _list(data["seen"][seat], _pair) for seat in sorted(data["seen"], key=int)},
        None if data["result"] is None else _result(data["result"]),
    )


def _moves(each: Any, seats: int) -> OwnMoves:
    number = _number(each["n"], 1, MAX_NUMBER)
    return OwnMoves(_number(each["seat"], 0, seats - 1), number, _list(each["moves"], _word))


def _word(value: Any) -> str:
    _need(isinstance(value, str), "moves")
    return str(value)


def _seat(text: str, seats: int) -> int:
    _need(text in {str(seat) for seat in range(seats)}, "seat")
    return int(text)


def _result(result: Any) -> dict[str, Any]:
    numbers = {part: _list(result[part], lambda each: _number(each, -MAX_NUMBER, MAX_NUMBER)) for part in LISTS}
    _need(isinstance(result["finished"], bool) and set(result) == set(RESULT_PARTS), "result")
    return numbers | {"finished": result["finished"]}


def _entropy(each: Any, seats: int) -> OwnEntropy:
    _need(each["revealed"] in {"", REVEAL_SENT, REVEAL_ACCEPTED} and isinstance(each["committed"], bool), "entropies")
    others = _list(each["others"], lambda state: _text(STATE, state))
    _need(len(others) in {0, seats}, "others")
    own = OwnEntropy(
        _number(each["seat"], 0, seats - 1),
        _text(ENTROPY, each["entropy"]),
        each["committed"],
        each["revealed"],
        others,
    )
    _need(own.hash() == each["commitment"], "commitment")
    return own


def _pair(each: Any) -> tuple[int, str]:
    number, digest = each
    return _number(number, 1, MAX_NUMBER), _text(SHOWN, digest)


def _list(items: Any, read: Callable[[Any], T]) -> list[T]:
    _need(isinstance(items, list), "list")
    return [read(item) for item in items]


def _number(value: Any, least: int, most: int) -> int:
    _need(type(value) is int and least <= value <= most, "number")
    return int(value)


def _text(pattern: re.Pattern[str], value: Any) -> str:
    _need(pattern.fullmatch(value), "text")
    return str(value)


def _need(fine: object, part: str) -> None:
    if not fine:
        raise ValueError(part)
