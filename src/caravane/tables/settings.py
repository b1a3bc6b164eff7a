"""Settings: what the host of a table decides when it is opened."""

from typing import Any, Final, Self, final

from caravane.tables.acts import Refused
from caravane.tables.pace import BOT_SITS_IN, EXPIRIES, Pace


@final
class Settings:
    """The game, its options and the manners of the table."""

    __slots__ = ("game", "on_expiry", "options", "pace", "public", "rated", "rules", "seats", "stand_in")

    def __init__(
        self,
        game: str,
        rules: int,
        seats: int,
        options: dict[str, str],
        pace: Pace,
        *,
        on_expiry: str = BOT_SITS_IN,
        stand_in: str = "greedy",
        public: bool = False,
        rated: bool = False,
    ) -> None:
        if on_expiry not in EXPIRIES:
            raise Refused("bad-settings", "on-expiry")
        self.game: Final = game
        self.rules: Final = rules
        self.seats: Final = seats
        self.options: Final = options
        self.pace: Final = pace
        self.on_expiry: Final = on_expiry
        self.stand_in: Final = stand_in
        """The level of the bot that plays for people who are gone."""
        self.public: Final = public
        self.rated: Final = rated

    def pack(self) -> dict[str, Any]:
        """Return JSON-able data."""
        return {name: getattr(self, name) for name in self.__slots__} | {"pace": self.pace.pack()}

    @classmethod
    def unpack(cls, data: dict[str, Any]) -> Self:
        """Build the settings again."""
        return cls(**{**data, "pace": Pace.unpack(data["pace"])})
