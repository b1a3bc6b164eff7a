"""Tests of the faces that a server offers, and of those it leaves out with the reason."""

import json
import logging
from pathlib import Path
from typing import Any

import pytest

from caravane import games
from caravane.server.faces import catalogue
from caravane.server.faces.catalogue import FaceCatalogue, find_faces, log_problems
from caravane.server.faces.client_faces import ClientFace
from caravane.server.faces.folder import read_folder
from tests.server.faces.sample_face import MANIFEST, write_face

RULES = games.get("lost-cities").rules


def find(folder: Path, monkeypatch: pytest.MonkeyPatch, static_dir: Path | None = None) -> FaceCatalogue:
    """Return the catalogue when Lost Cities has its face in a folder."""
    monkeypatch.setattr(catalogue, "face_folder", lambda game: folder if game.name == "lost-cities" else None)
    return find_faces(static_dir)


def test_a_face_has_an_address_with_its_hash(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = find(write_face(tmp_path), monkeypatch)
    face = found.face_of("lost-cities", RULES)
    assert face is not None
    assert face.base == f"/faces/lost-cities/{read_folder(tmp_path).hash}/"
    assert found.problems == {}
    assert found.face_of("expeditions", 1) is None


def test_a_table_of_other_rules_is_not_drawn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = find(write_face(tmp_path, rules=[RULES, RULES]), monkeypatch)
    assert found.face_of("lost-cities", RULES) is not None
    assert found.face_of("lost-cities", RULES + 1) is None


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"contract": 2}, "it follows contract 2, and this version of Caravane knows 1"),
        ({"rules": [RULES + 1, 99]}, f"it draws the rules {RULES + 1} to 99, and the game has version {RULES}"),
        ({"game": "chess"}, "it is made for 'chess', not for 'lost-cities'"),
        ({"entry": "other.js"}, "face.json names 'other.js', which does not exist"),
    ],
)
def test_a_face_that_does_not_fit_is_logged_and_not_offered(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    change: dict[str, Any],
    reason: str,
) -> None:
    found = find(write_face(tmp_path, **change), monkeypatch)
    assert found.problems == {"lost-cities": reason}
    assert not found.faces
    assert not found.folders
    with caplog.at_level(logging.WARNING):
        log_problems(found)
    assert [(record.message, vars(record)["reason"]) for record in caplog.records] == [("face not used", reason)]


def test_the_built_client_brings_faces(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    listed = {
        "expeditions": {**MANIFEST, "game": "expeditions", "base": "/", "client": "/assets/main-1.js", "dom": "light"},
        "unknown-game": {**MANIFEST, "base": "/"},
    }
    (tmp_path / "faces.json").write_text(json.dumps(listed), encoding="utf-8")
    found = find(write_face(tmp_path / "face"), monkeypatch, tmp_path)
    assert set(found.faces) == {"lost-cities", "expeditions"}
    assert found.faces["expeditions"].base == "/"
    built = found.faces["expeditions"].manifest
    assert isinstance(built, ClientFace)
    assert (built.client, built.dom) == ("/assets/main-1.js", "light")
    assert found.file("expeditions", "", "face.js") is None


def test_a_face_of_the_client_must_fit_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    listed = {"expeditions": {**MANIFEST, "game": "expeditions", "contract": 7, "base": "/"}}
    (tmp_path / "faces.json").write_text(json.dumps(listed), encoding="utf-8")
    found = find(write_face(tmp_path / "face"), monkeypatch, tmp_path)
    assert "contract 7" in found.problems["expeditions"]
