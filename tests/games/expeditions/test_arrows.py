"""Arrows: where expeditions may go, and the parts of a turn."""

import pytest

from caravane.games.expeditions import GAME
from caravane.kernel.journal import Journal
from tests.games.expeditions.scenario import A, B, C, Table
from tests.rule_marker import rule

EMPTY = "start svalbard R13 putorana zagorsk B11"


@rule("EX-TURN-01", "EX-TURN-02", "EX-TURN-03", "EX-TURN-04", "EX-TURN-06")
def test_a_turn_is_one_arrow_and_goes_round_clockwise() -> None:
    table = Table(seats=3, tickets={A: 0, B: 0, C: 0})
    assert len(table.legal(A)) == 18
    assert table.why_not(A, "end-turn") == "must-lay EX-TURN-03"
    for turn, (seat, circle) in enumerate([(A, "rome"), (B, "athens"), (C, "svalbard")], 1):
        assert (table.view()["active"], table.view()["turn"], table.view()["round"]) == (seat, turn, 1)
        colour = ("blue", "yellow", "red")[seat]
        table.play(seat, f"lay:{colour}:{circle}")
        assert table.why_not(seat, "lay:blue:B06") == "main-done EX-TURN-02"
        assert table.legal(seat) == ["end-turn"]
        table.play(seat, "end-turn")
    assert table.visible_events() == ["round-began:2"]
    assert (table.view()["active"], table.view()["round"]) == (A, 2)


@rule("EX-TURN-04")
def test_the_chosen_action_is_public() -> None:
    table = Table().play(A, "spend:arrow lay:red:rome lay:red:B06 decline end-turn")
    assert table.visible_events(None) == table.visible_events(B)
    assert table.visible_events(B)[0] == "A ticket-spent:arrow:2"


@rule("EX-TURN-05", "C-21")
def test_no_ticket_is_spent_between_an_arrow_and_its_effects() -> None:
    table = Table().play(A, "lay:red:B11")
    assert table.decision(A) == "blue-arrow"
    assert table.legal(A, "spend") == []
    assert table.why_not(A, "spend:arrow") == "arrow-first EX-TURN-05"
    assert table.why_not(A, "end-turn") == "arrow-first EX-TURN-05"
    table.play(A, "decline")
    assert table.legal(A) == ["spend:arrow", "spend:removal", "spend:exchange", "end-turn"]


@rule("EX-TURN-07")
def test_the_program_ends_a_turn_that_can_only_end() -> None:
    table = Table(tickets={A: 0}).play(A, "lay:red:rome")
    assert table.legal(A) == ["end-turn"]
    assert table.forced(A) == "end-turn"
    assert Table().play(A, "lay:red:rome").forced(A) == "nothing"


@rule("EX-TURN-08")
def test_extra_arrows_do_not_replace_the_main_action() -> None:
    table = Table().play(A, "spend:arrow lay:red:B11 lay:red:zagorsk")
    assert table.why_not(A, "end-turn") == "must-lay EX-TURN-03"
    table.play(A, "lay:blue:rome")
    assert table.why_not(A, "lay:blue:B06") == "main-done EX-TURN-02"


@rule("EX-ARROW-01", "EX-ARROW-02", "EX-ARROW-03", "EX-ARROW-04")
def test_any_colour_from_the_start_and_then_from_its_tip() -> None:
    table = Table(tickets={A: 0, B: 0})
    six = "svalbard thingvellir stonehenge rome athens B11"
    assert [table.ways(A, colour) for colour in ("blue", "yellow", "red")] == [six] * 3
    table.play(A, "lay:yellow:athens end-turn")
    assert table.ways(B, "yellow") == "timgad giza petra"
    assert table.ways(B, "blue") == six
    assert [table.stock(colour) for colour in ("blue", "yellow", "red")] == [45, 44, 45]
    assert table.why_not(B, "lay:yellow:rome") == "not-from-tip:yellow:athens:rome EX-ARROW-03"
    assert table.why_not(B, "lay:red:giza") == "not-from-start:red:giza EX-ARROW-02"
    table.play(B, "lay:yellow:giza")
    assert table.route("yellow") == "athens giza"


@rule("EX-ARROW-05", "EX-ARROW-06", "C-06")
def test_a_segment_takes_one_arrow_of_each_colour() -> None:
    table = Table(routes={"yellow": "start rome"})
    assert table.ways(A, "yellow") == "B06"
    assert table.why_not(A, "lay:yellow:start") == "segment-taken:yellow:start EX-ARROW-05"
    assert "rome" in table.ways(A, "blue").split()
    shared = Table(routes={"yellow": "start rome", "blue": "start rome"}, tickets={A: 0}).play(A, "lay:red:rome")
    assert [shared.route(colour) for colour in ("blue", "yellow", "red")] == ["rome"] * 3
    opposed = Table(routes={"red": "start stonehenge thingvellir"}, tickets={A: 0}).play(A, "lay:blue:thingvellir")
    assert "stonehenge" in opposed.play(A, "end-turn").ways(B, "blue")


@rule("EX-ARROW-07")
def test_continents_do_not_matter() -> None:
    assert "newfoundland" in Table(routes={"red": "start stonehenge"}).ways(A, "red")


@rule("EX-ARROW-08", "EX-RED-02")
def test_a_crossing_is_left_on_either_side() -> None:
    to_the_west = "start stonehenge newfoundland R07 banff crater-lake"
    table = Table(routes={"red": to_the_west}).play(A, "lay:red:R01")
    assert table.tickets(A) == 4
    table.play(A, "end-turn")
    assert table.ways(B, "red") == "denali grand-canyon amur-river bering-strait mount-fuji"


@rule("EX-ARROW-10")
def test_a_colour_without_arrows_cannot_be_laid() -> None:
    table = Table(tickets={A: 0}).fill("blue")
    assert table.stock("blue") == 0
    assert table.ways(A, "blue") == ""
    assert table.why_not(A, "lay:blue:rome") == "stock-empty:blue EX-ARROW-10"
    assert len(table.legal(A)) == 12


@rule("EX-ARROW-12")
def test_a_place_or_ticket_is_resolved_before_loop_and_blue_arrow() -> None:
    loop = "start B11 zagorsk putorana novosibirsk caspian-sea"
    table = Table(routes={"red": loop}).play(A, "lay:red:B11")
    assert table.visible_events() == ["A arrow-laid:red:caspian-sea:B11", "A loop-closed:red:B11"]
    assert table.decision(A) == "loop-base"
    table.play(A, "base:start lay:red:rome")
    assert table.decision(A) == "blue-arrow"
    ticket = Table(routes={"red": "start svalbard R13 putorana zagorsk"}).play(A, "lay:red:R13")
    assert ticket.visible_events()[1:] == ["A ticket-taken:4", "A loop-closed:red:R13"]


@rule("EX-ARROW-13")
def test_the_tail_of_an_arrow_has_no_effect() -> None:
    table = Table(routes={"red": "start svalbard R13"}).play(A, "lay:red:putorana")
    assert table.tickets(A) == 3
    table = Table(routes={"red": "start B11"}).play(A, "lay:red:zagorsk")
    assert table.decision(A) == "action"


@rule("EX-ARROW-14", "C-04")
def test_pointing_at_the_start_closes_a_loop_and_does_nothing_else() -> None:
    table = Table(routes={"red": "start stonehenge thingvellir"}).play(A, "lay:red:start")
    assert table.visible_events() == ["A arrow-laid:red:thingvellir:start", "A loop-closed:red:start"]
    assert table.bases(A) == "start thingvellir stonehenge"
    found = {base: Table(routes={"red": "start stonehenge thingvellir"}).play(A, f"lay:red:start base:{base}")
             for base in ("start", "thingvellir", "stonehenge")}  # fmt: skip
    assert {base: table.ways(A, "red") for base, table in found.items()} == {
        "start": "svalbard rome athens B11",
        "thingvellir": "greenland B05",
        "stonehenge": "newfoundland",
    }


@rule("C-31")
def test_an_arrow_to_a_blue_circle_can_be_undone_and_one_to_a_place_cannot() -> None:
    journal = Journal(GAME, 2, {"first-player": "1"})
    journal.state = Table(free="caspian-sea").state
    assert not any(event.reveals for event in journal.play(A, GAME.verbs.read("lay:red:B11")))
    assert journal.can_undo(A)
    events = journal.play(A, GAME.verbs.read("lay:red:caspian-sea"))
    assert GAME.events.spell(events[1].seen_by(None)) == "nobody-lays:caspian-sea"
    assert events[1].reveals
    assert not journal.can_undo(A)


@pytest.mark.parametrize("colour", ["blue", "yellow", "red"])
def test_a_started_colour_can_always_continue(colour: str) -> None:
    table = Table(routes={colour: EMPTY})
    assert table.ways(A, colour)
