"""Tests that golden journals are written, compared, and short enough to read."""

from pathlib import Path

import pytest

from caravane import games
from caravane.conformance.golden import check_golden, golden_text, write_golden
from caravane.conformance.source_tree import NotInSourceTree, find_checkout, golden_folder
from tests.conformance.broken_games import FAULTS, WELL_GAME

ROOT = Path(__file__).parents[2]
MAX_BYTES = 200_000


def test_written_journals_are_unchanged(tmp_path: Path) -> None:
    written = write_golden(WELL_GAME, tmp_path)
    assert [file.name for file in written] == ["2-seats.txt", "3-seats.txt", "4-seats.txt"]
    assert check_golden(WELL_GAME, tmp_path) == []


def test_a_difference_is_shown(tmp_path: Path) -> None:
    write_golden(WELL_GAME, tmp_path)
    _, game = FAULTS["an event shows a drawn card to all"]
    complaint = check_golden(game, tmp_path)[0]
    assert complaint.startswith("2-seats.txt: has changed")
    assert "\n-   1-: (0) drew-unseen\n" in complaint


def test_a_missing_and_a_stray_journal_are_named(tmp_path: Path) -> None:
    folder = golden_folder(tmp_path, WELL_GAME.name)
    write_golden(WELL_GAME, tmp_path)
    (folder / "2-seats.txt").rename(folder / "7-seats.txt")
    complaints = check_golden(WELL_GAME, tmp_path)
    assert complaints[0].startswith("2-seats.txt: does not exist")
    assert complaints[1] == "7-seats.txt: for no number of seats"


def test_a_journal_shows_what_each_seat_sees() -> None:
    text = golden_text(WELL_GAME, 3)
    assert "\n   0 play-card:1? play:card-1 play:card-4 play:card-19\n" in text
    assert "\n   02-: (1) answered\n   1: (1) played:card-16\n" in text
    assert "\n   view 1 hands [[null,null,null],[4,5,15],[null,null,null]]\n" in text
    assert "\n   all: (1) won:1\n" in text


@pytest.mark.parametrize("file", sorted((ROOT / "tests" / "golden").rglob("*.txt")), ids=lambda file: file.stem)
def test_golden_journals_can_be_read_as_diffs(file: Path) -> None:
    assert file.stat().st_size < MAX_BYTES


def test_every_folder_belongs_to_a_game() -> None:
    folders = {folder.name for folder in (ROOT / "tests" / "golden").iterdir()}
    assert folders == {golden_folder(ROOT, name).name for name in games.names(hidden=True, outside=False)}


def test_the_source_tree_is_found_from_below() -> None:
    assert find_checkout(ROOT / "tests" / "golden") == ROOT


def test_outside_of_a_source_tree_there_is_a_clear_message(tmp_path: Path) -> None:
    with pytest.raises(NotInSourceTree, match="change into one"):
        find_checkout(tmp_path)


def test_a_project_that_provides_a_game_is_a_source_tree_too(tmp_path: Path) -> None:
    settings = '[project]\nname = "fifth"\n[project.entry-points."caravane.games"]\nfifth = "fifth:GAME"\n'
    (tmp_path / "pyproject.toml").write_text(settings, encoding="utf-8")
    assert find_checkout(tmp_path) == tmp_path
