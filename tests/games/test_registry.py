"""Tests of the registry: games of other packages are found, and a broken package stops nothing."""

import logging
import sys
from pathlib import Path

import pytest

from caravane import games
from caravane.server.processes.installed_games import log_outside_games
from tests.cli.run_cli import run
from tests.games.outside_package import install, installed, well

OWN = ["archeos-society", "excavation-earth", "expeditions", "lost-cities"]


def test_the_games_of_the_project_come_from_nowhere_else() -> None:
    assert games.names(outside=False) == OWN
    assert games.names(hidden=True, outside=False) == ["_template", *OWN]
    assert [games.origin(name) for name in OWN] == [""] * 4


def test_an_unknown_game_is_a_key_error() -> None:
    with pytest.raises(KeyError, match="chess"):
        games.get("chess")


@pytest.mark.parametrize("value", ["wadi", "wadi:GAME"])
def test_a_game_of_another_package_is_registered(tmp_path: Path, value: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "wadi", raising=False)
    install(tmp_path, "dry-rivers", {"wadi": value}, wadi=well("wadi"))
    with installed(tmp_path):
        assert "wadi" in games.names()
        assert "wadi" not in games.names(outside=False)
        assert games.get("wadi").name == "wadi"
        assert games.origin("wadi") == "dry-rivers 1.2"
        assert games.problems() == []


@pytest.mark.parametrize(
    ("name", "module", "source", "reason"),
    [
        ("lost-cities", "ruins", well("lost-cities"), "the name belongs to a game of the project; choose another"),
        ("Big Game", "big", well("big"), "a name consists of lower-case letters and digits, joined by hyphens"),
        ("absent", "nowhere", "", "ModuleNotFoundError: No module named 'nowhere'"),
        ("torn", "torn", "1 / 0", "ZeroDivisionError: division by zero"),
        ("empty", "hollow", "", "hollow is neither a Game nor a module with one named GAME"),
        ("wadi", "creek", well("creek"), "the game calls itself 'creek'; the entry point must have the same name"),
    ],
)
def test_a_package_that_cannot_be_used_is_left_out_with_a_reason(
    tmp_path: Path, name: str, module: str, source: str, reason: str
) -> None:
    modules = {module: source} if module != "nowhere" else {}
    install(tmp_path, "dry-rivers", {name: module}, **modules)
    with installed(tmp_path):
        assert name not in set(games.names()) - set(OWN)
        assert games.problems() == [f"the game {name!r} of dry-rivers 1.2 is left out: {reason}"]


def test_of_two_packages_with_one_name_the_first_is_used(tmp_path: Path) -> None:
    install(tmp_path, "b-rivers", {"oued": "oued_b"}, oued_b=well("oued"))
    install(tmp_path, "a-rivers", {"oued": "oued_a"}, oued_a=well("oued"))
    with installed(tmp_path):
        assert games.origin("oued") == "a-rivers 1.2"
        reason = "a-rivers 1.2 has a game of the same name; uninstall one of them"
        assert games.problems() == [f"the game 'oued' of b-rivers 1.2 is left out: {reason}"]


def test_players_and_hosts_read_what_is_left_out(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    install(tmp_path, "dry-rivers", {"gone": "gone_module"})
    install(tmp_path, "wet-rivers", {"delta": "delta"}, delta=well("delta"))
    with installed(tmp_path), caplog.at_level(logging.INFO):
        output = run("games", "--lang", "en")
        log_outside_games()
    assert "the game 'gone' of dry-rivers 1.2 is left out" in output
    assert "delta" in output
    logged = {record.message: record for record in caplog.records if "rivers" in str(vars(record))}
    assert vars(logged["game of another package"])["game"] == "delta"
    assert "gone" in vars(logged["game left out"])["reason"]
