"""Blue circles bring an arrow, red ones a ticket."""

from caravane.games.expeditions.components import BLUE, CIRCLES, SORT
from tests.games.expeditions.scenario import A, B, Table
from tests.rule_marker import rule


@rule("EX-BLUE-01", "EX-BLUE-03")
def test_a_blue_circle_brings_an_arrow_of_any_colour() -> None:
    table = Table().play(A, "lay:red:B11")
    assert table.visible_events() == ["A arrow-laid:red:start:B11", "A blue-reached"]
    assert table.decision(A) == "blue-arrow"
    assert table.ways(A, "red") == "caspian-sea zagorsk"
    assert len(table.ways(A, "blue").split()) == 6
    table.play(A, "lay:yellow:rome")
    assert table.route("yellow") == "rome"
    assert table.decision(A) == "action"


@rule("EX-BLUE-02")
def test_the_arrow_may_be_declined() -> None:
    table = Table().play(A, "lay:red:B11")
    assert table.legal(A)[-1] == "decline"
    table.play(A, "decline")
    assert table.decision(A) == "action"
    assert table.view()["blue"] == 0


@rule("EX-BLUE-04", "EX-BLUE-05")
def test_blue_circles_chain_and_each_arrival_counts() -> None:
    table = Table().play(A, "lay:red:B11 lay:blue:B11 lay:yellow:B11")
    assert table.decision(A) == "blue-arrow"
    assert [table.stock(colour) for colour in ("blue", "yellow", "red")] == [44] * 3
    table = Table("zagorsk").play(A, "lay:red:B11 lay:red:zagorsk")
    assert table.laid(A) == "zagorsk", "the arrow has all normal effects"


@rule("EX-BLUE-06", "C-16")
def test_without_arrows_the_blue_arrow_is_lost() -> None:
    last = last_arrow_on_a_blue_circle()
    assert last.visible_events()[-1] == "A blue-lost"
    assert last.view()["last_round"]
    assert last.decision(A) == "action"
    last.play(A, "spend:removal remove:blue")
    assert last.view()["last_round"], "a trigger cannot be undone"


def last_arrow_on_a_blue_circle() -> Table:
    """Lay the very last arrow onto a blue circle next to the tip."""
    for avoid in CIRCLES[1:]:
        table = Table().fill("blue").fill("yellow").fill("red", left=1, avoid=avoid)
        for circle in table.ways(A, "red").split():
            if SORT[CIRCLES.index(circle)] == BLUE:
                return table.play(A, f"lay:red:{circle}")
    raise AssertionError("no such route")


@rule("EX-BLUE-07", "EX-LOOP-14")
def test_pending_blue_arrows_are_counted_and_wait_for_loops() -> None:
    loop = "start stonehenge newfoundland B05 thingvellir greenland northwest-passage"
    table = Table(routes={"red": loop}).play(A, "lay:red:B05")
    assert (table.decision(A), table.view()["blue"], table.view()["loop"]) == ("loop-base", 1, 2)
    table.play(A, "base:newfoundland lay:red:B06")
    assert (table.decision(A), table.view()["blue"]) == ("blue-arrow", 2)
    table.play(A, "decline")
    assert (table.decision(A), table.view()["blue"]) == ("blue-arrow", 1)
    table.play(A, "decline")
    assert table.decision(A) == "action"


@rule("EX-RED-01", "EX-RED-03", "C-07")
def test_a_red_circle_brings_a_ticket_each_time() -> None:
    table = Table(tickets={B: 0}, routes={"red": "start svalbard"}, free="zagorsk putorana")
    table.play(A, "lay:red:R13")
    assert table.visible_events()[1:] == ["A ticket-taken:4"]
    assert (table.tickets(A), table.supply()) == (4, 36)
    table = Table(routes={"red": "start svalbard R13 putorana zagorsk"}).play(A, "lay:red:R13")
    assert table.tickets(A) == 4
    assert table.decision(A) == "loop-base"
    assert table.bases(A) == "start zagorsk putorana"
    assert table.why_not(A, "base:R13") == "no-free-segment:red:R13 EX-LOOP-05"


@rule("EX-RED-04", "C-29")
def test_without_supply_there_is_no_ticket() -> None:
    routes = {"red": "start svalbard", "blue": "start svalbard"}
    table = Table(tickets={A: 2, B: 38}, routes=routes).play(A, "lay:red:R13")
    assert table.visible_events()[1:] == ["A no-ticket-left"]
    assert table.tickets(A) == 2
    table.play(A, "spend:arrow")
    assert table.supply() == 1
    table.play(A, "lay:blue:R13")
    assert (table.tickets(A), table.supply()) == (2, 0)
