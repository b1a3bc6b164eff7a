"""Tests of figures and names of the box in texts of rules."""

import pytest

from caravane import games
from caravane.kernel.box import merged
from caravane.text import BrokenText
from caravane.text.language import is_singular
from caravane.text.rule_figures import with_figures

LOST_CITIES = games.get("lost-cities")
ARCHEOS = games.get("archeos-society")


def test_figures_come_from_the_box() -> None:
    text = "[sheet/columns/red/arrows]; [scoring/expedition:0]; [scoring/dice:8-]; [sheet/bridge_points]"
    assert with_figures(text, LOST_CITIES.package, "en") == "2, 8; \N{MINUS SIGN}50; 70, 0; 20"


def test_figures_of_an_edition_replace_those_built_in() -> None:
    other = merged(LOST_CITIES.tables, {"sheet/columns/red/arrows": [], "scoring/expedition": [0] * 10})
    text = "[sheet/columns/red/arrows] [scoring/expedition:8-]"
    assert with_figures(text, LOST_CITIES.package, "en", other) == "\N{EN DASH} 0, 0"


def test_figures_may_have_a_sign() -> None:
    text = "[scoring/artefact:3|signed]; [scoring/artefact:4|signed]; [scoring/dice:0|signed]"
    assert with_figures(text, LOST_CITIES.package, "fr") == "\N{MINUS SIGN}20; +10; +0"


@pytest.mark.parametrize(
    ("many", "en", "fr"), [(0, "0 spaces", "0 case"), (1, "1 space", "1 case"), (4, "4 spaces", "4 cases")]
)
def test_a_noun_agrees_with_its_figure(many: int, en: str, fr: str) -> None:
    tables = merged(ARCHEOS.tables, {"linguist/bonus": many})
    assert with_figures("[linguist/bonus|space|spaces]", ARCHEOS.package, "en", tables) == en
    assert with_figures("[linguist/bonus|case|cases]", ARCHEOS.package, "fr", tables) == fr
    assert is_singular(many, "fr") == (fr[-1] != "s")


def test_names_are_those_of_the_game() -> None:
    tables = merged(ARCHEOS.tables, {"scenarios/ur/roles": ["pilot", "guide"], "first_game/scenario": "rapa_nui"})
    text = "[scenarios/ur/roles|role-*]; [colours/blue/advanced|site-*]; [first_game/scenario|site-*]"
    assert with_figures(text, ARCHEOS.package, "fr", tables) == "Pilote, Guide; Tantallon Castle; Rapa Nui"


def test_entries_that_are_pairs_stay_together() -> None:
    earth = games.get("excavation-earth")
    tables = merged(earth.tables, {"lines/round_the_back": [["G2", "O3"], ["M3", "BE"]]})
    text = "[lines/round_the_back|location-*]"
    assert with_figures(text, earth.package, "en", tables) == "Atacama \N{EN DASH} Australia, Dakar \N{EN DASH} Fiji"


@pytest.mark.parametrize(
    ("figure", "fault"),
    [
        ("scoring/artifact", "scoring/artifact"),
        ("sheet/columns/pink/arrows", "pink"),
        ("scoring/tie/winner", "winner"),
        ("scoring/dice|sign", "no such form"),
        ("scoring/dice:1|die-*", "die--40"),
    ],
)
def test_a_figure_that_cannot_be_written_is_a_broken_text(figure: str, fault: str) -> None:
    with pytest.raises(BrokenText, match=fault):
        with_figures(f"[{figure}]", LOST_CITIES.package, "en")
