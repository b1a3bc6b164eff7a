"""Acts, the numbered entries of a table's log. A table is the fold of its acts."""

from typing import Any, Final, Self, final

Packed = dict[str, Any]
"""JSON-serializable data of an act, a snapshot or the like."""

CREATE: Final = "create"
SIT: Final = "sit"
STAND: Final = "stand"
ENTROPY: Final = "entropy"
START: Final = "start"
PLAY: Final = "play"
UNDO: Final = "undo"
TAKEBACK: Final = "takeback"
ACCEPT: Final = "accept"
DECLINE: Final = "decline"
AWAY: Final = "away"
BACK: Final = "back"
RESIGN: Final = "resign"
TIMEOUT: Final = "timeout"
HOLIDAY: Final = "holiday"
GRANT: Final = "grant"


@final
class Act:
    """One act: its kind, its time, and its fields as JSON-serializable data."""

    __slots__ = ("at", "data", "kind")

    def __init__(self, kind: str, at: float, **data: Any) -> None:
        self.kind: Final = kind
        self.at: Final = round(at, 3)
        """Seconds since the epoch, in whole milliseconds so that exports read the same everywhere."""
        self.data: Final = data

    @property
    def seat(self) -> int:
        """Return the seat that acts."""
        seat: int = self.data["seat"]
        return seat

    def not_before(self, at: float) -> "Act":
        """Return this act, dated at the earliest at a time: a clock may have been set back since the act before it."""
        return self if self.at >= at else Act(self.kind, at, **self.data)

    def pack(self) -> Packed:
        """Return JSON-serializable data."""
        return {"kind": self.kind, "at": self.at, **self.data}

    @classmethod
    def unpack(cls, packed: Packed) -> Self:
        """Deserialize an act."""
        data = {key: value for key, value in packed.items() if key not in {"kind", "at"}}
        return cls(packed["kind"], packed["at"], **data)


class Refused(Exception):
    """A table does not accept an act, and nothing has changed. The code is for programs; interfaces translate it."""

    def __init__(self, code: str, reason: str = "", rule: str = "", nouns: tuple[int, ...] = ()) -> None:
        super().__init__(code if not reason else f"{code}: {reason}")
        self.code: Final = code
        self.reason: Final = reason
        """For an illegal move, the name of the reason; its rule and nouns follow."""
        self.rule: Final = rule
        self.nouns: Final = nouns


class Diverged(Exception):
    """A recorded act leads to another state than when it was recorded, so the rules have changed since."""
