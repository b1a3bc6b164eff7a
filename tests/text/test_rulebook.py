"""Tests of rulebooks: a small subset of Markdown, equal in both languages, found by rule or by words."""

import re
from importlib import resources
from pathlib import Path

import pytest

from caravane import games
from caravane.conformance.rule_coverage import documented_rules
from caravane.conformance.source_tree import rules_page
from caravane.kernel.box import merged
from caravane.kernel.game import AnyGame
from caravane.text import LANGUAGES, BrokenText, MissingText, Paragraph, Section, rulebook, rulebook_problems
from caravane.text.rule_figures import NO_FIGURES
from caravane.text.rulebook import (
    paragraph_of_rule,
    parse_rulebook,
    read_rulebook,
    rules_covered,
    search_rulebook,
)
from tests.text.broken_texts import WELL, copy, spoil

ROOT = Path(__file__).parents[2]

PAGE = """
## A turn {#turn}

Roll the dice,
then choose. {AB-TURN-01 AB-TURN-02}

- One **cœur** is
  red. {AB-TURN-03}
- Été: `none`.

## The end {#end}

It ends.
{AB-END-01}
""".replace("`none`", "10")


@pytest.fixture
def copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[AnyGame, Path]:
    """Return the game with rulebooks that the test may break."""
    return copy(tmp_path, monkeypatch, "rules")


@pytest.mark.parametrize("name", games.names(hidden=True))
def test_rulebooks_are_equal_in_both_languages(name: str) -> None:
    assert rulebook_problems(games.get(name)) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", games.names(hidden=True, outside=False))
def test_rulebooks_name_only_existing_rules(name: str, lang: str) -> None:
    covered = rules_covered(rulebook(games.get(name).package, lang))
    assert covered
    assert set(covered) <= set(documented_rules(rules_page(ROOT, name)))


def words_of_prose(paragraph: Paragraph) -> int:
    """Count the words of a paragraph; pairs of places, of which a map has many, are looked up, not read."""
    return len(re.sub(rf"[^:,.]+ {NO_FIGURES} [^:,.]+", "", paragraph.text).split())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", games.names(hidden=True))
def test_a_section_is_short(name: str, lang: str) -> None:
    for section in rulebook(games.get(name).package, lang):
        lengths = [words_of_prose(paragraph) for paragraph in section.paragraphs]
        assert sum(lengths) <= 250, section.id
        assert max(lengths) <= 75, section.id


@pytest.mark.parametrize("name", games.names(hidden=True))
def test_apostrophes_are_typographic(name: str) -> None:
    package = resources.files(games.get(name).package)
    files = [package / folder / f"{lang}.{ending}" for folder, ending in (("rules", "md"), ("locales", "ftl"))
             for lang in LANGUAGES]  # fmt: skip
    assert [str(file) for file in files if "'" in file.read_text(encoding="utf-8")] == []


def test_sections_paragraphs_and_items_are_read() -> None:
    turn, end = parse_rulebook(PAGE)
    assert turn == Section(
        "turn",
        "A turn",
        (
            Paragraph("Roll the dice, then choose.", ("AB-TURN-01", "AB-TURN-02")),
            Paragraph("One **cœur** is red.", ("AB-TURN-03",), item=True),
            Paragraph("Été: 10.", item=True),
        ),
    )
    assert end == Section("end", "The end", (Paragraph("It ends.", ("AB-END-01",)),))


@pytest.mark.parametrize(
    "text",
    [
        "Before any section.",
        "# A title {#title}\n",
        "## No id\n",
        "## Two lines {#two}\nat once",
        "## A {#a}\n\nSome `code`.",
        "## A {#a}\n\nAn *accent*.",
        "## A {#a}\n\n| a | table |",
        "## A {#a}\n\nA [link](to).",
        "## A {#a}\n\nA rule {ab-01}.",
        "## A {#a}\n\n{AB-TURN-01}",
    ],
)
def test_unsupported_markup_is_refused(text: str) -> None:
    with pytest.raises(BrokenText):
        parse_rulebook(text)


def test_french_spaces_do_not_break_in_rulebooks() -> None:
    sentences = [each.text for section in rulebook(WELL.package, "fr") for each in section.paragraphs]
    assert any("\u00a0:" in sentence for sentence in sentences)
    assert not any(" :" in sentence or " ;" in sentence for sentence in sentences)


def test_a_rule_is_found_by_its_number() -> None:
    [section] = paragraph_of_rule(parse_rulebook(PAGE), " ab-turn-03 ")
    assert (section.id, [each.text for each in section.paragraphs]) == ("turn", ["One **cœur** is red."])
    assert paragraph_of_rule(parse_rulebook(PAGE), "AB-TURN-04") == ()


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("dice", ["Roll the dice, then choose."]),
        ("DICÉ CHOO", ["Roll the dice, then choose."]),
        ("coeur", ["One **cœur** is red."]),
        ("ete", ["Été: 10."]),
        ("10", ["Été: 10."]),
        ("1", []),
        ("end", ["It ends."]),
        ("dice cœur", []),
        ("?!", []),
        ("", []),
    ],
)
def test_paragraphs_are_found_by_words(words: str, found: list[str]) -> None:
    sections = search_rulebook(parse_rulebook(PAGE), words)
    assert [paragraph.text for section in sections for paragraph in section.paragraphs] == found


def test_a_missing_language_is_found(copied: tuple[AnyGame, Path]) -> None:
    game, rules = copied
    (rules / "fr.md").unlink()
    assert rulebook_problems(game) == ["spoiled_rules has no texts in 'fr': rules/fr.md does not exist"]
    with pytest.raises(MissingText):
        read_rulebook("spoiled_rules", "fr")


def test_readers_get_a_missing_rulebook_in_another_language(
    copied: tuple[AnyGame, Path], caplog: pytest.LogCaptureFixture
) -> None:
    (copied[1] / "fr.md").unlink()
    rulebook.cache_clear()
    assert rulebook("spoiled_rules", "fr") == read_rulebook("spoiled_rules", "en")
    assert "rules/fr.md does not exist" in caplog.text
    (copied[1] / "en.md").unlink()
    rulebook.cache_clear()
    assert rulebook("spoiled_rules", "fr") == ()


def test_a_file_that_cannot_be_read_is_found(copied: tuple[AnyGame, Path]) -> None:
    game, rules = copied
    spoil(rules / "en.md", "## A round {#round}", "## A round")
    [fault] = rulebook_problems(game)
    assert fault.startswith("spoiled_rules/rules/en.md: not a heading")


def test_a_section_in_one_language_only_is_found(copied: tuple[AnyGame, Path]) -> None:
    game, rules = copied
    spoil(rules / "en.md", "{#deck}", "{#pile}")
    [fault] = rulebook_problems(game)
    assert fault.endswith("are minute, round, deck, end in fr and minute, round, pile, end in en")


def test_a_section_without_a_word_is_found(copied: tuple[AnyGame, Path]) -> None:
    game, rules = copied
    spoil(rules / "en.md", "## The end", "## Nothing {#nothing}\n\n## The end")
    assert rulebook_problems(game) == ["spoiled_rules/rules/en.md: the section nothing is empty"]


@pytest.mark.parametrize(("old", "new"), [(" {TW-WELL-01}", ""), ("\n\nA die shows", "\n\n- A die shows")])
def test_paragraphs_that_differ_are_found(copied: tuple[AnyGame, Path], old: str, new: str) -> None:
    game, rules = copied
    spoil(rules / "en.md", old, new)
    assert rulebook_problems(game) == [
        "spoiled_rules/rules: the paragraphs of round explain different rules in en than in fr",
    ]


def test_a_rule_named_twice_is_found(copied: tuple[AnyGame, Path]) -> None:
    game, rules = copied
    spoil(rules / "en.md", "{TW-WELL-01}", "{TW-WELL-01 TW-DRAW-01}")
    assert rulebook_problems(game) == ["spoiled_rules/rules/en.md: TW-DRAW-01 is explained 2 times"]


def test_a_reason_without_a_rule_in_the_rulebook_is_found(copied: tuple[AnyGame, Path]) -> None:
    game, rules = copied
    spoil(rules / "fr.md", " {TW-PLAY-01}", "")
    assert rulebook_problems(game) == [
        "spoiled_rules/rules/fr.md: TW-PLAY-01 is not explained, but the reason not-in-hand refers to it",
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", games.names())
def test_every_refusal_and_every_card_leads_to_one_paragraph(name: str, lang: str) -> None:
    game = games.get(name)
    book = rulebook(game.package, lang)
    refusals = [word.rule for word in game.reasons.words]
    explained = [rule for each in game.presentation.explanations.values() for rule in each.rules]
    for rule in {*refusals, *explained}:
        [section] = paragraph_of_rule(book, rule)
        assert len(section.paragraphs) == 1, rule


def test_a_number_that_was_not_rolled_leads_to_the_roll_for_those_who_rolled_and_for_the_others() -> None:
    game = games.get("lost-cities")
    rules = {word.name: word.rule for word in game.reasons.words}
    [section] = paragraph_of_rule(rulebook(game.package, "en"), rules["number-not-rolled"])
    assert section.paragraphs[0].text.startswith("Six dice are rolled")


LOST_CITIES = games.get("lost-cities")


def test_a_rulebook_has_the_figures_of_an_edition() -> None:
    other = merged(LOST_CITIES.tables, {"sheet/columns/red/arrows": [], "scoring/expedition": [0] * 10})
    assert read_rulebook(LOST_CITIES.package, "en", other) != rulebook(LOST_CITIES.package, "en")
