"""The rule specification as text, for tests that compare its figures with the data."""

from typing import Final

from tests.games.specification import Specification

SPECIFICATION: Final = Specification("archeos_society")
statement, figures = SPECIFICATION.statement, SPECIFICATION.figures
