"""The contract of an exchange between processes, and the exchange of a process that is alone.

Nothing that goes through an exchange is waited for or counted on. What does not arrive is found out by numbers, and read
from the record.
"""

from typing import Protocol, final

from caravane.server.cluster.messages import AboutTable, ToAll


class Ears(Protocol):
    """Who hears what other processes say."""

    async def hear(self, table: str, message: AboutTable) -> None:
        """Hear something about a table that was joined."""

    def hear_all(self, message: ToAll) -> None:
        """Hear what is for all."""

    def woken(self, moment: float) -> None:
        """Hear that a table is due at a moment."""

    async def back(self) -> None:
        """Whatever was said for a while may have been missed."""


class Exchange(Protocol):
    """The way to the other processes."""

    @property
    def shared(self) -> bool:
        """Tell whether there may be other processes at all."""

    @property
    def connected(self) -> bool:
        """Tell whether the others can be heard, as far as is known."""

    async def start(self, ears: Ears, *, works: bool) -> None:
        """Begin to listen; one who works is woken when a table is due."""

    async def stop(self) -> None:
        """Say what is to be said, and end."""

    async def join(self, table: str) -> None:
        """Hear what is said about a table; whatever is said after this, is heard."""

    def leave(self, table: str) -> None:
        """Hear of a table no longer."""

    def tell(self, table: str, message: AboutTable) -> None:
        """Tell those who joined a table."""

    def tell_all(self, message: ToAll) -> None:
        """Tell all processes."""

    def wake(self, moment: float) -> None:
        """Wake one of those who work, if any: a table is due at a moment."""


@final
class Alone:
    """The exchange of a process that has the record to itself."""

    shared = False
    connected = True

    async def start(self, ears: Ears, *, works: bool) -> None:
        """There is nobody to be heard."""

    async def stop(self) -> None:
        """There was nobody."""

    async def join(self, table: str) -> None:
        """All that happens at a table happens here."""

    def leave(self, table: str) -> None:
        """Nothing was joined."""

    def tell(self, table: str, message: AboutTable) -> None:
        """Nobody listens."""

    def tell_all(self, message: ToAll) -> None:
        """Nobody listens."""

    def wake(self, moment: float) -> None:
        """Nobody else works."""
