"""Whole random games with every state between the moves, and ledgers of their events."""

from collections.abc import Mapping
from functools import cache
from itertools import product
from typing import Final, NamedTuple, final

import pytest

from caravane.games.lost_cities import GAME
from caravane.games.lost_cities.state import LostCitiesState
from caravane.kernel.event import Event
from caravane.kernel.luck import Luck, Sfc32
from caravane.kernel.state import CHANCE
from caravane.kernel.words import Move

Options = dict[str, str]

ORDERS: Final = ("simultaneous", "turn-order", "on-demand")
SETTINGS: Final = [
    (seats, {"choice-order": order, "zero-after-circle": zero})
    for seats, order, zero in product(GAME.seats, ORDERS, ["ten", "none"])
]
GAMES_PER_SETTING: Final = 6
ANYTHING, RELUCTANT, CAREFUL = range(3)
"""Styles of play: choose anything; refuse and skip rarely; also take the smallest steps, so that columns fill up."""
SELDOM: Final = 12
DEMANDS: Final = 3


class Act(NamedTuple):
    """A move of a seat or of chance with its turn and its events."""

    turn: int
    seat: int
    move: Move
    events: list[Event]

    @property
    def verb(self) -> str:
        """The name of the move's verb."""
        return GAME.verbs.word(self.move).name


@final
class Game:
    """A game from the first roll to its end: its acts, and the states before, between and after them."""

    def __init__(self, seats: int, options: Options, seed: int) -> None:
        self.seats: Final = seats
        self.options: Final = options
        self.seed: Final = seed
        self.circle: Final = range(seats)
        self.acts: list[Act] = []
        self.states: list[LostCitiesState] = [GAME.start(seats, options)]
        self._play(Sfc32(seed), style=seed % 3)

    @property
    def turns(self) -> int:
        """The number of turns."""
        return self.states[-1].turn

    def _play(self, luck: Luck, style: int) -> None:
        state = self.states[0].clone()
        while not state.ended():
            seats = state.deciding()
            seat = seats[luck.below(len(seats))]
            move = GAME.sample(state, luck) if seat == CHANCE else _choice(state, seat, luck, style)
            events = GAME.apply(state, seat, move)
            self.acts.append(Act(state.turn, seat, move, events))
            self.states.append(state.clone())

    def between_turns(self) -> list[LostCitiesState]:
        """List the states after a complete turn."""
        return [state for state in self.states if state.turn and state.deciding() in ([], [CHANCE])]

    def replay_with(self, options: Mapping[str, str]) -> LostCitiesState:
        """Make the same choices under other options, seat by seat and without demands, and return the last state."""
        state = GAME.start(self.seats, options)
        waiting = [act for act in self.acts if act.verb != "demand-order"]
        while waiting:
            act = waiting.pop(next(index for index, act in enumerate(waiting) if act.seat in state.deciding()))
            assert GAME.accepts(state, act.seat, act.move)
            GAME.apply(state, act.seat, act.move)
        return state


def _choice(state: LostCitiesState, seat: int, luck: Luck, style: int) -> Move:
    """Choose a move; the last one of every decision refuses or skips, or demands turn order, if that is possible."""
    legal = GAME.legal(state, seat)
    moves = GAME.considered(state, seat)
    if len(legal) > len(moves) and luck.below(DEMANDS) == 0:
        return legal[-1]
    if style == ANYTHING or len(moves) == 1 or luck.below(SELDOM) == 0:
        return moves[luck.below(len(moves))]
    if style == RELUCTANT:
        return moves[luck.below(len(moves) - 1)]
    return min(moves[:-1], key=lambda move: _step_up(state.sheet(seat).columns[move[1]], move))


def _step_up(column: tuple[int, ...], move: Move) -> int:
    """Return how far a number goes up from the one below, long columns first; an acceleration does not go up."""
    number = 0 if len(move) < 3 else (move[2] or 10) - (column[-1] if column else 0)
    return 10 * number - len(column)


def setting_name(setting: int) -> str:
    """Format a setting: `3-simultaneous-ten`."""
    seats, options = SETTINGS[setting]
    return "-".join([str(seats), *options.values()])


EVERY_SETTING: Final = pytest.mark.parametrize("setting", range(len(SETTINGS)), ids=setting_name)


def games_of(setting: int) -> list[Game]:
    """Return the games of one setting."""
    return games()[setting :: len(SETTINGS)]


@cache
def games() -> list[Game]:
    """Play some games of every setting, once per process."""
    return [
        Game(seats, options, GAMES_PER_SETTING * index + number)
        for number in range(GAMES_PER_SETTING)
        for index, (seats, options) in enumerate(SETTINGS)
    ]


@final
class Ledger:
    """The entries of one seat, added up from the events that a viewpoint sees."""

    def __init__(self) -> None:
        self.refusals: int = 0
        self.circles: int = 0
        self.dice: int = 0
        """Number of numbers and summits entered by dice."""
        self.accelerations: int = 0
        """Number of numbers and summits entered by acceleration."""
        self.arrows_answered: int = 0
        self.columns: dict[str, list[int]] = {}
        self.bonuses: dict[str, int] = {}
        """Bridges with the turn in which their bonus was gained."""
        self.struck: dict[str, int] = {}
        self._by_dice: bool = True

    def read(self, text: str, turn: int) -> None:
        """Add one event."""
        kind, *nouns = text.split(":")
        if kind in {"took", "used", "accelerated"}:
            self._by_dice = kind != "accelerated"
        self.arrows_answered += kind in {"accelerated", "skipped"}
        self.refusals += kind == "refused"
        self.circles += kind == "circle-ticked"
        if kind in {"wrote", "summit-ticked"}:
            self._enter(kind, nouns)
        if kind in {"bridge-bonus", "bridge-struck"}:
            marks = self.bonuses if kind == "bridge-bonus" else self.struck
            assert nouns[0] not in {*self.bonuses, *self.struck}, f"crossed twice: {nouns[0]}"
            marks[nouns[0]] = turn

    def _enter(self, kind: str, nouns: list[str]) -> None:
        self.dice += self._by_dice
        self.accelerations += not self._by_dice
        if kind == "wrote":
            column = self.columns.setdefault(nouns[0], [])
            column.append(int(nouns[1]))
            assert len(column) == int(nouns[2]), "a square was skipped"


@final
class Course:
    """The ledgers of all seats, updated during a game."""

    def __init__(self, seats: int, *, as_spectator: bool = False) -> None:
        self.ledgers: Final = [Ledger() for _ in range(seats)]
        self._as_spectator: Final = as_spectator

    def follow(self, act: Act) -> None:
        """Add the events of an act."""
        for event in act.events:
            phrase = event.seen_by(None if self._as_spectator or event.seat < 0 else event.seat)
            if phrase and event.seat >= 0:
                self.ledgers[event.seat].read(GAME.events.spell(phrase), act.turn)
