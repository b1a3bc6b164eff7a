"""Components: what is in the box, read once from a game's `components.toml`."""

import tomllib
from importlib import resources
from typing import Any


def load(package: str) -> dict[str, Any]:
    """Read the component file of a game package."""
    return tomllib.loads(resources.files(package).joinpath("components.toml").read_text(encoding="utf-8"))
