"""The example installed as its users install it: two wheels in an environment without the sources of either."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.clean_environment import ROOT, CleanEnvironment, build_wheel
from tests.server.run_processes import Serve

EXAMPLE = ROOT / "examples" / "two-mules"


@pytest.fixture
def anyio_backend() -> str:
    """Run coroutine tests on asyncio, as the server does."""
    return "asyncio"


@pytest.fixture(scope="session")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Copy the project, so that tests leave nothing behind in it."""
    copy = tmp_path_factory.mktemp("example") / "two-mules"
    shutil.copytree(EXAMPLE, copy, ignore=shutil.ignore_patterns("__pycache__", ".*_cache"))
    return copy


@pytest.fixture(scope="session")
def environment(project: Path, tmp_path_factory: pytest.TempPathFactory) -> CleanEnvironment:
    """Install the wheel of Caravane and that of the example."""
    environment = CleanEnvironment(tmp_path_factory.mktemp("environment"))
    environment.install(build_wheel(ROOT, tmp_path_factory.mktemp("caravane")))
    environment.install(build_wheel(project, tmp_path_factory.mktemp("game")))
    return environment


@pytest.fixture(scope="session")
def serve(environment: CleanEnvironment, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serve]:
    """Host tables with what is installed."""
    folder = tmp_path_factory.mktemp("serve")
    only_installed = {"PYTHONPATH": "", "CARAVANE_HIDDEN_GAMES": "false"}
    with Serve(folder, f"sqlite:///{folder}/caravane.db", only_installed, python=str(environment.python)) as serve:
        yield serve
