"""Interpretations of the rulebook that a host may choose instead of the default."""

import pytest

from caravane.games.archeos_society import GAME
from caravane.games.archeos_society.rulings import (
    COLOUR_KEPT,
    ONE_SPACE_PER_VEHICLE,
    PHYSICIAN_EXACTLY,
    RULINGS,
    STEP_BACK_OPTIONAL,
    TAKEN_CARDS_HIDDEN,
    bits,
)
from caravane.kernel.options import earlier_options
from caravane.kernel.state import CHANCE
from tests.games.archeos_society.scenario import A, B, Table, season_end
from tests.rule_marker import rule


def test_the_first_value_of_each_option_is_the_default() -> None:
    usual = bits({option.key: option.default() for option in RULINGS})
    assert usual == PHYSICIAN_EXACTLY | ONE_SPACE_PER_VEHICLE | STEP_BACK_OPTIONAL | COLOUR_KEPT | TAKEN_CARDS_HIDDEN
    others = [bits({o.key: v if o is option else o.default() for o in RULINGS})
              for option in RULINGS for v in option.values[1:]]  # fmt: skip
    assert len({usual, *others}) == len(others) + 1 == 18


def test_older_tables_are_played_as_they_were() -> None:
    assert bits(earlier_options(RULINGS, {})) == 0


@rule("AS-ROLE-PHYSICIAN-01")
def test_a_physician_may_let_fewer_cards_stay() -> None:
    hand = "red-physician*2 blue-guide pink-guide yellow-student"
    table = Table(hand, options={"physician-keep": "up-to"}).send(A, "red-physician", "red-physician").play(A, "end")
    assert table.prompt(A) == "keep:2:0:0"
    assert table.legal(A) == ["keep:blue-guide", "keep:pink-guide", "keep:yellow-student", "lay-rest"]
    table.play(A, "keep:pink-guide")
    assert table.legal(A) == ["keep:yellow-student", "lay-rest"]
    assert table.why_not(A, "keep:blue-guide") == "out-of-order:blue-guide AS-EXP-08"
    assert table.play(A, "lay-rest").hand(A) == "pink-guide"


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


@rule("AS-EXP-12", "AS-ROLE-CARTOGRAPHER-02")
def test_the_colour_of_a_cartographer_may_follow_its_extra_expedition() -> None:
    hand = "red-cartographer*2 green-cartographer blue-guide"
    table = Table(hand, options={"cartographer": "if-possible"})
    table.send(A, "red-cartographer", "red-cartographer").send(A, "green-cartographer")
    table.send(A, "blue-guide").play(A, "colour")
    assert (table.decision(A), table.legal(A)) == ("effect", ["colour", "end"])
    assert table.prompt(A) == "effect:green-cartographer:1"
    table.play(A, "colour")
    assert table.prompt(A) == "effect:red-cartographer:2"
    table.play(A, "colour")
    assert table.spaces(A) == {"grotta-azzurra": 1, "machu-picchu": 1, "mesa-verde": 1}
    assert table.deciding() == [B]


@rule("AS-EXP-12", "AS-EXP-19")
def test_what_another_expedition_moved_does_not_count_for_a_cartographer() -> None:
    table = Table("red-cartographer*2 red-guide", options={"cartographer": "if-possible"})
    table.send(A, "red-cartographer", "red-cartographer").send(A, "red-guide").play(A, "colour colour")
    assert table.spaces(A) == {"mesa-verde": 2}


def test_in_older_tables_the_role_gave_up_the_colour() -> None:
    options = {"cartographer": "if-possible", "cartographer-colour": "given-up"}
    table = Table("red-cartographer*2 blue-guide", options=options)
    table.send(A, "red-cartographer", "red-cartographer").send(A, "blue-guide").play(A, "colour")
    assert (table.spaces(A), table.deciding()) == ({"grotta-azzurra": 1}, [B])


@rule("AS-EXP-19", "AS-SITE-TASEKHET-03")
def test_the_second_vehicle_of_ta_sekhet_maat_may_follow_the_first() -> None:
    hand = "yellow-linguist*2 red-linguist"
    at = {A: "linguist 1, ta-sekhet-maat 0 0"}
    table = Table(hand, advanced="ta-sekhet-maat", at=at).send(A, "yellow-linguist", "red-linguist yellow-linguist")
    table.play(A, "colour role advance:ta-sekhet-maat")
    assert (table.space(A, "ta-sekhet-maat"), table.front(A)) == (1, 1)
    at = {A: "linguist 1, ta-sekhet-maat 0 1"}
    table = Table(hand, advanced="ta-sekhet-maat", at=at).send(A, "yellow-linguist", "red-linguist yellow-linguist")
    table.play(A, "role advance:ta-sekhet-maat move:rear")
    # Both are on space 1 now, and only the other one may move.
    assert table.play(A, "colour").front(A) == 2
    assert table.space(A, "ta-sekhet-maat") == 1
    assert table.deciding() == [B]


@rule("AS-EXP-19", "AS-SITE-TASEKHET-03")
def test_one_space_per_site_includes_both_vehicles() -> None:
    options = {"linguist-advance": "other-sites"}
    at = {A: "linguist 1, ta-sekhet-maat 0 1"}
    table = Table("yellow-linguist*2 red-linguist", advanced="ta-sekhet-maat", at=at, options=options)
    table.send(A, "yellow-linguist", "red-linguist yellow-linguist").play(A, "role advance:ta-sekhet-maat move:front")
    assert table.deciding() == [B]


@rule("AS-SITE-CHICHENITZA-06")
@pytest.mark.parametrize(("value", "draws"), [("each", 2), ("last", 1)])
def test_several_advances_at_chichen_itza_may_count_once(value: str, draws: int) -> None:
    options = {"chichen-several": value}
    table = Table("red-cartographer*2 red-guide", advanced="chichen-itza", options=options)
    table.send(A, "red-cartographer").play(A, "colour").send(A, "red-cartographer", "red-guide").play(A, "colour")
    assert (table.space(A, "chichen-itza"), table.state.draws) == (2, draws)


@rule("AS-SITE-UR-07")
def test_a_cartographer_may_add_nothing_at_ur() -> None:
    hand = "pink-cartographer*2 pink-guide"
    table = season_end(hand, advanced="ur", at={A: "ur 1"}, options={"ur-cartographer": "nothing"}).play(A, "draw")
    table.send(A, "pink-cartographer", "pink-cartographer")
    assert table.why_not(A, "role") == "no-more-at-ur AS-SITE-UR-07"
    assert table.play(A, "colour").deciding() == [CHANCE]


@rule("AS-TURN-11")
def test_taken_cards_may_be_noted() -> None:
    table = Table("", "", area="red-guide", options={"taken-cards": "noted"}).play(A, "take:red-guide")
    assert table.known(A) == "red-guide"
    table = Table("", "", area="red-guide").play(A, "take:red-guide")
    assert table.view(B)["players"][A]["hand"] == [None]


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
def test_stepping_back_may_be_compulsory() -> None:
    table = season_end("", "", roles="professor", at={A: "mesa-verde 1"}, options={"step-back": "compulsory"})
    table.state.tokens[B] = 2
    table.play(A, "draw").play(B, "decline-advance")
    assert table.legal(A) == ["retreat:mesa-verde"]
    assert table.play(A, "retreat:mesa-verde").spaces(A) == {}


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
