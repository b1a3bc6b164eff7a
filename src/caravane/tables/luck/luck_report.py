"""The luck report, which compares the luck of every seat with fair luck.

At every chance event the outcomes are evaluated: all of them if they are few, otherwise a seeded sample. After each
outcome the seats play on greedily until the next chance event, and the game's evaluation gives its value for every
seat. So an outcome counts for the seats that use it next, whichever seat rolled. The value of the true outcome above
the mean of all is luck. Chance events are independent, so the sum of a seat's luck is compared with sums of random
outcomes.
"""

import math
from collections.abc import Sequence
from itertools import product
from typing import Any, Final, final

from caravane.kernel.game import AnyGame
from caravane.kernel.journal import CHANCE_MARK, Journal
from caravane.kernel.luck import Luck, Sfc32
from caravane.kernel.state import CHANCE
from caravane.kernel.words import Move
from caravane.tables.acts import Refused
from caravane.tables.luck.chance_events import ROLL
from caravane.tables.luck.chi_square import chi_square, probability_beyond
from caravane.tables.table import ENDED, Table

SAMPLES: Final = 40
"""Maximum number of outcomes evaluated per chance event."""
SUMS: Final = 2_000
"""Number of random games of fair luck assembled from the outcomes."""
LOOKAHEAD: Final = 24
"""Maximum number of decisions played after an outcome."""
SEED: Final = 20

Report = dict[str, Any]
OutcomeValues = list[float]
"""The value of an outcome for every seat."""


@final
class ChanceValue:
    """A chance event with the values of its true outcome and of all outcomes for every seat."""

    __slots__ = ("line", "others", "value")

    def __init__(self, line: str, value: OutcomeValues, others: list[OutcomeValues]) -> None:
        self.line: Final = line
        self.value: Final = value
        self.others: Final = others

    def expected(self, seat: int) -> float:
        """Return the mean value of all outcomes for a seat."""
        return sum(other[seat] for other in self.others) / len(self.others)

    def luck(self, seat: int) -> float:
        """Return the value of the true outcome above the mean."""
        return self.value[seat] - self.expected(seat)

    def luckier_than(self, seat: int) -> float:
        """Return the share of worse outcomes; equal ones count half."""
        return share_below([other[seat] for other in self.others], self.value[seat])


def luck_report(table: Table, chance_events: Sequence[dict[str, Any]], samples: int = SAMPLES) -> Report:
    """Return the luck report of an ended table, with statistics of all its chance events."""
    if table.status != ENDED:
        raise Refused("not-finished")
    events = value_chance_events(table, samples)
    return {
        "samples": samples,
        "seats": [_seat(events, seat, table.names()[seat]) for seat in range(table.settings.seats)],
        "events": [_event(event, table.settings.seats) for event in events],
        "dice": [_die(faces, counts) for faces, counts in count_faces(chance_events).items()],
    }


def _seat(events: list[ChanceValue], seat: int, name: str) -> Report:
    lucks = [event.luck(seat) for event in events]
    order = sorted(range(len(events)), key=lambda index: lucks[index])
    return {
        "name": name,
        "luck": round(sum(lucks), 2),
        "luckier_than": round(share_below(fair_sums(events, seat), sum(lucks)), 3),
        "worst": order[0] if order and lucks[order[0]] < 0 else None,
        "best": order[-1] if order and lucks[order[-1]] > 0 else None,
    }


def _event(event: ChanceValue, seats: int) -> Report:
    return {
        "line": event.line,
        "luck": [round(event.luck(seat), 2) for seat in range(seats)],
        "luckier_than": [round(event.luckier_than(seat), 3) for seat in range(seats)],
    }


def fair_sums(events: list[ChanceValue], seat: int) -> list[float]:
    """Return sums of luck over random games: any outcome of each event, by its value above the mean."""
    luck = Sfc32(SEED + seat)
    above = [[other[seat] - event.expected(seat) for other in event.others] for event in events]
    return [sum(one[luck.below(len(one))] for one in above) for _ in range(SUMS)]


def share_below(values: Sequence[float], value: float) -> float:
    """Return the share of smaller values; equal ones, up to rounding errors, count half."""
    margin = 1e-9 * max(1.0, abs(value))
    below = sum(other < value - margin for other in values)
    equal = sum(abs(other - value) <= margin for other in values)
    return (below + equal / 2) / len(values) if values else 0.5


def value_chance_events(table: Table, samples: int) -> list[ChanceValue]:
    """Replay the game and return the values of all its chance events."""
    journal: Journal[Any] = Journal(table.game, table.settings.seats, table.settings.options)
    events: list[ChanceValue] = []
    for line in table.journal.lines():
        if line.startswith(CHANCE_MARK):
            move = table.game.verbs.read(line.partition(" ")[2])
            luck = Sfc32(SEED + len(events))
            others = [
                _outcome_values(table.game, journal.state, other)
                for other in _outcomes(table.game, journal, luck, samples)
            ]
            events.append(ChanceValue(line, _outcome_values(table.game, journal.state, move), others))
        journal.read_line(line)
    return events


def _outcomes(game: AnyGame, journal: Journal[Any], luck: Luck, samples: int) -> list[Move]:
    """Return all outcomes of the chance event that is due, or a sample if they are many."""
    state = journal.state
    frame = state.frames[state.find(CHANCE)]
    step = game.chance(state)
    bounds = step.bounds(state, frame)
    if math.prod(bounds) <= samples:
        return [step.outcome(state, frame, list(draws)) for draws in product(*[range(bound) for bound in bounds])]
    return [game.sample(state, luck) for _ in range(samples)]


def _outcome_values(game: AnyGame, state: Any, outcome: Move) -> OutcomeValues:
    """Return the value of an outcome for every seat, by the evaluation at the next chance event."""
    ahead = state.clone()
    game.apply(ahead, CHANCE, outcome)
    for _ in range(LOOKAHEAD):
        if not ahead.frames or ahead.next_seat() == CHANCE:
            break
        seat = ahead.next_seat()
        game.apply(ahead, seat, _greedy(game, ahead, seat))
    return [game.evaluate(ahead, seat) for seat in range(ahead.seats)]


def _greedy(game: AnyGame, state: Any, seat: int) -> Move:
    """Return the move after which the evaluation is best for a seat."""
    moves = game.legal(state, seat)
    return moves[0] if len(moves) == 1 else max(moves, key=lambda move: _value_after(game, state, seat, move))


def _value_after(game: AnyGame, state: Any, seat: int, move: Move) -> float:
    trial = state.clone()
    game.apply(trial, seat, move)
    return game.evaluate(trial, seat)


def count_faces(chance_events: Sequence[dict[str, Any]]) -> dict[tuple[str, ...], list[int]]:
    """Count how often every face of every kind of die was rolled."""
    counted: dict[tuple[str, ...], list[int]] = {}
    for chance in chance_events:
        if chance["kind"] == ROLL:
            rolled = chance["line"].split(":")[1:]
            for faces, face in zip(chance["of"], rolled, strict=True):
                counted.setdefault(tuple(faces), [0] * len(faces))[faces.index(face)] += 1
    return counted


def _die(faces: tuple[str, ...], counts: list[int]) -> Report:
    """Return the counts of a kind of die with the probability that fair dice deviate as far."""
    distance = chi_square(counts)
    return {
        "faces": list(faces),
        "counts": counts,
        "expected": round(sum(counts) / len(faces), 2),
        "chi_square": round(distance, 2),
        "probability": round(probability_beyond(distance, len(faces) - 1), 3),
    }
