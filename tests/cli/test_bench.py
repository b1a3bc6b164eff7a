"""Tests of `caravane bench`: speed as JSON, and messages about what cannot be measured."""

import json

import pytest

from caravane.lab import bench
from tests.cli.run_cli import plain, run


def test_speed_is_printed_as_json(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "installed_engines", dict)
    report = json.loads(run("bench", "_template", "--seconds", "0.01"))
    assert set(report) == {"machine", "build", "figures", "ratios"}
    assert all(figure > 0 for figure in report["figures"]["_template"].values())
    assert report["ratios"] == {}


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("nothing",), "unknown game 'nothing'"),
        (("_template", "--seconds", "0"), "--seconds"),
        (("_template", "--beside", "no/where"), "--beside"),
    ],
)
def test_invalid_arguments_are_explained(arguments: tuple[str, ...], complaint: str) -> None:
    assert complaint in plain(run("bench", *arguments, code=2).replace("│", " "))
