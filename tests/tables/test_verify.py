"""Verification: an honest file is valid, and any change to it is detected."""

import json
from collections import Counter
from functools import cache
from typing import Any

import pytest

from caravane.tables import acts
from caravane.tables.acts import Refused
from caravane.tables.clocks.time_control import DAY
from caravane.tables.export import Export, export, with_digest
from caravane.tables.snapshot import take_snapshot
from caravane.tables.verify import read, verify
from tests.tables.export_files import (
    another,
    at,
    changed,
    eventful_well,
    file_of,
    leaves,
    short_lost_cities,
    whole_lost_cities,
    without,
)
from tests.tables.table_driver import LOST_CITIES, SECRET, WELL, TableDriver, drive_table

FILES = {"well": eventful_well, "lost-cities": short_lost_cities, "whole-lost-cities": whole_lost_cities}

MILLISECONDS = 1000
"""Files have times in milliseconds."""

# Values unknown to luck and rules: only the digest protects them, and players compare that.
ONLY_UNDER_THE_DIGEST = {
    "acts.at",
    "acts.host",
    "acts.identity",
    "acts.occupant.identity",
    "acts.occupant.level",
    "acts.occupant.name",
    "acts.settings.time_control.bank",
    "acts.settings.time_control.increment",
    "acts.settings.time_control.max_bank",
    "acts.settings.time_control.quiet_until",
    "acts.settings.public",
    "acts.settings.rated",
    "acts.settings.substitute",
}


@cache
def honest(name: str) -> str:
    return json.dumps(file_of(FILES[name]()))


def file(name: str) -> Export:
    data: Export = json.loads(honest(name))
    return data


def codes(data: object) -> list[str]:
    return [problem.code for problem in verify(data).findings]


@pytest.mark.parametrize("name", FILES)
def test_an_honest_file_is_valid(name: str) -> None:
    assert codes(file(name)) == []


@pytest.mark.parametrize("seats", [2, 5])
def test_a_file_is_valid_after_an_absence_and_a_resignation(seats: int) -> None:
    table = drive_table(LOST_CITIES, seats=seats).begin().do(acts.AWAY, seat=0).do(acts.RESIGN, seat=1)
    assert codes(file_of(table.finish())) == []


SPREAD = 7
"""Of a whole game every seventh value is changed; `scripts/nightly` changes all."""


@pytest.mark.parametrize("name", ["well", "lost-cities"])
def test_every_single_change_is_detected(name: str) -> None:
    data = file(name)
    held = [path for path in leaves(data) if verify(changed(data, path, another(at(data, path)))).is_valid()]
    assert held == []


@pytest.mark.parametrize("spread", [SPREAD, pytest.param(1, marks=pytest.mark.nightly)])
def test_every_single_change_in_a_whole_game_is_detected(spread: int) -> None:
    """Check all values but the faces of the dice, which are the same for every roll: of these only the last."""
    data = file("whole-lost-cities")
    last = len(data["chance_events"]) - 1
    paths = [path for path in leaves(data) if path[0] != "chance_events" or path[1] == last]
    changes = paths[::spread]
    assert [path for path in changes if verify(changed(data, path, another(at(data, path)))).is_valid()] == []


@pytest.mark.parametrize("name", ["well", "lost-cities"])
def test_every_omission_is_detected(name: str) -> None:
    data = file(name)
    paths = [path for path in leaves(data) if path[0] != "chance_events"]
    assert [path for path in paths if verify(without(data, path)).is_valid()] == []


@pytest.mark.parametrize("name", ["well", "lost-cities"])
def test_a_change_under_a_new_digest_is_detected_by_luck_and_rules(name: str) -> None:
    """Check that only names, times and the freely chosen seat of a bot are unproved."""
    data = file(name)
    held: Counter[str] = Counter()
    for path in leaves(data):
        if path != ("digest",) and verify(with_digest(changed(data, path, another(at(data, path))))).is_valid():
            held[".".join(step for step in path if isinstance(step, str))] += 1
    assert set(held) <= ONLY_UNDER_THE_DIGEST | {"acts.seat"}
    assert held["acts.seat"] <= 1


def chance_lines(data: Export) -> list[tuple[int, int]]:
    """Return the chance lines as indices of an act and of a line within it."""
    return [
        (act_index, line_index)
        for act_index, act in enumerate(data["acts"])
        for line_index, line in enumerate(act.get("follow_ups", []))
        if line.startswith("*")
    ]


def forged(data: Export, act_index: int, line_index: int, line: str) -> Export:
    """Change an outcome everywhere in a file and recompute its digest."""
    nth = chance_lines(data).index((act_index, line_index))
    other = changed(data, ("acts", act_index, "follow_ups", line_index), line)
    return with_digest(changed(other, ("chance_events", nth, "line"), line))


@pytest.mark.parametrize("name", FILES)
def test_every_die_card_and_lot_is_proved(name: str) -> None:
    data = file(name)
    for nth, (act_index, line_index) in enumerate(chance_lines(data)):
        verb, *nouns = data["acts"][act_index]["follow_ups"][line_index].split(":")
        drawn = data["chance_events"][nth]
        for noun in range(len(nouns)):
            if drawn["kind"] == "shuffle":
                other = (noun + 1) % len(nouns)
                swapped = {noun: nouns[other], other: nouns[noun]}
            else:
                names = drawn["of"][noun] if drawn["kind"] == "roll" else drawn["of"]
                swapped = {noun: next(name for name in names if name != nouns[noun])}
            line = ":".join([verb, *[swapped.get(at, old) for at, old in enumerate(nouns)]])
            assert "luck" in codes(forged(data, act_index, line_index, line))


@pytest.mark.parametrize("name", FILES)
def test_the_secret_and_every_entropy_are_proved(name: str) -> None:
    data = file(name)
    secret = bytes(32).hex()
    assert "commitment" in codes(with_digest(changed(data, ("luck", "secret"), secret)))
    for act_index, act in enumerate(data["acts"]):
        if "entropy" in act:
            other = changed(data, ("acts", act_index, "entropy"), "00" * 16)
            other = changed(other, ("luck", "entropies", act["seat"]), "00" * 16)
            assert codes(with_digest(other))[0] in {"luck", "act"}


def test_another_secret_with_its_own_commitment_gives_other_luck() -> None:
    data = file("lost-cities")
    table = TableDriver(drive_table(LOST_CITIES).table.settings, bytes(32))
    other = changed(data, ("luck", "secret"), bytes(32).hex())
    other = changed(other, ("luck", "commitment"), table.table.commitment)
    assert codes(with_digest(changed(other, ("acts", 0, "commitment"), table.table.commitment))) == ["luck"]


def test_a_forced_move_cannot_be_smuggled_in() -> None:
    """Check that a free move among the follow-ups is refused."""
    data = file("well")
    kinds = [(act["kind"], act.get("follow_ups")) for act in data["acts"]]
    act_index = next(nth for nth in range(len(kinds)) if kinds[nth] == ("play", []) and kinds[nth + 1][0] == "play")
    follower = data["acts"][act_index + 1]
    then = [f"{follower['seat']} {follower['moves'][0]}"]
    other = changed(data, ("acts", act_index, "follow_ups"), then)
    del other["acts"][act_index + 1]
    assert codes(with_digest(other)) == ["luck"]


@pytest.mark.parametrize("nonsense", [None, [], {}, "table", {"caravane": "table"}, {"caravane": "chess", "format": 2}])
def test_nonsense_is_reported_as_no_table(nonsense: object) -> None:
    assert codes(nonsense) == ["not-an-export"]


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("acts",), []),
        (("acts",), None),
        (("acts",), [[]]),
        (("acts", 0), {}),
        (("acts", 1), None),
        (("acts", 1, "at"), 1.5),
        (("acts", 1, "at"), "now"),
        (("acts", 0, "settings", "game"), {}),
        (("luck", "secret"), "zz"),
        (("luck", "secret"), 5),
        (("chance_events",), None),
        (("chance_events", 0), []),
        (("chance_events", 0, "of"), None),
        (("digest",), None),
        (("acts", 1, "occupant", "name"), "\ud800"),
        (("result",), []),
    ],
)
def test_nonsense_within_a_file_is_reported_without_crashing(path: tuple[str | int, ...], value: Any) -> None:
    assert not verify(changed(file("well"), path, value)).is_valid()


def test_a_file_under_other_rules_cannot_be_verified() -> None:
    problem = verify(with_digest(changed(file("well"), ("acts", 0, "settings", "rules"), 9))).findings
    assert [str(one) for one in problem] == ["rules-version game=_template rules=9 installed=1"]


def test_an_unfinished_table_is_not_exported_for_players() -> None:
    table = drive_table(WELL).begin()
    with pytest.raises(Refused, match="not-finished"):
        file_of(table)
    assert codes(export(table.table, table.acts, unfinished=True)) == ["not-finished"]


def test_a_file_contains_neither_identities_nor_message_ids() -> None:
    text = honest("well")
    assert "id-" not in text
    assert "a-message" not in text
    assert json.loads(text)["acts"][0]["host"] == "p1"


def test_an_unfinished_table_continues_elsewhere_under_new_identities() -> None:
    table = drive_table(LOST_CITIES).begin()
    data = json.loads(json.dumps(export(table.table, table.acts, unfinished=True)))
    moved, moved_acts = read(data, {"p1": "here-1", "p2": "here-2"})
    assert moved.seats_of("here-2") == [1]
    other = TableDriver(moved.settings, SECRET)
    other.table, other.acts, other.now = moved, moved_acts, table.now
    there, here = file_of(table.finish(7)), file_of(other.finish(7))
    assert there == here
    assert codes(here) == []


def test_a_finished_table_is_the_same_elsewhere() -> None:
    table = eventful_well()
    moved, _ = read(file("well"), {"p1": "id-Ana", "p2": "id-Béa “la renarde” 🦊", "p3": "id-Zoé"})
    moved_state = {name: value for name, value in take_snapshot(moved).items() if name != "recent_messages"}
    assert moved_state == {
        name: value for name, value in take_snapshot(table.table).items() if name != "recent_messages"
    }


def test_a_forged_table_is_not_imported() -> None:
    with pytest.raises(ValueError, match="digest"):
        read(changed(file("well"), ("acts", 1, "occupant", "name"), "Eve"))


def test_a_clock_that_was_set_back_is_no_finding() -> None:
    """Check a file of an older server, which dated acts before the ones before them."""
    data = file("well")
    for act in data["acts"][5:]:
        act["at"] -= 2 * DAY * MILLISECONDS
    verdict = verify(with_digest(data))
    assert verdict.findings == []
    assert verdict.set_back == pytest.approx(2 * DAY, abs=60)
    assert verify(file("well")).set_back == 0


@pytest.mark.parametrize("times", [[0, -32 * DAY], [0, 200 * 366 * DAY], [0, -20 * DAY, 0, -20 * DAY]])
def test_times_that_no_server_records_are_refused(times: list[int]) -> None:
    data = file("well")
    for act, change in zip(data["acts"][-len(times) :], times, strict=True):
        act["at"] += change * MILLISECONDS
    assert codes(with_digest(data)) == ["act"]


def test_acts_that_go_back_in_time_are_refused() -> None:
    """Check times that alternate over centuries, for which counting the quiet hours day by day would take hours."""
    data = file("well")
    for act_index, act in enumerate(data["acts"][1:]):
        act["at"] = (1 << 42) * (act_index % 2)
    assert "act" in codes(with_digest(data))


def test_a_wrong_fingerprint_in_an_act_is_reported() -> None:
    """Check a field that only databases record; a file with it could come from anyone."""
    data = file("well")
    data["acts"][-1]["fingerprint"] = "0" * 16
    assert codes(with_digest(data)) == ["act"]
    with pytest.raises(ValueError, match="another state"):
        read(with_digest(data))
