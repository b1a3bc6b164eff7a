"""Taking back beyond a barrier: with everyone's consent."""

from caravane.kernel.codec import fingerprint
from caravane.tables import acts
from tests.tables.table_driver import LOST_CITIES, Evening, bot, companion, evening, person


def state(table: Evening) -> str:
    return fingerprint(table.table.game, table.table.journal.state)


def after_a_reveal(*occupants: dict[str, str]) -> tuple[Evening, str]:
    """Play a round of three; seat 0 answers last, and all cards are shown. Give the state before its answer."""
    table = evening(seats=3).begin(*occupants)
    table.play_first(2).play_first(1)
    before = state(table)
    table.play_first(0)
    assert state(table) != before
    return table, before


def test_people_agree_one_by_one() -> None:
    table, before = after_a_reveal()
    table.do(acts.ASK, seat=0)
    assert table.look(None)["asking"] == {"seat": 0, "agreed": [0]}
    table.do(acts.AGREE, seat=1)
    assert state(table) != before
    table.do(acts.AGREE, seat=2)
    assert state(table) == before
    assert "asking" not in table.look(None)
    assert table.look(None)["deciding"] == [0]


def test_bots_do_not_mind() -> None:
    table, before = after_a_reveal(person("Ana"), bot(), bot())
    assert state(table.do(acts.ASK, seat=0)) == before


def test_who_is_away_is_not_waited_for() -> None:
    table, before = after_a_reveal()
    table.do(acts.LEAVE, seat=2).do(acts.ASK, seat=0)
    assert state(table) != before
    assert state(table.do(acts.AGREE, seat=1)) == before


def test_consent_is_complete_when_the_last_one_who_has_not_agreed_goes() -> None:
    table, before = after_a_reveal()
    table.do(acts.ASK, seat=0).do(acts.AGREE, seat=1)
    assert state(table.do(acts.LEAVE, seat=2)) == before


def test_companions_agree_with_their_person() -> None:
    table, before = after_a_reveal(person("Ana"), companion("Zoé", of="Ana"), person("Béa"))
    table.do(acts.ASK, seat=0)
    assert table.look(None)["asking"]["agreed"] == [0, 1]
    assert state(table.do(acts.AGREE, seat=2)) == before


def test_one_no_ends_the_question() -> None:
    table, _ = after_a_reveal()
    after = state(table)
    table.do(acts.ASK, seat=0).do(acts.AGREE, seat=1).do(acts.DECLINE, seat=2)
    assert table.refused(acts.AGREE, seat=1) == "nothing-asked"
    assert state(table) == after


def test_a_question_is_over_when_the_game_goes_on() -> None:
    table, _ = after_a_reveal()
    table.do(acts.ASK, seat=0)
    table.play_first(table.table.deciding()[0])
    assert table.refused(acts.AGREE, seat=1) == "nothing-asked"


def test_a_question_is_over_when_who_asked_goes() -> None:
    table, before = after_a_reveal()
    table.do(acts.ASK, seat=0).do(acts.LEAVE, seat=0)
    assert table.refused(acts.AGREE, seat=1) == "nothing-asked"
    assert state(table) != before


def test_a_rated_table_takes_nothing_back() -> None:
    table = evening(rated=True).begin().play_first(0).play_first(1)
    assert table.refused(acts.ASK, seat=0) == "rated"


def test_only_what_undo_cannot_take_back_is_asked_for() -> None:
    table = evening().begin()
    assert table.refused(acts.ASK, seat=0) == "nothing-to-take-back"
    assert table.play_first(0).refused(acts.ASK, seat=0) == "undo-is-free"


def test_one_question_at_a_time_and_one_answer_each() -> None:
    table, _ = after_a_reveal()
    table.do(acts.ASK, seat=0)
    assert table.refused(acts.ASK, seat=1) == "already-asked"
    assert table.refused(acts.AGREE, seat=0) == "already-agreed"
    assert table.refused(acts.ASK, seat=0) == "already-asked"


def test_what_was_taken_back_is_never_drawn_again() -> None:
    table = evening(LOST_CITIES, options={"first-roller": "1"}).begin(person("Ana"), bot())
    table.play(0, "refuse").play(1, "refuse")
    rolled, draws = table.acts[-1].data["then"], table.table.draws
    table.do(acts.ASK, seat=0)
    assert (table.table.deciding(), table.table.draws) == ([0], draws)
    table.play(0, "refuse").play(1, "refuse")
    assert table.table.draws == draws + 1
    assert table.acts[-1].data["then"] != rolled


def test_after_taking_back_every_answer_on_its_way_is_stale() -> None:
    table, _ = after_a_reveal()
    asked = table.table.asked_at[:]
    table.do(acts.ASK, seat=0).do(acts.AGREE, seat=1).do(acts.AGREE, seat=2)
    assert all(new > old for new, old in zip(table.table.asked_at, asked, strict=True))


def test_a_table_that_took_back_replays_and_goes_on() -> None:
    table, _ = after_a_reveal()
    table.do(acts.ASK, seat=0).do(acts.AGREE, seat=1).do(acts.AGREE, seat=2).finish()
    assert table.replayed().journal.lines() == table.table.journal.lines()
