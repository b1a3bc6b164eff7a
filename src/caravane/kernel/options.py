"""Options that a host can set before the game, as data from which interfaces build their forms."""

from collections.abc import Mapping, Sequence
from typing import Final, final

Options = dict[str, str]

RANDOM: Final = "random"


@final
class Option:
    """A setting with its values; the first value is the default."""

    __slots__ = ("earlier", "key", "names_seat", "needs", "past", "seats", "values")

    def __init__(
        self,
        key: str,
        values: Sequence[str],
        names_seat: bool = False,
        seats: Sequence[int] = (),
        needs: tuple[str, str] | None = None,
        *,
        earlier: str = "",
        past: bool = False,
    ) -> None:
        self.key: Final = key
        self.values: Final = tuple(values)
        self.names_seat: Final = names_seat
        self.seats: Final = tuple(seats)
        """Numbers of seats for which the option can be set, empty for any; with others it has its default."""
        self.needs: Final = needs
        """Another option and the value that it must have, without which this one changes nothing; None for any."""
        self.earlier: Final = earlier or self.values[0]
        """The value of tables that are older than the option: what the game did before it could be set."""
        self.past: Final = past
        """Whether only such tables have another value than the default: nobody can choose it any more."""

    def default(self) -> str:
        """Return the value used if the host sets none."""
        return self.values[0]

    def allowed(self, seats: int) -> tuple[str, ...]:
        """Return the values of any table with this number of seats, those of older tables included."""
        if self.past:
            return self.values
        if not self.offered(seats):
            return self.values[:1]
        return self.values[: seats + 1] if self.names_seat else self.values

    def offered(self, seats: int) -> bool:
        """Return whether people can set the option at a table with this number of seats."""
        return not self.past and (not self.seats or seats in self.seats)


def seat_option(key: str, max_seats: int) -> Option:
    """Return an option to name a seat, counted from 1, or to leave the choice to chance."""
    return Option(key, (RANDOM, *[str(seat + 1) for seat in range(max_seats)]), names_seat=True)


def earlier_options(schema: Sequence[Option], recorded: Mapping[str, str]) -> Options:
    """Return recorded options completed for a table that is older than some of the options."""
    return {option.key: option.earlier for option in schema} | dict(recorded)


def past_options(schema: Sequence[Option], given: Mapping[str, str]) -> list[str]:
    """Return the options with values that only games from before have."""
    return [
        option.key for option in schema if option.past and given.get(option.key, option.default()) != option.default()
    ]


def refuse_past(schema: Sequence[Option], given: Mapping[str, str]) -> None:
    """Raise ValueError for values that only games from before have."""
    for key in past_options(schema, given):
        raise ValueError(f"option {key!r} is only for games that began with it")


def complete_options(schema: Sequence[Option], given: Mapping[str, str], seats: int) -> Options:
    """Return the given options with defaults filled in; raise ValueError for unknown keys or values."""
    known = {option.key: option for option in schema}
    for key, value in given.items():
        if key not in known:
            raise ValueError(f"no such option: {key!r}")
        if value not in known[key].allowed(seats):
            raise ValueError(f"option {key!r} cannot be {value!r}")
    return {option.key: given.get(option.key, option.default()) for option in schema}
