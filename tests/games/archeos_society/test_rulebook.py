"""The rulebook covers every rule for players, and its figures agree with the components."""

import re
from pathlib import Path

import pytest

from caravane.conformance.rule_coverage import documented_rules
from caravane.conformance.source_tree import rules_page
from caravane.games.archeos_society import GAME
from caravane.games.archeos_society.components import SITES, TABLES, ArcheosBox
from caravane.games.archeos_society.words import REASONS
from caravane.text import LANGUAGES, rulebook
from caravane.text.rulebook import paragraph_of_rule, rules_covered
from tests.games.archeos_society.scenario import A, Table
from tests.games.archeos_society.test_sites import FAMILIES

ROOT = Path(__file__).parents[3]
BOX = ArcheosBox(TABLES)
PROOFS = {"EX", "CASE", "INV"}
# Rules for the program only: contents of the box, order of luck, impossible cases.
NOT_IN_RULEBOOK = {"AS-MAT-06", "AS-MAT-07", "AS-SETUP-29", "AS-SEASON-20", "AS-DRAW-13"}


def numbers(text: str) -> list[int]:
    """Return the numbers of a sentence; a printed minus is longer than a typed one."""
    return [int(number) for number in re.findall(r"-?\d+", text.replace("\u2212", "-"))]


def rule_numbers(lang: str, rule: str) -> list[int]:
    """Return the numbers of the paragraph that covers a rule."""
    [section] = paragraph_of_rule(rulebook(GAME.package, lang), rule)
    return numbers(section.paragraphs[0].text)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rulebook_covers_every_rule_for_players(lang: str) -> None:
    listed = {rule for rule in documented_rules(rules_page(ROOT, GAME.name)) if rule.split("-")[1] not in PROOFS}
    assert listed - set(rules_covered(rulebook(GAME.package, lang))) == NOT_IN_RULEBOOK


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rulebook_covers_the_rule_of_every_reason(lang: str) -> None:
    assert {word.rule for word in REASONS.words} <= set(rules_covered(rulebook(GAME.package, lang)))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("site", SITES)
def test_tracks_agree_with_the_components(site: str, lang: str) -> None:
    number = SITES.index(site)
    points, thresholds = BOX.points[number], BOX.thresholds[number]
    tracks = {"tantallon-castle": [*thresholds, *points, *BOX.shared_points],
              "uluru": [*thresholds, *BOX.immediate_points]}  # fmt: skip
    more = {"chichen-itza": BOX.chichen_draws, "ur": BOX.ur_sizes, "rapa-nui": (3,)}
    expected = tracks.get(site, [*points, *thresholds, *more.get(site, ())])
    assert rule_numbers(lang, f"AS-SITE-{FAMILIES[site]}-01") == expected


@pytest.mark.parametrize("lang", LANGUAGES)
def test_points_and_limits_agree_with_the_components(lang: str) -> None:
    assert rule_numbers(lang, "AS-SCORE-03") == list(BOX.expedition_points[1:])
    assert rule_numbers(lang, "AS-ROLE-CURATOR-03") == list(BOX.museum_points)
    assert rule_numbers(lang, "AS-ROLE-LINGUIST-05") == [BOX.linguist_last, *BOX.artefacts]
    assert BOX.hand_limit == 10, "the rulebook says ten"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_example_is_played_by_the_game(lang: str) -> None:
    [example] = [section for section in rulebook(GAME.package, lang) if section.id == "example"]
    printed = [numbers(bold)[0] for each in example.paragraphs for bold in re.findall(r"\*\*(.+?)\*\*", each.text)]
    hand = "pink-linguist red-linguist blue-linguist red-mercenary blue-mercenary"
    table = Table(hand, "", monkeys=2, pile="M", at={A: "sigiriya 2, linguist 1, great-zimbabwe 1"})
    table.state.season = 2
    table.send(A, "pink-linguist", hand.removeprefix("pink-linguist ")).play(A, "colour")
    reached = [table.space(A, "sigiriya")]
    table.play(A, "role advance:great-zimbabwe")
    reached += [table.state.linguists[A], table.space(A, "great-zimbabwe")]
    table.play(1, "draw")
    assert printed == [*reached, table.lines(A)["sites"] + 2, table.lines(A)["expeditions"]]
