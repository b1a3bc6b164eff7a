"""Codes: easily said, easily written, and too many to be guessed."""

import re
from itertools import combinations

import pytest

from caravane.server.store import sessions
from caravane.server.store.code_words import POSSIBLE, WORDS, new_code, read_code
from caravane.server.store.protocol import Database, Unavailable

pytestmark = pytest.mark.anyio

LIVE = 1_000
"""Invitations that hold at the same time, on a large server."""
WRONG_PER_DAY = 60 * 24
"""What one address may guess in a day, by default."""


def alike(one: str, other: str) -> bool:
    """Tell whether a letter more, less or another makes one word the other."""
    short, long = sorted([one, other], key=len)
    if len(short) == len(long):
        return sum(a != b for a, b in zip(one, other, strict=True)) == 1
    return len(long) - len(short) == 1 and any(long[:place] + long[place + 1 :] == short for place in range(len(long)))


def test_words_can_be_said_and_are_not_mistaken_for_each_other() -> None:
    assert len(WORDS) == len(set(WORDS)) > 200
    assert all(re.fullmatch("[A-Z]{4,9}", word) for word in WORDS)
    assert not [pair for pair in combinations(WORDS, 2) if alike(*pair)]
    assert alike("RUNE", "DUNE")
    assert alike("OASI", "OASIS")


def test_a_code_is_three_words_and_a_number() -> None:
    codes = {new_code() for _ in range(1_000)}
    assert len(codes) > 990
    for code in codes:
        *words, number = code.split("-")
        assert len(words) == 3
        assert set(words) <= set(WORDS)
        assert 10 <= int(number) <= 99


def test_a_code_is_not_guessed_before_it_expires() -> None:
    assert WRONG_PER_DAY * LIVE / POSSIBLE < 1 / 500


@pytest.mark.parametrize(
    "said",
    [
        "DUNE-OASIS-MIRAGE-47",
        "dune-oasis-mirage-47",
        "Dune Oasis  Mirage 47",
        " dune_oasis.mirage,47\n",
        "dune \u2013 oasis - mirage \u2011 47",
    ],
)
def test_a_code_is_read_as_people_write_it(said: str) -> None:
    assert read_code(said) == "DUNE-OASIS-MIRAGE-47"


async def test_an_invitation_is_found_however_it_is_written(store: Database) -> None:
    code = await store.invite("well", None, 10.0)
    for said in (code, code.lower(), code.replace("-", " ")):
        found = await store.invitation(said, 1.0)
        assert found is not None
        assert (found.code, found.table) == (code, "well")
    await store.revoke_invitation("well", code.lower().replace("-", " "))
    assert await store.invitation(code, 1.0) is None


async def test_a_code_that_is_taken_is_not_given_out_again(store: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    codes = iter(["DUNE-DUNE-DUNE-10", "DUNE-DUNE-DUNE-10", "OASIS-DUNE-DUNE-10"])
    monkeypatch.setattr(sessions, "new_code", lambda: next(codes))
    assert await store.invite("well", None, 10.0) == "DUNE-DUNE-DUNE-10"
    assert await store.invite("spring", None, 10.0) == "OASIS-DUNE-DUNE-10"
    monkeypatch.setattr(sessions, "new_code", lambda: "DUNE-DUNE-DUNE-10")
    with pytest.raises(Unavailable):
        await store.invite("well", None, 10.0)
