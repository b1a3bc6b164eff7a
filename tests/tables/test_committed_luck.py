"""Committed luck: the vectors shared by Python and the browser, fairness, and keys that differ."""

import hashlib
import json
from random import Random
from typing import Any

import pytest

from caravane.kernel.codec import digest, dump
from caravane.tables.act_schema import ALGORITHM, ALGORITHMS, FIRST_ALGORITHM
from caravane.tables.luck.chance_events import LOTS, outcome_line
from caravane.tables.luck.committed_luck import CommittedLuck, TableLuck, commitment, table_key
from caravane.tables.verify import verify
from tests.vectors.generate import FILE, rejected_words, written

VECTORS: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))


def test_the_vectors_are_up_to_date() -> None:
    """Compare the file with the computed vectors.

    A difference means a new version of the algorithm, or that a change of the rules requires `python -m
    tests.vectors.generate`.
    """
    assert FILE.read_text(encoding="utf-8") == written()


@pytest.mark.parametrize("vector", VECTORS["commitments"])
def test_commitments(vector: dict[str, str]) -> None:
    assert commitment(bytes.fromhex(vector["secret"])) == vector["commitment"]


@pytest.mark.parametrize("vector", VECTORS["keys"])
def test_keys(vector: dict[str, Any]) -> None:
    entropies = [bytes.fromhex(entropy) for entropy in vector["entropies"]]
    assert table_key(vector["algorithm"], bytes.fromhex(vector["secret"]), entropies).hex() == vector["key"]


def test_no_two_tables_have_the_same_key() -> None:
    """Check that the key depends on which seat gives which entropy and on how it is divided."""
    keys = [vector["key"] for vector in VECTORS["keys"]]
    assert len(set(keys)) == len(keys)


@pytest.mark.parametrize("vector", VECTORS["draws"])
def test_draws_are_correct_up_to_two_to_the_64(vector: dict[str, Any]) -> None:
    luck = CommittedLuck(bytes.fromhex(vector["key"]), vector["event"])
    assert [str(luck.below(int(bound))) for bound in vector["bounds"]] == vector["draws"]


def test_the_vectors_contain_draws_with_rejected_words() -> None:
    thrown = [
        rejected_words(bytes.fromhex(vector["key"]), vector["event"], draw, int(bound))
        for vector in VECTORS["draws"]
        for draw, bound in enumerate(vector["bounds"])
    ]
    assert max(thrown) >= 2
    assert thrown.count(0) > len(thrown) / 2


@pytest.mark.parametrize("vector", VECTORS["outcomes"])
def test_outcomes(vector: dict[str, Any]) -> None:
    entropies = [bytes.fromhex(entropy) for entropy in vector["entropies"]]
    luck = TableLuck(vector["algorithm"], bytes.fromhex(vector["secret"]), entropies)
    assert outcome_line(luck, vector["event"], vector["drawn"]) == vector["line"]


@pytest.mark.parametrize("seed", range(20))
def test_the_order_of_the_candidates_does_not_matter(seed: int) -> None:
    """Check that somebody who writes the file cannot choose outcomes by listing candidates in another order."""
    luck = TableLuck(ALGORITHM, bytes(32), [])
    drawn = [vector["drawn"] for vector in VECTORS["outcomes"] if vector["drawn"]["kind"] != LOTS]
    for spec in drawn:
        other = {**spec, "of": _permuted(spec["of"], Random(seed))}
        assert outcome_line(luck, seed, other) == outcome_line(luck, seed, spec)


def _permuted(of: list[Any], luck: Random) -> list[Any]:
    if isinstance(of[0], list):
        return [_permuted(faces, luck) for faces in of]
    return luck.sample(of, len(of))


def test_the_key_does_not_follow_from_what_everybody_sees() -> None:
    """Check that hashes of the secret and of all entropy, which are public before the game, do not give the key."""
    secret, entropies = bytes(range(32)), [b"a" * 32, b"b" * 32, b""]
    public = [hashlib.sha256(part).digest() for part in (secret, *entropies)]
    guesses = [hashlib.sha256(b"".join(public)).digest()]
    guesses += [table_key(algorithm, public[0], public[1:]) for algorithm in ALGORITHMS]
    guesses += [table_key(algorithm, secret, public[1:]) for algorithm in ALGORITHMS]
    assert table_key(ALGORITHM, secret, entropies) not in guesses
    # Everybody could compute the key of the first algorithm.
    assert table_key(FIRST_ALGORITHM, secret, entropies) in guesses


@pytest.mark.parametrize("vector", VECTORS["canonical"])
def test_the_canonical_form(vector: dict[str, Any]) -> None:
    assert (dump(vector["value"]), digest(vector["value"])) == (vector["text"], vector["digest"])


@pytest.mark.parametrize("name", VECTORS["files"])
def test_files(name: str) -> None:
    assert verify(VECTORS["files"][name]).findings == []


@pytest.mark.parametrize("bound", [2, 3, 6, 10, 7])
def test_all_results_are_equally_likely(bound: int) -> None:
    """Draw twenty thousand times.

    The chi-square value of fair draws exceeds this limit only once in many thousand runs.
    """
    draws = 20_000
    counts = [0] * bound
    luck = CommittedLuck(bytes(32), 0)
    for _ in range(draws):
        counts[luck.below(bound)] += 1
    expected = draws / bound
    assert sum((count - expected) ** 2 / expected for count in counts) < bound + 30
