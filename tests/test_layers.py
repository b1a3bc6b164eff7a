"""Tests of the layers: the kernel uses no luck, clock or system, and a game imports only the kernel and itself."""

import ast
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from caravane import games
from caravane.conformance.sources import FORBIDDEN_MODULES, source_problems

SOURCES = Path(__file__).parent.parent / "src"
KERNEL = "caravane.kernel"
GAMES = "caravane.games"
# The only module that names the compiler's package, and only for the type checker.
NATIVE = "caravane.kernel.native"
PROJECT = tomllib.loads((SOURCES.parent / "pyproject.toml").read_text(encoding="utf-8"))


def modules(package: str) -> list[str]:
    """Return the modules of a package, in all its folders."""
    files = sorted((SOURCES / package.replace(".", "/")).rglob("*.py"))
    return [".".join(file.relative_to(SOURCES).with_suffix("").parts).removesuffix(".__init__") for file in files]


def source(module: str) -> tuple[ast.Module, str]:
    """Parse a module; return it with the package that its relative imports start from."""
    path = SOURCES / module.replace(".", "/")
    if path.is_dir():
        return ast.parse((path / "__init__.py").read_text(encoding="utf-8")), module
    return ast.parse(path.with_suffix(".py").read_text(encoding="utf-8")), module.rpartition(".")[0]


def imports(tree: ast.AST, package: str) -> Iterator[str]:
    """Return the full names of all imports in the tree."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            start = package.rsplit(".", node.level - 1)[0] if node.level else ""
            origin = ".".join(filter(None, (start, node.module)))
            yield from (f"{origin}.{alias.name}" for alias in node.names)


class WithoutTypeChecking(ast.NodeTransformer):
    """A transformer that removes code for the type checker only."""

    def visit_If(self, node: ast.If) -> ast.AST | list[ast.stmt]:
        seen_by_checker = isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"
        return node.orelse if seen_by_checker else self.generic_visit(node)


def imported(module: str) -> list[str]:
    tree, package = source(module)
    return list(imports(WithoutTypeChecking().visit(tree) if module == NATIVE else tree, package))


def within(name: str, package: str) -> bool:
    return f"{name}.".startswith(f"{package}.")


def home(module: str) -> str:
    """Return the package of the game that a module belongs to."""
    return ".".join(module.split(".")[:3])


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("import os.path", "os.path"),
        ("def f():\n    from random import random", "random.random"),
        ("from . import state", "caravane.games.one.steps.state"),
        ("from ..words import VERBS", "caravane.games.one.words.VERBS"),
        ("from ...two import GAME", "caravane.games.two.GAME"),
    ],
)
def test_imports_are_found(text: str, name: str) -> None:
    assert list(imports(ast.parse(text), "caravane.games.one.steps")) == [name]


@pytest.mark.parametrize("package", [KERNEL, *[games.get(name).package for name in games.names(hidden=True)]])
def test_kernel_and_games_know_no_luck_no_clock_and_no_machine(package: str) -> None:
    assert source_problems(package) == ()


def test_the_layer_check_and_the_conformance_suite_forbid_the_same_modules() -> None:
    contracts = PROJECT["tool"]["importlinter"]["contracts"]
    forbidden = [contract["forbidden_modules"] for contract in contracts if contract["type"] == "forbidden"]
    assert sorted(FORBIDDEN_MODULES) in forbidden


@pytest.mark.parametrize("module", [*modules(KERNEL), *modules(GAMES)])
def test_kernel_and_games_need_the_standard_library_only(module: str) -> None:
    ours = [KERNEL, home(module)]
    strange = [
        name
        for name in imported(module)
        if name.partition(".")[0] not in sys.stdlib_module_names and not any(within(name, own) for own in ours)
    ]
    assert strange == []
