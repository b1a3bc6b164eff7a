"""The luck report: how lucky every seat was, against what fair luck would have brought it, with probabilities.

At every chance event the game stands still, and other outcomes are drawn: all of them when they are few, else a seeded
sample. After each the seats play on greedily until luck strikes again, and the game's own evaluation says what that is
worth to every seat; so an outcome counts for those who use it next, whoever rolled. What the true outcome was worth above
the mean of all is luck. Chance events are independent, so the sum of a seat's luck is compared with sums of random draws.
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
"""So many other outcomes of each chance event are weighed."""
SUMS: Final = 2_000
"""So many games of fair luck are put together from them."""
AHEAD: Final = 24
"""So many decisions are looked ahead at the most."""
SEED: Final = 20

Report = dict[str, Any]
Worth = list[float]
"""What an outcome is worth, for every seat."""


@final
class Weighed:
    """A chance event: what came, what it was worth to every seat, and what the others would have been worth."""

    __slots__ = ("line", "others", "worth")

    def __init__(self, line: str, worth: Worth, others: list[Worth]) -> None:
        self.line: Final = line
        self.worth: Final = worth
        self.others: Final = others

    def expected(self, seat: int) -> float:
        """Give the mean worth of all outcomes for a seat."""
        return sum(other[seat] for other in self.others) / len(self.others)

    def luck(self, seat: int) -> float:
        """Give what came above the mean."""
        return self.worth[seat] - self.expected(seat)

    def luckier_than(self, seat: int) -> float:
        """Give the share of outcomes that would have been worse; equal ones count half."""
        return share_below([other[seat] for other in self.others], self.worth[seat])


def luck_report(table: Table, chances: Sequence[dict[str, Any]], samples: int = SAMPLES) -> Report:
    """Report on a table that is over, and on all the chance events that it ever drew."""
    if table.status != ENDED:
        raise Refused("not-over")
    events = weigh_all(table, samples)
    return {
        "samples": samples,
        "seats": [_seat(events, seat, table.names()[seat]) for seat in range(table.settings.seats)],
        "events": [_event(event, table.settings.seats) for event in events],
        "dice": [_die(faces, counts) for faces, counts in count_faces(chances).items()],
    }


def _seat(events: list[Weighed], seat: int, name: str) -> Report:
    lucks = [event.luck(seat) for event in events]
    order = sorted(range(len(events)), key=lambda place: lucks[place])
    return {
        "name": name,
        "luck": round(sum(lucks), 2),
        "luckier_than": round(share_below(fair_sums(events, seat), sum(lucks)), 3),
        "worst": order[0] if order and lucks[order[0]] < 0 else None,
        "best": order[-1] if order and lucks[order[-1]] > 0 else None,
    }


def _event(event: Weighed, seats: int) -> Report:
    return {
        "line": event.line,
        "luck": [round(event.luck(seat), 2) for seat in range(seats)],
        "luckier_than": [round(event.luckier_than(seat), 3) for seat in range(seats)],
    }


def fair_sums(events: list[Weighed], seat: int) -> list[float]:
    """Put games of fair luck together: of each event any outcome, and the sum of what that is above the mean."""
    luck = Sfc32(SEED + seat)
    above = [[other[seat] - event.expected(seat) for other in event.others] for event in events]
    return [sum(one[luck.below(len(one))] for one in above) for _ in range(SUMS)]


def share_below(values: Sequence[float], value: float) -> float:
    """Give the share of values that are smaller; equal ones count half, up to what rounding does to sums."""
    margin = 1e-9 * max(1.0, abs(value))
    below = sum(other < value - margin for other in values)
    equal = sum(abs(other - value) <= margin for other in values)
    return (below + equal / 2) / len(values) if values else 0.5


def weigh_all(table: Table, samples: int) -> list[Weighed]:
    """Replay the game, and weigh every chance event in it."""
    journal: Journal[Any] = Journal(table.game, table.settings.seats, table.settings.options)
    events: list[Weighed] = []
    for line in table.journal.lines():
        if line.startswith(CHANCE_MARK):
            move = table.game.verbs.read(line.partition(" ")[2])
            luck = Sfc32(SEED + len(events))
            others = [
                _worth(table.game, journal.state, other) for other in _outcomes(table.game, journal, luck, samples)
            ]
            events.append(Weighed(line, _worth(table.game, journal.state, move), others))
        journal.read_line(line)
    return events


def _outcomes(game: AnyGame, journal: Journal[Any], luck: Luck, samples: int) -> list[Move]:
    """List all outcomes of the chance event that is due, or a sample when they are many."""
    state = journal.state
    frame = state.frames[state.find(CHANCE)]
    step = game.chance(state)
    bounds = step.bounds(state, frame)
    if math.prod(bounds) <= samples:
        return [step.outcome(state, frame, list(draws)) for draws in product(*[range(bound) for bound in bounds])]
    return [game.sample(state, luck) for _ in range(samples)]


def _worth(game: AnyGame, state: Any, outcome: Move) -> Worth:
    """Say what an outcome is worth to every seat: how good things look when luck strikes next."""
    ahead = state.clone()
    game.apply(ahead, CHANCE, outcome)
    for _ in range(AHEAD):
        if not ahead.frames or ahead.next_seat() == CHANCE:
            break
        seat = ahead.next_seat()
        game.apply(ahead, seat, _greedy(game, ahead, seat))
    return [game.evaluate(ahead, seat) for seat in range(ahead.seats)]


def _greedy(game: AnyGame, state: Any, seat: int) -> Move:
    """Choose the move after which a seat likes the state best."""
    moves = game.legal(state, seat)
    return moves[0] if len(moves) == 1 else max(moves, key=lambda move: _after(game, state, seat, move))


def _after(game: AnyGame, state: Any, seat: int, move: Move) -> float:
    trial = state.clone()
    game.apply(trial, seat, move)
    return game.evaluate(trial, seat)


def count_faces(chances: Sequence[dict[str, Any]]) -> dict[tuple[str, ...], list[int]]:
    """Count how often every face of every sort of die was rolled."""
    counted: dict[tuple[str, ...], list[int]] = {}
    for chance in chances:
        if chance["kind"] == ROLL:
            shown = chance["line"].split(":")[1:]
            for faces, face in zip(chance["of"], shown, strict=True):
                counted.setdefault(tuple(faces), [0] * len(faces))[faces.index(face)] += 1
    return counted


def _die(faces: tuple[str, ...], counts: list[int]) -> Report:
    """Compare the faces of a sort of die with what is expected, and say how often fair dice stray so far."""
    distance = chi_square(counts)
    return {
        "faces": list(faces),
        "counts": counts,
        "expected": round(sum(counts) / len(faces), 2),
        "chi_square": round(distance, 2),
        "probability": round(probability_beyond(distance, len(faces) - 1), 3),
    }
