"""Tables that are older than the values built in are played on, replayed and verified with those of their day."""

import json
from pathlib import Path
from typing import Any

import pytest

from caravane import games
from caravane.kernel.edition import load_earlier
from caravane.kernel.journal import Journal, replay
from caravane.tables.acts import Refused
from caravane.tables.editions.values import fingerprint_of
from caravane.tables.export import export
from caravane.tables.rematch import rematch_settings
from caravane.tables.saved_game import convert_journal
from caravane.tables.settings import Settings
from caravane.tables.verify import verify
from tests.tables.editions.test_values import played
from tests.tables.editions.wadi import FIRST, NAME, SECOND, edition_of, release
from tests.tables.table_driver import settings

HAND_ONCE = FIRST.box.hand
HAND_NOW = SECOND.box.hand
FINGERPRINTS = {
    ("archeos-society", 1): "391589e40627c2d0bfea35b5dad38d2932a6664c6ed5a03c4396c3c10e124bd7",
    ("excavation-earth", 1): "5c46216a4fc4a2c1de668046f104f6abd5042a579987acdbf54186b06159295d",
}
"""Values that tables were played with, and so never change."""
CHANGED = [name for name in games.names(hidden=True, outside=False) if games.get(name).earlier]


def settings_from_before(folder: Path) -> dict[str, Any]:
    with release(folder, "FIRST"):
        return settings(NAME).pack()


def test_new_tables_have_the_new_values_and_name_their_version(tmp_path: Path) -> None:
    with release(tmp_path, "SECOND") as game:
        new = settings(NAME)
        assert new.find_game().box.hand == HAND_NOW != HAND_ONCE
        assert new.pack()["values"] == game.values == 2


def test_older_tables_keep_theirs(tmp_path: Path) -> None:
    before = settings_from_before(tmp_path)
    with release(tmp_path, "SECOND"):
        old = Settings.unpack(before)
        assert old.find_game().box.hand == HAND_ONCE
        assert old.pack() == before


def test_an_export_from_before_verifies_after_the_change(tmp_path: Path) -> None:
    with release(tmp_path, "FIRST"):
        driver = played(None, NAME)
        data = json.loads(json.dumps(export(driver.table, driver.acts)))
    with release(tmp_path, "SECOND"):
        verdict = verify(data)
        assert verdict.findings == []
        table = verdict.loaded_table()
        assert table.game.box.hand == HAND_ONCE
        assert json.loads(json.dumps(export(table, verdict.acts))) == data
        assert {"edition", "values"} & set(table.journal.record()) == set()


def test_a_rematch_has_the_values_of_today(tmp_path: Path) -> None:
    with release(tmp_path, "FIRST"):
        driver = played(None, NAME)
        data = json.loads(json.dumps(export(driver.table, driver.acts)))
    with release(tmp_path, "SECOND") as game:
        again = rematch_settings(verify(data).loaded_table())
        assert again.values == game.values
        assert again.find_game().box.hand == HAND_NOW


def test_values_of_a_later_version_are_refused(tmp_path: Path) -> None:
    before = settings_from_before(tmp_path)
    with release(tmp_path, "SECOND"), pytest.raises(Refused, match="rules-version"):
        Settings.unpack({**before, "values": 7}).find_game()


def test_journals_name_the_version_too(tmp_path: Path) -> None:
    with release(tmp_path, "SECOND") as game:
        journal: Journal[Any] = Journal(game, 2)
        assert journal.record()["values"] == 2
        assert replay(game, journal.record()).game.box.hand == HAND_NOW
        before = {key: value for key, value in journal.record().items() if key != "values"}
        assert replay(game, before).game.box.hand == HAND_ONCE
        assert "values" not in convert_journal(before)["acts"][0]["settings"]


def test_the_values_of_a_record_count_whatever_game_reads_it() -> None:
    for record in (Journal(SECOND, 2).record(), Journal(SECOND.as_of(1), 2).record()):
        hands = {replay(game, record).game.box.hand for game in (SECOND, SECOND.as_of(1))}
        assert hands == {HAND_NOW if "values" in record else HAND_ONCE}


def test_a_game_with_an_edition_leads_to_all_others() -> None:
    first, own = SECOND.as_of(1), edition_of(SECOND, {"cards/hand": 4})
    assert first.as_of(1) is first
    assert first.as_of(2) is SECOND
    assert first.with_edition(own) is SECOND.with_edition(own)
    assert SECOND.with_edition(own).as_of(1) is first


@pytest.mark.parametrize("name", CHANGED)
def test_the_earlier_values_of_the_package_are_whole_and_their_own(name: str) -> None:
    game = games.get(name)
    for version, earlier in enumerate(game.earlier, start=1):
        assert load_earlier(game.package, version).pack() == earlier.pack()
        assert earlier.fingerprint == fingerprint_of(game, earlier.values) == FINGERPRINTS[name, version]
        assert game.as_of(version).box.edition is earlier
        assert Journal(game.as_of(version), game.seats[-1]).record().get("values", 1) == version
