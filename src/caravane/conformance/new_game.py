"""A copy of the template game under a new name, complete and passing all checks."""

import keyword
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from caravane.conformance.source_tree import golden_folder, rules_page, sources_folder, tests_folder
from caravane.games import folder_of

TEMPLATE: Final = "_template"
PREFIX: Final = "TW-"
TITLES: Final = ("The Well", "Le Puits")
NAME: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
NOT_COPIED: Final = {"__pycache__"}


def new_game(name: str, root: Path) -> list[Path]:
    """Copy the template's sources, rules, tests and golden journals; raise ValueError for an invalid name."""
    _check(name, root)
    return [_copy(source, target, name) for source, target in _files(name, root)]


def _check(name: str, root: Path) -> None:
    if not NAME.fullmatch(name) or keyword.iskeyword(name):
        raise ValueError(f"{name!r} is not a valid game name: use lower-case letters and digits, joined by hyphens")
    if sources_folder(root, name).exists():
        raise ValueError(f"a game named {name} already exists")


def _files(name: str, root: Path) -> Iterator[tuple[Path, Path]]:
    yield rules_page(root, TEMPLATE), rules_page(root, name)
    for folder in (sources_folder, tests_folder, golden_folder):
        old, new = folder(root, TEMPLATE), folder(root, name)
        for file in sorted(old.rglob("*")):
            if file.is_file() and not NOT_COPIED & set(file.parts):
                yield file, new / file.relative_to(old)


def _copy(source: Path, target: Path, name: str) -> Path:
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(renamed(source.read_text(encoding="utf-8"), name), encoding="utf-8")
    return target


def renamed(text: str, name: str) -> str:
    """Replace the template's names by those of another game: name, folders, rule ids and titles."""
    text = re.sub(r'"_template"|(?<=game )_template|(?<=golden )_template', lambda match: _named(match[0], name), text)
    text = text.replace(TEMPLATE, folder_of(name)).replace(PREFIX, prefix_of(name))
    for title in TITLES:
        text = text.replace(title, title_of(name))
    return text


def _named(match: str, name: str) -> str:
    return match.replace(TEMPLATE, name)


def prefix_of(name: str) -> str:
    """Return the prefix of the rule ids: the initials, or the first two letters of a single word."""
    words = name.split("-")
    letters = [word[0] for word in words] if len(words) > 1 else words[0][:2]
    return "".join(letter for letter in letters if letter.isalpha()).upper() + "-"


def title_of(name: str) -> str:
    """Return a provisional title."""
    return name.replace("-", " ").title()
