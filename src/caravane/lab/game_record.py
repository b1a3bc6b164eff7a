"""A game between bots with everything that happened in it, and the figures that it adds to a measurement."""

from collections.abc import Sequence
from typing import Any, Final, final

from caravane import games
from caravane.bots.search.evaluator import win_shares
from caravane.kernel.event import Event
from caravane.kernel.game import AnyGame
from caravane.kernel.words import Phrase
from caravane.lab.arena import Match, moves

Key = tuple[str, str, str]
"""Table, row and column of a figure."""


@final
class GameRecord:
    """The end of a game: its state, the share of each seat in the victory, and all events with the acting seat."""

    __slots__ = ("game", "happened", "lines", "scores", "seats", "state", "turnover", "wins")

    def __init__(self, game: AnyGame, state: Any, happened: Sequence[tuple[int, Phrase]]) -> None:
        self.game: Final = game
        self.state: Final = state
        self.seats: Final = range(state.seats)
        self.happened: Final = happened
        self.wins: Final = win_shares(game.ranks(state))
        self.scores: Final = game.scores(state)
        self.lines: Final = [
            {game.score_lines.spell(phrase): points for phrase, points in game.breakdown(state, seat)}
            for seat in self.seats
        ]
        self.turnover: Final = sum(abs(points) for mine in self.lines for points in mine.values())
        """Points of all score sheets together, without their signs: what parts of the points are parts of."""

    def leaders_wins(self, amounts: Sequence[float]) -> float:
        """Return the mean share in the victory of the seats with the largest amount."""
        most = max(amounts)
        leaders = [self.wins[seat] for seat in self.seats if amounts[seat] == most]
        return sum(leaders) / len(leaders)


@final
class Facts:
    """The figures of one game, as an amount and its count for each row and column of a table."""

    __slots__ = ("sums",)

    def __init__(self) -> None:
        self.sums: Final[dict[Key, tuple[float, float]]] = {}

    def add(self, table: str, row: str, column: str, amount: float, count: float = 1.0) -> None:
        """Add an amount out of a count."""
        key = (table, row, column)
        before = self.sums.get(key, (0.0, 0.0))
        self.sums[key] = (before[0] + amount, before[1] + count)


def play_recorded(match: Match) -> GameRecord:
    """Play a match and return its record."""
    game = games.get(match.game)
    state = game.start(len(match.players), match.options)
    happened: list[tuple[int, Phrase]] = []
    for events in moves(match, game, state):
        happened += _once(events)
    return GameRecord(game, state, happened)


def _once(events: Sequence[Event]) -> list[tuple[int, Phrase]]:
    """Return the events as their own seat sees them: what was secret appears when it happens, not when it is shown."""
    own = [(event.seat, event.seen_by(event.seat if event.seat >= 0 else None)) for event in events]
    return [(seat, phrase) for seat, phrase in own if phrase]
