"""Invariants after every move in whole games with every number of seats and setup (part 5), and bounds (part 6)."""

from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Final

import pytest

from caravane.conformance.run import options_for
from caravane.games.archeos_society import GAME
from caravane.games.archeos_society.cards import deck_of
from caravane.games.archeos_society.components import MONKEY
from caravane.games.archeos_society.state import ArcheosState
from caravane.kernel.luck import Sfc32
from caravane.kernel.state import CHANCE
from tests.games.archeos_society.scenario import A, B, Table
from tests.games.random_games import Act, play_random_game
from tests.rule_marker import rule

GAMES_PER_COUNT: Final = 2


@cache
def games() -> list[list[Act[ArcheosState]]]:
    """Play some random games for every number of seats, once per process."""
    return [
        play_random_game(GAME, seats, options_for(GAME, seats, seed * 5 + seats), seed)
        for seed in range(GAMES_PER_COUNT)
        for seats in GAME.seats
    ]


def all_acts() -> list[Act[ArcheosState]]:
    return [act for game in games() for act in game]


@rule("AS-INV-01", "AS-INV-02", "AS-INV-03", "AS-INV-05", "AS-INV-06", "AS-INV-09", "AS-INV-14")
def test_the_game_s_invariants_hold() -> None:
    for act in all_acts():
        assert GAME.violations(act.after) == []
        assert GAME.census(act.after) == {"cards": 156, "monkeys": 3, "tokens": 6, "vehicles": act.after.seats * 8}


@rule("AS-INV-02")
def test_a_turn_begins_with_fewer_than_three_monkeys() -> None:
    for act in all_acts():
        if act.verb in ("take", "draw", "play") and act.before.frames[-1][0] == 9:
            assert act.before.monkeys < 3


@rule("AS-INV-04")
def test_the_upper_half_holds_no_monkey() -> None:
    for act in all_acts():
        state = act.after
        if MONKEY in state.pile:
            assert MONKEY not in state.pile[state.lower :]


@rule("AS-INV-06", "AS-INV-07", "AS-INV-08")
def test_vehicles_move_by_single_spaces_except_back_to_the_start() -> None:
    for act in all_acts():
        for old, new in zip(act.before.spaces, act.after.spaces, strict=True):
            assert new <= old + 1
            assert new >= old - 1 or new == 0
        for old, new in zip(act.before.linguists, act.after.linguists, strict=True):
            assert old <= new <= 18
        for old, new in zip(act.before.relics, act.after.relics, strict=True):
            assert old & new == old <= 63


@rule("AS-INV-10")
def test_after_an_expedition_the_hand_is_empty_unless_something_acted() -> None:
    kept_or_drew = {"kept-count", "drew-more"}
    for game in games():
        acted: set[str] = set()
        for act in game:
            if act.verb == "send" and act.before.frames[-2][0] == 9:
                acted = set()
            acted |= {words[0] for _, words in act.event_words()}
            turn_over = act.before.active != act.after.active and act.verb not in ("take", "draw", "first")
            if turn_over and act.after.season == act.before.season and not acted & kept_or_drew:
                assert act.after.hands[act.before.active] == ()


@rule("AS-INV-11")
def test_exactly_one_seat_decides_and_has_a_move() -> None:
    for act in all_acts():
        deciding = act.before.deciding()
        assert len(deciding) == 1
        assert deciding == [CHANCE] or GAME.legal(act.before, deciding[0])
        assert GAME.accepts(act.before, act.seat, act.move)


@rule("AS-INV-12")
def test_hidden_cards_change_nothing_that_a_seat_sees() -> None:
    luck = Sfc32(5)
    for game in games()[:5]:
        for act in game[::40]:
            for seat in range(act.before.seats):
                other = GAME.redealt(act.before, seat, luck)
                assert GAME.view(other, seat) == GAME.view(act.before, seat)
                assert GAME.legal(other, seat) == GAME.legal(act.before, seat)


@rule("AS-INV-13")
def test_scores_are_the_sum_of_the_announced_points() -> None:
    for game in games():
        points: Counter[int] = Counter()
        for act in game:
            for seat, words in act.event_words():
                kind = EVENT_KINDS.get(words[0])
                points[seat] += int(words[kind]) if kind else 0
            assert GAME.scores(act.after) == [points[seat] for seat in range(act.after.seats)]


EVENT_KINDS: Final = {word.name: 1 for word in GAME.events.words if "points" in word.params}


@rule("AS-INV-14")
def test_every_season_starts_from_the_full_deck() -> None:
    for act in all_acts():
        if act.verb == "shuffle":
            assert sorted(act.move[1:]) == deck_of(act.after.roles)


def test_a_game_is_as_long_as_the_specification_says() -> None:
    for game in games():
        state = game[-1].after
        assert state.season == state.box.seasons[state.seats]
        assert len(game) < GAME.bounds.moves[state.seats]
        assert max(len(GAME.legal(act.before, act.seat)) for act in game if act.seat != CHANCE) <= GAME.bounds.options


def _lose_a_card(state: ArcheosState) -> None:
    state.pile.remove(next(card for card in state.pile if card != MONKEY))
    state.lower -= 1


def _unsorted_hand(state: ArcheosState) -> None:
    state.hands[A] = state.hands[A][::-1]


def _mixed_expedition(state: ArcheosState) -> None:
    state.expeditions[B] = (state.hands[A],)
    state.hands[A] = ()


def _high_monkey(state: ArcheosState) -> None:
    state.pile.append(state.pile.pop(0))
    state.lower -= 1


def _far_vehicle(state: ArcheosState) -> None:
    state.spaces[0] = 7


def _long_track(state: ArcheosState) -> None:
    state.linguists[A] = 19


def _double_token(state: ArcheosState) -> None:
    state.tokens = [2, 2]


def _lost_tile(state: ArcheosState) -> None:
    state.tile = (A, 0)


def _known_foreign_card(state: ArcheosState) -> None:
    state.known[B] = (1,)


FAULTS: Final = [
    ("AS-INV-01", _lose_a_card),
    ("AS-INV-03", _unsorted_hand),
    ("AS-INV-03", _known_foreign_card),
    ("AS-INV-04", _high_monkey),
    ("AS-INV-05", _mixed_expedition),
    ("AS-INV-06", _far_vehicle),
    ("AS-INV-08", _long_track),
    ("AS-INV-09", _double_token),
    ("AS-INV-09", _lost_tile),
]


@pytest.mark.parametrize(("invariant", "fault"), FAULTS)
def test_the_game_s_own_check_detects_a_fault(invariant: str, fault: Callable[[ArcheosState], None]) -> None:
    state = Table("red-guide blue-student", "").state
    fault(state)
    assert GAME.violations(state) == [invariant]
