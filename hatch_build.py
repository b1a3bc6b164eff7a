"""The build hook: a wheel with compiled rules, when a compiled tree is named; else the wheel is pure Python."""

import os
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

TREE = "CARAVANE_WHEEL_RULES"
"""The folder that `scripts/compile --into` has filled; `scripts/build-wheels` names it."""


class CompiledRules(BuildHookInterface[Any]):
    """Puts the compiled modules beside their sources."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add the modules, and let the wheel say for which Python and machine it is."""
        if version != "standard" or TREE not in os.environ:
            return
        tree = Path(os.environ[TREE])
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for library in sorted(tree.rglob("*.so")):
            build_data["force_include"][str(library)] = str(library.relative_to(tree))
