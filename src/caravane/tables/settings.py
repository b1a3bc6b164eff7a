"""Settings that the host chooses when a table is created."""

from typing import Any, Final, Self, final

from caravane import games
from caravane.bots.levels import DEFAULT
from caravane.kernel.game import AnyGame
from caravane.tables.act_schema import is_text
from caravane.tables.acts import Refused
from caravane.tables.clocks.time_control import SUBSTITUTE, TIMEOUT_RULES, TimeControl

MAX_LEVEL_LENGTH: Final = 64


@final
class Settings:
    """The game with its options, and the conditions of play at the table."""

    __slots__ = (
        "game",
        "on_timeout",
        "options",
        "public",
        "rated",
        "rules",
        "seats",
        "starts_when_full",
        "substitute",
        "time_control",
    )  # fmt: skip

    def __init__(
        self,
        game: str,
        rules: int,
        seats: int,
        options: dict[str, str],
        time_control: TimeControl,
        *,
        on_timeout: str = SUBSTITUTE,
        substitute: str = DEFAULT,
        public: bool = False,
        rated: bool = False,
        starts_when_full: bool = False,
    ) -> None:
        if on_timeout not in TIMEOUT_RULES:
            raise Refused("bad-settings", "on-timeout")
        if not is_text(substitute, MAX_LEVEL_LENGTH):
            raise Refused("bad-settings", "substitute")
        if any(type(flag) is not bool for flag in (public, rated, starts_when_full)):
            raise Refused("bad-settings", "flags")
        self.game: Final = game
        self.rules: Final = rules
        self.seats: Final = seats
        self.options: Final = _completed(game, seats, options)
        """Completed with defaults, so that a later change of a default does not affect this table."""
        self.time_control: Final = time_control
        self.on_timeout: Final = on_timeout
        self.substitute: Final = substitute
        """Level of the bot that plays for absent people."""
        self.public: Final = public
        self.rated: Final = rated
        self.starts_when_full: Final = starts_when_full
        """Whether the game starts by itself a while after the last seat was taken."""

    def find_game(self) -> AnyGame:
        """Return the game; raise Refused unless the installed rules version is that of the table."""
        try:
            game = games.get(self.game)
        except (KeyError, TypeError) as error:
            raise Refused("bad-settings", "game") from error
        if type(self.rules) is not int or self.rules != game.rules:
            raise Refused("rules-version")
        try:
            game.complete_options(self.seats, self.options)
        except (ValueError, TypeError, AttributeError) as error:
            raise Refused("bad-settings", "options") from error
        return game

    def pack(self) -> dict[str, Any]:
        """Return JSON-serializable data, without later settings at their default: earlier versions read it too."""
        packed = {name: getattr(self, name) for name in self.__slots__} | {"time_control": self.time_control.pack()}
        if not self.starts_when_full:
            del packed["starts_when_full"]
        return packed

    @classmethod
    def unpack(cls, data: dict[str, Any]) -> Self:
        """Deserialize settings."""
        try:
            return cls(**{**data, "time_control": TimeControl.unpack(data["time_control"])})
        except (KeyError, TypeError) as error:
            raise Refused("bad-settings", "fields") from error


def _completed(game: str, seats: int, options: dict[str, str]) -> dict[str, str]:
    """Return the options completed with the game's defaults; invalid ones are refused when the game is loaded."""
    try:
        return games.get(game).complete_options(seats, options)
    except (AttributeError, KeyError, TypeError, ValueError):
        return options
