"""Tests that each installed engine really plays."""

import pytest

from caravane.lab.other_engines import installed_engines


def test_the_engines_of_the_lab_are_installed() -> None:
    assert {"catanatron", "OpenSpiel hearts", "OpenSpiel gin_rummy"} == set(installed_engines())


@pytest.mark.parametrize("name", installed_engines())
def test_an_engine_is_measured(name: str) -> None:
    figures = installed_engines()[name](0.01)
    assert figures["moves_per_second"] > 0
    assert figures["clone_us"] > 0
