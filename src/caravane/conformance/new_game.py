"""A copy of the template game under a new name, complete and passing all checks: in the source tree, or as a project."""

from collections.abc import Iterator
from importlib import resources
from pathlib import Path
from typing import Final

from caravane import __version__
from caravane.conformance.source_tree import golden_folder, rules_page, sources_folder, tests_folder
from caravane.conformance.template_names import MAX_SEATS, TEMPLATE, check_name, renamed
from caravane.games import folder_of

NOT_COPIED: Final = {"__pycache__"}
TEXTS: Final = {".css", ".ftl", ".js", ".json", ".md", ".py", ".svg", ".toml", ".txt", ".yml", ""}
PROJECT_FILES: Final = {
    "pyproject.toml": "pyproject.toml",
    "README.md": "README.md",
    "LICENSE": "LICENSE",
    "gitignore": ".gitignore",
    "ci.yml": ".github/workflows/tests.yml",
    "test_conformance.py.txt": "tests/test_conformance.py",
}
"""Files that only a project has, by their names in `project_template`."""

Files = Iterator[tuple[Path, Path]]


def new_game(name: str, root: Path, max_seats: int = MAX_SEATS) -> list[Path]:
    """Copy the template into the source tree; raise ValueError for an invalid name."""
    check_name(name)
    if sources_folder(root, name).exists():
        raise ValueError(f"a game named {name} already exists")
    return [_copy(source, target, name, max_seats) for source, target in _files(name, root, max_seats)]


def new_package(name: str, parent: Path, max_seats: int = MAX_SEATS) -> list[Path]:
    """Make a project with the template outside the source tree; raise ValueError if that is not possible."""
    check_name(name)
    target = parent / name
    if target.exists():
        raise ValueError(f"{target} already exists")
    copied = [_copy(*pair, name, max_seats) for pair in _project_files(name, target, max_seats)]
    for file in copied:
        if file.suffix in TEXTS:
            _rewrite(file, f"caravane.games.{folder_of(name)}", folder_of(name))
    _rewrite(target / "pyproject.toml", "caravane>=0", f"caravane>={__version__}")
    return copied


def _files(name: str, root: Path, max_seats: int) -> Files:
    yield rules_page(root, TEMPLATE), rules_page(root, name)
    yield from _tree(sources_folder(root, TEMPLATE), sources_folder(root, name))
    yield from _tree(tests_folder(root, TEMPLATE), tests_folder(root, name))
    yield from _golden(root, root, name, max_seats)


def _project_files(name: str, target: Path, max_seats: int) -> Files:
    extras = Path(str(resources.files(__package__))) / "project_template"
    origin = _template_origin(extras)
    yield from ((extras / source, target / file) for source, file in PROJECT_FILES.items())
    yield rules_page(origin, TEMPLATE), rules_page(target, name)
    game = Path(str(resources.files("caravane.games"))) / TEMPLATE
    yield from _tree(game, target / "src" / folder_of(name))
    yield from _tree(tests_folder(origin, TEMPLATE), tests_folder(target, name))
    yield origin / "tests" / "rule_marker.py", target / "tests" / "rule_marker.py"
    yield from _golden(origin, target, name, max_seats)


def _template_origin(extras: Path) -> Path:
    """Return where the template's rules and tests are: a wheel has copies beside the other files, a checkout its own."""
    return extras if (extras / "docs").is_dir() else Path(str(resources.files("caravane"))).parents[1]


def _tree(old: Path, new: Path) -> Files:
    for file in sorted(old.rglob("*")):
        if file.is_file() and not NOT_COPIED & set(file.parts) and file.suffix in TEXTS:
            yield file, new / file.relative_to(old)


def _golden(origin: Path, target: Path, name: str, max_seats: int) -> Files:
    old, new = golden_folder(origin, TEMPLATE), golden_folder(target, name)
    for seats in range(2, max_seats + 1):
        yield old / f"{seats}-seats.txt", new / f"{seats}-seats.txt"


def _copy(source: Path, target: Path, name: str, max_seats: int) -> Path:
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(renamed(source.read_text(encoding="utf-8"), name, max_seats), encoding="utf-8")
    return target


def _rewrite(file: Path, old: str, new: str) -> None:
    file.write_text(file.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")
