"""Digests of what seats were shown: the same in a file as from the updates that a device receives."""

import json
from typing import Any

import pytest

from caravane import games
from caravane.kernel.luck import Sfc32
from caravane.tables import acts
from caravane.tables.export import Export, export, with_digest
from caravane.tables.table_recorder import NAMES_LENGTH, SHOWN, SeenRecorder, shown_digest
from caravane.tables.verify import verify
from tests.tables.export_files import changed, eventful_well, file_of, short_lost_cities
from tests.tables.table_driver import ARCHEOS, TableDriver, drive_table, person

PLAYED = 60


def shown_to(driver: TableDriver, noted: dict[tuple[int, int], str]) -> None:
    """Note what every seat is shown now, as its device receives it; the same number shows the same at any time."""
    for seat in range(driver.table.settings.seats):
        update: dict[str, Any] = json.loads(json.dumps(driver.project(seat)))
        digest = shown_digest(update["view"], update["draws"]) if "view" in update else ""
        assert noted.setdefault((seat, update["n"]), digest) == digest


@pytest.mark.parametrize("game", games.names(hidden=True))
def test_the_file_has_what_every_device_was_shown(game: str) -> None:
    driver = drive_table(game, seats=games.get(game).seats[-1])
    noted: dict[tuple[int, int], str] = {}
    shown_to(driver, noted)
    driver.begin()
    luck = Sfc32(5)
    for _ in range(PLAYED):
        shown_to(driver, noted)
        if not driver.table.deciding():
            break
        seat = driver.table.deciding()[luck.below(len(driver.table.deciding()))]
        legal = driver.project(seat)["legal"]
        driver.play(seat, legal[luck.below(len(legal))])
        if luck.below(4) == 0 and driver.table.status != "ended" and driver.table.journal.can_undo(seat):
            shown_to(driver, noted)
            driver.do(acts.UNDO, seat=seat)
    for seat in range(driver.table.settings.seats - 1):
        if driver.table.status != "ended":
            driver.do(acts.RESIGN, seat=seat)
    shown_to(driver, noted)
    seen = file_of(driver)["seen"]
    assert all(seen[seat][number - 1] == digest for (seat, number), digest in noted.items() if digest)
    assert [len(digests) for digests in seen] == driver.table.visible_counts[:-1]


def test_before_the_game_nothing_is_shown() -> None:
    recorder = SeenRecorder(2)
    recorder.record(drive_table().seat(person("Ana")).table)
    assert recorder.seen == [["", ""], ["", ""]]


def test_an_unfinished_file_does_not_say_what_was_shown() -> None:
    driver = drive_table(ARCHEOS, seats=2).begin()
    data = export(driver.table, driver.acts, unfinished=True)
    assert data["seen"] is None
    assert [finding.code for finding in verify(data).findings] == ["not-finished"]


def seen_findings(data: Export) -> list[str]:
    return [str(finding) for finding in verify(with_digest(data)).findings]


def test_a_false_digest_is_found_with_its_seat_and_number() -> None:
    data = file_of(short_lost_cities())
    digest = data["seen"][1][7]
    other = changed(data, ("seen", 1, 7), digest[:-1] + ("0" if digest[-1] != "0" else "1"))
    assert seen_findings(other) == ["seen seat=1 number=8"]


@pytest.mark.parametrize("seen", [None, [], [[], [], []], "", 7, [[0]], {"0": []}])
def test_a_finished_file_says_what_was_shown(seen: object) -> None:
    assert seen_findings(changed(file_of(eventful_well()), ("seen",), seen)) != []


def test_views_of_another_version_are_distinguished() -> None:
    data = file_of(short_lost_cities())
    digest = data["seen"][0][7]
    verdict = verify(with_digest(changed(data, ("seen", 0, 7), "ffff" + digest[NAMES_LENGTH:])))
    assert verdict.is_valid()
    assert verdict.changed_views == [(0, 8)]


def test_other_chance_events_are_no_other_version() -> None:
    data = file_of(short_lost_cities())
    digest = data["seen"][0][7]
    verdict = verify(with_digest(changed(data, ("seen", 0, 7), f"ffff{digest[NAMES_LENGTH:]}9")))
    assert [finding.code for finding in verdict.findings] == ["seen"]


@pytest.mark.parametrize("text", ["junk", "ab" * 10, "AB" * 10 + ".3", "ab" * 10 + ".03", 7, [], None])
def test_what_is_no_digest_is_refused(text: object) -> None:
    data = file_of(short_lost_cities())
    verdict = verify(with_digest(changed(data, ("seen", 0, 7), text)))
    assert {finding.code for finding in verdict.findings} <= {"seen", "unreadable"}
    assert not verdict.is_valid()


def test_the_names_of_the_parts_and_their_content_have_their_own_digits() -> None:
    one, other, more = (shown_digest(view, 3) for view in ({"dice": 1}, {"dice": 2}, {"dice": 1, "deck": 0}))
    assert SHOWN.fullmatch(one)
    assert one.endswith(".3")
    assert one[:NAMES_LENGTH] == other[:NAMES_LENGTH] != more[:NAMES_LENGTH]
    assert one[NAMES_LENGTH:] != other[NAMES_LENGTH:]
