"""Tests of the project itself: no machine-specific paths or addresses, no overlong files, everything documented."""

import ast
import json
import os
import re
import subprocess
import tomllib
from pathlib import Path

import pytest

import caravane

ROOT = Path(__file__).parent.parent
MAX_LINES = 450
HTTP_CALLS = r"httpx\.(Client|AsyncClient|get|head|post|put|patch|delete|request|stream)"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]

# Put together from halves, so that this file does not contain them itself.
MACHINES = ["/" + "work/", "sha" + "red/", "/" + "root/", "/" + "home/", "/" + "opt/"]
REGISTRIES = ["pypi" + ".org", "files." + "pythonhosted", "registry." + "npmjs", "--extra-" + "index-url"]


def project_files() -> list[Path]:
    """Return the files that a clone contains, and those about to be added."""
    listing = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(listing, cwd=ROOT, check=True, capture_output=True, text=True).stdout.split("\0")
    return [ROOT / name for name in names if name and (ROOT / name).is_file()]


def text_of(file: Path) -> str:
    """Return a text file's content; binary files are empty."""
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return ""


def written_by_hand(file: Path) -> bool:
    """Return whether a file is code or prose; rules and printed statements of a game are as long as its rulebook."""
    lists = (ROOT / "docs" / "rules", ROOT / "docs" / "fidelity")
    return file.suffix in {"", ".py", ".md"} and not any(file.is_relative_to(folder) for folder in lists)


@pytest.mark.parametrize("needle", MACHINES + REGISTRIES)
def test_no_file_contains_machine_paths_or_registries(needle: str) -> None:
    # `../home/` is a neighbouring folder; a path of a machine begins with its slash.
    absolute = re.compile(rf"(?<![.\w]){re.escape(needle)}")
    assert [str(file) for file in project_files() if absolute.search(text_of(file))] == []


def test_files_stay_short() -> None:
    lengths = {str(file): text_of(file).count("\n") for file in project_files() if written_by_hand(file)}
    assert {name: length for name, length in lengths.items() if length > MAX_LINES} == {}


@pytest.mark.parametrize("lock", sorted((ROOT / "requirements").glob("*.txt")), ids=lambda lock: lock.name)
def test_locked_requirements_have_hashes_and_no_addresses(lock: Path) -> None:
    text = lock.read_text(encoding="utf-8")
    assert "://" not in text
    assert not re.search(r"^-", text, re.MULTILINE)
    packages = re.findall(r"^[^\s#].*", text, re.MULTILINE)
    assert packages
    assert [line for line in packages if not re.match(r"[\w.-]+==\S+( ; .*)? \\$", line)] == []


def test_every_dependency_is_explained() -> None:
    extras = PROJECT["optional-dependencies"].values()
    named = [*PROJECT["dependencies"], *(requirement for extra in extras for requirement in extra)]
    browser = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    explained = (ROOT / "docs" / "dependencies.md").read_text(encoding="utf-8")
    packages = [re.split(r"[<>=!~\[; ]", requirement)[0] for requirement in named]
    packages += [*browser["dependencies"], *browser["devDependencies"]]
    assert [package for package in packages if f"| `{package}` |" not in explained] == []


def impatient_calls(file: Path) -> list[str]:
    """Return the requests of a test that keep the default time limit of the HTTP library, 5 seconds."""
    calls = [node for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))) if isinstance(node, ast.Call)]
    requests = [call for call in calls if re.fullmatch(HTTP_CALLS, ast.unparse(call.func))]
    named = {call: {keyword.arg for keyword in call.keywords} for call in requests}
    return [f"{file}:{call.lineno}" for call in requests if not named[call] & {"timeout", "transport"}]


def test_no_test_depends_on_the_time_limit_of_a_library() -> None:
    assert [call for file in (ROOT / "tests").rglob("*.py") for call in impatient_calls(file)] == []


def test_the_version_is_the_same_everywhere() -> None:
    assert caravane.__version__ == PROJECT["version"]


@pytest.mark.parametrize("script", sorted((ROOT / "scripts").iterdir()), ids=lambda script: script.name)
def test_every_script_is_executable_and_documented(script: Path) -> None:
    first, second = script.read_text(encoding="utf-8").splitlines()[:2]
    assert os.access(script, os.X_OK)
    assert first.startswith("#!/usr/bin/env ")
    assert re.match(r"# [A-Z].*\.$", second)
    chores = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    assert re.search(rf"^\| `scripts/{script.name}[ `]", chores, re.MULTILINE)


@pytest.mark.parametrize("page", sorted(ROOT.glob("*.md")), ids=lambda page: page.name)
def test_links_between_pages_are_valid(page: Path) -> None:
    links = re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8"))
    assert [link for link in links if not (page.parent / link).exists()] == []
