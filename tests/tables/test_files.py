"""Files of every version: text, conversion of journals, and luck that was recorded without a secret."""

import json
from functools import cache
from typing import Any

import pytest

from caravane import games
from caravane.kernel.journal import Journal
from caravane.kernel.luck import Sfc32
from caravane.kernel.state import CHANCE
from caravane.tables.acts import Refused
from caravane.tables.export import Export, with_digest
from caravane.tables.files import convert_file, count_entries, format_file, parse_file
from caravane.tables.findings import InvalidFile
from caravane.tables.table import Table
from caravane.tables.verify import read, verify
from tests.tables.export_files import SAVED_GAME, changed, continued_journal, eventful_well, file_of
from tests.tables.table_driver import TableDriver, drive_table


@cache
def continued() -> str:
    return json.dumps(file_of(continued_journal()))


def continued_file() -> Export:
    data: Export = json.loads(continued())
    return data


def journal(game: str, seats: int, moves: int = 10_000) -> dict[str, Any]:
    """Return the record of a random game, as the kernel makes it."""
    luck, record = Sfc32(3), Journal(games.get(game), seats)
    while not record.state.ended() and len(record.entries) < moves:
        seat = record.state.next_seat()
        if seat == CHANCE:
            record.chance(luck)
        else:
            legal = record.game.legal(record.state, seat)
            record.play(seat, legal[luck.below(len(legal))])
    return record.record()


def codes(data: object) -> list[str]:
    return [finding.code for finding in verify(data).findings]


def test_a_file_has_one_line_per_act_chance_event_and_seat() -> None:
    data = file_of(eventful_well())
    text = format_file(data)
    assert parse_file(text) == parse_file(text.encode()) == data
    assert len(text.splitlines()) == len(data) + sum(len(data[part]) for part in ("acts", "chance_events", "seen")) + 3


@pytest.mark.parametrize("text", ["", "{", '{"caravane": NaN}', "[" * 100_000, b"\xff"])
def test_text_that_is_not_json(text: str | bytes) -> None:
    with pytest.raises(InvalidFile, match="not-json"):
        parse_file(text)


@pytest.mark.parametrize("game", games.names(hidden=True))
def test_the_record_of_every_game_becomes_a_table(game: str) -> None:
    seats = games.get(game).seats[-1]
    record = json.loads(json.dumps(journal(game, seats)))
    assert codes(record) == ["unproved"]
    table, _ = read(record)
    assert table.journal.lines() == record["moves"]
    assert table.names() == [f"Player {seat + 1}" for seat in range(seats)]


@pytest.mark.parametrize("moves", [0, 1, 2, 7])
def test_a_journal_continues_with_luck_that_is_proved(moves: int) -> None:
    table, table_acts = read(journal("lost-cities", 3, moves))
    assert CHANCE not in table.journal.state.deciding()
    driver = TableDriver(table.settings, table.secret)
    driver.table, driver.acts = table, table_acts
    data = file_of(driver.finish(2))
    assert codes(data) == ["unproved"]
    assert sum(chance["act"] >= table.unproved_acts for chance in data["chance_events"]) > 3


def test_a_journal_gives_the_same_file_every_time() -> None:
    record = json.loads(SAVED_GAME.read_text(encoding="utf-8"))
    assert convert_file(record) == convert_file(record)
    assert count_entries(record) == len(record["moves"])
    assert codes(convert_file(record)) == codes(record) == ["unproved", "not-finished"]


def test_a_table_with_recorded_luck_is_the_same_when_it_is_read() -> None:
    data = continued_file()
    table, _ = read(data)
    assert table.unproved_acts == data["acts"][0]["unproved_acts"]
    assert codes(data) == ["unproved"]


@pytest.mark.parametrize("later", [False, True])
def test_only_recorded_luck_can_be_replaced(later: bool) -> None:
    """Check that acts after the recorded ones are proved as at any other table."""
    data = continued_file()
    unproved = data["acts"][0]["unproved_acts"]
    nth = next(nth for nth, chance in enumerate(data["chance_events"]) if chance["act"] >= unproved * later)
    if later:
        number = data["chance_events"][nth]["act"]
        line = data["acts"][number]["follow_ups"].index(data["chance_events"][nth]["line"])
        other = changed(data, ("acts", number, "follow_ups", line), "* roll:red:red:red:1:1:1")
        assert codes(with_digest(other))[0] == "luck"
    else:
        other = changed(data, ("chance_events", nth, "line"), "* roller:0")
        assert "chance-events" in codes(with_digest(other))


@pytest.mark.parametrize("count", [0, -1, 10_000, True, "1", None])
def test_a_wrong_number_of_unproved_acts_is_refused(count: object) -> None:
    other = changed(continued_file(), ("acts", 0, "unproved_acts"), count)
    assert codes(with_digest(other))[0] in {"act", "unreadable"}


def test_fewer_unproved_acts_do_not_prove_their_luck() -> None:
    assert codes(with_digest(changed(continued_file(), ("acts", 0, "unproved_acts"), 4)))[0] == "luck"


def test_recorded_acts_contain_luck_and_no_moves() -> None:
    data = continued_file()
    number = next(n for n, act in enumerate(data["acts"]) if act["kind"] == "play" and act["follow_ups"] == [])
    smuggled = data["acts"].pop(number + 1)
    line = f"{smuggled['seat']} {smuggled['moves'][0]}"
    data["acts"][number]["follow_ups"] = [line, *smuggled["follow_ups"]]
    data["acts"][0]["unproved_acts"] -= 1
    assert [str(finding) for finding in verify(with_digest(data)).findings] == [
        f"act number={len(data['acts'])} reason=bad-act: unproved_acts"
    ]


def test_recorded_luck_must_be_possible() -> None:
    data = continued_file()
    number = next(n for n, act in enumerate(data["acts"]) if act.get("follow_ups"))
    other = changed(data, ("acts", number, "follow_ups", 0), "* roller:9")
    assert codes(with_digest(other))[0] in {"act", "unreadable"}


def test_recorded_acts_do_not_end_before_luck_is_drawn() -> None:
    data = convert_file(journal("lost-cities", 3, 2))
    start = len(data["acts"]) - 1
    other = changed(data, ("acts", start, "follow_ups"), data["acts"][start]["follow_ups"][:-1])
    assert codes(with_digest(changed(other, ("chance_events",), data["chance_events"][:-1])))[0] == "act"


def test_a_new_table_has_only_proved_luck() -> None:
    table = drive_table()
    assert table.table.unproved_acts == 0
    with pytest.raises(Refused, match="unproved_acts"):
        Table(type(table.create_act)("create", 0.0, **table.create_act.data, unproved_acts=0))
