"""Tests of `caravane edition` and `caravane play --edition`: files are written, checked, shown, and played with."""

from pathlib import Path

import pytest

from caravane import games
from tests.cli.run_cli import plain, run

EDITIONS = Path(__file__).parents[1] / "editions"
LANGUAGES = ("fr", "en")
HEAD = '[edition]\ngame = "lost-cities"\nname = "x"\ntitle = "X"\nsource = "a test"\n\n'


def write(folder: Path, text: str) -> str:
    file = folder / "box.toml"
    file.write_text(text, encoding="utf-8")
    return str(file)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games.names(hidden=True, outside=False))
def test_a_new_file_is_accepted(tmp_path: Path, game: str, lang: str) -> None:
    file = str(tmp_path / "my-box.toml")
    run("edition", "new", game, file, "--lang", lang)
    assert '"?"' in Path(file).read_text(encoding="utf-8")
    run("edition", "check", file, "--games", "0", "--lang", lang)


def test_a_file_is_not_written_over(tmp_path: Path) -> None:
    file = write(tmp_path, "mine")
    assert "box.toml" in run("edition", "new", "lost-cities", file, code=1)
    assert Path(file).read_text(encoding="utf-8") == "mine"


def test_show_marks_ours_and_the_values_of_the_rulebook(tmp_path: Path) -> None:
    file = write(tmp_path, HEAD + '[sheet.columns.red]\narrows = [3, "?"]\n')
    shown = run("edition", "show", file, "--lang", "en")
    own = games.get("lost-cities").tables["sheet"]["columns"][0]["arrows"]
    assert f" 3  ~{own[1]} " in shown
    assert "§" in run("edition", "show", "lost-cities", "--lang", "en")
    assert "X" in shown.splitlines()[0]


def test_check_plays_games_and_asks_about_unlikely_values(tmp_path: Path) -> None:
    points = [-20, 5, 2, 15, 20, 25, 30, 40, 50, 60, 80]
    own = games.get("lost-cities").tables["scoring"]["expedition"]
    file = write(tmp_path, HEAD + f"[scoring]\nexpedition = {points[: len(own)]}\n")
    output = plain(run("edition", "check", file, "--games", "3", "--lang", "en"))
    assert "2 comes after 5. Is that what is printed?" in output


@pytest.mark.parametrize(
    ("text", "messages"),
    [
        ("points = [", ["not a TOML file"]),
        (
            HEAD + '[scoring]\nexpedition = [1]\ndice = "many"\n',
            ["line 8, [scoring], expedition", "line 9, [scoring], dice"],
        ),
        (HEAD + "# too long\n" * 10_000, ["too long"]),
        (HEAD.replace('"X"', '"\\u001b[2J"'), ["\\u001b[2J", "cannot be shown"]),
    ],
    ids=["no TOML", "two problems", "too long", "a command of the terminal"],
)
def test_a_broken_file_is_refused_with_a_message_for_each_problem(
    tmp_path: Path, text: str, messages: list[str]
) -> None:
    output = run("edition", "check", write(tmp_path, text), "--lang", "en", code=1)
    assert [message for message in messages if message not in output] == [], output
    assert "\x1b" not in output


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_bytes(b"\xff\xfe")
    assert "box.toml" in run("edition", "check", str(file), code=1)
    assert "nothing.toml" in run("edition", "show", str(tmp_path / "nothing.toml"), code=1)


@pytest.mark.parametrize("name", ["lost-cities-scores", "archeos-society-long"])
def test_bots_play_with_an_edition_and_the_save_is_verified(tmp_path: Path, name: str) -> None:
    save, game = str(tmp_path / "game.json"), name.rpartition("-")[0]
    edition = ("--edition", str(EDITIONS / f"{name}.toml"))
    run("play", game, "--seats", "bot:greedy,bot:random", "--seed", "3", "--save", save, *edition)
    assert "Everything matches" in run("verify", save, "--lang", "en")


def test_an_edition_of_another_game_is_refused() -> None:
    edition = str(EDITIONS / "lost-cities-scores.toml")
    assert "lost-cities" in run("play", "expeditions", "--seats", "bot:random,bot:random", "--edition", edition, code=1)
