"""Tests of the cards that explain components: every part of every game has one, and it says what is so."""

from collections.abc import Iterator
from itertools import product

import pytest

from caravane import games
from caravane.kernel.explanation import Explanation, look_up
from caravane.kernel.game import AnyGame, Game
from caravane.kernel.presentation import Presentation
from caravane.kernel.words import Phrase
from caravane.text import LANGUAGES, GameTexts, component_card, explanation_problems, missing_texts

NUMBERS = ("1", "2", "3")
MINUS = "\N{MINUS SIGN}"


def every_part(game: AnyGame) -> Iterator[Phrase]:
    """Yield each part of a game; numbers are a few small ones."""
    parts = game.presentation.parts
    for word in parts.words:
        for nouns in product(*[kind.names or NUMBERS for kind in word.kinds][:2]):
            rest = ["start" for _ in word.kinds[2:]]
            yield parts.read(":".join([word.name, *nouns, *rest]))


def card(game: str, part: str, lang: str = "en", view: dict[str, object] | None = None, seat: int | None = None) -> str:
    """Return the text of a card and its sentence about the present."""
    found = games.get(game)
    shown = component_card(GameTexts(found, lang), found.presentation.parts.read(part), view, seat, ["Ana", "Bob"])
    return f"{shown.text} {shown.now}".strip()


@pytest.mark.parametrize("name", games.names())
def test_every_word_for_a_part_has_an_explanation(name: str) -> None:
    game = games.get(name)
    assert set(game.presentation.explanations) == {word.name for word in game.presentation.parts.words}
    assert explanation_problems(game) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", games.names())
def test_every_part_has_a_text_with_all_its_figures_and_a_rule(name: str, lang: str) -> None:
    game = games.get(name)
    texts = GameTexts(game, lang)
    for part in every_part(game):
        shown = component_card(texts, part)
        assert shown.rules, shown.name
        assert len(shown.text) > 30, shown.name
        assert "$" not in shown.text + shown.name, shown.text
        assert not shown.text.startswith("Explain-"), shown.text


def test_figures_come_from_the_box_and_nouns_from_the_part() -> None:
    assert "3 copies. On the map it lies at Yukon" in card("excavation-earth", "relic:yellow-spiral")
    assert card("lost-cities", "square:red:1").startswith(f"A column filled up to here is worth {MINUS}20.")
    assert f"{MINUS}2 · 0 · 2" in card("archeos-society", "site:nan-madol", "fr")


def test_a_card_of_a_role_is_explained_as_the_role() -> None:
    assert card("archeos-society", "card:red-pilot") == card("archeos-society", "role:pilot")
    assert card("archeos-society", "role:pilot") != card("archeos-society", "role:guide")


def test_the_sentence_about_the_present_needs_the_seat_that_looks() -> None:
    view: dict[str, object] = {"sheets": [{"artefacts": 0}, {"artefacts": 4}]}
    assert card("lost-cities", "artefact:1", view=view, seat=1).endswith("You have found 4.")
    assert not card("lost-cities", "artefact:1", view=view).endswith("4.")


def test_what_stands_in_a_view_may_be_a_name() -> None:
    assert card("archeos-society", "tile", view={"tile": [1, 3]}).endswith("Held by Bob: you need 3 or more.")
    assert card("archeos-society", "tile", view={"tile": None}).endswith(" end.")


def test_a_path_leads_through_lists_and_names() -> None:
    places = {"site": (1, "uluru-rock"), "me": (0, "0")}
    root = {"box": {"uluru_rock": [5, -2]}, "view": [[7, 8, 9]]}
    assert look_up(["box", "$site", "-1"], root, places) == -2
    assert look_up(["view", "$me", "#"], root, places) == 3
    assert look_up(["view", "$me", "$site"], root, places) == 8
    assert [look_up(path.split("/"), root, places) for path in ("view/9", "box/none/1", "view/$who", "box/#")] == [
        None,
        None,
        None,
        1,
    ]


def explained(**explanations: Explanation) -> AnyGame:
    """Return the smallest game with other explanations."""
    game: AnyGame = games.get("_template")
    right = game.presentation
    presentation = Presentation(
        scores=right.scores,
        headlines=right.headlines,
        headline=right.headline,
        parts=right.parts,
        explanations=explanations,
    )
    return Game(**{**game.parts(), "presentation": presentation})


@pytest.mark.parametrize(
    ("explanation", "problem"),
    [
        (Explanation("TW-NONE-01"), "names TW-NONE-01, which the rulebook does not explain"),
        (Explanation(members={"red": ("TW-PLAY-03",)}), "has a member red, which is unknown"),
        (Explanation(figures={"x": "box/nothing"}), "has a figure at box/nothing, where nothing stands"),
        (Explanation(now={"x": "view/dept"}), "has a figure at view/dept, which no view has"),
        (Explanation(now={"x": "view/hands/$card"}), "has a figure at view/hands/$card, which no view has"),
        (Explanation(now={"x": "view/depth/#"}), "has a figure at view/depth/#, which no view has"),
    ],
)
def test_a_wrong_explanation_is_a_problem(explanation: Explanation, problem: str) -> None:
    [found] = explanation_problems(explained(card=explanation))
    assert found.endswith(f"the explanation of card {problem}")


def test_an_explanation_of_an_unknown_part_and_one_without_a_text_are_problems() -> None:
    assert explanation_problems(explained(camel=Explanation()))[0].endswith("camel is not a part")
    missing = missing_texts(explained(card=Explanation(members={"card-1": ()}), deck=Explanation()))
    assert [problem.split(": ")[1] for problem in missing] == 2 * ["explain-card-card-1 is missing"]


def test_a_part_without_an_explanation_is_named() -> None:
    game = explained()
    shown = component_card(GameTexts(game, "en"), game.presentation.parts.read("deck"))
    assert (shown.name, shown.now, shown.rules) == ("Deck", "", ())
