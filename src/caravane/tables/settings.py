"""Settings that the host chooses when a table is created."""

from typing import Any, Final, Self, final

from caravane import games
from caravane.bots.levels import DEFAULT
from caravane.kernel.edition import FIRST_VALUES, Edition, unpack_edition, version_of
from caravane.kernel.game import AnyGame
from caravane.kernel.options import earlier_options
from caravane.tables.act_schema import is_text
from caravane.tables.acts import Refused
from caravane.tables.clocks.time_control import SUBSTITUTE, TIMEOUT_RULES, TimeControl
from caravane.tables.editions.validity import with_recorded

MAX_LEVEL_LENGTH: Final = 64


@final
class Settings:
    """The game with its options, and the conditions of play at the table."""

    __slots__ = (
        "edition",
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
        "values",
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
        edition: Edition | None = None,
        values: int | None = None,
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
        self.edition: Final = edition
        """The values of the components, if they are not those built in; complete, so that the table needs nothing else."""
        built_in = _values_of(game) if values is None else values
        self.values: Final = built_in if edition is None else edition.built_in
        """Version of the values built in, or of those below the edition, in force at this table for ever."""

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
        return self._with_values(game)

    def _with_values(self, game: AnyGame) -> AnyGame:
        try:
            as_of = game.as_of(self.values)
        except ValueError as error:
            raise Refused("rules-version") from error
        try:
            return as_of if self.edition is None else with_recorded(game, self.edition)
        except ValueError as error:
            raise Refused("bad-settings", "edition") from error

    def pack(self) -> dict[str, Any]:
        """Return JSON-serializable data, without later settings at their default: earlier versions read it too."""
        packed = {name: getattr(self, name) for name in self.__slots__} | {"time_control": self.time_control.pack()}
        if not self.starts_when_full:
            del packed["starts_when_full"]
        if self.values == FIRST_VALUES or self.edition is not None:
            del packed["values"]  # an edition names them itself
        del packed["edition"]
        return packed | ({"edition": self.edition.pack()} if self.edition is not None else {})

    @classmethod
    def unpack(cls, data: dict[str, Any]) -> Self:
        """Deserialize settings, also those of tables that are older than some options."""
        try:
            fields = {**data, "time_control": TimeControl.unpack(data["time_control"])}
            fields["options"] = _with_earlier(data["game"], data["options"])
            fields["values"] = version_of(data)
            if "edition" in data:
                fields["edition"] = unpack_edition(data["edition"])
            return cls(**fields)
        except (AttributeError, KeyError, TypeError, ValueError) as error:
            raise Refused("bad-settings", "fields") from error


def _completed(game: str, seats: int, options: dict[str, str]) -> dict[str, str]:
    """Return the options completed with the game's defaults; invalid ones are refused when the game is loaded."""
    try:
        return games.get(game).complete_options(seats, options)
    except (AttributeError, KeyError, TypeError, ValueError):
        return options


def _with_earlier(game: str, options: dict[str, str]) -> dict[str, str]:
    """Return recorded options with what the game did before there were others; invalid ones are refused later."""
    if game not in games.names(hidden=True) or not isinstance(options, dict):
        return options
    return earlier_options(games.get(game).options, options)


def _values_of(game: str) -> int:
    """Return the version of the values that a game has built in; an unknown game is refused later."""
    return games.get(game).values if isinstance(game, str) and game in games.names(hidden=True) else FIRST_VALUES
