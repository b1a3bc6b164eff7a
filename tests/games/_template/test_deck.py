"""The deck: the winner looks at its top card and buries or leaves it; then all draw."""

from caravane.kernel.luck import Sfc32
from tests.games._template.scenario import GAME, Table
from tests.rule_marker import rule


def won_by_second(deck: tuple[int, ...] = (7, 10, 11)) -> Table:
    """Return a table where the second of two seats has won a well and looks at the top card."""
    table = Table([(4, 9, 12), (2, 8, 19)], deck)
    table.round(4, 12, 19)
    return table


@rule("TW-PEEK-01")
def test_only_the_winner_learns_the_top_card() -> None:
    table = won_by_second()
    assert table.visible_events(1)[-1] == "looked:card-7"
    assert table.visible_events(0)[-1] == table.visible_events(None)[-1] == "looked-unseen"
    assert table.visible_deck(1)[0] == 7
    assert table.visible_deck(0)[0] is None


@rule("TW-PEEK-01")
def test_an_empty_deck_is_not_looked_at() -> None:
    table = Table([(1, 2, 3), (4, 5, 6)])
    table.state.played = [card for card, _ in table.state.deck]
    table.state.deck = []
    table.state.rounds = len(table.state.played)
    table.round(2, 3, 6)
    assert table.state.won == [(), (2,)]
    assert table.state.deciding() == [-1]


@rule("TW-PEEK-02", "TW-DRAW-01", "X-03")
def test_a_card_left_on_top_is_drawn_by_the_winner() -> None:
    table = won_by_second()
    assert table.legal(1) == ["bury", "leave"]
    table.play("1 leave")
    assert [table.hand(seat) for seat in range(2)] == [[4, 9, 10], [2, 7, 8]]
    assert table.visible_events(None) == ["left", "drew-unseen", "drew-unseen"]


@rule("TW-PEEK-02", "TW-DRAW-01")
def test_a_buried_card_lies_under_the_deck() -> None:
    table = won_by_second(deck=(7, 10, 11, 13))
    table.play("1 bury")
    assert table.deck()[-1] == 7
    assert [table.hand(seat) for seat in range(2)] == [[4, 9, 11], [2, 8, 10]]
    assert table.visible_events(0) == ["buried", "drew-unseen", "drew:card-11"]


@rule("TW-PEEK-03", "X-02")
def test_a_card_that_was_looked_at_stays_known_to_its_viewer() -> None:
    table = won_by_second()
    table.play("1 bury")
    assert table.visible_deck(1)[-1] == 7
    table.state.deck = [table.state.deck[0], table.state.deck[-1]]
    table.round(1, 4, 8)
    table.play("1 leave")
    assert 7 in table.hand(0)
    assert 7 in table.visible_hand(0, viewpoint=1)
    assert table.visible_hand(0, viewpoint=None) == [None] * 3


@rule("TW-PEEK-03")
def test_a_redeal_does_not_forget_a_buried_card() -> None:
    table = won_by_second()
    table.play("1 bury")
    luck = Sfc32(1)
    for _ in range(20):
        assert GAME.redealt(table.state, 1, luck).deck[0][0] + 1 == 7
    assert {GAME.redealt(table.state, 0, luck).deck[0][0] + 1 for _ in range(50)} > {7}
