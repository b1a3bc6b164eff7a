"""Checks that the sources of a game use no luck, clock, input or output of their own (property 19).

Rules that look at anything but the state give another game on another machine; chance comes from chance steps only.
"""

import ast
from collections.abc import Iterator
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final

from caravane.conformance.failure import Fault
from caravane.conformance.run import Run

KERNEL: Final = "caravane.kernel"
PROJECT: Final = "caravane"
LUCK: Final = ("random", "secrets", "uuid")
CLOCKS: Final = ("calendar", "datetime", "sched", "time", "zoneinfo")
INPUT_OUTPUT: Final = (
    "asyncio",
    "builtins",
    "concurrent",
    "ctypes",
    "fcntl",
    "fileinput",
    "ftplib",
    "gc",
    "getpass",
    "glob",
    "http",
    "inspect",
    "io",
    "locale",
    "logging",
    "mmap",
    "multiprocessing",
    "os",
    "pathlib",
    "platform",
    "select",
    "selectors",
    "shelve",
    "shutil",
    "signal",
    "smtplib",
    "socket",
    "socketserver",
    "sqlite3",
    "ssl",
    "subprocess",
    "sys",
    "tempfile",
    "threading",
    "urllib",
    "weakref",
)
FORBIDDEN_MODULES: Final = {
    **dict.fromkeys(LUCK, "luck comes from chance steps"),
    **dict.fromkeys(CLOCKS, "rules know no clock"),
    **dict.fromkeys(INPUT_OUTPUT, "rules have no input or output"),
}
FORBIDDEN_CALLS: Final = {
    **dict.fromkeys(("breakpoint", "input", "open", "print"), "rules have no input or output"),
    **dict.fromkeys(("__import__", "compile", "eval", "exec"), "rules are plain code"),
    **dict.fromkeys(("hash", "id"), "it differs from process to process"),
}


def sources(run: Run) -> None:
    """Check property 19: the sources use no luck, clock, input or output of their own."""
    with run.at(0):
        problems = source_problems(run.game.package)
        if problems:
            raise Fault("; ".join(problems))


@cache
def source_problems(package: str) -> tuple[str, ...]:
    """Return what the sources of a game must not contain, each with its file and line."""
    return tuple(
        f"{name}:{line}: {problem}"
        for name, text in _files(resources.files(package), package.replace(".", "/"))
        for line, problem in problems_in(text, package)
    )


def _files(folder: Traversable, name: str) -> Iterator[tuple[str, str]]:
    """Yield the Python files of a folder and those below, each with its name."""
    for item in sorted(folder.iterdir(), key=lambda item: item.name):
        if item.is_dir():
            yield from _files(item, f"{name}/{item.name}")
        elif item.name.endswith(".py"):
            yield f"{name}/{item.name}", item.read_text(encoding="utf-8")


def problems_in(text: str, package: str) -> list[tuple[int, str]]:
    """Return the problems of a source text, with their lines."""
    tree = _WithoutTypeChecking().visit(ast.parse(text))
    return sorted({found for node in ast.walk(tree) for found in _problems_of(node, package)})


class _WithoutTypeChecking(ast.NodeTransformer):
    """A transformer that removes code for the type checker only."""

    def visit_If(self, node: ast.If) -> ast.AST | list[ast.stmt]:
        for_checker = isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"
        return node.orelse if for_checker else self.generic_visit(node)


def _problems_of(node: ast.AST, package: str) -> Iterator[tuple[int, str]]:
    if isinstance(node, ast.Import):
        yield from ((node.lineno, problem) for alias in node.names for problem in _import_problems(alias.name, package))
    elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
        yield from ((node.lineno, problem) for problem in _import_problems(node.module, package))
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in FORBIDDEN_CALLS:
        yield node.lineno, f"calls {node.func.id}: {FORBIDDEN_CALLS[node.func.id]}"


def _import_problems(module: str, package: str) -> Iterator[str]:
    top = module.partition(".")[0]
    if top in FORBIDDEN_MODULES:
        yield f"imports {module}: {FORBIDDEN_MODULES[top]}"
    elif top == PROJECT and not any(f"{module}.".startswith(f"{allowed}.") for allowed in (KERNEL, package)):
        yield f"imports {module}: a game uses only {KERNEL} and itself"
