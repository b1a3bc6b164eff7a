"""The rulebook covers every rule for players, and its figures agree with the components."""

import re
from pathlib import Path

import pytest

from caravane.conformance.rule_coverage import documented_rules
from caravane.conformance.source_tree import rules_page
from caravane.games.excavation_earth import GAME
from caravane.games.excavation_earth.components import COLOURS, TABLES
from caravane.games.excavation_earth.kinds import COLOUR, HOLD_FIRST, LEAST_POPULAR, RELIC, VALUE
from caravane.games.excavation_earth.words import REASONS
from caravane.games.excavation_earth.zu import fence_priorities
from caravane.kernel.words import Kind
from caravane.text import LANGUAGES, rulebook
from caravane.text.rulebook import paragraph_of_rule, rules_covered
from caravane.text.translations import load_translations
from tests.games.excavation_earth.scenario import BOX, ZU, A, Table
from tests.games.excavation_earth.test_selling import SELL_TWO, example, sell

ROOT = Path(__file__).parents[3]
PROOFS = {"X", "C", "I"}
# Rules for counting or for the program only: discs and cubes, tiles that are no cards, the order of luck, the last
# shuffle.
NOT_IN_RULEBOOK = {"EE-MAT-06", "EE-MAT-07", "EE-MAT-12", "EE-SETUP-21"}
LANGS = pytest.mark.parametrize("lang", LANGUAGES)


def rule_numbers(lang: str, rule: str) -> list[int]:
    """Return the numbers of the paragraph that covers a rule."""
    [section] = paragraph_of_rule(rulebook(GAME.package, lang), rule)
    return [int(number) for number in re.findall(r"\d+", section.paragraphs[0].text)]


@LANGS
def test_the_rulebook_covers_every_rule_for_players(lang: str) -> None:
    listed = {rule for rule in documented_rules(rules_page(ROOT, GAME.name)) if rule.partition("-")[0] not in PROOFS}
    assert listed - set(rules_covered(rulebook(GAME.package, lang))) == NOT_IN_RULEBOOK


@LANGS
def test_the_rulebook_covers_the_rule_of_every_reason(lang: str) -> None:
    assert {word.rule for word in REASONS.words} <= set(rules_covered(rulebook(GAME.package, lang)))


@LANGS
def test_figures_agree_with_the_components(lang: str) -> None:
    tied = (BOX.prices[0], BOX.prices[1], BOX.prices[1], BOX.prices[1], BOX.prices[4])
    assert rule_numbers(lang, "EE-BUYER-07") == [*BOX.prices, *tied]
    assert rule_numbers(lang, "EE-SELL-08") == [BOX.per_buyer, *BOX.bonus[2:]]
    assert rule_numbers(lang, "EE-SCORE-02") == [1, *BOX.prizes[0], 2, *BOX.prizes[1], 3, *BOX.prizes[2]]
    assert rule_numbers(lang, "EE-END-02") == [3, 0, 1, 2, 3, 4, *BOX.column_credits]
    assert rule_numbers(lang, "EE-END-03") == [0, 5, *[paid for row in BOX.row_credits for paid in row]]
    assert rule_numbers(lang, "EE-END-04") == list(BOX.uniform_credits[3:])
    assert rule_numbers(lang, "EE-SETUP-14") == [
        2,
        3,
        4,
        *BOX.set_up.forecast,
        *BOX.set_up.on_sites,
        *BOX.set_up.in_pile,
    ]
    assert rule_numbers(lang, "EE-STORE-01") == [BOX.hold, BOX.container]


@LANGS
def test_figures_of_tiles_and_zu_agree_with_the_components(lang: str) -> None:
    assert rule_numbers(lang, "EE-TILE-RELAY-01") == [*BOX.tile.relay_teleports, *BOX.tile.relay_steps]
    assert rule_numbers(lang, "EE-TILE-DIVIDENDS-01") == list(BOX.tile.dividends)
    assert rule_numbers(lang, "EE-TILE-BRIEFING-01") == [*BOX.tile.briefing_credits, *BOX.tile.briefing_draws]
    assert rule_numbers(lang, "EE-ZU-02") == [BOX.zu.initiative, BOX.zu.credits]
    decks = [
        count
        for number, counts in enumerate(BOX.zu.decks)
        for count in (number + 1, *[each for each in counts if each])
    ]
    assert rule_numbers(lang, "EE-ZU-06") == decks
    assert (rule_numbers(lang, "EE-ZU-70"), rule_numbers(lang, "EE-ZU-83")) == ([BOX.zu.fail], [BOX.zu.harder_fail])


def names_of(kind: Kind, lang: str) -> list[str]:
    """Return the names of the members of a kind, as the texts have them."""
    texts = load_translations(lang, GAME.package)
    return [texts(f"{kind.name}-{name}") for name in kind.names]


def text_of(lang: str, rule: str) -> str:
    """Return the paragraph that covers a rule."""
    [section] = paragraph_of_rule(rulebook(GAME.package, lang), rule)
    return section.paragraphs[0].text


@LANGS
def test_colours_are_named_from_left_to_right(lang: str) -> None:
    names = names_of(COLOUR, lang)
    assert re.findall("|".join(names), text_of(lang, "EE-MAT-01")) == names


@LANGS
def test_zu_has_the_dig_cards_that_the_rules_name(lang: str) -> None:
    names = names_of(COLOUR, lang)
    pairs = [
        tuple(COLOURS.index(colour) for colour in card["colours"]) for card in TABLES["zu_cards"] if "colours" in card
    ]
    any_name = "|".join(names)
    printed = re.findall(rf"({any_name}) (?:and|et) ({any_name})", text_of(lang, "EE-ZU-07"))
    assert printed == [(names[one], names[other]) for one, other in pairs]


@LANGS
def test_equal_relics_are_fenced_in_the_order_that_the_rules_name(lang: str) -> None:
    table = Table(seats=1, holds={ZU: "red-wave"})
    priorities = [priority for priority, _ in fence_priorities(table.state, [RELIC.read("red-wave")])]
    words = {
        "en": {VALUE: "most valuable", HOLD_FIRST: "in the hold first", LEAST_POPULAR: "less popular"},
        "fr": {VALUE: "valent le plus", HOLD_FIRST: "de la soute d", LEAST_POPULAR: "la moins populaire"},
    }[lang]
    lot = {"en": "then any", "fr": "puis au hasard"}[lang]
    named = re.findall("|".join([*words.values(), lot]), text_of(lang, "EE-ZU-44"))
    assert named == [*[words[priority] for priority in priorities], lot]


@LANGS
def test_what_no_text_gives_has_the_same_words_everywhere(lang: str) -> None:
    [section] = [section for section in rulebook(GAME.package, lang) if section.id == "box"]
    assert section.paragraphs[0].text.startswith(load_translations(lang, GAME.package)("edition-about"))


@LANGS
def test_the_example_is_played_by_the_game(lang: str) -> None:
    [section] = [section for section in rulebook(GAME.package, lang) if section.id == "example"]
    printed = [int(bold) for each in section.paragraphs for bold in re.findall(r"\*\*(\d+)\*\*", each.text)]
    table = sell(example(), SELL_TWO)
    numbers_of = {
        text.split(":")[0]: [int(noun) for noun in re.findall(r"\d+", text)] for text in table.visible_events()
    }
    buyers = sum(int(text.split(":")[-1]) for text in table.visible_events() if "sale-buyers" in text)
    assert printed == [numbers_of["A sale-price"][-1], buyers, numbers_of["A sale-bonus"][-1], table.credits(A)]
