"""Numbers of seats for tests that play one game of every title."""

from caravane.kernel.game import AnyGame


def three_if_possible(game: AnyGame) -> int:
    """Return three seats, or the highest number that a game offers: some are for two only."""
    return 3 if 3 in game.seats else game.seats[-1]
