"""The folder of a host: nothing is overwritten, and what changes is read again."""

import errno
import os
from pathlib import Path

import pytest

from caravane.tables.editions.edition_folder import EditionFolder, file_name
from caravane.tables.editions.validity import is_valid
from tests.tables.editions.wadi import WELL

FILE = '[edition]\ngame = "_template"\nname = "{name}"\ntitle = "{title}"\nsource = "a  test"\n'


def titles(folder: EditionFolder) -> list[str]:
    return [edition.title for edition in folder.offered(WELL.name)]


def test_of_two_processes_that_add_a_file_the_first_one_counts(tmp_path: Path) -> None:
    one, other = EditionFolder(tmp_path / "editions"), EditionFolder(tmp_path / "editions")
    name = file_name(WELL.name, one.free_name(WELL.name, "mine"))
    assert name == file_name(WELL.name, other.free_name(WELL.name, "mine"))
    one.add(name, FILE.format(name="mine", title="First"))
    with pytest.raises(FileExistsError):
        other.add(name, FILE.format(name="mine", title="Second"))
    assert titles(one) == titles(other) == ["First"]
    assert [file.name for file in (tmp_path / "editions").iterdir()] == ["_template-mine.toml"]
    assert other.free_name(WELL.name, "mine") == "mine-2"


def test_a_file_is_added_also_where_files_cannot_be_linked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise OSError(errno.EPERM, "Operation not permitted")

    monkeypatch.setattr(os, "link", refuse)
    folder = EditionFolder(tmp_path)
    folder.add("mine", FILE.format(name="mine", title="Mine"))
    with pytest.raises(FileExistsError):
        folder.add("mine", FILE.format(name="mine", title="Other"))
    assert [edition.title for edition in folder.offered(WELL.name)] == ["Mine"]
    assert [path.name for path in tmp_path.iterdir()] == ["mine.toml"]


def test_a_file_is_read_again_though_it_has_the_same_time(tmp_path: Path) -> None:
    folder, file = EditionFolder(tmp_path), tmp_path / "mine.toml"

    def write(title: str) -> None:
        """Put another file of the same length in the place of the one before."""
        (tmp_path / "new").write_text(FILE.format(name="mine", title=title), encoding="utf-8")
        (tmp_path / "new").replace(file)
        os.utime(file, ns=(10**18, 10**18))

    write("First")
    assert titles(folder) == ["First"]
    write("Other")
    assert titles(folder) == ["Other"]
    with file.open("a", encoding="utf-8") as added:
        added.write("[die]\nfaces = 9\n")
    os.utime(file, ns=(10**18, 10**18))
    assert titles(folder) == []


@pytest.mark.parametrize("title", ["Zoe\u0301's box", "My  box", " My box"])
def test_what_is_offered_is_accepted_elsewhere(tmp_path: Path, title: str) -> None:
    (tmp_path / "mine.toml").write_text(FILE.format(name="mine", title=title), encoding="utf-8")
    [edition] = EditionFolder(tmp_path).offered(WELL.name)
    assert is_valid(WELL, edition)


def test_a_folder_that_is_not_there_offers_nothing(tmp_path: Path) -> None:
    assert EditionFolder(tmp_path / "nothing").offered(WELL.name) == []
