"""Section 13: visibility of choices and events."""

import pytest

from caravane.games.lost_cities import GAME
from caravane.games.lost_cities.knowledge import LostCitiesView
from caravane.games.lost_cities.state import LostCitiesState
from caravane.kernel.luck import Sfc32
from tests.games.lost_cities.random_games import Act, Course, games
from tests.games.lost_cities.scenario import BLANK, A, B, C, D, Table
from tests.rule_marker import rule

# A roller and three others; B stands before an arrow, C before a bridge.
SITUATION = (BLANK, "red S[1]; green S[1]", "red S[1x6]", "blue T[]")
ANSWERS = [[], ["use:red:5"], ["use:red:5", "accelerate:green"], ["use:red:5", "accelerate:green", "skip"],
           ["use:red:5", "skip"], ["use:violet:7"], ["refuse"]]  # fmt: skip


def sealed() -> Table:
    """Return a table where the roller has finished and the others have not answered yet."""
    table = Table(*SITUATION)
    table.roll("red violet orange", "5 7 8")
    table.play(A, "take:orange:8")
    return table


def but_finished(view: LostCitiesView) -> dict[str, object]:
    """Return a view without the finished seats."""
    return {key: value for key, value in view.items() if key != "finished"}


@rule("LC-PICK-10", "C-23")
@pytest.mark.parametrize("answer", ANSWERS, ids=len)
@pytest.mark.parametrize("seat", [A, C, D, None])
def test_a_sealed_answer_only_shows_that_it_was_given(seat: int | None, answer: list[str]) -> None:
    before, table = sealed(), sealed()
    table.play(B, *answer)
    assert but_finished(table.view(seat)) == but_finished(before.view(seat))
    done = bool(answer) and table.decision(B) == "nothing"
    assert table.view(seat)["finished"] == [True, done, False, False]
    assert table.visible_events(seat) == ["B finished"] * done


@rule("LC-PICK-10")
@pytest.mark.parametrize("answer", ANSWERS, ids=len)
def test_legal_moves_do_not_depend_on_sealed_answers(answer: list[str]) -> None:
    before, table = sealed(), sealed()
    table.play(B, *answer)
    for seat in [C, D]:
        assert (table.legal(seat), table.decision(seat)) == (before.legal(seat), before.decision(seat))


@rule("LC-PICK-10")
def test_a_seat_sees_its_own_sealed_answer() -> None:
    table = sealed()
    table.play(B, "use:red:5", "accelerate:green")
    assert table.visible_sheet(B, B)["columns"][0] == [1, 5]
    assert table.visible_events(B) == ["B used:red:5", "B wrote:red:5:2", "B accelerated:green", "B wrote:green:1:2"]


def test_the_owner_does_not_see_its_sealed_events_twice() -> None:
    table = sealed()
    table.play(B, "refuse")
    table.play(C, "refuse")
    table.play(D, "use:violet:7")
    assert [line for line in table.visible_events(B) if line.startswith("B")] == []
    assert [line for line in table.visible_events(C) if line.startswith("B")] == ["B refused", "B dice-hatched:1"]


def test_the_roller_s_pick_and_accelerations_are_public_at_once() -> None:
    table = Table("red S[1]", BLANK, BLANK)
    table.roll("red", "5")
    for move in ["take:red:5", "accelerate:blue"]:
        table.play(A, move)
        views = [table.visible_sheet(A, seat) for seat in [A, B, C, None]]
        assert views == [views[0]] * 4
        assert table.visible_events(A) == table.visible_events(B) == table.visible_events() != []


def test_in_turn_order_every_pick_and_acceleration_is_public_at_once() -> None:
    table = Table(BLANK, "red S[1]", BLANK, choice_order="turn-order")
    table.roll("red", "5")
    table.play(A, "refuse")
    for move in ["use:red:5", "accelerate:blue"]:
        table.play(B, move)
        views = [table.visible_sheet(B, seat) for seat in [A, B, C, None]]
        assert views == [views[0]] * 4
        assert table.visible_events(A) == table.visible_events(B) == table.visible_events() != []


def test_dice_and_remaining_dice_are_public() -> None:
    table = sealed()
    for seat in [A, B, C, D, None]:
        assert table.view(seat)["dice"] == {"colours": [0, 5, 1], "numbers": [5, 7, 8]}
        assert table.view(seat)["left"] == {"colours": [0, 5], "numbers": [5, 7]}
        assert table.view(seat)["taken"] == [1, 8]


def test_between_turns_all_views_are_equal() -> None:
    for game in games():
        for state in game.between_turns():
            assert all(GAME.view(state, seat) == GAME.view(state, None) for seat in game.circle)


def test_finished_seats_are_in_the_view_from_the_first_roll_on() -> None:
    table = Table(seats=3)
    assert table.view()["finished"] == [False, False, False]
    table.roll("red", "5")
    assert table.view()["finished"] == [False, False, False]
    table.play(A, "refuse")
    assert table.view()["finished"] == [True, False, False]
    table.play(C, "refuse")
    assert table.view()["finished"] == [True, False, True]


def other_viewpoints(act: Act, state: LostCitiesState) -> list[int | None]:
    """List the viewpoints that must not learn an act: spectators and the other seats, while choices are sealed."""
    return [None, *[seat for seat in range(state.seats) if seat != act.seat]] if state.together else []


@rule("LC-PICK-10")
def test_no_sealed_act_of_a_game_changes_what_others_see_or_may_do() -> None:
    sealed_acts = 0
    for game in games():
        for before, act, after in zip(game.states, game.acts, game.states[1:], strict=False):
            if before.together and after.together:
                assert_nothing_learned(before, act, after)
                sealed_acts += 1
    assert sealed_acts > 1000


def assert_nothing_learned(before: LostCitiesState, act: Act, after: LostCitiesState) -> None:
    """Compare views, moves and events of all other viewpoints; only the finished seats may change."""
    finished = after.find(act.seat) < 0
    for seat in other_viewpoints(act, before):
        old, new = dict(GAME.view(before, seat)), dict(GAME.view(after, seat))
        assert (old.pop("finished") != new.pop("finished")) == finished
        assert old == new
        visible = [event.seen_by(seat) for event in act.events if event.seen_by(seat)]
        assert visible == [GAME.events.read("finished")] * finished
        assert seat is None or GAME.legal(before, seat) == GAME.legal(after, seat)


def test_a_spectator_s_events_add_up_to_the_sheets() -> None:
    for game in games():
        course = Course(game.seats, as_spectator=True)
        for act in game.acts:
            course.follow(act)
        for ledger, sheet in zip(course.ledgers, game.states[-1].sheets, strict=True):
            columns = [tuple(ledger.columns.get(colour, [])) for colour in GAME.events.words[6].kinds[0].names]
            assert columns == sheet.columns


@pytest.mark.parametrize("seat", [A, B, C, D])
def test_a_redealt_table_looks_the_same_to_its_seat(seat: int) -> None:
    table = sealed()
    table.play(B, "use:red:5")
    table.play(C, "use:red:5")
    for seed in range(20):
        other = GAME.redealt(table.state, seat, Sfc32(seed))
        assert GAME.view(other, seat) == GAME.view(table.state, seat)
        assert GAME.legal(other, seat) == GAME.legal(table.state, seat)
        assert other.deciding() == table.deciding()
        assert sorted(frame[1] for frame in other.frames) == sorted(frame[1] for frame in table.state.frames)


def test_a_redeal_resets_the_answers_of_an_unfinished_seat() -> None:
    table = sealed()
    table.play(B, "use:red:5")
    other = GAME.redealt(table.state, C, Sfc32(0))
    assert (table.decision(B), table.column(B, "red")) == ("accelerate", "S[1,5]")
    assert GAME.legal(other, B) == GAME.legal(sealed().state, B)
    assert (other.sheet(B).pack(), other.choices[B]) == (sealed().sheet(B).pack(), ())


def test_a_redeal_samples_sealed_choices() -> None:
    table = sealed()
    table.play(C, "use:red:5")
    drawn = {GAME.redealt(table.state, B, Sfc32(seed)).choices[C] for seed in range(60)}
    assert len(drawn) == len(GAME.legal(sealed().state, C))
