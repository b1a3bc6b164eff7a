"""Section 16: invariants after every move in games with every number of seats and all options."""

from collections.abc import Callable, Iterator

import pytest

from caravane.games.lost_cities import GAME
from caravane.games.lost_cities.components import BRIDGES, COLOURS
from caravane.games.lost_cities.scoring import total
from caravane.games.lost_cities.state import LostCitiesState, Sheet
from tests.games.lost_cities.random_games import EVERY_SETTING, Course, games_of
from tests.games.lost_cities.scenario import Table, read_sheet, write_column
from tests.rule_marker import rule


def sheets(setting: int) -> Iterator[Sheet]:
    """Yield every sheet after every move, including sealed ones."""
    for game in games_of(setting):
        for state in game.states:
            yield from state.sheets + state.drafts


def courses(setting: int) -> Iterator[tuple[LostCitiesState, Course]]:
    """Yield every state with the events up to it."""
    for game in games_of(setting):
        course = Course(game.seats)
        for act, state in zip(game.acts, game.states[1:], strict=True):
            course.follow(act)
            yield state, course


def filled(sheet: Sheet, symbols: tuple[tuple[int, ...], ...]) -> int:
    """Count the filled squares among those with a symbol."""
    return sum(square <= len(sheet.columns[colour]) for colour in range(6) for square in symbols[colour])


@rule("I-01")
@EVERY_SETTING
def test_numbers_never_decrease_and_lie_between_1_and_10(setting: int) -> None:
    for sheet in sheets(setting):
        for column in sheet.columns:
            assert list(column) == sorted(column)
            assert set(column) <= set(range(1, 11))
            assert len(column) <= 9


@rule("I-02")
@EVERY_SETTING
def test_a_free_circle_means_an_empty_column_and_a_struck_one_a_number(setting: int) -> None:
    for state, course in courses(setting):
        for seat, ledger in enumerate(course.ledgers):
            sheet = state.sheet(seat)
            letters = [write_column(sheet, colour)[0] for colour in COLOURS]
            assert all((letter == "F") <= (not column) for letter, column in zip(letters, sheet.columns, strict=True))
            assert all((letter == "S") <= bool(column) for letter, column in zip(letters, sheet.columns, strict=True))
            assert letters.count("T") == ledger.circles


@rule("I-03")
@EVERY_SETTING
def test_a_ticked_summit_means_a_full_column(setting: int) -> None:
    for sheet in sheets(setting):
        assert all(len(sheet.columns[colour]) == 9 for colour in range(6) if sheet.summits >> colour & 1)


@rule("I-04")
@EVERY_SETTING
def test_artefacts_are_squares_and_summits_up_to_nine(setting: int) -> None:
    for sheet in sheets(setting):
        assert sheet.artefacts == min(9, filled(sheet, GAME.box.artefacts) + sheet.summits.bit_count())


@rule("I-05")
@EVERY_SETTING
def test_a_bridge_is_marked_exactly_when_the_seventh_is(setting: int) -> None:
    for sheet in sheets(setting):
        reached = [len(column) >= 7 for column in sheet.columns] + [sheet.artefacts >= 7, sheet.dice >= 7]
        assert [bool(sheet.crossed >> bridge & 1) for bridge in range(8)] == reached
        assert sheet.bonuses | sheet.crossed == sheet.crossed


@rule("I-06")
@EVERY_SETTING
def test_all_bonuses_of_a_bridge_were_gained_in_the_first_turn_that_crossed_it(setting: int) -> None:
    for game in games_of(setting):
        course = Course(game.seats)
        for act in game.acts:
            course.follow(act)
        for bridge in BRIDGES:
            bonuses = {ledger.bonuses[bridge] for ledger in course.ledgers if bridge in ledger.bonuses}
            struck = {ledger.struck[bridge] for ledger in course.ledgers if bridge in ledger.struck}
            assert len(bonuses) <= 1
            assert not struck or min(struck) > max(bonuses)
        assert_marked_as_announced(game.states[-1], course)


def assert_marked_as_announced(state: LostCitiesState, course: Course) -> None:
    """Compare the bridges of the sheets with the announced ones."""
    for sheet, ledger in zip(state.sheets, course.ledgers, strict=True):
        assert sheet.bonuses == sum(1 << BRIDGES.index(bridge) for bridge in ledger.bonuses)
        assert sheet.crossed == sheet.bonuses + sum(1 << BRIDGES.index(bridge) for bridge in ledger.struck)


@rule("I-06")
@EVERY_SETTING
def test_a_bridge_crossed_by_anyone_has_a_bonus(setting: int) -> None:
    for game in games_of(setting):
        for state in game.states:
            crossed, bonuses = 0, 0
            for sheet in state.sheets:
                crossed, bonuses = crossed | sheet.crossed, bonuses | sheet.bonuses
            assert crossed == bonuses


@rule("I-07")
@EVERY_SETTING
def test_dice_symbols_are_refusals_up_to_nine(setting: int) -> None:
    for state, course in courses(setting):
        for seat, ledger in enumerate(course.ledgers):
            assert state.sheet(seat).dice == min(9, ledger.refusals)


@rule("I-08")
@EVERY_SETTING
def test_every_turn_is_a_circle_a_number_a_summit_or_a_refusal(setting: int) -> None:
    for state, course in courses(setting):
        if between_turns(state):
            for ledger in course.ledgers:
                assert state.turn == ledger.circles + ledger.dice + ledger.refusals


@rule("I-09")
@EVERY_SETTING
def test_accelerated_entries_are_no_more_than_filled_arrows(setting: int) -> None:
    for state, course in courses(setting):
        for seat, ledger in enumerate(course.ledgers):
            sheet = state.sheet(seat)
            assert ledger.accelerations <= filled(sheet, GAME.box.arrows)
            entries = sum(map(len, sheet.columns)) + sheet.summits.bit_count()
            assert ledger.accelerations + ledger.dice == entries


@rule("I-10")
@EVERY_SETTING
def test_between_turns_nothing_is_open_and_no_end_is_due(setting: int) -> None:
    for game in games_of(setting):
        for state in game.states:
            if between_turns(state):
                assert not state.drafts + state.choices
                assert [GAME.legal(state, seat) for seat in game.circle] == [[]] * game.seats
                assert end_is_due(state) == state.ended()
        assert game.states[-1].ended()


def between_turns(state: LostCitiesState) -> bool:
    return not any(seat >= 0 for seat in state.deciding())


def end_is_due(state: LostCitiesState) -> bool:
    """Return whether all seats are exhausted or all bridges have been crossed, according to the sheets."""
    crossed = {bridge for sheet in state.sheets for bridge in range(8) if sheet.crossed >> bridge & 1}
    return len(crossed) == 8 or all(sheet.dice == 9 for sheet in state.sheets)


@rule("I-11")
@EVERY_SETTING
def test_totals_stay_within_safe_bounds(setting: int) -> None:
    assert all(-640 <= total(GAME.box, sheet) <= 930 for sheet in sheets(setting))


@rule("I-11")
def test_the_bounds_are_six_double_columns_the_best_sides_and_all_bonuses() -> None:
    assert 6 * 2 * 50 + 100 + 70 + 8 * 20 == 930
    circles = "; ".join(f"{colour} T[]" for colour in COLOURS)
    assert total(GAME.box, read_sheet(f"{circles}; dice 1")) == -640


@EVERY_SETTING
def test_the_game_s_own_check_finds_nothing(setting: int) -> None:
    assert [broken for game in games_of(setting) for state in game.states for broken in GAME.violations(state)] == []


def _fall(sheet: Sheet) -> None:
    sheet.columns[0] = (5, 4)


def _summit(sheet: Sheet) -> None:
    sheet.summits, sheet.artefacts = 1, 1


def _artefact(sheet: Sheet) -> None:
    sheet.artefacts = 1


def _bridge(sheet: Sheet) -> None:
    sheet.crossed = sheet.bonuses = 1


def _strike(sheet: Sheet) -> None:
    sheet.columns[1], sheet.artefacts, sheet.crossed = (1,) * 7, 1, 2


def _dice(sheet: Sheet) -> None:
    sheet.dice = -1


FAULTS = [
    ("I-01", _fall),
    ("I-03", _summit),
    ("I-04", _artefact),
    ("I-05", _bridge),
    ("I-06", _strike),
    ("I-07", _dice),
]


@pytest.mark.parametrize(("invariant", "fault"), FAULTS)
def test_the_game_s_own_check_detects_a_fault(invariant: str, fault: Callable[[Sheet], None]) -> None:
    state = Table().state
    fault(state.sheets[0])
    assert GAME.violations(state) == [invariant]


def test_the_game_s_own_check_detects_a_missed_end() -> None:
    state = Table().state
    state.sheets = [read_sheet("dice 9") for _ in state.sheets]
    state.crossed = state.sheets[0].crossed
    assert GAME.violations(state) == ["I-10"]
