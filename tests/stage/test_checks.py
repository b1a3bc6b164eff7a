"""Tests of the checks: a good face passes all of them, and each planted fault is found by its own."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Browser

from caravane import games
from caravane.stage.browser import open_browser
from caravane.stage.checks import CHECKS, CheckResult, FaceTest, run_checks
from caravane.stage.loopback import LoopbackServer
from caravane.stage.pages import add_stage
from caravane.stage.recorder import record
from caravane.stage.recording import Recording
from caravane.stage.result_table import SHOWN, result_table
from caravane.stage.targets import Target, find_target
from caravane.stage.windows import ALL, Window
from tests.browser.built_client import built_pages
from tests.stage.planted_faults import FAULTS, FIGURE, Fault, write_face

KINDS = ("play-card", "peek")
PHONE = Window(360, 640)


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with open_browser() as browser:
        yield browser


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Target:
    folder = tmp_path_factory.mktemp("stage") / "face"
    write_face(folder)
    return find_target(str(folder))


@pytest.fixture(scope="module")
def address(target: Target) -> Iterator[str]:
    """Yield the address of a stage with few scenes, whose box has a figure that no view has."""
    built_pages()
    server = LoopbackServer()
    add_stage(server.app, target, few_scenes(record(games.get("_template"))))
    with server:
        yield server.address


def few_scenes(recording: Recording) -> Recording:
    first = {scene.kind: scene for scene in reversed(recording.scenes) if scene.kind in KINDS}
    box = recording.box | {"die": {"faces": FIGURE}}
    return msgspec.structs.replace(recording, scenes=list(first.values()), box=box)


@pytest.fixture(scope="module")
def stage(browser: Browser, address: str, target: Target) -> Iterator[FaceTest]:
    test = FaceTest(browser, address, target, (PHONE,))
    yield test
    test.page.close()


def folder_of(target: Target) -> Path:
    assert target.folder is not None
    return target.folder


def test_a_good_face_passes_all_checks(stage: FaceTest, target: Target) -> None:
    write_face(folder_of(target))
    stage.page.refresh()
    results = run_checks(stage, list(CHECKS))
    assert [result.name for result in results] == list(CHECKS)
    assert {result.name: result.findings for result in results if result.findings} == {}


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: f"{fault.check}: {fault.finding}")
def test_a_planted_fault_is_found(stage: FaceTest, target: Target, fault: Fault) -> None:
    write_face(folder_of(target), fault)
    stage.page.refresh()
    findings = {result.name: result.findings for result in run_checks(stage, [fault.check])}
    assert any(fault.finding in finding for finding in findings[fault.check]), findings


def test_every_check_has_a_planted_fault() -> None:
    assert {fault.check for fault in FAULTS} == set(CHECKS)


def test_the_table_has_the_first_findings() -> None:
    findings = [f"finding {number}" for number in range(SHOWN + 2)]
    grid = result_table([CheckResult(5, "fit", "about", findings), CheckResult(9, "errors", "no errors", [])])
    cells = [[str(cell) for cell in column.cells] for column in grid.columns]
    assert cells[2] == [f"{len(findings)} found", "holds"]
    assert cells[3] == ["finding 0\nfinding 1\nfinding 2\n… and 2 more", "no errors"]


@pytest.mark.nightly
@pytest.mark.parametrize("window", ALL, ids=str)
def test_a_good_face_fits_every_window(browser: Browser, address: str, target: Target, window: Window) -> None:
    write_face(folder_of(target))
    test = FaceTest(browser, address, target, (window,))
    assert {result.name: result.findings for result in run_checks(test, ["fit", "reach"]) if result.findings} == {}
    test.page.close()
