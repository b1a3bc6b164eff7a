"""A turn, acquiring, drawing and monkeys (D, E)."""

import pytest

from caravane.games.archeos_society import GAME
from caravane.games.archeos_society.components import MONKEY
from caravane.kernel.presentation import TURN
from tests.games.archeos_society.scenario import A, B, C, Table, season_end
from tests.rule_marker import rule

NINE = "red-guide*2 green-guide*2 blue-guide*2 yellow-guide*2 pink-guide"
TEN = f"{NINE} pink-guide"


@rule("AS-TURN-01")
def test_seats_take_turns_clockwise() -> None:
    table = Table(seats=3)
    for seat in (A, B, C, A):
        assert table.deciding() == [seat]
        assert table.view(None)["active"] == seat
        table.play(seat, "draw")


@rule("AS-TURN-02", "AS-TURN-03", "AS-TURN-04")
def test_an_action_is_to_take_to_draw_or_to_play() -> None:
    table = Table("red-guide", area="blue-guide*2 red-student")
    assert table.legal(A) == ["take:blue-guide", "take:red-student", "draw", "play"]
    assert Table("").legal(A) == ["draw"]
    assert Table(NINE).legal(A) == ["draw", "play"]


@rule("AS-TURN-05", "AS-TURN-07")
def test_with_ten_cards_an_expedition_must_be_played() -> None:
    table = Table(TEN, area="red-student")
    assert table.legal(A) == ["play"]
    assert table.why_not(A, "draw") == table.why_not(A, "take:red-student") == "hand-full AS-TURN-05"


@rule("AS-TURN-06")
def test_an_expedition_needs_a_card_that_can_lead() -> None:
    table = Table("red-mercenary", area="red-student")
    assert table.legal(A) == ["take:red-student", "draw"]
    assert table.why_not(A, "play") == "no-leader AS-TURN-06"
    assert Table("").why_not(A, "play") == "nothing-to-play AS-EXP-01"


@rule("AS-TURN-08")
def test_laying_down_then_patron_then_chichen_itza() -> None:
    table = Table("red-patron blue-guide", advanced="chichen-itza", pile="green-guide pink-guide")
    table.send(A, "red-patron").play(A, "colour")
    assert table.visible_events() == ["A advanced:chichen-itza:1", "A laid-down:blue-guide"]
    assert table.decision(A) == "draw-patron"
    table.play(A, "draw-cards")
    assert (table.decision(A), table.hand(A)) == ("draw-chichen", "green-guide")
    table.play(A, "draw")
    assert (table.hand(A), table.deciding()) == ("green-guide pink-guide", [B])


@rule("AS-TURN-09")
def test_the_third_monkey_ends_the_turn() -> None:
    table = Table("red-patron", advanced="chichen-itza", pile="M", monkeys=2)
    table.send(A, "red-patron").play(A, "colour draw-cards")
    assert table.state.season == 1
    assert table.state.draws == 0
    assert table.deciding() == [-1]


@rule("AS-TURN-10")
def test_only_the_active_seat_decides() -> None:
    table = Table("red-guide*2 blue-guide", "red-student", seats=3)
    for move in ("play", "lead:red-guide", "add:red-guide", "send", "colour"):
        assert table.deciding() == [A]
        assert (table.legal(B), table.legal(C)) == ([], [])
        table.play(A, move)


@rule("AS-TURN-11")
def test_a_hand_is_secret_and_its_size_is_not() -> None:
    table = Table("red-guide*2", "blue-guide red-student")
    assert table.view(A)["players"][B]["hand"] == [None, None]
    assert table.view(None)["players"][A]["hand"] == [None, None]
    assert None not in table.view(B)["players"][B]["hand"]
    assert table.view(None)["pile"] == len(table.state.pile)


@rule("AS-DRAW-01", "AS-DRAW-02")
def test_a_card_is_taken_publicly_and_not_replaced() -> None:
    table = Table("", area="blue-guide*2 red-student")
    table.play(A, "take:blue-guide")
    assert (table.hand(A), table.area()) == ("blue-guide", "blue-guide red-student")
    assert table.visible_events() == ["A took:blue-guide"]
    assert (table.known(A), table.view(B)["players"][A]["hand"]) == ("", [None])
    assert table.why_not(B, "take:red-guide") == "not-in-area:red-guide AS-DRAW-01"


@rule("AS-DRAW-03")
def test_a_drawn_card_is_seen_by_its_seat_only() -> None:
    table = Table("", area="red-student", pile="blue-guide")
    table.play(A, "draw")
    assert (table.visible_events(A), table.visible_events(B)) == (["A drew:blue-guide"], ["A drew-unseen:1"])
    assert (table.hand(A), table.known(A)) == ("blue-guide", "")


@rule("AS-DRAW-04", "AS-DRAW-05", "AS-DRAW-06")
@pytest.mark.parametrize(("hand", "drawn"), [("", 2), (NINE.removesuffix(" pink-guide"), 2), (NINE, 1)])
def test_an_empty_area_gives_two_cards(hand: str, drawn: int) -> None:
    table = Table(hand, pile="red-student blue-student")
    before = table.size(A)
    table.play(A, "draw")
    assert table.size(A) == before + drawn
    assert table.deciding() == [B]


@rule("AS-DRAW-07")
def test_a_patron_draws_no_second_card_from_an_empty_area() -> None:
    table = Table("red-patron")
    table.send(A, "red-patron").play(A, "end draw-cards")
    assert (table.area(), table.size(A)) == ("", 1)


@rule("AS-DRAW-08", "AS-DRAW-09", "AS-DRAW-12")
def test_a_monkey_is_revealed_and_replaced() -> None:
    table = Table("", area="red-student", pile="M M blue-guide")
    table.play(A, "draw")
    assert table.visible_events(B) == ["A monkey:1", "A monkey:2", "A drew-unseen:1"]
    assert (table.hand(A), table.state.monkeys, table.deciding()) == ("blue-guide", 2, [B])
    assert table.view(None)["monkeys"] == 2


@rule("AS-DRAW-10", "AS-DRAW-11")
def test_the_third_monkey_is_not_replaced() -> None:
    table = Table("", "red-guide", advanced="ur", monkeys=2, pile="blue-guide M red-student")
    table.play(A, "draw")
    assert table.visible_events(A)[:3] == ["A drew:blue-guide", "A monkey:3", "A season-ended:1"]
    assert (table.hand(A), table.state.third) == ("blue-guide", A)
    assert table.decision(A) == "ur-expedition"


@rule("AS-DRAW-11")
def test_cards_drawn_with_the_third_monkey_go_back_unseen() -> None:
    table = Table("", "red-guide", monkeys=2, pile="blue-guide M red-student")
    table.play(A, "draw")
    assert table.visible_events(A)[:2] == table.visible_events(B)[:2] == ["A monkey:3", "A season-ended:1"]


@rule("AS-DRAW-13")
def test_while_a_season_runs_a_monkey_is_in_the_pile() -> None:
    table = Table(seats=2)
    while table.state.season == 1 and table.deciding() != [-1]:
        seat = table.deciding()[0]
        assert MONKEY in table.state.pile
        if "draw" in table.legal(seat):
            table.play(seat, "draw")
        else:
            card = GAME.verbs.spell(GAME.legal(table.play(seat, "play").state, seat)[0])
            table.play(seat, f"{card}")
            while table.decision(seat) in ("trait", "add-card"):
                table.play(seat, table.legal(seat)[-1])
            while table.deciding() == [seat]:
                table.play(seat, table.legal(seat)[-1])
    assert table.state.third >= 0


@rule("AS-DRAW-14")
def test_draws_stop_at_ten_cards() -> None:
    table = Table(
        "red-patron*2 red-guide*2 red-student*4 blue-guide*2", area="pink-guide", advanced="chichen-itza",
        at={A: "chichen-itza 5"},
    )  # fmt: skip
    table.send(A, "red-patron", "red-patron red-guide*2 red-student*4").play(A, "colour draw-cards")
    assert (table.size(A), table.state.draws) == (8, 3)
    table.play(A, "draw draw")
    assert (table.size(A), table.deciding()) == (10, [B])


def test_a_season_end_helper_ends_the_season() -> None:
    assert season_end("").play(A, "draw").state.third == A


def test_an_expedition_and_all_that_it_brings_are_one_turn() -> None:
    table = Table("red-patron", "", area="blue-student")
    assert turns_started(table.send(A, "red-patron")) == 1
    assert turns_started(table.play(A, "end")) + turns_started(table.play(A, "draw-cards")) == 0
    assert turns_started(table.play(B, "take:blue-student")) == 1


def test_the_expedition_that_a_cartographer_adds_is_no_turn_of_its_own() -> None:
    table = Table("red-cartographer*2 blue-guide", "")
    assert turns_started(table.send(A, "red-cartographer", "red-cartographer")) == 1
    table.play(A, "colour").play(A, "role").play(A, "lead:blue-guide")
    assert turns_started(table.play(A, "send")) == 0


def turns_started(table: Table) -> int:
    """Count the turns that the last moves have started, as spectators see them."""
    phrases = [event.seen_by(None) for event in table.events]
    return [GAME.presentation.starts(phrase) for phrase in phrases if phrase].count(TURN)
