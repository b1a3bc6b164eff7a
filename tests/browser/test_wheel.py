"""The wheel contains the built client and serves it without Node."""

import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import httpx
import pytest

from tests.browser.built_client import ROOT, built_pages
from tests.server.run_processes import Serve
from tests.wait_limit import WAIT_SECONDS

STATIC = "caravane/server/static/"


@pytest.fixture(scope="module")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of the built wheel and source distribution, with the client as it was built."""
    built_pages()
    folder = tmp_path_factory.mktemp("dist")
    subprocess.run([sys.executable, "-m", "hatchling", "build", "--directory", folder], cwd=ROOT, check=True)
    return folder


@pytest.fixture
def wheel(dist: Path) -> Path:
    """Return the path of the wheel."""
    return next(dist.glob("*.whl"))


def pages_in(names: list[str]) -> set[str]:
    """Return the client files among these names."""
    return {name.partition(STATIC)[2] for name in names if STATIC in name}


def test_the_wheel_and_the_sources_contain_the_built_client(dist: Path, wheel: Path) -> None:
    built = {path.relative_to(built_pages()).as_posix() for path in built_pages().rglob("*") if path.is_file()}
    assert "index.html" in built
    assert pages_in(zipfile.ZipFile(wheel).namelist()) == built
    with tarfile.open(next(dist.glob("*.tar.gz"))) as sources:
        assert pages_in(sources.getnames()) == built


def get(serve: Serve, path: str) -> httpx.Response:
    """Request a file as it is, without compression."""
    headers = {"accept-encoding": "identity"}
    return httpx.get(f"http://{serve.address}{path}", headers=headers, trust_env=False, timeout=WAIT_SECONDS)


def test_an_installed_wheel_serves_the_client_without_node(wheel: Path, tmp_path: Path) -> None:
    installed = tmp_path / "installed"
    zipfile.ZipFile(wheel).extractall(installed)
    with (installed / STATIC / "index.html").open("a", encoding="utf-8") as index:
        index.write("<!-- from the wheel -->")
    alone = {"PYTHONPATH": str(installed), "PATH": "/nowhere"}
    with Serve(tmp_path / "data", f"sqlite:///{tmp_path}/caravane.db", alone) as serve:
        home = get(serve, "/")
        assert home.text.endswith("<!-- from the wheel -->")
        script = home.text.partition('src="')[2].partition('"')[0]
        assert get(serve, script).headers["content-type"].startswith("text/javascript")
