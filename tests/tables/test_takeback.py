"""Takebacks: undo beyond a barrier with everyone's consent."""

from caravane.kernel.codec import fingerprint
from caravane.tables import acts
from tests.tables.table_driver import LOST_CITIES, TableDriver, bot, companion, drive_table, person


def state(table: TableDriver) -> str:
    return fingerprint(table.table.game, table.table.journal.state)


def after_a_reveal(*occupants: dict[str, str]) -> tuple[TableDriver, str]:
    """Play a round of three in which seat 0 answers last and all cards are revealed.

    Return the table and the state before that answer.
    """
    table = drive_table(seats=3).begin(*occupants)
    table.play_first(2).play_first(1)
    before = state(table)
    table.play_first(0)
    assert state(table) != before
    return table, before


def test_people_accept_one_by_one() -> None:
    table, before = after_a_reveal()
    table.do(acts.TAKEBACK, seat=0)
    assert table.project(None)["takeback"] == {"seat": 0, "accepted": [0]}
    table.do(acts.ACCEPT, seat=1)
    assert state(table) != before
    table.do(acts.ACCEPT, seat=2)
    assert state(table) == before
    assert "takeback" not in table.project(None)
    assert table.project(None)["deciding"] == [0]


def test_bots_need_not_accept() -> None:
    table, before = after_a_reveal(person("Ana"), bot(), bot())
    assert state(table.do(acts.TAKEBACK, seat=0)) == before


def test_absent_players_need_not_accept() -> None:
    table, before = after_a_reveal()
    table.do(acts.AWAY, seat=2).do(acts.TAKEBACK, seat=0)
    assert state(table) != before
    assert state(table.do(acts.ACCEPT, seat=1)) == before


def test_a_takeback_is_accepted_when_the_last_undecided_player_goes_away() -> None:
    table, before = after_a_reveal()
    table.do(acts.TAKEBACK, seat=0).do(acts.ACCEPT, seat=1)
    assert state(table.do(acts.AWAY, seat=2)) == before


def test_companions_accept_with_their_person() -> None:
    table, before = after_a_reveal(person("Ana"), companion("Zoé", of="Ana"), person("Béa"))
    table.do(acts.TAKEBACK, seat=0)
    assert table.project(None)["takeback"]["accepted"] == [0, 1]
    assert state(table.do(acts.ACCEPT, seat=2)) == before


def test_one_decline_ends_the_proposal() -> None:
    table, _ = after_a_reveal()
    after = state(table)
    table.do(acts.TAKEBACK, seat=0).do(acts.ACCEPT, seat=1).do(acts.DECLINE, seat=2)
    assert table.refused(acts.ACCEPT, seat=1) == "no-takeback"
    assert state(table) == after


def test_a_move_ends_the_proposal() -> None:
    table, _ = after_a_reveal()
    table.do(acts.TAKEBACK, seat=0)
    table.play_first(table.table.deciding()[0])
    assert table.refused(acts.ACCEPT, seat=1) == "no-takeback"


def test_the_proposal_ends_when_its_proposer_goes_away() -> None:
    table, before = after_a_reveal()
    table.do(acts.TAKEBACK, seat=0).do(acts.AWAY, seat=0)
    assert table.refused(acts.ACCEPT, seat=1) == "no-takeback"
    assert state(table) != before


def test_a_rated_table_has_no_takebacks() -> None:
    table = drive_table(rated=True).begin().play_first(0).play_first(1)
    assert table.refused(acts.TAKEBACK, seat=0) == "not-at-rated-table"


def test_a_takeback_is_only_for_moves_that_undo_cannot_reach() -> None:
    table = drive_table().begin()
    assert table.refused(acts.TAKEBACK, seat=0) == "nothing-to-undo"
    assert table.play_first(0).refused(acts.TAKEBACK, seat=0) == "undo-allowed"


def test_there_is_one_proposal_at_a_time_and_one_answer_per_seat() -> None:
    table, _ = after_a_reveal()
    table.do(acts.TAKEBACK, seat=0)
    assert table.refused(acts.TAKEBACK, seat=1) == "takeback-pending"
    assert table.refused(acts.ACCEPT, seat=0) == "takeback-accepted"
    assert table.refused(acts.TAKEBACK, seat=0) == "takeback-pending"


def test_luck_is_not_drawn_again_after_a_takeback() -> None:
    table = drive_table(LOST_CITIES, options={"first-roller": "1"}).begin(person("Ana"), bot())
    table.play(0, "refuse").play(1, "refuse")
    rolled, draws = table.acts[-1].data["follow_ups"], table.table.draws
    table.do(acts.TAKEBACK, seat=0)
    assert (table.table.deciding(), table.table.draws) == ([0], draws)
    table.play(0, "refuse").play(1, "refuse")
    assert table.table.draws == draws + 1
    assert table.acts[-1].data["follow_ups"] != rolled


def test_after_a_takeback_all_pending_answers_are_stale() -> None:
    table, _ = after_a_reveal()
    decision_n = table.table.decision_n[:]
    table.do(acts.TAKEBACK, seat=0).do(acts.ACCEPT, seat=1).do(acts.ACCEPT, seat=2)
    assert all(new > old for new, old in zip(table.table.decision_n, decision_n, strict=True))


def test_a_table_with_a_takeback_replays_and_continues() -> None:
    table, _ = after_a_reveal()
    table.do(acts.TAKEBACK, seat=0).do(acts.ACCEPT, seat=1).do(acts.ACCEPT, seat=2).finish()
    assert table.replayed().journal.lines() == table.table.journal.lines()
