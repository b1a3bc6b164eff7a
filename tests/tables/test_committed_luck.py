"""Committed luck: the vectors shared by Python and the browser, fairness, and keys that differ."""

import json
from typing import Any

import pytest

from caravane.kernel.codec import digest, dump
from caravane.tables.luck.chance_events import outcome_line
from caravane.tables.luck.committed_luck import CommittedLuck, commitment, table_key
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
    assert table_key(bytes.fromhex(vector["secret"]), entropies).hex() == vector["key"]


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
    assert outcome_line(bytes.fromhex(vector["key"]), vector["event"], vector["drawn"]) == vector["line"]


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
