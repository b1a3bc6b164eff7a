"""During the game: moves, counters, undo, and repeated messages."""

import pytest

from caravane.kernel.luck import Sfc32
from caravane.tables import acts
from caravane.tables.acts import Act, Refused
from caravane.tables.snapshot import table_fingerprint
from caravane.tables.table import ENDED, PLAYING, REMEMBERED_MESSAGES
from tests.tables.table_driver import LOST_CITIES, TableDriver, drive_table


def secret_move(seed: int = 0) -> tuple[TableDriver, int]:
    """Play Lost Cities until a seat has used dice on an arrow, sealed, so that no other viewpoint sees the act.

    Return the table and that seat.
    """
    table = drive_table(LOST_CITIES, seats=3).begin()
    luck = Sfc32(seed)
    while True:
        deciding = table.table.deciding()
        seat = deciding[luck.below(len(deciding))]
        legal = table.project(seat)["legal"]
        table.play(seat, legal[luck.below(len(legal))])
        if table.table.visible_to == [viewpoint == seat for viewpoint in range(4)]:
            return table, seat
        assert table.table.status == PLAYING


def others(table: TableDriver, seat: int) -> list[object]:
    return [table.project(viewpoint) for viewpoint in (0, 1, 2, None) if viewpoint != seat]


def test_an_answer_is_public_but_its_card_is_secret() -> None:
    table = drive_table(seats=3).begin()
    card = table.project(1)["legal"][0]
    before = table.table.visible_counts[:]
    table.play(1, card)
    assert table.table.visible_counts == [number + 1 for number in before]
    assert table.project(0)["deciding"] == [0, 2]
    assert table.project(1)["view"]["chosen"] is not None
    assert table.project(None)["view"]["chosen"] is None


def test_luck_and_forced_moves_follow_and_are_recorded_with_the_move() -> None:
    table = drive_table(options={"rounds": "short"}).begin()
    assert [line.split(":")[0] for line in table.acts[-1].data["follow_ups"]] == ["* shuffle", "* roll"]
    assert table.play_first(0).acts[-1].data["follow_ups"] == []


def test_a_move_is_refused_with_its_reason() -> None:
    table = drive_table().begin()
    foreign = next(f"play:card-{card}" for card in range(1, 13) if f"play:card-{card}" not in table.project(0)["legal"])
    with pytest.raises(Refused) as refused:
        table.play(0, foreign)
    assert (refused.value.code, refused.value.reason, refused.value.rule) == ("illegal", "not-in-hand", "TW-PLAY-01")


def test_a_seat_cannot_play_twice_in_one_simultaneous_decision() -> None:
    table = drive_table().begin()
    card = table.project(0)["legal"][1]
    with pytest.raises(Refused, match="not-your-decision"):
        table.play_first(0).play(0, card)


def test_an_answer_stays_fresh_while_others_decide_together() -> None:
    table = drive_table(seats=3).begin()
    decision_n = table.table.decision_n[2]
    assert table.table.visible_counts[2] == decision_n
    table.play_first(0).play_first(1)
    assert table.table.decision_n[2] == decision_n
    assert table.table.visible_counts[2] == decision_n + 2


def test_an_answer_to_an_older_decision_is_stale() -> None:
    table = drive_table(seats=2).begin()
    decision_n = table.table.decision_n[0]
    table.play_first(0)
    answered = table.table.decision_n[0]
    assert answered > decision_n
    table.play_first(1)
    winner = table.table.deciding()[0]
    assert table.table.decision_n[winner] > answered
    assert table.table.decision_n[winner] == table.table.visible_counts[winner]


def test_a_bot_s_answer_is_stale_when_the_player_has_come_back() -> None:
    table = drive_table().begin().do(acts.AWAY, seat=0)
    decision_n = table.table.decision_n[0]
    assert table.do(acts.BACK, seat=0).table.decision_n[0] > decision_n


def test_acts_beside_the_game_do_not_make_an_answer_stale() -> None:
    table = drive_table().begin()
    decision_n = table.table.decision_n[0]
    assert table.do(acts.GRANT, seat=0, identity="id-Zoé").table.decision_n[0] == decision_n


def test_undo_of_a_public_answer_is_public() -> None:
    table = drive_table().begin().play_first(0)
    assert table.project(0)["can_undo"]
    assert table.do(acts.UNDO, seat=0).table.visible_to == [True, True, True]
    assert table.project(1)["deciding"] == [0, 1]


def test_undo_of_a_secret_answer_is_secret() -> None:
    for seed in range(5):
        table, seat = secret_move(seed)
        before = others(table, seat)
        table.do(acts.UNDO, after=0.0, seat=seat)
        assert table.table.visible_to == [viewpoint == seat for viewpoint in range(4)]
        assert others(table, seat) == before


def test_luck_cannot_be_undone() -> None:
    table = drive_table().begin().play_first(0).play_first(1)
    assert [table.refused(acts.UNDO, seat=seat) for seat in range(2)] == ["undo-barrier", "undo-barrier"]


def test_a_forced_move_cannot_be_undone() -> None:
    """Check that undo is refused, because the forced move would only be played again."""
    table = drive_table(LOST_CITIES, seats=4).begin()
    luck = Sfc32(1)
    while not (forced := [line for line in table.acts[-1].data["follow_ups"] if line.endswith(" refuse")]):
        table.play_any(luck)
    seat = int(forced[-1][0])
    assert table.table.journal.undoable(seat) >= 0
    assert not table.project(seat)["can_undo"]
    assert table.refused(acts.UNDO, seat=seat) == "undo-barrier"


def test_a_repeated_message_has_no_effect() -> None:
    table = drive_table().begin().play_first(0, id="message-1")
    before = table_fingerprint(table.table)
    with pytest.raises(Refused, match="duplicate"):
        table.do(acts.UNDO, seat=0, id="message-1")
    assert table_fingerprint(table.table) == before


def test_a_busy_seat_does_not_evict_the_remembered_messages_of_others() -> None:
    table = drive_table(seats=3).begin().play_first(1, id="quiet")
    for number in range(REMEMBERED_MESSAGES + 5):
        table.play_first(0, id=f"play-{number}").do(acts.UNDO, seat=0, id=f"undo-{number}")
    messages = table.table.recent_messages
    assert "quiet" in messages
    assert len(messages) == REMEMBERED_MESSAGES + 1
    assert "undo-0" not in messages
    assert f"undo-{REMEMBERED_MESSAGES + 4}" in messages


def test_a_refused_message_may_be_sent_again() -> None:
    table = drive_table().begin()
    assert table.refused(acts.UNDO, seat=0, id="a") == "undo-barrier"
    assert "a" not in table.table.recent_messages


def test_a_batch_is_played_whole_or_not_at_all() -> None:
    table, seat = secret_move()
    table.do(acts.UNDO, seat=seat)
    first = table.acts[-2].data["moves"][0]
    before = table_fingerprint(table.table)
    with pytest.raises(Refused, match="illegal"):
        table.play(seat, first, first)
    assert table_fingerprint(table.table) == before
    assert table.play(seat, first, "skip").acts[-1].data["moves"] == [first, "skip"]


@pytest.mark.parametrize("game", ["_template", LOST_CITIES])
def test_a_game_is_played_to_its_end(game: str) -> None:
    table = drive_table(game).begin().finish().table
    assert table.status == ENDED
    assert table.deciding() == []
    assert table.final_ranks() == table.game.ranks(table.journal.state)


def test_an_act_has_its_time_in_whole_milliseconds() -> None:
    assert Act(acts.START, 1_750_000_000.123456).at == 1_750_000_000.123
