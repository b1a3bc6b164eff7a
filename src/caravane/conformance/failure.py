"""Failures of a property, each with its location and the journal that leads there, ready to be loaded."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager

from caravane.kernel.codec import dump

Record = Mapping[str, object]


class Fault(AssertionError):
    """A violated expectation; the caller adds where it happened."""


class NonConforming(AssertionError):
    """A game violates a property; `record` is the journal that leads there."""

    def __init__(self, where: str, what: str, record: Record) -> None:
        super().__init__(f"{where}: {what}")
        self.what = what
        self.record = dict(record)
        self.add_note(f"journal: {dump(self.record)}")


@contextmanager
def failure_context(where: str, record: Callable[[], Record]) -> Iterator[None]:
    """Turn any exception raised inside into a failure with its location and its journal."""
    try:
        yield
    except NonConforming:
        raise
    except Exception as error:
        raise NonConforming(where, describe(error), record()) from error


def describe(error: Exception) -> str:
    """Return the message of a fault, with the type in front for any other error."""
    return str(error) if isinstance(error, Fault) else f"{type(error).__name__}: {error}"
