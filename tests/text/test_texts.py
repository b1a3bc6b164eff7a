"""Tests of sentences in two languages, made from words and nouns."""

import pytest

from caravane import games
from caravane.kernel.game import NOT_NOW, Refusal
from caravane.kernel.luck import ScriptedLuck
from caravane.kernel.state import CHANCE
from caravane.kernel.words import NUMBER, SEAT, Kind
from caravane.text import LANGUAGES, BrokenText, GameTexts, MissingText, default_language, load_translations
from caravane.text.language import typeset

WELL = games.get("_template")
NAMES = ("Ana", "bob", "Chloé")
PLAY_CARD = WELL.steps[3]


@pytest.fixture(params=LANGUAGES)
def texts(request: pytest.FixtureRequest) -> GameTexts:
    return GameTexts(WELL, request.param)


def fr() -> GameTexts:
    return GameTexts(WELL, "fr")


def en() -> GameTexts:
    return GameTexts(WELL, "en")


def test_a_game_presents_itself() -> None:
    assert (fr().title(), en().title()) == ("Le Puits", "The Well")
    assert (fr().option("rounds"), fr().value("rounds", "short")) == ("Durée", "trois manches")


def test_a_prompt_takes_the_nouns_of_its_step() -> None:
    assert en().prompt(PLAY_CARD, (4,)) == "Play a card for the well of depth 4."


def test_a_prompt_is_for_the_deciding_seat() -> None:
    state = WELL.start(2)
    assert en().seat_prompt(state, 0) == ""
    WELL.apply(state, CHANCE, WELL.sample(state, ScriptedLuck([0] * 99)))
    WELL.apply(state, CHANCE, WELL.verbs.read("roll:3"))
    assert en().seat_prompt(state, 0) == "Play a card for the well of depth 4."


def test_a_move_names_its_component() -> None:
    move = WELL.verbs.read("play:card-7")
    assert (fr().move(move), en().move(move)) == ("Jouer la carte 7", "Play card 7")


def test_an_event_names_the_player() -> None:
    event = WELL.events.read("shown:card-2")
    assert fr().event(2, event, NAMES) == "Chloé dévoile la carte 2."
    assert en().event(2, event) == "Player 3 shows card 2."


def test_a_repeated_noun_is_a_list() -> None:
    event = WELL.events.read("dealt:card-1:card-2:card-3")
    assert fr().event(0, event, NAMES) == "Ana reçoit les cartes 1, 2 et 3."
    assert en().event(0, event, NAMES) == "Ana receives the cards 1, 2 and 3."


def test_lists_of_every_length() -> None:
    assert [en().listing(items) for items in ([], ["a"], ["a", "b"], "abc")] == [
        "nothing",
        "a",
        "a and b",
        "a, b and c",
    ]
    assert fr().listing("ab") == "a et b"


@pytest.mark.parametrize(
    ("depth", "french", "english"), [(0, "point", "points"), (1, "point", "point"), (2, "points", "points")]
)
def test_plurals_follow_the_language(depth: int, french: str, english: str) -> None:
    event = WELL.events.read(f"won:{depth}")
    assert fr().event(0, event, NAMES).endswith(f" {depth} {french}.")
    assert en().event(0, event, NAMES).endswith(f" {depth} {english}.")


def test_a_refusal_comes_with_its_rule() -> None:
    refusal = Refusal(WELL.reasons.words[0], (4,))
    assert en().refusal(refusal) == "Card 5 is not in your hand. (TW-PLAY-01)"
    assert en().reason(refusal) == "Card 5 is not in your hand."


def test_the_kernel_has_its_own_reasons(texts: GameTexts) -> None:
    assert texts.refusal(Refusal(NOT_NOW)) == texts.ui("reason-not-now")


def test_a_line_of_the_score_sheet() -> None:
    assert fr().line(WELL.score_lines.read("well:6")) == "Puits de profondeur 6"


def test_a_name_is_written_as_its_owner_writes_it() -> None:
    assert en().event(1, WELL.events.read("left"), NAMES) == "bob leaves the card on top."


def test_components_of_every_kind() -> None:
    assert en().component(SEAT, 1, NAMES) == "bob"
    assert en().component(NUMBER, 12) == "12"
    assert en().component(Kind("card", ["card-1"]), 0) == "1"


def test_automata_have_names_too(texts: GameTexts) -> None:
    assert texts.seat(-1) != texts.seat(-2)


def test_a_label_of_a_view_part_includes_those_above_it() -> None:
    texts = GameTexts(games.get("lost-cities"), "en")
    assert texts.label("order_of_choices") == "Order of the choices"
    assert texts.label("dice") == "Dice rolled"
    assert texts.label("sheets", "dice") == "Refusals"


def test_french_spaces_do_not_break() -> None:
    assert typeset("Quoi ? « Non » : jamais !", "fr") == "Quoi\u202f? «\u00a0Non\u00a0»\u00a0: jamais\u202f!"
    assert typeset("72 % de 20 000, n° 3", "fr") == "72\u00a0% de 20\u202f000, n°\u00a03"
    assert typeset("3 1985, 12 45, non 3", "fr") == "3 1985, 12 45, non 3"
    assert typeset("What ?", "en") == "What ?"


def test_a_missing_text_is_named() -> None:
    with pytest.raises(MissingText, match=r"'nonsense' in the en file of caravane\.text"):
        en().ui("nonsense")


def test_a_missing_language_is_reported() -> None:
    with pytest.raises(MissingText, match="'xx'"):
        GameTexts(WELL, "xx")


def test_a_package_without_texts_is_reported() -> None:
    with pytest.raises(MissingText, match=r"locales/fr\.ftl"):
        load_translations("fr", "caravane.kernel")


def test_a_text_without_its_nouns_is_reported() -> None:
    with pytest.raises(BrokenText, match="'seat-name'"):
        en().ui("seat-name")


@pytest.mark.parametrize(
    ("environ", "lang"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "de_DE", "LC_MESSAGES": "fr_CA"}, "fr"),
        ({"LANG": "fr_BE", "LC_ALL": ""}, "fr"),
    ],
)
def test_the_default_language_is_that_of_the_machine(environ: dict[str, str], lang: str) -> None:
    assert default_language(environ) == lang
