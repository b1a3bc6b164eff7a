"""Compiler hints that do not depend on the compiler.

This module is never compiled. The type checker and mypyc see the real names of `mypy_extensions`; at run time
no-op substitutes are used, so that the kernel and the games need the standard library only.
"""

from typing import TYPE_CHECKING

from caravane.kernel import words

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(*_names, **_settings):
        """Return the class unchanged; the attribute only matters to mypyc."""
        return lambda cls: cls


def build_kind() -> str:
    """Return which build of the rules is running, `compiled` or `interpreted`."""
    return "interpreted" if str(words.__file__).endswith(".py") else "compiled"
