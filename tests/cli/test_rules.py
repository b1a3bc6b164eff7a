"""Tests of `caravane rules`: the whole rules in the terminal, or search results."""

import pytest

from caravane import games
from caravane.text import rulebook
from tests.cli.run_cli import plain, run

LOST_CITIES = games.get("lost-cities")


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("name", games.names(hidden=True))
def test_the_whole_rules_are_shown(name: str, lang: str) -> None:
    output = plain(run("rules", name, "--lang", lang))
    for section in rulebook(games.get(name).package, lang):
        assert section.title in output
        for paragraph in section.paragraphs:
            assert plain(paragraph.text.replace("**", "")) in output
    assert "**" not in output


def test_rule_numbers_are_hidden_when_reading() -> None:
    assert "LC-" not in run("rules", "lost-cities", "--lang", "en")


def test_a_rule_is_looked_up_by_the_number_that_a_refusal_gives() -> None:
    output = plain(run("rules", "lost_cities", "--rule", "lc-fill-03", "--lang", "en"))
    assert "at least as high as the one below it; leaps are allowed. LC-FILL-02 LC-FILL-03" in output
    assert "Nine numbers fill a column" not in output


def test_words_are_found_whatever_their_accents_and_capitals() -> None:
    output = plain(run("rules", "lost-cities", "--find", "FLECHE cochee zero", "--lang", "fr", code=1))
    assert "en disent rien." in output
    output = plain(run("rules", "lost-cities", "--find", "FLECHE coché", "--lang", "fr"))
    assert "Seuls les dés cochent un rond, jamais une flèche." in output
    assert "LC-DOUBLE-08" in output
    assert "Douze cases" not in output


def test_both_search_options_can_be_combined() -> None:
    assert "LC-END-03" in run("rules", "lost-cities", "--rule", "LC-END-03", "--find", "bridges", "--lang", "en")
    run("rules", "lost-cities", "--rule", "LC-END-03", "--find", "arrow", "--lang", "en", code=1)


@pytest.mark.parametrize("options", [("--find", ""), ("--find", "zeppelin"), ("--rule", "LC-FILL-99")])
def test_an_empty_search_result_is_reported(options: tuple[str, str]) -> None:
    assert "The rules say nothing about that." in run("rules", "lost-cities", *options, "--lang", "en", code=1)


def test_an_unknown_game_is_reported() -> None:
    assert "chess" in run("rules", "chess", "--lang", "en", code=2)


def test_items_of_a_list_hang_from_their_points() -> None:
    lines = run("rules", "lost-cities", "--rule", "LC-ACCEL-07", "--lang", "en", width=60).splitlines()
    first = next(index for index, line in enumerate(lines) if line.startswith("  · "))
    assert lines[first + 1].startswith("    ")
    assert lines[first + 1].strip()
    assert max(map(len, lines)) <= 60
