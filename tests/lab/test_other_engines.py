"""Peers: each one that is installed really plays."""

import pytest

from caravane.lab.other_engines import peers


def test_the_peers_of_the_lab_are_there() -> None:
    assert {"catanatron", "OpenSpiel hearts", "OpenSpiel gin_rummy"} == set(peers())


@pytest.mark.parametrize("name", peers())
def test_a_peer_is_measured(name: str) -> None:
    figures = peers()[name](0.01)
    assert figures["moves_per_second"] > 0
    assert figures["clone_us"] > 0
