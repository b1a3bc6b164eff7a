"""Texts: everything that a game can say has its words in every language, and its rules are told in each (property 13)."""

from caravane.conformance.failure import Fault
from caravane.conformance.run import Run


def texts(run: Run) -> None:
    """Property 13: every step, verb, event, reason and component has its text in both languages, and both have a rulebook."""
    # Imported here: whoever checks a game without texts needs no reader for them.
    from caravane.text import missing_texts, rulebook_faults  # noqa: PLC0415

    with run.at(0):
        complaints = missing_texts(run.game) + rulebook_faults(run.game)
        if complaints:
            raise Fault("; ".join(complaints))
