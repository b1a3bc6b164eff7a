"""Smuggle (14)."""

from typing import Any

import pytest

from tests.games.excavation_earth.scenario import A, Table
from tests.rule_marker import rule


def smuggling(moves: str = "", card: str = "red-crescent", at: str = "BW M1 M4", **more: Any) -> Table:
    """Return a table where A stands on the western black market and plays a card."""
    return Table(card, at={A: at}, **more).act(A, "smuggle", card, moves)


@rule("EE-SMUGGLE-01")
def test_the_symbol_names_the_black_market() -> None:
    holds = {A: "red-wave"}
    for symbol, location in {
        "crescent": "BW",
        "eye": "BW",
        "fist": "BC",
        "hive": "BC",
        "star": "BE",
        "seal": "BE",
    }.items():
        assert "smuggle" in Table(f"red-{symbol}", at={A: f"{location} M1 M4"}, holds=holds).actions(A)
    table = Table("red-crescent red-fist", at={A: "BC M1 M4"}, holds=holds).play(A, "choose:smuggle")
    assert table.legal(A) == ["play:red-fist"]
    assert table.why_not(A, "play:red-crescent") == "not-at-black-market:BW EE-SMUGGLE-01"


@rule("EE-SMUGGLE-02")
def test_either_fence_or_buy() -> None:
    table = smuggling(holds={A: "red-wave"}, piles={"green": "wave"})
    assert table.legal(A) == ["fence-relics", "buy-relics"]
    assert table.play(A, "fence-relics fence:red-wave:hold").decision(A) == "action"


@rule("EE-SMUGGLE-03")
def test_fenced_relics_pay_their_value_and_go_under_the_pile() -> None:
    table = smuggling(
        "fence-relics", holds={A: "red-wave green-fork"}, containers={A: "red-spiral"}, piles={"red": "ladder"}
    )
    assert table.legal(A) == ["fence:green-fork:hold", "fence:red-spiral:container", "fence:red-wave:hold"]
    table.play(A, "fence:red-spiral:container")
    assert table.legal(A)[-1] == "stop-fencing"
    table.play(A, "fence:red-wave:hold")
    assert (table.credits(A), table.pile("red"), table.decision(A)) == (8 + 6 + 3, "ladder spiral wave", "action")


@rule("EE-SMUGGLE-04")
def test_fenced_relics_may_share_a_colour_and_start_a_pile() -> None:
    table = smuggling("fence-relics fence:red-wave:hold fence:red-wave:hold", holds={A: "red-wave*2"})
    assert table.pile("red") == "wave wave"


@rule("EE-SMUGGLE-05")
def test_tops_of_different_colours_are_bought_for_one_more() -> None:
    table = smuggling("buy-relics", piles={"red": "wave fork", "green": "wave wave"}, purse={A: 20})
    assert table.legal(A) == ["buy:green", "buy:red"]
    table.play(A, "buy:red store:hold skip-sample")
    assert table.legal(A) == ["buy:green", "stop-buying"]
    assert table.why_not(A, "buy:red") == "same-colour:red EE-SMUGGLE-05"
    assert table.why_not(A, "buy:violet") == "pile-empty:violet EE-SMUGGLE-05"
    table.play(A, "buy:green store:hold skip-sample")
    assert (table.credits(A), table.decision(A)) == (20 - 4 - 4, "action")


@rule("EE-SMUGGLE-06")
def test_a_bought_relic_is_stored_and_may_be_sampled() -> None:
    table = smuggling("buy-relics buy:red", piles={"red": "wave"})
    assert table.decision(A) == "store-place"
    assert table.play(A, "store:container").decision(A) == "sample"
    assert table.play(A, "sample").gallery(A) == "red-wave"


@rule("EE-SMUGGLE-07", "C-15")
def test_each_purchase_is_paid_before_the_next() -> None:
    piles = {"yellow": "spiral", "green": "wave"}
    table = smuggling("buy-relics", piles=piles, purse={A: 9})
    assert table.legal(A) == ["buy:yellow", "buy:green"]
    for colour, left in (("yellow", 2), ("green", 5)):
        other = smuggling(f"buy-relics buy:{colour} store:hold skip-sample", piles=piles, purse={A: 9})
        assert (other.credits(A), other.decision(A)) == (left, "action")
    poor = smuggling("buy-relics", piles=piles, purse={A: 4})
    assert poor.why_not(A, "buy:yellow") == "too-expensive:yellow-spiral:7:4 EE-SMUGGLE-07"


@rule("EE-SMUGGLE-08")
@pytest.mark.parametrize(("location", "card"), [("BW", "red-eye"), ("BC", "red-hive"), ("BE", "red-seal")])
def test_all_black_markets_give_access_to_the_same_piles(location: str, card: str) -> None:
    table = smuggling("buy-relics", card, f"{location} M1 M4", piles={"orange": "ladder", "violet": "wave"})
    assert table.legal(A) == ["buy:violet", "buy:orange"]


@rule("EE-SMUGGLE-09")
def test_at_least_one_relic_is_fenced_or_bought() -> None:
    assert "smuggle" not in Table("red-crescent", at={A: "BW M1 M4"}, piles={"red": "fork"}, purse={A: 5}).actions(A)
    assert "stop-fencing" not in smuggling("fence-relics", holds={A: "red-wave"}, purse={A: 0}).legal(A)
    assert "stop-buying" not in smuggling("buy-relics", piles={"red": "wave"}).legal(A)
