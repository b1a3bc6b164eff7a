"""Who sits where: persons, companions on a person's device, and bots."""

from typing import Any, Final, Self, final

from caravane.tables.act_schema import is_text
from caravane.tables.acts import Refused

PERSON: Final = "person"
COMPANION: Final = "companion"
BOT: Final = "bot"
KINDS: Final = (PERSON, COMPANION, BOT)

LONGEST_NAME: Final = 64
LONGEST_IDENTITY: Final = 128


@final
class Occupant:
    """Whoever holds a seat. A companion plays on the device of the person whose identity it carries."""

    __slots__ = ("identity", "kind", "level", "name", "stand_in")

    def __init__(self, kind: str, name: str, identity: str = "", level: str = "", stand_in: str = "") -> None:
        self.kind: Final = kind
        self.name: Final = name
        self.identity: Final = identity
        self.level: Final = level
        self.stand_in: Final = stand_in
        """The level of the bot that plays for this person at the moment, if any."""

    def bot_level(self) -> str:
        """Give the level of the bot that answers for this seat now; empty when people do."""
        return self.level if self.kind == BOT else self.stand_in

    def answers_to(self, identity: str) -> bool:
        """Tell whether this identity speaks for the seat."""
        return self.kind != BOT and self.identity == identity

    def relieved(self, level: str) -> Self:
        """Let a bot of a level sit in; an empty level gives the seat back."""
        return type(self)(self.kind, self.name, self.identity, self.level, level)

    def pack(self) -> dict[str, str]:
        """Return JSON-able data, without what is empty."""
        return {name: getattr(self, name) for name in self.__slots__ if getattr(self, name)}

    @classmethod
    def unpack(cls, data: dict[str, Any]) -> Self:
        """Build the occupant again."""
        return cls(**data)


def newcomer(data: dict[str, Any]) -> Occupant:
    """Read who wants to sit down; refuse what is neither a person, nor a companion, nor a bot."""
    wanted = {"kind", "name", "level"} if data.get("kind") == BOT else {"kind", "name", "identity"}
    if set(data) != wanted or data["kind"] not in KINDS:
        raise Refused("bad-act", "occupant")
    longest = {"name": LONGEST_NAME, "identity": LONGEST_IDENTITY}
    for name, value in data.items():
        if not is_text(value, longest.get(name, LONGEST_NAME)):
            raise Refused("bad-act", name)
    return Occupant.unpack(data)
