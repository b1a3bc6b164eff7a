"""The names that are built into the drawn board agree with the components of the rules."""

import re
import tomllib
from pathlib import Path
from typing import Any, Final

from caravane.games.archeos_society.components import COLOURS, ROLES, SITES

ROOT: Final = Path(__file__).parents[3]
BOARD: Final = (ROOT / "web" / "src" / "games" / "archeos_society" / "box.ts").read_text(encoding="utf-8")


def names(constant: str) -> list[str]:
    """Return the texts of a constant of the board."""
    found = re.search(rf"export const {constant}\b[^=]*= \[(.*?)\]", BOARD, re.DOTALL)
    assert found
    return re.findall(r'"([^"]+)"', found[1])


def components() -> dict[str, Any]:
    """Return the values of the box."""
    return tomllib.loads((ROOT / "src/caravane/games/archeos_society/components.toml").read_text(encoding="utf-8"))


def test_colours_roles_and_sites_are_named_in_the_order_of_the_rules() -> None:
    assert [names("COLOURS"), names("ROLES"), names("SITES")] == [list(COLOURS), list(ROLES), list(SITES)]


def test_continents_are_those_of_the_colours() -> None:
    continents = [components()["colours"][colour]["continent"] for colour in COLOURS]
    assert [name.replace("-", "_") for name in names("CONTINENTS")] == continents


def test_every_seat_has_the_vehicle_and_the_paint_of_the_rules() -> None:
    vehicles = components()["vehicles"]
    drawn = re.findall(r'shape: "(\w+)", paint: "(\w+)"', BOARD)
    assert drawn == list(zip(vehicles["shapes"], vehicles["colours"], strict=True))
