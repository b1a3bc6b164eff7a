"""The scores, and the bots that want them."""

from tests.games.two_mules.scenario import Table, load
from tests.rule_marker import rule
from two_mules import GAME
from two_mules.evaluation import expected_sale
from two_mules.state import Sale


def scores_and_ranks(*sales: tuple[Sale, ...]) -> tuple[list[int], list[int]]:
    state = GAME.start(2)
    state.sales = list(sales)
    return GAME.scores(state), GAME.ranks(state)


@rule("TM-SCORE-01")
def test_a_trader_scores_the_coins_of_all_sales() -> None:
    assert scores_and_ranks(((0, 1), (5, 12)), ((8, 6),)) == ([13, 6], [1, 2])


@rule("TM-SCORE-01")
def test_the_score_sheet_lists_every_sale() -> None:
    state = GAME.start(2)
    state.sales[0] = ((load("tea-5"), 10), (load("salt-1"), 1))
    lines = [(GAME.score_lines.spell(phrase), coins) for phrase, coins in GAME.breakdown(state, 0)]
    assert lines == [("sale:tea-5", 10), ("sale:salt-1", 1)]


@rule("TM-SCORE-02")
def test_more_sales_break_a_tie() -> None:
    assert scores_and_ranks(((5, 6),), ((1, 2), (3, 4))) == ([6, 6], [2, 1])
    assert scores_and_ranks(((5, 6),), ((17, 6),)) == ([6, 6], [1, 1])


def test_a_load_that_may_come_too_late_is_expected_to_sell_for_less() -> None:
    state = Table().state
    state.demand = 2
    assert expected_sale(state, 0, load("salt-6")) < 6
    assert expected_sale(state, 1, load("tea-2")) == 4
    assert expected_sale(state, 1, load("cloth-6")) < 6
