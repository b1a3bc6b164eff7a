"""Loader for the contents of a game's box, its `components.toml`."""

import tomllib
from importlib import resources
from typing import Any


def load(package: str) -> dict[str, Any]:
    """Read the component file of a game package."""
    return tomllib.loads(resources.files(package).joinpath("components.toml").read_text(encoding="utf-8"))
