"""Failures: what does not hold, where, and the game that leads there, ready to be loaded."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager

from caravane.kernel.codec import dump

Record = Mapping[str, object]


class Fault(AssertionError):
    """Something does not hold; whoever asked knows where."""


class NonConforming(AssertionError):
    """A game does not keep a property; `record` is the journal that leads there."""

    def __init__(self, where: str, what: str, record: Record) -> None:
        super().__init__(f"{where}: {what}")
        self.what = what
        self.record = dict(record)
        self.add_note(f"journal: {dump(self.record)}")


@contextmanager
def blaming(where: str, record: Callable[[], Record]) -> Iterator[None]:
    """Turn whatever goes wrong inside into a failure with its place and its journal."""
    try:
        yield
    except NonConforming:
        raise
    except Exception as error:
        raise NonConforming(where, describe(error), record()) from error


def describe(error: Exception) -> str:
    """Say what went wrong: the words of a fault, the kind of any other error too."""
    return str(error) if isinstance(error, Fault) else f"{type(error).__name__}: {error}"
