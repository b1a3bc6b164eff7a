"""Tests of `caravane face check`."""

from pathlib import Path

from tests.cli.run_cli import run
from tests.server.faces.sample_face import write_face


def test_a_good_face_passes(tmp_path: Path) -> None:
    assert run("face", "check", str(write_face(tmp_path))).startswith(
        "the face of lost-cities can be served: 6 files, 0."
    )


def test_all_problems_are_named(tmp_path: Path) -> None:
    write_face(tmp_path, entry="other.js", rules=[3, 2])
    output = run("face", "check", str(tmp_path), code=1)
    assert output.splitlines() == [
        "face.json names 'other.js', which does not exist",
        "face.json: the first version in `rules` is higher than the last",
    ]


def test_an_unknown_contract_is_refused(tmp_path: Path) -> None:
    assert "contract 5" in run("face", "check", str(write_face(tmp_path, contract=5)), code=1)


def test_a_misspelt_field_is_noted(tmp_path: Path) -> None:
    assert "unknown field 'style'" in run("face", "check", str(write_face(tmp_path, style=["face.css"])))


def test_texts_must_be_complete_in_both_languages(tmp_path: Path) -> None:
    write_face(tmp_path)
    (tmp_path / "en.ftl").write_text("hello = Hello\nbye = Bye\n= nothing\n", encoding="utf-8")
    output = run("face", "check", str(tmp_path), code=1)
    assert output.splitlines() == ["fr.ftl: bye is missing", "en.ftl: syntax error: '= nothing'"]


def test_a_folder_that_does_not_exist_is_refused(tmp_path: Path) -> None:
    assert "does not exist" in run("face", "check", str(tmp_path / "nowhere"), code=2, width=500)


def test_the_types_of_views_come_from_their_schema() -> None:
    lines = run("face", "types", "lost-cities").splitlines()
    assert lines[1] == "export interface LostCitiesView {"
    assert "    roller: number | null;" in lines
    assert '        bridges: ("open" | "bonus" | "struck")[];' in lines
    assert "    taken: [number, number] | null;" in lines
    assert "    }[];" in lines
