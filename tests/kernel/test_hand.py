"""Tests that hands are sorted tuples after every change."""

from caravane.kernel.hand import chunks, kinds, less, with_card, without

HAND = (1, 4, 4, 7)


def test_a_card_is_inserted_in_order_and_removed() -> None:
    assert with_card(HAND, 5) == (1, 4, 4, 5, 7)
    assert with_card((), 5) == (5,)
    assert without(HAND, 4) == (1, 4, 7)


def test_only_cards_in_the_hand_are_removed() -> None:
    assert less(HAND, (4, 9, 1)) == (4, 7)
    assert less(HAND, (4, 4, 4)) == (1, 7)


def test_each_kind_is_listed_once() -> None:
    assert kinds(HAND) == [1, 4, 7]
    assert kinds(()) == []


def test_long_lists_are_cut_into_lines() -> None:
    assert chunks(HAND, 3) == [(1, 4, 4), (7,)]
    assert chunks(()) == []
