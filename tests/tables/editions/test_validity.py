"""Editions that tables keep: later releases play them as they were, whatever an edition can change by then."""

import json
from pathlib import Path
from typing import Any

import pytest

from caravane.kernel.edition import Edition, unpack_edition
from caravane.tables.acts import Refused
from caravane.tables.editions.validity import MAX_NUMBER, completed, is_valid, with_recorded
from caravane.tables.editions.values import fingerprint_of
from caravane.tables.export import export
from caravane.tables.settings import Settings
from caravane.tables.upgrade_check import REFUSED, differences
from caravane.tables.verify import verify
from tests.tables.editions.test_values import played
from tests.tables.editions.wadi import CLOSER, FIRST, NAME, SECOND, WELL, edition_of, release
from tests.tables.table_driver import SECRET, settings


def changed(own: Edition, **change: Any) -> Edition:
    """Return another edition, with the fingerprint of its values."""
    packed = {**own.pack(), **change}
    values: Any = packed["values"]
    return unpack_edition({**packed, "fingerprint": fingerprint_of(WELL, values)})


Packed = dict[str, Any]


def table_of_the_first_release(folder: Path) -> tuple[list[Packed], Packed]:
    """Return the acts and the file of a table that ended under the first release, with an edition of it."""
    with release(folder, "FIRST") as game:
        driver = played(edition_of(game, {"die/faces": 3}), game=NAME)
        return [act.pack() for act in driver.acts], json.loads(json.dumps(export(driver.table, driver.acts)))


def test_a_value_that_the_form_had_not_yet_is_the_one_that_was_built_in_then(tmp_path: Path) -> None:
    acts, file = table_of_the_first_release(tmp_path)
    assert file["acts"][0]["settings"]["edition"]["values"] == {"die/faces": 3}
    with release(tmp_path, "SECOND"):
        verdict = verify(file)
        assert verdict.findings == []
        game, own = verdict.loaded_table().game, verdict.loaded_table().settings.edition
        assert (game.box.hand, game.box.faces) == (FIRST.box.hand, 3)
        assert own is not None
        values, ours = completed(game, own)
        assert (values["cards/hand"], values["die/faces"]) == (FIRST.box.hand, 3)
        assert ours == ["cards/hand:0", "rounds/long:0", "rounds/short:0"]
        assert differences(acts, SECRET, None) == []
        assert json.loads(json.dumps(export(verdict.loaded_table(), verdict.acts))) == file


def test_closer_limits_do_not_end_tables_from_before(tmp_path: Path) -> None:
    acts, file = table_of_the_first_release(tmp_path)
    own = unpack_edition(file["acts"][0]["settings"]["edition"])
    with release(tmp_path, "CLOSER") as closer:
        assert differences(acts, SECRET, None) == []
        assert not is_valid(closer, own)
        assert with_recorded(closer, own).box.faces == 3


def test_a_table_whose_edition_cannot_be_played_is_one_difference_of_an_upgrade(tmp_path: Path) -> None:
    acts, _ = table_of_the_first_release(tmp_path)
    with release(tmp_path, "WITHOUT_DIE"):
        found = differences(acts, SECRET, None)
    assert [(each.kind, each.number) for each in found] == [(REFUSED, 0)]


def test_an_edition_of_a_later_release_waits_for_it(tmp_path: Path) -> None:
    packed = {**settings(edition=edition_of(SECOND, {})).pack(), "game": NAME}
    with release(tmp_path, "FIRST"), pytest.raises(Refused, match="rules-version"):
        Settings.unpack(packed).find_game()


OWN = edition_of(WELL, {"cards/hand": 4})


@pytest.mark.parametrize(
    "own",
    [
        changed(OWN, name="../../etc"),
        changed(OWN, name="a" * 61),
        changed(OWN, title="Zoe\u0301's box"),
        changed(OWN, title="My  box"),
        changed(OWN, title=" My box"),
        changed(OWN, title="\u3164"),
        changed(OWN, title="Z" + "\u0301" * 40),
        changed(OWN, source="read  by Ana"),
        changed(OWN, built_in=0),
        changed(OWN, built_in=2),
        changed(OWN, values={**OWN.values, "die/faces": 7}),
        changed(OWN, values={**OWN.values, "cards/count": 3}),
        changed(OWN, ours=["die/faces:0"] * 1000),
    ],
    ids=lambda own: f"{own.name[:8]} {own.title[:8]} {len(own.ours)} {own.built_in}",
)
def test_an_edition_from_elsewhere_is_one_that_could_be_made_here(own: Edition) -> None:
    assert is_valid(WELL, OWN)
    assert not is_valid(WELL, own)


@pytest.mark.parametrize(
    "values",
    [
        {"die/faces": "6"},
        {"die/faces": True},
        {"die/faces": 6.0},
        {"die/faces": [6]},
        {"die/faces": MAX_NUMBER + 1},
        {"die/faces": None},
        {"die": 6},
        {"nothing/here": 6},
        {"cards/hand": "x" * 61},
    ],
    ids=str,
)
def test_values_that_no_game_can_be_played_with_are_refused_also_in_records(values: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="cannot be played with"):
        with_recorded(WELL, changed(OWN, values={**OWN.values, **values}))


def test_the_releases_differ() -> None:
    assert (FIRST.box.hand, SECOND.box.hand, SECOND.as_of(1).box.hand) == (2, 3, 2)
    assert CLOSER.editions.by_path["die/faces"].least > SECOND.editions.by_path["die/faces"].least
