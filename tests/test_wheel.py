"""Tests that the wheel contains the data files: components, earlier values, texts, rulebooks."""

import subprocess
import sys
import zipfile
from pathlib import Path

ROOT = Path(__file__).parent.parent
READ = {".ftl", ".json", ".md", ".toml"}


def test_data_files_are_in_the_wheel(tmp_path: Path) -> None:
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    [wheel] = tmp_path.glob("*.whl")
    files = sorted((ROOT / "src").rglob("*"))
    read = {file.relative_to(ROOT / "src").as_posix() for file in files if file.suffix in READ}
    assert {"caravane/games/lost_cities/rules/fr.md", "caravane/games/excavation_earth/earlier/1.json"} <= read
    assert read <= set(zipfile.ZipFile(wheel).namelist())
