"""The luck report: fair luck is reported as fair, good luck as good, for the roller and for the others."""

import json
from typing import Any

import pytest

from caravane.kernel.journal import Journal
from caravane.kernel.luck import Sfc32
from caravane.kernel.state import CHANCE
from caravane.tables.acts import Refused
from caravane.tables.luck.chi_square import chi_square, probability_beyond
from caravane.tables.luck.luck_report import Report, _outcome_values, count_faces, luck_report, share_below
from caravane.tables.table import ENDED
from caravane.tables.table_recorder import chance_events_of
from tests.tables.export_files import eventful_well
from tests.tables.table_driver import LOST_CITIES, WELL, TableDriver, drive_table, settings


def report(table: TableDriver, samples: int = 12) -> Report:
    return luck_report(table.table, chance_events_of(table.table, table.acts), samples)


def fair(game: str, number: int, seats: int = 3) -> TableDriver:
    """Play a game with its own secret."""
    return TableDriver(settings(game, seats), number.to_bytes(32, "big")).begin().finish(number)


def favoured(game: str, seat: int, tries: int) -> TableDriver:
    """Play a game in which chance always yields the best of `tries` outcomes for one seat."""
    table = drive_table(game, seats=3)
    table.begin()
    journal: Journal[Any] = Journal(table.table.game, 3, table.table.settings.options)
    luck = Sfc32(5)
    while not journal.state.ended():
        deciding = journal.state.deciding()
        if deciding == [CHANCE]:
            outcomes = [journal.game.sample(journal.state, luck) for _ in range(tries)]
            best = max(outcomes, key=lambda outcome: _outcome_values(journal.game, journal.state, outcome)[seat])
            journal.play(CHANCE, best)
        else:
            mover = deciding[luck.below(len(deciding))]
            moves = journal.game.legal(journal.state, mover)
            journal.play(mover, moves[luck.below(len(moves))])
    table.table.journal, table.table.status = journal, ENDED
    return table


@pytest.mark.parametrize(("game", "games"), [(WELL, 40), (LOST_CITIES, 8)])
def test_fair_luck_is_average_over_many_games(game: str, games: int) -> None:
    """Check that the shares are uniform: a third of all seats is luckier than two thirds of fair games, and so on."""
    shares = [seat["luckier_than"] for number in range(games) for seat in report(fair(game, number))["seats"]]
    assert sum(shares) / len(shares) == pytest.approx(0.5, abs=0.12)
    thirds = [sum(low / 3 <= share <= (low + 1) / 3 for share in shares) / len(shares) for low in range(3)]
    assert thirds == pytest.approx([1 / 3] * 3, abs=0.2)


@pytest.mark.parametrize("seat", [0, 2])
@pytest.mark.parametrize("game", [WELL, LOST_CITIES])
def test_a_favoured_seat_is_detected(game: str, seat: int) -> None:
    table = favoured(game, seat, tries=8)
    seats = luck_report(table.table, [], samples=16)["seats"]
    assert seats[seat]["luckier_than"] > 0.97
    assert seats[seat]["luck"] > 0
    assert max(range(3), key=lambda other: seats[other]["luckier_than"]) == seat


def test_dice_count_for_seats_that_did_not_roll_them() -> None:
    events = report(fair(LOST_CITIES, 1), samples=16)["events"]
    rolls = [event for event in events if event["line"].startswith("* roll:")]
    for seat in range(3):
        assert sum(event["luck"][seat] != 0 for event in rolls) > len(rolls) * 0.6


def test_few_outcomes_are_enumerated() -> None:
    """Check a single die, which has six outcomes: the mean is exact and the shares are twelfths."""
    events = report(eventful_well())["events"]
    shares = [share * 12 for event in events if event["line"].startswith("* roll") for share in event["luckier_than"]]
    assert shares == pytest.approx([round(share) for share in shares], abs=0.01)


def test_a_report_is_deterministic_and_serializable() -> None:
    first = report(eventful_well())
    assert first == json.loads(json.dumps(report(eventful_well())))
    assert first["seats"][0]["name"] == "Ana"


def test_best_and_worst_point_at_their_events() -> None:
    result = report(fair(LOST_CITIES, 2))
    for seat, summary in enumerate(result["seats"]):
        lucks = [event["luck"][seat] for event in result["events"]]
        assert lucks[summary["best"]] == max(lucks)
        assert lucks[summary["worst"]] == min(lucks)


def test_faces_are_counted_by_kind_of_die_including_undone_rolls() -> None:
    table = eventful_well()
    chances = chance_events_of(table.table, table.acts)
    rolls = [chance for chance in chances if chance["kind"] == "roll"]
    assert len(rolls) > sum(line.startswith("* roll") for line in table.table.journal.lines())
    assert sum(count_faces(chances)[tuple("012345")]) == len(rolls)


def test_there_is_no_report_before_the_end() -> None:
    with pytest.raises(Refused, match="not-finished"):
        report(drive_table().begin())


@pytest.mark.parametrize(
    ("value", "freedom", "probability"),
    [
        (0, 5, 1),
        (3.841, 1, 0.05),
        (5.991, 2, 0.05),
        (7.815, 3, 0.05),
        (11.070, 5, 0.05),
        (21.666, 9, 0.01),
        (2.558, 10, 0.99),
    ],
)
def test_chi_square_probabilities_match_the_tables(value: float, freedom: int, probability: float) -> None:
    assert probability_beyond(value, freedom) == pytest.approx(probability, abs=2e-4)


def test_equal_counts_have_no_deviation() -> None:
    assert chi_square([7, 7, 7]) == chi_square([0, 0]) == 0
    assert chi_square([12, 8]) == 0.8


def test_a_tie_counts_half() -> None:
    assert share_below([1, 2, 2, 3], 2) == 0.5
    assert share_below([], 2) == 0.5
    assert share_below([0.1 + 0.2], 0.3) == 0.5
