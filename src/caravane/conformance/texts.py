"""Checks that everything a game can show has a text in every language, and its rules a rulebook (property 13)."""

from caravane.conformance.failure import Fault
from caravane.conformance.run import Run


def texts(run: Run) -> None:
    """Check property 13: all steps, verbs, events, reasons and components have texts, and there are rulebooks.

    Both hold in both languages. Explanations of components name rules of these books and figures that exist.
    """
    # Imported here, because a game without texts can be checked without the packages that read them.
    from caravane.text import explanation_problems, missing_texts, rulebook_problems  # noqa: PLC0415

    with run.at(0):
        problems = missing_texts(run.game) + rulebook_problems(run.game) + explanation_problems(run.game)
        if problems:
            raise Fault("; ".join(problems))
