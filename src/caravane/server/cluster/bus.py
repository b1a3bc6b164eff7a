"""The protocol of a message bus between processes, and the bus of a single process.

Delivery through a bus is neither awaited nor guaranteed. A lost message shows as a gap in the numbers, and the missing
acts are read from the database.
"""

from typing import Protocol, final

from caravane.server.cluster.messages import ProcessMessage, TableMessage


class Subscriber(Protocol):
    """Receiver of messages from other processes."""

    async def on_table_message(self, table_id: str, message: TableMessage) -> None:
        """Handle a message about a subscribed table."""

    def on_message(self, message: ProcessMessage) -> None:
        """Handle a message to all processes."""

    def on_wake(self, due_at: float) -> None:
        """Handle a wake-up call: a table is due at `due_at`."""

    async def on_reconnect(self) -> None:
        """Handle a restored connection: any message may have been missed meanwhile."""


class Bus(Protocol):
    """Connection to the other processes."""

    @property
    def has_peers(self) -> bool:
        """Return whether there may be other processes at all."""

    @property
    def connected(self) -> bool:
        """Return whether the bus is connected, as far as is known."""

    async def start(self, subscriber: Subscriber, *, runs_jobs: bool) -> None:
        """Start listening; a process that runs jobs is woken when a table is due."""

    async def stop(self) -> None:
        """Send the pending messages and disconnect."""

    async def subscribe(self, table_id: str) -> None:
        """Subscribe to a table; every message published after this is received."""

    def unsubscribe(self, table_id: str) -> None:
        """End the subscription to a table."""

    def publish(self, table_id: str, message: TableMessage) -> None:
        """Publish a message to the subscribers of a table."""

    def publish_all(self, message: ProcessMessage) -> None:
        """Publish a message to all processes."""

    def wake_worker(self, due_at: float) -> None:
        """Wake one worker, if there is any: a table is due at `due_at`."""


@final
class LocalBus:
    """The bus of a process that has the database to itself."""

    has_peers = False
    connected = True

    async def start(self, subscriber: Subscriber, *, runs_jobs: bool) -> None:
        """Do nothing: a single process has no peers."""

    async def stop(self) -> None:
        """Do nothing: there is no connection."""

    async def subscribe(self, table_id: str) -> None:
        """Do nothing: all acts happen in this process."""

    def unsubscribe(self, table_id: str) -> None:
        """Do nothing: there are no subscriptions."""

    def publish(self, table_id: str, message: TableMessage) -> None:
        """Do nothing: there are no subscribers."""

    def publish_all(self, message: ProcessMessage) -> None:
        """Do nothing: there are no subscribers."""

    def wake_worker(self, due_at: float) -> None:
        """Do nothing: there are no other workers."""
