"""Tests of several people at one screen: private information is shown only to its owner."""

from pathlib import Path

import pytest

from tests.cli.run_cli import Terminal, plain, run, saved

THREE_PEOPLE = ("human", "human", "human")


def _well() -> list[str]:
    """Deal cards 1 to 3 to Ana and cards 4 to 6 to Bob."""
    order = ":".join(f"card-{number}" for number in range(1, 21))
    return [f"* shuffle:{order}", "* roll:3"]


def test_the_hand_over_hides_the_other_hand(tmp_path: Path) -> None:
    file = saved(tmp_path / "well.json", "_template", _well(), ("human", "human"))
    with Terminal("resume", file, "--lang", "en") as terminal:
        assert "card" not in terminal.wait_for("Ana, press Enter")
        terminal.type("")
        anas = terminal.wait_for("Ana >")
        assert "Play card 2" in anas
        assert "1, 2, 3" in anas
        terminal.type("2")
        between = terminal.wait_for("Bob, press Enter")
        assert terminal.wiped()
        assert "card" not in between
        terminal.type("")
        bobs = terminal.wait_for("Bob >")
        assert "Play card 5" in bobs
        assert "4, 5, 6" in bobs
        assert "1, 2, 3" not in bobs


def test_the_last_player_may_undo_before_the_hand_over(tmp_path: Path) -> None:
    file = saved(tmp_path / "well.json", "_template", _well(), ("human", "human"))
    output = run("resume", file, "--lang", "en", typed=["", "2", "u", "3", "", "1", "q"])
    assert "Ana, type u to undo your move." in output
    assert "Ana shows card 3." in output


def test_the_recap_shows_what_the_seat_saw(tmp_path: Path) -> None:
    file = saved(tmp_path / "well.json", "_template", _well(), ("human", "human"))
    output = plain(run("resume", file, "--lang", "en", typed=["", "2", "", "1", "1", "", "log", "q"]))
    away, _, log = output.rpartition("While you were away:")[2].partition("Ana >")
    assert "Ana plays card 2, face down." in away
    assert "Bob shows card 4." in away
    # What only goes with a deed stands in the log.
    for detail in ("Bob looks at the top card.", "Bob draws a card."):
        assert detail not in away
        assert detail in log
    assert "Ana draws card" in log


def test_without_secrets_there_is_no_hand_over() -> None:
    args = ("play", "lost-cities", "--seats", "human,human", "--option", "choice-order=turn-order", "--seed", "1")
    assert "Pass the device" not in run(*args, "--lang", "en", typed=["1"] * 30)


def test_sealed_choices_stay_sealed(tmp_path: Path) -> None:
    moves = ["* roll:red:red:blue:3:4:5", "0 take:red:3"]
    file = saved(tmp_path / "lc.json", "lost-cities", moves, THREE_PEOPLE, first_roller="1")
    output = run("resume", file, "--lang", "en", typed=["blue 5", "", "q"])
    zoe = plain(output.rpartition("Zoé, press Enter")[2])
    assert "Bob has decided." in zoe
    assert "blue 5" not in zoe.partition("Use a colour")[0]


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_whole_game_of_three_people(lang: str) -> None:
    typed = [line for _ in range(60) for line in ("1", "")]
    output = run("play", "_template", "--seats", "human,human,human", "--seed", "1", "--lang", lang, typed=typed)
    assert "Total" in output
