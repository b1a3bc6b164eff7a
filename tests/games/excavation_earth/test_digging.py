"""Dig (10)."""

from typing import Any

from tests.games.excavation_earth.scenario import A, Table
from tests.rule_marker import rule


def digging(card: str, at: str, sites: str, moves: str = "", **more: Any) -> Table:
    """Return a table where A plays a card to dig."""
    table = Table(card, at={A: at}, sites=sites, factions="gul aquilla", **more)
    return table.act(A, "dig", card, moves)


@rule("EE-DIG-01")
def test_only_relics_of_the_cards_colour_are_dug() -> None:
    table = Table("red-star violet-star", at={A: "R1 V1 M1"}, sites="red-wave violet-wave green-fork")
    assert table.play(A, "choose:dig play:red-star").legal(A) == ["dig:red-wave"]
    assert table.why_not(A, "dig:violet-wave") == "wrong-colour:violet-wave:red EE-DIG-01"


@rule("EE-DIG-02")
def test_an_explorer_must_stand_there() -> None:
    table = digging("red-star", "R1 R2 M1", "red-wave red-ladder red-fork")
    assert table.legal(A) == ["dig:red-ladder", "dig:red-wave"]
    assert table.why_not(A, "dig:red-fork") == "nobody-at-site:R3 EE-DIG-02"
    assert table.why_not(A, "dig:red-spiral") == "no-relic-there:red-spiral EE-DIG-02"


@rule("EE-DIG-03")
def test_two_relics_come_from_two_sites() -> None:
    table = digging("red-star", "R3 R2 M1", "red-spiral red-fork red-ladder", "dig:red-spiral skip-sample")
    assert table.legal(A) == ["dig:red-ladder", "stop-digging"]
    assert table.why_not(A, "dig:red-fork") == "same-site:R3 EE-DIG-03"
    assert table.play(A, "dig:red-ladder skip-sample").decision(A) == "action"
    assert table.hold(A) == "red-spiral red-ladder"


@rule("EE-DIG-04")
def test_any_relic_of_a_site_may_be_taken() -> None:
    table = digging("red-star", "R3 M1 M4", "red-spiral red-fork*2")
    assert table.legal(A) == ["dig:red-spiral", "dig:red-fork"]
    assert table.play(A, "dig:red-fork").site("red-fork") == 1


@rule("EE-DIG-05")
def test_at_least_one_relic_is_dug() -> None:
    assert "dig" not in Table("red-star", at={A: "V1 M1 M4"}, sites="violet-wave red-wave").actions(A)
    table = digging("red-star", "R1 R2 M1", "red-wave red-ladder")
    assert "stop-digging" not in table.legal(A)
    assert table.play(A, "dig:red-wave skip-sample stop-digging").hold(A) == "red-wave"


@rule("EE-DIG-07")
def test_market_and_site_in_one_serve_both() -> None:
    table = Table("green-fist*2", at={A: "G1 M1 M4"}, sites="green-fork", queues={2: "red"})
    assert {"dig", "haggle"} <= set(table.actions(A))
    table.act(A, "dig", "green-fist", "dig:green-fork skip-sample")
    assert table.act(A, "haggle", "green-fist", "send-trader").traders(A) == "2"


@rule("C-04")
def test_a_full_hold_ends_a_dig_without_a_decision() -> None:
    table = digging("violet-star", "V1 V2 M1", "violet-wave violet-ladder", "dig:violet-wave", holds={A: "red-fork*3"})
    assert table.play(A, "skip-sample").decision(A) == "action"
    assert len(table.state.holds[A]) == 4


@rule("C-05")
def test_one_explorer_digs_one_relic_unless_kutu_kuti() -> None:
    sites = "red-spiral red-fork red-ladder red-wave"
    table = digging("red-star", "R3 M1 M4", sites)
    assert table.legal(A) == ["dig:red-spiral", "dig:red-fork"]
    assert table.play(A, "dig:red-spiral skip-sample").decision(A) == "action"
    kutu = Table("red-star", at={A: "R3 M1 M4"}, sites=sites, factions="kutu-kuti aquilla")
    kutu.act(A, "dig", "red-star", "dig:red-spiral skip-sample")
    assert kutu.legal(A) == ["dig:red-fork", "dig:red-ladder", "stop-digging"]
