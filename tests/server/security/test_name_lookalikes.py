"""Tests of names that look like other names."""

import pytest

from caravane.server.security.name_lookalikes import distinct_name, is_foreign_lookalike, mixes_scripts, skeleton

HEART = "\u2764"
STAR = "\u2b50"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ivan", "lvan"),
        ("lola", "l0la"),
        ("modern", "rnodern"),
        ("scope", "\u0455\u0441\u043e\u0440\u0435"),
        ("ANNA", "\u0410NN\u0410"),
        ("vera", "VERA"),
        ("anna", "\u1d00\u0274\u0274\u1d00"),
        ("anna", "\U0001f170\U0001f17d\U0001f17d\U0001f170"),
        (HEART, f"{HEART}\ufe0f"),
        (STAR * 2, f"{STAR}\u200d{STAR}"),
    ],
)
def test_names_that_look_alike_have_one_skeleton(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)


def test_names_that_differ_have_different_skeletons() -> None:
    assert skeleton("Inès") != skeleton("Ines")
    assert len({skeleton(f"player{number}") for number in range(2_000)}) == 2_000


def test_foreign_letters_that_spell_a_latin_name() -> None:
    assert is_foreign_lookalike("\u0455\u0441\u043e\u0440\u0435")
    assert not is_foreign_lookalike("scope")
    assert not is_foreign_lookalike("Катя")
    assert is_foreign_lookalike("\U0001f187\U0001f17e\U0001f187\U0001f17e")
    assert mixes_scripts("In\u0450s")
    assert not mixes_scripts("DJ Катя")


@pytest.mark.parametrize(
    ("name", "taken", "distinct"),
    [
        ("Ana", [], "Ana"),
        ("Ana", ["Béa"], "Ana"),
        ("Ana", ["Ana"], "Ana 2"),
        ("ana", ["Ana", "Ana 2"], "ana 3"),
        ("\uff21na ", ["Ana"], "\uff21na  2"),
        ("Ana 2", ["Ana 2"], "Ana 2 2"),
        ("Ána", ["Ana"], "Ána"),
        ("\u0410\u043d\u043d\u0430", ["Ana"], "\u0410\u043d\u043d\u0430"),
        ("Bo6", ["Bob"], "Bo6"),
        ("lvan", ["Ivan"], "lvan 2"),
        ("\u0425\u043e\u0445\u043e", ["Xoxo"], "\u0425\u043e\u0445\u043e 2"),
        ("\u1d00na", ["Ana"], "\u1d00na 2"),
        (f"{HEART}\ufe0f", [HEART], f"{HEART}\ufe0f 2"),
        (f"{STAR}\u200d{STAR}", [STAR * 2], f"{STAR}\u200d{STAR} 2"),
        ("Ana\u2d7f", ["Ana"], "Ana\u2d7f 2"),
    ],
    ids=ascii,
)
def test_a_name_that_looks_like_another_gets_a_number(name: str, taken: list[str], distinct: str) -> None:
    assert distinct_name(name, taken) == distinct
