"""Verifying: an honest file holds, and one in which anything was changed does not."""

import json
from collections import Counter
from functools import cache
from typing import Any

import pytest

from caravane.tables import acts
from caravane.tables.acts import Refused
from caravane.tables.export import Export, export, sealed
from caravane.tables.snapshot import take
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
from tests.tables.table_driver import LOST_CITIES, SECRET, WELL, Evening, evening

FILES = {"well": eventful_well, "lost-cities": short_lost_cities, "whole-lost-cities": whole_lost_cities}

# What luck and rules cannot know. Only the digest speaks for it, and players compare that.
ONLY_UNDER_THE_DIGEST = {
    "acts.at",
    "acts.host",
    "acts.identity",
    "acts.occupant.identity",
    "acts.occupant.level",
    "acts.occupant.name",
    "acts.settings.pace.bank",
    "acts.settings.pace.increment",
    "acts.settings.pace.most",
    "acts.settings.pace.quiet_until",
    "acts.settings.public",
    "acts.settings.rated",
    "acts.settings.stand_in",
}


@cache
def honest(name: str) -> str:
    return json.dumps(file_of(FILES[name]()))


def file(name: str) -> Export:
    data: Export = json.loads(honest(name))
    return data


def codes(data: object) -> list[str]:
    return [problem.code for problem in verify(data).problems]


@pytest.mark.parametrize("name", FILES)
def test_an_honest_file_holds(name: str) -> None:
    assert codes(file(name)) == []


@pytest.mark.parametrize("seats", [2, 5])
def test_a_file_holds_however_the_table_went(seats: int) -> None:
    table = evening(LOST_CITIES, seats=seats).begin().do(acts.LEAVE, seat=0).do(acts.RESIGN, seat=1)
    assert codes(file_of(table.finish())) == []


@pytest.mark.parametrize("name", ["well", "lost-cities"])
def test_every_single_change_is_found(name: str) -> None:
    data = file(name)
    held = [path for path in leaves(data) if verify(changed(data, path, another(at(data, path)))).holds()]
    assert held == []


def test_every_single_change_in_a_whole_game_is_found() -> None:
    """All but the faces of the dice, which are the same for every roll: of these the last."""
    data = file("whole-lost-cities")
    last = len(data["chances"]) - 1
    paths = [path for path in leaves(data) if path[0] != "chances" or path[1] == last]
    assert [path for path in paths if verify(changed(data, path, another(at(data, path)))).holds()] == []


@pytest.mark.parametrize("name", ["well", "lost-cities"])
def test_whatever_is_left_out_is_missed(name: str) -> None:
    data = file(name)
    paths = [path for path in leaves(data) if path[0] != "chances"]
    assert [path for path in paths if verify(without(data, path)).holds()] == []


@pytest.mark.parametrize("name", ["well", "lost-cities"])
def test_a_change_under_a_new_digest_is_found_by_luck_and_rules(name: str) -> None:
    """Names and moments alone are not proved; with them the seat that a bot took, which was free to choose."""
    data = file(name)
    held: Counter[str] = Counter()
    for path in leaves(data):
        if path != ("digest",) and verify(sealed(changed(data, path, another(at(data, path))))).holds():
            held[".".join(step for step in path if isinstance(step, str))] += 1
    assert set(held) <= ONLY_UNDER_THE_DIGEST | {"acts.seat"}
    assert held["acts.seat"] <= 1


def chance_lines(data: Export) -> list[tuple[int, int]]:
    """Say where the lines of chance are: in which act, at which place."""
    return [
        (number, place)
        for number, act in enumerate(data["acts"])
        for place, line in enumerate(act.get("then", []))
        if line.startswith("*")
    ]


def forged(data: Export, number: int, place: int, line: str) -> Export:
    """Change an outcome everywhere in a file, and seal it again."""
    nth = chance_lines(data).index((number, place))
    other = changed(data, ("acts", number, "then", place), line)
    return sealed(changed(other, ("chances", nth, "line"), line))


@pytest.mark.parametrize("name", FILES)
def test_every_single_die_card_and_lot_is_proved(name: str) -> None:
    data = file(name)
    for nth, (number, place) in enumerate(chance_lines(data)):
        verb, *nouns = data["acts"][number]["then"][place].split(":")
        drawn = data["chances"][nth]
        for noun in range(len(nouns)):
            if drawn["kind"] == "shuffle":
                other = (noun + 1) % len(nouns)
                swapped = {noun: nouns[other], other: nouns[noun]}
            else:
                names = drawn["of"][noun] if drawn["kind"] == "roll" else drawn["of"]
                swapped = {noun: next(name for name in names if name != nouns[noun])}
            line = ":".join([verb, *[swapped.get(at, old) for at, old in enumerate(nouns)]])
            assert "luck" in codes(forged(data, number, place, line))


@pytest.mark.parametrize("name", FILES)
def test_the_secret_and_every_entropy_are_proved(name: str) -> None:
    data = file(name)
    secret = bytes(32).hex()
    assert "commitment" in codes(sealed(changed(data, ("luck", "secret"), secret)))
    for number, act in enumerate(data["acts"]):
        if "entropy" in act:
            other = changed(data, ("acts", number, "entropy"), "00" * 16)
            other = changed(other, ("luck", "entropies", act["seat"]), "00" * 16)
            assert codes(sealed(other))[0] in {"luck", "act"}


def test_another_secret_with_its_own_commitment_gives_other_luck() -> None:
    data = file("lost-cities")
    table = Evening(evening(LOST_CITIES).table.settings, bytes(32))
    other = changed(data, ("luck", "secret"), bytes(32).hex())
    other = changed(other, ("luck", "commitment"), table.table.commitment)
    assert codes(sealed(changed(other, ("acts", 0, "commitment"), table.table.commitment))) == ["luck"]


def test_a_forced_move_cannot_be_smuggled_in() -> None:
    """What follows an act is what must follow: a free move among it is not accepted."""
    data = file("well")
    kinds = [(act["kind"], act.get("then")) for act in data["acts"]]
    number = next(nth for nth in range(len(kinds)) if kinds[nth] == ("play", []) and kinds[nth + 1][0] == "play")
    follower = data["acts"][number + 1]
    said = [f"{follower['seat']} {follower['moves'][0]}"]
    other = changed(data, ("acts", number, "then"), said)
    del other["acts"][number + 1]
    assert codes(sealed(other)) == ["luck"]


@pytest.mark.parametrize(
    "nonsense",
    [
        None,
        [],
        {},
        "table",
        {"caravane": "table"},
        {"caravane": "table", "format": 1, "luck": None, "acts": [], "chances": [], "result": None, "digest": ""},
    ],
)
def test_what_is_no_table_is_said_to_be_none(nonsense: object) -> None:
    assert codes(nonsense) == ["no-table"]


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
        (("chances",), None),
        (("chances", 0), []),
        (("chances", 0, "of"), None),
        (("digest",), None),
        (("acts", 1, "occupant", "name"), "\ud800"),
        (("result",), []),
    ],
)
def test_nonsense_in_a_file_is_refused_without_falling_over(path: tuple[str | int, ...], value: Any) -> None:
    assert not verify(changed(file("well"), path, value)).holds()


def test_under_other_rules_nothing_can_be_said() -> None:
    problem = verify(sealed(changed(file("well"), ("acts", 0, "settings", "rules"), 9))).problems
    assert [str(one) for one in problem] == ["other-rules game=_template rules=9 installed=1"]


def test_a_running_table_is_not_for_players() -> None:
    table = evening(WELL).begin()
    with pytest.raises(Refused, match="not-over"):
        file_of(table)
    assert codes(export(table.table, table.acts, running=True)) == ["not-over"]


def test_a_file_names_nobody_and_no_message() -> None:
    text = honest("well")
    assert "id-" not in text
    assert "a-message" not in text
    assert json.loads(text)["acts"][0]["host"] == "p1"


def test_a_running_table_plays_on_elsewhere_under_new_identities() -> None:
    table = evening(LOST_CITIES).begin()
    data = json.loads(json.dumps(export(table.table, table.acts, running=True)))
    moved, moved_acts = read(data, {"p1": "here-1", "p2": "here-2"})
    assert moved.seats_of("here-2") == [1]
    other = Evening(moved.settings, SECRET)
    other.table, other.acts, other.now = moved, moved_acts, table.now
    there, here = file_of(table.finish(7)), file_of(other.finish(7))
    assert there == here
    assert codes(here) == []


def test_a_finished_table_is_the_same_elsewhere() -> None:
    table = eventful_well()
    moved, _ = read(file("well"), {"p1": "id-Ana", "p2": "id-Béa “la renarde” 🦊", "p3": "id-Zoé"})
    kept = {name: value for name, value in take(moved).items() if name != "answered"}
    assert kept == {name: value for name, value in take(table.table).items() if name != "answered"}


def test_a_forged_table_is_not_taken_in() -> None:
    with pytest.raises(ValueError, match="digest"):
        read(changed(file("well"), ("acts", 1, "occupant", "name"), "Eve"))


def test_acts_that_go_back_in_time_are_not_followed() -> None:
    """Clocks with quiet hours count days: back and forth through centuries that would take hours."""
    data = file("well")
    for number, act in enumerate(data["acts"][1:]):
        act["at"] = (1 << 42) * (number % 2)
    assert "act" in codes(sealed(data))
