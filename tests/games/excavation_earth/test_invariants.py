"""Invariants after every move (27) in random games with every number of seats, and detection of violations."""

from collections.abc import Callable
from functools import cache

import pytest

from caravane.conformance.run import options_for
from caravane.games.excavation_earth import GAME
from caravane.games.excavation_earth.components import RELICS
from caravane.games.excavation_earth.invariants import census, violations
from caravane.games.excavation_earth.rulings import E5_ONE_CREW
from caravane.games.excavation_earth.state import LINE_COUNT, ZU, EarthState
from caravane.kernel.codec import fingerprint
from caravane.kernel.luck import Sfc32
from caravane.kernel.state import CHANCE
from tests.games.excavation_earth.scenario import BOX, A, B, Table, started
from tests.games.random_games import Act, play_random_game
from tests.rule_marker import rule


@cache
def games() -> list[list[Act[EarthState]]]:
    """Play some games with every number of seats, each with other options."""
    return [
        play_random_game(GAME, seats, options_for(GAME, seats, seed + 1), seed * 8 + seats)
        for seats in GAME.seats
        for seed in range(2)
    ]


def states() -> list[EarthState]:
    return [act.after for game in games() for act in game]


def event_names(act: Act[EarthState]) -> list[str]:
    return [words[0] for _, words in act.event_words()]


def spoiled(change: Callable[[EarthState], None]) -> list[str]:
    """Break something in a state and return the detected violations."""
    state = started(2)
    change(state)
    return violations(state)


@rule("I-01")
def test_no_relic_is_lost() -> None:
    assert all(state.sites[relic] >= 0 for state in states() for relic in range(len(RELICS)))
    assert census(started(3))["relics"] == sum(BOX.copies) == 90
    assert "I-01" in spoiled(lambda state: state.sites.__setitem__(0, state.sites[0] + 1))


@rule("I-02")
def test_no_buyer_is_lost() -> None:
    assert all(max(state.stock[:5]) <= 10 for state in states())
    assert "I-02" in spoiled(lambda state: state.stock.__setitem__(5, 0))


@rule("I-03")
def test_queues_and_mothership_have_a_maximum_length() -> None:
    for game in games():
        for act in game:
            prepared = "packs-dealt" in event_names(act) or (act.after.solo() and act.verb == "shuffle-zu")
            if prepared and act.after.round > 1:
                assert [len(queue) for queue in act.after.queues] == [3] * 6
    assert "I-03" in spoiled(_lengthen)


def _lengthen(state: EarthState) -> None:
    state.queues[0] = (*state.queues[0], 0, 0)
    state.stock[0] -= 2


@rule("I-04")
def test_buyer_cards_are_in_deck_or_discard() -> None:
    for game in games():
        begun = False
        for act in game:
            begun = begun or act.verb == "shuffle-buyers"
            if begun:
                assert sorted([*act.after.buyer_deck, *act.after.buyer_discard]) == list(BOX.buyer_cards)


@rule("I-05")
def test_no_cube_is_lost() -> None:
    for state in states():
        if not state.solo() or state.switches & E5_ONE_CREW:
            assert min(state.reserve) >= 0
    assert "I-05" in spoiled(lambda state: state.traders.__setitem__(0, 1))


@rule("I-06")
def test_no_action_card_is_lost() -> None:
    for state in states():
        if state.round == BOX.rounds and state.draft < 0 and state.active >= 0:
            assert state.forecast == ()
    assert census(started(2))["cards"] == 60
    assert "I-06" in spoiled(lambda state: state.discard.append(0))


@rule("I-07")
def test_travel_cards_are_in_hand_used_or_aside() -> None:
    for state in states():
        for player in GAME.view(state, None)["players"]:  # type: ignore[attr-defined]
            assert sorted([*player["travel"], *player["used"]]) == [30, 31, 32]


@rule("I-08")
def test_every_change_of_credits_has_its_line() -> None:
    for state in states():
        for side in range(state.sides()):
            assert state.credits[side] == sum(state.lines[side * LINE_COUNT : (side + 1) * LINE_COUNT])
            assert state.credits[side] >= 0 or state.ended()
    assert "I-08" in spoiled(lambda state: state.credits.__setitem__(0, 9))


@rule("I-09")
def test_stores_have_their_size_and_columns_pay_once() -> None:
    for game in games():
        for act in game:
            before, after = act.before.columns, act.after.columns
            assert all(now & then == then for now, then in zip(after, before, strict=True))
    assert "I-09" in spoiled(lambda state: state.holds.__setitem__(0, (0,) * 5))


@rule("I-10")
def test_explorers_stand_apart() -> None:
    assert "I-10" not in violations(Table().state)
    table = Table()
    table.state.explorers[A] = (0, 0, 8)
    assert "I-10" in violations(table.state)


@rule("I-11")
def test_emissaries_and_traders_change_by_few_events() -> None:
    sent = {"emissary-sent", "recalled", "promoted"}
    for game in games():
        for act in game:
            if act.before.emissaries != act.after.emissaries:
                assert sent & set(event_names(act))
            if act.before.traders != act.after.traders:
                assert {"trader-sent", "promoted"} & set(event_names(act))


@rule("I-12")
def test_markers_are_taken_without_a_gap() -> None:
    assert any(max(state.markers) > 1 for state in states())
    assert "I-12" in spoiled(lambda state: state.markers.__setitem__(0, 2))


@rule("I-13")
def test_a_seat_that_has_passed_waits() -> None:
    for game in games():
        for act in game:
            if act.seat >= 0 and act.before.passed >> act.seat & 1:
                step = GAME.step_of(act.before, act.seat)
                assert step is not None
                assert step.name == "keep-on-pass"
    table = Table("red-star red-eye green-eye").play(A, "choose:pass keep:green-eye keep:red-star")
    assert (len(table.state.hands[A]), table.state.deciding()) == (2, [B])


@rule("I-14")
def test_zus_relics_are_of_different_types() -> None:
    state = started(1)
    assert census(state)["zu cards"] == 24
    state.supply[0] = tuple(sorted(state.supply[0])[:-2])
    state.holds[ZU] = (3, 3)
    assert "I-14" in violations(state)


@rule("I-15")
def test_equal_luck_gives_equal_games_and_views_contain_no_secrets() -> None:
    marks = [[fingerprint(GAME, act.after) for act in play_random_game(GAME, 2, {}, 3)] for _ in range(2)]
    assert marks[0] == marks[1]
    for state in states()[::60]:
        for seat in range(state.seats):
            view = GAME.view(state, seat)
            assert view == GAME.view(GAME.redealt(state, seat, Sfc32(1)), seat)


@rule("I-16")
def test_a_seat_can_always_move() -> None:
    for game in games():
        for act in game[:-1]:
            seats = act.after.deciding()
            assert seats
            assert all(seat == CHANCE or GAME.legal(act.after, seat) for seat in seats)
        assert game[-1].after.ended()


@pytest.mark.parametrize("seats", GAME.seats)
def test_no_game_exceeds_its_bounds(seats: int) -> None:
    max_moves = max(sum(act.seat != CHANCE for act in game) for game in games() if game[0].before.seats == seats)
    assert max_moves < GAME.bounds.moves[seats] / 5
