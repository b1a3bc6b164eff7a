"""Tests of the ladder: real games between levels, and the report."""

import json
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from caravane.lab.arena import Match, MatchResult, play_match, schedule
from tests.cli.run_cli import plain, run


def test_players_change_seats_with_the_same_dice() -> None:
    planned = schedule("_template", ("novice", "guide"), 4, 0.1, "cpu")
    assert [match.players for match in planned] == [("novice", "guide"), ("guide", "novice")] * 2
    same = [play_match(Match("lost-cities", ("greedy", "greedy"), 0.1, "cpu", seed)).scores for seed in (6, 7)]
    other = play_match(Match("lost-cities", ("greedy", "greedy"), 0.1, "cpu", 8)).scores
    assert same[0] == same[1] != other


def test_at_a_larger_table_one_player_meets_others_and_seats_rotate() -> None:
    planned = schedule("_template", ("novice", "novice", "guide"), 3, 0.1, "cpu")
    assert [match.players.index("guide") for match in planned] == [2, 1, 0]


def test_the_single_player_is_compared_with_all_others() -> None:
    outcome = MatchResult(("novice", "guide", "novice", "novice"), [1, 2, 2, 4], [9, 7, 7, 3], [[], [], [], []])
    assert [outcome.share(seat) for seat in range(4)] == [1, 0, 0, 0]
    assert outcome.ahead(1) == pytest.approx(0.5)


def test_a_ladder_for_three_rates_the_levels(tmp_path: Path) -> None:
    players = ("--players", "random,greedy", "--seats", "3", "--games", "6")
    assert "in seat 3" in plain(run("ladder", "_template", *players, "--out", str(tmp_path)))
    report = json.loads((tmp_path / "_template.json").read_text())
    assert report["seats"] == 3
    assert report["players"][0]["share"] * 2 + report["players"][1]["share"] == pytest.approx(1, abs=0.001)


def test_a_ladder_is_printed_and_written_with_its_plot(tmp_path: Path) -> None:
    output = plain(
        run("ladder", "_template", "--players", "random,traveller,guide", "--games", "6", "--out", str(tmp_path))
    )
    assert all(word in output for word in ("random", "traveller", "guide", "Elo", "95 %"))
    report = json.loads((tmp_path / "_template.json").read_text())
    assert [player["games"] for player in report["players"]] == [12, 12, 12]
    assert sum(player["share"] for player in report["players"]) == pytest.approx(1.5, abs=0.001)
    assert all(player["low"] <= player["elo"] <= player["high"] for player in report["players"])
    assert {pair["games"] for pair in report["pairs"]} == {6}
    drawn = ET.fromstring((tmp_path / "_template.svg").read_text())
    assert len(drawn.findall(".//{http://www.w3.org/2000/svg}circle")) == 3


def test_a_stopped_ladder_resumes(tmp_path: Path) -> None:
    results = tmp_path / "games.jsonl"
    command = ("ladder", "_template", "--players", "random,traveller", "--keep", str(results), "--out", str(tmp_path))
    run(*command, "--games", "4")
    first = results.read_text()
    assert len(first.splitlines()) == 4
    # Stopped in the middle of a line.
    results.write_text(first[:-9])
    run(*command, "--games", "6")
    assert results.read_text().startswith(first[:-9])
    report = json.loads((tmp_path / "_template.json").read_text())
    assert {pair["games"] for pair in report["pairs"]} == {6}
    content = results.read_text()
    run(*command, "--games", "6")
    assert results.read_text() == content
    assert json.loads((tmp_path / "_template.json").read_text())["pairs"] == report["pairs"]


@pytest.mark.parametrize(
    "wrong", [("--players", "guide"), ("--players", "guide,nobody"), ("--clock", "sun"), ("--seats", "9")]
)
def test_invalid_arguments_are_explained(wrong: tuple[str, str]) -> None:
    run("ladder", "_template", *wrong, code=2)
