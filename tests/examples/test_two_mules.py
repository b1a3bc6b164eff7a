"""The life of a game from outside the project: built, installed, checked, compiled, hosted, played and verified."""

import asyncio
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from caravane.bots.levels import OFFERED
from tests.clean_environment import ROOT, CleanEnvironment
from tests.server.client import Client
from tests.server.run_processes import Serve

NAME = "two-mules"
SEATS = [{"kind": "me"}, {"kind": "free"}]
MOVES = 2_000


def test_it_is_installed_from_a_wheel(environment: CleanEnvironment, tmp_path: Path) -> None:
    where = "import caravane, two_mules; print(caravane.__file__, two_mules.__file__)"
    found = subprocess.run(
        [environment.python, "-c", where],
        cwd=tmp_path,
        env=environment.environment(),
        check=True,
        capture_output=True,
        text=True,
    )
    assert [Path(file).parent.parent for file in found.stdout.split()] == [environment.packages] * 2


def test_it_is_listed_with_a_word_about_its_drawings(environment: CleanEnvironment, tmp_path: Path) -> None:
    output = environment.run("caravane", "games", "--lang", "en", cwd=tmp_path)
    assert "Two Mules" in output
    assert f"{NAME}: drawings from {NAME} 0.1.0." in output
    assert "installing one means trusting it" in output


def test_it_passes_its_own_tests_and_the_conformance_suite(environment: CleanEnvironment, project: Path) -> None:
    output = environment.run("pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", cwd=project)
    assert " passed" in output
    assert "skipped" not in output


def test_it_conforms_where_only_the_wheel_is(environment: CleanEnvironment, tmp_path: Path) -> None:
    assert f"{NAME} conforms" in environment.run("caravane", "check", NAME, cwd=tmp_path)


def test_it_is_fuzzed_clean(environment: CleanEnvironment, tmp_path: Path) -> None:
    output = environment.run("caravane", "fuzz", NAME, "--games", "40", cwd=tmp_path)
    assert "40 games" in output
    assert "never" not in output


def test_it_is_typed_and_linted(project: Path) -> None:
    environ = {**os.environ, "MYPYPATH": str(ROOT / "src")}
    for command in (
        ["mypy", "--cache-dir", os.devnull],
        ["ruff", "check", "--no-cache", "."],
        ["ruff", "format", "--check", "--no-cache", "."],
    ):
        done = subprocess.run(
            [sys.executable, "-m", *command], cwd=project, env=environ, check=False, capture_output=True, text=True
        )
        assert done.returncode == 0, done.stdout + done.stderr


def test_its_face_is_plain_and_small(environment: CleanEnvironment, project: Path) -> None:
    face = project / "src" / "two_mules" / "face"
    assert "can be served" in environment.run("caravane", "face", "check", str(face), cwd=project)
    assert (face / "face.js").read_text(encoding="utf-8").count("\n") <= 120
    assert json.loads((face / "face.json").read_text(encoding="utf-8"))["contract"] == 1


@pytest.mark.nightly
def test_compiled_rules_play_the_same_games(
    environment: CleanEnvironment, project: Path, tmp_path: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    tree = tmp_path_factory.mktemp("compiled") / "tree"
    command = [str(ROOT / "scripts" / "compile"), "--game", str(project / "src" / "two_mules"), "--into", str(tree)]
    subprocess.run(command, check=True, capture_output=True, env={**os.environ, "MYPYC_OPT_LEVEL": "0"})
    assert list((tree / "two_mules" / "steps").glob("market.*.so"))
    trace = ("caravane.conformance.differential", NAME, "2", "11", str(MOVES))
    installed = environment.run(*trace, cwd=tmp_path).split()
    # The compiled tree comes first; the entry point is still that of the installed wheel.
    compiled = environment.run(*trace, cwd=tmp_path, PYTHONPATH=str(tree)).split()
    assert (installed[0], compiled[0]) == ("interpreted", "compiled")
    assert installed[1:] == compiled[1:]
    # Bots use the evaluation, which no random game calls.
    play = ("caravane", "play", NAME, "--seats", "bot:traveller,bot:novice", "--seed", "7", "--lang", "en")
    assert environment.run(*play, cwd=tmp_path) == environment.run(*play, cwd=tmp_path, PYTHONPATH=str(tree))


@pytest.mark.anyio
async def test_its_face_is_in_the_catalogue_and_served(serve: Serve, project: Path) -> None:
    async with Client(serve.address) as visitor:
        listed = {game["name"]: game for game in (await visitor.get("/games"))["games"]}
        face = listed[NAME]["face"]
        assert listed[NAME]["seats"] == [2]
        assert face["base"].startswith(f"/faces/{NAME}/")
        for file in (face["entry"], *face["styles"], *face["texts"].values(), face["cover"]["art"]):
            response = await visitor.http.get(face["base"] + file)
            assert response.content == (project / "src" / "two_mules" / "face" / file).read_bytes()
            assert "immutable" in response.headers["cache-control"]


def verify_luck(environment: CleanEnvironment, exported: object, folder: Path) -> None:
    file = folder / "game.json"
    file.write_text(json.dumps(exported), encoding="utf-8")
    environment.run("caravane", "verify", str(file), "--lang", "en", cwd=folder)


@pytest.mark.anyio
async def test_two_programs_play_to_the_end_and_the_luck_is_verified(
    serve: Serve, environment: CleanEnvironment, tmp_path: Path
) -> None:
    async with Client(serve.address) as ana, Client(serve.address) as bob:
        await ana.guest("Ana")
        await bob.guest("Bob")
        table = await ana.create_table(SEATS, NAME, public=True)
        await bob.post(f"/tables/{table}/sit")
        await ana.post(f"/tables/{table}/start")
        assert (await ana.get(f"/tables/{table}", seat=0))["face"]["game"] == NAME
        first, second = await ana.follow(table, 0), await bob.follow(table, 1)
        assert first["view"]["hands"][1] == second["view"]["hands"][0] == [None] * 4
        ends = await asyncio.gather(ana.play_on(table, 0), bob.play_on(table, 1))
        assert [end["status"] for end in ends] == ["ended", "ended"]
        assert ends[0]["result"] == ends[1]["result"]
        verify_luck(environment, await ana.get(f"/tables/{table}/export"), tmp_path)


@pytest.mark.anyio
@pytest.mark.parametrize("level", [level.name for level in OFFERED])
async def test_a_program_plays_against_each_level(
    serve: Serve, environment: CleanEnvironment, tmp_path: Path, level: str
) -> None:
    async with Client(serve.address) as ana:
        await ana.guest("Ana")
        table = await ana.create_table([{"kind": "me"}, {"kind": "bot", "level": level}], NAME, start=True)
        await ana.follow(table, 0)
        assert (await ana.play_on(table, 0))["status"] == "ended"
        verify_luck(environment, await ana.get(f"/tables/{table}/export"), tmp_path)
