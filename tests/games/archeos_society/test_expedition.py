"""Expeditions (F)."""

import pytest

from caravane.games.archeos_society import GAME
from caravane.kernel.journal import Journal
from caravane.kernel.luck import Sfc32
from caravane.kernel.state import CHANCE
from tests.games.archeos_society.scenario import A, B, Table
from tests.rule_marker import rule


@rule("AS-EXP-01", "AS-EXP-02")
def test_any_card_leads_but_a_mercenary() -> None:
    table = Table("red-guide blue-student red-mercenary").play(A, "play")
    assert table.legal(A) == ["lead:red-guide", "lead:blue-student"]
    assert table.why_not(A, "lead:red-mercenary") == "cannot-lead AS-ROLE-MERCENARY-01"
    assert table.why_not(A, "lead:red-student") == "not-in-hand:red-student AS-EXP-04"


@rule("AS-EXP-03")
def test_the_others_share_the_colour_or_the_role() -> None:
    table = Table("red-guide blue-guide red-student").play(A, "play lead:red-guide")
    assert table.legal(A) == ["match:colour", "match:role"]
    assert table.play(A, "match:colour").legal(A) == ["add:red-student", "send"]


@rule("AS-EXP-04", "AS-EXP-05")
def test_only_one_trait_counts_and_cards_may_be_held_back() -> None:
    table = Table("red-guide blue-guide red-student*2 red-mercenary").play(A, "play lead:red-guide match:role")
    assert table.legal(A) == ["add:blue-guide", "add:red-mercenary", "send"]
    answer = table.why_not(A, "add:red-student")
    assert answer == "no-shared-role:red-student:red-guide AS-EXP-05"
    table.play(A, "send")
    assert table.expeditions(A) == ["red-guide"]
    table = Table("red-guide blue-guide red-student").play(A, "play lead:red-guide match:colour")
    assert table.why_not(A, "add:blue-guide") == "no-shared-colour:blue-guide:red-guide AS-EXP-05"


@rule("AS-EXP-06")
def test_copies_may_go_together_and_ten_cards_too() -> None:
    table = Table("red-student*4 red-guide*2 red-patron*2 red-physician*2")
    table.send(A, "red-guide", "red-student*4 red-guide red-patron*2 red-physician*2")
    assert len(table.state.expeditions[A][0]) == 10


@rule("AS-EXP-07")
def test_an_expedition_consists_of_leader_and_cards_only() -> None:
    pair = [
        Table("red-guide*2 red-student blue-guide").send(A, "red-guide", "red-guide", t) for t in ("colour", "role")
    ]
    assert pair[0].state.expeditions == pair[1].state.expeditions


@rule("AS-EXP-08")
def test_a_plan_can_be_undone_until_it_is_sent() -> None:
    journal = Journal(GAME, 2, {"first-player": "1"})
    journal.chance(Sfc32(1))
    journal.chance(Sfc32(1))
    journal.play(A, GAME.verbs.read("play"))
    journal.play(A, journal.game.legal(journal.state, A)[0])
    assert journal.undo(A) is not None
    assert journal.undo(A) == GAME.verbs.read("play")
    assert GAME.verbs.read("draw") in GAME.legal(journal.state, A)
    table = Table("red-guide*2 red-student").play(A, "play lead:red-guide add:red-student")
    assert table.why_not(A, "add:red-guide") == "out-of-order:red-guide AS-EXP-08"


@rule("AS-EXP-09")
def test_a_sent_expedition_lies_face_up() -> None:
    table = Table("red-guide*2 red-student").play(A, "play lead:red-guide add:red-guide add:red-student")
    assert table.visible_events(B) == []
    assert table.view(B)["building"] == []
    assert len(table.view(A)["building"]) == 3
    table.play(A, "send")
    assert table.visible_events(B) == ["A led:red-guide:3", "A followed:red-guide:red-guide:red-student"]
    assert table.view(None)["players"][A]["expeditions"] == [list(table.state.expeditions[A][0])]


@rule("AS-EXP-10")
def test_an_expedition_without_any_effect_may_be_sent() -> None:
    table = Table("pink-photographer").send(A, "pink-photographer")
    assert (table.spaces(A), table.deciding()) == ({}, [B])


@rule("AS-EXP-11")
def test_followers_have_no_effect() -> None:
    table = Table("red-guide red-pilot red-physician blue-patron")
    table.send(A, "red-guide", "red-pilot red-physician")
    assert table.legal(A) == ["colour", "end"]
    table.play(A, "colour")
    assert (table.spaces(A), table.size(A), table.deciding()) == ({"mesa-verde": 1}, 0, [B])


@rule("AS-EXP-12", "AS-EXP-18")
@pytest.mark.parametrize("moves", ["colour role", "role colour", "colour end", "role end", "end"])
def test_both_effects_are_optional_and_come_in_either_order(moves: str) -> None:
    table = Table("red-curator", roles="curator").send(A, "red-curator")
    assert table.legal(A) == ["colour", "role", "end"]
    table.play(A, moves)
    assert bool(table.spaces(A)) == ("colour" in moves)
    assert bool(table.state.relics[A]) == ("role" in moves)
    assert table.deciding() == [B]


@rule("AS-EXP-12")
def test_an_effect_is_used_once() -> None:
    table = Table("red-curator", roles="curator").send(A, "red-curator").play(A, "colour")
    assert table.legal(A) == ["role", "end"]
    assert table.why_not(A, "colour") == "effect-used AS-EXP-12"


@rule("AS-EXP-13")
def test_an_effect_is_finished_before_the_other_begins() -> None:
    table = Table("pink-linguist*2 yellow-linguist", roles="linguist")
    table.send(A, "pink-linguist", "pink-linguist yellow-linguist").play(A, "role")
    assert table.decision(A) == "free-advance"
    assert "colour" not in table.legal(A)
    assert table.play(A, "skip-artefact").legal(A) == ["colour", "end"]


ROLE_EFFECTS = {"botanist", "linguist", "curator", "professor"}


@rule("AS-EXP-14")
@pytest.mark.parametrize(
    "role", [*sorted(ROLE_EFFECTS), "physician", "patron", "pilot", "guide", "photographer", "student"]
)
def test_a_role_effect_is_offered_only_if_it_changes_something(role: str) -> None:
    table = Table(f"red-{role}", roles=role).send(A, f"red-{role}")
    assert ("role" in table.legal(A)) == (role in ROLE_EFFECTS)
    if role not in ROLE_EFFECTS | {"student"}:
        assert table.why_not(A, "role") in (f"no-role-effect:{role} AS-EXP-14", "not-your-decision")


@rule("AS-EXP-15", "AS-EXP-16")
def test_the_size_must_reach_the_threshold_and_moves_one_space() -> None:
    table = Table("pink-curator", roles="curator").send(A, "pink-curator")
    assert table.legal(A) == ["role", "end"]
    assert table.why_not(A, "colour") == "too-small:sigiriya:1:2 AS-EXP-15"
    table = Table("pink-guide*2 pink-student*4").send(A, "pink-guide", "pink-guide pink-student*4").play(A, "colour")
    assert table.spaces(A) == {"sigiriya": 1}


@rule("AS-EXP-17")
def test_nothing_advances_from_the_last_space() -> None:
    table = Table("red-curator red-guide*2", at={A: "mesa-verde 6"}).send(A, "red-curator", "red-guide*2")
    assert table.legal(A) == ["role", "end"]
    assert table.why_not(A, "colour") == "last-space-reached:mesa-verde AS-EXP-17"


@rule("AS-EXP-19")
def test_an_expedition_advances_a_vehicle_once() -> None:
    table = Table("red-linguist*2 green-linguist").send(A, "red-linguist", "red-linguist green-linguist")
    table.play(A, "colour role")
    assert table.why_not(A, "advance:mesa-verde") == "vehicle-moved:mesa-verde AS-EXP-19"
    assert table.play(A, "advance:sigiriya").spaces(A) == {"mesa-verde": 1, "sigiriya": 1}


@rule("AS-EXP-19")
def test_free_advances_may_come_on_top() -> None:
    table = Table("red-linguist*2 green-linguist", options={"linguist-advance": "any-site"})
    table.send(A, "red-linguist", "red-linguist green-linguist").play(A, "colour role advance:mesa-verde")
    assert table.spaces(A) == {"mesa-verde": 2}


@rule("AS-EXP-20")
def test_vehicles_share_spaces() -> None:
    table = Table("red-guide", "red-guide").send(A, "red-guide").play(A, "colour")
    table.send(B, "red-guide").play(B, "colour")
    assert table.space(A, "mesa-verde") == table.space(B, "mesa-verde") == 1


@rule("AS-EXP-21", "AS-EXP-23")
def test_the_rest_of_the_hand_goes_to_the_area() -> None:
    table = Table("red-guide blue-student pink-patron", area="blue-guide").send(A, "red-guide").play(A, "end")
    assert table.visible_events(B) == ["A effects-ended", "A laid-down:pink-patron:blue-student"]
    assert (table.size(A), table.area()) == (0, "blue-guide pink-patron blue-student")
    assert (table.spaces(A), table.deciding()) == ({}, [B])


@rule("AS-EXP-22")
def test_the_last_expedition_of_a_turn_decides_about_keeping() -> None:
    hand = "red-cartographer blue-physician blue-guide pink-student"
    table = Table(hand).send(A, "red-cartographer").play(A, "colour").send(A, "blue-physician")
    assert table.decision(A) == "keep"
    table = Table(hand.replace("cartographer", "physician")).send(A, "red-physician").play(A, "colour")
    assert table.decision(A) == "keep"
    assert CHANCE not in table.deciding()
