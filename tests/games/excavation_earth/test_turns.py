"""Turns and passing (8, 16)."""

import pytest

from caravane.games.excavation_earth import GAME
from caravane.games.excavation_earth.kinds import CARD
from caravane.kernel.luck import Sfc32
from caravane.kernel.state import CHANCE
from tests.games.excavation_earth.scenario import A, B, C, Table, write
from tests.rule_marker import rule

STEPS = "step:M1:Y1 stop-moving"


def move(table: Table, seat: int, card: str = "travel-2") -> Table:
    """Make one step and stop."""
    table.play(seat, f"choose:move play:{card}")
    first = next(text for text in table.legal(seat) if text.startswith("step"))
    table.play(seat, first)
    stop = [text for text in table.legal(seat) if text == "stop-moving"]
    while not stop:
        table.play(seat, table.legal(seat)[0])
        stop = [text for text in table.legal(seat) if text == "stop-moving"] or (
            ["done"] if table.decision(seat) != "step" else []
        )
    return table.play(seat, "stop-moving") if stop == ["stop-moving"] else table


@rule("EE-TURN-01", "EE-TURN-02")
def test_turns_of_two_actions_go_round_until_all_have_passed() -> None:
    table = Table("red-star", "green-star", "violet-star", seats=3)
    move(move(table, A), A, "travel-3")
    assert table.state.deciding() == [B]
    table.play(B, "choose:pass")
    assert table.state.deciding() == [C]
    table.play(C, "choose:pass")
    assert table.state.deciding() == [A]
    table.play(A, "choose:pass")
    assert (table.state.round, "round-ended:1" in table.visible_events()) == (2, True)


@rule("EE-TURN-03")
def test_eight_actions_can_be_chosen() -> None:
    table = Table(
        "red-crescent red-star",
        at={A: "M1 R1 BW"},
        sites="red-wave",
        holds={A: "violet-fork"},
        traders={A: "1"},
        queues={1: "violet"},
    )
    assert table.actions(A) == ["move", "dig", "haggle", "sell", "command", "smuggle", "survey", "pass"]


@rule("EE-TURN-04", "EE-TURN-05", "EE-TURN-06")
def test_a_card_pays_and_becomes_public() -> None:
    table = Table("red-star green-eye", "violet-eye")
    table.play(A, "choose:command play:red-star")
    assert (table.hand(A), write(CARD, table.state.discard)) == ("green-eye", "red-star")
    assert "A card-played:command:red-star" in table.visible_events(B)
    travel = Table("red-star").play(A, "choose:move play:travel-4")
    assert write(CARD, travel.view(B)["players"][A]["used"]) == "travel-4"
    survey = Table("red-star", forecast="green-eye violet-eye orange-eye").act(A, "survey", "red-star", "replace:2")
    assert write(CARD, [slot["card"] for slot in survey.view()["forecast"]]) == "green-eye red-star orange-eye"
    assert write(CARD, survey.state.discard) == "violet-eye"


def test_an_action_is_secret_until_its_card_is_played() -> None:
    table = Table("red-star").play(A, "choose:command")
    assert (table.visible_events(B), table.visible_events(A)) == ([], ["A action-chosen:command"])


@rule("EE-TURN-07")
def test_travel_cards_pay_for_moving_and_selling_only() -> None:
    table = Table(holds={A: "violet-fork"}, traders={A: "1"}, queues={1: "violet"})
    assert table.actions(A) == ["move", "sell", "pass"]
    assert table.play(A, "choose:sell").legal(A) == ["play:travel-2", "play:travel-3", "play:travel-4"]
    other = Table("red-star").play(A, "choose:survey")
    assert other.legal(A) == ["play:red-star"]
    assert other.why_not(A, "play:travel-2") == "travel-card:survey EE-TURN-07"


@rule("EE-TURN-08", "C-17")
def test_with_an_empty_hand_a_player_passes() -> None:
    table = Table()
    table.state.travel[A] = 1
    move(table, A)
    assert table.state.deciding() == [B]
    assert {"A no-card-left", "A passed"} <= set(table.visible_events())
    table.play(B, "choose:pass").chance()
    luck = Sfc32(1)
    while not table.state.together:
        GAME.apply(table.state, CHANCE, GAME.sample(table.state, luck))
    while table.state.together:
        seat = table.state.next_seat()
        table.play(seat, table.legal(seat)[0])
    assert (table.state.travel[A], len(table.state.hands[A])) == (7, 6)


@rule("EE-TURN-09")
def test_only_actions_that_can_be_completed_are_offered() -> None:
    assert Table("red-star", at={A: "M3 R2 R3"}).actions(A) == ["move", "haggle", "command", "survey", "pass"]
    bare = Table("red-star", at={A: "R1 R2 R3"})
    assert bare.actions(A) == ["move", "command", "survey", "pass"]
    reasons = {
        "dig": "no-dig EE-DIG-05",
        "haggle": "no-haggle EE-HAGGLE-01",
        "sell": "no-sale EE-SELL-04",
        "smuggle": "no-smuggle EE-SMUGGLE-01",
    }
    assert {action: bare.why_not(A, f"choose:{action}") for action in reasons} == reasons


@rule("EE-TURN-10")
def test_a_single_public_option_is_played_by_the_program() -> None:
    table = Table("red-crescent", at={A: "BW M1 M4"}, holds={A: "red-fork"}, purse={A: 0})
    table.act(A, "smuggle", "red-crescent")
    assert GAME.forced(table.state, A) == GAME.verbs.read("fence-relics")
    secret = Table("red-star").play(A, "choose:survey")
    assert len(secret.legal(A)) == 1
    assert GAME.forced(secret.state, A) is None, "how many cards fit is a secret"


@rule("EE-TURN-11")
def test_there_is_no_hand_limit_and_the_discard_is_open() -> None:
    many = " ".join(f"{colour}-star*2" for colour in ("yellow", "green", "red", "violet", "orange"))
    table = Table(many, discard="red-eye green-eye")
    assert len(table.state.hands[A]) == 10
    assert write(CARD, table.view(None)["discard"]) == "red-eye green-eye"


@rule("EE-TURN-12", "EE-FACTION-DALHARRAI-02")
def test_the_last_player_takes_turn_after_turn() -> None:
    table = Table("red-star*2 red-eye*2", factions="dal-harrai gul")
    table.state.order = (B, A)
    table.state.passed = 1 << B
    for _ in range(2):
        table.act(A, "survey", table.hand(A).split()[0], table_slot(table))
        finish(table)
    assert table.decision(A) == "free-step", "a new turn with its start-of-turn effect"


def table_slot(table: Table) -> str:
    return f"replace:{table.state.survey_cubes.index(-1) + 1}"


def finish(table: Table) -> None:
    """Make the decisions of a survey until the next action or turn."""
    while table.decision(A) in ("survey-site", "survey-buy", "sample"):
        table.play(A, table.legal(A)[-1])
    while table.state.deciding() == [CHANCE]:
        table.chance()


@rule("EE-PASS-01", "EE-PASS-05")
def test_passing_first_loses_the_second_action() -> None:
    table = Table("red-star", "green-star").play(A, "choose:pass")
    assert table.state.deciding() == [B]
    assert table.view()["players"][A]["passed"]
    move(move(table, B), B, "travel-3")
    assert table.state.deciding() == [B]


@rule("EE-PASS-02")
def test_travel_cards_are_set_aside() -> None:
    table = Table("red-star red-eye").play(A, "choose:pass")
    player = table.view()["players"][A]
    assert (player["travel"], write(CARD, player["used"])) == ([], "travel-2 travel-3 travel-4")
    assert "A cards-kept:2" in table.visible_events(B)


@rule("EE-PASS-03")
def test_two_cards_are_kept_in_secret() -> None:
    table = Table("red-star red-eye green-fist violet-hive").play(A, "choose:pass")
    assert table.legal(A) == ["keep:green-fist", "keep:red-star", "keep:red-eye"]
    assert table.why_not(A, "keep:violet-hive") == "card-order:violet-hive EE-PASS-03"
    table.play(A, "keep:red-star")
    assert table.visible_events(B) == []
    table.play(A, "keep:violet-hive")
    assert table.hand(A) == "red-star violet-hive"
    assert "A cards-discarded:green-fist:red-eye" in table.visible_events(B)
    assert not [text for text in table.visible_events(B) if "violet-hive" in text]


@rule("EE-PASS-04")
@pytest.mark.parametrize("hand", ["", "red-star", "red-star red-eye"])
@pytest.mark.parametrize("number", [1, 3])
def test_few_cards_are_all_kept(hand: str, number: int) -> None:
    table = Table(hand, number=number, tiles="relay scanner rumour" if number > 1 else "").play(A, "choose:pass")
    assert (table.hand(A), table.state.deciding()) == (hand, [B])


@rule("EE-PASS-06")
def test_passing_may_be_the_second_action() -> None:
    table = move(Table("red-star"), A).play(A, "choose:pass")
    assert table.state.deciding() == [B]
