"""During the game: moves, numbers, undo, messages that are sent again."""

import pytest

from caravane.kernel.luck import Sfc32
from caravane.tables import acts
from caravane.tables.acts import Act, Refused
from caravane.tables.snapshot import table_fingerprint
from caravane.tables.table import ENDED, PLAYING, REMEMBERED
from tests.tables.table_driver import LOST_CITIES, Evening, evening


def secret_move(seed: int = 0) -> tuple[Evening, int]:
    """Play Lost Cities until a seat has used dice on an arrow, sealed: nobody else notices. Give that seat."""
    table = evening(LOST_CITIES, seats=3).begin()
    luck = Sfc32(seed)
    while True:
        deciding = table.table.deciding()
        seat = deciding[luck.below(len(deciding))]
        legal = table.look(seat)["legal"]
        table.play(seat, legal[luck.below(len(legal))])
        if table.table.noticed == [place == seat for place in range(4)]:
            return table, seat
        assert table.table.status == PLAYING


def others(table: Evening, seat: int) -> list[object]:
    return [table.look(watcher) for watcher in (0, 1, 2, None) if watcher != seat]


def test_everyone_sees_an_answer_and_nobody_the_card() -> None:
    table = evening(seats=3).begin()
    card = table.look(1)["legal"][0]
    before = table.table.seen[:]
    table.play(1, card)
    assert table.table.seen == [number + 1 for number in before]
    assert table.look(0)["deciding"] == [0, 2]
    assert table.look(1)["view"]["chosen"] is not None
    assert table.look(None)["view"]["chosen"] is None


def test_luck_and_forced_moves_follow_and_are_recorded_with_the_move() -> None:
    table = evening(options={"rounds": "short"}).begin()
    assert [line.split(":")[0] for line in table.acts[-1].data["then"]] == ["* shuffle", "* roll"]
    assert table.play_first(0).acts[-1].data["then"] == []


def test_a_move_is_refused_with_its_reason() -> None:
    table = evening().begin()
    foreign = next(f"play:card-{card}" for card in range(1, 13) if f"play:card-{card}" not in table.look(0)["legal"])
    with pytest.raises(Refused) as refused:
        table.play(0, foreign)
    assert (refused.value.code, refused.value.reason, refused.value.rule) == ("illegal", "not-in-hand", "TW-PLAY-01")


def test_nobody_plays_twice_in_one_gathering() -> None:
    table = evening().begin()
    card = table.look(0)["legal"][1]
    with pytest.raises(Refused, match="not-your-decision"):
        table.play_first(0).play(0, card)


def test_an_answer_stays_fresh_while_others_decide_together() -> None:
    table = evening(seats=3).begin()
    asked = table.table.asked_at[2]
    assert table.table.seen[2] == asked
    table.play_first(0).play_first(1)
    assert table.table.asked_at[2] == asked
    assert table.table.seen[2] == asked + 2


def test_an_answer_to_an_older_question_is_stale() -> None:
    table = evening(seats=2).begin()
    asked = table.table.asked_at[0]
    table.play_first(0)
    answered = table.table.asked_at[0]
    assert answered > asked
    table.play_first(1)
    winner = table.table.deciding()[0]
    assert table.table.asked_at[winner] > answered
    assert table.table.asked_at[winner] == table.table.seen[winner]


def test_a_bots_answer_is_stale_when_the_player_has_come_back() -> None:
    table = evening().begin().do(acts.LEAVE, seat=0)
    asked = table.table.asked_at[0]
    assert table.do(acts.RETURN, seat=0).table.asked_at[0] > asked


def test_what_is_said_beside_the_game_does_not_make_an_answer_stale() -> None:
    table = evening().begin()
    asked = table.table.asked_at[0]
    assert table.do(acts.GRANT, seat=0, identity="id-Zoé").table.asked_at[0] == asked


def test_a_public_answer_is_taken_back_for_all_to_see() -> None:
    table = evening().begin().play_first(0)
    assert table.look(0)["undo"]
    assert table.do(acts.UNDO, seat=0).table.noticed == [True, True, True]
    assert table.look(1)["deciding"] == [0, 1]


def test_a_secret_answer_is_made_and_taken_back_in_secret() -> None:
    for seed in range(5):
        table, seat = secret_move(seed)
        before = others(table, seat)
        table.do(acts.UNDO, after=0.0, seat=seat)
        assert table.table.noticed == [place == seat for place in range(4)]
        assert others(table, seat) == before


def test_nothing_is_taken_back_past_luck() -> None:
    table = evening().begin().play_first(0).play_first(1)
    assert [table.refused(acts.UNDO, seat=seat) for seat in range(2)] == ["barrier", "barrier"]


def test_what_the_program_played_alone_cannot_be_taken_back() -> None:
    """It would only be played again."""
    table = evening(LOST_CITIES, seats=4).begin()
    luck = Sfc32(1)
    while not (forced := [line for line in table.acts[-1].data["then"] if line.endswith(" refuse")]):
        table.play_any(luck)
    seat = int(forced[-1][0])
    assert table.table.journal.undoable(seat) >= 0
    assert not table.look(seat)["undo"]
    assert table.refused(acts.UNDO, seat=seat) == "barrier"


def test_a_message_sent_again_does_nothing_again() -> None:
    table = evening().begin().play_first(0, id="message-1")
    before = table_fingerprint(table.table)
    with pytest.raises(Refused, match="again"):
        table.do(acts.UNDO, seat=0, id="message-1")
    assert table_fingerprint(table.table) == before


def test_a_talkative_seat_does_not_make_the_table_forget_the_messages_of_others() -> None:
    table = evening(seats=3).begin().play_first(1, id="quiet")
    for number in range(REMEMBERED + 5):
        table.play_first(0, id=f"play-{number}").do(acts.UNDO, seat=0, id=f"undo-{number}")
    kept = table.table.answered
    assert "quiet" in kept
    assert len(kept) == REMEMBERED + 1
    assert "undo-0" not in kept
    assert f"undo-{REMEMBERED + 4}" in kept


def test_a_refused_message_may_be_sent_again() -> None:
    table = evening().begin()
    assert table.refused(acts.UNDO, seat=0, id="a") == "barrier"
    assert "a" not in table.table.answered


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
    table = evening(game).begin().finish().table
    assert table.status == ENDED
    assert table.deciding() == []
    assert table.final_places() == table.game.places(table.journal.state)


def test_an_act_is_dated_in_whole_milliseconds() -> None:
    assert Act(acts.START, 1_750_000_000.123456).at == 1_750_000_000.123
