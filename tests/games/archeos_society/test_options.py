"""Interpretations of the rulebook that a host may choose instead of the default."""

import pytest

from caravane.games.archeos_society import GAME
from caravane.games.archeos_society.rulings import RULINGS, bits
from caravane.kernel.state import CHANCE
from tests.games.archeos_society.scenario import A, B, Table, season_end
from tests.rule_marker import rule


def test_the_first_value_of_each_option_is_the_default() -> None:
    assert bits({option.key: option.default() for option in RULINGS}) == 0
    others = [bits({o.key: v if o is option else o.default() for o in RULINGS})
              for option in RULINGS for v in option.values[1:]]  # fmt: skip
    assert len(set(others)) == len(others) == 11


@rule("AS-ROLE-PATRON-02")
def test_a_patron_may_draw_one_by_one() -> None:
    table = Table("red-patron*2", options={"patron-draw": "up-to"}).send(A, "red-patron", "red-patron").play(A, "end")
    assert table.legal(A) == ["draw", "decline-draw"]
    assert table.play(A, "draw").legal(A) == ["draw", "decline-draw"]
    assert table.play(A, "decline-draw").size(A) == 1
    table = Table("red-patron", options={"patron-draw": "up-to"}).send(A, "red-patron").play(A, "end draw")
    assert (table.size(A), table.deciding()) == (1, [B])


@rule("AS-ROLE-CARTOGRAPHER-02")
def test_a_cartographer_may_work_without_an_advance() -> None:
    options = {"cartographer": "if-possible"}
    table = Table("red-cartographer blue-guide", options=options).send(A, "red-cartographer")
    assert table.legal(A) == ["colour", "role", "end"]
    table.send(A, "blue-guide").play(A, "colour")
    assert table.spaces(A) == {"grotta-azzurra": 1}
    table = Table("pink-cartographer blue-guide", options=options).send(A, "pink-cartographer")
    assert table.deciding() == [B]


@rule("AS-EXP-19")
def test_an_expedition_may_be_held_to_one_space_per_site() -> None:
    options = {"linguist-advance": "other-sites"}
    table = Table("red-linguist*2 green-linguist", options=options)
    table.send(A, "red-linguist", "red-linguist green-linguist").play(A, "colour role")
    assert "advance:mesa-verde" not in table.legal(A)
    assert table.why_not(A, "advance:mesa-verde") == "one-space-only:mesa-verde AS-EXP-19"
    table = Table("red-linguist*2 green-linguist", options=options)
    table.send(A, "red-linguist", "red-linguist green-linguist").play(A, "role advance:mesa-verde")
    assert table.deciding() == [B]


@rule("AS-SEASON-21", "AS-ROLE-LINGUIST-08", "AS-SITE-RAPANUI-04")
def test_all_at_the_start_may_score_nothing() -> None:
    table = season_end("", "", roles="linguist", advanced="rapa-nui", options={"all-at-start": "nothing"})
    assert table.play(A, "draw").lines(A) == {"sites": -2}


@rule("AS-ROLE-PROFESSOR-08")
def test_tied_professors_may_do_nothing() -> None:
    table = season_end("", "", roles="professor", options={"professors-tied": "nothing"}).play(A, "draw")
    assert table.deciding() == [CHANCE]


@rule("AS-ROLE-PROFESSOR-07")
def test_stepping_back_may_be_optional() -> None:
    table = season_end("", "", roles="professor", at={A: "mesa-verde 1"}, options={"step-back": "optional"})
    table.state.tokens[B] = 2
    table.play(A, "draw").play(B, "decline-advance")
    assert table.legal(A) == ["retreat:mesa-verde", "decline-retreat"]
    assert table.play(A, "decline-retreat").spaces(A) == {"mesa-verde": 1}


@rule("AS-SITE-CHICHENITZA-03")
def test_chichen_itza_may_give_all_at_once() -> None:
    table = Table(
        "red-guide red-student", advanced="chichen-itza", at={A: "chichen-itza 2"}, options={"chichen-draw": "at-once"}
    )
    table.send(A, "red-guide", "red-student").play(A, "colour")
    assert table.legal(A) == ["draw-cards", "stop"]
    assert table.play(A, "draw-cards").size(A) == 2


@rule("AS-SITE-UR-04")
def test_mercenaries_may_be_free_at_ur() -> None:
    table = season_end("red-guide*2 red-mercenary*2", advanced="ur", options={"ur-limit": "without-mercenaries"})
    table.play(A, "draw").play(A, "play lead:red-guide")
    assert table.legal(A) == ["add:red-mercenary", "send"]
    assert table.play(A, "add:red-mercenary").legal(A) == ["add:red-mercenary", "send"]


@rule("AS-SCORE-05")
def test_scores_may_stop_at_zero() -> None:
    table = season_end("", "", at={B: "mesa-verde 1"}, options={"score-floor": "zero"})
    table.state.points[7] = 1
    assert table.play(A, "draw").scores() == [0, 0]


@rule("AS-END-05")
@pytest.mark.parametrize(("value", "ranks"), [("cards-left", [1, 1]), ("as-played", [1, 2]), ("as-scored", [2, 1])])
def test_ties_may_be_broken_otherwise(value: str, ranks: list[int]) -> None:
    sent = {A: ["red-guide red-mercenary"], B: ["blue-photographer"]}
    table = season_end("", "", sent=sent, at={A: "mesa-verde 1"}, options={"tie-break": value})
    table.state.season = 2
    table.play(A, "draw")
    assert table.score(A) == table.score(B)
    assert GAME.ranks(table.state) == ranks
