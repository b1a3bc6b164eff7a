"""Tests of `caravane face record`, `test` and `dev`: names, messages and exit status."""

from pathlib import Path

import httpx
import msgspec
import pytest

from caravane import games
from caravane.stage.checks import CHECKS
from caravane.stage.loopback import LoopbackServer
from caravane.stage.recorder import record
from caravane.stage.recording import encode, load_recording
from caravane.stage.targets import NoTarget, find_target
from tests.browser.built_client import built_pages
from tests.cli.run_cli import run
from tests.stage.planted_faults import FAULTS, write_face
from tests.wait_limit import WAIT_SECONDS


@pytest.fixture(scope="module")
def scenes(tmp_path_factory: pytest.TempPathFactory) -> Path:
    built_pages()
    recording = record(games.get("_template"))
    file = tmp_path_factory.mktemp("scenes") / "scenes.json"
    file.write_bytes(encode(msgspec.structs.replace(recording, scenes=recording.scenes[:2])))
    return file


def test_a_recording_is_written(tmp_path: Path) -> None:
    file = tmp_path / "well.json"
    output = run("face", "record", "_template", "--into", str(file))
    written = load_recording(file, games.get("_template"))
    assert f"{len(written.scenes)} scenes" in output


def test_the_exit_status_is_1_if_something_does_not_hold(tmp_path: Path, scenes: Path) -> None:
    folder = tmp_path / "face"
    write_face(folder)
    command = ("face", "test", str(folder), "--recording", str(scenes), "--check", "parts")
    assert "holds" in run(*command)
    write_face(folder, next(fault for fault in FAULTS if fault.check == "parts"))
    assert "found" in run(*command, code=1)


def test_an_unknown_check_is_refused_with_the_known_ones(scenes: Path) -> None:
    output = run("face", "test", "words:_template", "--recording", str(scenes), "--check", "beauty", code=2)
    assert next(iter(CHECKS)) in output


def test_a_file_that_is_no_recording_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "no.json"
    file.write_text("{}", encoding="utf-8")
    assert "not a recording" in run("face", "test", "words:_template", "--recording", str(file), code=1)


def test_only_this_machine_is_served() -> None:
    with (
        LoopbackServer() as server,
        httpx.Client(base_url=f"http://{server.address}", timeout=WAIT_SECONDS, trust_env=False) as client,
    ):
        assert client.get("/api/games").status_code == 200
        assert client.get("/api/games", headers={"host": f"somewhere.example:{server.port}"}).status_code == 400


def test_a_recording_of_another_game_is_refused(scenes: Path) -> None:
    output = run("face", "test", "words:lost-cities", "--recording", str(scenes), code=1, width=500)
    assert "is for _template with rules" in output


def test_a_face_for_other_rules_is_refused_with_the_reason(tmp_path: Path) -> None:
    write_face(tmp_path / "face")
    manifest = tmp_path / "face" / "face.json"
    manifest.write_text(manifest.read_text(encoding="utf-8").replace('"rules": [1, 1]', '"rules": [8, 9]'))
    with pytest.raises(NoTarget, match="rules"):
        find_target(str(tmp_path / "face"))


def test_the_face_of_a_game_follows_its_folder() -> None:
    assert find_target("_template").folder is not None


def test_a_face_is_a_folder_a_game_or_words(tmp_path: Path) -> None:
    write_face(tmp_path / "face")
    assert find_target(str(tmp_path / "face")).base.startswith("/faces/_template/")
    assert not find_target("_template").words
    assert find_target("words:_template").words
    for wrong in ("chess", str(tmp_path)):
        with pytest.raises(NoTarget):
            find_target(wrong)


def test_a_change_of_a_file_is_another_address_and_a_mistake_keeps_the_last(tmp_path: Path) -> None:
    folder = tmp_path / "face"
    write_face(folder)
    target = find_target(str(folder))
    first = target.base
    write_face(folder, FAULTS[0])
    target.refresh()
    second = target.base
    assert second != first
    (folder / "face.json").write_text("{", encoding="utf-8")
    target.refresh()
    assert target.base == second
    assert "face.json" in target.problem
