"""A round: cards are played simultaneously and revealed at once."""

import pytest

from caravane.kernel.journal import IllegalMove
from tests.games._template.scenario import GAME, Table
from tests.rule_marker import rule


def found() -> Table:
    """Return a table of two seats with a well of depth 4."""
    table = Table([(4, 9, 12), (2, 8, 19)])
    table.play("* roll:3")
    return table


@rule("TW-PLAY-01")
def test_all_seats_play_at_the_same_time_in_any_order() -> None:
    table = found()
    assert table.state.deciding() == [0, 1]
    table.play("1 play:card-2")
    assert table.state.deciding() == [0]


@rule("TW-PLAY-01")
def test_a_seat_plays_a_card_of_its_hand() -> None:
    table = found()
    assert table.legal(0) == ["play:card-4", "play:card-9", "play:card-12"]
    with pytest.raises(IllegalMove) as refused:
        table.play("0 play:card-8")
    assert refused.value.refusal.word.name == "not-in-hand"
    assert refused.value.refusal.word.rule == "TW-PLAY-01"


@rule("TW-PLAY-01", "TW-INV-03")
def test_a_card_is_played_face_down() -> None:
    table = found()
    table.play("0 play:card-12")
    assert table.visible_events(0) == ["played:card-12"]
    assert table.visible_events(1) == table.visible_events(None) == ["answered"]
    assert table.hand(0) == [4, 9, 12]
    assert GAME.view(table.state, 0)["chosen"] == 11
    assert GAME.view(table.state, 1)["chosen"] is None


@rule("TW-PLAY-02")
def test_all_cards_are_revealed_at_once_and_stay_open() -> None:
    table = found()
    table.play("0 play:card-12")
    assert table.state.played == []
    table.play("1 play:card-19")
    assert table.visible_events(None)[1:3] == ["shown:card-12", "shown:card-19"]
    assert GAME.view(table.state, None)["played"] == [11, 18]


@rule("TW-PLAY-03", "X-01")
def test_the_highest_card_wins_the_well() -> None:
    table = found()
    table.play("0 play:card-12", "1 play:card-19")
    assert table.state.won == [(), (4,)]
    assert "won:4" in table.visible_events(0)


@rule("TW-INV-01")
def test_a_lost_card_is_detected() -> None:
    state = found().state
    state.deck.pop()
    assert GAME.violations(state) == ["TW-INV-01"]


@rule("TW-INV-02")
def test_a_hand_unknown_to_its_seat_is_detected() -> None:
    state = found().state
    state.hands[0] = tuple((card, 0) for card, _ in state.hands[0])
    assert GAME.violations(state) == ["TW-INV-02"]


@rule("TW-INV-03")
def test_a_card_played_from_nowhere_is_detected() -> None:
    state = found().state
    state.chosen[0] = 7
    assert GAME.violations(state) == ["TW-INV-03"]
