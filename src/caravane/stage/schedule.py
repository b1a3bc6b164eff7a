"""The games that are played for a recording: every number of seats, and every value of every option."""

from caravane.kernel.game import AnyGame
from caravane.kernel.options import Option

Schedule = list[tuple[int, dict[str, str]]]


def schedule(game: AnyGame) -> Schedule:
    """Return number of seats and options of each game: the defaults for every number, then whatever is left to show."""
    planned: Schedule = [(seats, {}) for seats in game.seats]
    left = {option.key: list(option.values[1:]) for option in game.options if not option.names_seat and not option.past}
    while any(left.values()):
        seats = max(game.seats, key=lambda seats: sum(bool(left.get(option.key)) for option in _offered(game, seats)))
        options = {option.key: left[option.key].pop(0) for option in _offered(game, seats) if left.get(option.key)}
        if not options:
            break
        planned.append((seats, options))
    return planned


def _offered(game: AnyGame, seats: int) -> list[Option]:
    return [option for option in game.options if option.offered(seats)]
