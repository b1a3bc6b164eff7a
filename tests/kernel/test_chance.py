"""Tests of chance: fair draws, the three kinds of outcome, and scripted luck."""

from collections import Counter
from math import sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from caravane.kernel.luck import Luck, ScriptedLuck, Sfc32
from caravane.kernel.state import CHANCE
from caravane.kernel.step import Chance, Step
from tests.kernel.toy_game import DIE, LOT, MIX, NAME, ORDER, ROLL, ToyState, toy


def even(counts: Counter[object], kinds: int, draws: int) -> bool:
    """Compare with equal shares (chi-square): a fair source exceeds this bound only once in many thousand times."""
    share = draws / kinds
    missing = kinds - len(counts)
    square = sum((count - share) ** 2 / share for count in counts.values()) + missing * share
    return square <= kinds - 1 + 5 * sqrt(2 * (kinds - 1))


@pytest.mark.parametrize("bound", [1, 2, 3, 6, 7, 20, 52])
def test_draws_are_even(bound: int) -> None:
    luck = Sfc32(2024)
    draws = 400 * bound
    assert even(Counter(luck.below(bound) for _ in range(draws)), bound, draws)


def test_draws_are_even_when_words_must_be_rejected() -> None:
    """Use three quarters of all words: without rejecting some, every third result would be twice as likely."""
    luck, bound, draws = Sfc32(7), 3 << 30, 9_000
    assert even(Counter(luck.below(bound) * 9 // bound for _ in range(draws)), 9, draws)


@given(st.integers(0, 2**96 - 1), st.integers(1, 2**32 - 1))
def test_draws_stay_below_their_bound(seed: int, bound: int) -> None:
    luck = Sfc32(seed)
    assert all(0 <= luck.below(bound) < bound for _ in range(5))


def test_a_seed_gives_the_same_draws_everywhere() -> None:
    luck = Sfc32(12345)
    assert [luck.below(100) for _ in range(8)] == [1, 16, 25, 35, 32, 84, 89, 25]


def test_seeds_differ_in_all_their_parts() -> None:
    seeds = [0, 1, 1 << 32, 1 << 64]
    firsts = {tuple(luck.below(1000) for _ in range(4)) for luck in map(Sfc32, seeds)}
    assert len(firsts) == 4


def test_shuffles_are_even() -> None:
    luck, draws = Sfc32(5), 2_400
    counts: Counter[object] = Counter()
    for _ in range(draws):
        things = [1, 2, 3, 4]
        luck.shuffle(things)
        counts[tuple(things)] += 1
    assert even(counts, 24, draws)


def sampled(step: int, draws: int) -> Counter[object]:
    game = toy((step, CHANCE))
    state = game.start(2)
    luck = Sfc32(99)
    return Counter(game.sample(state, luck) for _ in range(draws))


def test_a_roll_gives_every_die_each_face_alike() -> None:
    assert even(sampled(DIE, 3_600), 12, 3_600)


def test_a_shuffle_gives_each_order_alike() -> None:
    assert even(sampled(MIX, 1_800), 6, 1_800)


def test_a_duplicate_in_a_lot_counts_twice() -> None:
    counts = sampled(LOT, 3_000)
    assert set(counts) == {(NAME, 0), (NAME, 2)}
    assert 1_900 < counts[NAME, 0] < 2_100


@pytest.mark.parametrize(
    ("step", "move", "possible"),
    [
        (DIE, (ROLL, 5, 1), True),
        (DIE, (ROLL, 6, 1), False),
        (DIE, (ROLL, 5, -1), False),
        (DIE, (ROLL, 5), False),
        (DIE, (ROLL, 5, 1, 0), False),
        (DIE, (NAME, 5, 1), False),
        (LOT, (NAME, 2), True),
        (LOT, (NAME, 1), False),
        (LOT, (NAME,), False),
        (LOT, (ROLL, 2), False),
        (MIX, (ORDER, 2, 0, 1), True),
        (MIX, (ORDER, 2, 0), False),
        (MIX, (ORDER, 2, 0, 0), False),
        (MIX, (ROLL, 2, 0, 1), False),
    ],
)
def test_only_possible_outcomes_are_accepted(step: int, move: tuple[int, ...], possible: bool) -> None:
    game = toy((step, CHANCE))
    assert game.accepts(game.start(2), CHANCE, move) is possible


@pytest.mark.parametrize("step", [DIE, LOT, MIX])
@given(seed=st.integers(0, 10**6))
def test_every_sampled_outcome_is_possible(step: int, seed: int) -> None:
    game = toy((step, CHANCE))
    state = game.start(2)
    assert game.accepts(state, CHANCE, game.sample(state, Sfc32(seed)))


def test_scripted_luck_gives_the_scripted_outcomes() -> None:
    luck = ScriptedLuck([3, 0, 1])
    assert [luck.below(6), luck.below(2), luck.below(2)] == [3, 0, 1]
    with pytest.raises(ValueError, match="6 is not below 6"):
        ScriptedLuck([6]).below(6)


def test_an_outcome_can_be_computed_from_its_draws() -> None:
    game = toy((MIX, CHANCE))
    assert game.sample(game.start(2), ScriptedLuck([0, 1])) == (ORDER, 2, 1, 0)
    assert game.chance(game.start(2)).bounds(game.start(2), (MIX, CHANCE)) == [3, 2]


def test_scripted_outcomes_must_be_complete() -> None:
    bare: Chance[ToyState] = Chance()
    state = ToyState(2)
    with pytest.raises(NotImplementedError):
        bare.bounds(state, (0, CHANCE))
    with pytest.raises(NotImplementedError):
        bare.possible(state, (0, CHANCE), ())
    with pytest.raises(NotImplementedError):
        bare.outcome(state, (0, CHANCE), [])
    with pytest.raises(NotImplementedError):
        Step[ToyState]().legal(state, (0, 0))
    with pytest.raises(NotImplementedError):
        Luck().below(2)
