"""The build hook: a wheel with compiled rules if a compiled tree is given, otherwise one in pure Python."""

import os
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

TREE = "CARAVANE_WHEEL_RULES"
"""Environment variable with the folder that `scripts/compile --into` has filled; `scripts/build-wheels` sets it."""


class CompiledRules(BuildHookInterface[Any]):
    """Adds the compiled modules beside their sources."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add the modules, and tag the wheel with its Python version and platform."""
        if version != "standard" or TREE not in os.environ:
            return
        tree = Path(os.environ[TREE])
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for library in sorted(tree.rglob("*.so")):
            build_data["force_include"][str(library)] = str(library.relative_to(tree))
