"""Tests of invitation codes: easy to say, easy to write, and too many to guess."""

import re
from itertools import combinations

import pytest

from caravane.server.store import invitations
from caravane.server.store.code_words import CODE_COUNT, WORDS, new_code, read_code
from caravane.server.store.protocol import Database, Unavailable

pytestmark = pytest.mark.anyio

VALID_CODES = 1_000
"""Number of valid invitations at the same time on a large server."""
WRONG_PER_DAY = 60 * 24
"""Maximum number of wrong codes from one address in a day, by default."""


def is_similar(one: str, other: str) -> bool:
    """Return whether the words differ by one added, removed or changed letter."""
    short, long = sorted([one, other], key=len)
    if len(short) == len(long):
        return sum(a != b for a, b in zip(one, other, strict=True)) == 1
    return len(long) - len(short) == 1 and any(long[:index] + long[index + 1 :] == short for index in range(len(long)))


def test_words_are_pronounceable_and_distinct() -> None:
    assert len(WORDS) == len(set(WORDS)) > 200
    assert all(re.fullmatch("[A-Z]{4,9}", word) for word in WORDS)
    assert not [pair for pair in combinations(WORDS, 2) if is_similar(*pair)]
    assert is_similar("RUNE", "DUNE")
    assert is_similar("OASI", "OASIS")


def test_a_code_is_three_words_and_a_number() -> None:
    codes = {new_code() for _ in range(1_000)}
    assert len(codes) > 990
    for code in codes:
        *words, number = code.split("-")
        assert len(words) == 3
        assert set(words) <= set(WORDS)
        assert 10 <= int(number) <= 99


def test_a_code_is_unlikely_to_be_guessed_before_it_expires() -> None:
    assert WRONG_PER_DAY * VALID_CODES / CODE_COUNT < 1 / 500


@pytest.mark.parametrize(
    "spelling",
    [
        "DUNE-OASIS-MIRAGE-47",
        "dune-oasis-mirage-47",
        "Dune Oasis  Mirage 47",
        " dune_oasis.mirage,47\n",
        "dune \u2013 oasis - mirage \u2011 47",
    ],
)
def test_a_code_is_parsed_in_every_usual_spelling(spelling: str) -> None:
    assert read_code(spelling) == "DUNE-OASIS-MIRAGE-47"


async def test_an_invitation_is_found_in_every_spelling(store: Database) -> None:
    code = (await store.create_invitation("well", None, 10.0)).code
    for spelling in (code, code.lower(), code.replace("-", " ")):
        found = await store.invitation(spelling, 1.0)
        assert found is not None
        assert (found.code, found.table) == (code, "well")
    await store.revoke_invitation("well", code.lower().replace("-", " "))
    assert await store.invitation(code, 1.0) is None


async def test_a_code_in_use_is_not_issued_again(store: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    codes = iter(["DUNE-DUNE-DUNE-10", "DUNE-DUNE-DUNE-10", "OASIS-DUNE-DUNE-10"])
    monkeypatch.setattr(invitations, "new_code", lambda: next(codes))
    assert (await store.create_invitation("well", None, 10.0)).code == "DUNE-DUNE-DUNE-10"
    assert (await store.create_invitation("spring", None, 10.0)).code == "OASIS-DUNE-DUNE-10"
    monkeypatch.setattr(invitations, "new_code", lambda: "DUNE-DUNE-DUNE-10")
    with pytest.raises(Unavailable):
        await store.create_invitation("well", None, 10.0)
