"""Tests of what a folder must be, to be served as a face."""

import shutil
from pathlib import Path
from typing import Any

import pytest

from caravane.server.faces.folder import MAX_BYTES, BadFace, FaceFolder, read_folder, unknown_fields
from tests.server.faces.sample_face import FILES, MANIFEST, write_face


@pytest.fixture
def face(tmp_path: Path) -> Path:
    return write_face(tmp_path / "face")


def problems(folder: Path) -> list[str]:
    with pytest.raises(BadFace) as refused:
        read_folder(folder)
    return refused.value.problems


def test_all_files_of_a_face_are_read(face: Path) -> None:
    folder = read_folder(face)
    assert set(folder.files) == {*FILES, "face.json"}
    assert folder.manifest.rules == (1, 9)
    assert folder.manifest.rooms["part"].least == 20
    assert unknown_fields(folder) == []


@pytest.mark.parametrize("field", ["styles", "cover", "rooms", "leaves", "draws", "credits"])
def test_these_fields_are_optional(tmp_path: Path, field: str) -> None:
    without: dict[str, Any] = {field: None}
    assert isinstance(read_folder(write_face(tmp_path, **without)), FaceFolder)


@pytest.mark.parametrize("field", ["contract", "game", "rules", "entry", "texts"])
def test_these_fields_are_required(tmp_path: Path, field: str) -> None:
    without: dict[str, Any] = {field: None}
    assert field in problems(write_face(tmp_path, **without))[0]


@pytest.mark.parametrize(
    ("field", "value", "said"),
    [
        ("contract", "1", "Expected `int`"),
        ("rules", [2, 1], "higher than the last"),
        ("rules", [1], "length 2"),
        ("rooms", {"attic": {}}, "attic"),
        ("draws", ["everything"], "everything"),
        ("entry", "other.js", "which does not exist"),
        ("entry", "../face.js", "which does not exist"),
        ("entry", "cover.svg", "must end in .js"),
        ("styles", ["face.js"], "must end in .css"),
        ("texts", {"fr": "fr.ftl"}, "no texts in 'en'"),
        ("texts", {"fr": "fr.ftl", "en": "de.ftl"}, "'de.ftl', which does not exist"),
        ("cover", {"art": "fr.ftl", "focus": "50% 50%", "ink": "#fff"}, "must end in .svg or .png or .webp"),
        ("cover", {"art": "cover.svg"}, "focus"),
    ],
)
def test_the_manifest_is_checked(tmp_path: Path, field: str, value: object, said: str) -> None:
    changes: dict[str, Any] = {field: value}
    assert any(said in problem for problem in problems(write_face(tmp_path, **changes)))


def test_the_manifest_must_be_json(face: Path) -> None:
    (face / "face.json").write_bytes(b"\xff{")
    assert problems(face)[0].startswith("face.json: ")


def test_a_field_of_a_later_version_is_ignored_and_named(tmp_path: Path) -> None:
    folder = read_folder(write_face(tmp_path, music="song.ogg"))
    assert unknown_fields(folder) == ["music"]


@pytest.mark.parametrize("name", ["face.wasm", "page.html", "face.js.map", "notes", "FACE.JS"])
def test_other_endings_are_refused(face: Path, name: str) -> None:
    (face / name).write_bytes(b"x")
    assert name in problems(face)[0]


@pytest.mark.parametrize("name", [".face.js.swp", "face.js~", ".DS_Store", ".hidden.js"])
def test_files_of_editors_are_neither_served_nor_hashed(face: Path, name: str) -> None:
    before = read_folder(face)
    (face / name).write_bytes(b"x")
    after = read_folder(face)
    assert name not in after.files
    assert after.hash == before.hash


@pytest.mark.parametrize("name", ["a b.js", "é.js", "a%2fb.js", "a\\b.js"])
def test_names_need_no_encoding(face: Path, name: str) -> None:
    (face / name).write_bytes(b"x")
    assert "is not a plain name" in problems(face)[0]


def test_links_are_refused(face: Path, tmp_path: Path) -> None:
    (tmp_path / "outside.js").write_text("secret", encoding="utf-8")
    (face / "inside.js").symlink_to(tmp_path / "outside.js")
    (face / "folder").symlink_to(tmp_path)
    (face / "nowhere.js").symlink_to(tmp_path / "missing")
    assert [problem.split()[0] for problem in problems(face)] == ["folder", "inside.js", "nowhere.js"]
    (tmp_path / "other").symlink_to(write_face(tmp_path / "real"))
    assert problems(tmp_path / "other") == ["other is not a folder"]


def test_a_face_without_manifest_or_folder_is_refused(face: Path) -> None:
    (face / "face.json").unlink()
    assert problems(face) == ["face.json is missing"]
    shutil.rmtree(face)
    assert problems(face) == ["face is not a folder"]


def test_a_face_has_at_most_four_megabytes(face: Path) -> None:
    size = sum(len(content) for content in read_folder(face).files.values())
    (face / "large.png").write_bytes(b"x" * (MAX_BYTES - size))
    assert len(read_folder(face).files["large.png"]) == MAX_BYTES - size
    (face / "one-more.png").write_bytes(b"x")
    assert problems(face) == ["the files have more than 4 MB together"]


def test_the_hash_depends_on_paths_and_bytes(face: Path) -> None:
    first = read_folder(face).hash
    assert read_folder(face).hash == first
    (face / "cover.svg").write_text("<svg/>", encoding="utf-8")
    second = read_folder(face).hash
    (face / "fr.ftl").rename(face / "more.ftl")
    write_face(face, **{**MANIFEST, "credits": "Drawn again."})
    assert len({first, second, read_folder(face).hash}) == 3
