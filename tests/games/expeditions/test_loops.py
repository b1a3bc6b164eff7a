"""Loops: an expedition that meets itself continues from any circle it has visited."""

from tests.games.expeditions.scenario import A, B, Table, about_to_loop, read_cards
from tests.rule_marker import rule

TRIANGLE = {"red": "start stonehenge thingvellir"}
SOUTH = (
    "start stonehenge newfoundland B03 niagara-falls louisiana teotihuacan tikal angel-falls marajo aripuana "
    "iguazu-falls salvador-de-bahia"
)


@rule("EX-LOOP-01", "EX-LOOP-03", "EX-LOOP-05", "X-07")
def test_the_loop_of_the_rulebook() -> None:
    table = Table(routes={"red": SOUTH}).play(A, "lay:red:marajo")
    assert (
        table.visible_events() == ["A arrow-laid:red:salvador-de-bahia:marajo", "A loop-closed:red:marajo"]
        or table.revealed()
    )
    bases = (
        "start stonehenge newfoundland niagara-falls louisiana teotihuacan tikal angel-falls salvador-de-bahia "
        "iguazu-falls B03"
    )
    assert sorted(table.bases(A).split()) == sorted(bases.split())
    assert table.why_not(A, "base:marajo") == "no-free-segment:red:marajo EX-LOOP-05"
    assert table.why_not(A, "base:rome") == "not-visited:red:rome EX-LOOP-05"
    other = Table(routes={"red": SOUTH}).play(A, "lay:red:marajo base:angel-falls")
    assert other.ways(A, "red") == "amazon-rainforest R04"
    table.play(A, "base:iguazu-falls")
    assert table.ways(A, "red") == "atacama B04"
    assert table.why_not(A, "lay:red:rome") == "not-from-base:iguazu-falls:rome EX-LOOP-03"
    assert table.why_not(A, "lay:red:aripuana") == "segment-taken:red:aripuana EX-ARROW-05"
    assert table.why_not(A, "lay:blue:rome") == "loop-colour:red EX-LOOP-03"


@rule("EX-LOOP-02")
def test_only_arrows_of_one_colour_on_the_board_form_a_loop() -> None:
    table = Table(routes={"red": "start stonehenge", "blue": "start thingvellir"}).play(A, "lay:red:thingvellir")
    assert table.decision(A) == "action", "the visit of another colour does not count"
    removed = Table(routes={"red": "start stonehenge thingvellir B05"}, free="thingvellir stonehenge")
    removed.play(A, "spend:removal remove:red spend:removal remove:red lay:red:thingvellir")
    assert removed.decision(A) == "action", "nor does that of a removed arrow"


@rule("EX-LOOP-04")
def test_the_loop_arrow_may_be_declined() -> None:
    table = Table(routes=TRIANGLE).play(A, "lay:red:start")
    assert table.legal(A) == ["base:start", "base:thingvellir", "base:stonehenge", "decline"]
    table.play(A, "decline")
    assert table.visible_events() == ["A declined"]
    assert table.decision(A) == "action"
    red = table.view()["expeditions"][2]
    assert (red["open"], table.view()["loop"]) == (True, None)
    table.play(A, "end-turn")
    assert table.ways(B, "red") == "svalbard rome athens B11", "it goes on from the circle where the loop closed"


@rule("EX-LOOP-04", "EX-TURN-03")
def test_after_a_declined_loop_a_circle_without_free_segment_ends_the_way() -> None:
    red = "start svalbard R13 putorana zagorsk"
    table = Table(routes={"red": red}).play(A, "lay:red:R13 decline end-turn")
    assert table.legal(B, "lay:red") == []
    assert table.why_not(B, "lay:red:putorana") == "segment-taken:red:putorana EX-ARROW-05"
    assert table.legal(B, "lay:blue")
    table.play(B, "spend:removal remove:red")
    assert table.decision(B) == "action", "zagorsk closed no loop"
    assert table.ways(B, "red") == "R13 B11"


@rule("EX-END-11")
def test_the_end_is_triggered_when_no_expedition_can_continue() -> None:
    table = Table(routes=dict.fromkeys(("blue", "yellow"), "start svalbard R13 putorana zagorsk R13"))
    table.extend("red", "start svalbard R13 putorana zagorsk").play(A, "lay:red:R13 decline end-turn")
    assert "no-way-left" in table.visible_events()
    assert table.view()["last_round"]
    assert table.why_not(B, "spend:arrow") == "no-arrow-left EX-TICKET-08"
    assert table.legal(B) == ["spend:removal", "spend:exchange", "end-turn"]
    table.play(B, "end-turn")
    assert table.state.ended()


@rule("EX-LOOP-04")
def test_tables_that_are_older_must_lay_the_loop_arrow() -> None:
    table = Table(routes=TRIANGLE, loop_arrow="compulsory").play(A, "lay:red:start")
    assert all(move.startswith("base:") for move in table.legal(A))
    assert table.why_not(A, "end-turn") == "arrow-first EX-TURN-05"
    table.play(A, "base:thingvellir")
    assert table.legal(A) == ["lay:red:greenland", "lay:red:B05"]
    assert table.why_not(A, "spend:arrow") == "arrow-first EX-TURN-05"


@rule("EX-LOOP-06", "C-15")
def test_a_loop_of_the_last_arrow_finishes_its_colour() -> None:
    def table() -> Table:
        return Table(tickets={A: 3}).extend("red", "start B11 caspian-sea novosibirsk putorana")

    last = about_to_loop(table, left=3, avoid="zagorsk")
    here = last.route("red").split()[-1]
    last.extend("red", f"{here} {last.closing('red')[0]} / putorana zagorsk")
    last.play(A, "lay:red:B11")
    assert last.visible_events()[1:] == [
        "A arrows-out:red", "A loop-closed:red:B11", "A finished:red", "A blue-reached",
    ]  # fmt: skip
    assert [last.ways(A, colour) == "" for colour in ("blue", "yellow", "red")] == [False, False, True]
    assert not last.view()["expeditions"][2]["open"]
    last.play(A, "decline spend:removal remove:red")
    assert last.stock("red") == 1
    assert last.view()["expeditions"][2]["tip"] == read_cards("zagorsk")[0]


@rule("EX-LOOP-07", "EX-LOOP-08", "X-08")
def test_a_loop_on_a_blue_circle_and_a_base_without_effect() -> None:
    red = "start B11 zagorsk putorana novosibirsk caspian-sea"
    table = Table(routes={"red": red}).play(A, "lay:red:B11")
    assert sorted(table.bases(A).split()) == sorted(["start", "zagorsk", "putorana", "novosibirsk", "caspian-sea"])
    table.play(A, "base:putorana")
    assert table.visible_events() == ["A base-chosen:red:putorana"]
    table.play(A, "lay:red:sakha")
    assert table.decision(A) == "blue-arrow"
    assert len(table.legal(A, "lay")) == 15
    assert table.legal(A)[-1] == "decline"


@rule("EX-LOOP-09")
def test_the_loop_arrow_makes_the_new_tip() -> None:
    table = Table(routes=TRIANGLE, tickets={A: 0}).play(A, "lay:red:start base:start lay:red:athens end-turn")
    assert table.ways(B, "red") == "timgad giza petra"


@rule("EX-LOOP-10", "C-30")
def test_three_loops_in_a_turn() -> None:
    red = "start stonehenge newfoundland B05 thingvellir greenland northwest-passage"
    table = Table(routes={"red": red}).play(A, "lay:red:B05")
    assert table.view()["blue"] == 1
    table.play(A, "base:start lay:red:thingvellir")
    assert table.decision(A) == "loop-base"
    table.play(A, "base:thingvellir lay:red:stonehenge")
    assert table.decision(A) == "loop-base"
    table.play(A, "base:newfoundland lay:red:R07")
    assert table.tickets(A) == 4
    assert (table.decision(A), table.view()["blue"]) == ("blue-arrow", 1)
    table.play(A, "decline")
    assert table.decision(A) == "action"
    assert len(table.state.routes[2].arrows) == 10


@rule("EX-LOOP-11", "C-05")
def test_a_removal_that_leaves_a_loop() -> None:
    red = "start stonehenge thingvellir start / start athens"
    table = Table(routes={"red": red}).play(A, "spend:removal remove:red")
    assert table.visible_events()[1:] == ["A arrow-removed:red:start:athens", "A loop-uncovered:red:start"]
    assert table.bases(A) == "start thingvellir stonehenge"
    table.play(A, "base:start")
    assert "athens" in table.ways(A, "red"), "its segment is free again"


@rule("EX-LOOP-12")
def test_an_uncovered_circle_takes_effect_before_the_loop_arrow() -> None:
    red = "start svalbard R13 putorana zagorsk R13 / start athens"
    table = Table(routes={"red": red}).play(A, "spend:removal remove:red")
    assert table.visible_events()[2:] == ["A ticket-taken:3", "A loop-uncovered:red:R13"]
    assert table.decision(A) == "loop-base"
    blue = "start B11 zagorsk putorana novosibirsk caspian-sea B11 / start athens"
    table = Table(routes={"red": blue}).play(A, "spend:removal remove:red base:start lay:red:rome")
    assert table.decision(A) == "blue-arrow"


@rule("EX-LOOP-13", "C-22")
def test_a_loop_through_a_crossing() -> None:
    red = "start stonehenge newfoundland R07 banff crater-lake R01 mount-fuji great-wall amur-river"
    table = Table(routes={"red": red}).play(A, "lay:red:R01")
    assert table.tickets(A) == 4
    assert table.decision(A) == "loop-base"
    table.play(A, "base:R01")
    assert table.ways(A, "red") == "denali grand-canyon bering-strait"


@rule("EX-LOOP-14")
def test_only_one_loop_is_pending_at_a_time() -> None:
    table = Table(routes=TRIANGLE).play(A, "lay:red:start")
    pending = [frame for frame in table.state.frames if frame[0] in (8, 9)]
    assert len(pending) == 1
    assert table.view()["loop"] == 2
    table.play(A, "base:start")
    assert table.view()["base"] == 0
