"""The compiled tree that these tests need, given by CARAVANE_COMPILED or built now."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="session")
def interpreted_tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a tree with the present sources only, also if they are compiled in place."""
    tree = tmp_path_factory.mktemp("interpreted")
    shutil.copytree(ROOT / "src", tree, dirs_exist_ok=True, ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    return tree


@pytest.fixture(scope="session")
def compiled_tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a tree with the present sources, compiled."""
    if "CARAVANE_COMPILED" in os.environ:
        return Path(os.environ["CARAVANE_COMPILED"])
    tree = tmp_path_factory.mktemp("compiled")
    subprocess.run(
        [ROOT / "scripts" / "compile", "--into", tree], check=True, env={**os.environ, "MYPYC_OPT_LEVEL": "0"}
    )
    return tree
