"""Options: what a host may settle before the game, as data; interfaces build their forms from it."""

from collections.abc import Mapping, Sequence
from typing import Final, final

Options = dict[str, str]

RANDOM: Final = "random"


@final
class Option:
    """One setting with its values; the first value is the default."""

    __slots__ = ("key", "names_seat", "seats", "values")

    def __init__(self, key: str, values: Sequence[str], names_seat: bool = False, seats: Sequence[int] = ()) -> None:
        self.key: Final = key
        self.values: Final = tuple(values)
        self.names_seat: Final = names_seat
        self.seats: Final = tuple(seats)
        """The numbers of seats that may settle it; at other tables it has its default. Empty: any."""

    def default(self) -> str:
        """Give the value used when the host says nothing."""
        return self.values[0]

    def allowed(self, seats: int) -> tuple[str, ...]:
        """List the values that fit a table of so many seats."""
        if not self.offered(seats):
            return self.values[:1]
        return self.values[: seats + 1] if self.names_seat else self.values

    def offered(self, seats: int) -> bool:
        """Tell whether a table of so many seats has this to settle."""
        return not self.seats or seats in self.seats


def seat_option(key: str, most_seats: int) -> Option:
    """Let the host name a seat, counted from 1, or leave it to chance."""
    return Option(key, (RANDOM, *[str(seat + 1) for seat in range(most_seats)]), names_seat=True)


def settle(schema: Sequence[Option], given: Mapping[str, str], seats: int) -> Options:
    """Complete the given options with the defaults; raise ValueError for what does not exist."""
    known = {option.key: option for option in schema}
    for key, value in given.items():
        if key not in known:
            raise ValueError(f"no such option: {key!r}")
        if value not in known[key].allowed(seats):
            raise ValueError(f"option {key!r} cannot be {value!r}")
    return {option.key: given.get(option.key, option.default()) for option in schema}
