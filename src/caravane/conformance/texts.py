"""Texts: everything that a game can say has its words in every language (property 13)."""

from caravane.conformance.failure import Fault
from caravane.conformance.run import Run


def texts(run: Run) -> None:
    """Property 13: every step, verb, event, reason and component has its text in both languages."""
    # Imported here: whoever checks a game without texts needs no reader for them.
    from caravane.text import missing_texts  # noqa: PLC0415

    with run.at(0):
        missing = missing_texts(run.game)
        if missing:
            raise Fault("; ".join(missing))
