"""Who sits where: persons, companions on a person's device, and bots."""

from typing import Any, Final, Self, final

PERSON: Final = "person"
COMPANION: Final = "companion"
BOT: Final = "bot"
KINDS: Final = (PERSON, COMPANION, BOT)


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
        fields = {"kind": self.kind, "name": self.name, "identity": self.identity, "level": self.level}
        return {key: value for key, value in {**fields, "stand_in": self.stand_in}.items() if value}

    @classmethod
    def unpack(cls, data: dict[str, Any]) -> Self:
        """Build the occupant again."""
        return cls(
            data["kind"], data["name"], data.get("identity", ""), data.get("level", ""), data.get("stand_in", "")
        )
