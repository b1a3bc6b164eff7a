"""The vigilance option: a claim window for every place that is reached, without reminders."""

from caravane.games.expeditions.words import CIRCLE
from tests.games.expeditions.scenario import A, B, C, Table
from tests.rule_marker import rule

TO_TEOTIHUACAN = {"red": "start stonehenge newfoundland B03 niagara-falls louisiana teotihuacan"}


def table_at_tikal(**more: object) -> Table:
    hands = ("", "tikal", "")
    return Table(*hands, tokens={B: "tikal"}, routes=TO_TEOTIHUACAN, vigilance=True, **more)  # type: ignore[arg-type]


@rule("EX-PLACE-09", "EX-PLACE-13", "EX-PLACE-14")
def test_all_seats_decide_at_once_and_may_answer_either_way() -> None:
    table = table_at_tikal().play(A, "lay:red:tikal")
    assert table.visible_events(None) == ["A arrow-laid:red:teotihuacan:tikal", "A window-opened:tikal"]
    assert table.state.deciding() == [A, B, C]
    assert [table.legal(seat) for seat in (A, B, C)] == [["claim", "silent"]] * 3
    table.play(C, "claim")
    assert table.visible_events(A) == ["C answered"]
    assert table.visible_events(C) == ["C claimed", "C answered"]
    window = table.view(A)["window"]
    assert window == {"place": CIRCLE.read("tikal"), "answered": [False, False, True], "answer": None}
    own = table.view(C)["window"]
    assert own is not None
    assert own["answer"] == "claim"
    table.play(A, "silent")
    assert table.state.deciding() == [B]


@rule("EX-PLACE-10", "EX-PLACE-13")
def test_a_rightful_claim_lays_the_card_when_all_have_answered() -> None:
    table = table_at_tikal().play(A, "lay:red:tikal").play(C, "claim").play(B, "claim")
    assert table.laid(B) == ""
    table.play(A, "claim")
    assert table.visible_events(None) == ["A answered", "B key-laid:tikal"]
    assert (table.laid(B), table.regained(B)) == ("tikal", "tikal")
    assert table.view()["window"] is None
    assert table.decision(A) == "action"


@rule("EX-PLACE-10", "EX-PLACE-11", "EX-PLACE-13", "C-25")
def test_silence_and_a_claim_without_right_look_alike_and_a_later_arrival_helps() -> None:
    table = table_at_tikal(tickets={A: 0, B: 0, C: 0}).play(A, "lay:red:tikal")
    table.play(B, "silent").play(C, "claim").play(A, "silent")
    assert table.visible_events(B) == ["A answered", "A nothing-laid:tikal"]
    assert (table.laid(B), table.laid(C)) == ("", "")
    assert table.holds(B, "tikal")
    assert "tikal" in table.tokens(B)
    table.play(A, "end-turn")
    table.extend("blue", TO_TEOTIHUACAN["red"])
    table.play(B, "lay:blue:tikal").play(A, "silent").play(B, "claim").play(C, "silent")
    assert (table.laid(B), table.regained(B)) == ("tikal", "tikal")


@rule("EX-PLACE-12", "C-26")
def test_a_card_drawn_after_the_window_waits_for_the_next_arrival() -> None:
    laid = {A: "teotihuacan"}
    table = Table(deck="tikal perth", laid=laid, routes=TO_TEOTIHUACAN, vigilance=True, tickets={A: 0})
    table.play(A, "lay:red:tikal").play(A, "claim").play(B, "claim")
    assert table.visible_events()[-1] == "A nothing-laid:tikal"
    table.play(A, "end-turn").play(B, "spend:exchange keep:tikal")
    table.play(B, table.legal(B)[0])
    assert table.decision(B) == "action"
    assert table.holds(B, "tikal")
    table.play(B, "spend:removal remove:red lay:red:tikal").play(A, "silent").play(B, "claim")
    assert table.laid(B) == "tikal"


@rule("EX-PLACE-15", "EX-COMMON-09")
def test_the_active_player_claims_a_common_objective_in_the_same_window() -> None:
    table = Table(display="tikal", routes=TO_TEOTIHUACAN, vigilance=True)
    table.play(A, "lay:red:tikal").play(B, "claim").play(A, "silent")
    assert "tikal" in table.display(), "only the active player can take it"
    table = Table(display="tikal", deck="perth", routes=TO_TEOTIHUACAN, vigilance=True)
    table.play(A, "lay:red:tikal").play(B, "silent").play(A, "claim")
    assert table.visible_events(B)[1:] == ["A common-taken:tikal", "turned-up:perth"]
    assert table.common(A) == "tikal"


@rule("EX-PLACE-16")
def test_no_window_where_nothing_can_be_won() -> None:
    laid = Table(laid={B: "tikal"}, routes=TO_TEOTIHUACAN, vigilance=True).play(A, "lay:red:tikal")
    assert laid.decision(A) == "action"
    table_with_display = Table(display="teotihuacan", routes={"red": f"{TO_TEOTIHUACAN['red']} tikal"}, vigilance=True)
    assert table_with_display.play(A, "spend:removal remove:red").decision(A) == "action"
    hidden = Table("", "teotihuacan", routes={"red": f"{TO_TEOTIHUACAN['red']} tikal"}, vigilance=True)
    assert hidden.play(A, "spend:removal remove:red").decision(A) == "claim-card"


@rule("EX-PLACE-17")
def test_the_window_is_a_reveal() -> None:
    assert table_at_tikal().play(A, "lay:red:tikal").revealed()


def test_a_window_comes_before_the_loop_and_the_blue_arrow() -> None:
    red = "start stonehenge newfoundland B05 thingvellir"
    table = Table(routes={"red": red}, vigilance=True).play(A, "lay:red:stonehenge")
    assert table.decision(A) == "claim-card"
    assert table.view()["loop"] == 2
    table.play(A, "silent").play(B, "silent")
    assert table.decision(A) == "loop-base"
