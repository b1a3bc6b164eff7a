"""Occupants of seats: persons, companions on a person's device, and bots."""

from typing import Any, Final, Self, final

from caravane.tables.act_schema import is_text
from caravane.tables.acts import SIT, Act, Refused

PERSON: Final = "person"
COMPANION: Final = "companion"
BOT: Final = "bot"
KINDS: Final = (PERSON, COMPANION, BOT)

LOCAL: Final = "p1"
"""Identity of all people at one terminal."""
MAX_NAME_LENGTH: Final = 64
MAX_IDENTITY_LENGTH: Final = 128


@final
class Occupant:
    """The holder of a seat. A companion plays on the device of the person whose identity it shares."""

    __slots__ = ("identity", "kind", "level", "name", "substitute")

    def __init__(self, kind: str, name: str, identity: str = "", level: str = "", substitute: str = "") -> None:
        self.kind: Final = kind
        self.name: Final = name
        self.identity: Final = identity
        self.level: Final = level
        self.substitute: Final = substitute
        """Level of the bot that currently plays for this person, if any."""

    def bot_level(self) -> str:
        """Return the level of the bot that plays this seat now; empty if a person does."""
        return self.level if self.kind == BOT else self.substitute

    def belongs_to(self, identity: str) -> bool:
        """Return whether this identity acts for the seat."""
        return self.kind != BOT and self.identity == identity

    def with_substitute(self, level: str) -> Self:
        """Return the occupant with a substitute of this level, or without one if the level is empty."""
        return type(self)(self.kind, self.name, self.identity, self.level, level)

    def pack(self) -> dict[str, str]:
        """Return JSON-serializable data, without empty fields."""
        return {name: getattr(self, name) for name in self.__slots__ if getattr(self, name)}

    @classmethod
    def unpack(cls, data: dict[str, Any]) -> Self:
        """Deserialize an occupant."""
        return cls(**data)


def parse_occupant(data: dict[str, Any]) -> Occupant:
    """Return the occupant described by an act; raise Refused unless it is a valid person, companion or bot."""
    fields = {"kind", "name", "level"} if data.get("kind") == BOT else {"kind", "name", "identity"}
    if set(data) != fields or data["kind"] not in KINDS:
        raise Refused("bad-act", "occupant")
    max_lengths = {"name": MAX_NAME_LENGTH, "identity": MAX_IDENTITY_LENGTH}
    for name, value in data.items():
        if not is_text(value, max_lengths.get(name, MAX_NAME_LENGTH)):
            raise Refused("bad-act", name)
    return Occupant.unpack(data)


def seat_together(names: list[str], levels: list[str], at: float) -> list[Act]:
    """Return the acts that seat people at one device, and bots where there is a level; the first person comes first."""
    people = [seat for seat, level in enumerate(levels) if not level]
    order = sorted(range(len(levels)), key=lambda seat: seat not in people[:1])
    occupants = {seat: _together(names[seat], levels[seat], first=seat in people[:1]) for seat in order}
    return [Act(SIT, at, seat=seat, occupant=occupant.pack()) for seat, occupant in occupants.items()]


def _together(name: str, level: str, *, first: bool) -> Occupant:
    if level:
        return Occupant(BOT, name, level=level)
    return Occupant(PERSON if first else COMPANION, name, LOCAL)
