"""Setup: cards, hands and rounds."""

import pytest

from caravane.games._template.components import CARDS
from caravane.kernel.state import CHANCE
from tests.games._template.scenario import GAME, Table
from tests.rule_marker import rule


@rule("TW-SETUP-01")
def test_no_other_number_of_seats_is_accepted() -> None:
    assert GAME.seats == (2, 3, 4)
    with pytest.raises(ValueError, match="5"):
        GAME.start(5)


@rule("TW-SETUP-01", "TW-INV-01")
def test_there_are_twenty_cards_each_once() -> None:
    table = Table([(4, 9, 15), (2, 8, 20)])
    cards = [*table.hand(0), *table.hand(1), *table.deck()]
    assert sorted(cards) == list(range(1, 21))
    assert CARDS == 20


@rule("TW-SETUP-02", "TW-INV-02")
def test_every_seat_is_dealt_three_cards_that_only_it_knows() -> None:
    table = Table([(4, 9, 15), (2, 8, 20)])
    assert table.visible_hand(1, viewpoint=1) == [2, 8, 20]
    for viewpoint in (0, None):
        assert table.visible_hand(1, viewpoint) == [None, None, None]


@rule("TW-SETUP-02")
def test_a_seat_sees_its_own_deal() -> None:
    table = Table([(15, 4, 9), (2, 8, 20)])
    assert table.visible_events(0) == ["dealt:card-4:card-9:card-15"]
    assert table.visible_events(None) == []


@rule("TW-SETUP-02")
def test_the_deck_is_face_down() -> None:
    table = Table([(4, 9, 15), (2, 8, 20)], deck=(11, 12))
    assert table.deck()[:2] == [11, 12]
    assert table.visible_deck(0) == [None] * 14


@rule("TW-SETUP-03")
@pytest.mark.parametrize(("rounds", "count"), [("long", 5), ("short", 3)])
def test_the_option_sets_the_number_of_rounds(rounds: str, count: int) -> None:
    assert GAME.start(2, {"rounds": rounds}).rounds == count


@rule("TW-WELL-01")
def test_a_die_sets_the_depth_before_any_decision() -> None:
    table = Table([(4, 9, 15), (2, 8, 20)])
    assert table.state.deciding() == [CHANCE]
    assert GAME.chance(table.state).bounds(table.state, table.state.frames[-1]) == [GAME.box.faces]
    table.play("* roll:5")
    assert table.state.depth == 6
    assert table.visible_events(None) == ["well-found:6"]
