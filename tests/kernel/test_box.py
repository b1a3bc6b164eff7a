"""Tests of the box: values by their path, and other values in their place."""

from typing import Any, Final

import pytest

from caravane.kernel.box import merged, tables_with, value_at
from caravane.kernel.edition import Edition

TABLES: Final[dict[str, Any]] = {
    "tiles": [{"id": "relay", "steps": 2}, {"colour": "red", "steps": 3}],
    "scores": {"dice": [0, 5, [1, 2]]},
    "hand": 4,
}


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("hand", 4),
        ("scores/dice", [0, 5, [1, 2]]),
        ("scores/dice/1", 5),
        ("tiles/relay/steps", 2),
        ("tiles/red/steps", 3),
        ("tiles/1/steps", 3),
    ],
)
def test_a_value_is_found_by_names_and_numbers(path: str, value: object) -> None:
    assert value_at(TABLES, path) == value


NOWHERE: Final = (
    "",
    "tile",
    "tiles/blue/steps",
    "tiles/2/steps",
    "tiles/relay/price",
    "scores/dice/3",
    "scores/dice/x",
)
BELOW_VALUES: Final = ("hand/4", "scores/dice/0/1", "scores/dice/2/9", "scores/dice/2/x")


@pytest.mark.parametrize("path", [*NOWHERE, *BELOW_VALUES])
def test_a_path_that_leads_nowhere_is_a_key_error(path: str) -> None:
    with pytest.raises(KeyError):
        value_at(TABLES, path)
    with pytest.raises(KeyError):
        merged(TABLES, {f"{path}/more": 1})


def test_other_values_take_the_place_of_some_and_share_the_rest() -> None:
    found = merged(TABLES, {"tiles/relay/steps": 7, "scores/dice/2": 9, "hand": 1})
    assert found["tiles"] == [{"id": "relay", "steps": 7}, {"colour": "red", "steps": 3}]
    assert found["scores"] == {"dice": [0, 5, 9]}
    assert found["hand"] == 1
    assert found["tiles"][1] is TABLES["tiles"][1]
    assert TABLES["tiles"][0]["steps"] == 2


def edition(values: dict[str, Any], built_in: int) -> Edition:
    return Edition(name="x", title="X", source="x", fingerprint="", values=values, ours=[], built_in=built_in)


def test_an_edition_lies_over_the_values_of_its_day() -> None:
    earlier = [edition({"hand": 2, "scores/dice": [1]}, 1), edition({"hand": 3}, 2)]
    hands = [tables_with(TABLES, earlier, edition({}, version))["hand"] for version in (1, 2, 3)]
    assert hands == [2, 3, 4]
    assert tables_with(TABLES, earlier, edition({"hand": 9}, 1)) == {**TABLES, "hand": 9, "scores": {"dice": [1]}}
    assert tables_with(TABLES, earlier, None) is TABLES
