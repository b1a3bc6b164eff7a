"""Tests of the application: version, list of games, and complete texts in both languages."""

import re
from functools import cache
from importlib import resources
from pathlib import Path

import pytest

from caravane import __version__, games
from caravane.bots.levels import LEVELS
from caravane.kernel.game import KERNEL_REASONS
from caravane.kernel.native import build_kind
from caravane.lab.balance import table_forms
from caravane.lab.balance_measures import EXPECTATION, ROWS, TEXT
from caravane.text.text_check import package_file
from tests.cli.run_cli import Terminal, plain, run
from tests.games.outside_package import install, installed, well

FACES = ("caravane.cli", "caravane.text")


def test_the_version_names_the_build() -> None:
    assert run("--version") == f"caravane {__version__} ({build_kind()} rules)\n"


@pytest.mark.parametrize(("lang", "seats"), [("en", "2\u20135"), ("fr", "2 à 5")])
def test_every_game_is_listed(lang: str, seats: str) -> None:
    output = run("games", "--lang", lang)
    assert all(name in output for name in games.names())
    assert seats in output


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_game_for_two_is_not_for_two_to_two(tmp_path: Path, lang: str) -> None:
    for_two = well("duo").replace('"name": "duo"', '"name": "duo", "seats": (2,)')
    install(tmp_path, "two-rivers", {"duo": "duo_rivers"}, duo_rivers=for_two)
    with installed(tmp_path):
        [line] = [line for line in run("games", "--lang", lang).splitlines() if line.startswith(" duo")]
    assert re.search(r"  2  ", line)


def test_the_module_is_the_command() -> None:
    with Terminal("--version") as terminal:
        assert terminal.wait_for("rules)").startswith("caravane ")


@pytest.mark.parametrize("face", FACES)
def test_the_interface_has_the_same_texts_in_both_languages(face: str) -> None:
    french, english = package_file(face, "fr"), package_file(face, "en")
    assert set(french.messages) == set(english.messages)
    for key, uses in french.messages.items():
        assert uses.variables == english.messages[key].variables, key
    assert not french.file_problems + english.file_problems


def test_no_text_is_unused() -> None:
    folder = Path(str(resources.files("caravane")))
    files = [file for face in ("cli", "text", "tables/editions") for file in sorted((folder / face).rglob("*.py"))]
    source = "".join(file.read_text(encoding="utf-8") for file in files)
    for face in FACES:
        for key in package_file(face, "en").messages:
            assert _is_used(key, source), key


def _is_used(key: str, source: str) -> bool:
    """Return whether a key is used, as a whole or with its prefix added in the code."""
    words = [
        key,
        *[
            key.removeprefix(prefix)
            for prefix in ("command-", "lost-cities-", "edition-problem-")
            if key.startswith(prefix)
        ],
    ]
    kernel = {f"reason-{word.name}" for word in KERNEL_REASONS.words}
    levels = {f"level-{name}{about}" for name in LEVELS for about in ("", "-about")}
    return key in kernel | levels | _balance_keys() or any(re.search(rf'"{re.escape(word)}"', source) for word in words)


@cache
def _balance_keys() -> set[str]:
    """Return the keys of the texts of tables, columns, rows and bands of balance."""
    forms = [form for name in games.names(hidden=True) for form in table_forms(games.get(name), 2, ())]
    keys = {f"balance-against-{against}" for against in (EXPECTATION, ROWS)}
    keys |= {"balance-outside-absolute", "balance-unsure-absolute"}
    for form in forms:
        keys |= {f"balance-table-{form.name}", *[f"balance-column-{column}" for column in form.columns]}
        keys |= {f"balance-row-{row}" for row in form.rows if form.kind == TEXT}
    return keys


def test_every_command_has_help() -> None:
    for command in ("rules", "play", "resume", "replay", "export", "games"):
        assert "--lang" in plain(run(command, "--help"))
