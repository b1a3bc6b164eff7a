"""Tests of names that claim an office, which nobody may bear, and of names that every page suggests."""

import re
from itertools import product
from pathlib import Path

import pytest

from caravane.bots.names import FALLBACK_NAMES, NAMES
from caravane.server.security.office_names import FALLBACK_NAME, accepted_name, is_reserved

ROOT = Path(__file__).parents[3]


@pytest.mark.parametrize(
    "name",
    [
        "Admin",
        "ADMIN",
        "admin1",
        "Admin Team",
        "The Admin",
        "xX_admin_Xx",
        "Àdmìn",
        "A.d.m.i.n",
        "adm1n",
        "Administrateur",
        "Caravane",
        "Caravane Bot",
        "CaravaneBot",
        "Modérateur",
        "moderator-2",
        "Support",
        "\u0430dmin",
        "\u0421\u0430r\u0430v\u0430ne",
        "\uff21dmin",
        "\U0001d41a\U0001d41d\U0001d426\U0001d422\U0001d427",
        "\u0391D\u039c\u0399\u039d",
        "Админ",
        "4dm1n",
        "@dmin",
        "Adm!n",
        "m0d3r4t0r",
        "A\u0111min",
        "TheAdmin",
        "\u1d00\u1d05\u1d0d\u026a\u0274",
        "\U0001f170\U0001f173\U0001f17c\U0001f178\U0001f17d",
        "\U0001f150\U0001f153\U0001f15c\U0001f158\U0001f15d",
        "\U0001f1e6\U0001f1e9\U0001f1f2\U0001f1ee\U0001f1f3",
        "a\u20ddd\u20ddm\u20ddi\u20ddn\u20dd",
        "System: notice",
        "Mod Team",
        "Mod Bob",
        "The Mods",
        "Bob [mod]",
        "(Staff) Ana",
        "Staff member",
        "Server notice",
        "Équipe du support",
        "5y5t3m",
        "r00t",
    ],
    ids=ascii,
)
def test_a_name_that_claims_an_office_is_refused(name: str) -> None:
    assert is_reserved(name)
    assert accepted_name(name) == FALLBACK_NAME


@pytest.mark.parametrize(
    "name",
    [
        "Badminton",
        "Ada Min",
        "Stafford",
        "Joe Root",
        "Root Beer",
        "Modeste",
        "Caravaggio",
        "Ines Team",
        "Ana 8+7",
        "Bob (Ana)",
        "\U0001f1eb\U0001f1f7 Léa",
        "\u1d00\u0274\u1d00",
    ],
    ids=ascii,
)
def test_a_name_that_only_contains_such_letters_is_accepted(name: str) -> None:
    assert not is_reserved(name)


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_suggested_names_are_accepted(lang: str) -> None:
    texts = (ROOT / f"web/locales/{lang}/create.ftl").read_text(encoding="utf-8")
    heads, tails = [
        [word.strip() for word in found.split(",")]
        for found in re.findall(r"^names-(?:heads|tails) = (.*)$", texts, re.MULTILINE)
    ]
    for words in product(heads, tails):
        name = " ".join(words)
        assert accepted_name(name) == name


def test_names_of_bots_are_accepted() -> None:
    names = [name for pool in (*NAMES.values(), FALLBACK_NAMES) for name in pool]
    assert [accepted_name(name) for name in names] == names
