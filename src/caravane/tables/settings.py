"""Settings: what the host of a table decides when it is opened."""

from typing import Any, Final, Self, final

from caravane import games
from caravane.kernel.game import AnyGame
from caravane.tables.act_schema import is_text
from caravane.tables.acts import Refused
from caravane.tables.clocks.time_control import BOT_SITS_IN, EXPIRIES, Pace

LONGEST_LEVEL: Final = 64


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
        if not is_text(stand_in, LONGEST_LEVEL):
            raise Refused("bad-settings", "stand-in")
        if type(public) is not bool or type(rated) is not bool:
            raise Refused("bad-settings", "manners")
        self.game: Final = game
        self.rules: Final = rules
        self.seats: Final = seats
        self.options: Final = _settled(game, seats, options)
        """Complete, so that a default that changes later does not change this table."""
        self.pace: Final = pace
        self.on_expiry: Final = on_expiry
        self.stand_in: Final = stand_in
        """The level of the bot that plays for people who are gone."""
        self.public: Final = public
        self.rated: Final = rated

    def find_game(self) -> AnyGame:
        """Give the game, under the very rules of the table."""
        try:
            game = games.get(self.game)
        except (KeyError, TypeError) as error:
            raise Refused("bad-settings", "game") from error
        if type(self.rules) is not int or self.rules != game.rules:
            raise Refused("other-rules")
        try:
            game.settled(self.seats, self.options)
        except (ValueError, TypeError, AttributeError) as error:
            raise Refused("bad-settings", "options") from error
        return game

    def pack(self) -> dict[str, Any]:
        """Return JSON-able data."""
        return {name: getattr(self, name) for name in self.__slots__} | {"pace": self.pace.pack()}

    @classmethod
    def unpack(cls, data: dict[str, Any]) -> Self:
        """Build the settings again."""
        try:
            return cls(**{**data, "pace": Pace.unpack(data["pace"])})
        except (KeyError, TypeError) as error:
            raise Refused("bad-settings", "fields") from error


def _settled(game: str, seats: int, options: dict[str, str]) -> dict[str, str]:
    """Complete the options with the defaults of the game; what does not make sense is refused when the game is needed."""
    try:
        return games.get(game).settled(seats, options)
    except (AttributeError, KeyError, TypeError, ValueError):
        return options
