"""Acts: what happens at a table, numbered. The acts are the record; a table is their fold."""

from typing import Any, Final, Self, final

OPEN: Final = "open"
SIT: Final = "sit"
STAND: Final = "stand"
ENTROPY: Final = "entropy"
START: Final = "start"
PLAY: Final = "play"
UNDO: Final = "undo"
ASK: Final = "ask"
AGREE: Final = "agree"
DECLINE: Final = "decline"
LEAVE: Final = "leave"
RETURN: Final = "return"
RESIGN: Final = "resign"
EXPIRE: Final = "expire"
HOLIDAY: Final = "holiday"
GRANT: Final = "grant"


@final
class Act:
    """One act: its kind, the moment, and its particulars as JSON-able data."""

    __slots__ = ("at", "data", "kind")

    def __init__(self, kind: str, at: float, **data: Any) -> None:
        self.kind: Final = kind
        self.at: Final = round(at, 3)
        """Seconds since the epoch, in whole milliseconds: what is exported must read the same everywhere."""
        self.data: Final = data

    @property
    def seat(self) -> int:
        """Give the seat that acts."""
        seat: int = self.data["seat"]
        return seat

    def pack(self) -> dict[str, Any]:
        """Return JSON-able data."""
        return {"kind": self.kind, "at": self.at, **self.data}

    @classmethod
    def unpack(cls, packed: dict[str, Any]) -> Self:
        """Build the act again."""
        data = {key: value for key, value in packed.items() if key not in {"kind", "at"}}
        return cls(packed["kind"], packed["at"], **data)


class Refused(Exception):
    """A table does not accept an act; nothing has changed. The code is for programs, interfaces put it in words."""

    def __init__(self, code: str, reason: str = "", rule: str = "", nouns: tuple[int, ...] = ()) -> None:
        super().__init__(code if not reason else f"{code}: {reason}")
        self.code: Final = code
        self.reason: Final = reason
        """For a move that is not legal: the reason's name, with its rule and nouns."""
        self.rule: Final = rule
        self.nouns: Final = nouns


class Diverged(Exception):
    """A recorded act leads elsewhere now than when it was recorded: these are not the rules it was made under."""
