"""Hands are sorted tuples, whatever comes and goes."""

from caravane.kernel.hand import chunks, kinds, less, with_card, without

HAND = (1, 4, 4, 7)


def test_a_card_comes_to_its_place_and_goes() -> None:
    assert with_card(HAND, 5) == (1, 4, 4, 5, 7)
    assert with_card((), 5) == (5,)
    assert without(HAND, 4) == (1, 4, 7)


def test_of_several_only_those_go_that_are_there() -> None:
    assert less(HAND, (4, 9, 1)) == (4, 7)
    assert less(HAND, (4, 4, 4)) == (1, 7)


def test_each_kind_is_listed_once() -> None:
    assert kinds(HAND) == [1, 4, 7]
    assert kinds(()) == []


def test_long_lists_are_cut_into_lines() -> None:
    assert chunks(HAND, 3) == [(1, 4, 4), (7,)]
    assert chunks(()) == []
