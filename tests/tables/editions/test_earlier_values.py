"""Tables that are older than the values built in are played on, replayed and verified with those of their day."""

import json
from typing import Any

import pytest

from caravane import games
from caravane.kernel.game import Game
from caravane.kernel.journal import Journal, replay
from caravane.tables.acts import Refused
from caravane.tables.export import export
from caravane.tables.rematch import rematch_settings
from caravane.tables.saved_game import convert_journal
from caravane.tables.settings import Settings
from caravane.tables.verify import verify
from tests.tables.editions.test_values import WELL, edition, played
from tests.tables.table_driver import settings

HAND_ONCE = 2
HAND_NOW = 3


@pytest.fixture
def changed(monkeypatch: pytest.MonkeyPatch) -> Game[Any]:
    """Install the template as if hands of two cards had been built in before."""
    game: Game[Any] = Game(**{**WELL.parts(), "earlier": [edition(cards_hand=HAND_ONCE)]})
    real = games.get
    monkeypatch.setattr(games, "get", lambda name: game if name == game.name else real(name))
    return game


def old_settings() -> dict[str, Any]:
    packed = settings().pack()
    packed.pop("values", None)
    return packed


def test_new_tables_have_the_new_values_and_name_their_version(changed: Game[Any]) -> None:
    new = settings()
    assert new.find_game().box.hand == HAND_NOW
    assert new.pack()["values"] == changed.values == 2


@pytest.mark.usefixtures("changed")
def test_older_tables_keep_theirs() -> None:
    old = Settings.unpack(old_settings())
    assert old.find_game().box.hand == HAND_ONCE
    assert old.pack() == old_settings()


def test_an_export_from_before_verifies_after_the_change(monkeypatch: pytest.MonkeyPatch) -> None:
    own = edition(cards_hand=HAND_ONCE)
    monkeypatch.setattr(games, "get", lambda _name: WELL.with_edition(own))
    driver = played(None)
    data = json.loads(json.dumps(export(driver.table, driver.acts)))
    assert "edition" not in data["acts"][0]["settings"]
    game: Game[Any] = Game(**{**WELL.parts(), "earlier": [own]})
    monkeypatch.setattr(games, "get", lambda _name: game)
    verdict = verify(data)
    assert verdict.findings == []
    assert verdict.loaded_table().game.box.hand == HAND_ONCE


def test_a_rematch_has_the_values_of_today(changed: Game[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    driver = played(None)
    again = rematch_settings(driver.table)
    assert again.values == changed.values
    monkeypatch.undo()


@pytest.mark.usefixtures("changed")
def test_values_of_a_later_version_are_refused() -> None:
    with pytest.raises(Refused, match="rules-version"):
        Settings.unpack({**old_settings(), "values": 7}).find_game()


def test_journals_name_the_version_too(changed: Game[Any]) -> None:
    journal: Journal[Any] = Journal(changed, 2)
    assert journal.record()["values"] == 2
    assert replay(changed, journal.record()).game.box.hand == HAND_NOW
    before = {key: value for key, value in journal.record().items() if key != "values"}
    assert replay(changed, before).game.box.hand == HAND_ONCE
    assert "values" not in convert_journal(before)["acts"][0]["settings"]
