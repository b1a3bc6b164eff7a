"""Rules texts take the values that an edition can change from the box in force, in digits, words and names.

A paragraph with such values has no other number in it but those of its phrases named here. A paragraph without them has
its numbers from rules that no edition changes; each has its reason here, by the rules that it explains.
"""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

import pytest

from caravane import games
from caravane.kernel.box import merged, value_at
from caravane.kernel.game import AnyGame
from caravane.text import LANGUAGES
from caravane.text.rule_figures import FIGURE
from caravane.text.rulebook import parse_rulebook, read_rulebook
from caravane.text.translations import source
from tests.edition_files import FILES, game_of, values_of

NAMES: Final = games.names(outside=False)

NUMBER_WORDS: Final = {
    "en": "two three four five six seven eight nine ten eleven twelve twenty thirty third fourth fifth sixth seventh eighth"
    " ninth tenth twelfth",
    "fr": "deux trois quatre cinq six sept huit neuf dix onze douze vingt trente troisième quatrième"
    " cinquième sixième septième huitième neuvième dixième douzième",
}
NUMBER: Final = {
    lang: re.compile(rf"(?<![\w-])(?:\d+|{'|'.join(words.split())})(?!\w)", re.IGNORECASE)
    for lang, words in NUMBER_WORDS.items()
}
STANDS_FOR: Final = "\N{BULLET}"
"""What a value of the box is replaced by while numbers are looked for."""

BOTH: Final = r"(les|des|ces|entre) deux\b|(of the|between) two\b|deux fois"
OWN_VALUES: Final = "counts with the values built in, and says so"
SEATS: Final = "numbers of players, seasons and rounds"
CARDS: Final = "cards, colours and roles in the box, which no edition changes"
HAND: Final = "draws and the limit of the hand, which no edition changes"
MONKEYS: Final = "three monkeys, which no edition changes"
SHEET: Final = "places of a column, columns and bridges, which no edition changes"
DICE: Final = "dice and their faces, which no edition changes"
TRAITS: Final = "a card has two traits, an expedition two effects"
POINTS: Final = "points that no edition changes"

FIXED: Final[dict[str, dict[str, str]]] = {
    "archeos-society": {
        "#minute": SEATS,
        "AS-(SETUP-(01|09|1[6-9]|2[0-4]|31)|MAT-03)": CARDS,
        "AS-SETUP-25": "tokens, relics and vehicles of the box",
        "AS-SEASON-(01|02|05)": SEATS,
        "AS-(TURN-(04|06)|DRAW-0[37]|ROLE-MERCENARY-06|SITE-CHICHENITZA-03)": HAND,
        "AS-(DRAW-(08|10)|SITE-UR-02|SEASON-(08|15))": MONKEYS,
        "AS-EXP-(01|1[15])": TRAITS,
        "AS-ROLE-(BOTANIST-0[15]|PROFESSOR-05)": POINTS,
        "#example": OWN_VALUES,
    },
    "lost-cities": {
        "#minute": SHEET,
        "LC-SETUP-01": SHEET,
        "LC-(SETUP-0[36]|ACCEL-0[157]|ARTEFACT-0[3458]|BRIDGE-0[17]|REFUSE-05|END-03|FILL-07)": SHEET,
        "LC-(PICK-(01|03|14)|FILL-0[24]|DOUBLE-0[17])": DICE,
        "#settings": DICE,
        "LC-(BRIDGE-0[35]|SCORE-09)": POINTS,
        "#example": OWN_VALUES,
    },
    "expeditions": {
        "#minute": "expeditions, key places and points, which no edition changes",
        r"EX-(SETUP-(01|09|12)|ARROW-0[18]|KEY-0[14])": "circles of the map and tokens, which no edition changes",
        "EX-TICKET-02": "three uses of a ticket, which no edition changes",
        "EX-END-10": "a limit of ours far beyond play",
        r"EX-SCORE-0[1-4]": POINTS,
        "#example": OWN_VALUES,
    },
    "excavation-earth": {
        "#minute": "markets, actions and rounds, which no edition changes",
        r"EE-(MAT-0[138]|SETUP-(0[46]|1[126]|2[23]))": "material and set-up, which no edition changes",
        r"EE-(TURN-01|MOVE-03|BUYER-01|HAGGLE-06|PASS-03)": "actions, and limits of a queue and a hand, which no edition changes",
        r"EE-(SELL-(01|13|17)|SMUGGLE-0[135])": "markets and relics of a deal, which no edition changes",
        r"EE-(COMMAND-03|SURVEY-0[148]|SCORE-0[46]|PREP-(01|08|14)|FACTION-ISSISINUI-01)": "rounds and draws, which no edition changes",
        r"EE-ZU-(06|07|20|23|25|27|31|46|64|70|75|79|81|83|86)": "cards, credits and cubes of Zu, which no edition changes",
        "#box": "what the printed rules give, and what they do not",
        "#example": OWN_VALUES,
    },
}
"""Paragraphs whose numbers no edition changes, by one of their rules, or by their section if they name none."""

PHRASES: Final[dict[str, dict[str, str]]] = {
    "archeos-society": {
        r"from no relic to six|d.aucune relique à six": CARDS,
        r"from one card to six|d.une à six cartes": "the last value is that of all larger expeditions",
        r"two vehicles|deux véhicules|l.un des deux": "vehicles on one site, which no edition changes",
    },
    "lost-cities": {
        r"one (number|artefact|refusal) to nine|de un à neuf (chiffres|artefacts|refus)": SHEET,
        r"scores 0\.|vaut 0\.": "nothing shaded is worth nothing in every edition",
    },
    "expeditions": {
        r"two to six players|de deux à six": SEATS,
        r"four tokens|quatre jetons": "tokens of a player, which no edition changes",
    },
    "excavation-earth": {
        r"three level|trois à égalité": "colours that are level, in an example of ranks",
        r"2 for every interested buyer|2 par acheteur": "credits of a buyer, which no edition changes",
        r"for two markets|for three\b|pour deux marchés|pour trois\b": "numbers of markets that bring a bonus",
        r"(round|manche) [123]": SEATS,
        r"0, 1, 2, 3 (or|ou) 4|0 (to|à) 5": "spaces of a column and a row, which no edition changes",
        r"as for two|partie à deux": SEATS,
    },
}
"""Phrases with numbers that no edition changes, beside values of an edition."""


def paragraphs(game: AnyGame, lang: str) -> Iterator[tuple[list[str], str, bool]]:
    """Yield the rules or the section of each paragraph, its text without values, and whether an edition changes any."""
    text = source(game.package, lang, "rules", "md")
    fields = {field.path for field in game.editions.fields()}
    marked = FIGURE.sub(lambda match: f"({STANDS_FOR})" if match["path"] in fields else "", text)
    for section in parse_rulebook(marked):
        for paragraph in section.paragraphs:
            yield [*paragraph.rules] or [f"#{section.id}"], paragraph.text, STANDS_FOR in paragraph.text


def without_phrases(name: str, text: str) -> str:
    for pattern in (BOTH, *PHRASES[name]):
        text = re.sub(pattern, "", text, flags=re.IGNORECASE)
    return text


def is_fixed(name: str, keys: list[str]) -> bool:
    return any(re.fullmatch(pattern, key) for pattern in FIXED[name] for key in keys)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_rules_have_no_figures_of_their_own(name: str, lang: str) -> None:
    found = [
        (keys[0], NUMBER[lang].findall(left), text)
        for keys, text, of_edition in paragraphs(games.get(name), lang)
        if NUMBER[lang].search(left := without_phrases(name, text)) and (of_edition or not is_fixed(name, keys))
    ]
    assert found == []


@pytest.mark.parametrize("name", NAMES)
def test_every_exception_is_needed(name: str) -> None:
    keys: set[str] = set()
    texts = ""
    for lang in LANGUAGES:
        for own, text, _ in paragraphs(games.get(name), lang):
            keys |= set(own) if NUMBER[lang].search(text) else set()
            texts += text
    assert [each for each in FIXED[name] if not any(re.fullmatch(each, key) for key in keys)] == []
    assert [each for each in PHRASES[name] if not re.search(each, texts, re.IGNORECASE)] == []


def rules_with(game: AnyGame, lang: str, values: Mapping[str, object]) -> str:
    """Return the rules with some other values; without the example, which keeps its own."""
    sections = read_rulebook(game.package, lang, merged(game.box.tables, values))
    return "\n".join([each.text for section in sections if section.id != "example" for each in section.paragraphs])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_rules_have_every_value_of_an_edition_and_not_the_one_built_in(file: Path, lang: str) -> None:
    game, values = games.get(game_of(file.stem).name), values_of(file.stem)
    changed = {path: value for path, value in values.items() if value != value_at(game.box.tables, path)}
    built_in, edited = rules_with(game, lang, {}), rules_with(game, lang, changed)
    assert [path for path, value in changed.items() if rules_with(game, lang, {path: value}) == built_in] == []
    replaced = [value_at(game.box.tables, path) for path in changed]
    lists = [each for each in replaced if isinstance(each, list) and len(each) > 2 and each not in values.values()]
    assert [each for each in lists if re.search(rf"(?<!, )\b{', '.join(map(str, each))}\b(?!, )", edited)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_an_example_says_that_its_values_are_those_built_in(name: str, lang: str) -> None:
    sections = {section.id: section for section in read_rulebook(games.get(name).package, lang)}
    said = {"en": "not with those of an edition", "fr": "pas avec celles d"}[lang]
    assert said in sections["example"].paragraphs[0].text


def test_planted_figures_are_found() -> None:
    found = [
        NUMBER["fr"].findall(text) for text in ("Piochez dix cartes.", "le 3e", "vingt-deux", "soixante, douze, 12")
    ]
    assert found == [["dix"], [], ["vingt"], ["douze", "12"]]
